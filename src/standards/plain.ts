const { create, entries, getPrototypeOf } = Object;

/** Returns whether an object has no class but `Object`, or no prototype, in whatever window it was made. */
export function isPlain(value: object): boolean {
  const prototype: unknown = getPrototypeOf(value);
  return !prototype || !getPrototypeOf(prototype);
}

/**
 * Returns a copy of lists and plain objects, at any depth, whose objects have no prototype: whoever reads it runs no
 * getter or trap, and meets no field that a page has put on `Object.prototype`. What has a class of its own, such as an
 * element or bytes, and objects with functions are not copied.
 * @throws what a getter, a trap or a window of another origin throws; Error for a list with gaps
 */
export function plain(value: unknown, copies = new Map<object, object>()): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known) return known;
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return value;
  // A window of another origin looks like an object without fields, but throws for nearly every name.
  if (isList || !getPrototypeOf(value)) void (value as Record<string, unknown>)[''];
  const copy: Record<string, unknown> = isList ? ([] as never) : (create(null) as Record<string, unknown>);
  if (isList) copy['length'] = value.length;
  copies.set(value, copy);
  const fields = entries(value);
  // A list with gaps may be longer than anybody could read.
  if (isList && fields.length < value.length) throw new Error('a list has gaps');
  for (const [name, one] of fields) {
    if (typeof one === 'function') {
      copies.set(value, value);
      return value;
    }
    copy[name] = plain(one, copies);
  }
  return copy;
}
