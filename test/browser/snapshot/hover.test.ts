import { expect } from 'chai';
import { DomTool, type DomSnapshot } from '../../../src/index.ts';
import { otherOrigin, testPage } from '../support/environment.ts';
import { byId, contentOf, loaded, newTool, reset, show } from '../support/page.ts';

/** Style under which the button in `#box` shows only while the pointer is over `#box`. */
const REVEALS: readonly (readonly [how: string, css: string])[] = [
  ['display', '#b{display:none} #box:hover #b{display:block}'],
  ['visibility', '#b{visibility:hidden} #box:hover #b{visibility:visible}'],
  ['opacity', '#b{opacity:0} #box:hover #b{opacity:1}'],
  ['clip-path', '#b{clip-path:inset(50%)} #box:hover #b{clip-path:none}'],
  [
    'clip and size',
    '#b{position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden;padding:0;border:0} #box:hover #b{clip:auto;width:80px;height:20px}',
  ],
  ['place', '#b{position:absolute;left:-9999px} #box:hover #b{left:0}'],
  ['transform', '#b{transform:scale(0)} #box:hover #b{transform:none}'],
  ['the height of what is around it', '#w{display:inline-block;height:0;overflow:hidden} #box:hover #w{height:40px}'],
  [
    'the greatest height of what is around it',
    '#w{display:inline-block;max-height:0;overflow:hidden} #box:hover #w{max-height:40px}',
  ],
  ['several properties', '#w{visibility:hidden;opacity:0} #box:hover #w{visibility:visible;opacity:1}'],
  ['two rules', '#w{visibility:hidden;opacity:0} #box:hover #w{visibility:visible} #box:hover #w{opacity:1}'],
  ['focus within', '#b{display:none} #box:focus-within #b{display:block}'],
  ['a list of pseudo-classes', '#b{display:none} #box:is(:hover, :focus-within) #b{display:block}'],
  ['what is around the pointer', '#b{display:none} #box:has(:hover) #b{display:block}'],
  ['a group class', '.group-b{display:none} :is(:where(.group):hover *).group-b{display:block}'],
  ['nested rules', '#box{ #b{display:none} &:hover #b{display:block} }'],
  ['nested media', '#b{display:none} #b{ &:is(:where(.group):hover *){ @media all { display:block } } }'],
];

/** Style that seems to show the button, but does not: other declarations win, or the pointer cannot be there. */
const NO_REVEALS: readonly (readonly [why: string, css: string, inline?: string])[] = [
  ['an important declaration wins', '#b{display:none!important} #box:hover #b{display:block}'],
  ['a more specific rule wins', '#box #w #b{display:none} .group:hover button{display:block}'],
  ['the style attribute wins', '#box:hover #b{display:block}', 'display:none'],
  [
    'another property hides it too',
    '#b{display:none;opacity:0} #w{visibility:hidden} #box:hover #w{visibility:visible}',
  ],
  ['the media query does not hold', '#b{display:none} @media (max-width:1px){#box:hover #b{display:block}}'],
  ['only the hidden button itself could be pointed at', '#b{display:none} #b:hover{display:block}'],
  ['it hides while the pointer is there', '#b{display:none} #box:not(:hover) .x{display:block}'],
];

/** Content that shows on hover, and its text view with the numbers by their order. */
const OWNERS: readonly (readonly [what: string, html: string, view: string])[] = [
  [
    'that of the first element in the owner',
    '<div class=a>Card <a href="#">Lamp</a> <button class=b>Delete</button></div>',
    'Card [1 Lamp]\n[2 button Delete (on hover 1)]',
  ],
  [
    'that of the owner, which can be used',
    '<a class=a href="#">Lamp <button class=b>Delete</button></a>',
    '[1 Lamp]\n[2 button Delete (on hover 1)]',
  ],
  [
    'that of the owner, which holds nothing else',
    '<div class=a>Lamp <button class=b>Delete</button> <i class=b>for good</i></div>',
    '[1 hover] Lamp\n[2 button Delete (on hover 1)]\n(on hover 1: for good)',
  ],
  [
    'text in a link',
    '<a class=a href="#">Lamp</a><p class=a><a href="#">Chair</a> <i class=b>oak</i></p>',
    '[1 Lamp]\n[2 Chair]\n(on hover 2: oak)',
  ],
  ['none for text beside text', '<p class=a>Lamp <i class=b>oak</i></p>', 'Lamp\n(on hover: oak)'],
  [
    'none for the whole page',
    '<p>Lamp</p><div class=h><button>Help</button></div>',
    'Lamp\n[1 button Help (on hover)]',
  ],
  ['none for itself', '<button class=o>Delete</button>', '[1 button Delete (on hover)]'],
];

const page = (css: string, inline = ''): string =>
  `<style>${css}</style><div id=box class=group>Row <span id=w><button id=b class=group-b style="${inline}">Delete</button></span></div><p id=else>Elsewhere</p>`;

async function textOf(tool: DomTool): Promise<string> {
  return contentOf(await tool.getSnapshot());
}

/** Returns a text view whose elements are numbered in the order in which they appear. */
function numberedByOrder(text: string): string {
  const order = [...new Set(text.match(/(?<=\[)\d+/g))];
  return text.replace(/(?<=\[|\(on hover )\d+/g, (id) => String(order.indexOf(id) + 1)).trim();
}

const numberOf = (snapshot: DomSnapshot, id: string): number =>
  Number((snapshot.getNodeId(byId(id)) ?? '').replace('node_', ''));

describe('content that styles show only while the pointer is over an element', () => {
  afterEach(reset);

  for (const [how, css] of REVEALS) {
    it(`is numbered, marked, shown by hover and reached by click: ${how}`, async () => {
      show(page(css));
      let clicked = 0;
      byId('b').onclick = () => clicked++;
      const tool = newTool();
      const before = await tool.getSnapshot();
      const id = numberOf(before, 'b');
      const box = numberOf(before, 'box');
      expect(before.toText(), 'marked').to.contain(`[${id} button Delete (on hover ${box})]`);
      expect(before.toText(), 'where the pointer must be').to.contain(`[${box} hover] Row`);
      expect(DomTool.checkVisibility(byId('b')).visible, 'not seen yet').to.equal(false);
      const hovered = await tool.hover(box);
      expect(hovered.effect?.appeared?.[0]?.text, 'the report tells').to.contain('Delete');
      expect(hovered.effect?.none, 'an effect').to.equal(undefined);
      expect(await textOf(tool), 'counts as shown').to.match(new RegExp(`\\[${id} button Delete( \\(new\\))?\\]`));
      expect(DomTool.checkVisibility(byId('b')).visible, 'counts as visible').to.equal(true);
      const left = await tool.hover(numberOf(await tool.getSnapshot(), 'else'));
      expect(left.effect?.gone?.length, 'the report tells what went').to.equal(1);
      expect(await textOf(tool), 'hidden again').to.contain(`[${id} button Delete (on hover ${box})]`);
      expect((await tool.click(id)).success, 'a click hovers first').to.equal(true);
      expect(clicked, 'the click arrived').to.equal(1);
    });
  }

  for (const [why, css, inline] of NO_REVEALS) {
    it(`is not promised where ${why}`, async () => {
      show(page(css, inline));
      expect(await textOf(newTool())).not.to.contain('Delete');
    });
  }

  it('is promised by a sheet of another origin only if the page may read it', async () => {
    const foreign = `${otherOrigin}/style/hover.css`;
    const seen: boolean[] = [];
    for (const link of [
      `href="${testPage('style/hover.css')}"`,
      `href="${foreign}"`,
      `href="${foreign}" crossorigin`,
    ]) {
      show(page(''));
      byId('box').insertAdjacentHTML('beforebegin', `<link rel=stylesheet ${link}>`);
      await loaded(byId('box').previousElementSibling as HTMLLinkElement);
      seen.push((await textOf(newTool())).includes('button Delete (on hover'));
    }
    expect(seen).to.deep.equal([true, false, true]);
  });

  it('is found in every view, marked', async () => {
    show(page('#b{display:none} #box:hover #b{display:block}'));
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const [id, box] = ['b', 'box'].map((name) => `node_${numberOf(snapshot, name)}`);
    const node = JSON.stringify(snapshot.serialize());
    expect(node).to.contain(`"aria-label":"Delete"`).and.to.contain(`"onHover":"${box}"`);
    expect(JSON.stringify(await tool.search('delete'))).to.contain('(on hover');
    expect(await tool.overview({ format: 'text' }))
      .to.contain('"Delete"')
      .and.to.contain('on hover');
    const inspected = await tool.inspect(id!);
    expect(inspected.success && inspected.why.visible).to.equal(
      `no: display: none, its own or around it; it shows on hover over ${box}`,
    );
  });

  it('is written in parentheses if it is only text', async () => {
    show(
      '<style>.tip{visibility:hidden} #t:hover .tip{visibility:visible}</style><p id=t>Term <span class=tip id=tip>A [12 word] of help</span> goes on</p>',
    );
    const tool = newTool();
    const number = numberOf(await tool.getSnapshot(), 'tip');
    expect(await textOf(tool)).to.equal('Term (on hover: A \\[12 word] of help) goes on\n');
    await tool.hover(number);
    expect(await textOf(tool)).to.equal('Term A \\[12 word] of help goes on\n');
  });

  for (const [what, html, view] of OWNERS)
    it(`tells where the pointer must be by a number that the view has: ${what}`, async () => {
      show(`<style>.b{display:none} .a:hover .b{display:inline-block} html:hover .h{display:block} .h{display:none}
        .o{opacity:0} .o:hover{opacity:1}</style>${html}`);
      const tool = newTool();
      const snapshot = await tool.getSnapshot();
      expect(numberedByOrder(contentOf(snapshot))).to.equal(view);
      const held = new Set<string>();
      JSON.stringify(snapshot.serialize(), (key, value: unknown) => {
        if (key === 'id') held.add(String(value));
        return value;
      });
      for (const [, owner] of JSON.stringify(snapshot.serialize()).matchAll(/"onHover":"(\w+)"/g))
        expect(held.has(owner!), `${owner} in the serialized view`).to.equal(true);
      const target = document.querySelector<HTMLElement>('.b, .h button, .o');
      const hovered = await tool.hover(snapshot.getNodeId(target!)!);
      expect(hovered.success && DomTool.checkVisibility(target!).visible, 'its own number can be hovered').to.equal(
        true,
      );
    });

  it('stays out of the name of the button that it is in', async () => {
    show(
      '<style>.tip{visibility:hidden} button:hover .tip{visibility:visible}</style><button>Save <span class=tip>Ctrl S</span></button>',
    );
    expect(await textOf(newTool())).to.match(/^\[\d+ button Save\]\n$/);
  });

  it('opens menu by menu', async () => {
    show(`<style>li ul{display:none} li:hover > ul{display:block}</style>
      <ul id=bar><li><a id=one href="#p">Products</a><ul id=sub><li><a id=two href="#c">Chairs</a><ul><li><a id=leaf href="#a">Armchairs</a></ul></ul></ul>`);
    const tool = newTool();
    const number = async (id: string): Promise<number> => numberOf(await tool.getSnapshot(), id);
    const [one, two, leaf] = [await number('one'), await number('two'), await number('leaf')];
    expect(await textOf(tool))
      .to.contain(`Chairs (on hover ${one})]`)
      .and.to.contain(`Armchairs (on hover ${two})]`);
    await tool.hover(one);
    expect(await textOf(tool))
      .to.contain('Chairs]')
      .and.to.contain(`Armchairs (on hover ${two})]`);
    await tool.hover(two);
    expect(await textOf(tool)).to.contain('Armchairs]');
    expect(await tool.click(leaf)).to.include({ success: true });
    expect(location.hash).to.equal('#a');
    location.hash = '';
  });

  it('is known in shadow trees', async () => {
    show('<div id=h></div>');
    byId('h').attachShadow({ mode: 'open' }).innerHTML =
      '<style>button{display:none} :host(:hover) button{display:block} .r:hover button{display:block}</style><button>First</button><div class=r>Row<button>Second</button></div>';
    const text = await textOf(newTool());
    expect(text).to.contain('First (on hover').and.to.contain('Second (on hover');
  });

  it('is reported as new if a script shows it', async () => {
    show('<div id=card>Card<button id=b hidden>Delete</button></div>');
    byId('card').onmouseenter = () => (byId('b').hidden = false);
    const tool = newTool();
    expect(await textOf(tool)).not.to.contain('Delete');
    const { effect } = await tool.hover(numberOf(await tool.getSnapshot(), 'card'));
    expect(effect?.appeared?.[0]?.['aria-label']).to.equal('Delete');
  });

  it('lets an agent that reads only the view remove a row of a to-do list', async () => {
    show(`<style>.destroy{display:none} .destroy::after{content:'×'} li:hover .destroy{display:block}</style>
      <ul><li><label>Buy milk</label><button class=destroy></button><li><label>Call Ann</label><button class=destroy></button></ul>`);
    document.querySelectorAll('button').forEach((button) => (button.onclick = () => button.parentElement!.remove()));
    const tool = newTool();
    const line = (await textOf(tool)).split('Call Ann')[1]!;
    const number = /\[(\d+) button × \(on hover \d+\)\]/.exec(line)![1]!;
    expect(await tool.click(number)).to.include({ success: true });
    expect(await textOf(tool))
      .to.contain('Buy milk')
      .and.not.to.contain('Call Ann');
  });

  it('cannot be forged by a name', async () => {
    show('<button aria-label="Delete (on hover 3)">×</button>');
    expect(await textOf(newTool())).to.contain('Delete \\(on hover 3)');
  });
});

/** HTML with a script that reacts to the pointer over an element, and the text view with the numbers by their order. */
const HANDLED: readonly (readonly [what: string, html: string, view: string])[] = [
  ['an attribute', '<p>One</p><p id=t onmouseenter="1">Two</p><p>Three</p>', 'One\n[1 hover Two]\nThree'],
  ['a bubbling event', '<p id=t onpointerover="1">Two</p>', '[1 hover Two]'],
  ['a term in a sentence', '<p>A <i id=t onmouseover="1">term</i> here</p>', 'A [1 hover term] here'],
  ['a handler of the context menu', '<p>One</p><p id=t oncontextmenu="1">Two</p>', 'One\n[1 hover Two]'],
  ['one number for nested handlers', '<div onmouseenter="1"><p id=t onmouseenter="1">Two</p></div>', '[1 hover Two]'],
  [
    'no second number beside a control',
    '<div onmouseenter="1">Row <button id=t>Go</button></div>',
    'Row [1 button Go]',
  ],
  ['no second number in a control', '<button id=t>Go <i onmouseenter="1">now</i></button>', '[1 button Go now]'],
  [
    'no number for the cells of a table',
    '<button id=t>Go</button><table><tr><td onmouseenter="1">Two</td><td>2</td></tr></table>',
    '[1 button Go]\nTwo | 2',
  ],
  ['no number if the pointer only moves', '<button id=t>Go</button><p onmousemove="1">Two</p>', '[1 button Go]\nTwo'],
  [
    'no number for what is aria-hidden',
    '<button id=t>Go</button><p aria-hidden=true onmouseenter="1">Two</p>',
    '[1 button Go]\nTwo',
  ],
];

describe('an element that a script reacts to when the pointer comes over it', () => {
  afterEach(reset);

  for (const [what, html, view] of HANDLED) {
    it(`can be hovered over by its number: ${what}`, async () => {
      show(html);
      const tool = newTool();
      const snapshot = await tool.getSnapshot();
      expect(numberedByOrder(contentOf(snapshot))).to.equal(view);
      expect(await tool.hover(numberOf(snapshot, 't'))).to.include({ success: true });
    });
  }

  it('lets an agent that reads only the view find what the script then shows', async () => {
    show('<div id=card>Products<p id=m hidden><a href="#alpha">Alpha</a></p></div>');
    byId('card').onmouseenter = () => (byId('m').hidden = false);
    const tool = newTool();
    const number = /\[(\d+) hover Products\]/.exec(await textOf(tool))![1]!;
    const { effect } = await tool.hover(number);
    expect(effect?.appeared?.[0]?.text).to.contain('Alpha');
    expect(await textOf(tool)).to.match(/Products\n\[\d+ Alpha\]/);
  });

  it('ends no snapshot with a getter that throws', async () => {
    show('<p id=t draggable=true>Two</p>');
    Object.defineProperty(byId('t'), '__reactProps$x', {
      get() {
        throw new Error('trap');
      },
    });
    expect(await textOf(newTool())).to.contain('Two');
  });
});
