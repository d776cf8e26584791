import { childOfTag } from '../dom/childOfTag.ts';
import { isModalDialog } from '../dom/inert.ts';
import { invokedBy } from '../dom/invoked.ts';
import { isHtml, isTag, isTextInput } from '../dom/kinds.ts';
import {
  attribute,
  detailsOpen,
  hasAttribute,
  inputChecked,
  inputIndeterminate,
  inputType,
  localName,
  matches,
  optionSelected,
  parentElement,
  selectMultiple,
} from '../dom/natives.ts';
import { DEFAULT_ORIENTATION, STATE_ROLES, type AriaStates, type StateName } from '../standards/aria.ts';
import { DISABLEABLE, FIELD_TAGS } from '../standards/elements.ts';
import { wordSet } from '../standards/words.ts';
import { ariaToken, attributeFlags, AttributeFlag } from './ariaAttributes.ts';
import type { AriaContext } from './context.ts';
import { isDisabled } from './disabled.ts';
import { range } from './rangeStates.ts';

/**
 * Computes the states and properties that the browser exposes for an element: those of the host language first, then
 * ARIA attributes that the role supports.
 * https://w3c.github.io/aria/#state_prop_def ·
 * https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
 *
 * @param role The element's computed role.
 */
export function computeStates(el: Element, role: string | null, pass: AriaContext): AriaStates {
  const states: MutableStates = {};
  const tag = localName(el);
  // The internals of a custom element can set states without any attribute.
  const mayHaveAny = (attributeFlags(el, pass) & STATE_FLAGS) !== 0 || tag.includes('-');
  for (const rule of rulesFor(tag, role, mayHaveAny)) rule(el, role, states, pass);
  if (mayHaveAny) current(el, states);
  return states;
}

/** The attributes that can set a state, or a role that supports one. */
const STATE_FLAGS = AttributeFlag.Aria | AttributeFlag.Role | AttributeFlag.Control;

type MutableStates = { -readonly [key in keyof AriaStates]: AriaStates[key] };
type Rule = (el: Element, role: string | null, states: MutableStates, pass: AriaContext) => void;

/**
 * The rule for each state; `native` matches the tags of elements that can have the state without any of `STATE_FLAGS`.
 */
const RULES: readonly (readonly [state: StateName, rule: Rule, native?: RegExp])[] = [
  ['checked', checked, /^input$/],
  ['pressed', pressed],
  ['selected', selected, /^option$/],
  ['expanded', expanded, /^(?:summary|details)$/],
  // Any element may inherit it from an ancestor.
  ['disabled', disabled, /^/],
  ['readonly', readonly],
  ['required', required],
  ['invalid', invalid, /^(?:input|select|textarea)$/],
  ['level', level, /^h[1-6]$/],
  ['haspopup', haspopup],
  ['modal', modal, /^dialog$/],
  ['multiselectable', multiselectable, /^select$/],
  ['orientation', orientation],
  ['value', range, /^(?:input|meter|progress)$/],
  ['position', position],
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
function rulesFor(tag: string, role: string | null, mayHaveAny: boolean): readonly Rule[] {
  const cache = mayHaveAny ? ALL_RULES : NATIVE_RULES;
  let byRole = cache.get(tag);
  let rules = byRole?.get(role);
  if (rules) return rules;
  rules = RULES.filter(([state, , native]) => (mayHaveAny || native?.test(tag)) && supportsState(state, tag, role)).map(
    ([, rule]) => rule,
  );
  // Limits the cache, because a page may invent any number of tags.
  if (!byRole && cache.size < MAX_CACHED_TAGS) cache.set(tag, (byRole = new Map<string | null, readonly Rule[]>()));
  byRole?.set(role, rules);
  return rules;
}
const MAX_CACHED_TAGS = 500;
type RulesByTagAndRole = Map<string, Map<string | null, readonly Rule[]>>;
const ALL_RULES: RulesByTagAndRole = new Map();
const NATIVE_RULES: RulesByTagAndRole = new Map();

/** https://w3c.github.io/aria/#aria-checked; radio buttons and switches have no mixed state. */
function checked(el: Element, role: string | null, states: MutableStates): void {
  if (isTag(el, 'input')) {
    const type = inputType(el);
    if (type === 'checkbox' && inputIndeterminate(el) && role !== 'switch') states.checked = 'mixed';
    else if ((type === 'checkbox' || type === 'radio') && inputChecked(el)) states.checked = true;
    if (type === 'checkbox' || type === 'radio') return;
  }
  const value = ariaToken(el, 'aria-checked');
  if (value === 'true') states.checked = true;
  else if (value === 'mixed' && role !== null && MIXED_ROLES.has(role)) states.checked = 'mixed';
}
const MIXED_ROLES = wordSet('checkbox menuitemcheckbox option treeitem');

/** https://w3c.github.io/aria/#aria-pressed */
function pressed(el: Element, _role: string | null, states: MutableStates): void {
  const value = ariaToken(el, 'aria-pressed');
  if (value === 'true') states.pressed = true;
  else if (value === 'mixed') states.pressed = 'mixed';
}

/** https://w3c.github.io/aria/#aria-selected */
function selected(el: Element, _role: string | null, states: MutableStates): void {
  if (isTag(el, 'option') ? optionSelected(el) : ariaToken(el, 'aria-selected') === 'true') states.selected = true;
}

/**
 * https://w3c.github.io/aria/#aria-expanded
 *
 * `false` is reported as well, since it says that there is something to open. Natively, a summary has the state of its
 * details (https://w3c.github.io/html-aam/#att-open-details), and a button that of the popover that it opens.
 */
function expanded(el: Element, _role: string | null, states: MutableStates): void {
  const value = ariaToken(el, 'aria-expanded');
  if (value === 'true' || value === 'false') {
    states.expanded = value === 'true';
    return;
  }
  if (!isHtml(el)) return;
  const tag = localName(el);
  const parent = tag === 'summary' ? parentElement(el) : null;
  if (isTag(el, 'details')) states.expanded = detailsOpen(el);
  if (parent && isTag(parent, 'details')) {
    if (childOfTag(parent, 'summary') === el) states.expanded = detailsOpen(parent);
    return;
  }
  const popover = tag === 'button' || tag === 'input' ? invokedPopover(el) : null;
  if (popover) states.expanded = matches(popover, ':popover-open');
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

/** https://w3c.github.io/aria/#aria-disabled */
function disabled(el: Element, _role: string | null, states: MutableStates, pass: AriaContext): void {
  if (isDisabled(el, pass)) states.disabled = true;
}

/**
 * The attribute applies to text fields only: https://html.spec.whatwg.org/multipage/input.html#the-readonly-attribute
 * https://w3c.github.io/aria/#aria-readonly · https://w3c.github.io/html-aam/#att-readonly
 */
function readonly(el: Element, _role: string | null, states: MutableStates): void {
  const isField = isTextInput(el) || isTag(el, 'textarea');
  const native = isField && hasAttribute(el, 'readonly') && matches(el, ':read-only');
  if (native || ariaToken(el, 'aria-readonly') === 'true') states.readonly = true;
}

/** https://w3c.github.io/aria/#aria-required · https://w3c.github.io/html-aam/#att-required */
function required(el: Element, _role: string | null, states: MutableStates): void {
  const native = isHtml(el) && FIELD_TAGS.has(localName(el)) && hasAttribute(el, 'required');
  if (native || ariaToken(el, 'aria-required') === 'true') states.required = true;
}

/**
 * https://w3c.github.io/aria/#aria-invalid
 * SPEC DIFFERENCE: in HTML-AAM, a field that fails its constraints is invalid from the start. Here, as in Firefox, it
 * is invalid only after the user has edited it or tried to submit the form (`:user-invalid`): an empty required field
 * that the user has not reached yet is no error.
 */
function invalid(el: Element, _role: string | null, states: MutableStates): void {
  const value = ariaToken(el, 'aria-invalid');
  if (value === 'grammar' || value === 'spelling') states.invalid = value;
  else if (value !== '' && value !== 'false') states.invalid = true;
  else if (value === '' && isHtml(el) && FIELD_TAGS.has(localName(el)) && matches(el, ':user-invalid'))
    states.invalid = true;
}

/** https://w3c.github.io/aria/#aria-level; a heading for which none is given has level 2. */
function level(el: Element, role: string | null, states: MutableStates): void {
  const ariaLevel = positiveInteger(el, 'aria-level');
  const native = isHtml(el) ? /^h([1-6])$/.exec(localName(el))?.[1] : undefined;
  if (ariaLevel !== undefined) states.level = ariaLevel;
  else if (role === 'heading') states.level = native === undefined ? 2 : Number(native);
}

/** Returns the value of an attribute that takes an integer from 1 up; undefined if the value is missing or invalid. */
function positiveInteger(el: Element, name: string): number | undefined {
  const value = Number.parseInt(ariaToken(el, name), 10);
  return value >= 1 ? value : undefined;
}

/** https://w3c.github.io/aria/#aria-haspopup; `listbox`, the default of a combobox, is not reported for one. */
function haspopup(el: Element, role: string | null, states: MutableStates): void {
  const value = ariaToken(el, 'aria-haspopup');
  const popup = value === 'true' ? 'menu' : value;
  if (POPUPS.has(popup) && !(role === 'combobox' && popup === 'listbox')) states.haspopup = popup;
}
const POPUPS = wordSet('dialog grid listbox menu tree');

/** https://w3c.github.io/aria/#aria-modal · https://w3c.github.io/html-aam/#el-dialog */
function modal(el: Element, _role: string | null, states: MutableStates): void {
  if (ariaToken(el, 'aria-modal') === 'true' || isModalDialog(el)) states.modal = true;
}

/** https://w3c.github.io/aria/#aria-multiselectable */
function multiselectable(el: Element, _role: string | null, states: MutableStates): void {
  if (isTag(el, 'select') ? selectMultiple(el) : ariaToken(el, 'aria-multiselectable') === 'true')
    states.multiselectable = true;
}

/** https://w3c.github.io/aria/#aria-orientation; a value that is the role's default is not reported. */
function orientation(el: Element, role: string | null, states: MutableStates): void {
  const value = ariaToken(el, 'aria-orientation');
  if ((value === 'horizontal' || value === 'vertical') && DEFAULT_ORIENTATION.get(role ?? '') !== value)
    states.orientation = value;
}

/**
 * Returns the position and set size that the author gives; a size of −1 means that the size is unknown.
 * https://w3c.github.io/aria/#aria-posinset · https://w3c.github.io/aria/#aria-setsize
 */
function position(el: Element, _role: string | null, states: MutableStates): void {
  const at = positiveInteger(el, 'aria-posinset');
  if (at !== undefined) states.posinset = at;
  const size = ariaToken(el, 'aria-setsize') === '-1' ? -1 : positiveInteger(el, 'aria-setsize');
  if (size !== undefined) states.setsize = size;
}

/** https://w3c.github.io/aria/#aria-current, which any element can have; any unknown value means `true`. */
function current(el: Element, states: MutableStates): void {
  const value = ariaToken(el, 'aria-current');
  if (value !== '' && value !== 'false') states.current = CURRENT_VALUES.has(value) ? value : 'true';
}
const CURRENT_VALUES = wordSet('date location page step time');
