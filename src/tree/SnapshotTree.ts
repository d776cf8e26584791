import type { TreeNode } from './TreeNode.ts';

/** One state of the page as plain data, from which every view is made. */
export interface SnapshotTree {
  /** The node of `body`, without the text in editors: `withoutTyped` makes it. */
  readonly root: TreeNode;
  /** The node of `body` with the text in editors, if there are any: for views with `includeValues`. */
  readonly typedRoot?: TreeNode;
  readonly url: string;
  readonly title: string;
  readonly geometry: Geometry;
  /** The number of elements that were walked, including hidden ones. */
  readonly totalElements: number;
  /** The number of elements with text or controls that were left out because they are hidden. */
  readonly hiddenElements: number;
  /** The number of the focused node, or −1. */
  readonly focusId: number;
  /** The modal dialog that receives all input, with its number and the count of elements behind it, or null. */
  readonly modal: { readonly id: number; readonly behind: number } | null;
  /**
   * The numbers of the elements that lie over the page, because of their style (fixed, or absolutely positioned
   * children of the body) or their role.
   */
  readonly layers?: readonly number[];
  /** The tools that the page offers to agents, one line each, as the text view and the overview write them. */
  readonly tools?: readonly string[];
}

/** The boxes of the nodes. They are not part of the tree, because a scroll moves every box but changes no node. */
export interface Geometry {
  readonly viewport: Viewport;
  /** Returns the node's border box in the coordinates of the top viewport, or null if it has none. */
  box(id: number): TreeBox | null;
  /** Returns the scroll state of a node with `Flag.Scrollable`, or null once the node is gone. */
  scroll?(id: number): Scroll | null;
  /** Returns whether a node of a joined frame is shown in any part; undefined for other nodes, whose boxes say so. */
  isShown?(id: number): boolean | undefined;
}

/** A rectangle in whole CSS pixels of the top viewport. */
export interface TreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The top viewport, in whole CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly scrollX: number;
  readonly scrollY: number;
  /** The height of everything that can be scrolled to. */
  readonly contentHeight: number;
}

/** The scroll position of a box, the height of its content, and the height of the shown part, in whole CSS pixels. */
export interface Scroll {
  readonly top: number;
  readonly height: number;
  readonly shown: number;
}
