import type { TreeNode } from '../../tree/TreeNode.ts';

/** What the page's text is made of, in reading order, before it is laid out in lines. */
export type Piece = Text | El | Gap | Region | Fence | Note;

export interface Text {
  readonly kind: 'text';
  text: string;
  /** Whose text it is. */
  readonly node: TreeNode;
  /** Words for a picture, not words on the page. */
  readonly alt: boolean;
  /** Painted, but not for assistive technology: dropped where its words stand beside it. */
  readonly silent: boolean;
  /** The view's own word about what stands before it, such as `(selected)`: nothing in it is escaped. */
  readonly own?: true;
  /** The number of what the pointer must be over for the text to show. */
  readonly onHover?: number | undefined;
}

/** Something with a number: a link, a button, a field, a place to click. */
export interface El {
  readonly kind: 'el';
  readonly node: TreeNode;
  ids: readonly number[];
  /** Role word of the grammar; '' for a link, 'click' for what is only known to be clickable. */
  role: string;
  name: string;
  /** The name is made of words on the page. */
  shown: boolean;
  /** What is chosen, where the page shows it as the content of what opens the choice. */
  value?: string;
  /** Its content stands after it, not in its bracket. */
  container: boolean;
}

/** How two pieces are apart. */
export const enum Apart {
  /** As the page's own white space has it. */
  None,
  /** The edge of a box in the line. */
  Box,
  Space,
  /** Boxes side by side. */
  Side,
  Cell,
  Line,
}

export interface Gap {
  readonly kind: 'gap';
  apart: Apart;
  /** Cells between, or, at the start of a row, empty ones before. */
  cells: number;
  /** Of the line that it starts: `# `, `- `, `1. `, or nothing. */
  prefix: string;
  /** What stands before that: two spaces for each list around, `> ` for each quotation. */
  margin: string;
}

export interface Region {
  readonly kind: 'region';
  /** Word of the grammar. */
  readonly region: string;
  readonly node: TreeNode | null;
  name: string;
}

/** Start or end of preformatted lines. */
export interface Fence {
  readonly kind: 'fence';
}

/** A line of the view's own words. */
export interface Note {
  readonly kind: 'note';
  readonly note: string;
}

/** The pieces of a page, and the sibling lists among them that are long enough for a repeat group. */
export interface Flow {
  readonly pieces: Piece[];
  /** In the order in which they end: an inner list before the one around it. */
  readonly lists: SiblingList[];
}

/** The element children of one node, and where the pieces of each begin and end. */
export interface SiblingList {
  readonly siblings: readonly TreeNode[];
  /** Two indexes for each sibling: of its first piece, and of the first after it. */
  readonly bounds: readonly number[];
}

export const gap = (apart: Apart, prefix = ''): Gap => ({
  kind: 'gap',
  apart,
  cells: apart === Apart.Cell ? 1 : 0,
  prefix,
  margin: '',
});
