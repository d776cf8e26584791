import { estimateTokens } from './text/tokens.ts';

/** The estimate is seldom further off than this on JSON. */
const MARGIN = 1.1;

/** What is made of as many of so many things as keep it within a budget of tokens: of all, where that does. */
export function within<T>(maxTokens: number | undefined, count: number, make: (most: number) => T): T {
  let made = make(count);
  for (let most = count; maxTokens !== undefined && most > 0;) {
    const tokens = estimateTokens(typeof made === 'string' ? made : JSON.stringify(made)) * MARGIN;
    if (tokens <= maxTokens) break;
    most = Math.floor(most * Math.min(0.9, maxTokens / tokens));
    made = make(most);
  }
  return made;
}
