import { canScroll } from '../actionability/scrolling.ts';
import { radioGroup } from '../controls/nativeChoices.ts';
import { type Field, selectField } from '../editing/selection.ts';
import { focusedElement, moveFocus } from '../platform/moveFocus.ts';
import type { KeyAction } from '../types.ts';
import { flatChildren, readableFrameDocument, shadowRootOf, isFrame } from '../../dom/composed.ts';
import { isFocusable } from '../../dom/focusable.ts';
import { inertAround } from '../../dom/inert.ts';
import { isElement, isTag, isTextInput, inputTypeOf } from '../../dom/kinds.ts';
import {
  attribute,
  comparePosition,
  documentBody,
  hasAttribute,
  inputChecked,
  ownerDocument,
  querySelectorAll,
  localName,
} from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { topDocument } from '../../layout/hitTest.ts';
import { topDialog } from '../../visibility/modal.ts';

/**
 * Moves focus in the order of HTML's "sequential focus navigation", and selects the text of a field that it reaches.
 */
export function tab({ target, doc, modifiers }: KeyAction): boolean {
  if (modifiers.ctrl || modifiers.alt || modifiers.meta) return false;
  const order = tabOrder(topDocument(doc));
  if (!order.length) return true;
  let next = focusedElement(doc) ?? target;
  for (let left = order.length; left > 0; left--) {
    next = neighbour(order, next, modifiers.shift === true);
    // Some elements are Tab stops only in some browsers (scroll containers); one that does not take focus is skipped.
    if (!moveFocus(next)) continue;
    if (isTextInput(next)) selectField(next as Field);
    return true;
  }
  return true;
}

/** All Tab stops in order, through shadow trees, slots and frames, each of which has an order of its own. */
export function tabOrder(doc: Document): Element[] {
  const reader = new LayoutReader();
  const scope = topDialog(doc) ?? documentBody(doc);
  return scope ? orderOf([scope], reader) : [];
}

interface Stop {
  readonly index: number;
  readonly elements: Element[];
}

/** The Tab stops among the nodes and in them, in order. */
function orderOf(nodes: Node[], reader: LayoutReader): Element[] {
  const stops: Stop[] = [];
  const stack = nodes.reverse();
  for (let node = stack.pop(); node; node = stack.pop())
    if (isElement(node)) for (const child of visit(node, stops, reader).reverse()) stack.push(child);
  const ordered = [
    ...stops.filter((s) => s.index > 0).sort((a, b) => a.index - b.index),
    ...stops.filter((s) => s.index === 0),
  ];
  return ordered.flatMap((s) => s.elements);
}

/** Adds the element if it is a stop, and returns the nodes in it that belong to the same order. */
function visit(el: Element, stops: Stop[], reader: LayoutReader): Node[] {
  if (reader.style(el).display === 'none' || hasAttribute(el, 'inert')) return [];
  const given = attribute(el, 'tabindex');
  const index = given === null ? null : Number.parseInt(given, 10) || 0;
  const root = shadowRootOf(el);
  if (root || localName(el) === 'slot' || isFrame(el)) {
    // A negative tabindex of a host removes its whole shadow tree from the order.
    if (index !== null && index < 0) return [];
    const inner = isFrame(el) ? frameStops(el) : orderOf(flatChildren(el), reader);
    const self = root && index !== null && !root.delegatesFocus && isStop(el, reader) ? [el] : [];
    stops.push({ index: index ?? 0, elements: [...self, ...inner] });
    return [];
  }
  if ((index ?? 0) >= 0 && isStop(el, reader)) stops.push({ index: index ?? 0, elements: [el] });
  const children = flatChildren(el);
  if (!isTag(el, 'details') || hasAttribute(el, 'open')) return children;
  const summary = children
    .flatMap((c) => (isElement(c) ? [c, ...flatChildren(c)] : []))
    .find((c) => isElement(c) && isTag(c, 'summary'));
  return summary ? [summary] : [];
}

function frameStops(frame: Element): Element[] {
  const inner = readableFrameDocument(frame);
  return inner ? tabOrder(inner) : [frame];
}

function isStop(el: Element, reader: LayoutReader): boolean {
  if (!(takesTab(el) || scrollsAlone(el, reader)) || inertAround(el)) return false;
  return reader.boxes(el).length > 0 && reader.style(el).visibility === 'visible';
}

function takesTab(el: Element): boolean {
  if (!isFocusable(el)) return false;
  return inputTypeOf(el) !== 'radio' || hasAttribute(el, 'tabindex') || isRadioStop(el as HTMLInputElement);
}

/** Whether it is a scroll container without focusable content, a Tab stop in some browsers. */
const scrollsAlone = (el: Element, reader: LayoutReader): boolean =>
  canScroll(el, reader) && el !== documentBody(ownerDocument(el) as Document) && !querySelectorAll(el, USABLE).length;
const USABLE =
  'a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],audio[controls],video[controls]';

/** Whether the radio button is the Tab stop of its group: the checked one is, or every one if none is checked. */
const isRadioStop = (el: HTMLInputElement): boolean => inputChecked(el) || !radioGroup(el).some(inputChecked);

function neighbour(order: Element[], from: Element, back: boolean): Element {
  const at = order.indexOf(from);
  const last = order.length - 1;
  if (at >= 0) return order[back ? (at === 0 ? last : at - 1) : at === last ? 0 : at + 1] as Element;
  // Focus is on no Tab stop: the next one after its place in the page is taken.
  const doc = ownerDocument(from);
  const isAfter = (el: Element): boolean =>
    ownerDocument(el) === doc && (comparePosition(from, el) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = from === documentBody(doc as Document) ? (back ? -1 : 0) : order.findIndex(isAfter);
  if (back) return order[next <= 0 ? last : next - 1] as Element;
  return order[next < 0 ? 0 : next] as Element;
}
