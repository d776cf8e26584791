import type { Geometry } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Gap } from './pieces.ts';
import type { PieceWriter } from './PieceWriter.ts';

/** What the aspects of a node work on. */
export interface FlowState {
  readonly out: PieceWriter;
  readonly root: TreeNode;
  /** What lies over the page, and is told first. */
  readonly covers: ReadonlySet<TreeNode>;
  /** How many controls wait for their label's text, by that text; counted when the first label comes. */
  labels: Map<string, number> | null;
  /** Where scroll containers are to be described. */
  readonly geometry: Geometry | undefined;
  row: RowContext | null;
  table: TableContext | null;
  set: SetContext | null;
  /** The rows of tables that are made of other elements, whose columns are aligned. */
  readonly rows: Set<TreeNode>;
  /** The box before this one on the same line. */
  beside: BesideBox | null;
  /** Inside preformatted text. */
  pre: boolean;
  /** The role of the nearest tree item, group or article around. */
  around: string;
  /** The marks of the texts around: `~~` does not stand inside `~~`. */
  marks: string;
}

/** A box beside others. */
export interface BesideBox {
  /** What stands before it. */
  readonly gap: Gap;
  /** Of what its content consists, in order: texts and roles. */
  readonly shape: string;
}

/** What to do when the node's content has passed. */
export type Close = (flow: FlowState) => void;

/** A table that is being read. */
export interface TableContext {
  /** Of each column, how many of the rows that follow a cell above reaches into. */
  readonly reach: number[];
}

/** A table row that is being read. */
export interface RowContext {
  /** Columns so far, each place that a cell reaches into counted. */
  count: number;
  readonly gaps: Gap[];
  readonly node: TreeNode;
  readonly table: TableContext;
}

/**
 * Tells which items of a set are on the page. In a list that renders only some items, each says where it stands
 * (`aria-posinset`, `aria-rowindex`).
 */
export interface SetContext {
  first: number;
  last: number;
  count: number;
  /** −1 where its author does not know it. */
  size: number;
  /** Of a table or grid: how many rows its author says that it has. */
  readonly rows: number | undefined;
}
