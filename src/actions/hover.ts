import { hasField } from '../standards/ownFields.ts';
import { ownerDocument } from '../dom/natives.ts';
import { isWithin, topPoint } from '../layout/hitTest.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { receivesFor } from '../visibility/hitTarget.ts';
import { task } from './platform/tasks.ts';
import { moveMouse } from './gestures/mouseEvents.ts';
import { run } from './observe/runAction.ts';
import { hitNow, ready } from './actionability/gate.ts';
import { trustedInput } from './platform/trustedInput.ts';
import type { ActOutcome, Modifiers, Point, TimeoutOptions } from './types.ts';

export interface HoverOptions extends TimeoutOptions {
  position?: Point;
  modifiers?: Modifiers;
  scrollIntoView?: boolean;
  force?: boolean;
}

/**
 * Moves the mouse onto the element. Scripts cannot cause `:hover`, so what only a `:hover` rule shows stays hidden on
 * the screen; views and actions count it as shown until the mouse goes elsewhere.
 */
export async function hover(el: Element, options: HoverOptions = {}): Promise<ActOutcome> {
  return run(el, options, async () => {
    const target = await ready(el, { ...options, pointer: true });
    if (!hasField(target, 'hit')) return target;
    const state = { point: target.point, modifiers: options.modifiers };
    const input = trustedInput();
    if (input) {
      await input.move(topPoint(ownerDocument(el) as Document, target.point, new LayoutReader()));
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
