/**
 * What a caller can do wrong, as stable codes. Only misuse throws; what a page does ends in a result.
 */
export type MisuseCode =
  | 'bad_option'
  | 'bad_config'
  | 'bad_selector'
  | 'wrong_tab'
  | 'destroyed'
  | 'build_timeout'
  | 'snapshot_expired'
  | 'no_screenshot'
  | 'stale_document'
  | 'unknown_command'
  | 'no_answer'
  /** The module was imported where there is no page. */
  | 'no_page'
  /** The core does not have what was called: load the complete script. */
  | 'not_in_core';

/** An Error that a program can tell apart by its `code`. */
export class DomToolError extends Error {
  readonly code: MisuseCode;

  constructor(code: MisuseCode, message: string) {
    super(message);
    this.name = 'DomToolError';
    this.code = code;
  }
}
