import { isSummaryOfDetails } from '../dom/focusable.ts';
import { isModalDialog } from '../dom/inert.ts';
import { invokedBy } from '../dom/invoked.ts';
import { isHtml, isInput, isSelect, isTag, inputTypeOf, isTextField } from '../dom/kinds.ts';
import {
  attribute,
  detailsOpen,
  hasAttribute,
  inputChecked,
  inputIndeterminate,
  localName,
  matches,
  optionSelected,
  parentElement,
  selectMultiple,
} from '../dom/natives.ts';
import { DEFAULT_ORIENTATION, STATE_ROLES, type AriaStates, type StateName } from '../standards/aria.ts';
import { DISABLEABLE, FIELD_TAGS } from '../standards/elements.ts';
import { wordSet } from '../standards/words.ts';
import { ariaToken, ariaValue, attributeFlags, AttributeFlag } from './ariaAttributes.ts';
import type { AriaContext } from './context.ts';
import { isDisabled } from './disabled.ts';
import { inRange } from './rangeStates.ts';

/**
 * Computes the states and properties that the browser exposes for an element: those of the host language first, then
 * ARIA attributes that the role supports.
 * https://w3c.github.io/aria/#state_prop_def ·
 * https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
 *
 * @param role The element's computed role.
 * @returns The states that apply and do not have their default value.
 */
export function computeStates(el: Element, role: string | null, pass: AriaContext): AriaStates {
  const states: Partial<Record<keyof AriaStates, unknown>> = {};
  const tag = localName(el);
  // The internals of a custom element can set states without any attribute.
  const mayHaveAny = (attributeFlags(el, pass) & STATE_FLAGS) !== 0 || tag.includes('-');
  for (const [name, rule] of rulesFor(tag, role, mayHaveAny)) {
    const value = rule(el, mayHaveAny ? ariaToken(el, `aria-${name}`) : '', role, pass);
    if (value !== undefined) states[name] = value;
  }
  return states as AriaStates;
}

/** The attributes that can set a state, or a role that supports one. */
const STATE_FLAGS = AttributeFlag.Aria | AttributeFlag.Role | AttributeFlag.Control;

/**
 * Returns a state, or undefined if it does not apply or has its default value.
 *
 * @param value The value of its ARIA attribute, as `ariaToken` returns it.
 */
type Rule<K extends keyof AriaStates> = (
  el: Element,
  value: string,
  role: string | null,
  pass: AriaContext,
) => AriaStates[K] | undefined;

/**
 * A state with its rule. `native` matches the tags of elements that can have the state without any of `STATE_FLAGS`;
 * `group` is the group of states that roles support together, if the state is part of one.
 */
type Entry<K extends keyof AriaStates> = readonly [name: K, rule: Rule<K>, native?: RegExp | null, group?: StateName];
type AnyEntry = { readonly [K in keyof AriaStates]-?: Entry<K> }[keyof AriaStates];

const RANGES = /^(?:input|meter|progress)$/;
const RULES: readonly AnyEntry[] = [
  ['checked', checked, /^input$/],
  ['pressed', (_, value) => trueOrMixed(value)],
  ['selected', selected, /^option$/],
  ['expanded', expanded, /^(?:summary|details)$/],
  // Any element may inherit it from an ancestor.
  ['disabled', (el, _value, _role, pass) => isDisabled(el, pass) || undefined, /^/],
  ['readonly', readonly],
  ['required', required],
  ['invalid', invalid, /^(?:input|select|textarea)$/],
  ['level', level, /^h[1-6]$/],
  ['haspopup', haspopup],
  // https://w3c.github.io/aria/#aria-modal · https://w3c.github.io/html-aam/#el-dialog
  ['modal', (el, value) => value === 'true' || isModalDialog(el) || undefined, /^dialog$/],
  ['multiselectable', multiselectable, /^select$/],
  ['orientation', orientation],
  ...(['valuemin', 'valuemax', 'valuenow'] as const).map((name) => [name, inRange(name), RANGES, 'value'] as AnyEntry),
  ['valuetext', (el) => ariaValue(el, 'aria-valuetext') || undefined, null, 'value'],
  // https://w3c.github.io/aria/#aria-posinset
  ['posinset', (_, value) => positiveInteger(value), null, 'position'],
  // https://w3c.github.io/aria/#aria-setsize; −1 means that the size is unknown.
  ['setsize', (_, value) => (value === '-1' ? -1 : positiveInteger(value)), null, 'position'],
  ['current', current],
];

/**
 * Tells whether the role of an element supports the state. A form control without a role has the states of a field.
 */
export function supportsState(state: StateName, tag: string, role: string | null): boolean {
  // The roles of these elements do not support the state, but a person sees whether the details are open.
  if (state === 'expanded' && (tag === 'summary' || tag === 'details')) return true;
  if (role && role !== 'generic') return STATE_ROLES[state].has(role);
  return DISABLEABLE.has(tag) && ROLELESS_FIELD_STATES.has(state);
}
const ROLELESS_FIELD_STATES: ReadonlySet<StateName> = new Set(['disabled', 'readonly', 'required', 'invalid']);

/**
 * Returns the rules of the states that an element with this tag and role can have.
 *
 * @param mayHaveAny False if the element has no attribute that sets a state: then only its native states remain.
 */
function rulesFor(tag: string, role: string | null, mayHaveAny: boolean): readonly AnyEntry[] {
  const cache = mayHaveAny ? ALL_RULES : NATIVE_RULES;
  let byRole = cache.get(tag);
  let rules = byRole?.get(role);
  if (rules) return rules;
  rules = RULES.filter(
    ([name, , native, group]) =>
      (mayHaveAny || native?.test(tag)) &&
      // Any element can have `aria-current`.
      (name === 'current' || supportsState(group ?? (name as StateName), tag, role)),
  );
  // Limits the cache, because a page may invent any number of tags.
  if (!byRole && cache.size < MAX_CACHED_TAGS) cache.set(tag, (byRole = new Map<string | null, readonly AnyEntry[]>()));
  byRole?.set(role, rules);
  return rules;
}
const MAX_CACHED_TAGS = 500;
type RulesByTagAndRole = Map<string, Map<string | null, readonly AnyEntry[]>>;
const ALL_RULES: RulesByTagAndRole = new Map();
const NATIVE_RULES: RulesByTagAndRole = new Map();

/** Reads a tristate value; undefined for any other value, which means false. */
const trueOrMixed = (value: string): true | 'mixed' | undefined =>
  value === 'mixed' ? value : value === 'true' || undefined;

/** https://w3c.github.io/aria/#aria-checked; radio buttons and switches have no mixed state. */
function checked(el: Element, value: string, role: string | null): boolean | 'mixed' | undefined {
  const type = inputTypeOf(el);
  if (type === 'checkbox' && inputIndeterminate(el as HTMLInputElement) && role !== 'switch') return 'mixed';
  if (type === 'checkbox' || type === 'radio') return inputChecked(el as HTMLInputElement) || undefined;
  return value === 'mixed' && !MIXED_ROLES.has(role ?? '') ? undefined : trueOrMixed(value);
}
const MIXED_ROLES = wordSet('checkbox menuitemcheckbox option treeitem');

/** https://w3c.github.io/aria/#aria-selected */
function selected(el: Element, value: string): true | undefined {
  return (isTag(el, 'option') ? optionSelected(el) : value === 'true') || undefined;
}

/**
 * https://w3c.github.io/aria/#aria-expanded
 *
 * `false` is reported as well, since it says that there is something to open. Natively, a summary has the state of its
 * details (https://w3c.github.io/html-aam/#att-open-details), and a button that of the popover that it opens.
 */
function expanded(el: Element, value: string): boolean | undefined {
  if (value === 'true' || value === 'false') return value === 'true';
  if (isTag(el, 'details')) return detailsOpen(el);
  if (isTag(el, 'summary'))
    return isSummaryOfDetails(el) ? detailsOpen(parentElement(el) as HTMLDetailsElement) : undefined;
  const popover = isTag(el, 'button') || isInput(el) ? invokedPopover(el) : null;
  return popover ? matches(popover, ':popover-open') : undefined;
}

/**
 * Returns the popover that a button shows or hides: by `popovertarget`, or by `commandfor` together with a popover
 * command.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popover-target-attributes
 */
function invokedPopover(button: Element): Element | null {
  const command = attribute(button, 'command')?.toLowerCase();
  const target =
    invokedBy(button, 'popovertarget') ?? (command?.endsWith('-popover') ? invokedBy(button, 'commandfor') : null);
  return target && hasAttribute(target, 'popover') ? target : null;
}

/**
 * The attribute applies to text fields only: https://html.spec.whatwg.org/multipage/input.html#the-readonly-attribute
 * https://w3c.github.io/aria/#aria-readonly · https://w3c.github.io/html-aam/#att-readonly
 */
function readonly(el: Element, value: string): true | undefined {
  return (
    value === 'true' || (isTextField(el) && hasAttribute(el, 'readonly') && matches(el, ':read-only')) || undefined
  );
}

/** https://w3c.github.io/aria/#aria-required · https://w3c.github.io/html-aam/#att-required */
function required(el: Element, value: string): true | undefined {
  return value === 'true' || (isField(el) && hasAttribute(el, 'required')) || undefined;
}

/** Tells whether the element is an HTML element that a person types or picks a value in. */
const isField = (el: Element): boolean => isHtml(el) && FIELD_TAGS.has(localName(el));

/**
 * https://w3c.github.io/aria/#aria-invalid
 * SPEC DIFFERENCE: in HTML-AAM, a field that fails its constraints is invalid from the start. Here, as in Firefox, it
 * is invalid only after the user has edited it or tried to submit the form (`:user-invalid`): an empty required field
 * that the user has not reached yet is no error.
 */
function invalid(el: Element, value: string): AriaStates['invalid'] {
  if (value === 'grammar' || value === 'spelling') return value;
  return (value === '' ? isField(el) && matches(el, ':user-invalid') : value !== 'false') || undefined;
}

/** https://w3c.github.io/aria/#aria-level; a heading for which none is given has level 2. */
function level(el: Element, value: string, role: string | null): number | undefined {
  const native = isHtml(el) ? /^h([1-6])$/.exec(localName(el))?.[1] : undefined;
  return positiveInteger(value) ?? (role === 'heading' ? Number(native ?? 2) : undefined);
}

/** Returns the value of an attribute that takes an integer from 1 up; undefined if the value is missing or invalid. */
function positiveInteger(written: string): number | undefined {
  const value = Number.parseInt(written, 10);
  return value >= 1 ? value : undefined;
}

/** https://w3c.github.io/aria/#aria-haspopup; `listbox`, the default of a combobox, is not reported for one. */
function haspopup(_el: Element, value: string, role: string | null): string | undefined {
  const popup = value === 'true' ? 'menu' : value;
  return POPUPS.has(popup) && !(role === 'combobox' && popup === 'listbox') ? popup : undefined;
}
const POPUPS = wordSet('dialog grid listbox menu tree');

/** https://w3c.github.io/aria/#aria-multiselectable */
function multiselectable(el: Element, value: string): true | undefined {
  return (isSelect(el) ? selectMultiple(el) : value === 'true') || undefined;
}

/** https://w3c.github.io/aria/#aria-orientation; a value that is the role's default is not reported. */
function orientation(_el: Element, value: string, role: string | null): string | undefined {
  const isKnown = value === 'horizontal' || value === 'vertical';
  return isKnown && DEFAULT_ORIENTATION.get(role ?? '') !== value ? value : undefined;
}

/** https://w3c.github.io/aria/#aria-current; any unknown value means `true`. */
function current(_el: Element, value: string): string | undefined {
  if (value === '' || value === 'false') return undefined;
  return CURRENT_VALUES.has(value) ? value : 'true';
}
const CURRENT_VALUES = wordSet('date location page step time');
