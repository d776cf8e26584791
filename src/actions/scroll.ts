import { documentElement, ownerDocument, querySelectorAll } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { frame } from './platform/tasks.ts';
import { scrollElement, scrollElementTo } from './platform/mutatingBuiltIns.ts';
import { run } from './observe/runAction.ts';
import { canScroll, scrollersAround } from './actionability/scrolling.ts';
import { deadlineOf, ready } from './actionability/gate.ts';
import type { ActOutcome, TimeoutOptions } from './types.ts';

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
 * @returns `detail` is `at_end` if nothing moved. Refused with `off_screen` if nothing scrolls.
 */
export async function scroll(el: Element | null, options: ScrollOptions = {}): Promise<ActOutcome> {
  const { timeout, ...how } = options;
  const target = el ?? (documentElement(document) as Element);
  return run(target, options, async () => {
    if (el && !Object.keys(how).length) {
      const gate = await ready(el, {
        pointer: false,
        deadline: deadlineOf(timeout),
      });
      return 'hit' in gate ? { done: true } : gate;
    }
    const direction = options.direction ?? (options.to === 'start' ? 'up' : 'down');
    const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
    const scroller = el ? around(el, axis) : mainScroller(axis);
    if (!scroller) return { code: 'off_screen', detail: 'no_scroller' };
    const before = position(scroller);
    move(scroller, options, direction, axis);
    await frame();
    await frame();
    const after = position(scroller);
    const moved = before.left !== after.left || before.top !== after.top;
    return { done: true, actual: scroller, ...(!moved && { detail: 'at_end' }) };
  });
}

function move(scroller: Element, options: ScrollOptions, direction: string, axis: 'x' | 'y'): void {
  const reader = new LayoutReader();
  const side = axis === 'x' ? 'left' : 'top';
  if (options.to) {
    const all = reader.scrollSize(scroller);
    const end = axis === 'x' ? all.width : all.height;
    scrollElementTo(scroller, { [side]: options.to === 'end' ? end : 0, behavior: 'instant' });
    return;
  }
  const room = reader.clientSize(scroller);
  const page = (axis === 'x' ? room.width : room.height) * 0.9;
  const by = options.pixels ?? page * (options.pages ?? 1);
  scrollElement(scroller, { [side]: direction === 'up' || direction === 'left' ? -by : by, behavior: 'instant' });
}

function around(el: Element, axis: 'x' | 'y'): Element | null {
  const reader = new LayoutReader();
  return scrollersAround(el).find((s) => canScroll(s, reader, axis)) ?? documentElement(ownerDocument(el) as Document);
}

/** The root element if it scrolls, else the largest scroll container: applications often scroll one of those. */
function mainScroller(axis: 'x' | 'y'): Element | null {
  const reader = new LayoutReader();
  const root = documentElement(document);
  if (root && canScroll(root, reader, axis)) return root;
  const size = (el: Element): number => reader.box(el).width * reader.box(el).height;
  const all = [...querySelectorAll(document, '*')].filter((el) => canScroll(el, reader, axis));
  return all.sort((a, b) => size(b) - size(a))[0] ?? root;
}

const position = (el: Element): { left: number; top: number } => new LayoutReader().scrollOffset(el);
