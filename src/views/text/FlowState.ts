import type { Geometry } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Gap } from './pieces.ts';
import type { PieceWriter } from './PieceWriter.ts';

/** The state that all handlers share while the page is read once in order. */
export interface FlowState {
  readonly out: PieceWriter;
  readonly root: TreeNode;
  /** Elements that lie over the page. They are written first. */
  readonly covers: ReadonlySet<TreeNode>;
  /** The number of controls for each label text. It is counted when the first label is reached. */
  labels: Map<string, number> | null;
  /** The boxes of elements; present only if the scroll positions of containers are to be described. */
  readonly geometry: Geometry | undefined;
  /** The table row, the table and the set of items that contain the current node, if there are any. */
  row: RowContext | null;
  table: TableContext | null;
  set: SetContext | null;
  /** Rows that are made of aligned boxes instead of table elements. */
  readonly rows: Set<TreeNode>;
  /** What has been written of abbreviations: the words for which they stand. */
  readonly told: Set<string>;
  /** The last blocks of each kind whose levels show by indentation only. */
  readonly threads: Map<string, Thread>;
  /** The previous box on the same line. */
  beside: BesideBox | null;
  /** Whether the current node is inside preformatted text. */
  pre: boolean;
  /** The role of the nearest tree item, group or article that contains the current node. */
  around: string;
  /** The marks that are open around the current node, since `~~` must not be nested in `~~`. */
  marks: string;
}

/** Blocks of one kind that end at the same right edge, in CSS px. */
export interface Thread {
  readonly parent: TreeNode | undefined;
  /** Whether the content of the last block is being read. */
  readonly isOpen: boolean;
  readonly right: number;
  /** Where the texts of the last block of each level begin, in CSS px. */
  readonly lefts: number[];
  /** Two less than the length of the margin around the first level. */
  readonly margin: number;
}

/** One of several boxes side by side. */
export interface BesideBox {
  readonly id: number;
  /** The gap before the box. */
  readonly gap: Gap;
  /** The texts and the roles of elements in the box, in order and as one string. */
  readonly shape: string;
}

/** Runs after the content of the node has been read. */
export type Close = (flow: FlowState) => void;

/** The state of the table that is being read. */
export interface TableContext {
  /** For each column, the number of following rows that a cell above spans. */
  readonly reach: number[];
}

/** The state of the table row that is being read. */
export interface RowContext {
  /** The number of columns so far. A cell counts once for each column that it spans. */
  count: number;
  readonly gaps: Gap[];
  readonly node: TreeNode;
  readonly table: TableContext;
  /** Whether a cell has several lines of preformatted text. */
  isLong: boolean;
}

/**
 * The items of a set that are on the page. In a list that renders only some items, each item gives its position by
 * `aria-posinset` or `aria-rowindex`.
 */
export interface SetContext {
  first: number;
  last: number;
  count: number;
  /** −1 if the author does not know the size. */
  size: number;
  /** The `aria-rowcount` of a table or grid. */
  readonly rows: number | undefined;
}

/** Indents a block that only its style indents. It is a part of the complete build. */
type OpenAnswer = (flow: FlowState, node: TreeNode, parent?: TreeNode) => Close | null;
/** The function of this build, or null in the core. */
export let answers: OpenAnswer | null = null;

/** Sets the function. The composition root calls this. */
export function useAnswers(open: OpenAnswer): void {
  answers = open;
}
