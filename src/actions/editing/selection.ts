import { childNodesOf, flatParent } from '../../dom/composed.ts';
import { isElement, isInput, isShadowRoot, isText, isTextarea } from '../../dom/kinds.ts';
import { listenAt } from '../../dom/listening.ts';
import {
  attribute,
  contains,
  data,
  firstChild,
  getRootNode,
  lastChild,
  nextSibling,
  ownerDocument,
  previousSibling,
  textContent,
  method,
  localName,
} from '../../dom/natives.ts';
import { rootOption } from '../../layout/hitTest.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import { hasWord } from '../../standards/characters.ts';
import { NEVER_RENDERED, REPLACED } from '../../standards/elements.ts';
import { later } from '../../dom/timers.ts';
import { task } from '../platform/tasks.ts';
import { momentAfter } from '../observe/followWork.ts';
import { type Field, fieldMethods, getSelectionOf } from '../platform/mutatingBuiltIns.ts';

/** Caret and selection, in text fields and in editable regions. */

export type { Field };

export const fieldValue = (field: Field): string => fieldMethods(field).value(field);
export const setFieldValue = (field: Field, value: string): void => fieldMethods(field).setValue(field, value);

/** The most characters that a person can type into the field. The property is −1 if its `maxlength` sets no limit. */
export function maxLengthOf(field: Field): number {
  const limit = fieldMethods(field).maxLength(field);
  return limit < 0 ? Infinity : limit;
}

/** Start and end of the selection; null for input types that have none (number, email). */
export function fieldRange(field: Field): { start: number; end: number } | null {
  const { selectionStart, selectionEnd } = fieldMethods(field);
  const [start, end] = [selectionStart(field), selectionEnd(field)];
  return start === null || end === null ? null : { start, end };
}

/** Selects a part of the field's text; false for input types that have no selection to set. */
export function selectRange(field: Field, start: number, end: number): boolean {
  if (!fieldRange(field)) return false;
  fieldMethods(field).setSelectionRange(field, start, end);
  return true;
}

/** Fields in which everything was selected, until they are edited: some (email, number) tell no selection. */
export const selectedWhole = new WeakSet<Field>();

/** Selects all of the field's text. */
export function selectField(field: Field): void {
  selectedWhole.add(field);
  fieldMethods(field).select(field);
}

/** The first open place of a pattern that an input mask shows, as in `+1 (___) ___-____`; −1 if there is none. */
export function openPlace(value: string): number {
  const at = value.search(/([_#•·○□＿])(?=.{0,2}\1)/);
  return hasWord(value.slice(Math.max(0, at))) ? -1 : at;
}

/** Moves the caret to the end, or to the first open place of a pattern. */
export function caretToEnd(field: Field): void {
  const value = fieldValue(field);
  const open = openPlace(value);
  const end = open < 0 ? value.length : open;
  if (value === '' || selectRange(field, end, end)) return;
  // The caret of an email or number field can be moved only by a change of its value, which puts it at the end.
  selectedWhole.delete(field);
  for (const next of [`${value}0`, value]) setFieldValue(field, next);
}

const rootSelection = method<(root: ShadowRoot) => Selection | null>(ShadowRoot, 'getSelection');
/** The selection of the document, or of the shadow root in browsers that have one there. */
export function selectionOf(node: Node): Selection | null {
  const root: Node = getRootNode(node);
  return (isShadowRoot(root) ? rootSelection(root) : null) ?? getSelectionOf(ownerDocument(node) as Document);
}

/** Whether style lets a person select the element's text. WebKit has the property with its prefix only. */
export function isSelectable(el: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  return (style.get('user-select') || style.get('-webkit-user-select')) !== 'none';
}

const composedRanges = method<(selection: Selection, options: object) => readonly StaticRange[] | undefined>(
  Selection,
  'getComposedRanges',
);
/** The selected range if it lies in the editable region. */
export function rangeIn(host: Element): AbstractRange | null {
  const selection = selectionOf(host);
  if (!selection?.rangeCount) return null;
  // WebKit moves the ends of `getRangeAt` out of shadow trees.
  const range = composedRanges(selection, rootOption(host))?.[0] ?? selection.getRangeAt(0);
  return contains(host, range.startContainer) && contains(host, range.endContainer) ? range : null;
}

/** Whether the caret is where `caretToEndOf` puts it. */
export function isCaretAtEndOf(host: Element): boolean {
  const range = rangeIn(host);
  const end = deepestEnd(host);
  return range !== null && range.collapsed && range.startContainer === end.node && range.startOffset === end.offset;
}

/**
 * Whether the caret is where focus alone leaves it: at the start of a text that the page came with. An input mask that
 * shows its pattern places the caret itself.
 */
export function isCaretUntouched(el: Element): boolean {
  if (movedByKeys.has(el)) return false;
  if (isInput(el) || isTextarea(el)) {
    const range = fieldRange(el);
    const original = isInput(el) ? attribute(el, 'value') : textContent(el);
    return range !== null && range.end === 0 && fieldValue(el) === original;
  }
  const range = rangeIn(el);
  return (
    range !== null &&
    range.collapsed &&
    range.startOffset === 0 &&
    contains(range.startContainer, deepestStart(el).node) &&
    !isCaretAtEndOf(el)
  );
}

/** Fields and regions whose caret a key has moved. */
export const movedByKeys = new WeakSet<Element>();

/** Moves the caret to the end of the region: into its last text node, where editors expect it. */
export function caretToEndOf(host: Element): void {
  const selection = selectionOf(host);
  if (!selection) return;
  const { node, offset } = deepestEnd(host);
  selection.collapse(node, offset);
}

/** Waits for `selectionchange`, because editors read the selection only then. */
export const selectionTold = (doc: Document): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      forget();
      cancel();
      // The page's own listeners may run after this one.
      void task().then(resolve);
    };
    const cancel = later(done, 30);
    const forget = listenAt([doc], ['selectionchange'], done);
  });

/**
 * Some editors (Slate) read the selection only ten times a second, in a timer, and handle keys by what they read: the
 * next key must come later than that. The limit is longer, because the timer begins in another one.
 */
export async function selectionTaken(host: Element): Promise<void> {
  await selectionTold(ownerDocument(host) as Document);
  await momentAfter(200);
}

/** Selects all of the editable region. */
export function selectAllOf(host: Element): void {
  const selection = selectionOf(host);
  if (!selection) return;
  const start = deepestStart(host);
  const end = deepestEnd(host);
  selection.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

interface Place {
  node: Node;
  offset: number;
}

const deepestStart = (host: Element): Place => ({ node: deepest(host, firstChild, nextSibling).node, offset: 0 });

function deepestEnd(host: Element): Place {
  const { node, lineBreak } = deepest(host, lastChild, previousSibling);
  if (isText(node)) return { node, offset: data(node).length };
  const children = childNodesOf(node);
  return { node, offset: lineBreak ? children.indexOf(lineBreak) : children.length };
}

/**
 * Returns the first or last node in the region in which the caret can be. A caret cannot be inside a line break: it is
 * placed before it, in the node around it.
 * @param outermost Returns the first or last child of a node.
 * @param next Returns the sibling to try if the caret cannot be in a child.
 */
function deepest(
  host: Element,
  outermost: (parent: Node) => ChildNode | null,
  next: (child: Node) => ChildNode | null,
): { node: Node; lineBreak?: ChildNode } {
  let node: Node = host;
  for (;;) {
    let inner = outermost(node);
    while (inner && !isEditablePlace(inner)) inner = next(inner);
    if (!inner) return { node };
    if (isElement(inner) && localName(inner) === 'br') return { node, lineBreak: inner };
    node = inner;
  }
}

/** Whether the caret can be in the node: text, and elements other than widgets, images and drawn carets. */
function isEditablePlace(node: Node): boolean {
  if (isText(node)) return data(node).length > 0 && flatParent(node) !== null;
  if (!isElement(node)) return false;
  if (attribute(node, 'contenteditable') === 'false') return false;
  const tag = localName(node);
  return !REPLACED.has(tag) && !NEVER_RENDERED.has(tag) && tag !== 'hr' && tag !== 'svg';
}
