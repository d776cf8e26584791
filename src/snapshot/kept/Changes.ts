import { isElement } from '../../dom/kinds.ts';
import { attribute, localName, namesOf, querySelectorAll } from '../../dom/natives.ts';
import { classesOf } from '../../layout/features.ts';

/** One thing that changed. */
export interface Change {
  readonly target: WeakRef<Node>;
  /** Text of a node; child nodes; an attribute; what an element is in without an attribute; the element with all that is in it; the pointer came or went. */
  readonly kind: 'text' | 'nodes' | 'attribute' | 'state' | 'whole' | 'hover';
  readonly name?: string;
  readonly was?: string | null;
  readonly added?: readonly WeakRef<Element>[];
}

/** So many changes lead to a full build. */
const MOST = 300;
/** So many nodes that left are looked through. */
const MOST_GONE = 100;

/** What is known to have changed since the last build. Holds nothing of the page alive. */
export class Changes {
  readonly list: Change[] = [];
  /** Features (`Reach`) of elements that left. */
  readonly gone = new Set<string>();
  /** Ids of elements that left. */
  readonly goneIds = new Set<string>();
  /** Nodes came or went. */
  nodes = false;
  /** Style sheets, or what they depend on: media, the size of the viewport. */
  sheets = false;
  /** Anything may have changed. */
  all = false;

  add(target: Node, kind: Change['kind'], more: Pick<Change, 'name' | 'was' | 'added'> = {}): void {
    if (this.all) return;
    if (this.list.length >= MOST) this.everything();
    else this.list.push({ target: new WeakRef(target), kind, ...more });
  }

  /** Nothing that changed says which label names which control, or who owns whom. */
  get isOfLooks(): boolean {
    return (
      !this.all &&
      !this.nodes &&
      this.list.every(
        ({ kind, name }) =>
          kind === 'text' ||
          kind === 'state' ||
          kind === 'hover' ||
          (kind === 'attribute' && (name === 'class' || name === 'style')),
      )
    );
  }

  everything(): void {
    this.all = true;
    this.list.length = 0;
  }

  record({ type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord): void {
    if (type === 'characterData') this.add(target, 'text');
    else if (type === 'attributes') this.add(target, 'attribute', { name: attributeName ?? '', was: oldValue });
    else {
      this.nodes = true;
      this.add(target, 'nodes', {
        added: Array.from(addedNodes)
          .filter(isElement)
          .map((el) => new WeakRef(el)),
      });
      for (const node of Array.from(removedNodes)) if (isElement(node)) this.#leave(node);
    }
  }

  /** Takes in what was known before. */
  merge({ list, gone, goneIds, nodes, sheets, all }: Changes): void {
    if (all || list.length + this.list.length > MOST) this.everything();
    else this.list.push(...list);
    for (const name of gone) this.gone.add(name);
    for (const id of goneIds) this.goneIds.add(id);
    this.nodes ||= nodes;
    this.sheets ||= sheets;
  }

  #leave(root: Element): void {
    if (this.all) return;
    const inner = querySelectorAll(root, '*');
    if (inner.length > MOST_GONE) return this.everything();
    for (const el of [root, ...Array.from(inner)]) {
      for (const feature of featuresOf(el)) this.gone.add(feature);
      const id = attribute(el, 'id');
      if (id) this.goneIds.add(id);
    }
  }
}

/** All by which a selector can ask for the element. */
export function featuresOf(el: Element): string[] {
  const features = [localName(el)];
  for (const name of namesOf(el)) {
    features.push(`[${name}`);
    if (name === 'id') features.push(`#${attribute(el, name) ?? ''}`);
    if (name === 'class') for (const one of classesOf(attribute(el, name))) features.push(`.${one}`);
  }
  return features;
}
