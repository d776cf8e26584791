import { deadlineOf } from './actionability/gate.ts';
import { now } from '../dom/timers.ts';
import { isDisabledControl } from '../dom/focusable.ts';
import { isTag } from '../dom/kinds.ts';
import { eventsDuring } from '../dom/listening.ts';
import { closest, getRootNode, eventTarget } from '../dom/natives.ts';
import { realmOf } from './platform/dispatchEvents.ts';
import { isSubmitButton, formOwner, submitButtons } from './editing/formSubmission.ts';
import { requestSubmit, defaultPrevented } from './platform/mutatingBuiltIns.ts';
import { run } from './observe/runAction.ts';
import { becomes } from './platform/tasks.ts';
import type { ActOutcome, TimeoutOptions } from './types.ts';

/**
 * Submits the form that the element is or belongs to, with validation, a `submit` event and its first submit button
 * as the submitter, as Enter does.
 * @returns Refused with `no_form`, `disabled` if all its submit buttons are, and `invalid` if validation failed
 *   (`effect.invalid` has the fields).
 */
export function submit(el: Element, options: TimeoutOptions = {}): Promise<ActOutcome> {
  const deadline = deadlineOf(options.timeout);
  return run(el, options, async () => {
    const form = formOf(el);
    if (!form) return { code: 'no_form' };
    const buttons = submitButtons(form);
    const enabled = (): Element | undefined =>
      (isSubmitButton(el) ? [el] : buttons).find((button) => !isDisabledControl(button));
    if (buttons.length) await becomes(() => enabled() !== undefined, deadline - now());
    const own = enabled();
    if (buttons.length && !own) return { code: 'disabled', blocker: isSubmitButton(el) ? el : (buttons[0] as Element) };
    const [sent] = eventsDuring(
      [realmOf(el), getRootNode(form)],
      ['submit'],
      () => requestSubmit(form, own as HTMLElement | undefined),
      (event) => eventTarget(event) === form,
    );
    if (!sent) return { code: 'invalid' };
    return { done: true, actual: form, ...(defaultPrevented(sent) && { prevented: true }) };
  });
}

function formOf(el: Element): HTMLFormElement | null {
  if (isTag(el, 'form')) return el;
  return formOwner(el) ?? (closest(el, 'form') as HTMLFormElement | null);
}
