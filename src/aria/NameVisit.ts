import { localName } from '../dom/natives.ts';
import type { AriaContext, Visit } from './context.ts';

/** The result of a step that leaves the text to the element's content, which the caller of the step gathers. */
export const CONTENT = Symbol('content');
/** The result of a step that found that the author wants no text here: later steps are not run. */
export const NO_TEXT = Symbol('no text');
/** What a step of the name computation has found: a text, one of the two symbols, or nothing. */
export type StepResult = string | typeof CONTENT | typeof NO_TEXT | undefined;

/**
 * Returns the visit with which the computation of a name or description starts. Each call lets the pass read
 * `NODES_PER_NAME` more nodes.
 */
export function rootVisit(el: Element, pass: AriaContext): Visit {
  pass.memo.nodesLeft += NODES_PER_NAME;
  return {
    pass,
    named: el,
    el,
    tag: localName(el),
    via: 'root',
    referenced: false,
    throughHidden: false,
    parent: null,
    depth: 0,
  };
}

/** Returns a visit to a label or descendant of the element that `parent` visits. */
export const visitTo = (el: Element, via: Visit['via'], parent: Visit): Visit => ({
  pass: parent.pass,
  named: parent.named,
  el,
  tag: localName(el),
  via,
  referenced: parent.referenced,
  throughHidden: parent.throughHidden,
  parent,
  depth: parent.depth + 1,
});

/**
 * Returns a visit to an element that an attribute refers to.
 *
 * @param isHidden The element is hidden: then its hidden descendants count as well.
 */
export const visitReference = (el: Element, parent: Visit, isHidden: boolean): Visit => ({
  ...visitTo(el, 'reference', parent),
  referenced: true,
  throughHidden: isHidden,
});

/**
 * Tells whether this visit or one that led to it visits the element: "each node in the subtree is consulted only once".
 * https://w3c.github.io/accname/#computation-steps
 */
export function isBeingVisited(el: Element, visit: Visit): boolean {
  for (let at: Visit | null = visit; at; at = at.parent) if (at.el === el) return true;
  return false;
}

/**
 * What each name or description adds to the number of nodes that a pass may read in labels and referenced elements.
 * Labels have fewer nodes.
 */
const NODES_PER_NAME = 200;
/** Up to this depth, a visit may always be made: few pages nest labels and references deeper. */
const UNCOUNTED_DEPTH = 3;
const MAX_DEPTH = 40;

/**
 * Tells whether the visit may still gather text. Labels that contain controls that other labels name, and so on, can
 * make the number of visits grow exponentially; the limits are far above what any author writes on purpose. Below
 * `UNCOUNTED_DEPTH`, each call uses up one of the nodes that the pass may still read.
 */
export function mayGather({ depth, pass }: Visit): boolean {
  return depth < UNCOUNTED_DEPTH || (depth < MAX_DEPTH && pass.memo.nodesLeft-- > 0);
}
