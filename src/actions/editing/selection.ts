import { childNodesOf, flatParent } from '../../dom/composed.ts';
import { isElement, isShadowRoot, isTag, isText, tagOf } from '../../dom/kinds.ts';
import {
  addListener,
  attribute,
  contains,
  data,
  firstChild,
  getRootNode,
  inputValue,
  lastChild,
  nextSibling,
  ownerDocument,
  previousSibling,
  removeListener,
  textareaValue,
} from '../../dom/natives.ts';
import { NEVER_RENDERED, REPLACED } from '../../standards/elements.ts';
import { later, sleep } from '../../dom/timers.ts';
import { task } from '../platform/tasks.ts';
import { createRange, getSelectionOf, inputSelection, textareaSelection } from '../platform/mutatingBuiltIns.ts';

/** Caret and selection, in text fields and in editable regions. */

export type Field = HTMLInputElement | HTMLTextAreaElement;

export function fieldValue(field: Field): string {
  return isTag(field, 'input') ? inputValue(field) : textareaValue(field as HTMLTextAreaElement);
}

/** Where the selection begins and ends; null for kinds of input that tell nothing about it (number, email). */
export function fieldRange(field: Field): { start: number; end: number } | null {
  const [start, end] = isTag(field, 'input')
    ? [inputSelection.start(field), inputSelection.end(field)]
    : [textareaSelection.start(field as HTMLTextAreaElement), textareaSelection.end(field as HTMLTextAreaElement)];
  return start === null || end === null ? null : { start, end };
}

export function selectRange(field: Field, start: number, end: number): boolean {
  if (!fieldRange(field)) return false;
  if (isTag(field, 'input')) inputSelection.set(field, start, end);
  else textareaSelection.set(field as HTMLTextAreaElement, start, end);
  return true;
}

export function selectField(field: Field): void {
  if (isTag(field, 'input')) inputSelection.select(field);
  else textareaSelection.select(field as HTMLTextAreaElement);
}

/**
 * Puts the caret behind the last character. False where there is no way to: Firefox moves no caret in the kinds of input
 * that hide it; then everything is selected.
 */
export function caretToEnd(field: Field): boolean {
  const { length } = fieldValue(field);
  if (length === 0 || selectRange(field, length, length)) return true;
  selectField(field);
  const selection = selectionOf(field);
  if (!selection?.modify || selection.toString() === '') return false;
  selection.modify('move', 'forward', 'lineboundary');
  return selection.toString() === '';
}

/** The document's selection; that of the shadow root where the browser keeps one there. */
export function selectionOf(node: Node): Selection | null {
  const root: Node = getRootNode(node);
  const ask = isShadowRoot(root) ? (root as { getSelection?: () => Selection | null }).getSelection : undefined;
  const own = typeof ask === 'function' ? ask.call(root) : null;
  return own ?? getSelectionOf(ownerDocument(node) as Document);
}

/** The selected range if it lies in the editable region. */
export function rangeIn(host: Element): Range | null {
  const selection = selectionOf(host);
  if (!selection?.rangeCount) return null;
  const range = selection.getRangeAt(0);
  return contains(host, range.startContainer) && contains(host, range.endContainer) ? range : null;
}

/** The caret is where `caretToEndOf` puts it. */
export function isCaretAtEndOf(host: Element): boolean {
  const range = rangeIn(host);
  const end = deepestEnd(host);
  return range !== null && range.collapsed && range.startContainer === end.node && range.startOffset === end.offset;
}

/** Puts the caret at the end of the region's last line: in its deepest last text, where editors expect it to be. */
export function caretToEndOf(host: Element): void {
  const selection = selectionOf(host);
  if (!selection) return;
  const place = deepestEnd(host);
  const range = createRange(ownerDocument(host) as Document);
  range.setStart(place.node, place.offset);
  range.collapse(true);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Waits until the document has told of a changed selection: editors take it over only then. */
export function selectionTold(doc: Document): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      removeListener(doc, 'selectionchange', done, true);
      cancel();
      // The page's own listeners may come after this one.
      void task().then(resolve);
    };
    const cancel = later(done, 30);
    addListener(doc, 'selectionchange', done, true);
  });
}

/**
 * Editors take over a changed selection only ten times a second (Slate does), and their keys act on what they know: a
 * person's next key comes later than that.
 */
export async function selectionTaken(host: Element): Promise<void> {
  await selectionTold(ownerDocument(host) as Document);
  await sleep(110);
}

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

function deepestEnd(host: Element): Place {
  let node: Node = host;
  for (;;) {
    let last: Node | null = lastChild(node);
    while (last && !isEditablePlace(last)) last = previousSibling(last);
    if (!last) return { node, offset: isText(node) ? data(node).length : childNodesOf(node).length };
    if (isText(last)) return { node: last, offset: data(last).length };
    // A caret cannot be inside of a line break: it stands before it.
    if (isElement(last) && tagOf(last) === 'br') return { node, offset: childNodesOf(node).indexOf(last) };
    node = last;
  }
}

function deepestStart(host: Element): Place {
  let node: Node = host;
  for (;;) {
    let first: Node | null = firstChild(node);
    while (first && !isEditablePlace(first)) first = nextSibling(first);
    if (!first || (isElement(first) && tagOf(first) === 'br')) return { node, offset: 0 };
    if (isText(first)) return { node: first, offset: 0 };
    node = first;
  }
}

/** Text, and elements that are edited themselves: not a widget, a drawn caret, an image. */
function isEditablePlace(node: Node): boolean {
  if (isText(node)) return data(node).length > 0 && flatParent(node) !== null;
  if (!isElement(node)) return false;
  if (attribute(node, 'contenteditable') === 'false') return false;
  const tag = tagOf(node);
  return !REPLACED.has(tag) && !NEVER_RENDERED.has(tag) && tag !== 'hr' && tag !== 'svg';
}
