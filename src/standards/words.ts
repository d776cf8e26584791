/** Returns the words of a text, which white space separates: a list of names that is easier to read than an array. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/* @__NO_SIDE_EFFECTS__ */
/** Returns the set of all words of the texts. */
export const wordSet = (...texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(words));

/* @__NO_SIDE_EFFECTS__ */
/** Returns the map that a text of pairs such as `navigation=nav` describes; a word alone is mapped to itself. */
export const wordMap = (text: string): ReadonlyMap<string, string> =>
  new Map(
    words(text).map((pair) => {
      const [key = '', value = key] = pair.split('=');
      return [key, value];
    }),
  );
