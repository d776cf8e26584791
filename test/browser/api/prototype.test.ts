import { expect } from 'chai';
import { during } from '../hostile/replaced.ts';
import { engine, isLongRun } from '../support/environment.ts';
import { byId, contentOf, newTool, reset, show } from '../support/page.ts';
import { FIELD_NAMES } from './support/fieldNames.ts';

const prototype = Object.prototype as unknown as Record<string, unknown>;
const FIELDS: Readonly<Record<string, unknown>> = {
  force: true,
  includeValues: true,
  clearFirst: true,
  viewport: true,
  button: 'right',
  position: { x: -500, y: -500 },
  snapshotId: 'ffffffff',
  nodeId: 1,
  signal: 'x',
  once: true,
  passive: true,
  detail: 7,
};

describe('a page that puts fields on Object.prototype', () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(FIELDS))
      Object.defineProperty(prototype, name, { value, configurable: true, enumerable: false, writable: true });
  });
  afterEach(() => {
    for (const name of Object.keys(FIELDS)) Reflect.deleteProperty(prototype, name);
    reset();
  });

  it('cannot force a click through a covering element', async () => {
    show(
      '<button id=a>Under</button><div style="position:fixed;inset:0;background:#fff"></div><p style="margin-top:5000px">Far</p>',
    );
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('a')) as string;
    let clicks = 0;
    byId('a').addEventListener('click', () => clicks++);
    expect(await tool.click(id)).to.include({ success: false, code: 'covered' });
    expect(clicks).to.equal(0);
  });

  it('cannot change the button or the position of a click, or clear a field', async () => {
    show('<button id=a>Press</button><input id=b value=old aria-label=B>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const pressed: number[] = [];
    byId('a').addEventListener('click', ({ button }) => pressed.push(button));
    expect(await tool.click(snapshot.getNodeId(byId('a')) as string)).to.include({ success: true });
    expect(pressed).to.deep.equal([0]);
    expect(await tool.type(snapshot.getNodeId(byId('b')) as string, 'new')).to.include({ success: true });
    expect((byId('b') as HTMLInputElement).value).to.equal('oldnew');
  });

  it('cannot reveal typed text that was not requested', async () => {
    show('<input id=b aria-label=B><p style="margin-top:5000px">Far down</p>');
    (byId('b') as HTMLInputElement).value = 'private words';
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const views = {
      text: snapshot.toText(),
      serialized: JSON.stringify(snapshot.serialize()),
      overview: await tool.overview({ format: 'text' }),
      search: await tool.search('B', { format: 'text' }),
      forms: JSON.stringify(await tool.forms()),
      state: JSON.stringify(await tool.pageState()),
      inspected: JSON.stringify(await tool.inspect('#b')),
    };
    for (const [name, view] of Object.entries(views)) expect(view, name).to.not.contain('private');
    expect(views.text).to.contain('Far down');
  });
});

const NAMES =
  'value get set writable configurable enumerable then signal nodeId name text role id tag 0 1 length button detail ' +
  'bubbles composed toJSON constructor timeout settle force position modifiers clearFirst speed includeValues';
const mine = (): never => {
  throw new Error('mine');
};
const KINDS: Readonly<Record<string, PropertyDescriptor>> = {
  'a constant': { value: 7, writable: false },
  'a getter that throws': { get: mine },
  'a setter': { get: () => undefined, set: () => undefined },
};

describe('a field on Object.prototype', () => {
  afterEach(reset);

  for (const [kind, descriptor] of Object.entries(KINDS))
    it(`changes no view, and an action is done or refused with its name: ${kind}`, async () => {
      const wrong: string[] = [];
      for (const name of NAMES.split(' ')) {
        show(
          '<h1>Shop</h1><label>N <input id=i></label><button id=b>Go</button><input type=checkbox id=c aria-label=C>',
        );
        const tool = newTool();
        const first = await tool.getSnapshot();
        const usual = contentOf(first);
        const [field, button, box] = ['i', 'b', 'c'].map((one) => first.getNodeId(byId(one)) as string) as [
          string,
          string,
          string,
        ];
        let clicks = 0;
        byId('b').addEventListener('click', () => clicks++);
        const told: (string | undefined)[] = [];
        let at = 0;
        const { defineProperty } = Reflect;
        const note = (value: string): void => {
          const own = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
          defineProperty(told, at++, own as PropertyDescriptor);
        };
        const end = async (act: () => Promise<{ success?: boolean; error?: string; toText?: () => string }>) => {
          try {
            const answer = await act();
            note(answer.success === false ? `refused: ${answer.error ?? ''}` : 'done');
          } catch (error) {
            const { code, message } = error as { code?: string; message: string };
            note(code === 'tampered' && message.includes(`Object.prototype.${name}`) ? 'named' : `${code}: ${message}`);
          }
        };
        let text = usual;
        await during(Object.prototype, name, descriptor, async () => {
          await end(async () => {
            const snapshot = await tool.getSnapshot();
            text = snapshot.toText({ previous: null }).replace(/^@page .*\n/, '');
            return {};
          });
          await end(() => tool.click(button));
          await end(() => tool.check(box));
          await end(() => tool.type(field, 'abc'));
        });
        if (text !== usual) wrong.push(`${name}: ${text}`);
        for (const one of told) if (one !== 'done' && one !== 'named') wrong.push(`${name}: ${one ?? 'nothing'}`);
        const left = [clicks, (byId('c') as HTMLInputElement).checked, (byId('i') as HTMLInputElement).value].join();
        if (!told.includes('named') && left !== '1,true,abc') wrong.push(`${name}: ${left}`);
        tool.destroy();
      }
      expect(wrong, wrong.join('\n')).to.deep.equal([]);
    });
});

const defineProperty = Object.defineProperty;

/** Gives all objects these fields while the work is done. */
async function withFields<T>(names: readonly string[], value: unknown, work: () => Promise<T>): Promise<T> {
  for (const name of names)
    defineProperty(prototype, name, { __proto__: null, value, configurable: true, writable: true } as never);
  try {
    return await work();
  } finally {
    for (const name of names) Reflect.deleteProperty(prototype, name);
  }
}

/** Returns what a look, actions and their reports tell while all objects have these fields. */
async function told(names: readonly string[], value: unknown): Promise<string> {
  show(`<h1>Shop</h1><label>N <input id=i></label><button id=b>Go</button><p id=p>Off</p><button id=d disabled>No</button>
    <select id=s aria-label=S><option>One<option>Two</select>`);
  byId('b').addEventListener('click', () => (byId('p').textContent = 'On'));
  const tool = newTool();
  const first = await tool.getSnapshot();
  const [button, disabled, field, select] = ['b', 'd', 'i', 's'].map((id) => first.getNodeId(byId(id)) as string) as [
    string,
    string,
    string,
    string,
  ];
  const results = await withFields(names, value, async () => {
    try {
      const look = (await tool.getSnapshot()).toText({ previous: null });
      const all: unknown[] = [
        look,
        await tool.click(button, { settle: 0 }),
        await tool.click(disabled, { settle: 0, timeout: 0 }),
        await tool.type(field, 'abc', { settle: 0 }),
        await tool.select(select, 'Two', { settle: 0 }),
        await tool.click('node_999'),
      ];
      return all;
    } catch (error) {
      return [(error as Error).message];
    }
  });
  reset();
  return JSON.stringify(results, (key, one: unknown) => (/^(?:duration|timestamp)$/.test(key) ? '' : one))
    .replace(/observed in \d+ ms/g, 'observed')
    .replace(/snapshot \w+/g, 'snapshot');
}

/** Returns where a text begins to differ from the usual one, with what surrounds that. */
function differing(usual: string, now: string): string {
  let at = 0;
  while (usual[at] === now[at] && at < now.length) at++;
  return now.slice(Math.max(0, at - 80), at + 80);
}

describe('a field that the library reads where it may be missing', () => {
  afterEach(reset);

  const values = { chromium: true, firefox: 'x', webkit: 7 };
  // What the library reads is the same in each engine, so that a usual run tries one value in each.
  for (const value of isLongRun ? Object.values(values) : [values[engine]])
    it(`changes no view and no result if all objects have it, or is named: ${JSON.stringify(value)}`, async () => {
      const usual = await told([], value);
      const wrong: string[] = [];
      /** Gives all objects many fields at once, and where that shows something, each half of them. */
      const tryFields = async (names: readonly string[]): Promise<void> => {
        const [name] = names;
        const now = await told(names, value);
        if (now === usual || !name) return;
        if (names.length > 1) {
          await tryFields(names.slice(0, names.length / 2));
          await tryFields(names.slice(names.length / 2));
        } else if (!now.includes(`Object.prototype.${name}`)) wrong.push(`${name}: ${differing(usual, now)}`);
      };
      for (let at = 0; at < FIELD_NAMES.length; at += 40) await tryFields(FIELD_NAMES.slice(at, at + 40));
      expect(wrong, wrong.join('\n')).to.deep.equal([]);
    });
});
