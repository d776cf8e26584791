/**
 * Returns the sentence about what the page has replaced. Nothing is called here, because `needed.ts` uses it before it
 * is known which built-in functions there are.
 */
export const tamperedText = (names: string): string =>
  `the page has replaced ${names}, which DomTool needs: inject it before the page's scripts, or in an isolated world`;
