import { cut } from './characters.ts';
import { visible } from './pageText.ts';

/**
 * The stable codes of thrown errors. Only misuse by the caller throws; whatever the page does is reported in a result.
 */
export type MisuseCode =
  | 'bad_option'
  | 'bad_config'
  | 'bad_selector'
  | 'wrong_tab'
  | 'destroyed'
  | 'build_timeout'
  | 'snapshot_expired'
  /** The page has replaced built-in functions that DomTool cannot do without. */
  | 'tampered'
  | 'no_screenshot'
  | 'stale_document'
  | 'unknown_command'
  /** The configuration does not allow it. */
  | 'forbidden'
  | 'no_answer'
  /** The host has cancelled the call. */
  | 'cancelled'
  /** The module was used outside of a page. */
  | 'no_page'
  /** The core does not contain the called method. The complete script does. */
  | 'not_in_core';

/** An error with a `code` that programs can compare. */
export class DomToolError extends Error {
  readonly code: MisuseCode;

  constructor(code: MisuseCode, message: string) {
    super(cut(visible(message), 500));
    this.name = 'DomToolError';
    this.code = code;
  }
}

/** Returns the error for an option or argument that is not acceptable. */
export const badOption = (message: string): DomToolError => new DomToolError('bad_option', message);

/** @throws DomToolError `not_in_core` for a method that needs a part which this build does not contain */
export function notInCore(method: string): never {
  throw new DomToolError(
    'not_in_core',
    `${method} is not part of the core; load domtool.iife.js, or import 'domtool' instead of 'domtool/core'`,
  );
}
