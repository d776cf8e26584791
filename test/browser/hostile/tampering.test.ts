import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

const PAGE =
  '<main><h1>Shop</h1><p>Two <b>words</b> and a <a href="/x">link</a></p><ul><li>One <button>Buy</button><li>Two</ul>' +
  '<form><label>Name <input value=Ann></label><select><option>S<option>M</select></form><table><tr><td>a<td>b</table></main>';

/** Built-in functions by owner. The test restores each of them. */
const OWNERS: Readonly<Record<string, object>> = {
  Array,
  'Array.prototype': Array.prototype,
  Object,
  'String.prototype': String.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  'RegExp.prototype': RegExp.prototype,
  Math,
  JSON,
  Number,
  Reflect,
  Date,
  'Date.prototype': Date.prototype,
  'Number.prototype': Number.prototype,
  'WeakSet.prototype': WeakSet.prototype,
};
/** The functions that the test itself needs to restore others or to call anything. */
const KEPT = /^(?:Object|Reflect)\.(?:define|delete|getOwn)\w*$|\.prototype\.constructor$/;

const LIES: Readonly<Record<string, () => unknown>> = {
  throws: () => {
    throw new Error('not here');
  },
  lies: () => undefined,
};

/** Runs `work` while a property is replaced. */
async function during<T>(
  owner: object,
  key: string,
  descriptor: PropertyDescriptor,
  work: () => T | Promise<T>,
): Promise<T> {
  const { defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect;
  const before = getOwnPropertyDescriptor(owner, key);
  defineProperty(owner, key, { __proto__: null, ...descriptor, configurable: true } as PropertyDescriptor);
  try {
    return await work();
  } finally {
    if (before) defineProperty(owner, key, before);
    else deleteProperty(owner, key);
  }
}

interface Told {
  text: string;
  views: readonly unknown[];
  tampered: readonly string[];
}

/** Returns the views as text, without the parts that differ from call to call. */
const shapeOf = (views: readonly unknown[]): string =>
  JSON.stringify(views).replace(/"(?:snapshot_?id|timestamp|captureTimeMs)":(?:"[^"]*"|[\d.]+)/giu, '');

describe('a page that replaces built-in functions', () => {
  afterEach(reset);

  for (const [kind, lie] of Object.entries(LIES))
    it(`gets the same view, or an error that names the function, when each ${kind}`, async function () {
      this.timeout(120_000);
      show(PAGE);
      const first = newTool();
      const usual = contentOf(await first.getSnapshot());
      const views = shapeOf([
        (await first.getSnapshot()).serialize(),
        await first.overview(),
        await first.search('Buy'),
        await first.forms(),
      ]);
      const wrong: string[] = [];
      const counts = { same: 0, named: 0 };
      for (const [name, owner] of Object.entries(OWNERS)) {
        for (const key of Object.getOwnPropertyNames(owner)) {
          const { value } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
          const called = `${name}.${key}`;
          if (typeof value !== 'function' || KEPT.test(called)) continue;
          const tool = newTool();
          let told: Told | string;
          try {
            told = await during(owner, key, { value: lie, writable: true }, async () => {
              const snapshot = await tool.getSnapshot();
              const text = snapshot.toText({ previous: null });
              const views = [snapshot.serialize(), await tool.overview(), await tool.search('Buy'), await tool.forms()];
              return { text, views, tampered: snapshot.tampered };
            });
          } catch (error) {
            const { code, message } = error as { code?: string; message: string };
            told = code === 'tampered' && message.includes(called) ? 'named' : String(error);
          }
          tool.destroy();
          if (told === 'named') counts.named++;
          else if (typeof told === 'string') wrong.push(`${called}: ${told}`);
          else if (told.text.replace(/^@page .*\n/, '') !== usual) wrong.push(`${called}: ${told.text}`);
          else if (shapeOf(told.views) !== views) wrong.push(`${called}: ${shapeOf(told.views)}`);
          else if (!told.tampered.includes(called)) wrong.push(`${called} is not told`);
          else counts.same++;
        }
      }
      expect(wrong, wrong.join('\n')).to.deep.equal([]);
      expect(counts.same).to.be.above(15 * counts.named);
    });

  it('gets each of its functions back afterwards', async () => {
    show(PAGE);
    const mine = (): boolean => false;
    await during(Array.prototype, 'includes', { value: mine, writable: true }, async () => {
      const snapshot = await newTool().getSnapshot();
      snapshot.toText();
      expect(Object.getOwnPropertyDescriptor(Array.prototype, 'includes')?.value === mine).to.equal(true);
    });
  });

  it('is looked at in several tasks while functions lie', async () => {
    show('<p>One <b>word</b></p>'.repeat(5000));
    expect((await newTool().getSnapshot()).tampered).to.deep.equal([]);
    for (const [name, owner, key] of [
      ['Array.prototype', Array.prototype, 'shift'],
      ['Array.prototype', Array.prototype, 'push'],
      ['Array.prototype', Array.prototype, 'splice'],
      ['Math', Math, 'max'],
      ['Math', Math, 'min'],
      ['Promise.prototype', Promise.prototype, 'finally'],
    ] as const)
      await during(owner, key, { value: () => undefined, writable: true }, async () => {
        const tool = newTool();
        expect((await tool.getSnapshot()).tampered).to.deep.equal([`${name}.${key}`]);
        tool.destroy();
      });
  });

  for (const [owner, key] of [
    [Object.prototype, 'value'],
    [Object.prototype, 'get'],
    [Object.prototype, 'set'],
    [Object.prototype, 'then'],
    [Object.prototype, 'signal'],
    [Object.prototype, 'nodeId'],
    [Object.prototype, '0'],
    [Array.prototype, '0'],
    [Array.prototype, 'toJSON'],
  ] as const)
    it(`does no harm with a setter for ${key} on ${owner === Object.prototype ? 'Object' : 'Array'}.prototype`, async () => {
      show(PAGE);
      const usual = contentOf(await newTool().getSnapshot());
      let calls = 0;
      const tool = newTool();
      const set = (): void => {
        calls++;
      };
      const text = await during(owner, key, { set, get: () => undefined }, async () =>
        (await tool.getSnapshot()).toText({ previous: null }),
      );
      expect(text.replace(/^@page .*\n/, '')).to.equal(usual);
      expect(calls).to.be.below(2);
    });
});
