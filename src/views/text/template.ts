import { hasInk } from '../../standards/characters.ts';
import { escapeStart } from './escape.ts';
import type { Piece } from './pieces.ts';
import { writeElement, writeText } from './writeLine.ts';
import type { Style } from './writeLine.ts';

/** Where the pieces of a row begin and end. */
export interface Row {
  readonly start: number;
  readonly end: number;
}

/** A text or an element of a row. */
interface Field {
  /** As it is written; of an element, what stands in its bracket after the number. */
  readonly words: string;
  /** The number of an element, with others that it shares its bracket with; '' for a text. */
  readonly ids: string;
  /** How far the number is from the first of the row. */
  readonly offset: number;
}

/**
 * Writes rows compactly. The first line says how many there are and what they have in common, field by field: words
 * that are the same, with `*` for those by which a row is told apart, or `*`; `?` after what only some have; elements
 * with the distance of their number from the row's first. As many further lines are the rows: the first number of each
 * and, in order, what it has of its own.
 */
export function compactRows(pieces: readonly Piece[], rows: readonly Row[], style: Style): string[] {
  const fields = rows.map((row) => fieldsOf(pieces, row, style));
  const keys = [...new Set([...fields].sort((a, b) => b.size - a.size).flatMap((row) => [...row.keys()]))];
  /** What the rows are told apart by: the first text that differs. */
  const nameKey = keys.find((key) => shapeOf(fields, key) === '*') ?? '';
  const common = keys.map((key) => ({ key, shape: shapeOf(fields, key, nameKey), first: firstOf(fields, key) }));
  const ownOf = (row: ReadonlyMap<string, Field>): string[] =>
    common.flatMap(({ key, shape, first }) => {
      const field = row.get(key);
      const isTold = field && (shape === '*' || shape.endsWith('?') || !isLike(field, first, row, shape, nameKey));
      return isTold ? (field.ids ? `[${field.ids}${field.words}]` : field.words) : [];
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

/** Fields by what they are (text, link, button, …) and the how-manieth of its kind. */
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

/** The words of a field with `*` for those by which its row is told apart. */
function withoutName({ words }: Field, row: ReadonlyMap<string, Field>, nameKey: string): string {
  const name = row.get(nameKey)?.words.trim() ?? '';
  // What stands for it must neither take away nor leave alone a backslash that escapes what follows.
  const at = name.length > 1 && !name.endsWith('\\') ? words.indexOf(name) : -1;
  return at < 0 || words[at - 1] === '\\' ? words : `${words.slice(0, at)}*${words.slice(at + name.length)}`;
}

/** Whether a field is what the common line says of it. */
const isLike = (
  field: Field,
  first: Field | undefined,
  row: ReadonlyMap<string, Field>,
  shape: string,
  nameKey: string,
): boolean => field.offset === first?.offset && !field.ids.includes(',') && withoutName(field, row, nameKey) === shape;

/**
 * What the rows have in common in a field: the words that a text has in all of them, and an element in most, with `*`
 * for those by which the row is told apart; else `*`. With `?` where some rows have no such field.
 */
function shapeOf(fields: readonly ReadonlyMap<string, Field>[], key: string, nameKey = ''): string {
  const counts = new Map<string, number>();
  let told = 0;
  let isText = false;
  for (const row of fields) {
    const field = row.get(key);
    if (!field) continue;
    told++;
    isText = field.ids === '';
    const words = withoutName(field, row, key === nameKey ? '' : nameKey);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const [shape = '*', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const isCommon = isText ? count === told : count * 2 > told;
  return (isCommon ? shape : '*') + (told < fields.length ? '?' : '');
}
