import { querySelectorAll } from '../dom/natives.ts';
import { classesIn, lastCompound } from '../standards/cssIdentifier.ts';
import { generatingSelectors } from './hoverRules.ts';

/**
 * The properties that an element must have for a rule with generated text to apply to it. They come from the last
 * compound of the rule's selector.
 */
export interface GeneratingKeys {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** The number of rules whose first reading takes as long as asking an element for both pseudo-elements. */
const RULES_PER_ELEMENT = 3;
const ATTRIBUTE = /\[\s*([\w-]+)/;
const TAG = /^[a-z][\w-]*/i;

/**
 * Returns the tags, classes and attributes of the elements that may have generated text in a document or shadow root.
 * Returns null if there are none, and 'unknown' if reading the rules would take longer than asking every element.
 */
export function generatingKeys(root: Document | ShadowRoot): GeneratingKeys | 'unknown' | null {
  const selectors = generatingSelectors(root, RULES_PER_ELEMENT * querySelectorAll(root, '*').length);
  if (selectors === null) return 'unknown';
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const selector of selectors) {
    const compound = lastCompound(selector);
    const [name] = classesIn(compound);
    const attributeName = compound.includes('#') ? 'id' : ATTRIBUTE.exec(compound)?.[1];
    const tag = TAG.exec(compound)?.[0];
    if (name) classes.add(name);
    else if (attributeName) attributes.add(attributeName);
    else if (tag) tags.add(tag.toLowerCase());
  }
  return tags.size + classes.size + attributes.size > 0 ? { tags, classes, attributes } : null;
}
