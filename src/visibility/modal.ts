import { flatParent } from '../dom/composed.ts';
import { matches, ownerDocument, querySelectorAll } from '../dom/natives.ts';
import { elementAt, isWithinAcrossFrames, viewportSize } from '../layout/hitTest.ts';

/** The modal `<dialog>` that makes the element inert: the one on top in `doc`, if the element is not in it. */
export function modalOver(el: Element, doc: Document = ownerDocument(el) as Document): Element | null {
  const dialog = topDialog(doc);
  return dialog && !isWithinAcrossFrames(el, dialog) ? dialog : null;
}

/**
 * The modal dialog on top, in whatever shadow tree: its backdrop receives all clicks, so a hit test finds it. Without
 * a backdrop, the last one in the page.
 */
export function topDialog(doc: Document): Element | null {
  for (const [x, y] of [
    [1, 1],
    [viewportSize(doc).width / 2, viewportSize(doc).height / 2],
  ] as const) {
    for (let at = elementAt(doc, x, y); at; at = flatParent(at)) if (matches(at, 'dialog:modal')) return at;
  }
  return Array.from(querySelectorAll(doc, 'dialog:modal')).at(-1) ?? null;
}
