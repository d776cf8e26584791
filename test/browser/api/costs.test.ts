import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { engine } from '../support/environment.ts';
import { byId, codeOf, newTool, reset, show } from '../support/page.ts';

/** One engine reads the largest of these pages. WebKit itself takes long to lay them out. */
const SCALE = engine === 'chromium' ? 1 : 0.1;

/** Returns the views of a page by name. */
async function allViews(): Promise<Record<string, string>> {
  const tool = newTool();
  const snapshot = await tool.getSnapshot({ maxWaitMs: 30_000 });
  const views = {
    text: snapshot.toText(),
    some: snapshot.toText({ maxTokens: 500 }),
    serialized: snapshot.serialize(),
    overview: await tool.overview(),
    overviewText: await tool.overview({ format: 'text', viewport: false }),
    search: await tool.search('e'),
    forms: await tool.forms(),
    model: await tool.toPageModel(),
    state: await tool.pageState(),
    skeleton: await tool.pageState({ domMode: 'skeleton' }),
    inspected: await tool.inspect('body *'),
  };
  return Object.fromEntries(
    Object.entries(views).map(([name, view]) => [name, typeof view === 'string' ? view : JSON.stringify(view)]),
  );
}

/** Fills `#all` with the given number of words, each in a separate element. */
function manyWords(count: number): void {
  byId('all').innerHTML = '<span>word</span> '.repeat(count);
}

/** Shows buttons that overlap each other in many ways. */
function overlapping(count: number): void {
  const button = (i: number): string =>
    `<button style="position: absolute; left: ${(i * 13) % 200}px; top: ${((i * 7) % 200) + i / 1000}px">Go</button>`;
  show(Array.from({ length: count }, (_, i) => button(i)).join(''));
}

/** Returns how often a timer of the page ran while a tool that has read the page writes a view. */
async function turnsDuring(write: (tool: DomTool) => Promise<unknown>): Promise<number> {
  const tool = newTool();
  await tool.getSnapshot();
  let turns = 0;
  const turn = setInterval(() => turns++, 1);
  await write(tool);
  clearInterval(turn);
  return turns;
}

// A view that compares everything with everything would not end within the limit that the runner has for a test.
describe('a page that is made to take long', () => {
  afterEach(reset);

  const pages: readonly (readonly [title: string, build: () => void])[] = [
    ['a paragraph of many links', () => show(`<p>${'word <a href="/x">link</a> '.repeat(20_000 * SCALE)}</p>`)],
    [
      'a paragraph of many struck and coded words',
      () => show(`<p>${'<s>old</s> <code>new</code> '.repeat(10_000 * SCALE)}</p>`),
    ],
    ['many equal buttons', () => show('<div><button class="b">Go</button></div>'.repeat(8000 * SCALE))],
    [
      'a long table of 50 columns',
      () => show(`<table>${`<tr>${'<td><button>Go</button>'.repeat(50)}`.repeat(400 * SCALE)}</table>`),
    ],
    ['one very long text', () => show(`<p>${'lorem ipsum '.repeat(250_000 * SCALE)}</p>`)],
  ];
  for (const [title, build] of pages)
    it(`is told in every view: ${title}`, async () => {
      build();
      const views = await allViews();
      for (const [name, view] of Object.entries(views)) expect(view, name).not.to.equal('');
      expect(JSON.stringify(views['some']).length).to.be.below(8000);
    });

  it('repeats the cells that span all rows in the first 100 columns only', async () => {
    show(`<table>${'<tr><td rowspan=150>x'.repeat(150)}</table>`);
    const text = (await newTool().getSnapshot()).toText({ previous: null, maxTokens: Infinity });
    const marks = text
      .trim()
      .split('\n')
      .map((line) => line.split('"').length - 1);
    expect(marks.slice(-150)).to.deep.equal(Array.from({ length: 150 }, (_, row) => Math.min(row, 100)));
  });

  for (const view of ['overview', 'pageState'] as const)
    it(`lets the page run while ${view} looks for what covers elements`, async () => {
      overlapping(2000);
      expect(await turnsDuring((tool) => tool[view](view === 'overview' ? {} : { maxElements: 2000 }))).to.be.above(0);
    });

  for (const view of ['forms', 'toPageModel'] as const)
    it(`lets the page run while ${view} describes many elements`, async () => {
      show('<div><input class="b" required></div>'.repeat(5000));
      expect(await turnsDuring((tool) => tool[view]())).to.be.above(0);
    });

  it('tells texts as faint of which too many may be covered to test each', async () => {
    overlapping(1500);
    const text = (await newTool().getSnapshot()).toText({ expand: 'all' });
    expect(text).to.include(' button Go]').and.to.include('(faint: Go)');
  });

  it('names 1,000 buttons by 10,000 elements', async () => {
    show(`<div id=all></div>${'<button aria-labelledby=all>x</button>'.repeat(1000)}`);
    manyWords(10_000);
    const tool = newTool();
    const snapshot = await tool.getSnapshot({ maxWaitMs: 30_000 });
    const id = snapshot.getNodeId(document.querySelector('button') as Element) as string;
    expect(JSON.stringify(await tool.inspect(id))).to.include('word word word');
  });

  it('describes 1,000 buttons by 10,000 elements', async () => {
    show(`<div id=all></div>${'<button aria-describedby=all>x</button>'.repeat(1000)}`);
    manyWords(10_000);
    const tool = newTool();
    const snapshot = await tool.getSnapshot({ maxWaitMs: 30_000 });
    const id = snapshot.getNodeId(document.querySelector('button') as Element) as string;
    expect(JSON.stringify(await tool.inspect(id))).to.include('word word');
  });

  it('gives each of 3,000 equal buttons a selector of its own', async () => {
    show('<div><button class="b">Go</button></div>'.repeat(3000));
    const { controls } = await newTool().toPageModel();
    const selectors = controls.map(({ selector }) => selector);
    expect(new Set(selectors).size).to.equal(3000);
    const buttons = document.querySelectorAll('button');
    for (const i of [0, 1500, 2999]) expect(document.querySelector(selectors[i] as string)).to.equal(buttons[i]);
  });

  it('gives each of 20,000 links of one paragraph a selector of its own', async () => {
    show(`<p>${'word <a href="/x">link</a> '.repeat(20_000)}</p>`);
    const tool = newTool();
    await tool.getSnapshot({ maxWaitMs: 30_000 });
    const selectors = (await tool.toPageModel()).controls.map(({ selector }) => selector);
    expect(new Set(selectors).size).to.equal(20_000);
    expect(document.querySelector(selectors[9] as string)).to.equal(document.querySelectorAll('a')[9]);
  });

  it('shows a picture without a name by an address of 200,000 characters', async () => {
    for (const [prefix, end] of [
      ['data:x,', ''],
      ['/f/', '!'],
      ['/f?', '\n#'],
    ] as const) {
      show('<p>Words</p><img width=9 height=9><button style="width:20px;height:20px"></button>');
      const address = `${prefix}${'a'.repeat(200_000)}${end}`;
      document.querySelector('img')?.setAttribute('src', address);
      (document.querySelector('button') as HTMLElement).style.backgroundImage = `url("${address}")`;
      expect((await newTool().getSnapshot()).toText({ previous: null })).to.contain('Words');
    }
  });

  it('names an element so that it is no valid selector', async () => {
    const el = document.createElement('div');
    show('<p>Before</p>');
    el.innerHTML = '<x-[9999 onclick="1" tabindex=0>Strange</x-[9999><button>Go</button>';
    document.body.append(el);
    const views = await allViews();
    expect(views['model']).to.include('Strange');
    const tool = newTool();
    const { controls } = await tool.toPageModel();
    for (const { selector } of controls) expect(JSON.stringify(await tool.inspect(selector))).to.include('"matches":1');
  });

  it('keeps endless structures where frameworks keep theirs', async () => {
    show('<div id=a></div><div id=b></div><div id=c></div><div id=d></div><button>Go</button>');
    const endless: object = new Proxy({}, { get: () => endless, ownKeys: () => [] });
    const fresh = (): object => new Proxy({}, { get: () => fresh(), ownKeys: () => [] });
    const long: object = new Proxy([], {
      get: (_, key) => (key === 'length' ? Number.MAX_SAFE_INTEGER : key === Symbol.iterator ? fresh : fresh()),
    });
    const cyclic: unknown[] = [];
    cyclic.push(cyclic, cyclic);
    Object.entries({ a: endless, b: fresh(), c: long, d: cyclic }).forEach(([id, value]) => {
      for (const key of ['__vue__', 'vnodes', '_$litPart$', '__on', 'htmx-internal-data', 'jQuery1'])
        (byId(id) as unknown as Record<string, unknown>)[key] = value;
    });
    expect((await newTool().getSnapshot()).toText()).to.include('button Go');
  });
});

describe('a request that would take long', () => {
  afterEach(reset);

  it('matches a glob without trying twice', async () => {
    show(`<p>${'a'.repeat(50_000)}</p><p>banana zoo</p>`);
    const result = await newTool().search('*a*a*a*z');
    expect(result.found).to.equal(1);
    expect((await newTool().search('b?n*z??')).found).to.equal(1);
    expect((await newTool().search('b?na*q')).found).to.equal(0);
  });

  it('matches a regular expression in linear time', async () => {
    show(`<p>${'a'.repeat(50_000)}!</p><p>b aaa</p>`);
    const result = await newTool().search('/(a+)+$/');
    expect(result.found).to.equal(1);
  });

  it('is refused for a regular expression that cannot be matched in linear time', async () => {
    show('<p>aa</p>');
    expect(await codeOf(newTool().search('/(a)\\1/'))).to.equal('bad_option');
    expect(await codeOf(newTool().search('/(?=a)a/'))).to.equal('bad_option');
  });

  for (const repeat of [1e308, 1001, 0, Infinity, NaN])
    it(`is refused for a key pressed ${repeat} times`, async () => {
      show('<input>');
      expect(await codeOf(newTool().keypress('a', { repeat }))).to.equal('bad_option');
    });
});
