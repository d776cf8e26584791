/** Returns the smallest box that contains the points with these coordinates. */
export function boundingBox(
  xs: readonly number[],
  ys: readonly number[],
): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
