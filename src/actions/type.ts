import { ready } from './actionability/gate.ts';
import { hasField } from '../standards/ownFields.ts';
import { controlOf, type Editable, editableAt, editableInside } from './controls/controls.ts';
import type { confirmInPicker } from './editing/confirm.ts';
import type { Field } from './editing/selection.ts';
import { isWholeValue, setWholeValue, wholeValueRefusal } from './editing/wholeValue.ts';
import { pressKey } from './keyboard/pressKey.ts';
import { enter, Typing } from './keyboard/typing.ts';
import { run } from './observe/runAction.ts';
import { dropFocus, focusableAround, moveFocus, receiverOf } from './platform/moveFocus.ts';
import { frame, task } from './platform/tasks.ts';
import type { ActOutcome, Ending, TypeOptions } from './types.ts';
import { computeRole } from '../aria/role.ts';
import { isInput } from '../dom/kinds.ts';
import { isConnected, matches, ownerDocument, querySelectorAll, textContent } from '../dom/natives.ts';
import { sleep } from '../dom/timers.ts';
import { isWithin } from '../layout/hitTest.ts';
import { checkArgument } from '../schema.ts';
import { keyInfo, type KeyInfo } from '../standards/keyboard.ts';

/**
 * Types text with key events and the browser's own editing, into the field, the editable region or the only field
 * inside.
 * @param confirm Confirms the text if a picker of dates or times has opened.
 * @returns Refused with `not_editable` if the element takes no text, `readonly`, `no_focus` if another field takes
 *   the focus, `bad_value` if the text has a line break and the field only one line, and `not_kept` if the text cannot
 *   be read back from where it was typed.
 */
export async function typeText(
  el: Element,
  text: string,
  options: TypeOptions = {},
  confirm?: typeof confirmInPicker,
): Promise<ActOutcome> {
  checkArgument('type', 'text', text, { type: 'string' });
  let verify: (() => Ending | null) | undefined;
  return await run(
    el,
    options,
    async (watch) => {
      const picked = controlOf(el);
      const first = editableAt(el) ?? editableInside(el);
      const fields = [isInput(picked) && picked, first?.kind === 'field' && first.el];
      const whole = fields.find((field): field is Field => field && isWholeValue(field));
      if (!whole && !first) {
        const before = textContent(el) ?? '';
        const isAsBefore = (): boolean => isConnected(el) && textContent(el) === before && !before.includes(text);
        verify = () => (isAsBefore() && isCell(el) && !isEditing(ownerDocument(el) as Document) ? NO_EDITOR : null);
        return await typeByKeys(el, text, options);
      }
      const gate = await ready(whole ?? (first as Editable).el, { ...options, pointer: false, editable: true });
      if (!hasField(gate, 'hit')) return gate;
      // Dates, colours and ranges are set as a whole, because they do not take single characters.
      if (whole) {
        verify = () => wholeValueRefusal(whole);
        return setWholeValue(whole, text, options);
      }
      const target = await enter(first as Editable);
      if (hasField(target, 'code')) return target;
      if (isInput(target.el) && /[\r\n]/.test(text))
        return {
          code: 'bad_value',
          detail: 'it has one line only; leave out the line break, or press Enter after the text',
        };
      const job = new Typing(target, gate.trigger !== undefined);
      if (options.clearFirst) await job.clear();
      await job.insert(text, options.speed ?? 0);
      await job.insistByPaste(text);
      if (options.pressEnter) {
        // Enter may empty the field or leave the page, so what was typed is checked before.
        await frame();
        const refusal = job.check(text);
        if (refusal && !job.holdsInSomeForm(text)) return refusal;
        await pressKey(job.doc, keyInfo('Enter')!, {});
        verify = () => job.checkEntered();
      } else {
        verify = () => job.check(text);
        if (confirm && !verify()) await confirm(watch, target.el, text, options.settle);
      }
      if (options.blur) {
        dropFocus(job.doc);
        await task();
      }
      const actual = job.fields.at(-1)?.el ?? target.el;
      return { done: true, actual };
    },
    () => verify?.() ?? null,
  );
}

/**
 * Types by keys into what has no text field: a terminal, a drawing, a grid, a game. It counts as done if the keys
 * reached the element that took the focus.
 */
async function typeByKeys(el: Element, text: string, options: TypeOptions): Promise<Ending> {
  const around = focusableAround(el);
  // A container outside of the Tab order, such as the main part of a page, takes no keys for what is in it.
  const holder = around && around !== el && !isCell(el) && matches(around, '[tabindex^="-"]') ? null : around;
  const keys = [...text].map((character) => keyInfo(character === '\n' ? 'Enter' : character));
  if (!holder || editableAt(holder) || OPERATED.test(computeRole(holder) ?? '') || keys.includes(null))
    return { code: 'not_editable', ...insteadOfTyping(el) };
  const gate = await ready(holder, { ...options, pointer: false });
  if (!hasField(gate, 'hit')) return gate;
  moveFocus(holder);
  const doc = ownerDocument(holder) as Document;
  for (const info of [...keys, ...(options.pressEnter ? [keyInfo('Enter')] : [])]) {
    const { target } = await pressKey(doc, info as KeyInfo, {});
    if (!isWithin(target, holder) && isConnected(holder)) return { code: 'no_focus', blocker: target };
    if (options.speed) await sleep(options.speed);
  }
  return { done: true, actual: holder };
}

/** Whether the keys went to a cell, whose text tells whether it took them. */
const isCell = (el: Element): boolean => CELL.test(computeRole(focusableAround(el) ?? el) ?? '');
const CELL = /^(?:cell|gridcell|columnheader|rowheader)$/;
const isEditing = (doc: Document): boolean => editableAt(receiverOf(doc)) !== null;
const NO_EDITOR: Ending = {
  code: 'not_kept',
  detail: 'the cell has the same text as before; double-click it, and type into the field that appears',
};

/** Roles of what is operated otherwise than by text. */
const OPERATED =
  /^(button|link|checkbox|radio|switch|slider|spinbutton|scrollbar|tab|menuitem.*|option|combobox|listbox|radiogroup)$/;
const STEPPERS = '[role=slider],[role=spinbutton],[role=scrollbar]';

/** Names what works on an element that has no text field. */
function insteadOfTyping(el: Element): { detail?: string } {
  const stepper = matches(el, STEPPERS) ? el : querySelectorAll(el, STEPPERS)[0];
  const role = computeRole(stepper ?? el) ?? '';
  if (stepper) return { detail: `text: it is a ${role}; use setValue, or press arrow keys` };
  if (/^(checkbox|radio|switch)$/.test(role)) return { detail: `text: it is a ${role}; use check` };
  if (/^(combobox|listbox|radiogroup)$/.test(role)) return { detail: `text: it is a ${role}; use select` };
  if (focusableAround(el)) return { detail: 'text: it has no text field; press single keys with keypress' };
  return {};
}
