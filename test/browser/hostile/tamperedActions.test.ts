import { expect } from 'chai';
import type { ActionResult, DomTool } from '../../../src/index.ts';
import { engine, isLongRun } from '../support/environment.ts';
import { byId, newTool, reset, show } from '../support/page.ts';
import { CONSENT, joinedSnapshot, nodeNamed, showChild, tell } from '../protocol/frames/support.ts';
import { calledDuring, during, LIES, replaceable, type Replaceable } from './replaced.ts';

const PAGE =
  '<button id=b onclick="this.value = 1 + +this.value">Buy</button><label>Name <input id=i value=Ann></label>' +
  '<label>Mail <input id=j></label><label>Size <select id=s><option>S<option>M</select></label>' +
  '<label><input type=checkbox id=c>Gift</label>';

type Act = (tool: DomTool, id: (name: string) => string) => Promise<ActionResult>;
const ACTIONS: Readonly<Record<string, Act>> = {
  click: (tool, id) => tool.click(id('b')),
  type: (tool, id) => tool.type(id('i'), 'xyz'),
  select: (tool, id) => tool.select(id('s'), 'M'),
  check: (tool, id) => tool.check(id('c'), true),
  keypress: (tool, id) => tool.keypress('b', { targetNodeId: id('j') }),
  fillForm: (tool, id) => tool.fillForm({ [id('j')]: 'ab', [id('s')]: 'M' }),
  waitFor: (tool) => tool.waitFor({ text: 'Name' }),
};

const ALL_LIES: typeof LIES = {
  ...LIES,
  'never answers': () => ({ then: () => undefined, catch: () => undefined }),
};
/** Returns whether the function can lie in this way: only promises can be waited for in vain. */
const isOffered = (kind: string, name: string): boolean => kind !== 'never answers' || name.startsWith('Promise');

/** A tool that has looked at a fresh page, and the numbers of its elements. */
async function fresh(): Promise<{ tool: DomTool; id: (name: string) => string }> {
  show(PAGE);
  const tool = newTool();
  const snapshot = await tool.getSnapshot();
  const ids = new Map(['b', 'i', 'j', 's', 'c'].map((name) => [name, snapshot.getNodeId(byId(name)) as string]));
  const byName = { __proto__: null, ...Object.fromEntries(ids) } as unknown as Record<string, string>;
  return { tool, id: (name) => byName[name] as string };
}

/** What the page shows after an action, and what the action's result says of it, without what differs by time. */
const outcomeOf = ({ success, changes, code }: ActionResult): string =>
  JSON.stringify([
    success,
    code,
    changes.valueChanged,
    changes.newValue,
    ...['b', 'i', 'j', 's'].map((name) => (byId(name) as HTMLInputElement).value),
    (byId('c') as HTMLInputElement).checked,
  ]);

/** Returns the functions that are called while the action runs. */
async function calledBy(act: Act): Promise<Replaceable[]> {
  const { tool, id } = await fresh();
  return calledDuring(replaceable(), () => act(tool, id));
}

describe('an action on a page that replaces built-in functions', () => {
  afterEach(reset);

  for (const [name, act] of Object.entries(ACTIONS))
    it(`does the same, or is refused with the function's name: ${name}`, async function () {
      const { tool, id } = await fresh();
      const usual = outcomeOf(await act(tool, id));
      const called = await calledBy(act);
      const counts = { same: 0, refused: 0 };
      const wrong: string[] = [];
      let page = await fresh();
      const unchanged = outcomeOf({ success: false, changes: {} } as ActionResult);
      for (const { owner, key, name: replaced } of called)
        for (const [kind, value] of Object.entries(ALL_LIES)) {
          if (!isOffered(kind, replaced)) continue;
          const { tool: ours, id: numbers } = page;
          try {
            const outcome = outcomeOf(await during(owner, key, { value, writable: true }, () => act(ours, numbers)));
            if (outcome !== usual) wrong.push(`${replaced} ${kind}: ${outcome}`);
            counts.same++;
            ours.destroy();
            page = await fresh();
          } catch (error) {
            const { code, message } = error as { code?: string; message: string };
            counts.refused++;
            if (code !== 'tampered' || !message.includes(replaced)) wrong.push(`${replaced} ${kind}: ${message}`);
            const left = outcomeOf({ success: false, changes: {} } as ActionResult);
            if (left !== unchanged) wrong.push(`${replaced} ${kind}: half done, ${left}`);
          }
        }
      expect(wrong, wrong.join('\n')).to.deep.equal([]);
      expect(counts.refused).to.be.above(0);
      expect(called.length).to.be.above(50);
    });
});

describe('an action on a page whose library replaces built-in functions by working ones', () => {
  afterEach(reset);

  const act = async (owner: object, key: string, value: unknown): Promise<void> => {
    const { tool, id } = await fresh();
    const { success } = await during(owner, key, { value, writable: true }, () => ACTIONS['click']!(tool, id));
    expect(success).to.equal(true);
  };

  it('is done with promises that have no method `any`', () => act(Promise, 'any', undefined));

  it('is done with methods that take further arguments', async () => {
    const { keys } = Object;
    const { at } = Array.prototype;
    await act(Object, 'keys', (of: object, ...each: unknown[]) => {
      if (each.length) throw new TypeError('not a function');
      return keys(of);
    });
    await act(Array.prototype, 'at', function (this: unknown[], ...given: number[]) {
      return given.length > 1 ? [] : at.call(this, given[0]!);
    });
  });
});

describe('an action on a page that sets the size of its window', () => {
  afterEach(reset);

  it('is done, also in a frame', async () => {
    show(`${PAGE}<iframe id=f srcdoc="<button>Within</button>"></iframe>`);
    const frame = byId('f') as HTMLIFrameElement;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const inner = frame.contentWindow as Window;
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const [own, within] = [byId('b'), frame.contentDocument!.querySelector('button')!].map(
      (el) => snapshot.getNodeId(el) as string,
    ) as [string, string];
    for (const key of ['innerWidth', 'innerHeight'])
      for (const value of [0, undefined])
        await during(window, key, { value }, () =>
          during(inner, key, { value }, async () => {
            expect((await tool.click(own)).error).to.equal(undefined);
            expect((await tool.click(within)).error).to.equal(undefined);
          }),
        );
  });
});

describe('an action on a page that replaces the observer of performance', () => {
  afterEach(reset);

  it('does the same', async () => {
    const { tool, id } = await fresh();
    const usual = outcomeOf(await ACTIONS['type']!(tool, id));
    const { prototype } = PerformanceObserver;
    for (const [owner, key, value] of [
      ...[null, class {}, function () {}].map((value) => [window, 'PerformanceObserver', value] as const),
      [prototype, 'observe', null],
      [prototype, 'takeRecords', () => undefined],
      [prototype, 'disconnect', null],
    ] as const) {
      const page = await fresh();
      const outcome = await during(owner, key, { value, writable: true }, () => ACTIONS['type']!(page.tool, page.id));
      expect(outcomeOf(outcome), `${key} ${String(value)}`).to.equal(usual);
    }
  });
});

describe('an action that the page around a frame asks for', () => {
  afterEach(reset);

  it("does the same if the frame replaces built-in functions, or is refused with the function's name", async function () {
    show('');
    const frame = await showChild({
      body: '<button onclick="note(1)">Buy</button><input aria-label=Name>',
      join: CONSENT,
    });
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    const [button, field] = ['Buy', 'Name'].map((name) => nodeNamed(snapshot, name).node_id) as [string, string];
    await tell(
      frame,
      `const { defineProperty, getOwnPropertyDescriptor } = Reflect;
       window.put = (owner, key, value) => {
         const before = getOwnPropertyDescriptor(owner, key);
         defineProperty(owner, key, { ...before, value });
         window.restore = () => defineProperty(owner, key, before);
       };`,
    );
    const options = { clearFirst: true, settle: 0 };
    const counts = { same: 0, refused: 0 };
    let done = 0;
    const wrong: string[] = [];
    // A usual run tries a third of the functions in each engine, since the code that is tested is the same.
    const share = ['chromium', 'firefox', 'webkit'].indexOf(engine);
    const shares = isLongRun ? 1 : 3;
    const tried = replaceable().filter((_, i) => i % shares === share % shares);
    for (const { key, name } of tried) {
      const owner = name.slice(0, name.lastIndexOf('.'));
      // Iterators have no name by which the code in the frame could find them.
      if (typeof key === 'symbol' || /^(?:\w+Iterator|Generator)$/u.test(owner)) continue;
      for (const [kind, lie] of Object.entries(ALL_LIES)) {
        if (!isOffered(kind, name) || (kind === 'throws' && !name.startsWith('Promise'))) continue;
        await tell(frame, `notes.length = 0; put(${owner}, '${key}', ${String(lie)})`);
        try {
          const results = [await tool.click(button, { settle: 0 }), await tool.type(field, name, options)];
          const isSame = results.every(({ success }) => success) && results[1]?.changes.newValue === name;
          if (!isSame) wrong.push(`${name} ${kind}: ${results.map(({ error }) => error).join('; ')}`);
          counts.same++;
        } catch (error) {
          const { code, message } = error as { code?: string; message: string };
          if (code !== 'tampered' || !message.includes(name)) wrong.push(`${name} ${kind}: ${message}`);
          counts.refused++;
        }
        const clicks = await tell(frame, 'restore(); return notes.length');
        if (clicks !== counts.same - done) wrong.push(`${name} ${kind}: ${String(clicks)} clicks`);
        done = counts.same;
      }
    }
    expect(wrong, wrong.join('\n')).to.deep.equal([]);
    expect(counts.refused * shares).to.be.above(20);
    expect(counts.same * shares).to.be.above(100);
  });
});
