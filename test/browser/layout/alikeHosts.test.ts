import { expect } from 'chai';
import { reset, show } from '../support/page.ts';
import { differences } from './differences.ts';

/** What the sheets of shadow trees may say of the host and of what is in it. */
const INNER: Readonly<Record<string, string>> = {
  'what is in them alone':
    'p { visibility: hidden } .c { cursor: help; position: relative } b { opacity: .3 } p > b { color: red }',
  'the host': ':host { color: red; text-indent: 3px; cursor: wait; display: block } p { background: blue }',
  'the host in a list': ':is(:host, p) { cursor: wait } :where(:host) { color: red; position: relative; opacity: .4 }',
  'classes and attributes of the host':
    ':host(.k) { visibility: hidden } :host([x]) p { color: red } :host([x="2"]) { text-transform: uppercase; display: flex } :host(:not([x])) b { cursor: help }',
  'places of the host':
    ':host(:nth-child(2n)) { visibility: hidden } :host(:last-child) p { color: red } :host(:first-child) { --v: copy }',
  'the host where focus is':
    ':host(:focus-within) { color: red } :host(:focus-within) p { cursor: help } p:focus { text-indent: 2px }',
  'what is around the host': ':host-context(.box) { cursor: help } :host-context(.box) p { color: red }',
  'what is slotted':
    '::slotted(b) { color: red; visibility: hidden } ::slotted(.c) { position: relative } slot { cursor: help; text-indent: 4px }',
  'nested rules':
    ':host { cursor: wait; & p { color: red } .c { visibility: hidden } &([x]) b { opacity: .2 } } p { .c & { cursor: help } & b { text-indent: 1px } }',
  'variables of the host':
    ':host([x]) { --v: wait } :host(.k) { --i: 5px } p { cursor: var(--v, help); text-indent: var(--i, 2px) }',
  'media, supports and containers':
    '@media (min-width: 1px) { :host { cursor: help } p { color: red } } @supports (display: grid) { .c { visibility: hidden } } :host { container-type: inline-size; display: block } @container (min-width: 200px) { b { text-indent: 3px } }',
  'a scope': '@scope (:host) { :scope { cursor: help } p { color: red } } @scope (p) { b { opacity: .1 } }',
  'all of it': ':host { all: initial; display: block } p { all: inherit }',
};

/** What the document's sheet says. */
const OUTER: readonly string[] = [
  '',
  '.k { color: lime } x-h:nth-of-type(3) { --v: grab; visibility: hidden }',
  'x-h { display: flex; opacity: .5; position: relative } .h { cursor: move }',
  '::part(p) { text-indent: 9px; visibility: visible; color: teal }',
  '[x] { cursor: copy } .box > * { white-space: pre } x-h + x-h { font-size: 3px } x-h:focus-within { text-transform: lowercase }',
  ':root { --v: grabbing } body { color: blue } * { cursor: cell }',
];

const HOSTS = `<x-h></x-h><x-h></x-h><x-h class=k></x-h><x-h x></x-h><x-h x=2></x-h><x-h x></x-h><x-h style="color: teal; --i: 8px"></x-h><x-h></x-h><x-h dir=rtl></x-h><x-h hidden></x-h>
  <div class=box><x-h></x-h><x-h x></x-h><x-h id=i></x-h></div><div style="display: grid"><x-h><b>slotted</b></x-h><x-h><b class=c>slotted</b></x-h></div>
  <div class=h></div><div class=h></div><p class=h></p><x-other></x-other><x-other></x-other>`;
const INSIDE =
  '<p tabindex=0>text<b>bold</b></p><p class=c part=p>more<b>bold</b></p><slot>fallback</slot><x-h><u>nested</u></x-h><x-h></x-h><div class=c>block</div>';

describe('styles shared between shadow hosts of one kind', () => {
  let outer: HTMLStyleElement;
  beforeEach(() => {
    outer = document.head.appendChild(document.createElement('style'));
  });
  afterEach(() => {
    outer.remove();
    reset();
  });

  /** Hosts with shadow trees of the same sheet, two deep. */
  function hosts(css: string, root: Document | ShadowRoot = document, depth = 0): ShadowRoot[] {
    return Array.from(root.querySelectorAll('x-h, .h')).flatMap((host) => {
      const inner = host.attachShadow({ mode: 'open' });
      inner.innerHTML = `<style>${css}</style>${INSIDE}`;
      return depth < 1 ? [inner, ...hosts(css, inner, depth + 1)] : [inner];
    });
  }

  for (const [what, css] of Object.entries(INNER)) {
    for (const [i, outside] of OUTER.entries()) {
      it(`equal the browser's with rules for ${what}, and sheet ${i} outside`, () => {
        outer.textContent = outside;
        show(HOSTS);
        const roots = hosts(css);
        expect(differences(document, ...roots)).to.deep.equal([]);
        (roots[3]?.querySelector('p') as HTMLElement).focus();
        expect(differences(document, ...roots)).to.deep.equal([]);
      });
    }
  }

  it("equal the browser's if one host has other sheets", () => {
    show(HOSTS);
    const roots = hosts(INNER['the host'] as string);
    const sheetOf = (i: number): CSSStyleSheet => roots[i]?.styleSheets[0] as CSSStyleSheet;
    sheetOf(1).insertRule('p { cursor: help; visibility: hidden }', 1);
    sheetOf(2).disabled = true;
    (roots[3] as ShadowRoot).adoptedStyleSheets = [new CSSStyleSheet()];
    roots[3]?.adoptedStyleSheets[0]?.replaceSync('b { opacity: .2 } :host { cursor: move }');
    (roots[4] as ShadowRoot).adoptedStyleSheets = roots[3]?.adoptedStyleSheets as CSSStyleSheet[];
    sheetOf(5).media.mediaText = 'print';
    sheetOf(6).deleteRule(0);
    roots[7]?.querySelector('style')?.append(' b { color: lime }');
    const animation = (roots[8]?.querySelector('p') as Element).animate([{ opacity: 0 }, { opacity: 0.1 }], {
      duration: 1e6,
    });
    expect(differences(document, ...roots)).to.deep.equal([]);
    animation.cancel();
    sheetOf(1).insertRule('p { cursor: wait !important }', 0);
    sheetOf(2).disabled = false;
    expect(differences(document, ...roots)).to.deep.equal([]);
  });
});
