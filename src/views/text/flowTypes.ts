import type { Geometry } from '../../tree/Geometry.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Gap } from './pieces.ts';
import type { Stream } from './Stream.ts';

/** What the aspects of a node work on. */
export interface Flow {
  readonly stream: Stream;
  /** Controls that wait for their label's text, by that text. */
  readonly labels: Map<string, number>;
  /** The group and its rows: see `groups.ts`. */
  readonly groupOf: ReadonlyMap<TreeNode, number>;
  /** Nodes that hold something to use. */
  readonly holders: ReadonlySet<TreeNode>;
  /** Where scroll containers are to be told of. */
  readonly geometry: Geometry | undefined;
  row: RowContext | null;
  set: SetContext | null;
  /** Inside preformatted text. */
  pre: number;
}

/** What to do when the node's content has passed. */
export type Close = (() => void) | undefined;
export type Aspect = (flow: Flow, node: TreeNode) => Close;

/** A table row that is being read. */
export interface RowContext {
  count: number;
  readonly gaps: Gap[];
}

/** Which items of a set are on the page: a list that is drawn in parts says where each stands (`aria-posinset`, `aria-rowindex`). */
export interface SetContext {
  first: number;
  last: number;
  count: number;
  /** −1 where its author does not know it. */
  size: number;
  /** Of a table or grid: how many rows its author says that it has. */
  readonly rows: number | undefined;
}
