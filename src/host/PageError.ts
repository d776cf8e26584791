/** An error of a call in the page: a `DomToolError` that the tool there threw, or `no_answer`. */
export class PageError extends Error {
  override readonly name = 'DomToolError';
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
