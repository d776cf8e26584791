import { estimateTokens } from '../views/text/tokens.ts';

const rest = (tokens: number): string =>
  `… cut, about ${tokens} tokens more; ask for less, or save the page with browser_save_view.`;

/** An answer of at most so many tokens. What does not fit is cut off at the end of a line, and counted. */
export function withinBudget(text: string, maxTokens: number): string {
  const tokens = estimateTokens(text);
  if (tokens <= maxTokens) return text;
  const most = maxTokens - estimateTokens(`\n${rest(tokens)}`) - 1;
  // The longest beginning that fits, by halving.
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (estimateTokens(text.slice(0, middle)) <= most) from = middle;
    else to = middle - 1;
  }
  const line = text.lastIndexOf('\n', from);
  const end = line > from / 2 ? line : from;
  const kept = text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}\n${rest(tokens - estimateTokens(kept))}`;
}
