import { ownFields } from './ownFields.ts';

export const isString = (value: unknown): value is string => typeof value === 'string';

/** Returns the own fields of an object, and no fields for any other value. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  ownFields<Record<string, unknown>>(typeof value === 'object' ? (value as Record<string, unknown> | null) : null);

/** Returns the fields that say something: not those that are undefined, null, false, 0 or an empty text. */
export const filled = <T extends object>(fields: { readonly [K in keyof T]?: T[K] | Nothing }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;
type Nothing = undefined | null | false | 0 | '';
