import { enter, foreign, isNative, leave, type Change } from './untouched.ts';
import { DomToolError } from '../standards/errors.ts';

/**
 * Restores the built-in functions of the language, runs `work`, and then gives the page its replacements back. Since
 * `work` must not run code of the page, the page cannot notice it.
 * @param work receives what the page had put in their places
 * @throws DomToolError `tampered` if the page has replaced a function in such a way that it cannot be restored, or that
 *   `work` fails.
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
export const namesOf = (found: readonly Change[]): readonly string[] => [
  ...new Set([...foreign, ...found.filter(({ isAdded }) => !isAdded).map(({ name }) => name)]),
];

/** Classes and functions of the browser that are called as the page has them, so that its own `instanceof` holds. */
const CALLED =
  'Node Element HTMLElement Document ShadowRoot EventTarget Event UIEvent MouseEvent PointerEvent KeyboardEvent ' +
  'FocusEvent InputEvent DragEvent WheelEvent ClipboardEvent DataTransfer File MutationObserver AbortController URL ' +
  'DOMRect HTMLInputElement structuredClone performance getComputedStyle matchMedia';

/** Tells whether a class, function or clock is the browser's. */
const isOwn = (it: Performance | null | undefined): boolean => isNative(it) || isNative(it?.now);

/** Returns the names of all that the page has replaced or added and that an error may come from. */
export const suspects = (found: readonly Change[]): readonly string[] => [
  ...new Set([
    ...namesOf(found),
    ...CALLED.split(' ').filter((name) => name in globalThis && !isOwn(globalThis[name as never])),
    ...found.map(({ name }) => name),
  ]),
];

function blamedOn(found: readonly Change[], error: unknown): unknown {
  const names = error instanceof DomToolError ? [] : suspects(found);
  return names.length ? tamperedError(names) : error;
}

/** Returns the error `tampered` in place of one that is not DomTool's, if the page has replaced or added anything. */
export const blamed = (error: unknown): unknown => untampered((found) => blamedOn(found, error));

export const tamperedError = (names: readonly string[]): DomToolError =>
  new DomToolError(
    'tampered',
    `the page has replaced ${names.slice(0, 5).join(', ')}, which DomTool needs: ` +
      "inject it before the page's scripts, or in an isolated world",
  );
