import { flatParent } from '../dom/composed.ts';
import { valueOf } from '../standards/indexed.ts';

/** Values that were found for elements or documents in the pass of a reader, while the page does not change. */
export type PassCache<K, V> = WeakMap<object, Map<K, V>>;

/** Returns the values of a pass, which is known by its reader, or by another object that lives as long. */
export const valuesIn = <K, V>(cache: PassCache<K, V>, reader: object): Map<K, V> =>
  valueOf(cache, reader, () => new Map<K, V>());

/** Returns the value for the key, which `make` finds if it is not known in this pass. */
export const valueIn = <K, V>(cache: PassCache<K, V>, reader: object, key: K, make: () => V): V =>
  valueOf(valuesIn(cache, reader), key, make);

/**
 * Returns the nearest of an element and its ancestors in the flat tree for which a test holds, or null. In a pass,
 * each element is tested once, however many elements are inside of it.
 */
export function nearestIn(
  cache: PassCache<Element, Element | null>,
  reader: object,
  el: Element | null,
  isIt: (at: Element) => boolean,
): Element | null {
  const known = valuesIn(cache, reader);
  const passed: Element[] = [];
  let found: Element | null | undefined = null;
  for (let at = el; at; at = flatParent(at)) {
    found = known.get(at);
    if (found !== undefined) break;
    passed.push(at);
    found = isIt(at) ? at : null;
    if (found) break;
  }
  for (const one of passed) known.set(one, found ?? null);
  return found ?? null;
}
