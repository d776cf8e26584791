/**
 * The public form of one node (see `DomSnapshot.virtualDom`). It is frozen; object-valued fields are created on first
 * access.
 */
export interface VirtualNode {
  /** `node_` and the element's number. */
  readonly node_id: string;
  /** The tag in lower case. */
  readonly tag: string;
  /** The computed ARIA role (WAI-ARIA 1.2, HTML-AAM). Absent for `generic` and `none`. */
  readonly role?: string;
  /** The accessible name (accname 1.2), cut at 250 characters. */
  readonly 'aria-label'?: string;
  /** The visible text of the element and its inline, non-interactive descendants, cut at 500 characters. */
  readonly text?: string;
  /**
   * The value that is chosen in a control (select, date, slider, …). Only views with `includeValues` have typed text.
   */
  readonly value?: string;
  /**
   * True if a person can see the element. It is false only for containers that are kept for their visible content, and
   * for what style shows only under the pointer (`onHover`).
   */
  readonly visible: boolean;
  readonly children?: readonly VirtualNode[];
  /** The root of the frame's content, or a marker that says why there is none. */
  readonly iframe?: VirtualNode;
  /** The content of the shadow root, or a marker that says why there is none. */
  readonly shadowDom?: VirtualNode;
  readonly metadata?: VirtualNodeMetadata;
}

/** Further facts about a node. A fact that does not apply has no field. */
export interface VirtualNodeMetadata {
  /** True if a part of the box is in the viewport. */
  readonly inViewport?: boolean;
  /** The border box in whole CSS pixels, relative to the top viewport. */
  readonly boundingBox?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The innermost landmark around the node, by the tag that HTML has for it. */
  readonly region?: 'main' | 'nav' | 'header' | 'footer' | 'aside';
  readonly states?: Readonly<Record<string, boolean | string | number>>;
  /** The attribute as authored. */
  readonly href?: string;
  readonly inputType?: string;
  readonly placeholder?: string;
  readonly htmlId?: string;
  readonly testId?: string;
  /**
   * The path from the root, such as `body/form[0]/input[1]`, with the index among all element siblings at every level.
   */
  readonly treePath?: string;
  /** True if the element took over the number of one that a framework replaced. */
  readonly reidentified?: boolean;
  /** The `node_id` of the element that the pointer must be over for this one to show; `visible` is false. */
  readonly onHover?: string;
}
