import { words } from '../standards/words.ts';
import { canScroll, pageScroller, scrollersAround } from './actionability/scrolling.ts';
import { run } from './observe/runAction.ts';
import { scrollElementTo } from './platform/mutatingBuiltIns.ts';
import { becomes, frame } from './platform/tasks.ts';
import { throwIfCancelled } from './platform/trustedInput.ts';
import type { ActOutcome, Ending } from './types.ts';
import { flatChildren, flatElements } from '../dom/composed.ts';
import { isElement } from '../dom/kinds.ts';
import { listenAt } from '../dom/listening.ts';
import { attribute, contains, documentWindow, isConnected, matches, ownerDocument } from '../dom/natives.ts';
import { now } from '../dom/timers.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { shownText } from '../visibility/shownText.ts';
import { DomToolError } from '../standards/errors.ts';

export interface CollectOptions {
  /**
   * A CSS selector of the rows. By default they are list items, rows, options and articles, or else the repeated
   * children of the container.
   */
  items?: string;
  /** The largest number of rows to read. The default is 1000. */
  maxItems?: number;
  /** How long to read, in milliseconds. The default is 20000. */
  timeout?: number;
}
export interface Collected {
  readonly text: string;
  readonly position: number | null;
}
export interface CollectOutcome extends ActOutcome {
  readonly items: readonly Collected[];
  /** Whether the end of the list was reached. */
  readonly complete: boolean;
}

/**
 * Reads a virtual or endless list from its start to its end, or until a limit is reached: every row once. The scroll
 * position is put back.
 * @returns The rows in order; `complete` is false if a limit was reached first.
 */
export async function collect(el: Element, options: CollectOptions = {}): Promise<CollectOutcome> {
  mustSelect(el, options.items);
  const rows = new Map<string, Collected & { readonly at: number }>();
  const end = { reached: false };
  const outcome = await run(el, {}, async (): Promise<Ending> => {
    const scroller = scrollerFor(el);
    if (!scroller) {
      take(el, el, options.items, rows);
      end.reached = true;
      return { done: true };
    }
    const start = new LayoutReader().scrollOffset(scroller);
    try {
      end.reached = await walk(el, scroller, options, rows);
    } finally {
      scrollElementTo(scroller, { left: start.left, top: start.top, behavior: 'instant' });
      await frame();
    }
    return { done: true, actual: scroller };
  });
  const limit = options.maxItems ?? 1000;
  const items = [...rows.values()]
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ text, position }) => ({ text, position }));
  return { ...outcome, items, complete: end.reached && rows.size <= limit };
}

/** Whether the end was reached within the limits. */
async function walk(
  el: Element,
  scroller: Element,
  options: CollectOptions,
  rows: Map<string, Collected & { at: number }>,
): Promise<boolean> {
  const end = now() + (options.timeout ?? 20_000);
  for (let top = 0; ;) {
    throwIfCancelled();
    await scrollAndDraw(scroller, top);
    take(el, scroller, options.items, rows);
    if (rows.size >= (options.maxItems ?? 1000) || now() >= end) return false;
    if (!isConnected(scroller)) return false;
    const reader = new LayoutReader();
    const room = reader.clientSize(scroller).height;
    const at = reader.scrollOffset(scroller).top;
    if (at + room < reader.scrollSize(scroller).height - 1) {
      // Scroll anchoring may have moved the offset on, past rows that were not rendered yet.
      top = Math.min(top, at) + Math.max(20, room * 0.8);
    } else if (!(await grows(scroller))) return true;
  }
}

/** Waits until the page has received the scroll event and had a frame to render the rows that came into view. */
async function scrollAndDraw(scroller: Element, top: number): Promise<void> {
  const win = documentWindow(ownerDocument(scroller) as Document) ?? window;
  const before = new LayoutReader().scrollOffset(scroller).top;
  const told = { yes: false };
  const forget = listenAt([win], ['scroll'], () => {
    told.yes = true;
  });
  scrollElementTo(scroller, { top, behavior: 'instant' });
  const moved = new LayoutReader().scrollOffset(scroller).top !== before;
  await frame();
  for (let left = 5; moved && !told.yes && left > 0; left--) await frame();
  forget();
  await frame();
}

/** Whether more rows are added at the end within a short time: some lists fetch more. */
function grows(scroller: Element): Promise<boolean> {
  const heightNow = (): number => new LayoutReader().scrollSize(scroller).height;
  const before = heightNow();
  return becomes(() => heightNow() > before + 1, 700);
}

const ROWS = 'li,tr,article,[role=row],[role=option],[role=listitem],[role=treeitem],[role=article],[role=menuitem]';
const INDEX = words('aria-rowindex aria-posinset data-index data-item-index data-row-index data-key data-id id');

/**
 * Records the rows that are rendered now. A row is recognized by its own index or id, else by its text and position.
 */
function take(
  el: Element,
  scroller: Element,
  selector: string | undefined,
  rows: Map<string, Collected & { at: number }>,
): void {
  const reader = new LayoutReader();
  const origin = reader.box(scroller).y - reader.scrollOffset(scroller).top;
  for (const row of rowsOf(el, selector, reader)) {
    const text = shownText(row, reader);
    if (text === '' || reader.style(row).position === 'sticky' || reader.box(row).height === 0) continue;
    const at = Math.round(reader.box(row).y - origin);
    const named = INDEX.map((name) => attribute(row, name)).find((value) => value !== null && value !== '');
    const position = Number(attribute(row, 'aria-rowindex') ?? attribute(row, 'aria-posinset') ?? 'NaN');
    const key = named === undefined ? `${at} ${text}` : `#${named}`;
    if (!rows.has(key)) rows.set(key, { text, position: Number.isNaN(position) ? null : position, at });
  }
}

function rowsOf(el: Element, selector: string | undefined, reader: LayoutReader): Element[] {
  const outermost: Element[] = [];
  for (const at of flatElements(el)) {
    // A nested list is part of the row that contains it.
    const around = outermost.at(-1);
    if (matches(at, selector ?? ROWS) && !(around && contains(around, at))) outermost.push(at);
  }
  return outermost.length || selector ? outermost : repeated(el, reader);
}

/** Where no element is marked as a row: the children with text at the first level that has several. */
function repeated(el: Element, reader: LayoutReader): Element[] {
  let shown = [el];
  while (shown.length === 1) {
    const children = flatChildren(shown[0] as Element).filter(isElement);
    // The rows may be in a wrapper, between two spacers.
    shown = children.length > 1 ? children.filter((child) => shownText(child, reader) !== '') : children;
  }
  return shown;
}

/** The scroll container to read: the element itself, one inside it, or one around it. */
function scrollerFor(el: Element): Element | null {
  const reader = new LayoutReader();
  if (canScroll(el, reader, 'y')) return el;
  return (
    [...flatElements(el), ...scrollersAround(el), pageScroller(ownerDocument(el) as Document)].find((at) =>
      canScroll(at, reader, 'y'),
    ) ?? null
  );
}

function mustSelect(el: Element, selector: string | undefined): void {
  if (selector === undefined) return;
  try {
    matches(el, selector);
  } catch {
    throw new DomToolError(
      'bad_selector',
      `collect: items is no valid selector: ${JSON.stringify(selector.slice(0, 80))}`,
    );
  }
}
