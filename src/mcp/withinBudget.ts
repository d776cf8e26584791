import { largestFitting } from '../standards/largestFitting.ts';
import { estimateTokens } from '../views/text/tokens.ts';

const cutNote = (tokens: number): string =>
  `… cut, about ${tokens} tokens more; ask for less, or save the page with browser_save_view.`;

/**
 * Cuts a text at the end of a line so that it keeps within `maxTokens`, and appends a note of how many tokens were cut.
 * A text that fits is returned unchanged.
 */
export function withinBudget(text: string, maxTokens: number): string {
  const tokens = estimateTokens(text);
  if (tokens <= maxTokens) return text;
  const available = maxTokens - estimateTokens(`\n${cutNote(tokens)}`) - 1;
  const length = largestFitting(text.length, (count) => estimateTokens(text.slice(0, count)) <= available);
  const line = text.lastIndexOf('\n', length);
  const end = line > length / 2 ? line : length;
  // Removes half of a surrogate pair.
  const kept = text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}\n${cutNote(tokens - estimateTokens(kept))}`;
}
