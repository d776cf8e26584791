/** Matches text that only a formula in TeX has: a command, or a raised or lowered group. */
export const TEX = /\\[a-z]+|[\^_]\{/i;

/** Removes the command around a whole formula that only sets its size, as Wikipedia writes it. */
export const withoutTexStyle = (formula: string): string =>
  /^\{\\(?:display|text)style\s+(.*)\}$/s.exec(formula)?.[1]?.trim() ?? formula;
