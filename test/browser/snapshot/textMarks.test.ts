import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

/** What a page shows, as the text view must write it. */
const ROWS: readonly (readonly [what: string, html: string, text: string])[] = [
  [
    'superscript and subscript by tag',
    '<p>10<sup>8</sup>, H<sub>2</sub>O, $19<sup>99</sup></p>',
    '10^8, H_2O, $19^99\n',
  ],
  [
    'superscript by style',
    '<p>m<span style="font-size:60%;vertical-align:super">2</span> $24<span style="font-size:60%;position:relative;top:-.6em">99</span></p>',
    'm^2 $24^99\n',
  ],
  ['subscript by style', '<p>x<span style="font-size:60%;vertical-align:sub">1</span></p>', 'x_1\n'],
  [
    'the text after superscript and subscript on the line as it is',
    '<p>x<sub>i</sub><code>c</code> foo<sup>a</sup><kbd>K</kbd> <sup>1</sup><small>Note</small> $24<sup>99</sup><small style="margin-left:20px">each</small></p>',
    'x_(i)`c` foo^a`K` ^1Note $24^99 each\n',
  ],
  [
    'superscript and subscript in elements inside them, and inside one another',
    '<p>x<sup>a<b>b</b></sup> y<sup><i>n</i></sup><small>z</small> z<sup>a<sub>1</sub></sup></p>',
    'x^ab y^(n)z z^(a_1)\n',
  ],
  [
    'text of which all is styled as the first letter, where it can be seen',
    '<style>.f::first-letter{text-transform:uppercase}</style><p class=f style="overflow:hidden">5</p><p class=f style="text-indent:9px">“A”</p>' +
      '<table><tr><td class=f style="overflow:hidden">7<td class=f>8</table><div style="overflow:hidden;height:2em"><div class=f style="height:4em">9</div></div>' +
      '<button class=f style="overflow:hidden">X</button><p class=f style="overflow:hidden;height:0">0</p><p style="letter-spacing:-2em;overflow:hidden">no</p>',
    '5\n“A”\n7 | 8\n9\n[6 button X]\n',
  ],
  ['smaller text on the line as it is', '<p>100<small>px</small></p>', '100px\n'],
  ['a large first letter as part of its word', '<p><span style="font-size:200%">H</span>ello</p>', 'Hello\n'],
  ['the number of a footnote apart', '<p>so<sup><a href="#n">[3]</a></sup></p>', 'so[2 \\[3\\]]\n'],
  [
    'struck text by tag',
    '<p>€69 <s>€89</s></p><p><del>10</del>8</p><p><strike>x</strike></p>',
    '€69 ~~€89~~\n~~10~~8\n~~x~~\n',
  ],
  [
    'struck text by style',
    '<p>€69 <span style="text-decoration:line-through">€89</span></p><ul><li style="text-decoration:line-through"><label>Buy milk</label></ul>',
    '€69 ~~€89~~\n- ~~Buy milk~~\n',
  ],
  [
    'struck text without the inline blocks in it, unless it is called deleted',
    '<div style="text-decoration:line-through">$99 <b>only</b> <span style="display:inline-block">$79</span> each <i>a</i> <button>Buy</button> <span style="display:inline-block;text-decoration:line-through">x</span></div>' +
      '<p><del>$99 <span style="display:inline-block">$89</span></del></p><del><p style="text-decoration:line-through">$9 <span style="display:inline-block">$8</span></p></del>',
    '~~$99 only~~ $79 ~~each a~~ [2 button Buy] ~~x~~\n~~$99~~ ~~$89~~\n~~$9~~ ~~$8~~\n',
  ],
  [
    'pieces that stand apart as words of their own',
    '<p><span style="margin-right:30px">10</span><span>8</span></p><p><span style="display:inline-block;width:80px">1</span><span style="display:inline-block">2</span></p>',
    '10 8\n1 2\n',
  ],
  [
    'pieces that stand below or above one another as words of their own',
    '<svg width=400 height=200><g><g transform="translate(0,150)"><text font-size=10>100</text></g><g transform="translate(0,130)"><text font-size=10>200</text></g></g></svg>' +
      '<p style="position:relative;height:60px"><span style="position:relative;top:30px">100</span><span style="position:relative;left:-24px">200</span><span style="position:relative;top:30px;left:-48px">300</span></p>',
    '100\n200\n100 200 300\n',
  ],
  ['a ruby annotation apart from its base', '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>', '漢(kan)\n'],
  ['quotation marks', '<p><q>Well, <q>no</q></q></p>', '“Well, ‘no’”\n'],
  [
    'code and keys',
    '<p><code>npm <b>ci</b></code> <kbd>Ctrl</kbd>+<kbd>C</kbd> <kbd>A</kbd><kbd>B</kbd></p>',
    '`npm ci` `Ctrl`+`C` `A` `B`\n',
  ],
  [
    'generated text in its place',
    '<style>.p::after{content:"€"}.r::after{content:"*";color:red;margin-left:4px}.n::before{content:"New";margin-right:4px}</style><p class=p>12</p><p class=r>Name</p><p class=n>Lamp</p>',
    '12€\nName *\nNew Lamp\n',
  ],
  [
    'a generated badge without any other text',
    '<style>.b::before{content:"Sold out"}</style><div class=b></div>',
    'Sold out\n',
  ],
  [
    'generated separators between links',
    '<style>.c li{display:inline}.c li+li::before{content:"/";padding:0 4px}</style><ol class=c><li>Home</li><li>Lamps</li></ol>',
    'Home / Lamps\n',
  ],
  [
    'counters',
    '<style>.k{counter-reset:s}.k h3::before{counter-increment:s;content:counter(s) ". "}</style><div class=k><h3>One</h3><h3>Two</h3></div>',
    '### 1. One\n### 2. Two\n',
  ],
  [
    'the fallback of an attribute that is missing, and nested quotation marks',
    '<style>.f::before{content:attr(data-none, "Not ")}q{quotes:"«" "»" "<" ">"}</style><p class=f>paid</p><p>a <q>b <q>c</q></q></p>',
    'Not paid\na «b <c>»\n',
  ],
  [
    'no number of an item in a counter style that it does not know',
    '<style>@counter-style z{system:cyclic;symbols:Z}.g li::before{counter-increment:g;content:counter(g,lower-greek) " "}</style><ol style="list-style:lower-greek"><li>a<li>b</ol><ol style="list-style:z"><li>c</ol><ul class=g style="list-style:none"><li>d</ul>',
    'α. a\nβ. b\n- c\n- α d\n',
  ],
  [
    'no generated text that nobody sees',
    '<style>[data-tip]::after{content:attr(data-tip);opacity:0}.h::after{content:"x";visibility:hidden}.o::after{content:"y";position:absolute;left:-9999px}</style><p data-tip=Tip>a</p><p class=h>b</p><p class=o>c</p>',
    'a\nb\nc\n',
  ],
  [
    'MathML by its TeX, its alttext or in a line',
    '<p>So <math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math> and <math><msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt></math> and <math alttext="{\\displaystyle y_{1}}"><mi>y</mi></math> and <math><semantics><mi>z</mi><annotation encoding="application/x-tex">z`{2}</annotation></semantics></math> and <math><maction><mi>a</mi><mi>b</mi></maction></math></p>',
    'So `(a+b)/2` and `√(x^2)` and `y_{1}` and `` z`{2} `` and `a`\n',
  ],
  [
    'math that is drawn beside hidden MathML, once',
    '<p>The <span class=katex><span class=sr><math><semantics><mi>E</mi><annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math></span><span aria-hidden=true><span>E</span><span>=</span><span>mc2</span></span></span> law, by <mjx-container style="position:relative"><mjx-math aria-hidden=true>x2</mjx-math><mjx-assistive-mml class=sr><math><msup><mi>x</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container></p>',
    'The `E = mc^2` law, by `x^2`\n',
  ],
  [
    'pictures of formulas by their words',
    '<p>A <span><span style="display:none"><math alttext="{\\displaystyle a}"><mi>a</mi></math></span><img width=50 height=20 alt="{\\displaystyle a}" aria-hidden=true></span>, <img width=40 height=20 alt="\\frac{1}{x}">, <img class=tex width=40 height=20 alt="a=b">, <img width=40 height=20 alt="a cat"></p>',
    'A `a`, `\\frac{1}{x}`, `a=b`, (image a cat)\n',
  ],
  [
    'prices in pieces by their copy for screen readers, whole and once',
    '<p><span><span class=sr>$24.99</span><span aria-hidden=true><span>$24</span><sup>99</sup></span></span> or <span><span aria-hidden=true>$5 <sup>50</sup></span><span class=sr>$5.50</span></span> or <span role=img aria-label="€19.99">€19<sup>99</sup></span> or <span><span class=sr>$7</span><span aria-hidden=true>$7</span></span> or $19<sup>99</sup></p>',
    '$24.99 or $5.50 or €19.99 or $7 or $19^99\n',
  ],
  [
    'what pictures say each time, unless their words stand beside them',
    '<table><tr><td>A<td><img width=20 height=20 alt=included><tr><td>B<td><img width=20 height=20 alt=included><tr><td>included<td><img width=20 height=20 alt=included></table><p><img width=20 height=20 alt="Ann"> Ann</p>',
    'A | (image included)\nB | (image included)\nincluded | (image included)\nAnn\n',
  ],
  ['no glyphs of an icon font', '<style>.i::before{content:"\\e001"}</style><p><i class=i></i>Mail</p>', 'Mail\n'],
  [
    'faint text by its colour, its size and its blur',
    '<p style="color:#ddd">pale</p><p style="font-size:3px">tiny</p><p style="filter:blur(3px)">blurred</p><p style="opacity:.12">through</p>',
    '(faint: pale)\n(faint: tiny)\n(faint: blurred)\n(faint: through)\n',
  ],
  [
    'text that a picture may hide as faint, unless a veil is between',
    '<div style="background:url(data:,);color:#fff"><p>bare</p><p style="background:rgba(0,0,0,.5)">veiled</p></div>',
    '(faint: bare)\nveiled\n',
  ],
  [
    'text under an opaque box as faint where no hit test tells',
    '<div style="height:3000px">a</div><div style="position:relative"><p>under</p><i style="position:absolute;inset:0;background:#fff"></i></div>' +
      '<div style="position:relative"><i style="position:absolute;inset:0;background:#fff"></i><p style="position:relative">over</p></div>' +
      '<div style="position:relative"><p>beside a menu that is closed</p><i style="position:absolute;inset:0;background:#fff;opacity:0"></i></div>',
    'a\n(faint: under)\nover\nbeside a menu that is closed\n',
  ],
  [
    'only the faint parts of a text as faint',
    '<p style="color:#eee">pale <b style="color:#000">black</b> pale <s>struck</s></p>',
    '(faint: pale) black (faint: pale) ~~(faint: struck)~~\n',
  ],
  [
    'no text behind a translucent box',
    '<p style="background:rgba(255,255,255,.4);color:#fff">white</p><p>black</p>',
    'black\n',
  ],
  [
    'words of a name that nobody sees',
    '<style>.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}</style>' +
      '<button aria-label="Pay now">Cancel</button><a href="/x">Read more<span class=sr> about tokens</span></a>' +
      '<button><span style="opacity:0">Pay now</span> Close</button>',
    '[1 button Cancel (hidden: Pay now)][2 Read more (hidden: about tokens)][3 button (hidden: Pay now) Close]\n',
  ],
  [
    'only those words of a name with code that are cut off',
    '<a href="#x"><span style="display:block">Mallory</span><span style="display:block;overflow:hidden;white-space:nowrap;width:400px">I see the refactored <code>calculateStatistics</code> <span style="margin-left:400px">function</span></span></a>',
    '[1 Mallory I see the refactored `calculateStatistics` (hidden: function)]\n',
  ],
  [
    'a label that nobody sees, but not one that stands beside the button',
    '<b id=seen>Size</b><b id=unseen style="opacity:0">Pay</b><button id=b1 aria-labelledby="seen b1">Large</button><button id=b2 aria-labelledby="unseen b2">Small</button>',
    'Size [1 button Size Large][2 button (hidden: Pay) Small]\n',
  ],
  [
    'a name of more than 50 labels, which are not looked at, as unseen',
    `<b id=x>a</b> <button aria-labelledby="${'x '.repeat(51)}">Go</button>`,
    `a [1 button Go (hidden: ${'a '.repeat(51).trim()})]\n`,
  ],
  [
    'the caption of an input button, which its name does not replace',
    '<input type=button value=Cancel aria-label="Pay now"><input type=submit value=Go title="Search"><input type=submit>' +
      '<input type=button value=Pay style="color:#fff;background:#fff;border:0">' +
      '<input type=submit value=Find style="text-indent:-999px;width:90px;background:url(data:,)">',
    '[1 button Cancel (hidden: Pay now)][2 button Go][3 button Submit][4 button (hidden: Pay)][5 button Find]\n',
  ],
  [
    'no choice of a list that is hidden',
    '<select aria-label=Size><option hidden>None<option>S<option>M</select>',
    '[1 combobox Size="None" of 2: S · M]\n',
  ],
  [
    'no choice of a list box that has no box',
    '<select size=3 aria-label=Size><option style="display:none">None<option>S</select>',
    '[1 listbox Size="" of 1: S][2 option S]\n',
  ],
  [
    'what is painted of a content with an alternative text, and strings as markers',
    '<style>.al::before{content:"★" / "star"}</style><p class=al>good</p><ul><li style="list-style-type:\'Note \'">item</ul>',
    '★good\nNote item\n',
  ],
  [
    'strings as markers as they are painted, in numbered lists too',
    `<ol style='list-style-type:"\\"q\\" "'><li>item</ol><ul style='list-style-type:"1\\a 2 "'><li>item</ul><ol style='list-style-type:"# "'><li>item</ol>`,
    '"q" item\n1 2 item\n\\# item\n',
  ],
  [
    'the labels of drawings that are scaled, and not those that are too small to read, even if they are turned',
    '<svg viewBox="0 0 2000 1000" width=400 height=200><text x=20 y=500 font-size=60>Revenue</text><text x=20 y=900 font-size=60><tspan>Total</tspan></text><text x=900 y=900 font-size=5 transform="rotate(-90 900 900)">a long label of one pixel</text><text x=1200 y=900 font-size=15 transform="rotate(-90 1200 900)">three pixels</text></svg>' +
      '<svg viewBox="0 0 20 10" width=400 height=200><text x=1 y=5 font-size=1>Costs</text></svg>' +
      '<div style="transform:scale(.05)"><svg width=400 height=200><text y=90 font-size=20>shrunk</text></svg></div>',
    'Revenue\nTotal\n(faint: three pixels)\nCosts\n',
  ],
  [
    'no mark where only a symbol or a picture is named',
    '<style>.sr{position:absolute;width:1px;height:1px;overflow:hidden}</style><button aria-label=Close>×</button><button><svg width=9 height=9><rect width=9 height=9 /></svg><span class=sr>Search</span></button>',
    '[1 button × Close][2 button Search]\n',
  ],
];

const SCREEN_READER_ONLY =
  '<style>.sr{position:absolute;clip:rect(1px,1px,1px,1px);height:1px;width:1px;overflow:hidden}</style>';

describe('text whose setting changes what it says', () => {
  afterEach(reset);

  for (const [what, html, text] of ROWS) {
    it(`the text view writes ${what}`, async () => {
      show(SCREEN_READER_ONLY + html);
      expect(contentOf(await newTool().getSnapshot())).to.equal(text);
    });
  }

  it('the serialized form strikes no more of a text', async () => {
    show('<p style="text-decoration:line-through">$99 <span style="display:inline-block">$79</span></p>');
    expect(JSON.stringify((await newTool().getSnapshot()).serialize())).to.contain('"~~$99~~ $79"');
  });

  it('the serialized form has the marks in its texts', async () => {
    show('<main><p>10<sup>8</sup> H<sub>2</sub>O <s>€89</s></p></main>');
    expect(JSON.stringify((await newTool().getSnapshot()).serialize())).to.contain('10^8 H_2O ~~€89~~');
  });
});
