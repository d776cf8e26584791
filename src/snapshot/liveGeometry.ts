import { isElement } from '../dom/kinds.ts';
import { ownerDocument } from '../dom/natives.ts';
import { boxThrough, mapToTop, type FrameSpace } from '../layout/FrameSpace.ts';
import { LayoutReader, type Box } from '../layout/LayoutReader.ts';
import { scrolledBy } from '../layout/scrollArea.ts';
import type { Scroll, TreeBox } from '../tree/SnapshotTree.ts';
import { NumberTable } from '../tree/NumberTable.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';

/**
 * Reads an element's current border box in whole pixels of the top viewport, or returns null for a node that has none.
 */
export function readBox(object: Node | null, reader = new LayoutReader()): TreeBox | null {
  const doc = object && isElement(object) ? ownerDocument(object) : null;
  if (!doc) return null;
  return inTopViewport(reader.box(object as Element), { toTop: mapToTop(doc, reader) });
}

/** Converts a box in coordinates of its document's viewport into whole pixels of the top viewport. */
export function inTopViewport(box: Box, { toTop }: Pick<FrameSpace, 'toTop'>): TreeBox {
  const { x, y, width, height } = boxThrough(toTop, box);
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** The value in `NumberTable` if nothing was set. No box has such a width. */
const UNREAD = -1;

/**
 * The boxes of a snapshot's nodes by number. A box that the build did not need is read when it is first requested. Each
 * box takes 16 bytes.
 */
export class BoxTable {
  readonly #boxes = new NumberTable(4);

  /** Stores the node's box in whole pixels of the top viewport. */
  set(id: number, box: TreeBox): void {
    const chunk = this.#boxes.rowToWrite(id);
    const at = this.#boxes.offset(id);
    chunk[at] = box.x;
    chunk[at + 1] = box.y;
    chunk[at + 2] = Math.max(0, box.width);
    chunk[at + 3] = Math.max(0, box.height);
  }

  /** Returns the node's box in whole pixels of the top viewport, or null if it has none. */
  get(id: number, registry: NodeRegistry): TreeBox | null {
    const chunk = this.#boxes.rowToRead(id);
    const at = this.#boxes.offset(id);
    if (chunk && chunk[at + 2] !== UNREAD) {
      return { x: chunk[at], y: chunk[at + 1], width: chunk[at + 2], height: chunk[at + 3] } as TreeBox;
    }
    const box = readBox(registry.object(id));
    if (box) this.set(id, box);
    return box;
  }
}

/** Reads the current scroll state of an element, in whole CSS pixels; returns null for a node that is no element. */
export function readScroll(object: Node | null): Scroll | null {
  if (!object || !isElement(object)) return null;
  const reader = new LayoutReader();
  return {
    top: Math.round(scrolledBy(object, reader).top),
    height: reader.scrollSize(object).height,
    shown: reader.clientSize(object).height,
  };
}

/**
 * The least hidden height that counts as scrollable, in CSS pixels. It is about a line of text; smaller differences
 * come from rounding.
 */
const MIN_HIDDEN_HEIGHT = 20;

/**
 * Returns whether the element scrolls vertically and has more content than it shows.
 * @param overflow the computed `overflow`
 * https://drafts.csswg.org/css-overflow-3/#scroll-container
 */
export const isScrollable = (el: Element, overflow: string, reader: LayoutReader): boolean =>
  overflow !== 'visible' &&
  /(?:auto|scroll)$/.test(overflow) &&
  reader.scrollSize(el).height - reader.clientSize(el).height >= MIN_HIDDEN_HEIGHT;
