import { isElement } from '../../dom/kinds.ts';
import { isConnected } from '../../dom/natives.ts';
import type { NodeRegistry as Whole } from '../../snapshot/identity/NodeRegistry.ts';

/** For the bookmarklet, where no number is taken over. */
export class NodeRegistry implements Pick<
  Whole,
  'assign' | 'assignMarker' | 'numberOf' | 'object' | 'element' | 'isSuccessor'
> {
  readonly #numbers = new WeakMap<Node, number>();
  readonly #objects: (WeakRef<Node> | undefined)[] = [];
  readonly #markers = new WeakMap<Node, number>();

  assign(object: Node): number {
    let id = this.#numbers.get(object);
    if (id === undefined) this.#numbers.set(object, (id = this.#objects.push(new WeakRef(object)) - 1));
    return id;
  }

  assignMarker(host: Node): number {
    let id = this.#markers.get(host);
    if (id === undefined) this.#markers.set(host, (id = this.#objects.push(undefined) - 1));
    return id;
  }

  numberOf(object: Node): number | undefined {
    return this.#numbers.get(object);
  }

  object(id: number): Node | null {
    const object = this.#objects[id]?.deref();
    return object && isConnected(object) ? object : null;
  }

  element(id: number): Element | null {
    const object = this.object(id);
    return object && isElement(object) ? object : null;
  }

  isSuccessor(): boolean {
    return false;
  }
}
