import { generatingSelectors, unescapeIdentifier } from './hoverRules.ts';

/**
 * What an element must have for a rule with generated text to apply to it. It comes from the last compound of the
 * rule's selector.
 */
export interface GeneratingKeys {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** Rules read in a document or shadow root at most. Reading a rule for the first time takes a microsecond or two. */
const MAX_RULES = 4000;
const LAST_COMPOUND = /[^\s>+~]*$/;
const CLASS = /\.((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)/;
const ATTRIBUTE = /\[\s*([\w-]+)/;
const TAG = /^[a-z][\w-]*/i;

/** Returns what elements of the document or shadow root may have generated text by; null if none has any. */
export function generatingKeys(root: Document | ShadowRoot): GeneratingKeys | null {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const selector of generatingSelectors(root, MAX_RULES)) {
    const compound = LAST_COMPOUND.exec(selector)?.[0] ?? '';
    const name = CLASS.exec(compound)?.[1];
    const attributeName = compound.includes('#') ? 'id' : ATTRIBUTE.exec(compound)?.[1];
    const tag = TAG.exec(compound)?.[0];
    if (name) classes.add(unescapeIdentifier(name));
    else if (attributeName) attributes.add(attributeName);
    else if (tag) tags.add(tag.toLowerCase());
  }
  return tags.size + classes.size + attributes.size > 0 ? { tags, classes, attributes } : null;
}
