/** Values that were found for elements or documents in the pass of a reader, while the page does not change. */
export type PassCache<K, V> = WeakMap<object, Map<K, V>>;

/** Returns the values of a pass. */
export function valuesIn<K, V>(cache: PassCache<K, V>, reader: object): Map<K, V> {
  let values = cache.get(reader);
  if (!values) cache.set(reader, (values = new Map<K, V>()));
  return values;
}

/** Returns the value for the key, which `make` finds if it is not known in this pass. */
export function valueIn<K, V>(cache: PassCache<K, V>, reader: object, key: K, make: () => V): V {
  const known = valuesIn(cache, reader);
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}
