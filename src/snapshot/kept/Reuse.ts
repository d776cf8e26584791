import { flatParentAcrossFrames } from '../../dom/composed.ts';
import { shadowHost } from '../../dom/natives.ts';
import { isShadowRoot } from '../../dom/kinds.ts';
import { Flag, has, NodeKind, type TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren, lineUp, type Lineup } from '../../tree/walk.ts';
import { CONTROLS } from '../facts.ts';
import type { Draft, Frame } from '../Frame.ts';
import type { NodeRegistry } from '../NodeRegistry.ts';
import type { Dirty } from './Dirty.ts';
import type { References } from './References.ts';
import { Count, MOST, SLOTTED, type Tally } from './Tally.ts';
import { Did, type Traces } from './Traces.ts';

/** What a walk counts. */
interface Counter {
  total: number;
  hidden: number;
  visible: number;
  interactive: number;
}

/** Gives a walk the nodes of the last one, in place of elements that cannot have changed. */
export class Reuse {
  /** Nodes that were taken over, each with all that is in it. */
  readonly taken = new Set<TreeNode>();
  /** An element of which a taken node would have to change: it must be looked at with all that is in it. */
  redo: Element | null = null;
  /** Something came up that no part of a walk can answer for. */
  failed = false;
  readonly references: References;
  readonly #root: TreeNode;
  readonly #dirty: Dirty;
  readonly #registry: NodeRegistry;
  readonly #tally: Tally;
  readonly #byId = new Map<object, Map<number, TreeNode>>();
  #left: Lineup | null = null;
  /** Of the nodes that were taken over, once the walk is done. */
  #numbers: ReadonlySet<number> | null = null;
  /** Elements that are known to be in what was taken over. */
  readonly #inside = new Set<Element>();

  constructor(root: TreeNode, dirty: Dirty, registry: NodeRegistry, tally: Tally, references: References) {
    this.#root = root;
    this.#dirty = dirty;
    this.#registry = registry;
    this.#tally = tally;
    this.references = references;
  }

  /** Puts the element's node of the last walk into its parent's, if the element with all that is in it is as it was. */
  take(walk: Counter, el: Element, parent: Frame): boolean {
    if (!parent.before || this.#dirty.has(el)) return false;
    const node = this.#find(el, parent);
    if (!node || (parent.scope && this.#tally.get(node.id, Count.Signs) & SLOTTED)) return false;
    if (this.#tally.get(node.id, Count.Walked) === MOST) return false;
    this.taken.add(node);
    walk.total += this.#tally.get(node.id, Count.Walked);
    walk.hidden += this.#tally.get(node.id, Count.Hidden);
    walk.visible += this.#tally.get(node.id, Count.Visible);
    const interactive = this.#tally.get(node.id, Count.Interactive);
    walk.interactive += interactive;
    parent.draft.children.push(node);
    parent.targets += interactive;
    if (parent.heard) this.#tell(node, parent);
    return true;
  }

  /** The node of the last walk for an element that is looked at again, if its children may be taken over. */
  before(el: Element, parent: Frame | null, signs: number, role: string): TreeNode | null {
    if (this.#dirty.isWhole(el)) return null;
    const node = parent ? parent.before && this.#find(el, parent) : this.#root;
    if (!node || node.kind !== NodeKind.Element || node.role !== role) return null;
    const counted = this.#tally.get(node.id, Count.Signs) & ~SLOTTED;
    // Around one target it depends on the two together which of them is one.
    return counted === signs && !(signs && this.#tally.get(node.id, Count.Interactive) <= 2) ? node : null;
  }

  /** The node of an element in a part that was taken over. */
  nodeOf(el: Element): TreeNode | undefined {
    const id = this.#registry.numberOf(el);
    for (const node of this.taken) for (const inner of lineUp(node).nodes) if (inner.id === id) return inner;
    return undefined;
  }

  /** Nodes of the last walk that this one, once it is done, did not take over. */
  get left(): Lineup {
    return (this.#left ??= lineUp(this.#root, (node) => this.taken.has(node)));
  }

  /** Whether the shadow root was walked last time and is in a part that was taken over. Its host may have no node: it shows nothing then. */
  keeps(root: Node, traces: Traces): boolean {
    if (!isShadowRoot(root)) return false;
    const host = shadowHost(root);
    return (traces.earlier(host) & Did.Shadow) !== 0 && this.#isInside(host, traces);
  }

  /** Hosts stand in each other: each element around them is come past once. */
  #isInside(host: Element, traces: Traces): boolean {
    this.#numbers ??= new Set(Array.from(this.taken, ({ id }) => id));
    const path: Element[] = [];
    let isInside = false;
    for (let el: Element | null = host; el && !isInside && !traces.isOver(el); el = flatParentAcrossFrames(el)) {
      path.push(el);
      isInside = this.#inside.has(el) || this.#numbers.has(this.#registry.numberOf(el) ?? -1);
    }
    if (isInside) for (const el of path) this.#inside.add(el);
    return isInside;
  }

  #find(el: Element, parent: Frame): TreeNode | null {
    const id = this.#registry.numberOf(el);
    const list = parent.assigned ? parent.before?.assigned : parent.before?.children;
    if (id === undefined || !list) return null;
    for (let i = parent.place; i < Math.min(list.length, parent.place + NEAR); i++) {
      const node = list[i];
      if (typeof node !== 'object' || node.id !== id) continue;
      parent.place = i;
      return node;
    }
    let byId = this.#byId.get(list);
    if (!byId) {
      byId = new Map();
      for (const node of list) if (typeof node !== 'string') byId.set(node.id, node);
      this.#byId.set(list, byId);
    }
    return byId.get(id) ?? null;
  }

  /** What a target around it must know of it. */
  #tell(node: TreeNode, parent: Frame): void {
    const last = this.#lastUsable(node);
    const el = last && this.#registry.element(last.id);
    if (el)
      parent.lastTarget = {
        el,
        draft: last as Draft,
        signs: this.#tally.get(last.id, Count.Signs) & ~SLOTTED,
        taken: true,
      };
    parent.field ||= holds(node, isField);
    parent.hasOwnText ||= !has(node, Flag.Interactive) && holdsText(node);
  }

  #lastUsable(node: TreeNode): TreeNode | null {
    if (has(node, Flag.Interactive)) return node;
    const children = composedChildren(node);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      const found = typeof child === 'object' ? this.#lastUsable(child) : null;
      if (found) return found;
    }
    return null;
  }
}

const NEAR = 8;

/** A field to type or pick in. */
export const isField = ({ flags, tag, role, facts }: TreeNode): boolean =>
  (flags & Flag.Interactive) !== 0 &&
  ((CONTROLS.has(tag) && facts?.inputType !== 'checkbox' && facts?.inputType !== 'radio') || role === 'combobox');

const holds = (node: TreeNode, is: (node: TreeNode) => boolean): boolean =>
  is(node) || composedChildren(node).some((child) => typeof child !== 'string' && holds(child, is));

const holdsText = (node: TreeNode): boolean =>
  !node.shadow &&
  composedChildren(node).some((child) =>
    typeof child === 'string' ? child !== ' ' : !has(child, Flag.Interactive) && holdsText(child),
  );
