/**
 * Readers of untrusted input. Each returns a value of its type, limited in size, or an empty value if the input is of
 * another type.
 */
import { isString, objectIn } from '../../standards/values.ts';

export const listIn = (value: unknown, max: number): unknown[] =>
  Array.isArray(value) ? (value.slice(0, max) as unknown[]) : [];
export const textIn = (value: unknown, max: number): string =>
  isString(value) ? value.slice(0, max).replace(CONTROLS, ' ') : '';
/** Control characters except tabs and line feeds. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]+/g;
/** Returns a whole number between the two bounds, or the lower bound for anything else. */
export const numberIn = (value: unknown, min: number, max: number): number =>
  typeof value === 'number' && value >= min ? Math.min(max, Math.round(value)) : min;
export const isTrue = (value: unknown): boolean => value === true;

/** The names of the fields that may hold each type. A `word` has only small letters and hyphens. */
export type Fields = Readonly<Partial<Record<'string' | 'number' | 'boolean' | 'word', ReadonlySet<string>>>>;

const WORD = /^[a-z-]{1,20}$/;

/** Returns the known fields whose values have the permitted type. */
export const fieldsIn = (value: unknown, fields: Fields, max: number, text = textIn): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(objectIn(value))
      .filter(
        ([name, one]) =>
          (fields[typeof one as 'string']?.has(name) && (typeof one !== 'number' || Math.abs(one) < 1e12)) ||
          (fields.word?.has(name) && isString(one) && WORD.test(one)),
      )
      .map(([name, one]) => [name, isString(one) ? text(one, max) : one]),
  );
