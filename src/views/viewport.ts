import type { Geometry } from '../tree/Geometry.ts';

/** The element has a box and none of it is in the viewport. */
export function isOffscreen(geometry: Geometry, id: number): boolean {
  const box = geometry.box(id);
  if (!box) return false;
  const { width, height } = geometry.viewport;
  return box.x + box.width <= 0 || box.y + box.height <= 0 || box.x >= width || box.y >= height;
}
