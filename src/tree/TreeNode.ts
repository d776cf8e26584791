import { isString } from '../standards/values.ts';
import type { AriaStates } from '../standards/aria.ts';

/**
 * The snapshot's data about one element, as compact plain data. Views read `TreeNode`s. `VirtualNode` is the form in
 * which the public API presents them.
 */
export interface TreeNode {
  /** The element's number. It is −1 only while the snapshot is being built. */
  id: number;
  readonly kind: NodeKind;
  /** The tag in lower case. A shadow root has `shadow-root`, and the root of a frame has the tag of its `body`. */
  readonly tag: string;
  /** Bits of `Flag`. */
  flags: number;
  readonly display: Display;
  /** The computed ARIA role, or an empty string for `generic`, `none` and unknown roles. */
  readonly role: string;
  /** The accessible name, cut at 250 characters. */
  readonly name: string;
  /**
   * The visible light children in document order, or those of a shadow host in slot order. Strings are the rendered
   * text of text nodes: white space is collapsed unless `Flag.Pre` is set, and `text-transform` is applied. Text that
   * CSS generates stands where a person reads it.
   */
  readonly children: readonly TreeChild[];
  /** The content of the shadow root: a node of kind `ShadowRoot`, or a marker if it was not walked. */
  readonly shadow: TreeNode | null;
  /** The content of the frame: a node of kind `FrameRoot`, or a marker if it was not walked. */
  readonly frame: TreeNode | null;
  /**
   * The nodes assigned to a slot, which are the same objects as the host's children. Null if the slot shows its own
   * fallback content.
   */
  readonly assigned: readonly TreeChild[] | null;
  readonly facts: Facts | null;
  readonly states: States | null;
}

/** A node, or a text. */
export type TreeChild = TreeNode | string;

/** What a node stands for. */
export const enum NodeKind {
  Element,
  ShadowRoot,
  /** The `body` of a frame's document. */
  FrameRoot,
  /** A shadow root or frame that was not walked. `Facts.marker` says why. */
  Marker,
}

/** How the element's box takes part in the flow of text. */
export const enum Display {
  /** The box is part of its parent's line. */
  Inline,
  /** The box is a unit inside the line: inline-block, inline-flex, a replaced element or a control. */
  InlineBlock,
  Block,
  ListItem,
  Table,
  RowGroup,
  Row,
  Cell,
  Caption,
  /** A child of a flex or grid container. It is a block that may have another one beside it. */
  FlexItem,
  /** `display: contents`: the element has no box, and its children take part in its parent's flow. */
  Contents,
}

/** The bits of `TreeNode.flags`. */
export const enum Flag {
  /** A person can see the element, or operate it, as a transparent checkbox over its picture. */
  Visible = 1,
  /** It is absolutely positioned, so that its place on the screen may differ from its place in the source. */
  Placed = 2,
  /** A person can click it or type into it. `stats.interactiveNodes` counts these. */
  Interactive = 4,
  /** It is interactive by evidence other than a native or ARIA widget role. */
  ClickTarget = 8,
  /** It has a valid `role` attribute. */
  ExplicitRole = 16,
  /**
   * Its author named it with `aria-label`, `aria-labelledby` or a naming attribute of HTML or SVG, not by its content.
   */
  OwnName = 32,
  /**
   * A `:hover` rule shows it only while the pointer is over the element that `Facts.onHover` numbers, or over one
   * around that; the same holds for elements in it.
   */
  OnHover = 64,
  /** It is an editor, or an `<input>` or `<textarea>` that shows no caption. */
  Editable = 128,
  /** It is painted, but `aria-hidden` or inert. */
  AriaHidden = 256,
  /** White space in its text is preserved. */
  Pre = 512,
  /** It took over the number of an element that a framework replaced. */
  Reidentified = 1024,
  /** It lays out its children from the end to the beginning (`row-reverse`, `column-reverse`). */
  Reversed = 2048,
  /** It is a vertical scroll container with more content than it shows. */
  Scrollable = 4096,
  /** A child is absolutely positioned, or has an `order`. */
  Reordered = 8192,
  /** It contains a secret (a password, card number or one-time code). Its value is never stored; a mask replaces it. */
  Secret = 16384,
  /** It starts a new line in the flow although it is a flex or grid item, because the container is a single column. */
  OwnLine = 32768,
  /** Its text is struck through, by its tag or its style. */
  Struck = 65536,
  /** Its text is set as superscript, by its tag or its style. */
  Raised = 131072,
  /** Its text is set as subscript, by its tag or its style. */
  Lowered = 262144,
  /** What is dragged on the page can be dropped on it. */
  DropTarget = 524288,
  /**
   * Nothing in it has a number, but styles show other elements only while the pointer is over it, and its number is
   * their `Facts.onHover`; or a script reacts to a pointer that comes over it.
   */
  ShowsOthers = 1048576,
  /** Some text directly in it is hard to read, or perhaps cannot be read: see `legibility`. */
  Faint = 2097152,
  /** Its name contains words that nobody sees: from an attribute, or from content that style hides. */
  UnseenName = 4194304,
  /** The text directly in it is struck through, but not all that it contains. */
  StruckText = 8388608,
  /** It is a `<label>` that labels a control, whether or not it gives the control its name. */
  Labels = 16777216,
}

/** Facts of the element's markup that views or the matching of replaced elements need. Absent facts have no field. */
export interface Facts {
  readonly href?: string;
  readonly src?: string;
  readonly title?: string;
  readonly placeholder?: string;
  readonly inputType?: string;
  readonly htmlId?: string;
  readonly testId?: string;
  readonly nameAttr?: string;
  readonly classes?: string;
  /** The accessible description, cut at 250 characters. */
  readonly description?: string;
  /**
   * The current value of a control, or with `Flag.Secret` a mask in its place. The value of a select is the text of its
   * selected options.
   */
  readonly value?: string;
  /** The value was chosen (in a select, range, colour input, …) and not typed, so views show it by default. */
  readonly chosen?: boolean;
  /** The number of options of a select. */
  readonly optionCount?: number;
  /** The texts of a select's options. */
  readonly options?: readonly string[];
  /**
   * The number of rows of a table or grid that renders only some of them (−1 if unknown), and a row's index among them.
   */
  readonly rowCount?: number;
  readonly rowIndex?: number;
  /** For a node with `Flag.OnHover`: the number of the element that the pointer must be over, or else its own. */
  readonly onHover?: number;
  /** The value of `order` in the style, unless 0. */
  readonly order?: number;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  /** For an item of a list: its number as the page shows it, such as `3.` or `c.`, or the text of its `::marker`. */
  readonly itemMarker?: string;
  /** For the header of a column or row: how its cells are sorted (`aria-sort`), `ascending` or `descending`. */
  readonly sorted?: string;
  /** For a `Marker`: the text that replaces the content. */
  readonly marker?: string;
  /** The document URL and title of a frame's root. A marker for a frame has the URL, too. */
  readonly url?: string;
  readonly documentTitle?: string;
  /**
   * For the root of a joined frame: the numbers of elements that it did not send because they are behind its open
   * dialog, and because it has too many.
   */
  readonly behind?: number;
  readonly unsent?: number;
  /**
   * What an unnamed control looks like: `.trash` for an icon of that name, `swatch #7e5ffb` for a sample of a colour.
   */
  readonly hint?: string;
}

/** ARIA and form states. A state that does not apply or has its default value has no field. */
export interface States extends AriaStates {
  readonly focused?: boolean;
}

/** Returns those of the children that are nodes, without the texts. */
export const nodesAmong = (children: readonly TreeChild[]): TreeNode[] =>
  children.filter((child): child is TreeNode => !isString(child));

/** Returns whether the node has the flag, or one of several flags that are joined by `|`. */
export const has = (node: TreeNode, flag: number): boolean => (node.flags & flag) !== 0;

/** Returns whether the node is an element that a person can use and that is not hidden from assistive technology. */
export const isTarget = (node: TreeNode): boolean => has(node, Flag.Interactive) && !has(node, Flag.AriaHidden);
