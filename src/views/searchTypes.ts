/** The options of `tool.search`. */
export interface SearchOptions {
  /** Find only elements with this role, given as the ARIA role or the role word of the text view. */
  role?: string;
  /** Find only elements in this state: `disabled`, `checked`, … */
  state?: string;
  /** The largest number of matches to return (default: 20). */
  limit?: number;
  /** The approximate number of tokens at most. The last matches are omitted. */
  maxTokens?: number;
  /** Search typed text too (default: false). */
  includeValues?: boolean;
  /** Search content behind a modal dialog too (default: false). */
  behindModal?: boolean;
}

/** The result of a search. */
export interface SearchResult {
  query: string;
  /** The number of matches. */
  found: number;
  /** The number of matches that are returned. */
  shown: number;
  /** The number of hidden elements, whose text was not searched. */
  hidden?: number;
  matches: SearchMatch[];
}

/** One match. */
export interface SearchMatch {
  /** The element's number, such as `[12]`. For text, that of the element that contains it. */
  id: string;
  /** The role word of the text view; `text` for text, `link` for a link. */
  role: string;
  /** The line of the text view, cut to 200 characters around the match, with `**` around the matching words. */
  line: string;
  /** The heading before the match or in the same item, or else the region that contains the match. */
  under?: string;
}
