import type { Piece } from './pieces.ts';
import { visible } from '../../standards/pageText.ts';
import { unmarked } from './inlineMarks.ts';
import { escapeText } from './escape.ts';
import { bracketed } from './writeLine.ts';

/** Where the pieces of a row begin and end. */
export interface Row {
  readonly start: number;
  readonly end: number;
}

/** Fields longer than this are cut: they are to recognise a row by. */
const FIELD = 60;
const FIELDS = 12;

/**
 * What rows have in common, field by field: the same in all as it is, the same but for its numbers with `#` for them,
 * anything else as `*`; `?` after what only some rows have.
 */
export function template(pieces: readonly Piece[], rows: readonly Row[]): string {
  const columns = new Map<string, string[]>();
  let order: readonly string[] = [];
  for (const row of rows) {
    const fields = fieldsOf(pieces, row);
    if (fields.size > order.length) order = [...fields.keys()];
    for (const [key, value] of fields) {
      const known = columns.get(key);
      if (known) known.push(value);
      else columns.set(key, [value]);
    }
  }
  return order
    .slice(0, FIELDS)
    .map((key) => write(key, columns.get(key) ?? [], rows.length))
    .join(' · ');
}

/** Values by what they are (text, link, button, …) and the how-manieth of its kind. */
function fieldsOf(pieces: readonly Piece[], { start, end }: Row): Map<string, string> {
  const fields = new Map<string, string>();
  const counts = new Map<string, number>();
  for (let i = start; i < end; i++) {
    const piece = pieces[i];
    if (piece?.kind !== 'el' && piece?.kind !== 'text') continue;
    const words = visible(unmarked(piece.kind === 'el' ? piece.name : piece.text)).trim();
    if (!words && (piece.kind === 'text' || piece.container)) continue;
    const kind = piece.kind === 'el' ? `[${piece.role}` : 'text';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    fields.set(`${kind} ${count}`, words);
  }
  return fields;
}

function write(key: string, values: readonly string[], rows: number): string {
  const shape = shapeOf(values);
  const words = shape.length > FIELD ? `${shape.slice(0, FIELD - 1)}…` : shape;
  const role = /^\[(\S*)/u.exec(key)?.[1];
  return (role === undefined ? escapeText(words) : bracketed(role, words)) + (values.length < rows ? '?' : '');
}

function shapeOf(values: readonly string[]): string {
  const [first = ''] = values;
  if (values.every((value) => value === first)) return first;
  const shape = first.replace(/\d+(?:[.,:]\d+)*/gu, '#');
  return values.every((value) => value.replace(/\d+(?:[.,:]\d+)*/gu, '#') === shape) ? shape : '*';
}
