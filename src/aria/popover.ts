import { invokedBy } from '../dom/invoked.ts';
import { attribute, hasAttribute } from '../dom/natives.ts';

/**
 * The popover that a button shows or hides: by `popovertarget`, or by `commandfor` with a popover command.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popover-target-attributes
 */
export function invokedPopover(button: Element): Element | null {
  const command = attribute(button, 'command')?.toLowerCase();
  const target =
    invokedBy(button, 'popovertarget') ?? (command?.endsWith('-popover') ? invokedBy(button, 'commandfor') : null);
  return target && hasAttribute(target, 'popover') ? target : null;
}
