import { ready } from './actionability/gate.ts';
import { hasField } from '../standards/ownFields.ts';
import { contentOf, editableAt, editableInside, hasBadInput } from './controls/controls.ts';
import { standingFor } from './controls/standing.ts';
import { openPlace } from './editing/selection.ts';
import { isWholeValue, setWholeValue } from './editing/wholeValue.ts';
import { enter, Typing } from './keyboard/typing.ts';
import { run } from './observe/runAction.ts';
import type { ActOutcome, TimeoutOptions } from './types.ts';

/**
 * Empties a text field or an editable region by select-all and Backspace.
 * @returns Refused with `not_kept` if it is not empty afterwards, and `not_editable` if it takes no text.
 */
export function clear(el: Element, options: TimeoutOptions = {}): Promise<ActOutcome> {
  const target = editableAt(el) ?? editableInside(el);
  const standing = target && standingFor<Element>(target.el);
  return run(
    el,
    options,
    async () => {
      if (!target) return { code: 'not_editable' };
      const gate = await ready(target.el, { ...options, pointer: false, editable: true });
      if (!hasField(gate, 'hit')) return gate;
      if (target.kind === 'field' && isWholeValue(target.el)) return setWholeValue(target.el, '');
      const entered = await enter(target);
      if (hasField(entered, 'code')) return entered;
      await new Typing(entered).clear();
      return { done: true, actual: entered.el };
    },
    () => {
      const there = standing?.();
      const editable = there && editableAt(there);
      const left = editable ? contentOf(editable).trim() : '';
      const isEmpty = left === '' ? !editable || !hasBadInput(editable) : openPlace(left) >= 0;
      return isEmpty ? null : { code: 'not_kept' };
    },
  );
}
