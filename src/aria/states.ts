import { isModalDialog } from '../dom/inert.ts';
import { isHtml, isTag } from '../dom/kinds.ts';
import {
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
import { DEFAULT_ORIENTATION, STATE_ROLES } from '../standards/aria.ts';
import type { StateName } from '../standards/aria.ts';
import { DISABLEABLE } from '../standards/elements.ts';
import type { AriaStates } from '../standards/states.ts';
import { ariaToken } from './ariaValue.ts';
import { childOfTag } from '../dom/childOfTag.ts';
import type { Context } from './context.ts';
import { isDisabled } from './disabled.ts';
import { invokedPopover } from './popover.ts';
import { range } from './rangeStates.ts';
import { attributeFlags, ATTRIBUTE_FLAG } from './attributeFlags.ts';

/**
 * States and properties as the browser exposes them: native semantics first, then ARIA attributes that the role supports.
 * https://w3c.github.io/aria/#state_prop_def · https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
 */
export function computeStates(el: Element, role: string | null, pass: Context): AriaStates {
  const states: Draft = {};
  const tag = localName(el);
  const isSaid = (attributeFlags(el, pass) & SAID) !== 0 || tag.includes('-');
  for (const rule of rulesOf(tag, role, isSaid)) rule(el, role, states, pass);
  if (isSaid) current(el, states);
  return states;
}

/** What states are said by; a custom element's internals say them as well. */
const SAID = ATTRIBUTE_FLAG.aria | ATTRIBUTE_FLAG.role | ATTRIBUTE_FLAG.control;

type Draft = { -readonly [key in keyof AriaStates]: AriaStates[key] };
type Rule = (el: Element, role: string | null, states: Draft, pass: Context) => void;

/** The rule of each state, and the elements that may have it by themselves, whatever their attributes say. */
const RULES: readonly (readonly [state: StateName, rule: Rule, native?: RegExp])[] = [
  ['checked', checked, /^input$/],
  ['pressed', pressed],
  ['selected', selected, /^option$/],
  ['expanded', expanded, /^summary$/],
  // Shared with what is around it.
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

/** The states that the role supports; a control without a role has those of a form field. */
function isOf(state: StateName, tag: string, role: string | null): boolean {
  if (role !== null && role !== 'generic') return STATE_ROLES[state].has(role);
  return DISABLEABLE.has(tag) ? FIELD.has(state) : tag === 'summary' && state === 'expanded';
}
const FIELD: ReadonlySet<StateName> = new Set(['disabled', 'readonly', 'required', 'invalid']);

/** The rules of the states that the element may have; of one of which no attribute says any, those it has by itself. */
function rulesOf(tag: string, role: string | null, isSaid: boolean): readonly Rule[] {
  const known = isSaid ? SAID_RULES : UNSAID_RULES;
  let byRole = known.get(tag);
  let rules = byRole?.get(role);
  if (rules) return rules;
  rules = RULES.filter(([state, , native]) => (isSaid || native?.test(tag)) && isOf(state, tag, role)).map(
    ([, rule]) => rule,
  );
  // A page may make up any number of tags.
  if (!byRole && known.size < 500) known.set(tag, (byRole = new Map<string | null, readonly Rule[]>()));
  byRole?.set(role, rules);
  return rules;
}
type Known = Map<string, Map<string | null, readonly Rule[]>>;
const SAID_RULES: Known = new Map();
const UNSAID_RULES: Known = new Map();

/** https://w3c.github.io/aria/#aria-checked; radios and switches have no mixed state. */
function checked(el: Element, role: string | null, states: Draft): void {
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
const MIXED_ROLES: ReadonlySet<string> = new Set(['checkbox', 'menuitemcheckbox', 'option', 'treeitem']);

/** https://w3c.github.io/aria/#aria-pressed */
function pressed(el: Element, _role: string | null, states: Draft): void {
  const value = ariaToken(el, 'aria-pressed');
  if (value === 'true') states.pressed = true;
  else if (value === 'mixed') states.pressed = 'mixed';
}

/** https://w3c.github.io/aria/#aria-selected */
function selected(el: Element, _role: string | null, states: Draft): void {
  if (isTag(el, 'option') ? optionSelected(el) : ariaToken(el, 'aria-selected') === 'true') states.selected = true;
}

/**
 * https://w3c.github.io/aria/#aria-expanded; `false` is a fact as well: there is something to open.
 * A summary tells of its details, a button of the popover that it opens.
 * https://w3c.github.io/html-aam/#att-open-details · https://html.spec.whatwg.org/multipage/popover.html#the-popover-target-attributes
 */
function expanded(el: Element, _role: string | null, states: Draft): void {
  const value = ariaToken(el, 'aria-expanded');
  if (value === 'true' || value === 'false') {
    states.expanded = value === 'true';
    return;
  }
  if (!isHtml(el)) return;
  const tag = localName(el);
  const parent = tag === 'summary' ? parentElement(el) : null;
  if (parent && isTag(parent, 'details')) {
    if (childOfTag(parent, 'summary') === el) states.expanded = detailsOpen(parent);
    return;
  }
  const popover = tag === 'button' || tag === 'input' ? invokedPopover(el) : null;
  if (popover) states.expanded = matches(popover, ':popover-open');
}

/** https://w3c.github.io/aria/#aria-disabled */
function disabled(el: Element, _role: string | null, states: Draft, pass: Context): void {
  if (isDisabled(el, pass)) states.disabled = true;
}

/** https://w3c.github.io/aria/#aria-readonly · https://w3c.github.io/html-aam/#att-readonly */
function readonly(el: Element, _role: string | null, states: Draft): void {
  const native =
    isHtml(el) &&
    hasAttribute(el, 'readonly') &&
    matches(el, 'input:read-only, textarea:read-only') &&
    !CHOICES.has(typeOf(el));
  if (native || ariaToken(el, 'aria-readonly') === 'true') states.readonly = true;
}
const CHOICES: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);
const typeOf = (el: Element): string => (isTag(el, 'input') ? inputType(el) : '');

/** https://w3c.github.io/aria/#aria-required · https://w3c.github.io/html-aam/#att-required */
function required(el: Element, _role: string | null, states: Draft): void {
  const native = isHtml(el) && FIELDS.has(localName(el)) && hasAttribute(el, 'required');
  if (native || ariaToken(el, 'aria-required') === 'true') states.required = true;
}
const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

/**
 * https://w3c.github.io/aria/#aria-invalid
 * SPEC DIFFERENCE: HTML-AAM has a field that fails its constraints as invalid from the start; here, as in Firefox, only once
 * the user has had a say (`:user-invalid`): an empty required field is not yet wrong.
 */
function invalid(el: Element, _role: string | null, states: Draft): void {
  const value = ariaToken(el, 'aria-invalid');
  if (value === 'grammar' || value === 'spelling') states.invalid = value;
  else if (value !== '' && value !== 'false') states.invalid = true;
  else if (value === '' && isHtml(el) && FIELDS.has(localName(el)) && matches(el, ':user-invalid'))
    states.invalid = true;
}

/** https://w3c.github.io/aria/#aria-level; a heading without one is of level 2. */
function level(el: Element, role: string | null, states: Draft): void {
  const written = positive(el, 'aria-level');
  const native = isHtml(el) ? /^h([1-6])$/.exec(localName(el))?.[1] : undefined;
  if (written !== undefined) states.level = written;
  else if (role === 'heading') states.level = native === undefined ? 2 : Number(native);
}

/** A number from 1 up; author errors count as if nothing were there. */
function positive(el: Element, name: string): number | undefined {
  const value = Number.parseInt(ariaToken(el, name), 10);
  return value >= 1 ? value : undefined;
}

/** https://w3c.github.io/aria/#aria-haspopup; a combobox has a listbox unless it says otherwise. */
function haspopup(el: Element, role: string | null, states: Draft): void {
  const value = ariaToken(el, 'aria-haspopup');
  const popup = value === 'true' ? 'menu' : value;
  if (POPUPS.has(popup) && !(role === 'combobox' && popup === 'listbox')) states.haspopup = popup;
}
const POPUPS: ReadonlySet<string> = new Set(['dialog', 'grid', 'listbox', 'menu', 'tree']);

/** https://w3c.github.io/aria/#aria-modal · https://w3c.github.io/html-aam/#el-dialog */
function modal(el: Element, _role: string | null, states: Draft): void {
  if (ariaToken(el, 'aria-modal') === 'true' || isModalDialog(el)) states.modal = true;
}

/** https://w3c.github.io/aria/#aria-multiselectable */
function multiselectable(el: Element, _role: string | null, states: Draft): void {
  if (isTag(el, 'select') ? selectMultiple(el) : ariaToken(el, 'aria-multiselectable') === 'true')
    states.multiselectable = true;
}

/** https://w3c.github.io/aria/#aria-orientation */
function orientation(el: Element, role: string | null, states: Draft): void {
  const value = ariaToken(el, 'aria-orientation');
  if ((value === 'horizontal' || value === 'vertical') && DEFAULT_ORIENTATION.get(role ?? '') !== value)
    states.orientation = value;
}

/** https://w3c.github.io/aria/#aria-posinset · #aria-setsize: as the author counts; −1 says that the size is not known. */
function position(el: Element, _role: string | null, states: Draft): void {
  const at = positive(el, 'aria-posinset');
  if (at !== undefined) states.posinset = at;
  const size = ariaToken(el, 'aria-setsize') === '-1' ? -1 : positive(el, 'aria-setsize');
  if (size !== undefined) states.setsize = size;
}

/** https://w3c.github.io/aria/#aria-current, on any element; a word that it does not know means `true`. */
function current(el: Element, states: Draft): void {
  const value = ariaToken(el, 'aria-current');
  if (value !== '' && value !== 'false') states.current = CURRENT.has(value) ? value : 'true';
}
const CURRENT: ReadonlySet<string> = new Set(['date', 'location', 'page', 'step', 'time']);
