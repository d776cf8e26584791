import { flatParent, treeScope } from '../../dom/composed.ts';
import { isElement } from '../../dom/kinds.ts';
import {
  attribute,
  elementById,
  firstElementChild,
  isConnected,
  localName,
  matches,
  querySelectorAll,
  textContent,
  addedNodes,
  recordTarget,
} from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { collapseSpace } from '../../standards/characters.ts';
import { whyHidden } from '../../visibility/checkVisibility.ts';

/** Finds in mutation records what the page shows by itself: popups, live regions, toasts. */

/** How many possible toasts are kept for one action. */
const MAX_TOASTS = 20;
const POPUPS = 'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';
const TOASTS = /toast|snack|notif|flash|alert|message/i;

/** Collects dialogs, menus and lists that were added or opened, and elements that may be toasts. */
export function collectOpened(record: MutationRecord, opened: Set<Element>, toasts: Set<Element>): void {
  const target = recordTarget(record);
  if (
    record.type === 'attributes' &&
    record.attributeName === 'open' &&
    isElement(target) &&
    matches(target, 'dialog[open]')
  )
    opened.add(target);
  for (const node of record.type === 'childList' ? [...addedNodes(record)] : []) {
    if (!isElement(node)) continue;
    const popup = matches(node, POPUPS) ? node : querySelectorAll(node, POPUPS)[0];
    if (popup) opened.add(popup);
    // A toast may be marked on itself, on its container, or on its content.
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

/** Texts of toasts that have been removed, though they were in no live region. */
export const vanished = (toasts: Set<Element>): string[] =>
  [...toasts]
    .filter((el) => !isConnected(el))
    .map(words)
    .filter(Boolean);

const words = (node: Node): string => collapseSpace(textContent(node) ?? '').slice(0, 250);

const LIVE = '[role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive],output';

/** Returns what assistive technology would announce for this record (ARIA, live regions). */
export function announcements(record: MutationRecord): string[] {
  const out: string[] = [];
  if (record.type === 'attributes') return out;
  for (const node of record.type === 'childList' ? [...addedNodes(record)] : [recordTarget(record)]) {
    // What was added may have been removed by the time the record is read.
    const text = (liveRegion(node) ?? liveRegion(recordTarget(record))) && words(node);
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

/** Collects elements with `aria-busy`, and controls with `aria-expanded` whose popup should be open. */
export function collectBusy(record: MutationRecord, busy: Set<Element>): void {
  const { type, attributeName } = record;
  if (type === 'attributes' ? attributeName === 'aria-busy' || attributeName === 'aria-expanded' : false)
    busy.add(recordTarget(record) as Element);
  for (const node of type === 'childList' ? [...addedNodes(record)] : [])
    if (isElement(node) && busy.size < MAX_TOASTS)
      for (const el of [node, ...querySelectorAll(node, BUSY)]) if (matches(el, BUSY)) busy.add(el);
}

const BUSY = '[aria-busy=true]';

/** Whether the record is of an element with text that was added. */
export const addsContent = (record: MutationRecord): boolean =>
  [...addedNodes(record)].some((node) => isElement(node) && words(node) !== '');

/**
 * Returns whether the element is still busy, or the popup that it names has not appeared yet. Some controls name a list
 * that only assistive technology reads, or one that never exists; then added content counts as the popup.
 */
export function isBusy(el: Element, hasContent: boolean): boolean {
  if (!isConnected(el)) return false;
  if (attribute(el, 'aria-busy') === 'true') return true;
  const id = !hasContent && attribute(el, 'aria-expanded') === 'true' ? attribute(el, 'aria-controls') : null;
  const scope = id ? treeScope(el) : null;
  if (!id || !scope) return false;
  const popup = elementById(scope, id);
  return !popup || whyHidden(popup, new LayoutReader()) !== null;
}
