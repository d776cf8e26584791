import { enter, foreign, leave, type Change } from './untouched.ts';
import { DomToolError } from '../standards/errors.ts';

/**
 * Does a piece of work that runs nothing of the page with the language's own functions. They stand in their places
 * meanwhile, which the page cannot notice.
 * @param work receives what the page had put in their places
 * @throws DomToolError `tampered` if the page has replaced one in such a way that it cannot be put back
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

/** Returns the names of the built-in functions that are not the browser's own, such as `Map.prototype.get`. */
export const namesOf = (found: readonly Change[]): readonly string[] => [
  ...new Set([...foreign, ...found.map(({ name }) => name).filter(Boolean)]),
];

const tamperedError = (names: readonly string[]): DomToolError =>
  new DomToolError(
    'tampered',
    `the page has replaced ${names.slice(0, 5).join(', ')}, and DomTool cannot look without: ` +
      "inject it before the page's scripts, or in an isolated world",
  );

/** Waits for work; if it fails by what the page has replaced, says so. */
export async function namingTampered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomToolError) throw error;
    const names = untampered(namesOf);
    throw names.length ? tamperedError(names) : error;
  }
}
