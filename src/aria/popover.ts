import { treeScope } from '../dom/composed.ts';
import { attribute, elementById, hasAttribute } from '../dom/natives.ts';

/**
 * The popover that a button shows or hides: by `popovertarget`, or by `commandfor` with a popover command.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popover-target-attributes
 */
export function invokedPopover(button: Element): Element | null {
  const command = attribute(button, 'command')?.toLowerCase();
  const id = attribute(button, 'popovertarget') ?? (command?.endsWith('-popover') ? attribute(button, 'commandfor') : null);
  const scope = id ? treeScope(button) : null;
  const target = scope && elementById(scope, id as string);
  return target && hasAttribute(target, 'popover') ? target : null;
}
