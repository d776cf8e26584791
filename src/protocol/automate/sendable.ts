import { isString } from '../../standards/values.ts';
import { classOf, isElement } from '../../dom/kinds.ts';
import { data, nodeType } from '../../dom/natives.ts';

const MAX_DEPTH = 20;
const MAX_OBJECTS = 10_000;

/**
 * Converts a value to plain data that can be sent. Elements are described wherever they occur in arrays, sets, maps,
 * collections and objects; other nodes become their text. Maps become objects, a reference to an enclosing object
 * becomes `[circular]`, and functions and symbols are left out. Of an array, set, map or collection, the first 10,000
 * items are taken.
 * @param masked returns a text without the secrets in it; a number that is a secret becomes a text
 */
export function sendable(
  value: unknown,
  describeElement: (el: Element) => unknown,
  masked: (text: string) => string,
): unknown {
  let remaining = MAX_OBJECTS;
  const ancestors = new Set<object>();
  const visit = (one: unknown): unknown => {
    if (isString(one) || typeof one === 'bigint') return masked(String(one));
    if (typeof one === 'number') return masked(String(one)) === String(one) ? one : masked(String(one));
    if (typeof one === 'function' || typeof one === 'symbol' || one === undefined) return undefined;
    if (typeof one !== 'object' || one === null) return one;
    if (remaining-- <= 0 || ancestors.size >= MAX_DEPTH) return '[…]';
    if (ancestors.has(one)) return '[circular]';
    const node = asNode(one);
    if (node)
      return isElement(node)
        ? describeElement(node)
        : nodeType(node) === 3 || nodeType(node) === 8
          ? masked(data(node as Text))
          : '[node]';
    if (one instanceof Date) return Number.isNaN(one.getTime()) ? null : one.toISOString();
    if (one instanceof Error) return masked(String(one));
    ancestors.add(one);
    try {
      if (one instanceof Map)
        return Object.fromEntries(firstOf(one).map(([key, item]) => [masked(String(key)), visit(item)]));
      const items = listOf(one);
      if (items) return items.map((item) => visit(item) ?? null);
      return Object.fromEntries(
        Object.entries(one)
          .map(([key, item]) => [masked(key), visit(item)])
          .filter(([, item]) => item !== undefined),
      );
    } finally {
      ancestors.delete(one);
    }
  };
  return visit(value) ?? null;
}

/** Returns the items of an array, set or DOM collection of any realm, or null for anything else. */
function listOf(value: object): unknown[] | null {
  const isList =
    Array.isArray(value) ||
    value instanceof Set ||
    ArrayBuffer.isView(value) ||
    /^(?:NodeList|HTMLCollection|HTMLFormControlsCollection|HTMLOptionsCollection|RadioNodeList|DOMTokenList)$/.test(
      classOf(value),
    );
  return isList ? firstOf(value as Iterable<unknown>) : null;
}

/** Returns the first items. An array may be sparse, and an object's iterator may never end. */
function firstOf<T>(items: Iterable<T>): T[] {
  const out: T[] = [];
  for (const one of items) if (out.push(one) >= MAX_OBJECTS) break;
  return out;
}

function asNode(value: object): Node | null {
  try {
    return nodeType(value as Node) ? (value as Node) : null;
  } catch {
    return null;
  }
}
