/** A rectangle in whole CSS pixels of the top viewport. */
export interface TreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly scrollX: number;
  readonly scrollY: number;
  /** Height of all that can be scrolled to. */
  readonly contentHeight: number;
}

/** How far a box is scrolled, how high its content is, and how much of it shows, in whole pixels. */
export interface Scroll {
  readonly top: number;
  readonly height: number;
  readonly shown: number;
}

/** Where things are: apart from the tree, since a scroll moves every box and changes no node. */
export interface Geometry {
  readonly viewport: Viewport;
  /** The node's border box in the top viewport's coordinates; null where it has none. */
  box(id: number): TreeBox | null;
  /** Of a node with `Flag.Scrollable`; null once it is gone. */
  scroll?(id: number): Scroll | null;
  /** Of a node in a joined frame: whether its frame shows any of it. Undefined for other nodes: their boxes tell. */
  isShown?(id: number): boolean | undefined;
}
