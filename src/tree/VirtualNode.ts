/** The public form of one node: see `DomSnapshot.virtualDom`. Frozen; `children`, `metadata` and their like are made on access. */
export interface VirtualNode {
  /** `node_` and the element's number. */
  readonly node_id: string;
  /** Lower-case tag. */
  readonly tag: string;
  /** Computed ARIA role (WAI-ARIA 1.2, HTML-AAM); absent where it is `generic` or `none`. */
  readonly role?: string;
  /** Accessible name (accname 1.2), cut at 250 characters. */
  readonly 'aria-label'?: string;
  /** Visible text of the element and its inline, non-interactive descendants, cut at 500 characters. */
  readonly text?: string;
  /** Current value of a control; never that of a password, card or one-time-code field. */
  readonly value?: string;
  /** Whether a person can see it. False only for containers kept for their visible content. */
  readonly visible: boolean;
  readonly children?: readonly VirtualNode[];
  /** Root of the frame's content, or a marker that says why there is none. */
  readonly iframe?: VirtualNode;
  /** Content of the shadow root, or a marker that says why there is none. */
  readonly shadowDom?: VirtualNode;
  readonly metadata?: VirtualNodeMetadata;
}

export interface VirtualNodeMetadata {
  readonly inViewport?: boolean;
  /** Whole CSS pixels, relative to the top viewport. */
  readonly boundingBox?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly region?: 'main' | 'nav' | 'header' | 'footer' | 'aside';
  readonly states?: Readonly<Record<string, boolean | string | number>>;
  /** As authored. */
  readonly href?: string;
  readonly inputType?: string;
  readonly placeholder?: string;
  readonly htmlId?: string;
  readonly testId?: string;
  /** Path from the root, such as `body/form[0]/input[1]`: index among all element children on every level. */
  readonly treePath?: string;
  /** The element took over the number of one that a framework replaced. */
  readonly reidentified?: boolean;
}
