import { namesOf } from '../dom/natives.ts';
import type { Context } from './context.ts';

/** What an element's attributes say of it, as bits: most say nothing of its name, its description or its states. */
export const ATTRIBUTE_FLAG = { aria: 1, role: 2, title: 4, placeholder: 8, control: 16 } as const;

const OTHERS: ReadonlyMap<string, number> = new Map([
  ['role', ATTRIBUTE_FLAG.role],
  ['title', ATTRIBUTE_FLAG.title],
  ['placeholder', ATTRIBUTE_FLAG.placeholder],
  // https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
  ...['command', 'disabled', 'popovertarget', 'readonly', 'required'].map(
    (name) => [name, ATTRIBUTE_FLAG.control] as const,
  ),
]);

/** The bits of attributes of these names. */
export function flagsOfNames(names: readonly string[]): number {
  let bits = 0;
  for (const name of names) bits |= name.startsWith('aria-') ? ATTRIBUTE_FLAG.aria : (OTHERS.get(name) ?? 0);
  return bits;
}

/** The bits of the element's attributes, read once a pass. */
export function attributeFlags(el: Element, pass: Context): number {
  if (pass.once) return flagsOfNames(namesOf(el));
  const known = pass.memo.of(el);
  return (known.says ??= flagsOfNames(namesOf(el)));
}
