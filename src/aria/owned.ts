import { flatParent } from '../dom/composed.ts';
import { attribute, hasAttributes } from '../dom/natives.ts';
import { Hidden } from './context.ts';
import type { Context } from './context.ts';
import { ownExclusion } from './ownHidden.ts';
import { references } from './references.ts';
import { isBlank } from './text.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * The element that `aria-owns` this one, so that it is its parent in the accessibility tree in place of the one in the
 * document; null if none does. An element can be owned once. https://w3c.github.io/aria/#aria-owns
 */
export function ownerOf(el: Element, pass: Context): Element | null {
  if (!hasAttributes(el)) return null;
  // Without an id it is owned only by a reference that a script set, which the index of its document tells of.
  if (pass.memo.trees.size > 0 && !pass.memo.ownsWithoutId && attribute(el, 'id') === null) return null;
  return owners(el, pass).get(el) ?? null;
}

/** The elements that `el` owns, in its author's order: children after its own. */
export function ownedBy(el: Element, pass: Context): readonly Element[] {
  if (!hasAttributes(el) || attribute(el, 'aria-owns') === null) return NONE;
  const index = owners(el, pass);
  return references(el, 'aria-owns').filter((target) => index.get(target) === el);
}

const NONE: readonly Element[] = [];

function owners(el: Element, pass: Context): ReadonlyMap<Element, Element> {
  const tree = treeIndex(el, pass);
  if (!tree.owners.length) return NO_OWNERS;
  let index = pass.memo.owners.get(tree);
  if (!index) {
    pass.memo.owners.set(tree, (index = new Map<Element, Element>()));
    for (const owner of tree.owners) indexOwner(owner, index, pass);
  }
  return index;
}

const NO_OWNERS: ReadonlyMap<Element, Element> = new Map();

/**
 * "User agents MUST NOT resolve aria-owns on an element that has been excluded from the accessibility tree", nor for a
 * target that is hidden from all users. https://w3c.github.io/aria/#aria-owns
 */
function indexOwner(owner: Element, index: Map<Element, Element>, pass: Context): void {
  if (isExcluded(owner, pass, Hidden.NotRendered | Hidden.Aria | Hidden.Inert | Hidden.Invisible)) return;
  if (isBlank(attribute(owner, 'aria-owns') ?? '')) pass.memo.ownsWithoutId = true;
  for (const target of references(owner, 'aria-owns')) {
    if (index.has(target) || isAncestor(target, owner, index)) continue;
    if (!isExcluded(target, pass, Hidden.NotRendered)) index.set(target, owner);
  }
}

/** Asked of the document's tree, not of the owned one, which is being made. */
function isExcluded(el: Element, pass: Context, mask: Hidden): boolean {
  if ((mask & Hidden.Invisible) !== 0 && pass.reader.style(el).visibility !== 'visible') return true;
  for (let at: Element | null = el; at; at = flatParent(at)) if ((ownExclusion(at, pass) & mask) !== 0) return true;
  return false;
}

/** True if making `target` a child of `owner` would close a circle. */
function isAncestor(target: Element, owner: Element, index: Map<Element, Element>): boolean {
  for (let at: Element | null = owner; at; at = index.get(at) ?? flatParent(at)) if (at === target) return true;
  return false;
}
