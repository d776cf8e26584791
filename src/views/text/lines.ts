import { hasInk } from '../../standards/characters.ts';
import { Apart, isBorder, isEl, isGap, isTextPiece } from './pieces.ts';
import type { El, Gap, Piece, Region, Text } from './pieces.ts';

/** The model of one line of the view. */
export interface Line {
  readonly kind: 'flow' | 'region' | 'fence' | 'note' | 'page';
  /** `# `, `- `, `1. ` or nothing. For a note and for the line that describes the page, the text of the line. */
  prefix: string;
  /** The indentation and quotation marks before the prefix. */
  readonly margin: string;
  /** The number of empty cells at the start of the line. */
  readonly cells: number;
  parts: (Text | El | Gap)[];
  readonly region: Region | null;
  /** Whether the line is preformatted text. */
  readonly raw: boolean;
  /** The kind of the region that contains the line. */
  readonly within: string;
  /** Whether a box of several lines begins or ends before the line. */
  edge?: boolean | undefined;
}

/** Returns a line without parts. */
export const emptyLine = (kind: Line['kind'], prefix: string, within: string, region: Region | null = null): Line => ({
  kind,
  prefix,
  margin: '',
  cells: 0,
  parts: [],
  region,
  raw: false,
  within,
});

/** Returns the texts and elements of a line. */
export const contentOf = ({ parts }: Line): (El | Text)[] => parts.filter((part) => !isGap(part));

/** Estimates the number of characters that the part takes. */
export const sizeOf = (part: Line['parts'][number]): number =>
  isGap(part) ? 1 : isEl(part) ? part.name.length + 6 : part.text.length;

/** After a box with more text than this, the next box starts a new line. */
const LONG_SIDE = 80;
/** When a line is longer than this, the next box starts a new line. */
const FULL_LINE = 200;

/** Divides the pieces into lines. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let raw = false;
  let within = '';
  let prefix = '';
  let margin = '';
  let cells = 0;
  let edge: boolean | undefined;
  let parts: Line['parts'] = [];
  /** Whether the line holds words or elements. */
  let filled = false;
  /** Whether the line holds boxes side by side. */
  let sides = false;
  const flush = (): void => {
    // In preformatted text an empty line is kept.
    if (filled || (raw && lines.at(-1)?.kind !== 'fence')) {
      if (!raw) trim(parts);
      const line: Line = { kind: 'flow', prefix, margin, cells, parts, region: null, raw, within, edge };
      if (sides) splitSides(line, lines);
      else lines.push(line);
    }
    if (parts.length || raw) parts = [];
    prefix = margin = '';
    cells = 0;
    filled = sides = edge = false;
  };
  for (const piece of pieces) {
    if (isGap(piece)) {
      if (piece.apart === Apart.Line) {
        flush();
        ({ prefix, margin, cells, edge } = piece);
      } else {
        if (piece.apart === Apart.Side) sides = true;
        parts.push(piece);
      }
    } else if (isTextPiece(piece)) {
      if (piece.text === '') continue;
      filled ||= hasInk(piece.text);
      parts.push(piece);
    } else if (isEl(piece)) {
      filled = true;
      parts.push(piece);
    } else {
      if (filled || !raw) flush();
      if (piece.kind === 'region') within = piece.region;
      if (piece.kind === 'fence') raw = !raw;
      const note = piece.kind === 'note' ? piece.note : '';
      const region = piece.kind === 'region' ? piece : null;
      lines.push(emptyLine(piece.kind, note, within, region));
    }
  }
  flush();
  return lines;
}

/** Removes the gaps at both ends of a line, which separate nothing, unless they stand for empty cells. */
function trim(parts: Line['parts']): void {
  const isSpace = (part?: Piece): boolean => isGap(part) && !isBorder(part);
  while (isSpace(parts.at(-1))) parts.pop();
  while (isSpace(parts[0])) parts.shift();
}

/** Returns the margin of the next line of the same item. */
const continued = ({ margin, prefix }: Line): string =>
  prefix.startsWith('#') ? margin : margin + ' '.repeat(prefix ? 2 : 0);

/** Adds a line with boxes side by side to `lines`, split before a box where it would become too long. */
function splitSides(line: Line, lines: Line[]): void {
  let current: Line = { ...line, parts: [] };
  let length = 0;
  let box = 0;
  for (const part of line.parts) {
    const beside = isGap(part) && part.apart === Apart.Side;
    if (beside && (box > LONG_SIDE || length > FULL_LINE)) {
      if (current.parts.length) lines.push(current);
      current = { ...line, prefix: '', margin: continued(line), parts: [] };
      length = 0;
      box = 0;
      continue;
    }
    if (beside) box = 0;
    const size = sizeOf(part);
    length += size;
    box += isTextPiece(part) ? size : 0;
    current.parts.push(part);
  }
  if (current.parts.length) lines.push(current);
}
