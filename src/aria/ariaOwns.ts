import { flatParent, nearest } from '../dom/composed.ts';
import { attribute, hasAttributes } from '../dom/natives.ts';
import { references } from './ariaAttributes.ts';
import { Hidden } from './context.ts';
import type { AriaContext } from './context.ts';
import { ownExclusion } from './ownHidden.ts';
import { treeIndex } from './treeIndex.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Returns the element that owns this one by `aria-owns` and so replaces its DOM parent as its parent in the
 * accessibility tree; null if there is none. An element has at most one owner. https://w3c.github.io/aria/#aria-owns
 */
export function ownerOf(el: Element, pass: AriaContext): Element | null {
  if (!hasAttributes(el)) return null;
  // An element without an id can be owned only through `ariaOwnsElements`; the index of the tree says whether that is
  // in use.
  if (pass.memo.trees.size > 0 && !pass.memo.ownsElementsWithoutId && attribute(el, 'id') === null) return null;
  return ownersByTarget(el, pass).get(el) ?? null;
}

/**
 * Returns the elements that `el` owns, in the author's order. In the accessibility tree they come after its own
 * children.
 */
export function ownedBy(el: Element, pass: AriaContext): readonly Element[] {
  if (!hasAttributes(el) || attribute(el, 'aria-owns') === null) return NO_ELEMENTS;
  const owners = ownersByTarget(el, pass);
  return references(el, 'aria-owns').filter((target) => owners.get(target) === el);
}

const NO_ELEMENTS: readonly Element[] = [];

/** Returns the owner of each owned element in the tree that `el` is in. */
function ownersByTarget(el: Element, pass: AriaContext): ReadonlyMap<Element, Element> {
  const tree = treeIndex(el, pass);
  if (!tree.owners.length) return NO_OWNERS;
  let owners = pass.memo.ownerByTarget.get(tree);
  if (!owners) {
    pass.memo.ownerByTarget.set(tree, (owners = new Map<Element, Element>()));
    for (const owner of tree.owners) addOwner(owner, owners, pass);
  }
  return owners;
}

const NO_OWNERS: ReadonlyMap<Element, Element> = new Map();

/**
 * Resolves the `aria-owns` of one element. An owner that is excluded from the accessibility tree owns nothing, and a
 * target that is hidden from all users is not owned. https://w3c.github.io/aria/#aria-owns
 */
function addOwner(owner: Element, owners: Map<Element, Element>, pass: AriaContext): void {
  if (isExcluded(owner, pass, Hidden.NotRendered | Hidden.Aria | Hidden.Inert | Hidden.Invisible)) return;
  if (isBlank(attribute(owner, 'aria-owns') ?? '')) pass.memo.ownsElementsWithoutId = true;
  for (const target of references(owner, 'aria-owns')) {
    if (owners.has(target) || isAncestor(target, owner, owners)) continue;
    if (!isExcluded(target, pass, Hidden.NotRendered)) owners.set(target, owner);
  }
}

/**
 * Tells whether the element is hidden for one of the reasons in `mask`. Looks at DOM ancestors, since owners are not
 * known yet.
 */
function isExcluded(el: Element, pass: AriaContext, mask: Hidden): boolean {
  if ((mask & Hidden.Invisible) !== 0 && pass.reader.style(el).visibility !== 'visible') return true;
  return nearest(el, (at) => (ownExclusion(at, pass) & mask) !== 0) !== null;
}

/** Tells whether `target` is `owner` or an ancestor of it, so that owning it would close a cycle. */
function isAncestor(target: Element, owner: Element, owners: Map<Element, Element>): boolean {
  for (let at: Element | null = owner; at; at = owners.get(at) ?? flatParent(at)) if (at === target) return true;
  return false;
}
