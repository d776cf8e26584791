import type { Box } from '../layout/LayoutReader.ts';

/** Returns whether a `clip-path` leaves nothing of the box (CSS Shapes 1, "basic shapes"). */
export function clipsToNothing(path: string, box: () => Box): boolean {
  const [, shape, content = ''] = /^([\w-]+)\(([^)]*)\)/.exec(path) ?? [];
  const [head = ''] = content.split(/ round | at /);
  if (shape === 'inset' || shape === 'rect') {
    const [top = '0', right = top, bottom = top, left = right] = head.trim().split(/\s+/);
    const { width, height } = box();
    const px = (length: string, whole: number): number =>
      (parseFloat(length) || 0) * (length.endsWith('%') ? whole / 100 : 1);
    const [x, y] = [px(left, width) + px(right, width), px(top, height) + px(bottom, height)];
    return x >= width || y >= height;
  }
  if (shape === 'polygon') {
    const points = head
      .replace(/^\w+,/, '')
      .split(',')
      .map((point) => point.trim().split(/\s+/));
    return [0, 1].some((axis) => points.every((point) => point[axis] === points[0]?.[axis]));
  }
  if (shape === 'circle' || shape === 'ellipse') return /(?:^|\s)0(?:px|%)?(?:\s|$)/.test(head);
  return false;
}

/** Returns whether the `clip` of a positioned box leaves at most one pixel in a direction (CSS Masking 1, `rect()`). */
export function clipRectIsEmpty(clip: string): boolean {
  const sides = /^rect\((.*)\)$/
    .exec(clip)?.[1]
    ?.split(/[\s,]+/)
    .map(parseFloat);
  if (!sides || sides.length < 4) return false;
  const [top = 0, right = 0, bottom = 0, left = 0] = sides;
  return bottom - top <= 1 || right - left <= 1;
}
