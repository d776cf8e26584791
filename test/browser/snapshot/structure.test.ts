import { expect } from 'chai';
import { newTool, reset, show } from '../support/page.ts';

const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
/** Returns a list that renders only ten of its rows, and that keeps its full height by `how`. */
const drawn = (how: 'box' | 'spacers' | 'transform'): string => {
  const rows = (style: (i: number) => string): string =>
    times(10, (i) => `<div style="height:20px;${style(i)}">Row ${i + 101}</div>`);
  const inner = {
    box: `<div style="height:100000px;position:relative">${rows((i) => `position:absolute;top:${(i + 100) * 20}px`)}</div>`,
    spacers: `<div style="height:2000px"></div><div>${rows(() => '')}</div><div style="height:97800px"></div>`,
    transform: `<div style="height:100000px"><div style="transform:translateY(2000px)">${rows(() => '')}</div></div>`,
  }[how];
  return `<div id=v style="height:200px;overflow:auto">${inner}</div>`;
};
const LINES = times(10, (i) => `Row ${i + 101}\n`);

/** The structure, the page, and its text view. */
const GOLDEN: readonly (readonly [what: string, html: string, text: string])[] = [
  [
    'landmarks',
    '<header>Top</header><nav aria-label=Main><a href="#a">A</a></nav><main><p>Text</p><aside>Side</aside></main><footer>End</footer>',
    '@header\nTop\n@nav Main\n[3 A]\n@main\nText\n@aside\nSide\n@footer\nEnd\n',
  ],
  [
    'headings',
    '<h1>One</h1><h2>Two</h2><p>x</p><div role=heading aria-level=4>Four</div>',
    '# One\n## Two\nx\n#### Four\n',
  ],
  [
    'a form with its fields',
    '<form aria-label="Sign up"><label>Name <input required></label><fieldset><legend>Size</legend><label><input type=radio name=s checked> S</label> <label><input type=radio name=s> M</label></fieldset><button>Go</button></form>',
    '@form Sign up\n[3 textbox Name (required)]\nSize\n[7 radio S (checked)][9 radio M][10 button Go]\n',
  ],
  ['lists', '<ul><li>One<li>Two<ol><li>Inner</ol></ul>', '- One\n- Two\n- Inner\n'],
  [
    'a table with cells over several columns',
    '<table><caption>Trips</caption><thead><tr><th>Name<th colspan=2>When<tr><th><th>From<th>To</thead><tr><th>Ann<td>1<td>2<tr><th>Bob<td colspan=2>never</table>',
    'Trips\nName | When\n| From | To\nAnn | 1 | 2\nBob | never\n',
  ],
  [
    'a scroll container',
    `<div style="height:60px;overflow:auto;width:200px">${times(10, (i) => `<div style="height:20px">Line ${i}</div>`)}</div>`,
    `… [11] scrolls: 0 px above, 140 px below\n${times(10, (i) => `Line ${i}\n`)}`,
  ],
  [
    'a list whose author counts',
    `<ul>${times(2, (i) => `<li aria-setsize=900 aria-posinset=${i + 41}>Item ${i}</li>`)}</ul>`,
    '- Item 0\n- Item 1\n… 41-42 of 900 here: scrolling shows more\n',
  ],
  [
    'a grid whose author counts',
    `<div role=grid aria-rowcount=5000>${times(2, (i) => `<div role=row aria-rowindex=${i + 21}><span role=gridcell>Order ${i}</span><span role=gridcell>${i} €</span></div>`)}</div>`,
    'Order 0 | 0 €\nOrder 1 | 1 €\n… 21-22 of 5000 here: scrolling shows more\n',
  ],
  [
    'a list drawn in parts in a tall box',
    drawn('box'),
    `… [11] scrolls: 2000 px above, 97800 px below, rows 101-110 of about 5000\n${LINES}`,
  ],
  [
    'a list drawn in parts between spacers',
    drawn('spacers'),
    `… [11] scrolls: 2000 px above, 97800 px below, rows 101-110 of about 5000\n${LINES}`,
  ],
  [
    'a list drawn in parts by a transform',
    drawn('transform'),
    `… [11] scrolls: 2000 px above, 97800 px below, rows 101-110 of about 5000\n${LINES}`,
  ],
  [
    'drawings, films, custom elements',
    '<div><canvas width=20 height=20 aria-label=Dot></canvas></div><div><canvas width=200 height=100></canvas></div><video width=60 height=60 muted autoplay></video><video width=60 height=60 controls title=Intro></video><p><x-map style="display:block;width:90px;height:90px"></x-map></p>',
    '(image Dot)\n[2 canvas]\n(image video) [4 media Intro]\n(image x-map)\n',
  ],
  ['what has focus', '<input aria-label=A><input aria-label=B id=b>', '[1 textbox A][2 textbox B (focused)]\n'],
];

describe('the structure of a page', () => {
  afterEach(reset);

  for (const [what, html, text] of GOLDEN) {
    it(`has the expected nodes: ${what}`, async () => {
      show(html);
      document.getElementById('v')?.scrollTo(0, 2000);
      document.getElementById('b')?.focus();
      expect((await newTool().getSnapshot()).toText()).to.equal(text);
    });
  }
});
