import { cut } from './characters.ts';
import { visible } from './pageText.ts';

/**
 * The stable codes of thrown errors. Only misuse by the caller throws; whatever the page does is reported in a result.
 */
export type MisuseCode =
  /** An option or argument is unknown, of the wrong type or out of range. */
  | 'bad_option'
  /** A field of the configuration is unknown, of the wrong type or out of range. */
  | 'bad_config'
  /** A text is no valid CSS selector. */
  | 'bad_selector'
  /** The overview was asked for a tab of another name. */
  | 'wrong_tab'
  /** The tool was destroyed. */
  | 'destroyed'
  /** No snapshot was ready in time. */
  | 'build_timeout'
  /** The snapshot is not among the last ten, which are kept. */
  | 'snapshot_expired'
  /** The page has replaced built-in functions that DomTool cannot do without. */
  | 'tampered'
  /** The host gave no screenshot, which the requested mode needs. */
  | 'no_screenshot'
  /** A snapshot or number belongs to another document. */
  | 'stale_document'
  /** A message names no command. */
  | 'unknown_command'
  /** The configuration does not allow the call. */
  | 'forbidden'
  /** The page or the other end of a connection did not answer. */
  | 'no_answer'
  /** The host has cancelled the call. */
  | 'cancelled'
  /** The module was used outside of a page. */
  | 'no_page'
  /** The core does not contain the called method. The complete script does. */
  | 'not_in_core';

/** An error with a `code` that programs can compare. Its message is one line of at most 500 characters. */
export class DomToolError extends Error {
  readonly code: MisuseCode;

  constructor(code: MisuseCode, message: string) {
    super(cut(visible(message), 500));
    this.name = 'DomToolError';
    this.code = code;
  }
}

/** Returns the error `bad_option`, for an option or argument that is not acceptable. */
export const badOption = (message: string): DomToolError => new DomToolError('bad_option', message);

/** @throws DomToolError `not_in_core` for a method that needs a part which this build does not contain */
export function notInCore(method: string): never {
  throw new DomToolError(
    'not_in_core',
    `${method} is not part of the core; load domtool.iife.js, or import 'domtool' instead of 'domtool/core'`,
  );
}
