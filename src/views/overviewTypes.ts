import type { GuardedSteps } from '../standards/guardedSteps.ts';
import type { TreeNode } from '../tree/TreeNode.ts';

/** The options of `tool.overview`. */
export interface OverviewOptions {
  /** The tab to describe: the name of the tool's own tab (`config.tabName`), or `active`. */
  tabName?: string;
  /** The sections to return: those that are true, or all three if this is omitted. */
  filters?: { outline?: boolean; interactives?: boolean; headings?: boolean };
  /** Include only visible elements (default: true). `false` adds hidden interactive elements, marked `hidden`. */
  visible?: boolean;
  /** Include only elements in the viewport (default: true). The outline is always of the whole page. */
  viewport?: boolean;
  /**
   * The number of rows in each section, at most 100. By default it is 30, and the overview has at most 300 tokens as
   * text, or as JSON at most as many tokens as the text view of the page (600 on small pages).
   */
  max_rows?: number;
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** Include content behind a modal dialog (default: false). */
  behindModal?: boolean;
  /** The approximate number of tokens at most. The least important rows are omitted. */
  maxTokens?: number;
}

/** Facts for an overview that come from the live page instead of the tree. */
export interface OverviewFacts {
  /** The snapshot's identifier, eight hexadecimal digits. */
  readonly snapshotId: string;
  readonly tabName: string;
  /** Returns selectors that match exactly these elements, the best first. */
  readonly hints: (ids: readonly number[]) => string[];
  /** Returns the number of the element that covers the given one, or null, in steps. */
  readonly coveredBy: (id: number) => GuardedSteps<number | null>;
  /** Hidden interactive elements, for `visible: false`. */
  readonly hidden?: readonly TreeNode[];
  /** Tells whether the last view as text did not have this number. Only the text form uses it. */
  readonly isNew?: (id: number) => boolean;
}

/** An overview as data. */
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
    /** The number of hidden elements, which are omitted. */
    hidden_elements?: number;
    shown: number;
    truncatedSections: string[];
    viewport_info: { width: number; height: number; scroll_position: number; contentHeight: number };
    /** The modal dialog, and the number of elements behind it. */
    behind_modal?: { id: string; elements: number };
    /** The names of the tools that the page offers, at most 120 characters; the text view describes them. */
    page_tools?: string;
    note?: string;
  };
}

/** An element of the page's structure. */
export interface OutlineElement {
  /** The number in brackets, such as `[123]`. */
  id: string;
  tag: string;
  classes?: string;
  id_attr?: string;
  /** The depth below the body. Only frames are deeper than 2. */
  depth: number;
  child_count: number;
}

/** An element that can be used. */
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

/** A group of similar elements at corresponding places. Actions accept the number of any member. */
export interface GroupedInteractiveElement {
  /** The numbers: `[200-205]`, or `[200,203,207]` if they are not consecutive. After twelve of them, `…` follows. */
  id: string;
  group: string;
  count: number;
  /** The names of the elements: one name if it is the same for all, or else one for each, and `…` for omitted ones. */
  texts?: string[];
  selector_hints: string[];
}

/** A heading of the first three levels, or a long paragraph. */
export interface HeadingElement {
  id: string;
  tag: 'h1' | 'h2' | 'h3' | 'p';
  text: string;
  /** The number of characters of the complete text. */
  length: number;
}
