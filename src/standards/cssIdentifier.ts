/**
 * Returns a text as an identifier in a selector, as `CSS.escape` does. A page may have replaced that.
 * https://drafts.csswg.org/cssom/#serialize-an-identifier
 */
export const escapeIdentifier = (text: string): string =>
  text.replace(/(?<=^-?)\d|[\0-\x1f\x7f]|^-$|[^\w\x80-\uffff-]/g, (c) =>
    c === '\0' ? '\ufffd' : /[\d\x01-\x1f\x7f]/.test(c) ? `\\${c.charCodeAt(0).toString(16)} ` : `\\${c}`,
  );

/** Removes the backslashes from an identifier as it is written in a selector. */
export const unescapeIdentifier = (written: string): string =>
  written.includes('\\') ? written.replace(/\\([\s\S])/g, '$1') : written;
