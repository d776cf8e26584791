import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

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
const DRAWN = '<div><div style="display:inline-block;width:60px;height:9px;background:green"></div></div>';
const LINES = times(10, (i) => `Row ${i + 101}\n`);

const comment = (style: string, text: string, inside = ''): string =>
  `<div class=reply style="${style}"><p>${text}</p>${inside}</div>`;
const spaced = (width: number, text: string): string =>
  `<tr class=reply><td><table><tr><td><div style="width:${width}px;height:1px"></div></td><td><div>${text}</div></td></tr></table></td></tr>`;

/** Returns a row of a grid whose columns are in two groups, such as pinned ones and the others. */
const grouped = (first: string, ...others: readonly string[]): string => {
  const group = (cells: readonly string[], inside: (cells: string) => string): string =>
    inside(cells.map((cell) => `<div role=gridcell style="width:100px">${cell}</div>`).join(''));
  return `<div role=row style="display:flex">${group([first], (cells) => `<div role=presentation>${cells}</div>`)}${group(
    others,
    (cells) => `<div role=presentation><div style="display:flex">${cells}</div></div>`,
  )}</div>`;
};

/** The structure, the page, and its text view. */
const GOLDEN: readonly (readonly [what: string, html: string, text: string])[] = [
  [
    'landmarks',
    '<header>Top</header><nav aria-label=Main><a href="#a">A</a></nav><main><p>Text</p><aside>Side</aside></main><footer>End</footer>',
    '@header\nTop\n@nav Main\n[3 A]\n@main\nText\n@aside\nSide\n@footer\nEnd\n',
  ],
  [
    'the rows of a grid whose columns are in groups',
    `<div role=grid>${grouped('Make', 'Pick', 'Model')}${grouped('Ford', '<button>Yes</button>', 'M0')}${grouped('Fiat', '<button>No</button>', 'M1')}</div>`,
    'Make | Pick | Model\nFord | [9 button Yes] | M0\nFiat | [14 button No] | M1\n',
  ],
  [
    'the rows of a grid whose groups of columns have the same content',
    `<div role=grid>${grouped('Make', 'Model')}${grouped('Ford', 'M0')}${grouped('Fiat', 'M1')}</div>`,
    'Make | Model\nFord | M0\nFiat | M1\n',
  ],
  [
    'a thread of comments by their margins',
    `${comment('', 'one')}${comment('margin-left:20px', 'two')}${comment('margin-left:40px', 'three')}${comment('margin-left:20px', 'four')}${comment('', 'five')}`,
    'one\n  two\n    three\n  four\nfive\n',
  ],
  [
    'a thread of comments in boxes that are indented',
    comment(
      '',
      'one',
      `<div class=answers style="padding-left:24px">${comment('', 'two', `<div class=answers style="padding-left:24px">${comment('', 'three')}</div>`)}${comment('', 'four')}</div>`,
    ),
    'one\n  two\n    three\n  four\n',
  ],
  [
    'a thread of comments by empty cells before them',
    `<table width=400>${spaced(0, 'one')}${spaced(40, 'two')}${spaced(80, 'three')}${spaced(0, 'four')}</table>`,
    'one\n  two\n    three\nfour\n',
  ],
  [
    'no thread of columns, of centred lines, of cards in cards or of rows with an empty cell',
    `<div style="display:flex"><div style="width:50px">${comment('', 'one')}</div><div style="width:50px">${comment('', 'two')}</div></div>${comment('width:fit-content;margin:0 auto', 'a line that is long')}${comment('width:fit-content;margin:0 auto', 'a line')}${comment('padding:20px', 'out', comment('padding:20px', 'in'))}<table><tr class=r><td>1<td>a<tr class=r><td><td>b</table>`,
    'one two\na line that is long\na line\nout\nin\n1 | a\n| b\n',
  ],
  [
    'no thread of groups of links, but one of comments whose authors are links',
    `${comment('', '<a href="#a">one</a>')}${comment('margin-left:20px', '<a href="#b">two</a> | <a href="#c">three</a>')}${comment('', '<a href="#d">ann</a>', '<p>four</p>')}${comment('margin-left:20px', '<a href="#e">bob</a>', '<p>five</p>')}`,
    '[1 one][3 two][4 three]\n[5 ann]\nfour\n  [7 bob]\n  five\n',
  ],
  [
    'no thread of a field with a border for its error, nor of the parts of a row of flexible boxes',
    `${comment('', 'one')}${comment('border-left:5px solid red;padding-left:15px', 'two')}<ul><li class=d-flex style="display:flex"><div class=d-flex style="display:flex;flex:1"><button>x</button><div class=d-flex style="display:flex;flex-direction:column;flex:1"><b>three</b><span>four</span></div></div></ul>`,
    'one\ntwo\n[5 button x]\n  three\n  four\n',
  ],
  [
    'headings',
    '<h1>One</h1><h2>Two</h2><p>x</p><div role=heading aria-level=4>Four</div>',
    '# One\n## Two\nx\n#### Four\n',
  ],
  [
    'a form with its fields',
    '<form aria-label="Sign up"><label>Name <input required></label><fieldset><legend>Size</legend><label><input type=radio name=s checked> S</label> <label><input type=radio name=s> M</label></fieldset><button>Go</button></form>',
    '@form Sign up\n[3 textbox Name (required)]\nSize\n[7 radio S (checked)][9 radio M]\n[10 button Go]\n',
  ],
  [
    'labels, also one that labels no field, whose words another field has as its name',
    '<div><label>Company</label><br><input></div><div><label for=f>Town</label><br><input id=f></div><div><label id=l>Size</label><p>Choose</p><div role=combobox aria-expanded=false tabindex=0 aria-labelledby=l>S</div></div><h2>Other</h2><input placeholder=Company>',
    'Company\n[2 textbox][4 textbox Town]\nChoose\n[7 combobox Size="S" (collapsed)]\n## Other\n[9 textbox Company]\n',
  ],
  ['lists', '<ul><li>One<li>Two<ol><li>Inner</ol></ul>', '- One\n- Two\n  1. Inner\n'],
  [
    'numbers of items as the page shows them',
    '<ol start=3><li>a<li value=9>b</ol><ol type=i><li>c<li>d</ol><ol reversed><li>e<li>f</ol><ol style="list-style:none"><li>g</ol>',
    '3. a\n9. b\ni. c\nii. d\n2. e\n1. f\n- g\n',
  ],
  ['further paragraphs of an item', '<ul><li>One<p>more</p><li>Two</ul>', '- One\n  more\n- Two\n'],
  [
    'links of a nested list',
    '<ul><li><a href="#a">A</a><ul><li><a href="#b">B</a><li><a href="#c">C</a></ul><li><a href="#d">D</a></ul>',
    '[3 A]\n  [4 B][5 C]\n[7 D]\n',
  ],
  [
    'links of a nested list with a separator in a line of its own',
    '<style>.s{list-style:none}.s li::before{content:"-";float:left}.s a{display:block}</style><ul><li><a href="#a">A</a><ul class=s><li><a href="#b">B</a><li><a href="#c">C</a></ul></ul>',
    '[3 A]\n    [6 B][8 C]\n',
  ],
  ['a separator that is the value of a field', '<dl><dt>Fax<dd>-<dt>Town<dd>Oslo</dl>', 'Fax\n\\-\nTown\nOslo\n'],
  [
    'quotations',
    '<blockquote><p>One</p><h2>Two</h2><ul><li>three</ul><blockquote>four</blockquote></blockquote><p>five</p>',
    '> One\n> ## Two\n> - three\n> > four\nfive\n',
  ],
  [
    'the footer of a quotation, and that of the page',
    '<blockquote><p>Well said</p><footer>Ann</footer></blockquote><footer>Imprint</footer>',
    '> Well said\n> Ann\n@footer\nImprint\n',
  ],
  [
    'what an abbreviation stands for, once, unless the text says it too',
    '<p>The <abbr title="Net of Things">NoT</abbr>, or <abbr title="Net of Things">NoT</abbr>.</p><h2>Day</h2><p><abbr title="Monday">Mon</abbr></p><h2>Kind</h2><p>Random access memory (<abbr title="Random Access Memory">RAM</abbr>)</p>',
    'The NoT (Net of Things), or NoT.\n## Day\nMon\n## Kind\nRandom access memory (RAM)\n',
  ],
  [
    'a copy of the header of a table, which stands over the hidden header',
    '<style>th,td{height:28px;padding:0}table{border-spacing:0}</style><div style="position:relative"><div><table><thead style="visibility:hidden"><tr><th>Car<th>Year</thead><tr><td>Tesla<td>2017</tr><tr><td>Nissan<td>2018</tr></table></div><div style="position:absolute;top:0;left:0;background:#fff"><table><tr><th>Car<th>Year</tr></table></div></div>',
    'Car | Year\nTesla | 2017\nNissan | 2018\n',
  ],
  [
    'a table whose cells hold labels and their fields',
    '<table><tr><td><label for=a>Street</label><td><input id=a><td>with number</tr><tr><td><label for=t>Town</label><td><input id=t><td></tr></table>',
    '[2 textbox Street] | with number\n[5 textbox Town] |\n',
  ],
  ['text that looks numbered or quoted', '<p>1. a</p><p>b. c</p><p>&gt; d</p>', '\\1. a\n\\b. c\n\\> d\n'],
  ['answers to an article', '<article>Post<article>Answer</article></article>', 'Post\n  Answer\n'],
  [
    'the end of a bar of tabs',
    '<div role=tablist><button role=tab>A</button><button role=tab>B</button></div><p>after</p>',
    '@tablist\n[2 tab A][3 tab B]\n@page\nafter\n',
  ],
  [
    'code with its indentation and empty lines',
    '<pre><code><b>if</b> x:\n    <i>return</i>  1\n\n\tend\n</code></pre>',
    '```\nif x:\n    return  1\n\n\tend\n```\n',
  ],
  [
    'code in a table in preformatted text',
    '<pre><table><tr><td><pre>1\n2</pre><td><pre>if x:\n    return  1</pre></table></pre><pre><table><tr><td>1<td>if x:<tr><td>2<td>  y</table></pre>',
    '```\n1\n2\nif x:\n    return  1\n```\n```\n1 | if x:\n2 |   y\n```\n',
  ],
  [
    'set-out text in any element',
    '<div style="white-space:pre">a  b\n   c</div><div style="white-space:pre-wrap">chat\nline</div>',
    '```\na  b\n   c\n```\nchat\nline\n',
  ],
  [
    'a table with cells over several columns',
    '<table><caption>Trips</caption><thead><tr><th>Name<th colspan=2>When<tr><th><th>From<th>To</thead><tr><th>Ann<td>1<td>2<tr><th>Bob<td colspan=2>never</table>',
    'Trips\nName | When | "\n| From | To\nAnn | 1 | 2\nBob | never | "\n',
  ],
  [
    'a table with cells over several rows, and empty ones at the end',
    '<table><tr><th rowspan=2>Ann<td>1<td>2<tr><td>3<td><tr><td>Bob<td><td></table>',
    'Ann | 1 | 2\n" | 3 |\nBob | |\n',
  ],
  [
    'a table with lists and paragraphs in its cells',
    '<table><tr><td><p>a</p><p>b</p><td><ul><li>c<li>d</ul></table>',
    'a / b | c / d\n',
  ],
  [
    'a table with headings and pictures in its cells, as dashboards have',
    '<table><thead><tr><th>Project<th>Members<th>Budget</thead><tr><td><div style="display:flex"><div><h6>Alpha</h6><p>new</p></div></div><td><div><a href=/x>Ann</a></div><td>$5<tr><th><h6>Beta</h6><td><h6>none</h6><td>$6</table>',
    'Project | Members | Budget\nAlpha / new | [10 Ann] | $5\nBeta | none | $6\n',
  ],
  [
    'a table with boxes side by side in its cells',
    `<table><tr><th>A<th>B<th>C</tr>${times(2, (i) => `<tr><td>${i}${times(2, () => '<td><div style="display:flex"><div>x <button>Edit</button></div></div>')}</tr>`)}</table>`,
    'A | B | C\n0 | x [9 button Edit] | x [11 button Edit]\n1 | x [15 button Edit] | x [17 button Edit]\n',
  ],
  [
    'a table with cells that hold only drawn boxes',
    `<table role=grid><tr><th>File<th><th>Done<th></tr><tr aria-selected=true>${['a.js', DRAWN, '96 %', DRAWN].map((cell) => `<td>${cell}`).join('')}</tr></table>`,
    'File | | Done |\na.js | | 96 % | (selected)\n',
  ],
  [
    'pictures whose alternative text is only dots',
    '<p><a href=/><img alt=... src="data:image/svg+xml,/navbar-logo.svg" width=90 height=30></a> <img alt=… src="data:," width=90 height=30><button>…</button></p>',
    '[2 .navbar-logo][4 button …]\n',
  ],
  [
    'headings in a table that only lays out',
    '<table role=none><tr><td><h1>Site</h1><td><h2>Menu</h2><a href=/a>A</a></table>',
    '# Site\n## Menu\n[3 A]\n',
  ],
  [
    'a selected row and a sorted column',
    '<table role=grid><tr><th aria-sort=ascending><div>Name</div><th>Age<tr aria-selected=true><td>Ann<td>9<tr><td>Bob<td>8 (selected)<tr><td>"<td>7</table>',
    'Name (sorted ascending) | Age\nAnn | 9 (selected)\nBob | 8 \\(selected)\n\\" | 7\n',
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
    'a grid whose header is the first of the rows that its author counts',
    `<div role=grid aria-rowcount=302><div role=row aria-rowindex=1><span role=columnheader>Name</span><span role=columnheader>Age</span></div>${times(2, (i) => `<div role=row aria-rowindex=${i + 53}><span role=gridcell>Ann ${i}</span><span role=gridcell>${i}</span></div>`)}</div>`,
    'Name | Age\nAnn 0 | 0\nAnn 1 | 1\n… 53-54 of 302 here: scrolling shows more\n',
  ],
  [
    'a grid that has all rows that its author counts, the header among them',
    `<div role=grid aria-rowcount=2><div role=row aria-rowindex=1><span role=columnheader>Name</span><span role=columnheader>Age</span></div><div role=row aria-rowindex=2><span role=gridcell>Ann</span><span role=gridcell>7</span></div></div>`,
    'Name | Age\nAnn | 7\n',
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
    'a scroll container that begins with buttons on two lines',
    `<div style="height:60px;overflow:auto;width:200px"><div style="height:60px">${'<button style="width:50px;height:20px">Go</button>'.repeat(6)}</div><p style="margin:0;height:2000px">Text</p></div>`,
    `… [8] scrolls: 0 px above, 2000 px below\n${times(6, (i) => `[${i + 1} button Go]`)}\nText\n`,
  ],
  [
    'drawings, films, custom elements',
    '<div><canvas width=20 height=20 aria-label=Dot></canvas></div><div><canvas width=200 height=100></canvas></div><video width=60 height=60 muted autoplay></video><video width=60 height=60 controls title=Intro></video><p><x-map style="display:block;width:90px;height:90px"></x-map></p>',
    '(image Dot)\n[2 canvas]\n(image video) [4 media Intro]\n(image x-map)\n',
  ],
  [
    'cards side by side, a line each',
    '<div style="display:flex"><div><a href="#l">Lamp</a> <button>Add</button></div><div><a href="#c">Chair</a> <button>Add</button></div></div>',
    '[1 Lamp][2 button Add]\n[3 Chair][4 button Add]\n',
  ],
  [
    'cards of several lines, whose buttons do not stand beside the next title',
    `<div style="display:grid;grid-template-columns:1fr 1fr">${times(2, (i) => `<div><a href="https://shop.test/${i}"><img alt="Lamp ${i}"></a><a href="https://shop.test/${i}">Lamp ${i}</a><p>€${i}</p><button>Buy</button></div>`)}</div><a href="#n">Next</a>`,
    '[1,2 Lamp 0]\n€0\n[4 button Buy]\n[5,6 Lamp 1]\n€1\n[8 button Buy]\n[9 Next]\n',
  ],
  [
    'a tree whose items give their levels',
    `<div role=tree>${[1, 2, 3, 2, 1].map((level, i) => `<div role=treeitem aria-level=${level}>Item ${i}</div>`).join('')}</div>`,
    '[2 treeitem Item 0]\n  [3 treeitem Item 1]\n    [4 treeitem Item 2]\n  [5 treeitem Item 3]\n[6 treeitem Item 4]\n',
  ],
  [
    'items of a list that are cards, a line each',
    '<ul><li><a href="#l">Lamp</a> <button>Add</button><li><a href="#c">Chair</a> <button>Add</button></ul>',
    '[3 Lamp][4 button Add]\n[6 Chair][7 button Add]\n',
  ],
  [
    'boxes side by side that are no table',
    '<div style="display:flex"><div>Total</div><div>€5</div></div><div style="display:grid;grid-template-columns:1fr 1fr"><div><h3>A</h3><p>one</p></div><div><h3>B</h3><p>two</p></div></div>',
    'Total €5\n### A\none\n### B\ntwo\n',
  ],
  [
    'a grid of one column',
    '<div style="display:grid"><p>One</p><p>Two</p></div><div style="display:grid;grid-auto-flow:column"><p>a</p><p>b</p></div>',
    'One\nTwo\na b\n',
  ],
  [
    'boxes that wrap, a line for each line on the page',
    '<style>.g>*{width:90px;height:20px}</style><div class=g style="display:grid;grid-template-columns:90px 90px"><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p></div><div class=g style="display:flex;flex-wrap:wrap;width:200px"><p>f</p><p>g</p><p>h</p></div><div style="width:200px"><div style="display:inline-block;width:150px">i</div><div style="display:inline-block;width:150px">j</div></div>',
    'a b\nc d\ne\nf g\nh\ni\nj\n',
  ],
  [
    'rows of other elements whose columns are aligned',
    '<style>.r{display:flex}.r>*{width:90px}</style><div class=r><div>Ann</div><div>3</div></div><div class=r><div>Bob</div><div>4</div></div><div class=r><div>Cy</div><div><button>Ask</button></div></div>',
    'Ann | 3\nBob | 4\nCy | [6 button Ask]\n',
  ],
  [
    'no rows where columns are not aligned',
    '<style>.r{display:flex}</style><div class=r><div>Annabelle</div><div>3</div></div><div class=r><div>Bo</div><div>4</div></div><div class=r><div>Cyrus</div><div>5</div></div>',
    'Annabelle 3\nBo 4\nCyrus 5\n',
  ],
  [
    'the order that style gives',
    '<div style="display:flex;flex-direction:row-reverse"><span>one</span><span>two</span></div><div style="display:flex;flex-direction:column-reverse"><p>a</p><p>b</p></div><div style="display:flex"><i style="order:2">last</i><i>first</i><i style="order:-1">before</i></div>',
    'two one\nb\na\nbefore first last\n',
  ],
  [
    'what is placed absolutely where it is seen',
    '<div style="position:relative;padding-top:60px"><p>Body</p><h2 style="position:absolute;top:0;margin:0">Title</h2></div><div style="position:relative;height:60px"><p style="position:absolute;bottom:0;margin:0">foot</p><p style="margin:0">head</p></div>',
    '## Title\nBody\nhead\nfoot\n',
  ],
  [
    'what lies over the page, first',
    '<main><h1>Shop</h1><p style="height:2000px">Long</p></main><div style="position:fixed;bottom:0;left:0;right:0;height:90px">We use cookies <button>Accept</button></div>',
    '@overlay\nWe use cookies [4 button Accept]\n@main\n# Shop\nLong\n',
  ],
  [
    'a dialog that is not modal, first',
    '<p>Before</p><div role=dialog aria-label=Chat>Hello <button>Close</button></div><p>After</p>',
    '@dialog Chat\nHello [3 button Close]\n@page\nBefore\nAfter\n',
  ],
  [
    "the page's own fixed bars where they are",
    '<main style="padding-top:50px">Text</main><header style="position:fixed;top:0;left:0;right:0;height:40px"><a href="#h">Home</a></header>',
    '@main\nText\n@header\n[2 Home]\n',
  ],
  ['what has focus', '<input aria-label=A><input aria-label=B id=b>', '[1 textbox A][2 textbox B (focused)]\n'],
];

describe('the structure of a page', () => {
  afterEach(reset);

  it('begins with the title, the address and the part of the page in the viewport', async () => {
    show('<p style="height:3000px;margin:0">Long</p>', 'A [1 b] | title');
    // The runner's own address has random characters, some of which would be escaped.
    const { href } = location;
    history.replaceState(null, '', '/page');
    try {
      const tool = newTool();
      const { innerHeight: height } = window;
      const total = document.documentElement.scrollHeight;
      const line = (from: number): string =>
        `@page A \\[1 b] \\| title · ${location.href} · ${from}-${from + height} of ${total} px`;
      expect((await tool.getSnapshot()).toText().split('\n')[0]).to.equal(line(0));
      window.scrollTo(0, 500);
      expect((await tool.getSnapshot()).toText().split('\n')[0]).to.equal(line(500));
    } finally {
      history.replaceState(null, '', href);
    }
  });

  for (const [what, html, text] of GOLDEN) {
    it(`has the expected nodes: ${what}`, async () => {
      show(html);
      window.scrollTo(0, 0);
      document.getElementById('v')?.scrollTo(0, 2000);
      document.getElementById('b')?.focus();
      expect(contentOf(await newTool().getSnapshot())).to.equal(text);
    });
  }

  it('has what scripts put beside the body, at its end', async () => {
    show('<p>Page</p>');
    const beside = document.createElement('div');
    beside.innerHTML = '<button>Chat</button>';
    document.documentElement.append(beside);
    try {
      expect(contentOf(await newTool().getSnapshot())).to.equal('Page\n[2 button Chat]\n');
    } finally {
      beside.remove();
    }
  });
});
