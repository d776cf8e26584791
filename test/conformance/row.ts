import type { AriaStates } from '../../src/standards/aria.ts';

/**
 * One conformance case: a page, what a specification says about one element of it, and why. That element has the
 * attribute `data-t`; it may be in a shadow tree.
 */
export interface Row {
  /** The feature that the case belongs to, one of `items.ts`. */
  readonly item: string;
  /** The content of the page's body; shadow roots are declarative. */
  readonly html: string;
  readonly expected: Expected;
  /** The rule, with the specification and section that contain it. */
  readonly why: string;
  /** Sets by script what markup cannot express, before the element is looked at. */
  readonly prepare?: (el: HTMLElement) => void;
  /** Engines in which the case fails because of a defect of the engine, with a description of the defect. */
  readonly except?: Partial<Record<'chromium' | 'firefox' | 'webkit', string>>;
}

export interface Expected {
  readonly role?: string | null;
  readonly name?: string;
  readonly description?: string;
  /** The exact states: a state that is not given here must be absent. */
  readonly states?: AriaStates;
}

type Extra = Pick<Row, 'prepare' | 'except'>;

/** Makes the rows of one feature, which share the rule `why`. */
export function rows(
  item: string,
  why: string,
  ...cases: readonly (readonly [html: string, expected: Expected, extra?: Extra])[]
): Row[] {
  return cases.map(([html, expected, extra]) => ({ item, why, html, expected, ...extra }));
}

/** Expects only a name. */
export const named = (name: string): Expected => ({ name });
/** Expects only a role. */
export const role = (value: string | null): Expected => ({ role: value });
