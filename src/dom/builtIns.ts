import { enter, foreign, isNative, leave, type Change } from './untouched.ts';
import { ownFields } from '../standards/ownFields.ts';
import { DomToolError } from '../standards/errors.ts';
import { tamperedText } from '../standards/tamperedText.ts';

/**
 * Restores the built-in functions of the language, runs `work`, and then gives the page its replacements back. Since
 * `work` must not run code of the page, the page cannot notice it.
 * @param work receives what the page had put in their places
 * @throws DomToolError `tampered` if a function that the page has replaced cannot be restored, or if the page has
 *   replaced anything and `work` throws an error that is not DomTool's. Otherwise what `work` throws is thrown.
 */
export function untampered<T>(work: (found: readonly Change[]) => T): T {
  const found = enter();
  try {
    for (let i = 0; i < found.length; i++) if (!found[i]?.isPut) throw tamperedError([found[i]?.name as string]);
    return work(found);
  } catch (error) {
    throw blamedOn(found, error);
  } finally {
    leave(found);
  }
}

/** Returns the names of the built-in functions that the page has replaced, such as `Map.prototype.get`. */
export const replacedNames = (found: readonly Change[]): readonly string[] => [
  ...new Set([...foreign, ...found.filter(({ isAdded }) => !isAdded).map(({ name }) => name)]),
];

/** Classes, functions and objects of the browser that are used as the page has them. */
const CALLED =
  'Node Element HTMLElement Document ShadowRoot EventTarget Event UIEvent MouseEvent PointerEvent KeyboardEvent ' +
  'FocusEvent InputEvent DragEvent WheelEvent ClipboardEvent DataTransfer File MutationObserver AbortController URL ' +
  'DOMRect DOMRectReadOnly Range Selection HTMLInputElement CSSStyleDeclaration performance getComputedStyle ' +
  'matchMedia';

/**
 * Returns the name of one of them if the page has replaced it, and those of its methods and getters that the page has
 * replaced.
 */
function replacedOf(name: string): string[] {
  try {
    const it = globalThis[name as never] as { readonly prototype?: object; readonly now?: unknown } | undefined;
    if (it === undefined) return [];
    const { prototype } = it;
    const methods = prototype
      ? Reflect.ownKeys(prototype).filter((key) => key !== 'constructor' && isReplaced(prototype, key))
      : [];
    return [
      ...(isNative(it) || isNative(it.now) ? [] : [name]),
      ...methods.map((key) => `${name}.prototype.${String(key)}`),
    ];
  } catch {
    return [name];
  }
}

function isReplaced(prototype: object, key: PropertyKey): boolean {
  // Without a prototype, which would take a field `value` of the page's `Object.prototype` for its own.
  const found = ownFields<PropertyDescriptor>(Object.getOwnPropertyDescriptor(prototype, key));
  const fn: unknown = found.value ?? found.get;
  return typeof fn === 'function' && !isNative(fn);
}

/** Returns the names of all that the page has replaced or added and that an error may come from. */
export const suspects = (found: readonly Change[]): readonly string[] => [
  ...new Set([...replacedNames(found), ...found.map(({ name }) => name), ...CALLED.split(' ').flatMap(replacedOf)]),
];

/**
 * Returns the end of a sentence about an error that may come from what the page has replaced; empty if that is nothing.
 */
export function suspicion(found: readonly Change[]): string {
  const names = suspects(found);
  return names.length ? `; the page has replaced ${listed(names)}` : '';
}

/** Returns the error `tampered` in place of one that is not DomTool's, if the page has replaced or added anything. */
function blamedOn(found: readonly Change[], error: unknown): unknown {
  const names = error instanceof DomToolError ? [] : suspects(found);
  return names.length ? tamperedError(names) : error;
}

/** Does the same as `blamedOn`, with what the page has replaced and added at present. */
export const blamed = (error: unknown): unknown => untampered((found) => blamedOn(found, error));

/**
 * Returns the first names, with `_` for what cannot be part of a name, because the page chose some of them. It calls no
 * built-in functions: they may be those that could not be restored.
 */
function listed(names: readonly string[]): string {
  let text = '';
  for (let i = 0; i < names.length && i < 5; i++) {
    const name = names[i] as string;
    if (i) text += ', ';
    for (let at = 0; at < name.length && at < 60; at++) text += isPart(name[at] as string) ? name[at] : '_';
  }
  return text;
}

/** Returns whether a character can be part of a name such as `Array.prototype[Symbol.iterator]` or `RegExp.$1`. */
const isPart = (c: string): boolean =>
  (c >= '0' && c <= '9') || (c >= 'A' && c <= '_') || (c >= 'a' && c <= 'z') || c === '.' || c === '$';

/** Returns the error `tampered`, which tells the first of the names. */
export const tamperedError = (names: readonly string[]): DomToolError =>
  new DomToolError('tampered', tamperedText(listed(names)));
