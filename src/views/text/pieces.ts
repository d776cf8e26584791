import type { TreeNode } from '../../tree/TreeNode.ts';

/** A part of the text view in reading order, before the parts are divided into lines. */
export type Piece = Text | El | Gap | Region | Fence | Note;

/** A text of the page, or words of the view itself. */
export interface Text {
  readonly kind: 'text';
  text: string;
  /** The node that contains the text. */
  readonly node: TreeNode;
  /** Whether the text is the alternative text of a picture instead of text on the page. */
  readonly alt?: boolean;
  /** Whether the text is visible but hidden from assistive technology. It is dropped if adjacent text repeats it. */
  readonly silent?: boolean;
  /** Set for words of the view itself about the piece before them, such as `(selected)`, which are not escaped. */
  readonly own?: true;
  /** The number of the element that the pointer must be over for the text to show; that of `node` if none has one. */
  readonly onHover?: number | undefined;
}

/** An interactive element, which is written in a bracket with its number. */
export interface El {
  readonly kind: 'el';
  readonly node: TreeNode;
  ids: readonly number[];
  /** The role word: '' for a link, 'click' if it is only known that the element can be clicked. */
  role: string;
  name: string;
  /** Whether the name consists of words that are visible on the page. */
  shown: boolean;
  /** The chosen value, if the page shows it as the content of the element that opens the choice. */
  value?: string;
  /** Whether the content of the element follows its bracket instead of standing in it. */
  container: boolean;
}

/** Tells whether the role is written without a word, as for links and clickable elements. */
export const isPlain = (role: string): boolean => role === '' || role === 'click';

/**
 * Lets the mark of an element stand for another one too. Returns false, and changes nothing, if only the other one is
 * disabled: the mark has the states of its own element, so it would not tell that.
 */
export function takeNumbers(el: El, other: El): boolean {
  if (other.node.states?.disabled && !el.node.states?.disabled) return false;
  el.ids = [...el.ids, ...other.ids];
  return true;
}

/** How two pieces are separated, from the weakest to the strongest. */
export const enum Apart {
  /** Only by the white space of their texts. */
  None,
  /** By the edge of an inline box. */
  Box,
  Space,
  /** By the edge between boxes side by side. */
  Side,
  Cell,
  Line,
}

/** What separates two pieces. */
export interface Gap {
  readonly kind: 'gap';
  apart: Apart;
  /** The number of cell borders, or at the start of a row the number of empty cells. */
  cells: number;
  /** The prefix of the line that the gap starts: `# `, `- `, `1. ` or nothing. Inside a line, a separator. */
  prefix: string;
  /** The text before the prefix: two spaces for each list around the line, `> ` for each quotation. */
  margin: string;
  /** Whether a box of several lines begins or ends here. */
  edge?: boolean;
}

export const isGap = (piece: Piece | undefined): piece is Gap => piece?.kind === 'gap';
export const isTextPiece = (piece: Piece | undefined): piece is Text => piece?.kind === 'text';
export const isEl = (piece: Piece | undefined): piece is El => piece?.kind === 'el';

/** Tells whether the piece is the border between two cells. */
export const isBorder = (piece: Piece): boolean => isGap(piece) && piece.apart === Apart.Cell;

/** Tells whether one of the pieces always stands on a line of its own: a region, a fence or a note. */
export const holdsBlock = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ kind }) => kind === 'region' || kind === 'fence' || kind === 'note');

/** Removes the words of texts that are written elsewhere. */
export function clearTexts(pieces: readonly Piece[]): void {
  for (const piece of pieces) if (isTextPiece(piece)) piece.text = '';
}

/** Tells whether there is content on several lines. */
export const hasTwoLines = (pieces: readonly Piece[]): boolean =>
  /\S\n\s*\S/.test(
    pieces
      .map((piece) =>
        isTextPiece(piece) ? piece.text : isEl(piece) ? '*' : isGap(piece) && piece.apart === Apart.Line ? '\n' : '',
      )
      .join(''),
  );

/** The line that begins a landmark or group. */
export interface Region {
  readonly kind: 'region';
  /** The kind of region as the view writes it, such as `nav`. */
  readonly region: string;
  readonly node: TreeNode | null;
  name: string;
}

/** The start or the end of preformatted lines. */
export interface Fence {
  readonly kind: 'fence';
}

/** A line of the view itself that is not part of the page. */
export interface Note {
  readonly kind: 'note';
  readonly note: string;
}

/** The pieces of a page, and the lists of siblings that are long enough to contain a group of similar rows. */
export interface Flow {
  readonly pieces: Piece[];
  /** The lists in the order in which they end, so that an inner list comes before the one around it. */
  readonly lists: SiblingList[];
}

/** The element children of one node, and the pieces of each. */
export interface SiblingList {
  readonly siblings: readonly TreeNode[];
  readonly ranges: readonly Range[];
}

/** The index of the first of some pieces, and the index after the last one. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns a gap of that strength, with one cell border if it separates cells. */
export const gap = (apart: Apart, prefix = ''): Gap => ({
  kind: 'gap',
  apart,
  cells: apart === Apart.Cell ? 1 : 0,
  prefix,
  margin: '',
});
