/** What `serialize` gives and takes: the flattened form of the page for an LLM. */
export interface SerializedDom {
  page: {
    context: {
      url: string;
      title: string;
      /** The names of the tools that the page offers, in at most 120 characters. The text view describes them. */
      pageTools?: string;
    };
    /** Most elements stand right under it; groups such as forms keep their content together. */
    body: SerializedNode;
    /** Every frame, nested ones too, in document order; one that cannot be read has a body that says why. */
    iframes?: SerializedFrame[];
    /** Every shadow root, nested ones too, in document order. */
    shadowDoms?: SerializedShadow[];
    /** What is not here, and the options that give it. */
    omitted?: SerializedOmissions;
  };
}

export interface SerializedFrame {
  /** The frame element. */
  hostId: string;
  url: string;
  title: string;
  body: SerializedNode;
}

export interface SerializedShadow {
  hostId: string;
  body: SerializedNode;
}

/** One element. Every key but the first two is there only where it says something. */
export interface SerializedNode {
  /** `node_` and the element's number. */
  id: string;
  tag: string;
  /** Of what can be used, always; else only where its author gave one that the tag does not say. */
  role?: string;
  /** Accessible name: of what can be used, always; else only where its author gave one that differs from the text. */
  'aria-label'?: string;
  /** Visible text, cut at 500 characters. */
  text?: string;
  /** What is chosen; what was typed only with `includeValues`. */
  value?: string;
  /** As authored. */
  href?: string;
  placeholder?: string;
  inputType?: string;
  disabled?: true;
  checked?: true | 'mixed';
  required?: true;
  expanded?: boolean;
  /** Outside the viewport; not repeated on what is inside such an element. */
  offscreen?: true;
  selected?: true;
  pressed?: true | 'mixed';
  readonly?: true;
  invalid?: true | 'grammar' | 'spelling';
  current?: string;
  focused?: true;
  /** What is dragged on the page can be dropped on it. */
  dropTarget?: true;
  /** It shows only while the pointer is over the element with that number. */
  onHover?: string;
  boundingBox?: { x: number; y: number; width: number; height: number };
  children?: SerializedNode[];
}

export interface SerializedOmissions {
  /** Elements to use beyond `maxInteractive`. */
  interactive?: number;
  /** Elements below `maxDepth`. */
  deeper?: number;
  /** Elements outside the viewport, with `includeOffscreen: false`. */
  offscreen?: number;
  /** Elements beyond `maxTokens`. */
  budget?: number;
  /** What lies behind the dialog that takes all input. */
  behindModal?: { id: string; 'aria-label'?: string; elements: number };
  /** Elements with text or controls that nobody can see; no option gives them. */
  hidden?: number;
  /** The options that give the rest of what is not here. */
  ask?: string;
}

export interface SerializationOptions {
  /** Show typed text too (default: false). Passwords, cards and one-time codes never. */
  includeValues?: boolean;
  /** Include elements outside the viewport (default: true). */
  includeOffscreen?: boolean;
  /** Give each element's box in whole CSS pixels of the viewport (default: false). */
  includeBoundingBoxes?: boolean;
  /** Levels under the body (default: unlimited). */
  maxDepth?: number;
  /** Elements to use, those in the viewport first (default: 1000). */
  maxInteractive?: number;
  /** At most about so many tokens: the viewport and what can be used first. */
  maxTokens?: number;
  /**
   * Keeps only elements that match this CSS selector, with their descendants, in the document, its frames and its
   * shadow roots.
   */
  filterSelector?: string;
  /** Include what lies behind a modal dialog (default: false). */
  behindModal?: boolean;
}

/** The options as the view takes them: a selector needs the live page. */
export interface SerializeOptions extends SerializationOptions {
  /** Numbers of the elements that `filterSelector` matched. */
  filterIds?: ReadonlySet<number>;
}
