/** Yields each entry of a list after its index. Old libraries replace `Array.prototype.entries` by another function. */
export function* indexed<T>(list: Iterable<T>): Iterable<[number, T]> {
  let i = 0;
  for (const one of list) yield [i++, one];
}

/**
 * Returns the sum of what is computed from each entry. Old libraries replace `Array.prototype.reduce` by another
 * function.
 */
export function sumOf<T>(list: Iterable<T>, of: (one: T) => number): number {
  let sum = 0;
  for (const one of list) sum += of(one);
  return sum;
}

/** Returns the value of a key; if the map has none, it is made and kept. */
export function valueOf<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** Returns what `make` returns for each whole number from 0 to `count - 1`. Old libraries replace `Array.from`. */
export const times = <T>(count: number, make: (i: number) => T): T[] =>
  [...new Uint8Array(count)].map((_, i) => make(i));
