import { ownFields } from '../../standards/ownFields.ts';
import { frameElementOf, readableFrameDocument, shadowRootOf, isFrame, nearest } from '../../dom/composed.ts';
import { focusedElement as focusedIn } from '../../dom/focusedElement.ts';
import { isEditingHost, isFocusable } from '../../dom/focusable.ts';
import { isHtml, isSvg, isTextInput } from '../../dom/kinds.ts';
import { eventsDuring } from '../../dom/listening.ts';
import {
  documentBody,
  rootElement,
  documentWindow,
  getRootNode,
  isConnected,
  ownerDocument,
} from '../../dom/natives.ts';
import { isWithin, isWithinAcrossFrames, topDocument } from '../../layout/hitTest.ts';
import { commitChange } from '../editing/formSubmission.ts';
import { type Field, fieldRange, selectRange } from '../editing/selection.ts';
import { fire, realmOf } from './dispatchEvents.ts';
import { blurMethod, focusMethod, getSelectionOf, svgFocus } from './mutatingBuiltIns.ts';

/**
 * The elements that stand for the focused one in documents whose browser refuses to move it: WebKit lets scripts focus
 * nothing in a cross-origin frame before the user has interacted with it. Each holds until the browser moves the focus.
 */
const refused = new WeakMap<Document, { readonly el: Element; readonly instead: Element | null }>();

/**
 * The element that has focus, looked up through shadow roots and same-origin frames, or that would have it if the
 * browser let it; the body if none has.
 */
export function focusedElement(inner: Document): Element | null {
  // Focus belongs to the whole window, not to one frame.
  const doc = topDocument(inner);
  return refusedFocus(doc) ?? realFocus(doc);
}

function realFocus(doc: Document): Element | null {
  const found = focusedIn(doc);
  const frame = found && isFrame(found) ? readableFrameDocument(found) : null;
  return frame ? documentBody(frame) : (found ?? documentBody(doc));
}

/** Returns the element that stands for the focused one because the browser refused to focus it, or null. */
export function refusedFocus(inner: Document): Element | null {
  const doc = topDocument(inner);
  const { el, instead } = refused.get(doc) ?? {};
  return el && isConnected(el) && instead === realFocus(doc) ? el : null;
}

/** The target of key events: the focused element, else the body. */
export const receiverOf = (doc: Document): Element => focusedElement(doc) ?? documentBody(doc) ?? rootElement(doc);

/**
 * The element that a mouse press on `el` focuses: the nearest focusable one around it (HTML, "click focusable"); null
 * if there is none.
 */
export const focusableAround = (el: Element): Element | null =>
  nearest(el, (at) => isFocusable(at) || shadowRootOf(at)?.delegatesFocus === true);

/**
 * Focuses the element. In a window without system focus, browsers change `activeElement` but dispatch no events; then
 * they are dispatched here, in the order that browsers use.
 * @returns False if the element did not take focus.
 */
export function moveFocus(el: Element): boolean {
  const doc = ownerDocument(el) as Document;
  const before = focusedElement(doc);
  const wasRefused = before !== null && before === refusedFocus(doc);
  if (before && (before === el || (shadowRootOf(el) && isWithin(before, el)))) return true;
  // WebKit selects the text of a field that a script focuses, unless a script has set the selection.
  const range = isTextInput(el) && fieldRange(el);
  if (range) selectRange(el, range.start, range.end);
  const told = hears(el, 'focus', () => {
    // Focusing inside a frame without focus changes only that frame's `activeElement`; the frame's window must be
    // focused first.
    if (topDocument(doc) !== doc && !isWithinAcrossFrames(before ?? el, frameElementOf(doc) ?? el)) realmOf(el).focus();
    if (isHtml(el)) focusMethod(el, ownFields<FocusOptions>({ preventScroll: true }));
    else if (isSvg(el)) svgFocus(el, { preventScroll: true });
    if (isFocusable(el)) noteRefusal(el);
  });
  const after = focusedElement(doc);
  if (!after || !isWithin(after, el)) return false;
  if (!told || wasRefused) announceBlur(before, after, wasRefused);
  if (!told) {
    fire(after, 'FocusEvent', 'focus', { relatedTarget: before, composed: true });
    fire(after, 'FocusEvent', 'focusin', { relatedTarget: before, bubbles: true, composed: true });
  }
  return true;
}

/** Notes whether the browser refused to focus the element, which it does only in a cross-origin frame. */
function noteRefusal(el: Element): void {
  const own = ownerDocument(el) as Document;
  const doc = topDocument(own);
  const win = documentWindow(doc);
  if (win === null || win.parent === win) return;
  refused.delete(doc);
  const hasFocus = (): boolean => {
    const at = realFocus(doc);
    return at !== null && isWithin(at, el);
  };
  // A caret in an editing host takes the focus there even then.
  if (!hasFocus() && isEditingHost(el)) getSelectionOf(own)?.collapse(el, 0);
  if (!hasFocus()) refused.set(doc, { el, instead: realFocus(doc) });
}

/** Removes focus from the element that has it. */
export function dropFocus(doc: Document): void {
  const active = focusedElement(doc);
  if (!active || active === documentBody(doc) || !isHtml(active)) return;
  const wasRefused = refused.delete(topDocument(doc));
  const told = hears(active, 'blur', () => blurMethod(active));
  if (!told) announceBlur(active, null, wasRefused);
}

function announceBlur(from: Element | null, to: Element | null, wasRefused: boolean): void {
  if (!from || isFrame(from) || from === documentBody(ownerDocument(from) as Document)) return;
  // The browser sends the `change` of a field that it focused.
  if (wasRefused) commitChange(from as Field);
  fire(from, 'FocusEvent', 'blur', { relatedTarget: to, composed: true });
  fire(from, 'FocusEvent', 'focusout', { relatedTarget: to, bubbles: true, composed: true });
}

/**
 * Whether the browser dispatched an event of that type while `run` ran. Listens at the window and at the root of the
 * element's tree, because focus events within one shadow tree do not leave it.
 */
const hears = (el: Element, type: string, run: () => void): boolean =>
  eventsDuring([realmOf(el), getRootNode(el)], [type], run).length > 0;
