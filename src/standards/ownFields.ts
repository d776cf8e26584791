import { badOption } from './errors.ts';

const { assign, create } = Object;

/**
 * Returns the own fields of the objects, in an object without a prototype; later objects override earlier ones. Options
 * of a caller and dictionaries for the browser are copied with it, because a page may define any field on
 * `Object.prototype`.
 * @throws DomToolError `bad_option` if a getter throws
 */
export const ownFields = <T extends object>(...parts: readonly (Partial<T> | undefined | null)[]): T => {
  try {
    return assign(create(null) as T, ...parts) as T;
  } catch {
    throw badOption('the options cannot be read: one of their getters throws');
  }
};
