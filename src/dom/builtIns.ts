import { enter, foreign, leave, type Change } from './untouched.ts';
import { DomToolError } from '../standards/errors.ts';

/**
 * Restores the built-in functions of the language, runs `work`, and then gives the page its replacements back. Since
 * `work` must not run code of the page, the page cannot notice it.
 * @param work receives what the page had put in their places
 * @throws DomToolError `tampered` if the page has replaced a function in such a way that it cannot be restored.
 */
export function untampered<T>(work: (found: readonly Change[]) => T): T {
  const found = enter();
  try {
    for (let i = 0; i < found.length; i++) if (!found[i]?.isPut) throw tamperedError([found[i]?.name as string]);
    return work(found);
  } finally {
    leave(found);
  }
}

/** Returns the names of the built-in functions that the page has replaced, such as `Map.prototype.get`. */
export const namesOf = (found: readonly Change[]): readonly string[] => [
  ...new Set([...foreign, ...found.map(({ name }) => name).filter(Boolean)]),
];

export const tamperedError = (names: readonly string[]): DomToolError =>
  new DomToolError(
    'tampered',
    `the page has replaced ${names.slice(0, 5).join(', ')}, which DomTool needs: ` +
      "inject it before the page's scripts, or in an isolated world",
  );
