/**
 * Returns a text as an identifier in a selector, as `CSS.escape` does, which the page may have replaced.
 * https://drafts.csswg.org/cssom/#serialize-an-identifier
 */
export const escapeIdentifier = (text: string): string =>
  text.replace(/(?<=^-?)\d|[\0-\x1f\x7f]|^-$|[^\w\x80-\uffff-]/g, (c) =>
    c === '\0' ? '\ufffd' : /[\d\x01-\x1f\x7f]/.test(c) ? `\\${c.charCodeAt(0).toString(16)} ` : `\\${c}`,
  );

/** Returns the last compound of a selector, which the element itself must match. */
export const lastCompound = (selector: string): string => /[^\s>+~]*$/.exec(selector)?.[0] ?? '';

/** Returns the names of the classes in a compound selector. */
export const classesIn = (compound: string): string[] =>
  [...compound.matchAll(/\.((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)/g)].map(([, written = '']) =>
    written.replace(/\\([\s\S])/g, '$1'),
  );
