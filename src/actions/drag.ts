import { hasField, ownFields } from '../standards/ownFields.ts';
import { indexed, times } from '../standards/indexed.ts';
import { ready } from './actionability/gate.ts';
import { scrollersAround, scrollTo } from './actionability/scrolling.ts';
import { slideTo } from './controls/rangeInput.ts';
import { DragAndDrop } from './gestures/dragAndDrop.ts';
import { clickEvent, mouse, type MouseState, moveMouse, pointer, press, release } from './gestures/mouseEvents.ts';
import { type Capture, emulateCapture } from './gestures/pointerCapture.ts';
import { run } from './observe/runAction.ts';
import { focusableAround, moveFocus } from './platform/moveFocus.ts';
import { frame, task } from './platform/tasks.ts';
import type { ActOutcome, Ending, Modifiers, Point, Ready, TimeoutOptions } from './types.ts';
import { isInput } from '../dom/kinds.ts';
import { inputType, isConnected, ownerDocument } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { elementAt, isWithin } from '../layout/hitTest.ts';
import { accepts } from '../schema.ts';
import { badOption } from '../standards/errors.ts';

/** Where to drag to: an element (its centre, or `position` in its box), or a distance in CSS pixels. */
export type DragTo = { target: Element; position?: Point } | { dx: number; dy: number };
export interface DragOptions extends TimeoutOptions {
  /** Where to press, in CSS pixels from the upper left corner of the dragged element's box. */
  position?: Point;
  /** The number of mouse moves on the way. The default is 10. */
  steps?: number;
  modifiers?: Modifiers;
  force?: boolean;
}

/**
 * Drags with the mouse: by pointer and mouse events, or by drag events where the page uses HTML's drag and drop.
 * @returns Refused with `not_taken` if the drop target does not accept the data, and `replaced` if the target goes
 *   away.
 */
export async function drag(el: Element, to: DragTo, options: DragOptions = {}): Promise<ActOutcome> {
  const { dx, dy, target, position } = ownFields<Partial<Record<'dx' | 'dy' | 'target' | 'position', unknown>>>(to);
  const isBy = [dx, dy].every((by) => accepts(by, { type: 'number' }));
  if (target ? (dx ?? dy) !== undefined : !isBy || position !== undefined)
    throw badOption('drag: where to is { dx, dy } in pixels, or an element and a position in it, not both');
  return await run(el, options, async () => {
    const from = await ready(el, { ...options, pointer: true });
    if (!hasField(from, 'hit')) return from;
    if (isInput(el) && inputType(el) === 'range' && !hasField(to, 'target')) return slide(el, from, to);
    const capture = emulateCapture(from.hit);
    try {
      return await carry(el, from, to, options, capture);
    } finally {
      capture.end();
    }
  });
}

async function carry(el: Element, from: Ready, to: DragTo, options: DragOptions, capture: Capture): Promise<Ending> {
  const doc = ownerDocument(el) as Document;
  const state: MouseState = { point: from.point, modifiers: options.modifiers };
  moveMouse(from.hit, state);
  await task();
  const down = press(from.hit, state, 0, 1);
  const focusable = down.proceeds ? focusableAround(from.hit) : null;
  if (focusable) moveFocus(focusable);
  await task();
  if ('target' in to && !isAt(to.target, pointIn(to))) scrollTo(to.target, 1);
  // Taken anew only when something has scrolled: elements that make room for the dragged one may move the target too,
  // and a hand does not follow it.
  let scrolled = 'target' in to ? scrollStateOf(to.target) : '';
  let end = 'target' in to ? pointIn(to) : { x: from.point.x + to.dx, y: from.point.y + to.dy };
  const held: MouseState = { ...state, buttons: 1 };
  // The first steps are small, because libraries begin a drag only after some pixels and expect moves in between.
  const count = options.steps ?? 10;
  const steps = [0.02, 0.05, ...times(count, (i) => (i + 1) / count), 1];
  let dragging: DragAndDrop | null = null;
  for (const [i, part] of indexed(steps)) {
    if ('target' in to && scrollStateOf(to.target) !== scrolled) {
      scrolled = scrollStateOf(to.target);
      end = pointIn(to);
    }
    const point = between(from.point, end, part);
    if (i === 1 && down.proceeds && !capture.target()) {
      dragging = DragAndDrop.start(from.hit, from.point);
      if (dragging) pointer(from.hit, 'pointercancel', held, 0);
    }
    if (dragging) await dragging.over(point);
    else move(from.hit, { ...held, point }, capture);
    await frame();
    if ('target' in to && !isConnected(to.target)) return { code: 'replaced', blocker: to.target };
  }
  if (dragging)
    return (await dragging.drop(end)) ? { done: true } : { code: 'not_taken', blocker: elementAt(doc, end.x, end.y) };
  return await letGo(from.hit, { ...state, point: end }, down.mouse, capture);
}

function move(first: Element, state: MouseState, capture: Capture): void {
  const holder = capture.target();
  const over = holder ?? elementAt(ownerDocument(first) as Document, state.point.x, state.point.y) ?? first;
  if (!holder) return moveMouse(over, state);
  pointer(over, 'pointermove', state, -1);
  mouse(over, 'mousemove', state, 0);
}

async function letGo(first: Element, state: MouseState, withMouse: boolean, capture: Capture): Promise<Ending> {
  const doc = ownerDocument(first) as Document;
  const up = capture.target() ?? elementAt(doc, state.point.x, state.point.y) ?? first;
  release(up, state, 0, 1, withMouse);
  await task();
  if (isConnected(up) && (isWithin(first, up) || isWithin(up, first)))
    clickEvent(isWithin(first, up) ? up : first, 'click', state, 0, 1);
  return { done: true };
}

function slide(el: HTMLInputElement, from: Ready, by: { dx: number; dy: number }): Ending {
  const state: MouseState = { point: from.point };
  moveMouse(el, state);
  const down = press(el, state, 0, 1);
  if (!down.proceeds) return { done: true, prevented: true };
  moveFocus(el);
  // The thumb keeps its distance from the pointer, so it moves from its present value, not from where the box was
  // pressed.
  slideTo(el, { x: from.point.x + by.dx, y: from.point.y + by.dy });
  release(el, state, 0, 1, down.mouse);
  clickEvent(el, 'click', state, 0, 1);
  return { done: true };
}

function pointIn(to: { target: Element; position?: Point }): Point {
  const box = new LayoutReader().box(to.target);
  const { x, y } = to.position ?? { x: box.width / 2, y: box.height / 2 };
  return { x: Math.floor(box.x + x), y: Math.floor(box.y + y) };
}

function scrollStateOf(target: Element): string {
  const reader = new LayoutReader();
  const offsets = scrollersAround(target).map((el) => reader.scrollOffset(el));
  return offsets.map(({ left, top }) => `${left} ${top}`).join();
}

/** Whether the point is in sight and belongs to the target. */
function isAt(target: Element, { x, y }: Point): boolean {
  const hit = elementAt(ownerDocument(target) as Document, x, y);
  return hit !== null && isWithin(hit, target);
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * part),
  y: Math.round(a.y + (b.y - a.y) * part),
});
