import type { TreeNode } from '../tree/TreeNode.ts';
import type { VirtualNodeMetadata } from '../tree/VirtualNode.ts';
import { NumberTable } from '../tree/NumberTable.ts';
import { lineUp } from '../tree/lineUp.ts';

type Region = NonNullable<VirtualNodeMetadata['region']>;
const BY_ROLE: Readonly<Record<string, Region>> = {
  main: 'main',
  navigation: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
};

/** Look-up by number within one snapshot, made when it is first needed. */
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

  get(id: number): TreeNode | undefined {
    return this.#nodes[this.#places.get(id)];
  }

  /** The node and those around it, innermost first: through shadow roots and frames up to the body. */
  *around(id: number): Generator<TreeNode> {
    for (let place = this.#places.get(id); place >= 0; place = this.#parents[place] ?? -1) {
      const node = this.#nodes[place];
      if (node) yield node;
    }
  }

  /** The innermost landmark around the node. */
  region(id: number): Region | undefined {
    for (const node of this.around(id)) {
      const region = BY_ROLE[node.role];
      if (region) return region;
    }
    return undefined;
  }
}
