/** What `tool.search` takes beside the query. */
export interface SearchOptions {
  /** Only elements with this role, by ARIA's name or the text view's word. */
  role?: string;
  /** Only elements in this state: `disabled`, `checked`, … */
  state?: string;
  /** Matches told (default: 20). */
  limit?: number;
  /** At most about so many tokens of matches. */
  maxTokens?: number;
  /** Search typed text too (default: false). */
  includeValues?: boolean;
  /** Search what lies behind a modal dialog too (default: false). */
  behindModal?: boolean;
}

export interface SearchResult {
  query: string;
  found: number;
  shown: number;
  /** Elements that nobody can see, whose text was not searched. */
  hidden?: number;
  matches: SearchMatch[];
}

export interface SearchMatch {
  /** `[12]`; of text, the element it is in. */
  id: string;
  /** Role word of the text view; `text` for text, `link` for a link. */
  role: string;
  /** The line of the text view that it is in, cut to 200 characters around it, with `**` around what matched. */
  line: string;
  /** The heading of its own item, else the one before it, else the region that it is in. */
  under?: string;
}
