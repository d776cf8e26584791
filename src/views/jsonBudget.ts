import { isString } from '../standards/values.ts';
import { largestFitting } from '../standards/largestFitting.ts';
import { estimateTokens, JSON_MARGIN, MARGIN } from './text/tokens.ts';

/**
 * Returns the result of `make` for the largest count, at most `count`, with which the result fits the budget. Without a
 * budget, that is `count`. It is found by binary search, and assumes that each counted thing takes at least one token.
 * @param maxTokens the budget, in tokens
 */
export function within<T>(maxTokens: number | undefined, count: number, make: (count: number) => T): T {
  const limit = maxTokens ?? Infinity;
  if (count <= limit) {
    const whole = make(count);
    if (fits(whole, limit)) return whole;
  }
  return make(largestFitting(Math.min(count - 1, Math.floor(limit)), (few) => fits(make(few), limit)));
}

/** Tells whether a view, as text, markup or JSON, keeps within the budget, including the margin of the estimate. */
export function fits(view: unknown, maxTokens: number): boolean {
  if (maxTokens === Infinity) return true;
  const isText = isString(view) && !view.startsWith('<');
  const tokens = estimateTokens(isString(view) ? view : JSON.stringify(view));
  return tokens * (isText ? MARGIN : JSON_MARGIN) <= maxTokens;
}
