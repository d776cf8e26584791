import { expect } from 'chai';
import { DomTool, DomToolError } from '../../../src/index.ts';
import { byId, newTool, reset, show } from '../support/page.ts';

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;
const throwing = {
  get timeout(): never {
    throw new TypeError('not yours');
  },
  toString(): never {
    throw new TypeError('not yours either');
  },
};

const never = (): never => {
  throw new TypeError('a trap');
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const { proxy: revokedFunction, revoke: revokeFunction } = Proxy.revocable(() => undefined, {});
revokeFunction();
/** An object each of whose properties is the object itself, so that it has no end. */
const endless: object = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? endless : undefined) });

/** A frame of an opaque origin, outside of the body, which the tests replace. */
const frame = document.createElement('iframe');
frame.setAttribute('sandbox', '');
document.documentElement.append(frame);
after(() => frame.remove());

/** A value of every kind, each of which is wrong for nearly every argument. */
const WRONG: readonly (readonly [kind: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['NaN', NaN],
  ['a negative number', -1],
  ['infinity', Infinity],
  ['a huge number', 1e308],
  ['a symbol', Symbol('s')],
  ['a BigInt', 10n],
  ['true', true],
  ['an empty text', ''],
  ['a text', 'x'],
  ['a long text', 'x'.repeat(1_000_000)],
  ['a list', []],
  ['a nested list', [[null]]],
  ['a sparse list', new Array(3)],
  ['a list of billions of gaps', new Array(2 ** 32 - 1)],
  ['an empty object', {}],
  ['a revoked proxy of a function', revokedFunction],
  ['an endless proxy', endless],
  ['a frozen object', Object.freeze({ x: 1 })],
  ['a cyclic object', cyclic],
  ['an object whose getters throw', throwing],
  ['a thenable that never answers', { then: () => undefined }],
  ['a thenable that cannot be read', Object.defineProperty({}, 'then', { get: never, enumerable: true })],
  ['an object without a prototype', Object.assign(Object.create(null), { action: 'query', x: { y: 1 } })],
  ['an object whose action cannot be read', Object.defineProperty({}, 'action', { get: never, enumerable: true })],
  ['a proxy that throws', new Proxy({}, { get: never, has: never, ownKeys: never, getPrototypeOf: never })],
  ['a list that throws', new Proxy([1], { get: never })],
  ['a revoked proxy', revoked],
  ['a list with a revoked proxy', [revoked]],
  ['an object with a revoked proxy', { x: revoked, timeout: revoked, position: revoked }],
  ['a window of another origin', frame.contentWindow],
  ['an object with a window of another origin', { value: frame.contentWindow, timeout: frame.contentWindow }],
  ['a function', () => undefined],
  ['a function that cannot be read', new Proxy(() => undefined, { get: never })],
  ['a window', window],
  ['a text node', document.createTextNode('t')],
];

/** Calls with one argument replaced by a wrong value. */
type Call = (tool: DomTool, wrong: never, id: string) => unknown;
const quick = { timeout: 0, settle: 0 };
const CALLS: Readonly<Record<string, Call>> = {
  'new DomTool': (_, wrong) => new DomTool(wrong).destroy(),
  computeAccessibleName: (_, wrong) => DomTool.computeAccessibleName(wrong),
  computeAccessibleDescription: (_, wrong) => DomTool.computeAccessibleDescription(wrong),
  computeRole: (_, wrong) => DomTool.computeRole(wrong),
  checkVisibility: (_, wrong) => DomTool.checkVisibility(wrong),
  isInteractive: (_, wrong) => DomTool.isInteractive(wrong),
  'toolDefinitions format': (_, wrong) => DomTool.toolDefinitions(wrong),
  'toolDefinitions only': (_, wrong) => DomTool.toolDefinitions('mcp', wrong),
  getSnapshot: (tool, wrong) => tool.getSnapshot(wrong),
  buildSnapshot: (tool, wrong) => tool.buildSnapshot(wrong),
  serialize: async (tool, wrong) => (await tool.getSnapshot()).serialize(wrong),
  toText: async (tool, wrong) => (await tool.getSnapshot()).toText(wrong),
  'toText previous': async (tool, wrong) => (await tool.getSnapshot()).toText({ previous: wrong }),
  'toText lines': async (tool, wrong) => (await tool.getSnapshot()).toText({ lines: wrong }),
  'toText expand': async (tool, wrong) => (await tool.getSnapshot()).toText({ expand: wrong }),
  'snapshot.diff': async (tool, wrong) => (await tool.getSnapshot()).diff(wrong),
  getRealElement: async (tool, wrong) => (await tool.getSnapshot()).getRealElement(wrong),
  getNodeId: async (tool, wrong) => (await tool.getSnapshot()).getNodeId(wrong),
  get_serialized_dom: (tool, wrong) => tool.get_serialized_dom(wrong),
  filterSelector: (tool, wrong) => tool.get_serialized_dom({ filterSelector: wrong }),
  overview: (tool, wrong) => tool.overview(wrong),
  'search expression': (tool, wrong) => tool.search(typeof wrong === 'string' ? `/${wrong as string}/` : wrong),
  'search query': (tool, wrong) => tool.search(wrong),
  'search options': (tool, wrong) => tool.search('x', wrong),
  'inspect target': (tool, wrong) => tool.inspect(wrong),
  'inspect options': (tool, wrong, id) => tool.inspect(id, wrong),
  forms: (tool, wrong) => tool.forms(wrong),
  toPageModel: (tool, wrong) => tool.toPageModel(wrong),
  'diff first': (tool, wrong) => tool.diff(wrong, 'x'),
  'diff second': async (tool, wrong) => tool.diff((await tool.getSnapshot()).snapshotId, wrong),
  'click id': (tool, wrong) => tool.click(wrong, quick),
  'click options': (tool, wrong, id) => tool.click(id, wrong),
  'click position': (tool, wrong, id) => tool.click(id, { ...quick, position: wrong }),
  'click snapshotId': (tool, wrong, id) => tool.click(id, { ...quick, snapshotId: wrong }),
  'type id': (tool, wrong) => tool.type(wrong, 'x', quick),
  'type text': (tool, wrong, id) => tool.type(id, wrong, quick),
  'keypress key': (tool, wrong) => tool.keypress(wrong, quick),
  'keypress options': (tool, wrong) => tool.keypress('a', wrong),
  'type options': (tool, wrong, id) => tool.type(id, 'x', wrong),
  'keypress modifiers': (tool, wrong) => tool.keypress('a', { ...quick, modifiers: wrong }),
  'keypress target': (tool, wrong) => tool.keypress('a', { ...quick, targetNodeId: wrong }),
  'hover id': (tool, wrong) => tool.hover(wrong, quick),
  'select values': (tool, wrong) => tool.select('1', wrong, quick),
  'select value': (tool, wrong) => tool.select('1', [wrong], quick),
  'selectText id': (tool, wrong) => tool.selectText(wrong, quick),
  'check id': (tool, wrong) => tool.check(wrong, true, quick),
  'check checked': (tool, wrong, id) => tool.check(id, wrong, quick),
  'clear id': (tool, wrong) => tool.clear(wrong, quick),
  'focus id': (tool, wrong) => tool.focus(wrong, quick),
  'scroll id': (tool, wrong) => tool.scroll(wrong, { ...quick, to: 'top' } as object),
  'scroll options': (tool, wrong) => tool.scroll(null, wrong),
  'setValue value': (tool, wrong, id) => tool.setValue(id, wrong, quick),
  'drag to': (tool, wrong, id) => tool.drag(id, wrong, quick),
  'drag to dx': (tool, wrong, id) => tool.drag(id, { dx: wrong, dy: 0 }, quick),
  'drag id': (tool, wrong) => tool.drag(wrong, { dx: 1, dy: 1 }, quick),
  'drag to position': (tool, wrong, id) => tool.drag(id, { targetNodeId: id, position: wrong }, quick),
  'drag to element': (tool, wrong, id) => tool.drag(id, { targetNodeId: wrong }, quick),
  'upload files': (tool, wrong, id) => tool.upload(id, wrong, quick),
  'upload file': (tool, wrong, id) => tool.upload(id, { name: 'x', content: wrong } as never, quick),
  'submit id': (tool, wrong) => tool.submit(wrong, quick),
  waitFor: (tool, wrong) => tool.waitFor(wrong),
  'waitFor id': (tool, wrong) => tool.waitFor({ nodeId: wrong, timeout: 0 }),
  'callPageTool name': (tool, wrong) => tool.callPageTool(wrong, {}, quick),
  'callPageTool input': (tool, wrong) => tool.callPageTool('x', wrong, quick),
  'collect id': (tool, wrong) => tool.collect(wrong, { timeout: 0 }),
  fillForm: (tool, wrong) => tool.fillForm(wrong, quick),
  'fillForm value': (tool, wrong, id) => tool.fillForm({ [id]: wrong }, quick),
  'call name': (tool, wrong) => tool.call(wrong),
  'call args': (tool, wrong) => tool.call('dom_click', wrong),
  'call options': (tool, wrong) => tool.call('dom_text', {}, wrong),
  perform: (tool, wrong) => tool.perform(wrong),
  'perform options': (tool, wrong) => tool.perform('scroll(down)', wrong),
  pageState: (tool, wrong) => tool.pageState(wrong),
  'pageState mode': (tool, wrong) => tool.pageState({ domMode: wrong }),
  negotiate: (tool, wrong) => tool.negotiate(wrong),
  'negotiate send': (tool, wrong) => tool.negotiate({ query: 'x', send: wrong }),
  automate: (tool, wrong) => tool.automate(wrong),
  'automate selector': (tool, wrong) => tool.automate({ action: 'query', selector: wrong }),
  'automate host': (tool, wrong) => tool.automate({ action: 'evaluate', fn: '1' }, wrong),
  'automate action': (tool, wrong) => tool.automate({ action: wrong }),
  listen: (_, wrong) => DomTool.listen(wrong)(),
  'listen ports': (_, wrong) => DomTool.listen({ ports: wrong })(),
  'listen origins': (_, wrong) => DomTool.listen({ origins: wrong })(),
  answerDialogs: (tool, wrong) => tool.answerDialogs(wrong)(),
  useTrustedInput: (tool, wrong) => {
    try {
      tool.useTrustedInput(wrong);
    } finally {
      tool.useTrustedInput(null);
    }
  },
  'overlay.show': async (tool, wrong) => {
    await tool.overlay.show(wrong);
    tool.overlay.hide();
  },
};

/** Returns whether the answer is a failure that does not say why by a code. */
function isUntold(answer: unknown): boolean {
  const { success, code } = (answer ?? {}) as { success?: unknown; code?: unknown };
  return success === false && !code;
}

/** Returns the outcome of a call: `answer`, the code of the error that the tool threw, or a description of a fault. */
async function endOf(call: () => unknown): Promise<string> {
  try {
    return isUntold(await call()) ? 'a failure without a code' : 'answer';
  } catch (error) {
    if (!(error instanceof DomToolError))
      return `threw ${String(error)}\n${(error as Error).stack ?? ''}`.slice(0, 400);
    return typeof error.code === 'string' ? `code ${error.code}` : 'no code';
  }
}

describe('a wrong argument', () => {
  afterEach(reset);

  it('is refused if it is to answer native dialogs and is no function', () => {
    const tool = newTool();
    for (const wrong of [undefined, null, 'x', 1, {}, document.all])
      expect(() => tool.answerDialogs(wrong as never)).to.throw(DomToolError, /handler must be|is missing/);
  });

  for (const [name, call] of Object.entries(CALLS))
    it(`is refused with a code, or used as what it is: ${name}`, async () => {
      show('<main><button id=b>Go</button><input><select><option>One</select></main>');
      const tool = newTool();
      const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
      for (const [kind, wrong] of WRONG)
        expect(await endOf(() => call(tool, wrong as never, id)), kind).to.match(/^answer$|^code [a-z_]+$/);
      expect((await tool.getSnapshot()).toText()).to.include('button Go');
    });
});

describe('a window of another origin', () => {
  afterEach(reset);

  it('is refused in place of arguments and options', async () => {
    show('<button id=b>Go</button><select id=s><option>One</select>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const [button, list] = [byId('b'), byId('s')].map((el) => snapshot.getNodeId(el) as string);
    const wrong = frame.contentWindow as never;
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      click: () => tool.click(button as string, wrong),
      select: () => tool.select(list as string, wrong),
      overview: () => tool.overview(wrong),
      getSnapshot: () => tool.getSnapshot(wrong),
    };
    for (const [name, call] of Object.entries(calls)) expect(await endOf(call), name).to.equal('code bad_option');
  });
});

describe('options that would be lost without a word', () => {
  afterEach(reset);

  it('are refused', async () => {
    show('<button id=b>Go</button><input id=i>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const of = (one: string): string => snapshot.getNodeId(byId(one)) as string;
    const calls: Readonly<Record<string, () => unknown>> = {
      'a map for options': () => tool.click(of('b'), new Map([['button', 'right']]) as never),
      'a promise for options': () => tool.click(of('b'), Promise.resolve({}) as never),
      'inherited options': () => tool.click(of('b'), Object.create({ button: 'right' }) as never),
      'a map of values': () => tool.fillForm(new Map([[of('i'), 'x']]) as never),
      'a text for options of perform': () => tool.perform(`click(${of('b')})`, 'stale' as never),
      'an unknown option of perform': () => tool.perform(`click(${of('b')})`, { snapshotID: 'x' } as never),
      'a text for options of call': () => tool.call('dom_text', {}, 'full' as never),
      'an unknown option of call': () => tool.call('dom_text', {}, { ful: true } as never),
      'a number for options of get_serialized_dom': () => tool.get_serialized_dom(5 as never),
      'a list for options of get_serialized_dom': () => tool.get_serialized_dom([] as never),
    };
    for (const [name, call] of Object.entries(calls)) expect(await endOf(call), name).to.equal('code bad_option');
  });
});

describe('a number out of range', () => {
  afterEach(reset);

  const NUMBERS: Readonly<Record<string, Call>> = {
    'click timeout': (tool, wrong, id) => tool.click(id, { timeout: wrong }),
    'click settle': (tool, wrong, id) => tool.click(id, { settle: wrong }),
    'click navigationTimeout': (tool, wrong, id) => tool.click(id, { navigationTimeout: wrong }),
    'type speed': (tool, wrong, id) => tool.type(id, 'ab', { speed: wrong, timeout: 0 }),
    'keypress repeat': (tool, wrong) => tool.keypress('a', { repeat: wrong, timeout: 0 }),
    'drag steps': (tool, wrong, id) => tool.drag(id, { dx: 1, dy: 1 }, { steps: wrong, timeout: 0 }),
    'waitFor quiet': (tool, wrong) => tool.waitFor({ quiet: wrong, timeout: 0 }),
    'waitFor timeout': (tool, wrong) => tool.waitFor({ text: 'never', timeout: wrong }),
    'collect timeout': (tool, wrong, id) => tool.collect(id, { timeout: wrong }),
  };
  for (const [name, call] of Object.entries(NUMBERS))
    it(`is refused: ${name}`, async () => {
      show('<button id=b>Go</button>');
      const tool = newTool();
      const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
      for (const wrong of [-1, NaN, Infinity, 1e9, 1e308])
        expect(await endOf(() => call(tool, wrong as never, id)), String(wrong)).to.equal('code bad_option');
    });

  it('is refused as a place in the box of a drop target', async () => {
    show('<button id=b>Go</button>');
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    for (const x of [NaN, Infinity])
      expect(await endOf(() => tool.drag(id, { targetNodeId: id, position: { x, y: 1 } }))).to.equal('code bad_option');
  });
});

describe('trusted input of a host', () => {
  afterEach(() => {
    newTool().useTrustedInput(null);
    reset();
  });

  const nothing = (): Promise<void> => Promise.resolve();
  const idle = { click: nothing, move: nothing, type: nothing, press: nothing };

  it('is not a success if no event arrives', async () => {
    show('<button id=b>Go</button>');
    const tool = newTool();
    tool.useTrustedInput(idle);
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    const clicked = await tool.click(id);
    expect([clicked.success, clicked.code]).to.deep.equal([false, 'failed']);
    expect(clicked.error).to.include('arrived');
    const pressed = await tool.keypress('a', { targetNodeId: id });
    expect([pressed.success, pressed.code]).to.deep.equal([false, 'failed']);
    const hovered = await tool.hover(id);
    expect([hovered.success, hovered.code]).to.deep.equal([false, 'failed']);
  });

  it('is abandoned if it never answers', async () => {
    show('<button id=b>Go</button>');
    const tool = newTool();
    tool.useTrustedInput({ ...idle, click: () => new Promise<void>(() => undefined) });
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    const result = await tool.click(id);
    expect([result.success, result.code]).to.deep.equal([false, 'failed']);
    expect(result.error).to.include('did not answer');
  });

  it('is refused without one of its functions', () => {
    expect(() => newTool().useTrustedInput({ click: nothing } as never)).to.throw(DomToolError, 'move');
    expect(() => newTool().useTrustedInput({ ...idle, isCancelled: 1 } as never)).to.throw(DomToolError, 'isCancelled');
  });
});
