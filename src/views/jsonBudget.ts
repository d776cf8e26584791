import { estimateTokens, JSON_MARGIN, MARGIN } from './text/tokens.ts';

/** What is made of as many of so many things as keep it within a budget of tokens: of all, where that does. */
export function within<T>(maxTokens: number | undefined, count: number, make: (most: number) => T): T {
  const whole = make(count);
  if (maxTokens === undefined || fits(whole, maxTokens)) return whole;
  let made = make(0);
  // The most that fits lies between what is known to fit and what is known not to.
  for (let [least, most] = [0, count]; most - least > 1;) {
    const middle = (least + most) >> 1;
    const tried = make(middle);
    if (fits(tried, maxTokens)) [least, made] = [middle, tried];
    else most = middle;
  }
  return made;
}

/** Whether a view, in text, as markup or as JSON, surely keeps within the budget. */
export function fits(view: unknown, maxTokens: number): boolean {
  if (maxTokens === Infinity) return true;
  const isText = typeof view === 'string' && !view.startsWith('<');
  const tokens = estimateTokens(typeof view === 'string' ? view : JSON.stringify(view));
  return tokens * (isText ? MARGIN : JSON_MARGIN) <= maxTokens;
}
