const { assign, create } = Object;

/** Returns whether the value is a primitive string. */
export const isString = (value: unknown): value is string => typeof value === 'string';

/** Returns the own fields of an object, and no fields for any other value. An error of a getter is thrown. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  assign(create(null) as Record<string, unknown>, typeof value === 'object' ? value : null);

/** Returns the fields that say something: not those that are undefined, null, false, 0 or an empty text. */
export const filled = <T extends object>(fields: { readonly [K in keyof T]?: T[K] | Nothing }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;
type Nothing = undefined | null | false | 0 | '';
