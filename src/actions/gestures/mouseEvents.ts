import { flatParent } from '../../dom/composed.ts';
import { documentBody, documentWindow, isConnected, ownerDocument } from '../../dom/natives.ts';
import { isWithin, screenPoint } from '../../layout/hitTest.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { fire, modifierInit, realmOf } from '../platform/dispatchEvents.ts';
import { createElement, addOnce, clickMethod } from '../platform/mutatingBuiltIns.ts';
import type { Modifiers, Point } from '../types.ts';

/** The mouse: one pointer, in the order and with the values that browsers give (UI Events §5, Pointer Events 3 §4). */

export type Button = 0 | 1 | 2;
/** `MouseEvent.buttons` while this button is down. */
export const BUTTONS = { 0: 1, 1: 4, 2: 2 } as const;

export interface MouseState {
  readonly point: Point;
  readonly modifiers?: Modifiers | undefined;
  /** Buttons that are down. */
  readonly buttons?: number;
}

/** What the pointer is over, per document; it gets the out and leave events of the next move. */
const over = new WeakMap<Document, { readonly ref: WeakRef<Element>; readonly point: Point }>();

/** Moves the mouse to the element: out of what it was over, into the element and what is around it, then the move itself. */
export function moveMouse(to: Element, state: MouseState): void {
  const doc = ownerDocument(to) as Document;
  const last = over.get(doc);
  const element = last?.ref.deref();
  const from = element && isConnected(element) ? element : null;
  over.set(doc, { ref: new WeakRef(to), point: state.point });
  if (from !== to) {
    // It does not jump: libraries learn from a first move elsewhere that a mouse is in use.
    const start = from ?? documentBody(doc);
    if (start) pointer(start, 'pointermove', { ...state, point: last?.point ?? { x: 0, y: 0 } }, -1);
    cross(from, to, state);
  }
  pointer(to, 'pointermove', state, -1);
  mouse(to, 'mousemove', state, 0);
}

/** Leave events have their root first ancestors last, enter events the outermost first; shared ancestors get neither. */
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
 * The button goes down. A cancelled pointerdown keeps back the mouse events and the focus that would follow (Pointer
 * Events 3, "compatibility mouse events"). True if the press's own default (focus, caret) is to happen.
 */
export function press(
  el: Element,
  state: MouseState,
  button: Button,
  detail: number,
): { mouse: boolean; proceeds: boolean } {
  const down = { ...state, buttons: (state.buttons ?? 0) | BUTTONS[button] };
  if (!pointer(el, 'pointerdown', down, button, { pressure: 0.5 })) return { mouse: false, proceeds: false };
  return { mouse: true, proceeds: mouse(el, 'mousedown', down, button, { detail }) };
}

/** The button goes up; `withMouse` as the press answered. */
export function release(el: Element, state: MouseState, button: Button, detail: number, withMouse: boolean): void {
  pointer(el, 'pointerup', state, button);
  if (withMouse) mouse(el, 'mouseup', state, button, { detail });
}

/** `click`, `auxclick` or `contextmenu`: pointer events where the browser makes them so. False if cancelled. */
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

export function doubleClickEvent(el: Element, state: MouseState): boolean {
  return mouse(el, 'dblclick', state, 0, { detail: 2 });
}

export function mouse(
  el: Element,
  type: string,
  state: MouseState,
  button: number,
  extra: MouseEventInit = {},
): boolean {
  return fire(el, 'MouseEvent', type, { ...common(el, state), button, ...extra });
}

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
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    width: 1,
    height: 1,
    pressure,
    ...extra,
  });
}

export function common(el: Element, { point, modifiers, buttons = 0 }: MouseState): MouseEventInit {
  const doc = ownerDocument(el) as Document;
  return {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: documentWindow(doc),
    detail: 0,
    buttons,
    clientX: point.x,
    clientY: point.y,
    ...screenPoint(doc, point.x, point.y, new LayoutReader()),
    ...modifierInit(modifiers),
  };
}

const kinds = new WeakMap<object, boolean>();
/** Whether this browser's own clicks are PointerEvents (UI Events since 2022) or still MouseEvents: asked of a click on a loose element. */
function clicksArePointerEvents(el: Element): boolean {
  const realm = realmOf(el);
  let known = kinds.get(realm);
  if (known === undefined) {
    const loose = createElement(ownerDocument(el) as Document, 'i');
    let event: Event | null = null;
    addOnce(loose, 'click', (e) => {
      event = e;
    });
    clickMethod(loose);
    known = event !== null && 'pointerId' in event;
    kinds.set(realm, known);
  }
  return known;
}
