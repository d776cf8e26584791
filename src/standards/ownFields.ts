import { badOption } from './errors.ts';

const { assign, create, hasOwn } = Object;
type Part<T> = Partial<T> | null;

/**
 * Returns the own fields of the objects, in an object without a prototype; later objects override earlier ones. Options
 * of a caller and dictionaries for the browser are copied with it, because a page may define any field on
 * `Object.prototype`.
 * @throws DomToolError `bad_option` if a getter throws
 */
export const ownFields = <T extends object>(a?: Part<T>, b?: Part<T>, c?: Part<T>): T => {
  try {
    // Not a list of parts: to spread one calls the iterator of lists, which the page may have replaced.
    return assign(create(null) as T, a, b, c) as T;
  } catch {
    throw badOption('the options cannot be read: one of their getters throws');
  }
};

/** Returns whether the object itself has the field. `in` would also find one that a page defines for all objects. */
export const hasField = <T extends object, K extends string>(of: T, name: K): of is Extract<T, Record<K, unknown>> =>
  hasOwn(of, name);
