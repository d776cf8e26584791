import { announceChoice, chooseOnly, isDisabledOption, radioGroup } from '../controls/nativeChoices.ts';
import { keyInRange } from '../controls/rangeInput.ts';
import { moveFocus } from '../platform/moveFocus.ts';
import { clickMethod, selectedIndex, stepDown, stepUp } from '../platform/mutatingBuiltIns.ts';
import type { KeyAction } from '../types.ts';
import { isDisabledControl } from '../../dom/focusable.ts';
import { isInput, isSelect } from '../../dom/kinds.ts';
import { inputType, inputValue, matches, optionText, selectMultiple, selectOptions } from '../../dom/natives.ts';

/**
 * Arrow, Home, End and page keys in radio groups, selects, range and number inputs.
 * @returns Whether the key was handled.
 */
export function choose(action: KeyAction): boolean {
  const { target } = action;
  if (isSelect(target)) return inSelect(target, action.info.key, action.modifiers.shift === true);
  if (!isInput(target)) return false;
  const type = inputType(target);
  if (type === 'radio') return inRadioGroup(target, action.info.key);
  if (type === 'range') return keyInRange(target, action.info.key);
  return type === 'number' && inNumber(target, action.info.key);
}

/** A character chooses the next option that begins with it. */
export function typeAhead({ target, info }: KeyAction): boolean {
  if (!isSelect(target) || !info.text || info.key.length > 1) return false;
  const options = [...selectOptions(target)];
  const from = selectedIndex(target);
  const fits = (o: HTMLOptionElement): boolean =>
    !isDisabledOption(o) && optionText(o).trim().toLowerCase().startsWith(info.key.toLowerCase());
  const next = [...options.slice(from + 1), ...options.slice(0, from + 1)].find(fits);
  if (next && options.indexOf(next) !== from) chooseOnly(target, (option) => option === next);
  return next !== undefined;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function inRadioGroup(radio: HTMLInputElement, key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const group = radioGroup(radio).filter((r) => !isDisabledControl(r));
  const next = group[(group.indexOf(radio) + step + group.length) % group.length];
  if (!next || next === radio) return true;
  moveFocus(next);
  clickMethod(next);
  return true;
}

/** The active option in a list with several choices, and the option at which a range began. */
const places = new WeakMap<HTMLSelectElement, { at: number; from: number }>();

function inSelect(select: HTMLSelectElement, key: string, range: boolean): boolean {
  const options = [...selectOptions(select)];
  const usable = options.map((_, i) => i).filter((i) => !isDisabledOption(options[i] as HTMLOptionElement));
  const many = selectMultiple(select);
  const place = many
    ? (places.get(select) ?? { at: selectedIndex(select), from: Math.max(0, selectedIndex(select)) })
    : null;
  const now = place?.at ?? selectedIndex(select);
  const [before, after] = [usable.filter((i) => i < now), usable.filter((i) => i > now)];
  const step = STEPS[key] ?? 0;
  const [first, last] = step ? [after[0], before.at(-1)] : [usable[0], usable.at(-1)];
  const next = step > 0 || /^(Home|PageUp)$/.test(key) ? first : last;
  if (next === undefined || next === now) return true;
  const from = range && place ? place.from : next;
  if (many) places.set(select, { at: next, from });
  chooseOnly(select, (_, i) => i >= Math.min(from, next) && i <= Math.max(from, next) && usable.includes(i));
  return true;
}

function inNumber(field: HTMLInputElement, key: string): boolean {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (matches(field, ':read-only')) return true;
  const before = inputValue(field);
  try {
    if (key === 'ArrowUp') stepUp(field);
    else stepDown(field);
  } catch {
    /* `step="any"` has no steps */
  }
  if (inputValue(field) !== before) announceChoice(field, 'InputEvent');
  return true;
}
