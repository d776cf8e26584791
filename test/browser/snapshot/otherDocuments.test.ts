import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { byId, contentOf, loaded, newTool, reset, show, sleep } from '../support/page.ts';
import { otherOrigin } from '../support/environment.ts';

const address = (type: string, text: string): string => URL.createObjectURL(new Blob([text], { type }));
const MENU = address('text/html', '<title>Menu</title><button onclick="this.textContent=\'Pressed\'">Press</button>');
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><title>Drawing</title><text x="5" y="20">Hello</text>' +
  '<rect y="40" width="50" height="30" role="button" aria-label="Paint" onclick="this.setAttribute(\'aria-label\',\'Painted\')"/></svg>';
const LIST =
  '<shop xmlns:h="http://www.w3.org/1999/xhtml"><item>Apple</item> <item>Pear</item>' +
  '<h:button onclick="this.textContent=\'Sold\'">Buy</h:button></shop>';
const PAGE =
  '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page</title></head><body><p>Text</p>' +
  '<button onclick="this.textContent=\'Gone\'">Go</button></body></html>';
const FORMULA =
  '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>';

interface Row {
  readonly type: string;
  readonly text: string;
  /** What the view contains. */
  readonly told: string;
  /** What the view contains after a click on the only target. */
  readonly then?: string;
}
const KINDS: Readonly<Record<string, Row>> = {
  'a drawing': { type: 'image/svg+xml', text: DRAWING, told: 'Hello [1 button Paint]', then: '[1 button Painted' },
  'an XML document': { type: 'application/xml', text: LIST, told: 'Apple Pear [1 button Buy]', then: '[1 button Sold' },
  'an XHTML page': { type: 'application/xhtml+xml', text: PAGE, told: 'Text [1 button Go]', then: '[1 button Gone' },
  'a formula': { type: 'application/xml', text: FORMULA, told: 'a' },
  'a page of frames': {
    type: 'text/html',
    text: `<frameset cols="*"><frameset rows="*,*"><frame src="${MENU}"><frame></frameset></frameset>`,
    told: '[1 button Press]',
    then: '[1 button Pressed',
  },
};

/** Numbers the targets of a text from 1. Engines place the parts of a drawing in one line or in two. */
const renumbered = (text: string): string => {
  let count = 0;
  return text.replace(/\[\d+ /g, () => `[${String(++count)} `).replace(/\s+/g, ' ');
};

describe('a document of another kind', () => {
  afterEach(reset);

  for (const [kind, { type, text, told, then }] of Object.entries(KINDS))
    for (const tag of ['iframe', 'object', 'embed'])
      it(`is read and operated in an ${tag}: ${kind}`, async () => {
        show(`<${tag} id=f width=300 height=200 ${tag === 'iframe' ? '' : `type="${type}"`}></${tag}>`);
        const frame = byId('f') as HTMLIFrameElement;
        frame.setAttribute(tag === 'object' ? 'data' : 'src', address(type, text));
        await loaded(frame);
        const tool = newTool();
        const view = contentOf(await tool.getSnapshot());
        expect(renumbered(view)).to.contain(told);
        if (!then) return;
        const id = /\[(\d+) button/.exec(view)?.[1] as string;
        const { marks } = await tool.overlay.show();
        tool.overlay.hide();
        expect(marks.map(({ nodeId }) => nodeId)).to.deep.equal([`node_${id}`]);
        expect((await tool.click(id)).error).to.equal(undefined);
        expect(renumbered(contentOf(await tool.getSnapshot()))).to.contain(then);
        expect(await tool.overview({ format: 'text' })).to.contain('1 found');
      });

  for (const data of ['data="data:no/thing,x" type="no/thing"', 'data="/missing.html"'])
    it(`is not told where an object shows its fallback, which is told instead: ${data}`, async () => {
      show(`<object ${data}>Here: <button id=b>Download</button></object>`);
      const tool = newTool();
      while (byId('b').getClientRects().length === 0) await sleep(20);
      expect(contentOf(await tool.getSnapshot())).to.match(/^Here: \[\d+ button Download\]\n$/);
    });

  const loading: [name: string, attributes: string][] = [
    ['a drawing', `type="image/svg+xml" data="data:image/svg+xml,${encodeURIComponent(DRAWING)}"`],
    ['a page of another origin', `type="text/html" data="${otherOrigin}/frames/child.html"`],
  ];
  for (const [name, attributes] of loading)
    it(`takes the place of the fallback of an object: ${name}`, async () => {
      show(`<object id=o ${attributes}>fallback</object><p>seen</p>`);
      const range = document.createRange();
      range.selectNodeContents(byId('o'));
      while (byId('o').offsetHeight < 100 || range.getClientRects().length > 0) await sleep(20);
      expect(contentOf(await newTool().getSnapshot()).trim()).to.equal('(image object) seen');
    });

  it('may have elements of any namespace beside those of HTML', async () => {
    show('<p>before</p>');
    const foreign = document.body.appendChild(document.createElementNS('https://example.com/ns', 'thing'));
    foreign.textContent = 'between';
    foreign.setAttribute('tabindex', '0');
    document.body.append('after');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    expect(contentOf(snapshot)).to.equal('before\n[2 between] after\n');
    expect(await tool.inspect(snapshot.getNodeId(foreign) as string)).to.include({ success: true, tag: 'thing' });
  });

  for (const [kind, type, text] of [
    [
      'an XHTML page',
      'application/xhtml+xml',
      PAGE.replace('<p>', '<input id="i"/><textarea id="a">old</textarea><p>'),
    ],
    [
      'a drawing',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject width="200" height="90"><div xmlns="http://www.w3.org/1999/xhtml">' +
        '<input id="i"/><textarea id="a">old</textarea></div></foreignObject></svg>',
    ],
  ] as const)
    it(`is typed into: ${kind}`, async () => {
      show(`<iframe id=f src="${address(type, text)}" width=300 height=200></iframe>`);
      const frame = byId('f') as HTMLIFrameElement;
      await loaded(frame);
      const doc = frame.contentDocument as Document;
      const [field, area] = ['i', 'a'].map((id) => doc.getElementById(id)) as [HTMLInputElement, HTMLTextAreaElement];
      const events: string[] = [];
      for (const name of ['beforeinput', 'input']) doc.addEventListener(name, ({ type: one }) => events.push(one));
      const tool = newTool();
      const snapshot = await tool.getSnapshot();
      const results = [
        await tool.type(snapshot.getNodeId(field) as string, 'ab'),
        await tool.type(snapshot.getNodeId(area) as string, 'new', { clearFirst: true }),
        await tool.keypress('Backspace', { targetNodeId: snapshot.getNodeId(field) as string }),
      ];
      expect(results.map(({ success, error }) => error ?? success)).to.deep.equal([true, true, true]);
      expect([field.value, area.value]).to.deep.equal(['a', 'new']);
      expect(events.slice(0, 4)).to.deep.equal(['beforeinput', 'input', 'beforeinput', 'input']);
    });

  it('has no roles for elements of other languages that have the names of HTML', async () => {
    show('<div id=o></div>');
    for (const name of ['button', 'h1', 'option', 'form', 'nav']) {
      const el = document.createElementNS('http://www.example.com/', name);
      el.textContent = `${name} `;
      byId('o').append(el);
      expect(DomTool.computeRole(el), name).to.equal(null);
      expect(DomTool.isInteractive(el), name).to.equal(false);
    }
    expect(contentOf(await newTool().getSnapshot()).replace(/\s+/g, ' ')).to.equal('button h1 option form nav ');
  });
});

describe('a document whose root element was removed', () => {
  const root = document.documentElement;
  beforeEach(() => {
    show('<button>Old</button>');
    root.remove();
  });
  afterEach(() => {
    if (!root.isConnected) document.append(root);
    reset();
  });

  it('is an empty page, on which actions are refused', async () => {
    const tool = newTool();
    expect((await tool.getSnapshot()).toText()).not.to.contain('Old');
    expect(await tool.scroll(null, { direction: 'down' })).to.include({ success: false, code: 'off_screen' });
    const pressed = await tool.keypress('a');
    expect(pressed).to.include({ success: false, code: 'no_focus' });
    expect(pressed.error).to.match(/did not take the focus: the document is empty$/);
    expect(await tool.waitFor({ text: 'Old', timeout: 250 })).to.include({ success: false, code: 'timeout' });
    expect(await tool.callPageTool('none')).to.include({ success: false, code: 'no_such_tool' });
  });

  it('can be waited in until it has a root element again', async () => {
    setTimeout(() => document.append(root), 50);
    expect(await newTool().waitFor({ text: 'Old' })).to.include({ success: true });
  });
});
