/**
 * How many tokens a model will count, without its tokenizer: fitted to o200k on text views and JSON (half of the outputs
 * within 5 %, nineteen in twenty within 15 %).
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [part] of text.matchAll(PARTS)) tokens += cost(part);
  return Math.round(tokens);
}

const PARTS =
  /[a-z]+|\p{Nd}+|\n+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{Script=Latin}\p{M}]|\p{L}|[!-/:-@[-`{-~]+|[^\s]/giu;

function cost(part: string): number {
  const first = part.charCodeAt(0);
  if (/^[a-z]/iu.test(part)) return 0.99 + 0.22 * Math.max(0, part.length - 7);
  if (first === 10) return 0;
  if (/^\p{Nd}/u.test(part)) return 1.36 * Math.ceil(part.length / 3);
  // What parts words in JSON is mostly one token: `":"`, `","`.
  if (part.includes('"')) return 1 + 0.1 * Math.max(0, part.length - 3);
  if (first < 128) return 0.84 + 0.39 * (part.length - 1);
  // Between simplified characters (0.6) and traditional ones (1.05), rather too many than too few.
  if (/^\p{Script=Han}/u.test(part)) return 0.86;
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(part)) return 0.55;
  if (/^[\p{Script=Latin}\p{M}]/u.test(part)) return 1.08;
  return /^\p{L}/u.test(part) ? 0.3 : 1.06;
}
