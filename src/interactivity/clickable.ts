import { area } from './nestedTargets.ts';
import { OFTEN_HIDDEN_TYPES } from './operable.ts';
import { elementNamedBy, sharedIndex } from '../aria/treeIndex.ts';
import { flatParent, nearest, treeScope } from '../dom/composed.ts';
import {
  attribute,
  contains,
  documentWindow,
  firstChild,
  hasAttribute,
  labelControl,
  matches,
  ownerDocument,
  textContent,
} from '../dom/natives.ts';
import { isHtml, isTag, inputTypeOf } from '../dom/kinds.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { INTERACTIVE_ROLES } from '../standards/roles.ts';
import { hasInk } from '../standards/characters.ts';
import { wordSet } from '../standards/words.ts';
import { attributeSignals } from './attributeSignals.ts';
import { hasDefaultSummary, isEditingHost, isSummaryOfDetails, linkOf } from '../dom/focusable.ts';
import { hasHandlerProperty, hook, type Listeners } from './listeners.ts';
import { CONTROL_SIGNALS, HANDLER_SIGNALS, isEnoughEvidence, SignalBit } from './signals.ts';
import { CONTROL_TAGS } from '../standards/elements.ts';

/** An element that may be a target, with facts that the caller already knows. */
export interface ClickCandidate {
  readonly el: Element;
  readonly tag: string;
  /** The computed role; empty if it is `generic` or `none`. */
  readonly role: string;
  readonly style: ElementStyle;
  /** The computed `cursor` of the parent in the flat tree. */
  readonly parentCursor: string;
  /** The nearest ancestor whose whole content is one target (`claimsDescendants`). */
  readonly enclosingTarget: Element | null;
  readonly reader: LayoutReader;
  readonly listeners: Listeners;
  /** The names of its attributes. */
  readonly names: readonly string[];
  /** Set if the element shows only while the pointer is over something, so its `pointer-events` may change. */
  readonly isOnHover?: boolean;
}

/** The tags of elements that may be controls in HTML or SVG, depending on their attributes and place. */
const POSSIBLY_NATIVE_TAGS = new Set([...CONTROL_TAGS, 'a', 'area', 'summary', 'details', 'option', 'video', 'audio']);
/** Roles that do not by themselves show that the element can be used, so more evidence is needed. */
const WEAK_ROLES = wordSet('gridcell listbox scrollbar');
/** Class names of buttons, links and handles. */
const CLASS_NAME =
  /(?:^|[\s_-])(?:a|nav|text)?(?:btn|button|link|clickable|interactive|knob|handle|grip)(?:-(?:primary|secondary|default|danger|success|link|outline|icon))?(?:\s|$)/i;
/** Roles of small parts of the page. If one of them is in the tab order, it is there to be used. */
const ITEM_ROLES = /^(?:img|graphics|listitem|cell|columnheader|separator)/;
/** Class names of table headers that sort the table. */
const SORT_NAME = /(?:^|[\s_-])sort(?:able|ing|er)?(?:[\s_-]|$)/i;
/** A canvas or video with sides of at least this length, in CSS px, is usually interactive. */
const MIN_DRAWING_SIZE = 48;

/** Signals that the element's own semantics give, wherever it stands. */
const STRONG_RULES: readonly (readonly [signal: number, applies: (c: ClickCandidate) => boolean])[] = [
  [
    SignalBit.native,
    ({ el, tag, role }) =>
      POSSIBLY_NATIVE_TAGS.has(tag) &&
      (isHtml(el)
        ? CONTROL_TAGS.has(tag) ||
          ((tag === 'a' || tag === 'area') && hasAttribute(el, 'href')) ||
          (tag === 'summary' && isSummaryOfDetails(el)) ||
          (tag === 'details' && hasDefaultSummary(el)) ||
          (tag === 'option' && role === 'option') ||
          ((tag === 'video' || tag === 'audio') && hasAttribute(el, 'controls'))
        : tag === 'a' && linkOf(el) !== null),
  ],
  [SignalBit.editable, ({ el }) => isEditingHost(el)],
  [SignalBit.role, ({ role }) => role !== '' && INTERACTIVE_ROLES.has(role) && !WEAK_ROLES.has(role)],
  [SignalBit.mildRole, ({ role }) => role !== '' && WEAK_ROLES.has(role)],
];

/**
 * Signals of the element's appearance. They are tested only if the stronger ones are not enough, and count only if a
 * listener for presses may exist.
 */
const WEAK_RULES: typeof STRONG_RULES = [
  // `cursor: pointer` is inherited, so it counts only on the outermost element that has it.
  [SignalBit.cursor, ({ style, parentCursor }) => style.cursor === 'pointer' && parentCursor !== 'pointer'],
  [SignalBit.draggable, ({ style, parentCursor }) => DRAG_CURSOR.test(style.cursor) && parentCursor !== style.cursor],
  [
    SignalBit.class,
    ({ el, tag, style, reader }) =>
      (tag === 'canvas' || (tag === 'video' && !hasAttribute(el, 'autoplay'))
        ? reader.box(el).height >= MIN_DRAWING_SIZE && reader.box(el).width >= MIN_DRAWING_SIZE
        : (tag === 'th' ? SORT_NAME : CLASS_NAME).test(attribute(el, 'class') ?? '')) &&
      (style.cursor === 'auto' || style.cursor === 'pointer'),
  ],
  // Pages often highlight table rows and blocks under the pointer only to guide the eye, and icon fonts do it with
  // every icon, which is an empty element.
  [
    SignalBit.hover,
    ({ el, tag, listeners }) => !BLOCK_TAGS.has(tag) && firstChild(el) !== null && listeners.hasHoverStyle(el),
  ],
];
const DRAG_CURSOR = /(?:grab|move|resize)$/;

const BLOCK_TAGS = wordSet('tr tbody table ul ol nav section article main header footer aside p img');

/**
 * Returns the signals that the element is a target of clicks or input, as bits of `SignalBit`; 0 if they are not
 * enough, if the element is only a part of an enclosing target, or if the pointer passes through it.
 */
export function clickSignals(c: ClickCandidate): number {
  const { el, tag, role, style, enclosingTarget, names } = c;
  if (tag === 'body' || tag === 'html') return isEditingHost(el) ? SignalBit.editable : 0;
  let signals = c.listeners.signals(el) | signalsOf(STRONG_RULES, c);
  if (names.length !== 0) {
    signals |= attributeSignals(el, names);
    // A region may be focusable only so that it can be scrolled by keyboard or announced; that makes it no control.
    if (
      signals & SignalBit.focusable &&
      (role === '' ? /auto|scroll/.test(style.overflow) : !INTERACTIVE_ROLES.has(role) && !ITEM_ROLES.test(role))
    )
      signals &= ~SignalBit.focusable;
    // Arrow keys move the focus from cell to cell, so only one cell is in the tab order; all others have `tabindex=-1`.
    if (role === 'gridcell' && hasAttribute(el, 'tabindex')) signals |= SignalBit.focusable;
  }
  if (!(signals & SignalBit.handler) && hasHandlerProperty(el)) signals |= SignalBit.handler;
  const isPart = enclosingTarget !== null || isLabel(el, tag);
  if (!isPart && !isEnoughEvidence(signals)) {
    const weak = signalsOf(WEAK_RULES, c);
    if (weak && mayBePressed(el)) signals |= weak;
  }
  if (!isEnoughEvidence(signals)) return 0;
  if (isLabelOfOftenHidden(el, tag)) return 0;
  if (signals & CONTROL_SIGNALS)
    return signals & SignalBit.native && !FIELD_TAGS.has(tag) && ignoresPointer(c) ? 0 : signals;
  if (isPart && !isOwnTarget(c, signals)) return 0;
  if (namesControl(el) || isColumnHandle(c)) return 0;
  return ignoresPointer(c) ? 0 : signals;
}

/** Returns the signals of the rules that apply. It reads by index, since iterators would create garbage. */
function signalsOf(table: typeof STRONG_RULES, c: ClickCandidate): number {
  let signals = 0;
  for (let i = 0; i < table.length; i++) {
    const rule = table[i] as (typeof STRONG_RULES)[number];
    if (rule[1](c)) signals |= rule[0];
  }
  return signals;
}

/**
 * Returns whether the element and its whole content are one target, as with a button or a label. A container that only
 * has a handler or a place in the tab order may contain other targets.
 */
export const claimsDescendants = (el: Element, tag: string, signals: number): boolean =>
  ((signals & CLAIMING_SIGNALS) !== 0 && tag !== 'details') || isLabel(el, tag);
const CLAIMING_SIGNALS = CONTROL_SIGNALS | SignalBit.cursor | SignalBit.class;
const isLabel = (el: Element, tag: string): boolean => tag === 'label' && isTag(el, tag) && labelControl(el) !== null;

/**
 * Tells whether the element is the label of a checkbox, radio button or file input. Such an input is the target, also
 * where it is hidden and only its label is seen.
 */
function isLabelOfOftenHidden(el: Element, tag: string): boolean {
  const control = tag === 'label' && isTag(el, tag) ? labelControl(el) : null;
  return control !== null && OFTEN_HIDDEN_TYPES.has(inputTypeOf(control));
}

/** Tells whether the element names a control outside of it: a press on it only goes on to the control. */
function namesControl(el: Element): boolean {
  if (isTag(el, 'label') && elementNamedBy(el)) return true;
  const id = attribute(el, 'id');
  const scope = id ? treeScope(el) : null;
  const control = scope && sharedIndex(scope).namedBy.get(id as string);
  return !!control && !contains(el, control);
}

/**
 * Tells whether the element is a handle that only changes the width of a column or the height of a row. Tables have one
 * at each cell.
 */
function isColumnHandle({ el, role, style }: ClickCandidate): boolean {
  if (role !== '' || !RESIZE_CURSOR.test(style.cursor) || hasInk(textContent(el))) return false;
  const parent = flatParent(el);
  return parent !== null && matches(parent, ROW_OR_CELL);
}
const RESIZE_CURSOR = /resize$/;
const ROW_OR_CELL = 'tr,th,td,[role=row],[role=columnheader],[role=rowheader],[role=gridcell],[role=cell]';

/** The native controls that stay targets if the pointer passes through them. */
const FIELD_TAGS = wordSet('input select textarea option area');

/**
 * Tells whether the pointer goes through the element to what lies behind it. A disabled control still counts as a
 * control.
 */
const ignoresPointer = ({ el, style, isOnHover }: ClickCandidate): boolean =>
  !isOnHover &&
  style.pointerEvents === 'none' &&
  !hasAttribute(el, 'disabled') &&
  attribute(el, 'aria-disabled') !== 'true';

/**
 * Tells whether an element inside another target is a target of its own: a much smaller element with a handler is (such
 * as the close button on a tab); one of nearly the same size is the same target with a second handler.
 */
function isOwnTarget({ el, enclosingTarget: target, reader }: ClickCandidate, signals: number): boolean {
  if (!target || isTag(target, 'button') || !(signals & HANDLER_SIGNALS)) return false;
  return area(el, reader) < area(target, reader) * 0.5;
}

/**
 * Returns whether a listener or a handler property for presses is on the element or anything its events bubble to.
 * Without the hook, which alone knows the listeners, the result is always true.
 */
function mayBePressed(el: Element): boolean {
  const hasPressListener = hook()?.hasPressListener;
  if (!hasPressListener) return true;
  const doc = ownerDocument(el) as Document;
  return (
    nearest(el, (at) => hasPressListener(at) || hasHandlerProperty(at)) !== null ||
    hasPressListener(doc) ||
    hasPressListener(documentWindow(doc) ?? window)
  );
}
