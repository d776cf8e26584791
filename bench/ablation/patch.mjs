// Patches of source text that say when they no longer apply.

/** Puts one text in the place of another that is there exactly once. */
export const swap = (from, to) => (source) => {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`it has ${parts.length - 1} times, not once: ${from}`);
  return parts.join(to);
};

/** Gives the function or method whose declaration starts like that another body. It relies on the formatter's indentation. */
export const body = (start, text) => (source) => {
  const at = source.split('\n').flatMap((line, i) => (line.trimStart().startsWith(start) ? [i] : []));
  if (at.length !== 1) throw new Error(`it has ${at.length} functions, not one, that start with: ${start}`);
  const lines = source.split('\n');
  const indent = /^ */.exec(lines[at[0]])[0];
  const open = lines.findIndex((line, i) => i >= at[0] && line.endsWith('{'));
  const close = lines.findIndex((line, i) => i > open && line.startsWith(`${indent}}`));
  if (open < 0 || close < 0) throw new Error(`it has no body in braces: ${start}`);
  return [...lines.slice(0, open + 1), `${indent}  ${text}`, ...lines.slice(close)].join('\n');
};

/** Patches one after another. */
export const all =
  (...patches) =>
  (source) =>
    patches.reduce((text, patch) => patch(text), source);
