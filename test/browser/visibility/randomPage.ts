/** Random pages in which elements lie over, in and beside each other in all ways that decide what a pointer reaches. */

/** Returns numbers in [0, 1) that are the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Next = () => number;
const pick = <T>(next: Next, of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const LEAVES: readonly ((id: number) => string)[] = [
  (i) => `<button>Button ${i}</button>`,
  (i) => `<button disabled>Off ${i}</button>`,
  (i) =>
    `<button><svg width=20 height=20 style="pointer-events:none"><circle cx=10 cy=10 r=8 /></svg>Icon ${i}</button>`,
  (i) => `<a href="#${i}">link over some words ${i}</a>`,
  (i) => `<label>Label ${i} <input type=checkbox></label>`,
  (i) => `<input type=radio id=r${i} style="opacity:0;position:absolute"><label for=r${i}>Choice ${i}</label>`,
  (i) => `<input value="text ${i}">`,
  (i) => `<textarea>more ${i}</textarea>`,
  (i) => `<select><option>one ${i}<option>two</select>`,
  (i) => `<div role=button tabindex=0 aria-disabled=${i % 2 ? 'true' : 'false'}>Pressable ${i}</div>`,
  (i) => `<span tabindex=0 style="pointer-events:none">through ${i}</span>`,
  (i) =>
    `<img usemap="#m${i}" width=90 height=60 src="${PICTURE}"><map name=m${i}><area href="#a" shape=rect coords="5,5,40,50"><area href="#b" shape=circle coords="65,30,20"></map>`,
  (i) =>
    `<svg width=120 height=50><a href="#s${i}"><rect x=5 y=5 width=40 height=40 /></a><path d="M60 25 A 20 20 0 1 1 60 26" fill=none stroke=black stroke-width=4 tabindex=0 /></svg>`,
  (i) => `<details><summary>More ${i}</summary><button>inside</button></details>`,
  (i) => `<x-slotted data-slotted>slotted text ${i}</x-slotted>`,
  (i) => `<div contenteditable=true>edit ${i}</div>`,
  (i) => `<div style="display:contents"><button>no box around ${i}</button></div>`,
];

const STYLES: readonly string[] = [
  'position:relative',
  'position:absolute;left:20px;top:15px;background:#fff',
  'position:absolute;inset:0;background:#eee8',
  'position:fixed;right:0;bottom:0;width:150px;height:90px;background:#ffe',
  'position:fixed;inset:0 0 auto 0;height:40px;background:#eef',
  'position:sticky;top:0;background:#fff',
  'overflow:hidden;height:35px',
  'overflow:auto;height:60px;width:200px',
  'opacity:0',
  'visibility:hidden',
  'pointer-events:none',
  'display:none',
  'transform:rotate(20deg) scale(.8);width:200px',
  'transform:scale(1.3);transform-origin:0 0;width:150px',
  'clip-path:inset(0 60% 0 0)',
  'display:flex;gap:4px;flex-wrap:wrap',
  'margin-left:-40px',
  'margin-top:-20px;position:relative;z-index:2;background:#efe',
  'content-visibility:hidden;width:80px;height:20px',
  'float:right;width:90px',
  'columns:2;width:220px',
  'width:0;height:0;overflow:hidden',
  'height:700px',
];
const FRAME_STYLES: readonly string[] = [
  '',
  'border:5px solid;padding:7px',
  'transform:scale(.7)',
  'transform:rotate(-15deg) translate(30px,10px);border:3px solid',
  'margin-left:-60px',
  'zoom:1.4',
];

/** Returns the content of the body. `furnish` fills the shadow trees and frames. */
export function randomPage(next: Next): string {
  let count = 0;
  const block = (depth: number): string => {
    const style = next() < 0.55 ? pick(next, STYLES) : '';
    const attributes = [
      style && `style="${style}"`,
      next() < 0.04 && 'inert',
      next() < 0.04 && 'aria-hidden=true',
      next() < 0.04 && 'aria-disabled=true',
      next() < 0.05 && 'onclick=""',
    ].filter(Boolean);
    const inner = Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
      depth > 0 && next() < 0.5 ? block(depth - 1) : pick(next, LEAVES)(count++),
    ).join(' ');
    const kind = next();
    if (kind < 0.06) return `<fieldset disabled ${attributes.join(' ')}>${inner}</fieldset>`;
    if (kind < 0.14) return `<iframe data-frame width=260 height=120 style="${pick(next, FRAME_STYLES)}"></iframe>`;
    if (kind < 0.18) return `<x-host data-host ${attributes.join(' ')}>${inner}</x-host>`;
    return `<div ${attributes.join(' ')}>${inner}</div>`;
  };
  const blocks = Array.from({ length: 2 + Math.floor(next() * 4) }, () => block(2)).join('\n');
  const dialog = next();
  if (dialog > 0.12) return blocks;
  return `${blocks}<dialog data-modal>Sure? <button>Yes</button></dialog>`;
}

/** Fills the frames and shadow trees of a random page, and opens its dialog. */
export function furnish(root: ParentNode, next: Next): void {
  for (const host of root.querySelectorAll('[data-host]'))
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<div style="border:1px solid"><slot></slot><button>shade</button></div>';
  for (const host of root.querySelectorAll('[data-slotted]')) {
    const shadow = host.attachShadow({ mode: 'open' });
    const isNested = next() < 0.5;
    shadow.innerHTML = isNested
      ? '<x-inner><slot></slot></x-inner>'
      : '<button style="padding:6px">before <slot></slot></button>';
    const inner = shadow.querySelector('x-inner')?.attachShadow({ mode: 'open' });
    if (inner) inner.innerHTML = '<button><slot></slot></button>';
  }
  for (const frame of root.querySelectorAll<HTMLIFrameElement>('[data-frame]')) {
    const inner = frame.contentDocument as Document;
    inner.body.innerHTML = Array.from({ length: 3 }, (_, i) => pick(next, LEAVES)(i)).join(' ');
    furnish(inner, next);
  }
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('[data-modal]')) dialog.showModal();
}
