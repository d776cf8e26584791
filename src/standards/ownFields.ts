import { badOption } from './errors.ts';

const { assign, create } = Object;

/**
 * The own fields of the objects, later ones over earlier ones, in an object without a prototype. Options that come from
 * a caller and dictionaries that are given to the browser are copied with it, because a page may put any field on
 * `Object.prototype`.
 * @throws DomToolError `bad_option` if a getter throws
 */
export const ownFields = <T extends object>(...parts: readonly (Partial<T> | undefined | null)[]): T => {
  try {
    return assign(create(null) as T, ...parts) as T;
  } catch {
    throw badOption('the options cannot be read: a getter of theirs throws');
  }
};
