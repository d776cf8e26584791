import type { FrameSpace } from '../layout/FrameSpace.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import type { TreeBox } from '../tree/Geometry.ts';
import { NumberTable } from '../tree/NumberTable.ts';
import { inTopViewport, readBox } from './liveBox.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';

/** The element's box if a decision needed it, in whole pixels of the top viewport. */
export function keptBox(el: Element, space: FrameSpace, reader: LayoutReader): TreeBox | undefined {
  const box = reader.knownBox(el);
  return box && inTopViewport(box, space);
}

/** What `NumberTable` holds where nothing was set: no box has such a width. */
const UNREAD = -1;

/**
 * Boxes of nodes by number, 16 bytes each. What the build did not have to
 * read is read when it is first asked for.
 */
export class BoxTable {
  readonly #boxes = new NumberTable(4);

  set(id: number, box: TreeBox): void {
    const chunk = this.#boxes.rowToWrite(id);
    const at = this.#boxes.offset(id);
    chunk[at] = box.x;
    chunk[at + 1] = box.y;
    chunk[at + 2] = Math.max(0, box.width);
    chunk[at + 3] = Math.max(0, box.height);
  }

  get(id: number, registry: NodeRegistry): TreeBox | null {
    const chunk = this.#boxes.rowToRead(id);
    const at = this.#boxes.offset(id);
    if (chunk && chunk[at + 2] !== UNREAD) {
      return { x: chunk[at] ?? 0, y: chunk[at + 1] ?? 0, width: chunk[at + 2] ?? 0, height: chunk[at + 3] ?? 0 };
    }
    const box = readBox(registry.object(id));
    if (box) this.set(id, box);
    return box;
  }
}
