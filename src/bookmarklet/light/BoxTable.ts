import type { TreeBox } from '../../tree/Geometry.ts';
import { readBox } from '../../snapshot/liveBox.ts';
import type { NodeRegistry } from '../../snapshot/identity/NodeRegistry.ts';

export const keptBox = (): undefined => undefined;

/** The bookmarklet reads each box when it is asked for. */
export class BoxTable {
  set(): void {}
  get(id: number, registry: NodeRegistry): TreeBox | null {
    return readBox(registry.object(id));
  }
}
