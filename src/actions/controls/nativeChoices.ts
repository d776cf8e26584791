import { fire } from '../platform/dispatchEvents.ts';
import { inputForm, optionDisabled, setOptionSelected, setSelectedIndex } from '../platform/mutatingBuiltIns.ts';
import { isSelect } from '../../dom/kinds.ts';
import {
  attribute,
  getRootNode,
  matches,
  optionSelected,
  querySelectorAll,
  selectMultiple,
  selectOptions,
} from '../../dom/natives.ts';

/** The radio buttons of the same group (HTML, "radio button group"): same name, same form, same tree. */
export function radioGroup(radio: HTMLInputElement): HTMLInputElement[] {
  const name = attribute(radio, 'name');
  if (!name) return [radio];
  const inputs = querySelectorAll(getRootNode(radio) as ParentNode & Node, 'input[type=radio i]');
  return ([...inputs] as HTMLInputElement[]).filter(
    (one) => attribute(one, 'name') === name && inputForm(one) === inputForm(radio),
  );
}

/** Chooses all options of a `<select multiple>`, as Ctrl+A does; false for any other element. */
export function chooseAll(select: Element): boolean {
  if (!isSelect(select) || !selectMultiple(select)) return false;
  chooseOnly(select, (option) => !isDisabledOption(option));
  return true;
}

/** Chooses these options of a list and no others, and announces the choice if that changed it. */
export function chooseOnly(
  select: HTMLSelectElement,
  isMeant: (option: HTMLOptionElement, index: number) => boolean,
): void {
  const options = [...selectOptions(select)];
  const before = choiceIn(select);
  if (selectMultiple(select))
    options.forEach((option, i) => {
      const isChosen = isMeant(option, i);
      if (optionSelected(option) !== isChosen) setOptionSelected(option, isChosen);
    });
  else setSelectedIndex(select, options.findIndex(isMeant));
  if (choiceIn(select) !== before) announceChoice(select);
}

/** Which options of the list are chosen, to compare. */
export const choiceIn = (select: HTMLSelectElement): string => [...selectOptions(select)].map(optionSelected).join();

export const isDisabledOption = (option: HTMLOptionElement): boolean =>
  optionDisabled(option) || matches(option, 'optgroup:disabled *');

/**
 * Dispatches `input` and `change`, as browsers do for a value that is chosen and not typed.
 * @param kind The class of the `input` event: that of fields with text, dates or colours is an `InputEvent`.
 */
export function announceChoice(control: Element, kind: 'Event' | 'InputEvent' = 'Event'): void {
  fire(control, kind, 'input', { bubbles: true, composed: true });
  fire(control, 'Event', 'change', { bubbles: true });
}
