import { querySelectorAll } from '../dom/natives.ts';
import { classesIn, lastCompound } from '../standards/cssIdentifier.ts';
import { generatingSelectors, hasUnreadableSheet } from './sheetRules.ts';

/**
 * What an element must have for a rule with generated text to apply to it: one of the tags, classes or attributes that
 * the last compounds of the rules' selectors name, unless it is one of the elements.
 */
export interface GeneratingKeys {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** The elements that match the selectors whose last compound names no tag, class or attribute. */
  readonly elements: ReadonlySet<Element>;
}

/** The number of rules whose first reading takes as long as asking an element for both pseudo-elements. */
const RULES_PER_ELEMENT = 3;
const ATTRIBUTE = /\[\s*([\w-]+)/;
const TAG = /^[a-z][\w-]*/i;

/** Matches the innermost arguments of pseudo-classes, and strings. An element need not have what stands in them. */
const ARGUMENT = /\((?:\\[\s\S]|[^()\\])*\)|"(?:\\[\s\S]|[^"\\])*"/g;

/**
 * Returns the tags, classes and attributes of the elements that may have generated text in a document or shadow root.
 * Returns null if there are none, and 'unknown' if a sheet cannot be read, or reading the
 * rules would take longer than asking every element.
 */
export function generatingKeys(root: Document | ShadowRoot): GeneratingKeys | 'unknown' | null {
  const selectors = generatingSelectors(root, RULES_PER_ELEMENT * querySelectorAll(root, '*').length);
  if (selectors === null || hasUnreadableSheet(root)) return 'unknown';
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const others: string[] = [];
  for (const selector of selectors) {
    let plain = selector;
    for (let next; (next = plain.replace(ARGUMENT, '')) !== plain;) plain = next;
    const compound = lastCompound(plain);
    const [name] = classesIn(compound);
    const attributeName = compound.includes('#') ? 'id' : ATTRIBUTE.exec(compound)?.[1];
    const tag = TAG.exec(compound)?.[0];
    if (name) classes.add(name);
    else if (attributeName) attributes.add(attributeName);
    else if (tag) tags.add(tag.toLowerCase());
    else others.push(selector);
  }
  const elements = new Set(others.length > 0 ? querySelectorAll(root, `:is(${others.join()})`) : []);
  return tags.size + classes.size + attributes.size + elements.size > 0
    ? { tags, classes, attributes, elements }
    : null;
}
