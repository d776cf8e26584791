import { AriaPass } from '../../aria/AriaPass.ts';
import { focusedElement } from '../../dom/focusedElement.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { Listeners } from '../../interactivity/listeners.ts';
import type { TreeBox } from '../../tree/Geometry.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Draft } from './WalkFrame.ts';

export interface WalkLimits {
  readonly captureIframes: boolean;
  readonly captureShadowDom: boolean;
  readonly iframeDepth: number;
  readonly shadowDomDepth: number;
  /** Told of every document and shadow root before it is walked. */
  readonly onRoot?: (root: Document | ShadowRoot) => void;
}

/**
 * What a walk has gathered. Until it is numbered, the `id` of a node that is kept is its index in `nodes`, `objects` and
 * `boxes`.
 */
export class WalkState {
  readonly reader: LayoutReader;
  readonly aria: AriaPass;
  readonly listeners = new Listeners();
  readonly nodes: TreeNode[] = [];
  /** The DOM object of each node; of a marker, the element in which it stands. */
  readonly objects: Node[] = [];
  /** Boxes that had to be read, in coordinates of the top viewport. */
  readonly boxes: (TreeBox | undefined)[] = [];
  /** Documents and shadow roots walked, to be observed for changes. */
  readonly roots: Node[] = [];
  /** Containers that scroll: their scroll events come a frame later than what they show. */
  readonly scrollers: Element[] = [];
  /** Custom elements without a shadow root: they may get one without a record. */
  readonly candidates: Element[] = [];
  readonly modals: { readonly node: Draft; readonly el: Element }[] = [];
  readonly document: Document;
  readonly limits: WalkLimits;
  /** The element that has focus, through shadow roots and frames. */
  readonly focus: Element | null;
  total = 0;
  hidden = 0;
  visible = 0;
  interactive = 0;
  frames = 0;
  shadowRoots = 0;
  /** Something stands fast in the viewport. */
  fixed = false;

  constructor(top: Document, limits: WalkLimits) {
    this.document = top;
    this.limits = limits;
    this.reader = new LayoutReader();
    this.aria = new AriaPass(this.reader, false, (el, root) => {
      if (root) limits.onRoot?.(root);
      else this.candidates.push(el);
    });
    this.focus = focusedElement(top);
    this.addRoot(top);
  }

  /** A document or shadow root that is walked from now on, and is to be watched. */
  addRoot(root: Document | ShadowRoot): void {
    this.roots.push(root);
    this.limits.onRoot?.(root);
  }

  /** Takes a finished node into the snapshot. */
  register(draft: Draft, object: Node): Draft {
    draft.id = this.nodes.length;
    // Lists that grew one by one keep room to grow: as much again as the rest of a node.
    draft.children = draft.children.length === 0 ? NONE : draft.children.slice();
    this.nodes.push(draft);
    this.objects.push(object);
    // Without holes: an array that is set far beyond its end becomes a table.
    this.boxes.push(undefined);
    return draft;
  }
}

const NONE = Object.freeze([]) as unknown as Draft['children'];
