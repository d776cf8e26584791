// Patches of source text. They throw if they do not apply any more.

/** Replaces a text that must occur exactly once. */
export const swap = (from, to) => (source) => {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`it has ${parts.length - 1} times, not once: ${from}`);
  return parts.join(to);
};

/**
 * Replaces the body of the function or method whose declaration starts with the text. It relies on the formatter's
 * indentation.
 */
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

/** Applies patches one after another. */
export const all =
  (...patches) =>
  (source) =>
    patches.reduce((text, patch) => patch(text), source);
