/** The entries of a list with their places. Old libraries replace `Array.prototype.entries` by another function. */
export function* indexed<T>(list: Iterable<T>): Iterable<[number, T]> {
  let i = 0;
  for (const one of list) yield [i++, one];
}

/** The sum of what is computed from each entry. Old libraries replace `Array.prototype.reduce` by another function. */
export function sumOf<T>(list: Iterable<T>, of: (one: T) => number): number {
  let sum = 0;
  for (const one of list) sum += of(one);
  return sum;
}

/** Returns what `make` gives for each of the numbers below `count`. Old libraries replace `Array.from`. */
export const times = <T>(count: number, make: (i: number) => T): T[] =>
  [...new Uint8Array(count)].map((_, i) => make(i));
