import { words } from '../standards/words.ts';
import { elementWithId } from '../dom/composed.ts';
import { hookSecrets } from '../dom/hookRecord.ts';
import { attribute, localName, namesOf, referredTo, reflectedElements } from '../dom/natives.ts';
import { ROLE_SYNONYMS, ROLES } from '../standards/roles.ts';
import type { AriaContext } from './context.ts';

/**
 * Reads ARIA attributes: their values, the elements that they refer to, the defaults that a custom element sets for
 * them, and which kinds of attributes an element has at all.
 */

/** Splits a space-separated attribute value. https://infra.spec.whatwg.org/#split-on-ascii-whitespace */
export const tokens = (value: string): string[] => value.split(/[\t\n\f\r ]+/).filter((token) => token !== '');

type ReferenceAttribute = 'aria-labelledby' | 'aria-describedby' | 'aria-owns';

/**
 * Returns the elements that an attribute refers to, in the author's order: those that a script has set
 * (`ariaLabelledByElements`, …), else those with the listed ids in the element's own tree scope. Ids that no element
 * has are skipped.
 * https://w3c.github.io/aria/#valuetype_idref_list ·
 * https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-elements
 */
export function references(el: Element, name: ReferenceAttribute): readonly Element[] {
  const value = attribute(el, name);
  if (value === null) return [];
  const ids = tokens(value);
  // A script that sets elements makes the attribute's value empty.
  const found = ids.length
    ? ids.map((id) => elementWithId(el, id))
    : [...(reflectedElements(el, name) ?? [])].map(referredTo);
  return found.filter((target) => target !== null);
}

/**
 * Returns the value of an ARIA attribute or its default from `ElementInternals`, trimmed and in lower case; empty if
 * there is none.
 */
export const ariaToken = (el: Element, name: string): string => ariaValue(el, name)?.trim().toLowerCase() ?? '';

/**
 * Returns the value of an ARIA attribute, else the default that a custom element has set through its
 * `ElementInternals`; null if there is neither.
 */
export function ariaValue(el: Element, name: string): string | null {
  const value = attribute(el, name);
  if (value !== null || !localName(el).includes('-')) return value;
  const property = PROPERTY_OF_ATTRIBUTE.get(name);
  return (property && internalsOf(el)?.[property]) ?? null;
}

/** The names of those properties of `Internals` that hold text. */
type TextProperty = {
  [key in keyof Internals]-?: Internals[key] extends string | null | undefined ? key : never;
}[keyof Internals];

/** The property of `Internals` that reflects each attribute. https://w3c.github.io/aria/#idl-interface */
const PROPERTY_OF_ATTRIBUTE: ReadonlyMap<string, TextProperty> = new Map(
  words(
    'Checked Current Disabled Expanded HasPopup Invalid Level Modal MultiSelectable Orientation PosInSet Pressed ' +
      'ReadOnly Required Selected SetSize ValueMax ValueMin ValueNow ValueText',
  ).map((name) => [`aria-${name.toLowerCase()}`, `aria${name}` as TextProperty]),
);

/** The default role and ARIA properties that a custom element has set through its `ElementInternals`. */
export type Internals = Partial<ARIAMixin>;

/**
 * Returns the element's `ElementInternals`; undefined if it has none. They are private to the custom element, so they
 * can be read only if the document-start hook recorded them when the page called `attachInternals()`.
 * https://html.spec.whatwg.org/multipage/custom-elements.html#accessibility-semantics
 */
export const internalsOf = (el: Element): Internals | undefined => hookSecrets?.internals(el);

/**
 * Returns the first valid role that the custom element has set through its `ElementInternals`; null if there is none.
 */
export const internalsRole = (el: Element): string | null => rolesIn(internalsOf(el)?.role ?? '')[0] ?? null;

/** Returns the roles in the value of a `role` attribute. Words that are no role are skipped, synonyms replaced. */
export const rolesIn = (value: string): string[] =>
  tokens(value.toLowerCase())
    .map((token) => ROLE_SYNONYMS.get(token) ?? token)
    .filter((role) => ROLES.has(role));

/**
 * Kinds of attributes, as bits. Most elements have no attribute that affects their name, description or states; one
 * look at these bits then skips the steps that read such attributes.
 */
export const enum AttributeFlag {
  /** Any attribute whose name begins with `aria-`. */
  Aria = 1,
  Role = 2,
  Title = 4,
  Placeholder = 8,
  /** An attribute of HTML that sets a state of a control. */
  Control = 16,
}

const FLAG_OF_NAME: ReadonlyMap<string, number> = new Map([
  ['role', AttributeFlag.Role],
  ['title', AttributeFlag.Title],
  ['placeholder', AttributeFlag.Placeholder],
  // https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
  ...['command', 'disabled', 'popovertarget', 'readonly', 'required'].map(
    (name) => [name, AttributeFlag.Control] as const,
  ),
]);

/** Returns the flags of attributes with these names. */
export function flagsOfNames(names: readonly string[]): number {
  let flags = 0;
  for (const name of names) flags |= name.startsWith('aria-') ? AttributeFlag.Aria : (FLAG_OF_NAME.get(name) ?? 0);
  return flags;
}

/** Returns the flags of the element's attributes, cached by the pass. */
export function attributeFlags(el: Element, pass: AriaContext): number {
  const results = pass.memo.of(el);
  return (results.attributeFlags ??= flagsOfNames(namesOf(el)));
}
