export const isString = (value: unknown): value is string => typeof value === 'string';

/** Returns the value if it is an object, and an object without fields otherwise. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Returns the fields that say something: not those that are undefined, null, false, 0 or an empty text. */
export const filled = <T extends object>(fields: { readonly [K in keyof T]?: T[K] | Nothing }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;
type Nothing = undefined | null | false | 0 | '';
