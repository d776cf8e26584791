export const isString = (value: unknown): value is string => typeof value === 'string';

/** Returns the value if it is an object, and an object without fields otherwise. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
