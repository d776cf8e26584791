import { IDLE_RULES } from '../support/page.ts';

/**
 * The page from which each sequence starts. It has id references between distant elements, rules whose selectors relate
 * distant elements, shadow trees, forms and tables.
 */
export const SHEETS: readonly string[] = [
  '.hide { display: none } .ghost { visibility: hidden } .clear { opacity: 0 } .press { cursor: pointer }',
  '.a .b { display: none } .a ~ .c { visibility: hidden } .a:has(.b) > .d { opacity: 0 }',
  'li:nth-child(3) { display: none } p:first-child { text-transform: uppercase } :empty.c { width: 20px; height: 20px }',
  '.tag::before { content: "new " } [data-x] { position: absolute; left: -9999px } .clip { overflow: hidden; width: 0; height: 0 }',
  'input:checked + label { display: none } :focus { outline: 1px solid } details[open] p { cursor: pointer } .box { color: white; background: white }',
  'main:has(input:checked) .d { display: none } ul:not(:has(> li)) + p { visibility: hidden } @media (min-width: 1px) { .e { text-transform: lowercase } }',
];

/** The texts of sheets that operations add. */
export const MORE_SHEETS: readonly string[] = [
  '@media (min-width: 700px) { .b { display: none } .c { cursor: pointer } } @media (max-height: 400px) { p { visibility: hidden } }',
  'p { margin-left: calc(50% - 60vw) } .d { font-size: 0.1vw } .box { position: relative; left: calc(100vw - 9000px) }',
  '.a { --w: 100vw } section, li { margin-left: calc(650px - var(--w)); overflow: hidden } .b { width: calc(100vw - 640px); overflow: hidden }',
  'li + li { cursor: pointer } .a > .c { opacity: 0 } [title] { display: none } li:nth-child(2) { visibility: hidden }',
  '@layer low { .e { display: none } } @supports (display: grid) { .box { visibility: hidden } }',
  '.a { & .b { visibility: hidden } &.c::before { content: "nested" } .d & { cursor: pointer } @media (min-width: 700px) { opacity: 0 } }',
  'div { padding: 3px } p { width: 0; white-space: normal } .d { height: 0 }',
  'section { position: relative } .d { left: -9000px }',
  'h2:hover { display: none } button:focus { cursor: wait } .b:hover { cursor: pointer }',
  '.e { counter-increment: n } h2::before { content: counter(n) }',
  'b { display: none } [data-x]::after { content: "!" } a[href="#1"], .c:not(.d) { text-transform: uppercase }',
  'ul { display: flex } .a .c { position: absolute; left: -9999px }',
];

/** Rules for a class name that no element has had yet. `$` stands for its number. */
export const NEW_RULES: readonly string[] = [
  '.z$ { display: none }',
  '.z$ li, .b .z$ { visibility: hidden }',
  '.z$ + *, .z$ ~ p { opacity: 0 }',
  '.z$::before { content: "z" } h2.z$ b { display: none }',
  '.c.z$, .z$:hover { position: absolute; left: -9000px }',
  '@media (min-width: 700px) { .z$ * { cursor: pointer } }',
  '.z$:has(b), .z$:first-child { visibility: hidden }',
  '.z$ { margin-left: -9000px; --w: 50vw } .z$ p { width: var(--w) }',
  '.z$ { counter-increment: n } .z$ b::after { content: counter(n) }',
];

/** The texts of style sheets in shadow trees. */
export const SHADE_SHEETS: readonly string[] = [
  ':host { cursor: pointer } b { display: none }',
  '::slotted(b) { visibility: hidden } button { cursor: wait }',
  ':host(.hide) i { opacity: 0 } i + slot { display: none }',
  '@media (min-width: 700px) { :host { display: block } slot { display: none } }',
  '.b::before { content: "in shade" }',
];

/**
 * A sheet of every page. A `select` has a fixed width, because browsers fit it to its options a frame later without an
 * event. The rules that match nothing make the sheet a long one.
 */
export const BASE = `select { width: 90px !important } ${IDLE_RULES}`;

export const START = `<header><h1 id=t1>Shop</h1><nav aria-label=Main><a href="#1">Home</a> <a href="#2" class=press>Offers <b>now</b></a></nav></header>
<main class=a><h2 id=t2>Things <i>to</i> buy</h2><p>First words here</p><p class=c>Second words <a href=x>with a link</a> and more</p>
<ul><li class=b>One <button>Delete</button></li><li>Two <button>Delete</button></li><li>Three <button>Delete</button></li><li>Four <button>Delete</button></li></ul><p>after</p>
<section aria-labelledby=t2 class=d><div onclick="" class=press>Card <button>Buy</button></div><div class="b box">pale</div></section>
<form><label for=f1>Name</label><input id=f1 value=Ann><input type=checkbox id=f2><label for=f2>Agree</label>
<select id=f3><option>S<option>M<option>L</select><textarea id=f4 aria-describedby=t1>note</textarea><fieldset><legend>Ways</legend>
<label><input type=radio name=w checked> Post</label><label><input type=radio name=w> Fetch</label></fieldset></form>
<table><caption>Prices</caption><tr><th>What<th>Price<tr><td>Tea<td>3<tr><td>Rice<td>4</table>
<details><summary>More</summary><p>Folded text</p></details><div class="c e"></div><x-box><span slot=s>slotted</span><em>plain</em></x-box>
<div role=list aria-owns=o1><div role=listitem>owner's</div></div><div id=o1 role=listitem>owned</div></main>
<dialog id=dlg><p>Really?</p><button>Yes</button></dialog><div id=pop popover>popped</div><footer class=tag>© Shop</footer>`;

/** The HTML that operations insert. */
export const PIECES: readonly string[] = [
  '<li>New <button>Delete</button></li>',
  '<p>New words <a href="#n">linked</a></p>',
  '<div class=b>bee</div>',
  '<div class="d press">dee</div>',
  '<button aria-label=Close>×</button>',
  '<label>Field <input></label>',
  '<input type=checkbox aria-label=Tick>',
  '<h3>Head <span>line</span></h3>',
  '<img alt=Picture src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" width=9 height=9>',
  '<tr><td>Salt<td>1</tr>',
  '<section aria-labelledby=t1>named</section>',
  '<div class=a><div class=c>sea</div></div>',
  'only text',
  '<x-box>boxed <b slot=s>bold</b></x-box>',
  '<span hidden>hid</span>',
  '<div role=button tabindex=0>act</div>',
  '<svg width=9 height=9><title>Sign</title><path d="M0 0h9v9"/></svg>',
  '<div class=clip>cut off</div>',
  '<div data-x>away</div>',
];
