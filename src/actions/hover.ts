import { hasField } from '../standards/ownFields.ts';
import { hasAttribute, matches } from '../dom/natives.ts';
import { nearest } from '../dom/composed.ts';
import { isWithin } from '../layout/hitTest.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { receivesFor } from '../visibility/hitTarget.ts';
import { becomes, task } from './platform/tasks.ts';
import { moveMouse } from './gestures/mouseEvents.ts';
import { run } from './observe/runAction.ts';
import { hitNow, ready } from './actionability/gate.ts';
import { trustedInput, trustedMove } from './platform/trustedInput.ts';
import type { ActOutcome, Modifiers, Point, TimeoutOptions } from './types.ts';

export interface HoverOptions extends TimeoutOptions {
  position?: Point;
  modifiers?: Modifiers;
  scrollIntoView?: boolean;
  force?: boolean;
}

/** The longest delay of interest that is waited for, in milliseconds. */
const LONGEST_INTEREST = 3000;
/** The delay where style gives none, and how much later than it the browser may show interest, in milliseconds. */
const USUAL_INTEREST = 500;
const LATE_INTEREST = 300;

/**
 * Waits until the browser shows what an element under the pointer has as its interest target, such as a hint.
 * https://github.com/whatwg/html/pull/11006
 */
async function showInterest(hit: Element, limit = LONGEST_INTEREST): Promise<void> {
  const invoker = nearest(hit, (at) => hasAttribute(at, 'interestfor'));
  const delay = invoker && new LayoutReader().style(invoker).get('interest-delay-start');
  // The value is a number of seconds or `normal`. Other engines than Chromium have none.
  if (!delay) return;
  const ms = delay === 'normal' ? USUAL_INTEREST : parseFloat(delay) * 1000;
  if (ms <= limit) await becomes(() => matches(invoker, ':interest-source'), Math.min(ms + LATE_INTEREST, limit));
}

/**
 * Moves the mouse onto the element. Scripts cannot cause `:hover`, so what only a `:hover` rule shows stays hidden on
 * the screen; views and actions count it as shown until the mouse goes elsewhere.
 */
export function hover(el: Element, options: HoverOptions = {}): Promise<ActOutcome> {
  return run(el, options, async () => {
    const target = await ready(el, { ...options, pointer: true });
    if (!hasField(target, 'hit')) return target;
    const state = { point: target.point, modifiers: options.modifiers };
    const input = trustedInput();
    if (input) {
      await trustedMove(target.hit, target.point, input);
      await showInterest(target.hit, options.settle);
      return { done: true };
    }
    const { trigger } = target;
    if (trigger) moveMouse(trigger, state);
    if (!trigger || isWithin(target.hit, trigger)) moveMouse(target.hit, state);
    await task();
    // Some menus open only for a pointer that keeps moving over them.
    const now = target.direct ? null : hitNow(el, target.point);
    if (now && receivesFor(el, now, new LayoutReader())) moveMouse(now, state);
    return { done: true };
  });
}
