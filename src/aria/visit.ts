import type { Context, Visit } from './context.ts';

export function rootVisit(el: Element, pass: Context): Visit {
  return { pass, root: el, el, via: 'root', referenced: false, throughHidden: false, parent: null, depth: 0, budget: { left: 2000 } };
}

/** A visit to an element that this one leads to. */
export function visitTo(el: Element, via: Visit['via'], from: Visit): Visit {
  return { ...from, el, via, parent: from, depth: from.depth + 1 };
}

/** True if text is being gathered from the element already: "each node in the subtree is consulted only once". */
export function isUnderWay(el: Element, visit: Visit): boolean {
  for (let at: Visit | null = visit; at; at = at.parent) if (at.el === el) return true;
  return false;
}

/** Labels that name controls in labels that name controls …: no one writes more of them than this on purpose. */
const MAX_NESTING = 40;

/** Whether this visit may still gather: a page can make labels that name each other's controls grow without bounds. */
export function mayGather(visit: Visit): boolean {
  return visit.depth < 3 || (visit.depth < MAX_NESTING && visit.budget.left-- > 0);
}
