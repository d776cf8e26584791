import { hasField } from '../standards/ownFields.ts';
import { isWithin } from '../layout/hitTest.ts';
import { ownerDocument } from '../dom/natives.ts';
import { controlOf } from './controls/controls.ts';
import { focusableAround, focusedElement, moveFocus, refusedFocus } from './platform/moveFocus.ts';
import { run } from './observe/runAction.ts';
import { ready } from './actionability/gate.ts';
import type { ActOutcome, TimeoutOptions } from './types.ts';

/**
 * Focuses the element, or the control of a label.
 * @returns Refused with `no_focus` if the element does not have focus afterwards.
 */
export function focus(el: Element, options: TimeoutOptions = {}): Promise<ActOutcome> {
  const target = controlOf(el);
  return run(
    el,
    options,
    async () => {
      const gate = await ready(target, { ...options, pointer: false });
      if (!hasField(gate, 'hit')) return gate;
      if (!moveFocus(target)) return { code: 'no_focus', blocker: focusableAround(target) };
      if (refusedFocus(ownerDocument(target) as Document))
        return { code: 'no_focus', detail: 'the browser lets no script focus it before a person has used its frame' };
      return { done: true, actual: target };
    },
    () => {
      const focused = focusedElement(ownerDocument(target) as Document);
      return focused && isWithin(focused, target) ? null : { code: 'no_focus', blocker: focused };
    },
  );
}
