/** The flattened form of the page for a language model, as `serialize` returns it. */
export interface SerializedDom {
  page: {
    context: {
      url: string;
      title: string;
      /** The names of the tools that the page offers, in at most 120 characters. The text view describes them. */
      pageTools?: string;
    };
    /** The body. Most elements are its direct children; groups such as forms keep their content together. */
    body: SerializedNode;
    /** Every frame, including nested ones, in document order. The body of one that cannot be read gives the reason. */
    iframes?: SerializedFrame[];
    /** Every shadow root, including nested ones, in document order. */
    shadowDoms?: SerializedShadow[];
    /** The numbers of omitted elements, and the options that include them. */
    omitted?: SerializedOmissions;
  };
}

/** A frame with its content. */
export interface SerializedFrame {
  /** `node_` and the number of the frame element. */
  hostId: string;
  url: string;
  title: string;
  body: SerializedNode;
  /** The number of elements that a joined frame did not send: behind its open dialog, or too many. */
  omitted?: number;
}

/** A shadow root with its content. */
export interface SerializedShadow {
  /** `node_` and the number of the host. */
  hostId: string;
  body: SerializedNode;
}

/** One element. Only the first two keys are always present. */
export interface SerializedNode {
  /** `node_` and the element's number. */
  id: string;
  tag: string;
  /** The role of an interactive element, or a role that the author gave and that differs from the role of the tag. */
  role?: string;
  /** The accessible name of an interactive element, or a name that the author gave and that differs from the text. */
  'aria-label'?: string;
  /** The visible text, at most 500 characters. */
  text?: string;
  /** The chosen value, or with `includeValues` the typed text. */
  value?: string;
  /** The value of the attribute as the author wrote it. */
  href?: string;
  placeholder?: string;
  inputType?: string;
  disabled?: true;
  checked?: true | 'mixed';
  required?: true;
  expanded?: boolean;
  /** Set if the element is outside the viewport. Descendants of such an element do not repeat it. */
  offscreen?: true;
  selected?: true;
  pressed?: true | 'mixed';
  readonly?: true;
  invalid?: true | 'grammar' | 'spelling';
  current?: string;
  focused?: true;
  /** Set if what is dragged on the page can be dropped on the element. */
  dropTarget?: true;
  /** `node_` and the number of the element that the pointer must be over for this one to show. */
  onHover?: string;
  /** The border box in whole CSS px of the viewport, with `includeBoundingBoxes`. */
  boundingBox?: { x: number; y: number; width: number; height: number };
  children?: SerializedNode[];
}

/** What the serialized form leaves out. */
export interface SerializedOmissions {
  /** The number of interactive elements beyond `maxInteractive`. */
  interactive?: number;
  /** The number of elements below `maxDepth`. */
  deeper?: number;
  /** The number of elements outside the viewport, with `includeOffscreen: false`. */
  offscreen?: number;
  /** The number of elements that are omitted to keep within `maxTokens`. */
  budget?: number;
  /** The modal dialog, and the number of elements behind it. */
  behindModal?: { id: string; 'aria-label'?: string; elements: number };
  /** The number of hidden elements with text or controls. No option includes them. */
  hidden?: number;
  /** The options that include the other omitted elements. */
  ask?: string;
}

/** The options of `serialize`. */
export interface SerializationOptions {
  /** Show typed text too (default: false). Passwords, card numbers and one-time codes are never shown. */
  includeValues?: boolean;
  /** Include elements outside the viewport (default: true). */
  includeOffscreen?: boolean;
  /** Include each element's box in whole CSS px of the viewport (default: false). */
  includeBoundingBoxes?: boolean;
  /** The number of levels below the body (default: unlimited). */
  maxDepth?: number;
  /** The largest number of interactive elements (default: 1000). Those in the viewport come first. */
  maxInteractive?: number;
  /** The approximate number of tokens at most. Elements in the viewport and interactive elements come first. */
  maxTokens?: number;
  /**
   * Keeps only elements that match this CSS selector, with their descendants, in the document, its frames and its
   * shadow roots.
   */
  filterSelector?: string;
  /** Include content behind a modal dialog (default: false). */
  behindModal?: boolean;
}

/** The options of the view, which cannot run a selector because it has no access to the live page. */
export interface SerializeOptions extends SerializationOptions {
  /** The numbers of the elements that match `filterSelector`. */
  filterIds?: ReadonlySet<number>;
}
