import { hasInk } from '../../standards/characters.ts';
import { escapeStart } from './escape.ts';
import type { Piece } from './pieces.ts';
import { writeElement, writeText } from './writeLine.ts';
import type { Style } from './writeLine.ts';

/** The index of a row's first piece, and the index after its last one. */
export interface Row {
  readonly start: number;
  readonly end: number;
}

/** A text or an element of a row. */
interface Field {
  /** The text as it is written, or the content of an element's bracket after the number. */
  readonly words: string;
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
export function compactRows(pieces: readonly Piece[], rows: readonly Row[], style: Style): string[] {
  const fields = rows.map((row) => fieldsOf(pieces, row, style));
  const keys = [...new Set([...fields].sort((a, b) => b.size - a.size).flatMap((row) => [...row.keys()]))];
  /** The key of the field that names the row: the first text that differs between rows. */
  const nameKey = keys.find((key) => shapeOf(fields, key) === '*') ?? '';
  const common = keys.map((key) => ({ key, shape: shapeOf(fields, key, nameKey), first: firstOf(fields, key) }));
  const ownOf = (row: ReadonlyMap<string, Field>): string[] =>
    common.flatMap(({ key, shape, first }) => {
      const field = row.get(key);
      const isWritten = field && (shape === '*' || shape.endsWith('?') || !isLike(field, first, row, shape, nameKey));
      return isWritten ? (field.ids ? `[${field.ids}${field.words}]` : field.words) : [];
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

/** Returns the fields of a row. The key is the kind (text, link, button, …) and the index among fields of that kind. */
function fieldsOf(pieces: readonly Piece[], { start, end }: Row, style: Style): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  let base = -1;
  for (let i = start; i < end; i++) {
    const piece = pieces[i];
    if (piece?.kind !== 'el' && piece?.kind !== 'text') continue;
    const isElement = piece.kind === 'el';
    const ids = isElement ? piece.ids.join(',') : '';
    const words = isElement ? writeElement(piece, style).slice(1 + ids.length, -1) : writeText(piece, style);
    if (!isElement && !hasInk(words)) continue;
    const [id = -1] = isElement ? piece.ids : [];
    if (isElement && base < 0) base = id;
    const kind = isElement ? piece.role || 'link' : 'text';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    fields.set(`${kind} ${count}`, { words, ids, offset: id - base });
  }
  return fields;
}

const firstOf = (fields: readonly ReadonlyMap<string, Field>[], key: string): Field | undefined =>
  fields.find((row) => row.has(key))?.get(key);

/** Returns the words of a field with `*` in place of the name of its row. */
function withoutName({ words }: Field, row: ReadonlyMap<string, Field>, nameKey: string): string {
  const name = row.get(nameKey)?.words.trim() ?? '';
  // The replacement must not separate a backslash from the character that it escapes.
  const at = name.length > 1 && !name.endsWith('\\') ? words.indexOf(name) : -1;
  return at < 0 || words[at - 1] === '\\' ? words : `${words.slice(0, at)}*${words.slice(at + name.length)}`;
}

/** Tells whether the first line already describes a field completely. */
const isLike = (
  field: Field,
  first: Field | undefined,
  row: ReadonlyMap<string, Field>,
  shape: string,
  nameKey: string,
): boolean => field.offset === first?.offset && !field.ids.includes(',') && withoutName(field, row, nameKey) === shape;

/**
 * Returns what the rows have in common in a field: the words that a text has in all of them, or an element in most of
 * them, with `*` in place of the name of the row. Returns `*` if there are none. `?` follows if some rows lack the
 * field.
 */
function shapeOf(fields: readonly ReadonlyMap<string, Field>[], key: string, nameKey = ''): string {
  const counts = new Map<string, number>();
  let present = 0;
  let isText = false;
  for (const row of fields) {
    const field = row.get(key);
    if (!field) continue;
    present++;
    isText = field.ids === '';
    const words = withoutName(field, row, key === nameKey ? '' : nameKey);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const [shape = '*', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const isCommon = isText ? count === present : count * 2 > present;
  return (isCommon ? shape : '*') + (present < fields.length ? '?' : '');
}
