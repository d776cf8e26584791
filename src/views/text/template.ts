import { isEl, isTextPiece } from './pieces.ts';
import { hasInk } from '../../standards/characters.ts';
import { escapeStart } from './escape.ts';
import type { Piece, Range } from './pieces.ts';
import { writeElement, writeText } from './writeLine.ts';
import type { Style } from './writeLine.ts';

/** The texts and elements of a row, by kind (text, link, button, …) and index among those of that kind. */
type Fields = ReadonlyMap<string, Field>;

interface Field {
  /** The text as it is written, or the content of an element's bracket after the number. */
  readonly words: string;
  /** The same with `*` in place of the name of the row, once it is known which field that is. */
  shape: string;
  /** The numbers in an element's bracket, separated by commas, or '' for a text. */
  readonly ids: string;
  /** The difference between the element's number and the first number of the row. */
  readonly offset: number;
}

/**
 * Writes rows compactly. The first line gives their number and, for each field, what the rows have in common: the words
 * that are the same in all rows, with `*` in place of the name of the row, or only `*` if the words differ. `?` follows
 * a field that some rows do not have. An element has the difference of its number from the first number of its row. One
 * line for each row follows: its first number and the words that the first line does not give.
 */
export function compactRows(pieces: readonly Piece[], rows: readonly Range[], style: Style): string[] {
  const fields = rows.map((row) => fieldsOf(pieces, row, style));
  const keys = [...new Set([...fields].sort((a, b) => b.size - a.size).flatMap((row) => [...row.keys()]))];
  /** The key of the field that names the row: the first text that differs between rows. */
  const nameKey = keys.find((key) => shapeOf(fields, key) === '*') ?? '';
  for (const row of fields) {
    const name = row.get(nameKey)?.words.trim() ?? '';
    for (const [key, field] of row) if (key !== nameKey) field.shape = withoutName(field.words, name);
  }
  const common = keys.map((key) => ({
    key,
    shape: shapeOf(fields, key),
    first: fields.find((row) => row.has(key))?.get(key),
  }));
  const ownOf = (row: Fields): string[] =>
    common.flatMap(({ key, shape, first }) => {
      const field = row.get(key);
      // The first line describes no field that differs, that a row may lack, or whose element has several numbers.
      const isLike =
        shape !== '*' &&
        !shape.endsWith('?') &&
        field?.shape === shape &&
        field.offset === first?.offset &&
        !field.ids.includes(',');
      return !field || isLike ? [] : field.ids ? `[${field.ids}${field.words}]` : field.words;
    });
  return [
    `… ${rows.length} more like these: ${common
      .map(({ shape, first }) => (first?.ids ? `[+${first.offset}${shape === '*' ? ' *' : shape}]` : shape))
      .join(' · ')}`,
    ...fields.map((row) => {
      const words = ownOf(row).join(' · ');
      const [number] = [...row.values()].flatMap(({ ids }) => ids || []);
      if (number && !words.includes(`[${number}`)) return `[${number}] ${words}`.trimEnd();
      return words.startsWith('[') ? words : escapeStart(words);
    }),
  ];
}

function fieldsOf(pieces: readonly Piece[], { start, end }: Range, style: Style): Fields {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  let base = -1;
  for (let i = start; i < end; i++) {
    const piece = pieces[i];
    if (!isEl(piece) && !isTextPiece(piece)) continue;
    const isElement = isEl(piece);
    const ids = isElement ? piece.ids.join(',') : '';
    const words = isElement ? writeElement(piece, style).slice(1 + ids.length, -1) : writeText(piece, style);
    if (!isElement && !hasInk(words)) continue;
    const [id = -1] = isElement ? piece.ids : [];
    if (isElement && base < 0) base = id;
    const kind = isElement ? piece.role || 'link' : 'text';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    fields.set(`${kind} ${count}`, { words, shape: words, ids, offset: id - base });
  }
  return fields;
}

/** Returns the words of a field with `*` in place of the name of its row. */
function withoutName(words: string, name: string): string {
  // The replacement must not separate a backslash from the character that it escapes.
  const at = name.length > 1 && !name.endsWith('\\') ? words.indexOf(name) : -1;
  return at < 0 || words[at - 1] === '\\' ? words : `${words.slice(0, at)}*${words.slice(at + name.length)}`;
}

/**
 * Returns what the rows have in common in a field: the words that a text has in all of them, or an element in most of
 * them. Returns `*` if there are none. `?` follows if some rows lack the field.
 */
function shapeOf(fields: readonly Fields[], key: string): string {
  const counts = new Map<string, number>();
  let present = 0;
  let isText = false;
  for (const row of fields) {
    const field = row.get(key);
    if (!field) continue;
    present++;
    isText = field.ids === '';
    counts.set(field.shape, (counts.get(field.shape) ?? 0) + 1);
  }
  const [shape = '*', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const isCommon = isText ? count === present : count * 2 > present;
  return (isCommon ? shape : '*') + (present < fields.length ? '?' : '');
}
