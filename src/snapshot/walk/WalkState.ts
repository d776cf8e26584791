import { AriaPass } from '../../aria/AriaPass.ts';
import { focusedElement } from '../../dom/focusedElement.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { Listeners } from '../../interactivity/listeners.ts';
import { reveals } from '../../visibility/reveal.ts';
import type { UntestedTexts } from '../../visibility/UntestedTexts.ts';
import type { TreeBox } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import type { MutableNode } from './WalkFrame.ts';

/** What of a page is walked. The depths are numbers of frames and of shadow roots that are nested in one another. */
export interface WalkLimits {
  readonly captureIframes: boolean;
  readonly captureShadowDom: boolean;
  readonly iframeDepth: number;
  readonly shadowDomDepth: number;
  /** Is called with every document and shadow root before it is walked. */
  readonly onRoot?: (root: Document | ShadowRoot) => void;
}

/**
 * The data that a walk has collected so far. Until the assembly numbers the nodes, the `id` of a node is its index in
 * `nodes`, `objects` and `boxes`.
 */
export class WalkState {
  readonly reader: LayoutReader;
  readonly aria: AriaPass;
  readonly listeners = new Listeners();
  /** The nodes that are part of the snapshot, in the order in which the walk left them. */
  readonly nodes: TreeNode[] = [];
  /** The DOM object of each node; for a marker, the element whose content it replaces. */
  readonly objects: Node[] = [];
  /** The boxes that had to be read, in whole pixels of the top viewport. */
  readonly boxes: (TreeBox | undefined)[] = [];
  /** The documents and shadow roots that were walked. The change log observes them from now on. */
  readonly roots: Node[] = [];
  /** Scroll containers. Their scroll offsets are compared, because scroll events are dispatched only a frame later. */
  readonly scrollers: Element[] = [];
  /**
   * Custom elements and mount points without a shadow root. They may get one later, which no mutation record reports.
   */
  readonly possibleHosts: Element[] = [];
  /** The open modal dialogs and other layers that take all input. */
  readonly modals: { readonly node: MutableNode; readonly el: Element }[] = [];
  /** The nodes that a style rule would show under the pointer, and the element that the pointer must be over. */
  readonly reveals: { readonly node: MutableNode; readonly trigger: Element }[] = [];
  /** The elements that were not walked, or whose content was not, because nobody can see it. */
  readonly unseen: Element[] = [];
  /** The texts that style draws as dots. */
  readonly secrets: string[] = [];
  /** The texts that were taken for visible and are tested at the end; null if every text is tested at once. */
  readonly untested: UntestedTexts | null;
  readonly document: Document;
  readonly limits: WalkLimits;
  /** The focused element, which may be inside shadow roots and frames. */
  readonly focus: Element | null;
  /** The number of elements that were walked. */
  total = 0;
  /** The number of elements that were left out although they have text or controls. */
  hidden = 0;
  /** The number of interactive nodes. */
  interactive = 0;
  /** The number of frames that a person can see, whether they were walked or not. */
  frames = 0;
  /** The number of shadow roots that were walked. */
  shadowRoots = 0;
  /** True if an element may be a layer over the page: it is fixed, or an absolutely positioned child of the body. */
  mayHaveCover = false;
  /** The nodes that are a layer over the page or a dialog. */
  readonly layers: MutableNode[] = [];
  /**
   * The previous text in the same line, unless the edge of a block came between; `base` is the last text that is
   * neither superscript nor subscript.
   */
  textBefore: { readonly text: Text; readonly data: string; readonly base: Text | undefined } | null = null;

  /** @param untested null if every text is tested at once */
  constructor(top: Document, limits: WalkLimits, untested: UntestedTexts | null) {
    this.untested = untested;
    this.document = top;
    this.limits = limits;
    this.reader = new LayoutReader();
    this.aria = new AriaPass(this.reader, false, (el, root) => {
      if (root) limits.onRoot?.(root);
      else this.possibleHosts.push(el);
    });
    this.focus = focusedElement(top);
    this.addRoot(top);
  }

  /** Notes a document or shadow root that is about to be walked. */
  addRoot(root: Document | ShadowRoot): void {
    this.roots.push(root);
    reveals?.read(root, this.reader);
    this.limits.onRoot?.(root);
  }

  /** Makes a finished node part of the snapshot. */
  register(node: MutableNode, object: Node): MutableNode {
    node.id = this.nodes.length;
    // Copies the array, because one that grew by `push` reserves as much memory as the rest of a node takes.
    node.children = node.children.length === 0 ? NO_CHILDREN : node.children.slice();
    this.nodes.push(node);
    this.objects.push(object);
    // Without the placeholders the array would have holes, and engines store such an array as a slow hash table.
    this.boxes.push(undefined);
    return node;
  }
}

const NO_CHILDREN = Object.freeze([]) as unknown as MutableNode['children'];
