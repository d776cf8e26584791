import { expect } from 'chai';
import { IDLE_RULES, loaded, reset, show } from '../support/page.ts';
import { differences } from './differences.ts';

const TAGS =
  'a label button input select textarea summary details dialog fieldset table td img video hr pre h1 code small marquee slot mark font kbd samp tt meter progress optgroup option th caption h4 h6 sub sup big nobr center address blockquote canvas object embed audio area map dfn q ins del menu dl dt dd figure section ruby rt output data time search acronym strike dir xmp listing p span div li'.split(
    ' ',
  );

/** Sheets that set the properties in every way a rule can reach an element; each is tried on the same elements. */
const SHEETS: Readonly<Record<string, string>> = {
  'no rule at all': '',
  'a class':
    '.c { position: relative; overflow: hidden; opacity: .5; clip-path: inset(10px); visibility: hidden; cursor: pointer }',
  'an id': '#i { position: absolute; opacity: 0; cursor: help; visibility: collapse }',
  'an attribute': '[data-x] { overflow: auto; cursor: wait } [data-y="1"] { opacity: .3 }',
  'a tag': 'p, li { cursor: text; opacity: .9 } span { position: sticky; visibility: hidden }',
  everything: '* { cursor: move }',
  'a pseudo-class alone': ':first-child { opacity: .7; position: relative }',
  combinators:
    '.c > .d { opacity: .1 } .c + * { cursor: grab } #i ~ .d { overflow: scroll } .c .d { clip-path: circle(1px) }',
  functions:
    ':is(.c, #i) { opacity: .2 } :where([data-x]) { cursor: crosshair } div:not(.c) { position: relative } :has(> .d) { overflow: clip }',
  conditions:
    '@media all { .c { opacity: .4 } } @supports (display: block) { #i { cursor: cell } } @layer a { .d { position: relative } }',
  nesting:
    '.c { & > .d { opacity: .6 } &:not(p) { cursor: copy } .d { visibility: hidden } @media all { overflow: hidden } position: relative }',
  escapes: '.c\\:d, .\\31 0 { opacity: .8; cursor: alias }',
  'a pseudo-element, which is not the element':
    '.c::before { content: "x"; opacity: 0; cursor: no-drop } .c { color: red }',
  'important and shorthands': '.c { all: unset; overflow: hidden !important; cursor: pointer }',
  'an animation': '@keyframes k { from, to { opacity: .25; visibility: hidden } } .c { animation: k 100s infinite }',
  'a transition': '.c { transition: opacity 100s } ',
  text: '.c { color: transparent; font-size: 0 } #i { white-space: pre } [data-x] { text-transform: uppercase } b { font: 9px serif } span { -webkit-text-fill-color: red; text-indent: 3px } li { white-space-collapse: preserve }',
  backgrounds:
    '.c { background: red } #i { background-image: linear-gradient(red, blue) } p { --b: blue; background: var(--b) }',
  'places among siblings':
    'p:nth-child(2n) { background: red } li:first-child { cursor: help } span:empty { text-indent: 1px } i:last-of-type { visibility: hidden } div:only-child { color: lime }',
  'a variable by place': 'li:nth-child(2) { --c: wait } li { cursor: var(--c, auto) } .d { cursor: var(--c, inherit) }',
  'attributes of one class':
    '.c[data-k="2"] { cursor: help } [data-k="1"] .d { background: red } a[href$=b] { color: red }',
  'what is around':
    'div:hover .c { cursor: help } p:not(:hover) { background: blue } div:focus-within > i { color: lime } :has(> .k) u { visibility: hidden }',
  'containers and scopes':
    '.box { container-type: inline-size } @container (min-width: 90px) { .c { background: red } } @scope (.box) to (.k) { p { cursor: help } }',
  drawings: 'svg { cursor: help } path { opacity: .5 } g { visibility: hidden } .c { transform: none }',
  'parts of class attributes':
    '[class^="c"] { cursor: help } [class*=":d"] > * { opacity: .5 } [class~=d] { position: relative } [class="c c:d 10"] { visibility: hidden } [class$="D" i] { text-indent: 2px } p[class] { overflow: hidden } [class^=""] { color: red } [class*="c"] { background: red }',
  'tags in something':
    '.c p { cursor: help } .box > p { position: relative } #i span { opacity: .3 } .c + p { visibility: hidden } .c ~ div i { color: red } .box .c ~ p { text-indent: 2px } :is(.c, .k) > b { overflow: hidden } .c p::before { content: "x" } ul > li { cursor: wait } .box div, .c DIV p { background: red } .c foreignObject { opacity: .4 } .box i:first-child { opacity: .9 }',
  places:
    '.c { position: relative; left: 3px } .d { position: relative; inset-block-start: 2px } p { position: relative }',
  'what is in something':
    '.box > * { cursor: help } .c > :not(.k) { position: relative } #i * { opacity: .4 } [data-x] > :first-child { visibility: hidden } ul > :nth-child(2) { text-indent: 3px } .c ~ * > * { cursor: wait } .box > .c ~ * { background: lime } div > * > *::before { content: "x" }',
  'what stands beside, with nothing of its own':
    '.c + * { cursor: grab } .d ~ :not(.k) { opacity: .6 } .c > :not([hidden]) ~ :not([hidden]) { position: relative }',
  'lists of tags and classes':
    ':where(.c, #i) > * { cursor: cell } :is(p, li):is(.c, .k) { opacity: .2 } :where(.c).d { overflow: hidden } :where(b, i) { visibility: hidden } :is(.c :is(.d, u), s) { cursor: copy } :where(:not(.c)) { text-indent: 2px }',
  'the root': ':root { cursor: help; font-size: 9px } :root > body > * { background: red } :root p { opacity: .3 }',
  'what has focus':
    '* { outline: 0 } :focus { position: relative; opacity: .4 } :where(*):focus-within { cursor: help } div:has(:focus) > :focus { visibility: hidden }',
  'brackets and signs in strings':
    '[data-x="]"] , [data-y="1"] .none, [title="a, b ] c > "] .d { opacity: .3 } .c:not([title="(]"]) { cursor: help } [title=")"] + p, .d:not([a="\\"]"]) { visibility: hidden }',
  'escapes of signs':
    '.c\\:\\:d:not(:hover), .x\\::hover, .c\\>d, .a\\,b .d { opacity: .8 } .\\31 0 > * { cursor: alias } .x\\::first-child { cursor: help }',
  'namespaces and letters in capitals':
    '@namespace s url(http://www.w3.org/2000/svg); @namespace x url(http://www.w3.org/1999/xlink); s|path { opacity: .3 } *|circle { opacity: .4 } s|foreignObject { visibility: hidden } foreignObject p { cursor: help } [DATA-X] { opacity: .2 } DIV { text-indent: 1px } s|a { cursor: help } [x|href] { opacity: .7 }',
  'a variable': '.c { --o: .35; opacity: var(--o); cursor: var(--c, progress) }',
};

const BODY =
  TAGS.map(
    (tag) => `<${tag}></${tag}><div class=c><${tag} class=d></${tag}</div></div><${tag} class="c c:d 10"></${tag}>`,
  ).join('') +
  `
  <div id=i data-x><p class=d data-y=1>x<span>y</span></p></div><div style="opacity:.15;cursor:zoom-in"><b>inline</b></div>
  <svg width=20 height=20 opacity=".5" cursor=pointer><g visibility=hidden><rect width=9 height=9 /></g></svg>
  ${'<div class=box style="width:99px"><p class=c>1</p><p data-k=1>2<i class=d></i></p></div><div class=box><p class=c data-k=2>3</p><p>4<i>5</i><i class=d></i></p></div>'.repeat(2)}
  <ul><li>1<b class=d></b><li>2<b class=d></b><li>3<b class=d></b></ul><div><a href=a>a</a><a href=b>b</a><a>c</a><span></span><span> x</span></div>
  <div><u>k</u></div><div><u>k</u><b class=k></b></div><div id=f tabindex=0><i>x</i></div><div tabindex=0><i>x</i></div>
  <table><tr><td>1<td bgcolor=red>2<td nowrap>3<tr><td>4<td class=c>5</table><button>1</button><button disabled>2</button><button class=c>3</button>
  <fieldset disabled><button>4</button><legend><button>5</button></legend></fieldset><input type=checkbox><input type=checkbox checked><input type=radio disabled><input type=text>
  ${'<p style="cursor:help">1<i>x</i></p><p style="cursor:wait">2<i>x</i></p><p style="width:9px;margin-left:-2px">3</p><p style="all:unset">4</p><p style="font:0/1 a">5</p><p style="--c:red">6</p>'.repeat(2)}
  <svg viewBox="0 0 9 9" fill=red><g><path d="M0 0h9"/><path d="M0 0h9" opacity=".3"/><text fill=none>t<tspan visibility=hidden>u</tspan></text><a href=x><rect width=3 height=3 class=c /></a></g><use href="#i"/>
  <foreignObject width=9 height=9><p class=c>f</p></foreignObject></svg><svg style="overflow:visible" width=3 height=3><circle r=1 style="cursor:help" /><g transform="scale(2)"><path class=d /></g></svg>
  <p class="c::d x: c>d a,b">e<i class=d>f</i></p><p title="a, b ] c > ">g<i class=d>h</i></p><svg width=4 height=4 xmlns:xlink="http://www.w3.org/1999/xlink"><foreignObject width=2 height=2><p>x</p></foreignObject><use xlink:href="#i" /></svg>
  <div popover>pop</div><div data-x><i><u class=c><s>deep</s></u></i></div><ul><li>1<li class=c>2</ul>`;

/** A document with that sheet, of its own: no element in it has ever had a class. */
async function emptyDocument(css: string): Promise<Document> {
  show('<iframe style="width: 900px; height: 600px"></iframe>');
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  frame.srcdoc = '<!doctype html><style></style>';
  await loaded(frame);
  const doc = frame.contentDocument as Document;
  (doc.querySelector('style') as HTMLStyleElement).textContent = `${css} ${IDLE_RULES}`;
  return doc;
}

describe('a style that is read only where a rule can apply', () => {
  let style: HTMLStyleElement;
  beforeEach(() => {
    style = document.head.appendChild(document.createElement('style'));
  });
  afterEach(() => {
    style.remove();
    reset();
  });

  for (const [what, css] of Object.entries(SHEETS)) {
    it(`equals the browser's with ${what}`, async () => {
      style.textContent = css;
      show(BODY);
      document.getElementById('f')?.focus();
      // What stands in for a plug-in is shown, and begins to move, a little later.
      const standsIn = what === 'an animation' ? document.querySelector('object.c') : null;
      for (let i = 0; i < 60 && standsIn?.getAnimations().length === 0; i++) await new Promise(requestAnimationFrame);
      if (what === 'a transition') {
        document.body.getBoundingClientRect();
        for (const el of document.querySelectorAll<HTMLElement>('.c')) el.style.opacity = '0';
      }
      expect(differences()).to.deep.equal([]);
    });
  }

  // Elements that move soon after they have come are looked at above.
  for (const [what, css] of Object.entries(SHEETS).filter(([name]) => name !== 'an animation')) {
    it(`equals the browser's for elements added after the rules were read, with ${what}`, async () => {
      const doc = await emptyDocument(css);
      expect(differences(doc)).to.deep.equal([]);
      doc.body.innerHTML = BODY;
      doc.getElementById('f')?.focus();
      expect(differences(doc)).to.deep.equal([]);
    });

    it(`equals the browser's for elements that get classes and ids one by one, with ${what}`, async () => {
      const doc = await emptyDocument(css);
      doc.body.innerHTML = BODY;
      const named = Array.from(doc.body.querySelectorAll('[class], [id]'), (el) => ({
        el,
        id: el.getAttribute('id'),
        classes: el.getAttribute('class'),
      }));
      for (const { el } of named) {
        el.removeAttribute('id');
        el.removeAttribute('class');
      }
      const seen = new Set<string | null>();
      for (const { el, id, classes } of named) {
        if (id !== null) el.setAttribute('id', id);
        if (classes !== null) el.setAttribute('class', classes);
        const what = `${String(id)} ${String(classes)}`;
        if (!seen.has(what)) expect(differences(doc), `once there is ${what}`).to.deep.equal([]);
        seen.add(what);
      }
      expect(differences(doc)).to.deep.equal([]);
    });
  }

  it("equals the browser's if one attribute reads like another", () => {
    const hidden = 'visibility:hidden';
    show(
      `<p class="x.${hidden}">1</p><p class="x style ${hidden.length}:${hidden}">2</p><p class=x style="${hidden}">3</p><p class="x.${hidden}">4</p><p class=x>5</p>`,
    );
    expect(differences()).to.deep.equal([]);
  });

  it("equals the browser's with adopted sheets, scripted animations, and in shadow trees", () => {
    show(`${BODY}<div id=host><b slot=s>slotted</b></div>`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.d { opacity: .45; cursor: pointer }');
    document.adoptedStyleSheets = [sheet];
    expect(differences()).to.deep.equal([]);
    const root = (document.getElementById('host') as Element).attachShadow({ mode: 'open' });
    root.innerHTML =
      '<style>:host { opacity: .5; position: relative } ::slotted(b) { cursor: help } p { visibility: hidden }</style><slot name=s></slot><p>in</p>';
    expect(differences(document, root)).to.deep.equal([]);
    const inner = root.appendChild(document.createElement('div'));
    inner.className = 'c';
    const nested = inner.attachShadow({ mode: 'open' });
    nested.adoptedStyleSheets = [sheet];
    nested.innerHTML = `<style>:host { white-space: pre; visibility: hidden } [data-x] { position: absolute } i { color: red; transform: none }</style>
      <u>inherits</u><div part=p data-x><i class=d>x</i></div>${BODY}`;
    style.textContent = '#host { color: blue; cursor: help } ::part(p) { opacity: .2 } i { position: fixed }';
    root.append(
      Object.assign(document.createElement('style'), {
        textContent: 'div::part(p) { overflow: hidden } i { opacity: 0 } .c { text-indent: 7px }',
      }),
    );
    // WebKit styles what is in a shadow tree anew only when its host comes again.
    document.body.append(root.host);
    expect(differences(document, root, nested)).to.deep.equal([]);
    const animation = (document.querySelector('p') as Element).animate([{ opacity: 0 }, { opacity: 0.1 }], {
      duration: 1e6,
    });
    expect(differences()).to.deep.equal([]);
    animation.cancel();
    document.adoptedStyleSheets = [];
  });
});
