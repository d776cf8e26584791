import type { AriaStates } from '../../src/standards/states.ts';

/**
 * One case of conformance: a piece of a page, the element that is asked about, what a specification says of it, and why.
 * The element is the one with `data-t`, in whatever tree; it is alone in its page.
 */
export interface Row {
  /** Which item of the named list (`items.ts`) it is a case of. */
  readonly item: string;
  /** The page, with declarative shadow roots where it has any. */
  readonly html: string;
  readonly expected: Expected;
  /** The rule, with its place in the specification. */
  readonly why: string;
  /** What markup cannot say: set by a script before the question. */
  readonly prepare?: (el: HTMLElement) => void;
  /** Engines in which it cannot hold, each with the engine's own defect as the reason. */
  readonly except?: Partial<Record<'chromium' | 'firefox' | 'webkit', string>>;
}

export interface Expected {
  readonly role?: string | null;
  readonly name?: string;
  readonly description?: string;
  /** All states but those that are not given are absent. */
  readonly states?: AriaStates;
}

type Extra = Pick<Row, 'prepare' | 'except'>;

/** Makes the rows of one item. */
export function rows(
  item: string,
  why: string,
  ...cases: readonly (readonly [html: string, expected: Expected, extra?: Extra])[]
): Row[] {
  return cases.map(([html, expected, extra]) => ({ item, why, html, expected, ...extra }));
}

/** Expectation of a name alone, the most frequent one. */
export const named = (name: string): Expected => ({ name });
export const role = (value: string | null): Expected => ({ role: value });
