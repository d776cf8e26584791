import { localName } from '../dom/natives.ts';
import type { Context, Visit } from './context.ts';

/** The visit that a name or description begins with. */
export function rootVisit(el: Element, pass: Context): Visit {
  return new Stage(pass, el, 'root', null, false, false);
}

/** A visit to an element that this one leads to. */
export function visitTo(el: Element, via: Visit['via'], from: Visit): Visit {
  return new Stage(from.pass, el, via, from, from.referenced, from.throughHidden);
}

/** A visit to an element that an attribute refers to; hidden if it is hidden itself. */
export function visitReference(el: Element, from: Visit, hidden: boolean): Visit {
  return new Stage(from.pass, el, 'reference', from, true, hidden);
}

class Stage implements Visit {
  readonly pass: Context;
  readonly top: Visit;
  readonly el: Element;
  readonly tag: string;
  readonly via: Visit['via'];
  readonly referenced: boolean;
  readonly throughHidden: boolean;
  readonly parent: Visit | null;
  readonly depth: number;
  gathered = 0;

  constructor(
    pass: Context,
    el: Element,
    via: Visit['via'],
    parent: Visit | null,
    referenced: boolean,
    throughHidden: boolean,
  ) {
    this.pass = pass;
    this.top = parent ? parent.top : this;
    this.el = el;
    this.tag = localName(el);
    this.via = via;
    this.referenced = referenced;
    this.throughHidden = throughHidden;
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
  }
}

/** True if text is being gathered from the element already: "each node in the subtree is consulted only once". */
export function isUnderWay(el: Element, visit: Visit): boolean {
  for (let at: Visit | null = visit; at; at = at.parent) if (at.el === el) return true;
  return false;
}

/** Labels that name controls in labels that name controls …: no one writes more of them than this on purpose. */
const MAX_NESTING = 40;
const MAX_GATHERED = 2000;

/** Whether this visit may still gather: a page can make labels that name each other's controls grow without bounds. */
export function mayGather({ depth, top }: Visit): boolean {
  return depth < 3 || (depth < MAX_NESTING && top.gathered++ < MAX_GATHERED);
}
