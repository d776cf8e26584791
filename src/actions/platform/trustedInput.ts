import { realmOf } from './dispatchEvents.ts';
import { composedPath } from './mutatingBuiltIns.ts';
import type { ClickOptions, Ending, Modifiers, Point } from '../types.ts';
import { addListener, ownerDocument, removeListener } from '../../dom/natives.ts';
import { sleep } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { topPoint } from '../../layout/hitTest.ts';
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

let current: TrustedInput | null = null;
/** Lets actions use the host's input; null lets them dispatch events again. */
export function useTrustedInput(input: TrustedInput | null): void {
  current = input;
}
export const trustedInput = (): TrustedInput | null => current;

/** Clicks with the host's input and checks that the click reached the element. */
export async function trustedClick(
  el: Element,
  point: Point,
  options: ClickOptions,
  input: TrustedInput,
): Promise<Ending | null> {
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
    const clickCount = options.clickType === 'double' ? 2 : 1;
    await input.click(topPoint(ownerDocument(el) as Document, point, new LayoutReader()), {
      button,
      clickCount,
      modifiers: options.modifiers ?? {},
    });
    for (let left = 20; !seen.hit && left > 0; left--) await sleep(10);
  } finally {
    removeListener(win, type, listen, true);
  }
  if (!seen.hit) return null;
  if (!receivesFor(el, seen.hit, new LayoutReader())) return { code: 'covered', blocker: seen.hit };
  return { done: true, ...(seen.prevented && { prevented: true }) };
}
