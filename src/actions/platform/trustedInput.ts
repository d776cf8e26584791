import { realmOf } from './dispatchEvents.ts';
import { composedPath } from './mutatingBuiltIns.ts';
import type { ClickOptions, Ending, Modifiers, Point } from '../types.ts';
import { addListener, ownerDocument, removeListener } from '../../dom/natives.ts';
import { sleep } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { topPoint } from '../../layout/hitTest.ts';
import { receivesFor } from '../../visibility/hitTarget.ts';

/**
 * Real input, from a host that has it (the DevTools protocol, an extension's debugger). Points are in the top viewport.
 * Gates before and reports after it stay the same; only the events between are the browser's own.
 */
export interface TrustedInput {
  click(
    point: Point,
    options: { button: 'left' | 'middle' | 'right'; clickCount: number; modifiers: Modifiers },
  ): Promise<void>;
  move(point: Point): Promise<void>;
  /** Types into what has focus. */
  type(text: string): Promise<void>;
  press(key: string, modifiers: Modifiers): Promise<void>;
}

let current: TrustedInput | null = null;
/** From now on actions go through the host's input; null for the page's own events again. */
export function useTrustedInput(input: TrustedInput | null): void {
  current = input;
}
export const trustedInput = (): TrustedInput | null => current;

/** Clicks for real, and looks whether the click reached what was meant. */
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
  // A page that acts on the press may have taken the element away before there was a click.
  if (!seen.hit) return { done: true, detail: 'pressed' };
  if (!receivesFor(el, seen.hit, new LayoutReader())) return { code: 'covered', blocker: seen.hit };
  return { done: true, ...(seen.prevented && { prevented: true }) };
}
