import { flatParent, treeScope, nearest } from '../../dom/composed.ts';
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
import { announcedText } from '../../visibility/shownText.ts';

/**
 * Finds in mutation records what the page shows by itself: popups, live regions, toasts. Only records of the type
 * `childList` have added nodes, and only those of the type `attributes` have the name of one.
 */

/** How many possible toasts, and how many busy elements that were added, are kept for one action. */
const MAX_KEPT = 20;
const POPUPS = 'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';
const TOASTS = /toast|snack|notif|flash|alert|message/i;

/** Collects dialogs, menus and lists that were added or opened, and elements that may be toasts. */
export function collectOpened(record: MutationRecord, opened: Set<Element>, toasts: Set<Element>): void {
  const target = recordTarget(record);
  if (record.attributeName === 'open' && matches(target as Element, 'dialog[open]')) opened.add(target as Element);
  for (const node of addedNodes(record)) {
    if (!isElement(node)) continue;
    const popup = matchingIn(node, POPUPS)[0];
    if (popup) opened.add(popup);
    // A toast may be marked on itself, on its container, or on its content.
    if (toasts.size < MAX_KEPT && [node, firstElementChild(node), target].some(isToast)) toasts.add(node);
  }
}

/** The element itself and those in it that match. */
const matchingIn = (el: Element, selector: string): Element[] =>
  [el, ...querySelectorAll(el, selector)].filter((one) => matches(one, selector));

const isToast = (node: Node | null): boolean =>
  node !== null &&
  isElement(node) &&
  !/^(html|body)$/.test(localName(node)) &&
  TOASTS.test(`${attribute(node, 'class') ?? ''} ${attribute(node, 'id') ?? ''}`);

/** Texts of toasts that have been removed, though they were in no live region. */
export const vanished = (toasts: Set<Element>): string[] =>
  [...toasts]
    .filter((el) => !isConnected(el))
    .map(words)
    .filter(Boolean);

/** The largest number of characters of a message. */
const MAX_WORDS = 250;
const words = (node: Node): string => collapseSpace(textContent(node) ?? '').slice(0, MAX_WORDS);

const LIVE =
  ':is([role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive],output):not([aria-live=off])';

/**
 * Returns what assistive technology would announce for this record (ARIA, live regions), without hidden words.
 * @param partly receives what has words that cannot be seen yet, as in a toast that fades in, and its region
 */
export function announcements(record: MutationRecord, reader: LayoutReader, partly: Map<Node, Element>): string[] {
  const target = recordTarget(record);
  const changed = record.type === 'characterData' ? [target] : [...addedNodes(record)];
  const texts = changed.map((node) => {
    const region = liveRegion(node) ?? liveRegion(target);
    if (!region) return '';
    // What was added may have been removed by the time the record is read. Then nothing tells what was seen of it.
    const all = words(node);
    const text = isConnected(node) ? announced(node, region, reader) : all;
    if (text !== all && partly.size < MAX_KEPT) partly.set(node, region);
    return text;
  });
  return texts.filter(Boolean);
}

/** Returns what can be seen by now of changes that could not be seen at first. */
export function announcedLate(partly: ReadonlyMap<Node, Element>): string[] {
  const reader = new LayoutReader();
  const left = [...partly].filter(([node]) => isConnected(node));
  return left.map(([node, region]) => announced(node, region, reader)).filter(Boolean);
}

const announced = (node: Node, region: Element, reader: LayoutReader): string =>
  announcedText(node, region, reader).slice(0, MAX_WORDS);

const liveRegion = (node: Node): Element | null =>
  nearest(isElement(node) ? node : flatParent(node), (at) => matches(at, LIVE));

/** Collects elements with `aria-busy`, and controls with `aria-expanded` whose popup should be open. */
export function collectBusy(record: MutationRecord, busy: Set<Element>): void {
  if (/^aria-(busy|expanded)$/.test(record.attributeName ?? '')) busy.add(recordTarget(record) as Element);
  for (const node of addedNodes(record))
    if (isElement(node) && busy.size < MAX_KEPT) for (const el of matchingIn(node, '[aria-busy=true]')) busy.add(el);
}

/** Whether the record is of an element with text that was added. */
export const addsContent = (record: MutationRecord): boolean =>
  [...addedNodes(record)].some((node) => isElement(node) && words(node) !== '');

/**
 * Returns whether the element is still busy, or the popup that it names has not appeared yet. Some controls name a list
 * that only assistive technology reads, or one that never exists; then added content counts as the popup.
 */
export function isBusy(el: Element, hasContent: boolean, reader: LayoutReader): boolean {
  if (!isConnected(el)) return false;
  if (attribute(el, 'aria-busy') === 'true') return true;
  const id = !hasContent && attribute(el, 'aria-expanded') === 'true' ? attribute(el, 'aria-controls') : null;
  const scope = id ? treeScope(el) : null;
  if (!id || !scope) return false;
  const popup = elementById(scope, id);
  return !popup || whyHidden(popup, reader) !== null;
}
