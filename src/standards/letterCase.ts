/** Returns a name in camel case: `setValue` for `set-value` and `set_value`. */
export const camelCase = (name: string): string =>
  name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns a name in camel case as words of small letters with a separator between them: `set-value` for `setValue`. */
export const separated = (name: string, separator: '-' | '_'): string =>
  name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
