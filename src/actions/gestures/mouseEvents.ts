import { eventsDuring } from '../../dom/listening.ts';
import { valueOf } from '../../standards/indexed.ts';
import { flatParent } from '../../dom/composed.ts';
import { documentBody, ownerDocument, createElement } from '../../dom/natives.ts';
import { notePointer, pointerIn } from '../../dom/pointed.ts';
import { isWithin, screenPoint } from '../../layout/hitTest.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { fire, modifierInit, OF_INPUT, realmOf } from '../platform/dispatchEvents.ts';
import { clickMethod } from '../platform/mutatingBuiltIns.ts';
import type { Modifiers, Point } from '../types.ts';

/**
 * Mouse and pointer events in the order and with the values that browsers give them (UI Events §5, Pointer Events 3
 * §4).
 */

export type Button = 0 | 1 | 2;
/** How many clicks each type of click is. */
export const CLICKS = { single: 1, double: 2, triple: 3 } as const;
/** The value of `MouseEvent.buttons` while this button is down. */
export const BUTTONS = { 0: 1, 1: 4, 2: 2 } as const;

/** What tells the pointer of the mouse in a `PointerEvent`. */
export const MOUSE_POINTER = { pointerId: 1, pointerType: 'mouse', isPrimary: true } as const;

export interface MouseState {
  readonly point: Point;
  readonly modifiers?: Modifiers | undefined;
  /** The buttons that are down, as `MouseEvent.buttons`. */
  readonly buttons?: number;
}

/** Moves the mouse onto the element: dispatches out and leave events, over and enter events, then the move. */
export function moveMouse(to: Element, state: MouseState): void {
  const doc = ownerDocument(to) as Document;
  const last = pointerIn(doc);
  const from = last?.el ?? null;
  notePointer(doc, to, state.point);
  if (from !== to) {
    // Libraries detect that a mouse is in use by a first move elsewhere.
    const start = from ?? documentBody(doc);
    if (start) pointer(start, 'pointermove', { ...state, point: { x: last?.x ?? 0, y: last?.y ?? 0 } }, -1);
    cross(from, to, state);
  }
  pointer(to, 'pointermove', state, -1);
  mouse(to, 'mousemove', state, 0);
}

/**
 * Leave events go from the innermost element outwards, enter events from the outermost inwards; common ancestors
 * receive neither.
 */
function cross(from: Element | null, to: Element, state: MouseState): void {
  const left = from ? ancestors(from).filter((el) => !isWithin(to, el)) : [];
  const entered = ancestors(to)
    .filter((el) => !from || !isWithin(from, el))
    .reverse();
  const plain = { bubbles: false, cancelable: false, composed: false };
  for (const [send, prefix, button] of [
    [pointer, 'pointer', -1],
    [mouse, 'mouse', 0],
  ] as const) {
    if (from) {
      send(from, `${prefix}out`, state, button, { relatedTarget: to });
      for (const el of left) send(el, `${prefix}leave`, state, button, { ...plain, relatedTarget: to });
    }
    send(to, `${prefix}over`, state, button, { relatedTarget: from });
    for (const el of entered) send(el, `${prefix}enter`, state, button, { ...plain, relatedTarget: from });
  }
}

function ancestors(el: Element): Element[] {
  const out: Element[] = [];
  for (let node: Element | null = el; node; node = flatParent(node)) out.push(node);
  return out;
}

/**
 * Dispatches the events of a button going down. A cancelled `pointerdown` suppresses the mouse events and the focus
 * change (Pointer Events 3, "compatibility mouse events").
 * @returns `mouse`: mouse events follow; `proceeds`: the default action (focus, caret) is to happen.
 */
export function press(
  el: Element,
  state: MouseState,
  button: Button,
  detail: number,
): { mouse: boolean; proceeds: boolean } {
  const down = { ...state, buttons: BUTTONS[button] };
  if (!pointer(el, 'pointerdown', down, button)) return { mouse: false, proceeds: false };
  return { mouse: true, proceeds: mouse(el, 'mousedown', down, button, { detail }) };
}

/** Dispatches the events of the button going up; `withMouse` is what `press` returned as `mouse`. */
export function release(el: Element, state: MouseState, button: Button, detail: number, withMouse: boolean): void {
  pointer(el, 'pointerup', state, button);
  if (withMouse) mouse(el, 'mouseup', state, button, { detail });
}

/**
 * Dispatches `click`, `auxclick` or `contextmenu`, as a PointerEvent where the browser does so.
 * @returns False if it was cancelled.
 */
export function clickEvent(
  el: Element,
  type: 'click' | 'auxclick' | 'contextmenu',
  state: MouseState,
  button: Button,
  detail: number,
): boolean {
  const extra = { detail, isPrimary: false, pressure: 0 };
  const down = type === 'contextmenu' ? { ...state, buttons: BUTTONS[button] } : state;
  return clicksArePointerEvents(el)
    ? pointer(el, type, down, button, extra)
    : mouse(el, type, down, button, { detail });
}

export const doubleClickEvent = (el: Element, state: MouseState): boolean =>
  mouse(el, 'dblclick', state, 0, { detail: 2 });

/** Dispatches a mouse event; false if the page cancelled it. */
export function mouse(
  el: Element,
  type: string,
  state: MouseState,
  button: number,
  extra: MouseEventInit = {},
): boolean {
  return fire(el, 'MouseEvent', type, { ...common(el, state), button, ...extra });
}

/** Dispatches a pointer event of the mouse; false if the page cancelled it. */
export function pointer(
  el: Element,
  type: string,
  state: MouseState,
  button: number,
  extra: PointerEventInit = {},
): boolean {
  const pressure = state.buttons ? 0.5 : 0;
  return fire(el, 'PointerEvent', type, {
    ...common(el, state),
    button,
    ...MOUSE_POINTER,
    width: 1,
    height: 1,
    pressure,
    ...extra,
  });
}

/** Returns the fields that mouse, pointer and drag events share. */
export function common(el: Element, { point, modifiers, buttons = 0 }: MouseState): MouseEventInit {
  const doc = ownerDocument(el) as Document;
  return {
    ...OF_INPUT,
    detail: 0,
    buttons,
    clientX: point.x,
    clientY: point.y,
    ...screenPoint(doc, point.x, point.y, new LayoutReader()),
    ...modifierInit(modifiers),
  };
}

const kinds = new WeakMap<object, boolean>();
/**
 * Whether this browser's clicks are PointerEvents (UI Events since 2022) or MouseEvents; tested by a click on a
 * detached element.
 */
const clicksArePointerEvents = (el: Element): boolean =>
  valueOf(kinds, realmOf(el), () => {
    const loose = createElement(ownerDocument(el) as Document, 'i');
    return eventsDuring([loose], ['click'], () => clickMethod(loose)).some((event) => 'pointerId' in event);
  });
