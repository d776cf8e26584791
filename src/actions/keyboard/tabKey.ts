import { canScroll } from '../actionability/scrolling.ts';
import { radioGroup } from '../controls/nativeChoices.ts';
import { type Field, selectField } from '../editing/selection.ts';
import { focusedElement, moveFocus } from '../platform/moveFocus.ts';
import type { KeyAction } from '../types.ts';
import { flatChildren, readableFrameDocument, shadowRootOf } from '../../dom/composed.ts';
import { isFocusable } from '../../dom/focusable.ts';
import { inertAround } from '../../dom/inert.ts';
import { isElement, isTag, isTextInput, tagOf } from '../../dom/kinds.ts';
import {
  attribute,
  comparePosition,
  documentBody,
  hasAttribute,
  inputChecked,
  inputType,
  ownerDocument,
  querySelectorAll,
} from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { topDocument } from '../../layout/hitTest.ts';
import { topDialog } from '../../visibility/modal.ts';

/** Tab moves focus in the order of HTML's "sequential focus navigation": the text of the field that it comes to is selected. */
export function tab({ target, doc, modifiers }: KeyAction): boolean {
  if (modifiers.ctrl || modifiers.alt || modifiers.meta) return false;
  const order = tabOrder(topDocument(doc));
  if (!order.length) return true;
  let next = focusedElement(doc) ?? target;
  for (let left = order.length; left > 0; left--) {
    next = neighbour(order, next, modifiers.shift === true);
    // What only may take focus (a box that scrolls, by browser) is passed by if it does not.
    if (!moveFocus(next)) continue;
    if (isTextInput(next)) selectField(next as Field);
    return true;
  }
  return true;
}

/** Every element that Tab comes to, in order: through shadow trees, slots and frames, each of which orders its own. */
export function tabOrder(doc: Document): Element[] {
  const reader = new LayoutReader();
  const scope = topDialog(doc) ?? documentBody(doc);
  return scope ? stopsOf((stops) => visitElement(scope, stops, reader)) : [];
}

interface Stop {
  readonly index: number;
  readonly elements: Element[];
}

function stopsOf(visitAll: (stops: Stop[]) => void): Element[] {
  const stops: Stop[] = [];
  visitAll(stops);
  const ordered = [
    ...stops.filter((s) => s.index > 0).sort((a, b) => a.index - b.index),
    ...stops.filter((s) => s.index === 0),
  ];
  return ordered.flatMap((s) => s.elements);
}

function visit(node: Element, stops: Stop[], reader: LayoutReader): void {
  for (const child of flatChildren(node)) if (isElement(child)) visitElement(child, stops, reader);
}

function visitElement(el: Element, stops: Stop[], reader: LayoutReader): void {
  if (reader.style(el).display === 'none' || hasAttribute(el, 'inert')) return;
  const given = attribute(el, 'tabindex');
  const index = given === null ? null : Number.parseInt(given, 10) || 0;
  const root = shadowRootOf(el);
  if (root || tagOf(el) === 'slot' || isTag(el, 'iframe')) {
    // A host with a negative tabindex takes its whole shadow tree out.
    if (index !== null && index < 0) return;
    const inner = isTag(el, 'iframe') ? frameStops(el) : stopsOf((inner) => visit(el, inner, reader));
    const self = root && index !== null && !root.delegatesFocus && isStop(el, reader) ? [el] : [];
    stops.push({ index: index ?? 0, elements: [...self, ...inner] });
    return;
  }
  if ((index ?? 0) >= 0 && isStop(el, reader)) stops.push({ index: index ?? 0, elements: [el] });
  if (isTag(el, 'details') && !hasAttribute(el, 'open')) {
    const summary = flatChildren(el)
      .flatMap((c) => (isElement(c) ? [c, ...flatChildren(c)] : []))
      .find((c) => isElement(c) && isTag(c, 'summary'));
    if (summary) visitElement(summary as Element, stops, reader);
    return;
  }
  visit(el, stops, reader);
}

function frameStops(frame: HTMLIFrameElement): Element[] {
  const inner = readableFrameDocument(frame);
  return inner ? tabOrder(inner) : [frame];
}

function isStop(el: Element, reader: LayoutReader): boolean {
  if (!(takesTab(el) || scrollsAlone(el, reader)) || inertAround(el)) return false;
  return reader.boxes(el).length > 0 && reader.style(el).visibility === 'visible';
}

function takesTab(el: Element): boolean {
  if (!isFocusable(el)) return false;
  return !isTag(el, 'input') || inputType(el) !== 'radio' || hasAttribute(el, 'tabindex') || isRadioStop(el);
}

/** A box that scrolls and holds nothing to use is a stop in some browsers. */
function scrollsAlone(el: Element, reader: LayoutReader): boolean {
  return (
    canScroll(el, reader) && el !== documentBody(ownerDocument(el) as Document) && !querySelectorAll(el, USABLE).length
  );
}
const USABLE =
  'a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],audio[controls],video[controls]';

/** Of a group of radio buttons only the chosen one is a stop, or all of them if none is. */
function isRadioStop(el: HTMLInputElement): boolean {
  return inputChecked(el) || !radioGroup(el).some(inputChecked);
}

function neighbour(order: Element[], from: Element, back: boolean): Element {
  const at = order.indexOf(from);
  const last = order.length - 1;
  if (at >= 0) return order[back ? (at === 0 ? last : at - 1) : at === last ? 0 : at + 1] as Element;
  // Focus is on something that Tab does not come to: from its place in the page on.
  const doc = ownerDocument(from);
  const isAfter = (el: Element): boolean =>
    ownerDocument(el) === doc && (comparePosition(from, el) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = from === documentBody(doc as Document) ? (back ? -1 : 0) : order.findIndex(isAfter);
  if (back) return order[next <= 0 ? last : next - 1] as Element;
  return order[next < 0 ? 0 : next] as Element;
}
