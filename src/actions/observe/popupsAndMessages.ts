import { flatParent } from '../../dom/composed.ts';
import { isElement } from '../../dom/kinds.ts';
import {
  attribute,
  firstElementChild,
  isConnected,
  localName,
  matches,
  querySelectorAll,
  textContent,
} from '../../dom/natives.ts';

/** What a page shows by itself: pop-ups, live regions, toasts; read from mutation records. */

/** Of one action no more are told. */
const MAX_TOASTS = 20;
const POPUPS = 'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';
const TOASTS = /toast|snack|notif|flash|alert|message/i;

/** Dialogs, menus and lists that came into the page or were opened; and what may be a toast. */
export function collectOpened(record: MutationRecord, opened: Set<Element>, toasts: Set<Element>): void {
  const { target } = record;
  if (
    record.type === 'attributes' &&
    record.attributeName === 'open' &&
    isElement(target) &&
    matches(target, 'dialog[open]')
  )
    opened.add(target);
  for (const node of record.type === 'childList' ? Array.from(record.addedNodes) : []) {
    if (!isElement(node)) continue;
    const popup = matches(node, POPUPS) ? node : querySelectorAll(node, POPUPS)[0];
    if (popup) opened.add(popup);
    // What slides in may be named by its place, or by what it holds.
    if (toasts.size < MAX_TOASTS && [node, firstElementChild(node), target].some(isToast)) toasts.add(node);
  }
}

function isToast(node: Node | null): boolean {
  return (
    node !== null &&
    isElement(node) &&
    !/^(html|body)$/.test(localName(node)) &&
    TOASTS.test(`${attribute(node, 'class') ?? ''} ${attribute(node, 'id') ?? ''}`)
  );
}

/** Toasts that have gone again, though no live region had them. */
export const vanished = (toasts: Set<Element>): string[] =>
  [...toasts]
    .filter((el) => !isConnected(el))
    .map(words)
    .filter(Boolean);

const words = (node: Node): string => (textContent(node) ?? '').replace(/\s+/g, ' ').trim().slice(0, 250);

const LIVE = '[role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive],output';

/** What assistive technology would speak for this record (ARIA, live regions). */
export function announcements(record: MutationRecord): string[] {
  const out: string[] = [];
  if (record.type === 'attributes') return out;
  for (const node of record.type === 'childList' ? Array.from(record.addedNodes) : [record.target]) {
    // By the time that the record is read, what was added may have gone again.
    const text = (liveRegion(node) ?? liveRegion(record.target)) && words(node);
    if (text) out.push(text);
  }
  return out;
}

function liveRegion(node: Node): Element | null {
  for (let el = isElement(node) ? node : flatParent(node); el; el = flatParent(el)) {
    if (matches(el, LIVE) && attribute(el, 'aria-live') !== 'off') return el;
  }
  return null;
}
