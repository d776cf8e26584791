import { nearest } from '../dom/composed.ts';
import { isModalDialog } from '../dom/inert.ts';
import { querySelectorAll } from '../dom/natives.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { elementAt, isWithinAcrossFrames, viewportSize } from '../layout/hitTest.ts';
import { valueIn, type PassCache } from '../layout/passCache.ts';

/** Returns the modal `<dialog>` that makes the element inert: the topmost one of `doc`, unless the element is in it. */
export function modalOver(el: Element, reader: LayoutReader, doc: Document): Element | null {
  const dialog = valueIn(dialogs, reader, doc, () => topDialog(doc));
  return dialog && !isWithinAcrossFrames(el, dialog) ? dialog : null;
}

const dialogs: PassCache<Document, Element | null> = new WeakMap();

/**
 * Returns the topmost modal dialog, in any shadow tree. Its backdrop receives all clicks, so that a hit test finds it.
 * If no backdrop is found, the last modal dialog of the page is returned.
 */
export function topDialog(doc: Document): Element | null {
  for (const [x, y] of [
    [1, 1],
    [viewportSize(doc).width / 2, viewportSize(doc).height / 2],
  ] as const) {
    const dialog = nearest(elementAt(doc, x, y), isModalDialog);
    if (dialog) return dialog;
  }
  return [...querySelectorAll(doc, 'dialog:modal')].at(-1) ?? null;
}
