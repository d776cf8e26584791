import { hasField } from '../standards/ownFields.ts';
import { rootElement, isConnected, ownerDocument, querySelectorAll } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { scrollElement, scrollElementTo } from './platform/mutatingBuiltIns.ts';
import { run } from './observe/runAction.ts';
import { canScroll, pageScroller, scrollersAround } from './actionability/scrolling.ts';
import { ready } from './actionability/gate.ts';
import type { ActOutcome, Ending, TimeoutOptions } from './types.ts';
import { checkOnlyOne } from '../schema.ts';
import { badOption } from '../standards/errors.ts';
import { hitTarget } from '../visibility/hitTarget.ts';

export interface ScrollOptions extends TimeoutOptions {
  /** In which direction; without `direction`, `pages`, `pixels` and `to` the element is scrolled into view. */
  direction?: 'up' | 'down' | 'left' | 'right';
  pages?: number;
  pixels?: number;
  to?: 'start' | 'end';
}

/**
 * Scrolls the element into view, or scrolls the container that it is or is in.
 * @param el Null for the page's main scroll container.
 * @returns `detail` is `at_end` if it was scrolled to its end already. Refused with `off_screen` if nothing scrolls in
 *   that direction, or the page scrolls back.
 * @throws DomToolError `bad_option` for more than one of `pages`, `pixels` and `to`, or a `direction` away from `to`
 */
export async function scroll(el: Element | null, options: ScrollOptions = {}): Promise<ActOutcome> {
  const { timeout, to } = options;
  checkOnlyOne('scroll', options, ['pages', 'pixels', 'to']);
  const direction = options.direction ?? (to === 'start' ? 'up' : 'down');
  const isBackwards = direction === 'up' || direction === 'left';
  if (to && isBackwards !== (to === 'start')) throw badOption(`scroll: to "${to}" is not ${direction}`);
  const target = el ?? rootElement(document);
  if (el && !to && [options.direction, options.pages, options.pixels].every((how) => how === undefined))
    return await run(
      el,
      options,
      () => intoView(el, timeout),
      () => outOfView(el),
    );
  let isBack = (): boolean => false;
  const act = (): Ending => {
    const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
    const scroller = el ? around(el, axis) : mainScroller(axis);
    if (!canScroll(scroller, new LayoutReader(), axis))
      return { code: 'off_screen', detail: 'nothing here scrolls in that direction' };
    const before = position(scroller);
    const isAsBefore = (): boolean => position(scroller) === before;
    move(scroller, options, isBackwards, axis);
    if (isAsBefore()) return { done: true, actual: scroller, detail: 'at_end' };
    isBack = isAsBefore;
    return { done: true, actual: scroller };
  };
  return await run(target, options, act, () =>
    isBack() ? { code: 'off_screen', detail: 'the page scrolls it back' } : null,
  );
}

async function intoView(el: Element, timeout: number | undefined): Promise<Ending> {
  const gate = await ready(el, { pointer: false, timeout });
  return hasField(gate, 'hit') ? { done: true } : gate;
}

/** Refused with `off_screen` if no part of the element is in view; null if one is, or the page took it away. */
function outOfView(el: Element): Ending | null {
  const found = hitTarget(el, new LayoutReader());
  const isOut = found.state === 'clipped' || (found.state === 'off-screen' && (found.dx !== 0 || found.dy !== 0));
  return isOut && isConnected(el) ? { code: 'off_screen' } : null;
}

function move(scroller: Element, options: ScrollOptions, isBackwards: boolean, axis: 'x' | 'y'): void {
  const reader = new LayoutReader();
  const side = axis === 'x' ? 'left' : 'top';
  if (options.to) {
    const all = reader.scrollSize(scroller);
    const end = axis === 'x' ? all.width : all.height;
    // Where content overflows to the left or upwards, the start has a negative offset.
    scrollElementTo(scroller, { [side]: options.to === 'end' ? end : -end, behavior: 'instant' });
    return;
  }
  const room = reader.clientSize(scroller);
  const page = (axis === 'x' ? room.width : room.height) * 0.9;
  const by = options.pixels ?? page * (options.pages ?? 1);
  scrollElement(scroller, { [side]: isBackwards ? -by : by, behavior: 'instant' });
}

function around(el: Element, axis: 'x' | 'y'): Element {
  const reader = new LayoutReader();
  return scrollersAround(el).find((s) => canScroll(s, reader, axis)) ?? pageScroller(ownerDocument(el) as Document);
}

/** The viewport if it scrolls, else the largest scroll container: applications often scroll one of those. */
function mainScroller(axis: 'x' | 'y'): Element {
  const reader = new LayoutReader();
  const root = pageScroller(document);
  if (canScroll(root, reader, axis)) return root;
  const size = (el: Element): number => reader.box(el).width * reader.box(el).height;
  const all = [...querySelectorAll(document, '*')].filter((el) => canScroll(el, reader, axis));
  return all.sort((a, b) => size(b) - size(a))[0] ?? root;
}

/** Returns the scroll offset as a text, to compare. */
function position(el: Element): string {
  const { left, top } = new LayoutReader().scrollOffset(el);
  return `${left} ${top}`;
}
