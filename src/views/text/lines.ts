import { hasInk } from '../../standards/characters.ts';
import { Apart } from './pieces.ts';
import type { El, Gap, Piece, Region, Text } from './pieces.ts';

/** One line of the view before it is written. */
export interface Line {
  readonly kind: 'flow' | 'region' | 'fence' | 'note' | 'page';
  /** `# `, `- `, `1. ` or nothing; of a note or of the page's own line, its text. */
  prefix: string;
  /** What stands before the prefix. */
  readonly margin: string;
  /** Empty cells before the first. */
  readonly cells: number;
  readonly parts: (Text | El | Gap)[];
  readonly region: Region | null;
  /** Inside preformatted text. */
  readonly raw: boolean;
  /** The region that it stands in. */
  readonly within: string;
}

/** Boxes side by side longer than this do not share a line. */
const LONG_SIDE = 80;
/** A line is not continued with a box beside it once it is longer than this. */
const FULL_LINE = 200;

/** Lays the pieces out in lines. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let raw = false;
  let within = '';
  let prefix = '';
  let margin = '';
  let cells = 0;
  let parts: Line['parts'] = [];
  /** Whether the line holds words or elements, and boxes side by side. */
  let filled = false;
  let sides = false;
  const flush = (): void => {
    // In preformatted text an empty line is a line.
    if (filled || (raw && lines.at(-1)?.kind !== 'fence')) {
      if (!raw) trim(parts);
      const line: Line = { kind: 'flow', prefix, margin, cells, parts, region: null, raw, within };
      if (sides) splitSides(line, lines);
      else lines.push(line);
    }
    if (parts.length || raw) parts = [];
    prefix = margin = '';
    cells = 0;
    filled = sides = false;
  };
  for (const piece of pieces) {
    if (piece.kind === 'gap') {
      if (piece.apart === Apart.Line) {
        flush();
        ({ prefix, margin, cells } = piece);
      } else {
        if (piece.apart === Apart.Side) sides = true;
        parts.push(piece);
      }
    } else if (piece.kind === 'text') {
      if (piece.text === '') continue;
      filled ||= hasInk(piece.text);
      parts.push(piece);
    } else if (piece.kind === 'el') {
      filled = true;
      parts.push(piece);
    } else {
      if (filled || !raw) flush();
      if (piece.kind === 'region') within = piece.region;
      if (piece.kind === 'fence') raw = !raw;
      const note = piece.kind === 'note' ? piece.note : '';
      const region = piece.kind === 'region' ? piece : null;
      lines.push({ kind: piece.kind, prefix: note, margin: '', cells: 0, parts: [], region, raw: false, within });
    }
  }
  flush();
  return lines;
}

/** Takes away what separates nothing: gaps at the ends, unless they stand for empty cells. */
function trim(parts: Line['parts']): void {
  for (let part = parts.at(-1); part?.kind === 'gap' && part.apart !== Apart.Cell; part = parts.at(-1)) parts.pop();
  let start = 0;
  for (let part = parts[0]; part?.kind === 'gap' && part.apart !== Apart.Cell; part = parts[start]) start++;
  if (start) parts.splice(0, start);
}

/** The margin of a further line of the same item. */
const continued = ({ margin, prefix }: Line): string =>
  prefix.startsWith('#') ? margin : margin + ' '.repeat(prefix ? 2 : 0);

/** Boxes side by side stay on one line as long as it is short. */
function splitSides(line: Line, lines: Line[]): void {
  let now: Line = { ...line, parts: [] };
  let length = 0;
  let box = 0;
  for (const part of line.parts) {
    const beside = part.kind === 'gap' && part.apart === Apart.Side;
    if (beside && (box > LONG_SIDE || length > FULL_LINE)) {
      if (now.parts.length) lines.push(now);
      now = { ...line, prefix: '', margin: continued(line), parts: [] };
      length = 0;
      box = 0;
      continue;
    }
    if (beside) box = 0;
    const size = part.kind === 'gap' ? 1 : part.kind === 'el' ? part.name.length + 6 : part.text.length;
    length += size;
    box += part.kind === 'text' ? size : 0;
    now.parts.push(part);
  }
  if (now.parts.length) lines.push(now);
}
