import { isFrame } from '../../dom/composed.ts';
import { CLICKS } from '../gestures/mouseEvents.ts';
import { realmOf } from './dispatchEvents.ts';
import { composedPath, defaultPrevented, whileHandling } from './mutatingBuiltIns.ts';
import type { ClickOptions, KeyPress, Modifiers, Point } from '../types.ts';
import { listenAt } from '../../dom/listening.ts';
import { matches, ownerDocument } from '../../dom/natives.ts';
import { answerOf, sleep } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { topPoint } from '../../layout/hitTest.ts';
import { checkArgument } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';
import { receivesFor } from '../../visibility/hitTarget.ts';

/**
 * Trusted input of a host that can give it (the DevTools protocol, an extension's debugger). Points are in the top
 * viewport. Gate and report stay the same; only the events are the browser's own.
 */
export interface TrustedInput {
  click(
    point: Point,
    options: { button: 'left' | 'middle' | 'right'; clickCount: number; modifiers: Modifiers },
  ): Promise<void>;
  move(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: string, modifiers: Modifiers): Promise<void>;
  /** Returns true once the host has cancelled the call. An action that still waits then throws `cancelled`. */
  isCancelled?(): boolean;
}

/** How much longer the host may take to type each character, in milliseconds. */
const PER_CHARACTER = 50;
const KINDS = ['click', 'move', 'type', 'press'] as const;

let current: TrustedInput | null = null;
let isCancelled: (() => boolean) | null = null;

/**
 * Lets actions use the host's input; null lets them dispatch events again.
 * @throws DomToolError `bad_option` for an input without one of its functions
 */
export function useTrustedInput(input: TrustedInput | null): void {
  current = input && (Object.fromEntries(KINDS.map((kind) => [kind, inTime(input, kind)])) as unknown as TrustedInput);
  const cancelled = input?.isCancelled ?? null;
  if (cancelled !== null) checkArgument('useTrustedInput', 'isCancelled', cancelled, { type: 'function' });
  isCancelled = cancelled;
}

/** @throws DomToolError `cancelled` once the host has cancelled the call */
export function throwIfCancelled(): void {
  if (isCancelled?.()) throw new DomToolError('cancelled', 'the host has cancelled the call');
}

/** The host's function, which fails if it does not answer. */
function inTime(input: TrustedInput, kind: (typeof KINDS)[number]): (...args: unknown[]) => Promise<void> {
  const gesture: unknown = input[kind];
  checkArgument('useTrustedInput', kind, gesture, { type: 'function' });
  return (...args) => {
    const give = (): void | Promise<void> => apply(gesture as () => void, input, args) as void | Promise<void>;
    const extra = kind === 'type' ? PER_CHARACTER * String(args[0]).length : 0;
    return whileHandling(() => answerOf(`the host's trusted ${kind}`, give, extra));
  };
}
const { apply } = Reflect;

/** Returns the host's input, or null if actions dispatch events. */
export const trustedInput = (): TrustedInput | null => current;

/** The events of a click, of a key press, and of the pointer's movement. */
const EVENTS = {
  click: ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'contextmenu', 'auxclick'],
  press: ['keydown', 'keypress', 'keyup'],
  move: ['pointermove', 'mousemove', 'pointerover', 'mouseover'],
} as const;

/**
 * Has the host give its input, and makes sure that it arrives at the window.
 * @param onEvent Receives each event before the page does. Its result says whether the last one has come.
 * @throws Error if nothing arrived
 */
async function arriving(
  kind: keyof typeof EVENTS,
  win: Window,
  give: () => Promise<void>,
  onEvent: (event: Event) => boolean,
): Promise<void> {
  let hasArrived = false;
  let isComplete = false;
  const forget = listenAt([win], EVENTS[kind], (event) => {
    hasArrived = true;
    isComplete = onEvent(event) || isComplete;
  });
  try {
    await give();
    for (let left = 20; !isComplete && left > 0; left--) await sleep(10);
  } finally {
    forget();
  }
  if (!hasArrived) throw new Error(`nothing of the host's trusted ${kind} arrived at the page`);
}

/** What arrived of a click with the host's input. */
interface ArrivedClick {
  /** The last event of the click, if the element received it. */
  click?: Event;
  /** What received the press for the element. The page may have taken it away then, so that it got no click. */
  pressed?: Element;
  /** What received an event in place of the element. */
  blocker?: Element;
}

/** Clicks with the host's input, and returns what of it arrived where. */
export async function trustedClick(
  el: Element,
  point: Point,
  options: ClickOptions,
  input: TrustedInput,
): Promise<ArrivedClick> {
  const { button = 'left', clickType = 'single', modifiers = {} } = options;
  const last = button === 'left' ? 'click' : button === 'right' ? 'contextmenu' : 'auxclick';
  const top = topPoint(ownerDocument(el) as Document, point, new LayoutReader());
  const give = (): Promise<void> => input.click(top, { button, clickCount: CLICKS[clickType], modifiers });
  const seen: ArrivedClick = {};
  await arriving('click', realmOf(el), give, (event) => {
    // The page may answer by changes that move the element or take it away, so this asks before the page does.
    const hit = composedPath(event)[0] as Element;
    const isReceived = hit === seen.pressed || receivesFor(el, hit, new LayoutReader());
    if (!isReceived) seen.blocker ??= hit;
    else if (event.type === last) seen.click = event;
    else if (event.type === 'pointerdown' || event.type === 'mousedown') seen.pressed = hit;
    return event.type === last;
  });
  return seen;
}

/** Moves the pointer onto the element at a point with the host's input. */
export async function trustedMove(hit: Element, point: Point, input: TrustedInput): Promise<void> {
  const give = (): Promise<void> => input.move(topPoint(ownerDocument(hit) as Document, point, new LayoutReader()));
  // A pointer that is there already may send no event, and what it does in a frame of another origin stays there.
  if (isFrame(hit) || matches(hit, ':hover')) await give();
  else await arriving('move', realmOf(hit), give, () => true);
}

/**
 * Presses a key with the host's input.
 * @param target The element that has focus.
 */
export async function trustedPress(
  target: Element,
  key: string,
  modifiers: Modifiers,
  input: TrustedInput,
): Promise<KeyPress> {
  const give = (): Promise<void> => input.press(key, modifiers);
  const seen: { first?: Event } = {};
  // In a frame of another origin no script of this one can see the key arrive.
  if (isFrame(target)) await give();
  else
    await arriving('press', realmOf(target), give, (event) => {
      seen.first ??= event;
      return true;
    });
  return { target, prevented: seen.first !== undefined && defaultPrevented(seen.first) };
}
