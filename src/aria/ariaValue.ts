import { attribute, localName } from '../dom/natives.ts';
import { internalsOf } from './internals.ts';
import type { Internals } from './internals.ts';

/** An ARIA attribute's value, or the default that a custom element's internals give for it; trimmed, in lower case. */
export function ariaToken(el: Element, name: string): string {
  return ariaValue(el, name)?.trim().toLowerCase() ?? '';
}

export function ariaValue(el: Element, name: string): string | null {
  const value = attribute(el, name);
  if (value !== null || !localName(el).includes('-')) return value;
  const property = PROPERTIES.get(name);
  return (property && internalsOf(el)?.[property]) ?? null;
}

type TextProperty = {
  [key in keyof Internals]-?: Internals[key] extends string | null | undefined ? key : never;
}[keyof Internals];

/** https://w3c.github.io/aria/#idl-interface */
const PROPERTIES: ReadonlyMap<string, TextProperty> = new Map<string, TextProperty>([
  ['aria-checked', 'ariaChecked'],
  ['aria-current', 'ariaCurrent'],
  ['aria-disabled', 'ariaDisabled'],
  ['aria-expanded', 'ariaExpanded'],
  ['aria-haspopup', 'ariaHasPopup'],
  ['aria-invalid', 'ariaInvalid'],
  ['aria-level', 'ariaLevel'],
  ['aria-modal', 'ariaModal'],
  ['aria-multiselectable', 'ariaMultiSelectable'],
  ['aria-orientation', 'ariaOrientation'],
  ['aria-posinset', 'ariaPosInSet'],
  ['aria-pressed', 'ariaPressed'],
  ['aria-readonly', 'ariaReadOnly'],
  ['aria-required', 'ariaRequired'],
  ['aria-selected', 'ariaSelected'],
  ['aria-setsize', 'ariaSetSize'],
  ['aria-valuemax', 'ariaValueMax'],
  ['aria-valuemin', 'ariaValueMin'],
  ['aria-valuenow', 'ariaValueNow'],
  ['aria-valuetext', 'ariaValueText'],
]);
