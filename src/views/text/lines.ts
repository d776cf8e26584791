import { Apart } from './pieces.ts';
import type { El, Gap, Piece, Region, Text } from './pieces.ts';

/** One line of the view before it is written. */
export interface Line {
  readonly kind: 'flow' | 'region' | 'fence' | 'note';
  /** `# `, `- ` or nothing; of a note, its text. */
  prefix: string;
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
  const flowLine = (prefix: string, cells: number): Line => ({
    kind: 'flow',
    prefix,
    cells,
    parts: [],
    region: null,
    raw,
    within,
  });
  let current = flowLine('', 0);
  const end = (next: Line): void => {
    trim(current);
    if (current.parts.length || current.kind !== 'flow') lines.push(...splitSides(current));
    current = next;
  };
  for (const piece of pieces) {
    if (piece.kind === 'gap' && piece.apart === Apart.Line) {
      end(flowLine(piece.prefix, piece.cells));
    } else if (piece.kind === 'region') {
      within = piece.region;
      end({ kind: 'region', prefix: '', cells: 0, parts: [], region: piece, raw: false, within });
      end(flowLine('', 0));
    } else if (piece.kind === 'fence' || piece.kind === 'note') {
      if (piece.kind === 'fence') raw = !raw;
      end({
        kind: piece.kind,
        prefix: piece.kind === 'note' ? piece.note : '',
        cells: 0,
        parts: [],
        region: null,
        raw: false,
        within,
      });
      end(flowLine('', 0));
    } else if (piece.kind !== 'row' && (piece.kind !== 'text' || piece.text !== '')) {
      current.parts.push(piece);
    }
  }
  end(current);
  return lines;
}

/** Takes away what separates nothing: gaps at the ends; a line without words or elements is left empty. */
function trim({ parts }: Line): void {
  if (!parts.some((part) => part.kind === 'el' || (part.kind === 'text' && /\S/u.test(part.text)))) parts.length = 0;
  while (parts.at(-1)?.kind === 'gap') parts.pop();
  let start = 0;
  while (parts[start]?.kind === 'gap' && (parts[start] as Gap).apart !== Apart.Cell) start++;
  if (start) parts.splice(0, start);
}

/** Boxes side by side stay on one line as long as it is short. */
function splitSides(line: Line): Line[] {
  if (!line.parts.some((part) => part.kind === 'gap' && part.apart === Apart.Side)) return [line];
  const out: Line[] = [];
  let now: Line = { ...line, parts: [] };
  let length = 0;
  let box = 0;
  for (const part of line.parts) {
    const beside = part.kind === 'gap' && part.apart === Apart.Side;
    if (beside && (box > LONG_SIDE || length > FULL_LINE)) {
      out.push(now);
      now = { ...line, prefix: '', parts: [] };
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
  out.push(now);
  return out.filter((one) => one.parts.length);
}
