import { hasField } from '../standards/ownFields.ts';
import { deadlineOf } from './actionability/gate.ts';
import { flatChildren, flatElements } from '../dom/composed.ts';
import { isInput, inputTypeOf } from '../dom/kinds.ts';
import { attribute, inputChecked, inputIndeterminate, inputType } from '../dom/natives.ts';
import { controlOf } from './controls/controls.ts';
import { standingFor } from './controls/standing.ts';
import { pressThrough } from './gestures/mouseClick.ts';
import { run } from './observe/runAction.ts';
import type { ActOutcome, TimeoutOptions } from './types.ts';
import { checkArgument } from '../schema.ts';

export interface CheckOptions extends TimeoutOptions {
  force?: boolean;
}

/**
 * Checks or unchecks a checkbox, radio button or switch, native or ARIA; does nothing if it already is in that state.
 * The state is read back.
 * @returns Refused with `not_checkable` if there is nothing to check, or if a radio button is to be unchecked.
 */
export async function setChecked(el: Element, checked: boolean, options: CheckOptions = {}): Promise<ActOutcome> {
  checkArgument('check', 'checked', checked, { type: 'boolean' });
  const box = checkableOf(el);
  const standing = box && standingFor(box);
  return await run(
    el,
    options,
    async () => {
      if (!box) return { code: 'not_checkable' };
      if (stateOf(box) === checked) return { done: true, detail: 'already' };
      // A radio button is unchecked only by checking another of its group.
      if (!checked && isRadio(box)) return { code: 'not_checkable' };
      const gate = { force: options.force, pointer: true, deadline: deadlineOf(options.timeout) };
      const done = await pressThrough(box, gate, (around) => checkableOf(around) === box);
      return hasField(done, 'done') ? { ...done, actual: box } : done;
    },
    () => {
      const there = standing?.();
      return there && stateOf(there) !== checked
        ? { code: 'not_kept', detail: stateOf(there) === null ? 'mixed' : checked ? 'unchecked' : 'checked' }
        : null;
    },
  );
}

const ROLES = /^(checkbox|switch|radio|menuitemcheckbox|menuitemradio)$/;

/** What can be checked: the element itself, the control of a label, or the only such element inside. */
export function checkableOf(el: Element): Element | null {
  const control = controlOf(el);
  if (isCheckable(control)) return control;
  let found: Element | null = null;
  for (const node of flatElements(el, (at) => (at === found ? [] : flatChildren(at)))) {
    if (!isCheckable(node)) continue;
    if (found) return null;
    found = node;
  }
  return found;
}

function isCheckable(el: Element): boolean {
  if (isInput(el)) return /^(checkbox|radio)$/.test(inputType(el));
  return said(el) !== null || ROLES.test(attribute(el, 'role') ?? '');
}

/** Toggle buttons have `aria-pressed`, everything else `aria-checked`. */
const said = (el: Element): string | null => attribute(el, 'aria-checked') ?? attribute(el, 'aria-pressed');

const isRadio = (el: Element): boolean => inputTypeOf(el) === 'radio' || /radio/.test(attribute(el, 'role') ?? '');

/** Null stands for a mixed checkbox, which is neither checked nor unchecked. */
export function stateOf(el: Element): boolean | null {
  if (isInput(el)) return inputIndeterminate(el) && inputType(el) === 'checkbox' ? null : inputChecked(el);
  const state = said(el);
  return state === 'mixed' ? null : state === 'true';
}
