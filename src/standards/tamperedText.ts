/**
 * Returns the message of the error `tampered`.
 * @param names the built-in functions that the page has replaced. They are put in as they are: this function calls
 *   none, because `needed.ts` uses it before it is known which ones there are.
 */
export const tamperedText = (names: string): string =>
  `the page has replaced ${names}, which DomTool needs: inject it before the page's scripts, or in an isolated world`;
