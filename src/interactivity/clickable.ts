import { flatParent } from '../dom/composed.ts';
import { attribute, documentWindow, hasAttribute, labelControl, ownerDocument } from '../dom/natives.ts';
import { isHtml, isTag } from '../dom/kinds.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { INTERACTIVE_ROLES } from '../standards/roles.ts';
import { attributeSigns } from './attributes.ts';
import { isSummaryOfDetails } from '../dom/focusable.ts';
import { hook } from './hookLink.ts';
import { hasHandlerProperty, type Listeners } from './listeners.ts';
import { CONTROL, HANDLED, isEnough, Sign } from './signals.ts';

/** What the walk knows of an element when it asks. */
export interface Candidate {
  readonly el: Element;
  readonly tag: string;
  /** Computed role; empty if generic or none. */
  readonly role: string;
  readonly style: ElementStyle;
  /** Computed cursor of the flat-tree parent. */
  readonly outerCursor: string;
  /** The nearest ancestor that takes its whole content as one target. */
  readonly target: Element | null;
  readonly reader: LayoutReader;
  readonly listeners: Listeners;
  /** Of its attributes. */
  readonly names: readonly string[];
  /** It has no attribute but `class`, and no role or tag that says more (`plainRole`). */
  readonly plain?: boolean;
}

const NATIVE = new Set(['button', 'input', 'select', 'textarea']);
const MAYBE_NATIVE = new Set([...NATIVE, 'a', 'area', 'summary', 'option', 'video', 'audio']);
/** A role that says what the element is part of more than that it can be used: it takes more evidence. */
const MILD = new Set(['gridcell', 'listbox', 'scrollbar']);
const CLASS_NAME =
  /(?:^|[\s_-])(?:a|nav|text)?(?:btn|button|link|clickable|interactive|knob|handle|grip)(?:-(?:primary|secondary|default|danger|success|link|outline|icon))?(?:\s|$)/i;
/** Small parts of the page: one of those in the tab order is there to be used. */
const PIECE = /^(?:img|graphics|listitem|cell|columnheader|separator)/;
/** Headers by which a table is sorted. */
const SORT_NAME = /(?:^|[\s_-])sort(?:able|ing|er)?(?:[\s_-]|$)/i;
/** A drawing of that size, in CSS pixels, is more often to be used than to be looked at. */
const DRAWING = 48;

/** Signs that an element has by itself, wherever it stands. */
const OWN: readonly (readonly [sign: number, holds: (c: Candidate) => boolean])[] = [
  [
    Sign.native,
    ({ el, tag, role }) =>
      MAYBE_NATIVE.has(tag) &&
      (isHtml(el)
        ? NATIVE.has(tag) ||
          ((tag === 'a' || tag === 'area') && hasAttribute(el, 'href')) ||
          (tag === 'summary' && isSummaryOfDetails(el)) ||
          (tag === 'option' && role === 'option') ||
          ((tag === 'video' || tag === 'audio') && hasAttribute(el, 'controls'))
        : tag === 'a' && (hasAttribute(el, 'href') || hasAttribute(el, 'xlink:href'))),
  ],
  [Sign.editable, ({ el, names }) => names.includes('contenteditable') && isEditingHost(el)],
  [Sign.role, ({ role }) => role !== '' && INTERACTIVE_ROLES.has(role) && !MILD.has(role)],
  [Sign.mildRole, ({ role }) => role !== '' && MILD.has(role)],
];

/** Signs that other evidence outweighs. */
const WEAK: readonly (typeof OWN)[number][] = [
  // A pointer counts where it begins; where nobody listens for presses at all it is only a look.
  [
    Sign.cursor,
    ({ el, style, outerCursor }) => style.cursor === 'pointer' && outerCursor !== 'pointer' && (!hook() || isHeard(el)),
  ],
  [
    Sign.draggable,
    ({ el, style, outerCursor }) => GRAB.test(style.cursor) && outerCursor !== style.cursor && (!hook() || isHeard(el)),
  ],
  [
    Sign.class,
    ({ el, tag, style, reader }) =>
      (tag === 'canvas' || (tag === 'video' && !hasAttribute(el, 'autoplay'))
        ? reader.box(el).height >= DRAWING && reader.box(el).width >= DRAWING
        : (tag === 'th' ? SORT_NAME : CLASS_NAME).test(attribute(el, 'class') ?? '')) &&
      (style.cursor === 'auto' || style.cursor === 'pointer') &&
      (!hook() || isHeard(el)),
  ],
  // Rows and blocks are often only marked for the eye.
  [Sign.hover, ({ el, tag, listeners }) => !BLOCKS.has(tag) && listeners.hovers(el) && (!hook() || isHeard(el))],
];
const GRAB = /(?:grab|move|col-resize|row-resize)$/;

const BLOCKS = new Set([
  'tr',
  'tbody',
  'table',
  'ul',
  'ol',
  'nav',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'p',
  'img',
]);

/** The signs that the element is a target of clicks or input, as bits of `Sign`; 0 if they are not enough, or others outweigh them. */
export function clickSigns(c: Candidate): number {
  const { el, tag, role, style, target, names } = c;
  if (tag === 'body' || tag === 'html') return isEditingHost(el) ? Sign.editable : 0;
  let signs = c.listeners.signs(el);
  if (!c.plain) signs |= signsIn(OWN, c);
  if (!c.plain && names.length !== 0) {
    signs |= attributeSigns(el, names);
    // A part of the page that can be focused so that it can be scrolled or read on is no control.
    if (
      signs & Sign.focusable &&
      (role === '' ? /auto|scroll/.test(style.overflow) : !INTERACTIVE_ROLES.has(role) && !PIECE.test(role))
    )
      signs &= ~Sign.focusable;
    // The keys move from cell to cell, and only one of them is in the tab order.
    if (role === 'gridcell' && hasAttribute(el, 'tabindex')) signs |= Sign.focusable;
  }
  if (!(signs & Sign.handler) && hasHandlerProperty(el, c.plain)) signs |= Sign.handler;
  const isPart = target !== null || isLabel(el, tag);
  if (!isPart && !isEnough(signs)) signs |= signsIn(WEAK, c);
  if (!isEnough(signs)) return 0;
  if (signs & CONTROL) return signs & Sign.native && !FIELDS.has(tag) && goesThrough(c) ? 0 : signs;
  if (isPart && !isOwnTarget(c, signs)) return 0;
  return goesThrough(c) ? 0 : signs;
}

/** Whether there is no sign on a plain element without attributes, and over which the pointer looks as over any text. */
export const saysNothing = (el: Element, names: readonly string[], listeners: Listeners): boolean =>
  names.length === 0 && listeners.signs(el) === 0 && !hasHandlerProperty(el, true);

/** By index: an iterator for each row would be garbage for every element. */
function signsIn(table: typeof OWN, c: Candidate): number {
  let signs = 0;
  for (let i = 0; i < table.length; i++) {
    const row = table[i] as (typeof OWN)[number];
    if (row[1](c)) signs |= row[0];
  }
  return signs;
}

/** What it holds belongs to it as to one target: a container with a handler, or in the tab order, may hold others beside. */
export const encloses = (el: Element, tag: string, signs: number): boolean =>
  (signs & ENCLOSING) !== 0 || isLabel(el, tag);
const ENCLOSING = CONTROL | Sign.cursor | Sign.class;
const isLabel = (el: Element, tag: string): boolean => tag === 'label' && isTag(el, tag) && labelControl(el) !== null;

const FIELDS = new Set(['input', 'select', 'textarea', 'option', 'area']);
/** The pointer goes through it to what lies behind; a disabled control is still to be seen as one. */
const goesThrough = ({ el, style }: Candidate): boolean =>
  style.pointerEvents === 'none' && !hasAttribute(el, 'disabled') && attribute(el, 'aria-disabled') !== 'true';

/** Inside of another target: the whole of it listened for once more, or a smaller one of its own (the cross on a tab). */
function isOwnTarget({ el, target, reader }: Candidate, signs: number): boolean {
  if (!target || !(signs & (HANDLED | Sign.focusable))) return false;
  if (isTag(target, 'button') || !(signs & HANDLED)) return false;
  const [own, whole] = [reader.box(el), reader.box(target)];
  return own.width * own.height < whole.width * whole.height * 0.5;
}

/** Whether anyone listens for presses on the element, or on what they rise to from it. */
function isHeard(el: Element): boolean {
  const presses = hook()?.presses;
  if (!presses) return true;
  for (let at: Element | null = el; at; at = flatParent(at)) if (presses(at) || hasHandlerProperty(at)) return true;
  const doc = ownerDocument(el) as Document;
  return presses(doc) || presses(documentWindow(doc) ?? window);
}

/** The outermost editable element (HTML, "editing host"). */
export function isEditingHost(el: Element): boolean {
  const value = attribute(el, 'contenteditable');
  return value !== null && value.toLowerCase() !== 'false' && isHtml(el);
}
