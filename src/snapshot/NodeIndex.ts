import type { TreeNode } from '../tree/TreeNode.ts';
import type { VirtualNodeMetadata } from '../tree/VirtualNode.ts';
import { NumberTable } from '../tree/NumberTable.ts';
import { lineUp } from '../tree/lineUp.ts';
import { LANDMARK_WORDS } from '../standards/roles.ts';

type Region = NonNullable<VirtualNodeMetadata['region']>;
/** Looks up the nodes of one snapshot by number. It is created at the first look-up. */
export class NodeIndex {
  readonly #nodes: readonly TreeNode[];
  readonly #parents: Int32Array;
  readonly #places = new NumberTable();

  constructor(root: TreeNode) {
    const { nodes, parents } = lineUp(root);
    this.#nodes = nodes;
    this.#parents = parents;
    nodes.forEach((node, i) => this.#places.set(node.id, i));
  }

  /** Returns the node with that number, if it is in this snapshot. */
  get(id: number): TreeNode | undefined {
    return this.#nodes[this.#places.get(id)];
  }

  /** Yields the node and its ancestors, innermost first, through shadow roots and frames up to the `body`. */
  *inclusiveAncestors(id: number): Generator<TreeNode> {
    for (let place = this.#places.get(id); place >= 0; place = this.#parents[place] as number) {
      yield this.#nodes[place] as TreeNode;
    }
  }

  /** Returns the innermost landmark that is or contains the node, by its HTML tag; undefined if there is none. */
  region(id: number): Region | undefined {
    for (const node of this.inclusiveAncestors(id)) {
      const region = LANDMARK_WORDS.get(node.role);
      if (region) return region as Region;
    }
    return undefined;
  }
}
