import { expect } from 'chai';
import { LayoutReader } from '../../../src/layout/LayoutReader.ts';

const TAGS =
  `a abbr address article aside b bdi bdo blockquote center cite code data dd del dfn div dl dt em figcaption figure font footer
  form h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label li main mark menu nav ol p pre q s samp search section small span strong sub sup time
  tt u ul var button input img table td summary details`
    .trim()
    .split(/\s+/);
const PARENTS = [
  '',
  'display:flex',
  'display:inline-flex',
  'display:grid',
  'display:contents',
  'display:inline',
  'display:none',
  'display:table',
  'display:-webkit-box',
  'display:ruby',
  'display:flow-root',
  'columns:2',
];

/** What a reader knows without reading must be what the browser says. */
describe("the display value predicted without reading the style equals the browser's", () => {
  afterEach(() => document.body.replaceChildren());

  for (const style of PARENTS) {
    it(`in a parent with ${style === '' ? 'no style' : style}`, () => {
      document.body.innerHTML = `<div style="${style}">${TAGS.map((tag) => `<${tag}></${tag}>`).join('')}</div>`;
      agree();
    });
  }

  it('under rules of every kind', () => {
    document.body.innerHTML = `<style>
      .hide { display: none } #one { display: grid } [data-x] { float: left } nav > b:first-child { position: absolute } em { all: unset }
      section { & i { display: block } } @media all { u { display: inline-block } } :is(small, .x) { display: flex } .v { display: var(--d, table) }
    </style><nav><b>x</b><b>y</b></nav><div class="hide"><p>x</p></div><div id="one"><span>x</span></div><span data-x>x</span><em>x</em>
    <section><i>x</i></section><u>x</u><small><b>x</b></small><span class="x">x</span><span class="v"><b>x</b></span><p hidden>x</p><p hidden="until-found">x</p>
    <b popover>x</b><span style="display: flex"><i>x</i></span><svg><a><text>x</text></a></svg>`;
    agree();
  });

  it('in shadow trees and slots', () => {
    document.body
      .setHTMLUnsafe(`<div><template shadowrootmode="open"><style>b { display: flex } ::slotted(i) { display: grid } :host { display: inline }</style>
      <b><span>x</span></b><slot></slot></template><i>slotted</i></div>`);
    agree();
  });
});

function agree(): void {
  const reader = new LayoutReader();
  const differ: string[] = [];
  const look = (root: ParentNode): void => {
    for (const el of root.querySelectorAll('*')) {
      const { display } = getComputedStyle(el);
      if (reader.style(el).display !== display)
        differ.push(`${el.localName}: ${reader.style(el).display} for ${display}`);
      if (el.shadowRoot) look(el.shadowRoot);
    }
  };
  look(document);
  expect(differ).to.deep.equal([]);
}
