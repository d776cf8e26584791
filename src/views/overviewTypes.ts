import type { TreeNode } from '../tree/TreeNode.ts';

/** What `tool.overview` takes. */
export interface OverviewOptions {
  /** The tab to look at: the one that the tool is in, by its name (`config.tabName`), or `active`. */
  tabName?: string;
  /** Which sections to give: all three if omitted, else those that are true. */
  filters?: { outline?: boolean; interactives?: boolean; headings?: boolean };
  /** Only what a person can see (default: true). False adds hidden elements to use, marked `hidden`. */
  visible?: boolean;
  /** Only what is in the viewport (default: true); the outline is always of the whole page. */
  viewport?: boolean;
  /**
   * Rows of each section, at most 100. Without it there are at most 30, and as many of all sections as 300 tokens hold
   * as text, or as JSON as many as cost no more than the text view of the page (600 tokens on small pages).
   */
  max_rows?: number;
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** Include what lies behind a modal dialog (default: false). */
  behindModal?: boolean;
  /** At most about so many tokens: rows are left out until it fits. */
  maxTokens?: number;
}

/** What an overview needs of the live page and cannot see in a tree. */
export interface OverviewFacts {
  /** Eight hexadecimal digits. */
  readonly snapshotId: string;
  readonly tabName: string;
  /** Selectors proven to match exactly these elements, best first. */
  readonly hints: (ids: readonly number[]) => string[];
  /** Number of what covers the element, where something does. */
  readonly coveredBy?: (id: number) => number | null;
  /** Elements to use that nobody can see, for `visible: false`. */
  readonly hidden?: readonly TreeNode[];
  /** Numbers that were not there when the page was last given as text; told in the text form. */
  readonly isNew?: (id: number) => boolean;
}

export interface DomOverviewResponse {
  success: boolean;
  snapshotId: string;
  tabName: string;
  url: string;
  sections: {
    outline?: OutlineElement[];
    interactives?: (InteractiveElement | GroupedInteractiveElement)[];
    headings?: HeadingElement[];
  };
  summary: {
    total_elements: number;
    /** Elements that nobody can see, which are left out. */
    hidden_elements?: number;
    shown: number;
    truncatedSections: string[];
    viewport_info: { width: number; height: number; scroll_position: number; contentHeight: number };
    /** What lies behind the dialog that takes all input. */
    behind_modal?: { id: string; elements: number };
    /** The names of the tools that the page offers, at most 120 characters; the text view describes them. */
    page_tools?: string;
    note?: string;
  };
}

export interface OutlineElement {
  /** `[123]` */
  id: string;
  tag: string;
  classes?: string;
  id_attr?: string;
  /** Deeper than 2 only for frames. */
  depth: number;
  child_count: number;
}

export interface InteractiveElement {
  id: string;
  type: 'button' | 'link' | 'input' | 'select' | 'textarea';
  tag: string;
  text?: string;
  label?: string;
  value?: string;
  attributes: { name?: string; placeholder?: string; href?: string; type?: string; role?: string };
  selector_hints: string[];
}

/** Similar elements in like places. Any member's number acts. */
export interface GroupedInteractiveElement {
  /** `[200-205]`, or `[200,203,207]` where numbers are not consecutive; after twelve of them `…`. */
  id: string;
  group: string;
  count: number;
  /** What the elements are called: once if all are called the same, else a name each and `…` for the rest. */
  texts?: string[];
  selector_hints: string[];
}

export interface HeadingElement {
  id: string;
  tag: 'h1' | 'h2' | 'h3' | 'p';
  text: string;
  /** Characters before the cut. */
  length: number;
}
