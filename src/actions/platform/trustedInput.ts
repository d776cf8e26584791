import { CLICKS } from '../gestures/mouseEvents.ts';
import { realmOf } from './dispatchEvents.ts';
import { composedPath, whileHandling } from './mutatingBuiltIns.ts';
import type { ClickOptions, Ending, Modifiers, Point } from '../types.ts';
import { addListener, ownerDocument, removeListener } from '../../dom/natives.ts';
import { sleep, withinTime } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { topPoint } from '../../layout/hitTest.ts';
import { checkArgument } from '../../schema.ts';
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
}

/** How long the host's input may take for one gesture, in milliseconds. */
const MAX_WAIT = 10_000;
const PER_CHARACTER = 50;
const KINDS = ['click', 'move', 'type', 'press'] as const;

let current: TrustedInput | null = null;
/**
 * Lets actions use the host's input; null lets them dispatch events again.
 * @throws DomToolError `bad_option` for an input without one of its functions
 */
export function useTrustedInput(input: TrustedInput | null): void {
  current = input && (Object.fromEntries(KINDS.map((kind) => [kind, inTime(input, kind)])) as unknown as TrustedInput);
}

/** The host's function, which fails if it does not answer. */
function inTime(input: TrustedInput, kind: (typeof KINDS)[number]): (...args: unknown[]) => Promise<void> {
  const gesture: unknown = input[kind];
  checkArgument('useTrustedInput', kind, gesture, { type: 'function' });
  return (...args) => {
    const given = Promise.resolve().then(() => apply(gesture as () => void, input, args) as void);
    const most = MAX_WAIT + (kind === 'type' ? PER_CHARACTER * String(args[0]).length : 0);
    const answered = withinTime(given, most, () => {
      throw new Error(`the host's trusted input did not answer ${kind} in ${most / 1000} s`);
    });
    return whileHandling(() => answered);
  };
}
const { apply } = Reflect;

/** Whatever arrives at a window of a click or key press, from the first event on. */
const ARRIVING = {
  click: ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'contextmenu', 'auxclick'],
  press: ['keydown', 'keypress', 'keyup'],
} as const;

/**
 * Gives the host's input, and makes sure that the page received something of it.
 * @throws Error if nothing of it arrived
 */
export async function arriving(kind: keyof typeof ARRIVING, win: Window, give: () => Promise<void>): Promise<void> {
  let hasArrived = false;
  const listen = (): void => {
    hasArrived = true;
  };
  const types = ARRIVING[kind];
  for (const type of types) addListener(win, type, listen, true);
  try {
    await give();
    for (let left = 20; !hasArrived && left > 0; left--) await sleep(10);
  } finally {
    for (const type of types) removeListener(win, type, listen, true);
  }
  if (!hasArrived) throw new Error(`nothing of the host's trusted ${kind} arrived at the page`);
}
export const trustedInput = (): TrustedInput | null => current;

/** Clicks with the host's input and checks that the click reached the element. */
export async function trustedClick(
  el: Element,
  point: Point,
  options: ClickOptions,
  input: TrustedInput,
): Promise<Ending> {
  const button = options.button ?? 'left';
  const type = button === 'left' ? 'click' : button === 'right' ? 'contextmenu' : 'auxclick';
  const seen = { hit: null as Element | null, prevented: false };
  const win = realmOf(el);
  const listen = (event: Event): void => {
    seen.hit = composedPath(event)[0] as Element;
    void Promise.resolve().then(() => {
      seen.prevented = event.defaultPrevented;
    });
  };
  addListener(win, type, listen, true);
  try {
    const clickCount = CLICKS[options.clickType ?? 'single'];
    const top = topPoint(ownerDocument(el) as Document, point, new LayoutReader());
    await arriving('click', win, () => input.click(top, { button, clickCount, modifiers: options.modifiers ?? {} }));
    for (let left = 20; !seen.hit && left > 0; left--) await sleep(10);
  } finally {
    removeListener(win, type, listen, true);
  }
  // If the page removed the element on press, there is no click.
  if (!seen.hit) return { done: true, detail: 'pressed' };
  if (!receivesFor(el, seen.hit, new LayoutReader())) return { code: 'covered', blocker: seen.hit };
  return { done: true, ...(seen.prevented && { prevented: true }) };
}
