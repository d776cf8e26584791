import type { AriaStates } from '../standards/aria.ts';

/**
 * What the snapshot keeps of one element, as plain, compact data. Views read `TreeNode`s; `VirtualNode` is the form in
 * which the API shows them.
 */
export interface TreeNode {
  /** The element's number. −1 only while the snapshot is being made. */
  id: number;
  readonly kind: NodeKind;
  /** Lower-case tag; `#shadow-root` content is `shadow-root`, a frame's root is its `body`. */
  readonly tag: string;
  /** Bits of `Flag`. */
  flags: number;
  readonly display: Display;
  /** Computed ARIA role; empty where it is `generic`, `none` or unknown. */
  readonly role: string;
  /** Accessible name, cut at 250 characters. */
  readonly name: string;
  /**
   * Visible light children in document order, those of a shadow host in slot order: nodes and text. Text is what the page
   * shows of its text nodes (white space collapsed unless `Flag.Pre`, text-transform applied); what CSS generates is part of names only.
   */
  readonly children: readonly TreeChild[];
  /** Content of the shadow root: a node of kind `ShadowRoot`, or a marker where it was not walked. */
  readonly shadow: TreeNode | null;
  /** Content of the frame: a node of kind `FrameRoot`, or a marker where it was not walked. */
  readonly frame: TreeNode | null;
  /** Of a slot: what it shows in the composed tree (the same objects as the host's children). Null: its own fallback content. */
  readonly assigned: readonly TreeChild[] | null;
  readonly facts: Facts | null;
  readonly states: States | null;
}

export type TreeChild = TreeNode | string;

export const enum NodeKind {
  Element,
  ShadowRoot,
  FrameRoot,
  Marker,
}

/** How the element's box takes part in the flow of text. */
export const enum Display {
  /** Part of its parent's line. */
  Inline,
  /** A box of its own inside the line: inline-block, inline-flex, replaced elements, controls. */
  InlineBlock,
  Block,
  ListItem,
  Table,
  RowGroup,
  Row,
  Cell,
  Caption,
  /** Children of a flex or grid container: blocks that may stand beside each other. */
  FlexItem,
  /** `display: contents`: no box; its children take part in its parent's flow. */
  Contents,
}

export const enum Flag {
  /** A person can see it (or operate it, as a transparent checkbox over its picture). */
  Visible = 1,
  /** Its own text cannot be seen though its box can (transparent, under 1 px, …). */
  TextHidden = 2,
  /** Something to click or type into; counted in `stats.interactiveNodes`. */
  Interactive = 4,
  /** Interactive by evidence other than a native or ARIA widget role. */
  ClickTarget = 8,
  /** Has a valid `role` attribute. */
  ExplicitRole = 16,
  /** Named by its author: `aria-label`, `aria-labelledby`, or a naming attribute of the host language (not its content). */
  OwnName = 32,
  Editable = 128,
  /** Painted, but `aria-hidden`. */
  AriaHidden = 256,
  /** White space in its text is kept. */
  Pre = 512,
  /** Took over the number of an element that a framework replaced. */
  Reidentified = 1024,
  /** A box with more content than shows, to be scrolled up and down. */
  Scrollable = 4096,
  /** Its text is not to be selected as words: an icon, a glyph font. */
  Decorative = 8192,
  /** Holds a secret (password, card number, one-time code): its value is never kept. */
  Secret = 16384,
  /** Starts a line of its own in the flow although it is a flex item (column direction, or wrapped). */
  OwnLine = 32768,
}

/** Facts of the element's markup that views or matching need; only what is there. */
export interface Facts {
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly placeholder?: string;
  readonly inputType?: string;
  readonly htmlId?: string;
  readonly testId?: string;
  readonly nameAttr?: string;
  readonly classes?: string;
  /** Accessible description, cut at 250 characters. */
  readonly description?: string;
  /** Current value of a control, never of one with `Flag.Secret`. A select's is the text of what is selected. */
  readonly value?: string;
  /** The value was chosen (select, range, colour, …), not typed: shown without asking. */
  readonly chosen?: boolean;
  /** How many options a select or listbox has. */
  readonly optionCount?: number;
  /** Texts of a select's options. */
  readonly options?: readonly string[];
  /** Rows of a table or grid that is drawn in parts, −1 where their number is not known, and a row's place among them. */
  readonly rowCount?: number;
  readonly rowIndex?: number;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  /** What a `Marker` says in place of content. */
  readonly marker?: string;
  /** Document URL and title of a frame root; URL of a marker for a frame. */
  readonly url?: string;
  readonly documentTitle?: string;
  /** Words for an unnamed control: an icon's class or file name. */
  readonly hint?: string;
}

/** ARIA and form states; a key is absent where the state does not apply or has its default. */
export interface States extends AriaStates {
  readonly focused?: boolean;
}

export const has = (node: TreeNode, flag: number): boolean => (node.flags & flag) !== 0;
