import { fire } from '../platform/dispatchEvents.ts';
import { closeDialog, hidePopover } from '../platform/mutatingBuiltIns.ts';
import type { KeyAction } from '../types.ts';
import { frameElementOf, treeScopesIn } from '../../dom/composed.ts';
import { isTag } from '../../dom/kinds.ts';
import { attribute, ownerDocument, querySelectorAll } from '../../dom/natives.ts';
import { topDialog } from '../../visibility/modal.ts';

/**
 * Escape is a close request (HTML, "close watchers"): it closes what was opened last. A popover is above any modal
 * dialog, because opening the dialog would have hidden it. Frames are asked from the inside outwards.
 */
export function escape({ doc, target }: KeyAction): boolean {
  const inner = ownerDocument(target) ?? doc;
  for (let d: Document | null = inner; d; d = outer(d)) if (closePopover(d) || closeModal(d)) return true;
  return false;
}

function outer(doc: Document): Document | null {
  const frame = frameElementOf(doc);
  return frame && ownerDocument(frame);
}

function closePopover(doc: Document): boolean {
  const open = openPopovers(doc).at(-1);
  if (open) hidePopover(open);
  return open !== undefined;
}

/** The open popovers that can be light-dismissed, which excludes `popover=manual`. */
export const openPopovers = (doc: Document): HTMLElement[] =>
  treeScopesIn(doc)
    .flatMap((scope) => [...querySelectorAll(scope, '[popover]:popover-open')] as HTMLElement[])
    .filter((p) => attribute(p, 'popover') !== 'manual');

function closeModal(doc: Document): boolean {
  const dialog = topDialog(doc);
  if (!dialog || !isTag(dialog, 'dialog') || attribute(dialog, 'closedby') === 'none') return false;
  requestClose(dialog);
  return true;
}

/** Dispatches `cancel`, and closes the dialog unless the page cancelled it. */
export function requestClose(dialog: HTMLDialogElement): void {
  if (fire(dialog, 'Event', 'cancel', { cancelable: true })) closeDialog(dialog);
}
