import { named, rows } from './row.ts';
import type { Row } from './row.ts';

const NO_COUNTER = 'The engine does not parse a counter in alternative text, and drops the declaration.';

const NO_TARGET = 'The engine has no reference targets.';
const ONLY_CHROMIUM = { except: { firefox: NO_TARGET, webkit: NO_TARGET } };
/** Returns a host whose shadow root has that content, and refers to its element `i`. */
const host = (html: string, id = 'h'): string =>
  `<div id="${id}"><template shadowrootmode="open" shadowrootreferencetarget="i">${html}</template></div>`;

/** Names from content, and how CSS changes them. https://w3c.github.io/accname/#comp_name_from_content */
export const content: readonly Row[] = [
  ...rows(
    '::before and ::after',
    'Generated text is part of the name, joined without a space: accname/#comp_name_from_content_pseudo_element',
    ['<style>.t::before{content:"<"}.t::after{content:">"}</style><button data-t class="t">go</button>', named('<go>')],
    ['<style>.t::before{content:"New";display:block}</style><button data-t class="t">mail</button>', named('New mail')],
    [
      '<style>.t::before{content:attr(data-x) " "}</style><button data-t class="t" data-x="3">mails</button>',
      named('3 mails'),
    ],
    ['<style>.t::before{content:"x";display:none}</style><button data-t class="t">go</button>', named('go')],
    [
      '<style>.t::before{content:none}.u::before{content:""}</style><button data-t class="t">a<b class="u">b</b></button>',
      named('ab'),
    ],
    ['<style>b.t:before{content:"\\26 \\a0"}</style><button data-t><b class="t">you</b></button>', named('&\u00a0you')],
    ['<style>[data-n]{& > b{&::after{content:"!"}}}</style><button data-t data-n>hey<b></b></button>', named('hey!')],
    // No engine renders pseudo-elements of SVG elements; HTML inside a <foreignObject> has them.
    [
      '<style>.t::before{content:"<"}</style><button data-t><svg class="t"><g class="t"><text class="t" y="9">go</text><path class="t"/></g></svg></button>',
      named('go'),
    ],
    [
      '<style>.t::before{content:"<"}</style><button data-t><svg class="t"><foreignObject class="t"><b class="t">on</b></foreignObject></svg></button>',
      named('<<on'),
    ],
    [
      '<style>@media all{@supports (display:grid){#x::after{content:" deep"}}}</style><button data-t id="x">so</button>',
      named('so deep'),
    ],
    ['<style>.t{--c:"var"}.t::before{content:var(--c)}</style><button data-t class="t"> x</button>', named('var x')],
    ['<button data-t>say <q>so</q></button>', named('say “so”')],
  ),
  ...rows(
    '::marker',
    'Text that the author puts into a marker is part of the name: accname/#comp_name_from_content_pseudo_element_marker',
    [
      '<style>.t::marker{content:"Step: "}</style><ul><li id="l" class="t">one</ul><button data-t aria-labelledby="l">x</button>',
      named('Step: one'),
    ],
    ['<ol><li id="l">one</ol><button data-t aria-labelledby="l">x</button>', named('one')],
  ),
  ...rows(
    'CSS alternative text',
    'The text after the slash replaces the visible text: css-content/#alt',
    ['<style>.t::before{content:"★" / "Starred"}</style><button data-t class="t">item</button>', named('Starred item')],
    ['<style>.t::before{content:"★" / ""}</style><button data-t class="t">item</button>', named('item')],
    [
      '<style>.t::after{content:url(data:,) / "new " attr(data-n)}</style><button data-t class="t" data-n="2">item</button>',
      named('item new 2'),
    ],
    [
      '<style>.t{counter-reset:n 2}.t::before{content:"" / counter(n)}</style><button data-t class="t">mails</button>',
      named('2 mails'),
      { except: { firefox: NO_COUNTER, webkit: NO_COUNTER } },
    ],
  ),
  ...rows(
    'CSS counters',
    'The value of a counter is text: css-lists/#auto-numbering',
    [
      '<style>ol{counter-reset:n}li{counter-increment:n}a::before{content:counter(n) ". "}</style><ol><li>x<li><a href="#" data-t>two</a></ol>',
      named('2. two'),
    ],
    [
      '<style>section{counter-reset:n}p{counter-increment:n}a::before{content:counters(n,".") " "}</style><section><p>a</p><section><p>b</p><p><a href="#" data-t>x</a></p></section></section>',
      named('1.2 x'),
    ],
    [
      '<style>h2{counter-increment:n 4}h2::before{content:counter(n,upper-roman) " "}</style><h2 data-t>part</h2>',
      named('IV part'),
    ],
    [
      '<style>b{counter-set:n 27}button::after{content:counter(n,lower-alpha)}</style><button data-t><b>to </b></button>',
      named('to aa'),
    ],
  ),
  ...rows(
    'text-transform',
    'A name contains the text as it is shown: css-text/#text-transform-property',
    ['<button data-t style="text-transform:uppercase">Send it</button>', named('SEND IT')],
    [
      '<button data-t style="text-transform:lowercase">Send <b style="text-transform:none">It</b></button>',
      named('send It'),
    ],
    ['<button data-t style="text-transform:capitalize">send it now</button>', named('Send It Now')],
    ['<button data-t style="text-transform:uppercase" aria-label="as it is">x</button>', named('as it is')],
  ),
  ...rows(
    'no-break spaces',
    'Only ASCII white space is folded: accname/#terminology, flat string',
    ['<button data-t>10&nbsp;000 &nbsp;km</button>', named('10\u00a0000 \u00a0km')],
    ['<button data-t aria-label=" a \n\t b ">x</button>', named('a b')],
    ['<button data-t>a\u2003b</button>', named('a\u2003b')],
  ),
  ...rows(
    'block and inline spacing',
    'As in browsers, a space separates the text of blocks and atomic inlines, but not that of inline boxes',
    ['<button data-t>a<b>b</b><i>c</i></button>', named('abc')],
    ['<button data-t><div>a</div><div>b</div></button>', named('a b')],
    ['<button data-t>a<span style="display:block">b</span>c</button>', named('a b c')],
    ['<button data-t>a<span style="display:inline-block">b</span>c</button>', named('a b c')],
    ['<button data-t style="display:flex"><b>a</b><b>b</b></button>', named('a b')],
    ['<button data-t>a<br>b</button>', named('a b')],
    ['<button data-t>a<img alt="x" src="data:,">b</button>', named('a x b')],
    ['<a href="#" data-t><table><tr><td>a<td>b<tr><td>c</table></a>', named('a b c')],
    ['<h2 data-t>a<span style="float:left">b</span>c</h2>', named('a b c')],
    ['<button data-t>a  \n  b</button>', named('a b')],
  ),
  ...rows(
    'display: contents',
    'An element without a box of its own is not hidden: css-display/#box-generation',
    ['<button data-t style="display:contents">go</button>', { role: 'button', name: 'go' }],
    ['<button data-t>a <span style="display:contents">b <i>c</i></span></button>', named('a b c')],
    [
      '<svg width="9" height="9"><g data-t style="display:contents" aria-label="Group"><path d="M0 0h9v9"/></g></svg>',
      { role: 'group', name: 'Group' },
      {
        except: {
          webkit: 'WebKit computes display: none for an SVG group with display: contents, and does not paint it.',
        },
      },
    ],
  ),
  ...rows(
    'visible inside invisible elements',
    'A descendant of an invisible element can be visible: css-display/#visibility',
    ['<h2 data-t>a <span style="visibility:hidden">b <i style="visibility:visible">c</i></span></h2>', named('a c')],
    ['<h2 data-t>a <span style="visibility:collapse">b</span></h2>', named('a')],
    ['<div style="visibility:hidden"><button data-t style="visibility:visible">shown</button></div>', named('shown')],
    ['<div style="visibility:hidden"><button data-t>not shown</button></div>', named('')],
  ),
  ...rows(
    'inert parts',
    'Inert nodes are not exposed, so that they are no part of a name, as browsers do: html/#inert-subtrees',
    ['<button data-t>Buy <span inert>now</span></button>', named('Buy')],
    ['<h2 data-t>a <b inert>b <i>c</i></b> <span>d <u inert>e</u></span></h2>', named('a d')],
    ['<label>L <span inert>x</span><input data-t></label>', named('L')],
  ),
  ...rows(
    'reference targets',
    'A reference to a host refers to the element that its shadow root names: WICG/webcomponents, reference target',
    [`<label for="h">City</label>${host('<input id="i" data-t>')}`, named('City'), ONLY_CHROMIUM],
    [`<label for="h">Far</label>${host(host('<input id="i" data-t>', 'i'))}`, named('Far'), ONLY_CHROMIUM],
    [`<label for="h">City</label>${host('<input id="j" data-t><input id="i">')}`, named('')],
    [`${host('<b id="i">in</b> out')}<button data-t aria-labelledby="h">x</button>`, named('in'), ONLY_CHROMIUM],
    [
      `${host('<b id="i">in</b> out')}<button data-t aria-describedby="h">x</button>`,
      { description: 'in' },
      ONLY_CHROMIUM,
    ],
    [`${host('<b id="j">in</b> out')}<button data-t aria-labelledby="h">x</button>`, named('x'), ONLY_CHROMIUM],
    [
      `${host('<div popover id="i"></div>')}<button data-t popovertarget="h">x</button>`,
      { states: { expanded: false } },
      ONLY_CHROMIUM,
    ],
    [
      `${host('<div popover id="i"></div>')}<button data-t commandfor="h" command="toggle-popover">x</button>`,
      { states: { expanded: false } },
      ONLY_CHROMIUM,
    ],
  ),
  ...rows(
    'hidden=until-found',
    'The contents of the element are skipped: html/#hidden-until-found-and-auto-expanding',
    ['<h2 data-t>a <div hidden="until-found">b</div></h2>', named('a')],
    ['<div hidden="until-found"><button data-t>x</button></div>', named('')],
    ['<button data-t>a <div style="content-visibility:hidden">b</div></button>', named('a')],
    [
      '<button data-t aria-labelledby="l">x</button><div hidden="until-found"><b id="l">found</b></div>',
      named('found'),
    ],
  ),
  ...rows(
    'shadow trees',
    'A host renders the children of its shadow root: accname/#comp_name_from_content_find_child',
    [
      '<button data-t>a <span><template shadowrootmode="open">in the shadow</template>light</span></button>',
      named('a in the shadow'),
    ],
    ['<h2 data-t><template shadowrootmode="open"><b>shadow</b> heading</template>light</h2>', named('shadow heading')],
    ['<div><template shadowrootmode="open"><button data-t>x <i hidden>y</i></button></template></div>', named('x')],
    [
      '<div><template shadowrootmode="open"><style>b::before{content:"in "}</style><button data-t><b>here</b></button></template></div>',
      named('in here'),
    ],
  ),
  ...rows(
    'slotted content',
    'A slot renders the nodes that are assigned to it: accname/#comp_name_from_content_find_child_is_slot',
    [
      '<div><template shadowrootmode="open"><button data-t>a <slot name="s"></slot> b <slot></slot></button></template>late <i slot="s">slotted</i></div>',
      named('a slotted b late'),
    ],
    ['<div><template shadowrootmode="open"><p>no slot</p></template><button data-t>x</button></div>', named('')],
    [
      '<div><template shadowrootmode="open"><div aria-hidden="true"><slot></slot></div></template><button data-t>x</button></div>',
      named(''),
    ],
    [
      '<div><template shadowrootmode="open"><button data-t><slot aria-label="no"></slot></button></template>yes</div>',
      named('yes'),
    ],
    [
      '<button data-t>a <span><template shadowrootmode="open">[ <slot></slot> ]</template>b <i>c</i></span></button>',
      named('a [ b c ]'),
    ],
  ),
  ...rows(
    'fallback content',
    'A slot without assigned nodes renders its own children: accname/#comp_name_from_content_find_child_otherwise',
    [
      '<div><template shadowrootmode="open"><button data-t><slot>fall<b>back</b></slot></button></template></div>',
      named('fallback'),
    ],
    [
      '<div><template shadowrootmode="open"><button data-t><slot>fallback</slot></button></template>assigned</div>',
      named('assigned'),
    ],
    ['<button data-t><slot>light slot</slot></button>', named('light slot')],
  ),
];
