import { valueOf } from '../standards/indexed.ts';
import { intersect, meets } from '../layout/clip.ts';
import type { Box } from '../layout/LayoutReader.ts';

/** An element to label: its box, and the width of its label. */
export interface Target {
  readonly box: Box;
  readonly width: number;
  readonly rtl: boolean;
}

/**
 * Positions of a label relative to the upper left corner of its target, in order of preference: fractions of the
 * target's width and height, then of the label's.
 */
const PLACES = [
  [0, 0.5, -1, -0.5],
  [0, 0, 0, -1],
  [0, 0, -0.5, -0.5],
  [0, 0, 0, 0],
  [1, 0.5, 0, -0.5],
  [0, 1, 0, 0],
  [1, 0, -1, -1],
  [1, 0, -1, 0],
  [1, 1, -1, 0],
  [0, 1, 0, -1],
  [1, 1, -1, -1],
] as const;
/** The cost of each position in addition to the one before it. */
const POSITION_COST = 0.03;
/** The largest distance of a label from its target, in half labels. */
const MAX_RINGS = 40;
/** The largest number of positions that are tried for all labels together. */
const MAX_TRIES = 500_000;

/**
 * Places each label beside, above or on its target within `area`, where it hides as little as possible of targets and
 * texts and overlaps no other label.
 * @param obstacles the boxes of texts
 * @returns the box of each label, or null if there is no room
 */
export function placeLabels(
  targets: readonly Target[],
  height: number,
  area: Box,
  obstacles: readonly Box[],
): (Box | null)[] {
  const labels = new Grid();
  // A text without spaces can be millions of pixels wide. No label is outside of the area.
  const inArea = (boxes: readonly Box[]): Grid => {
    const grid = new Grid();
    for (const box of boxes) if (meets(box, area)) grid.add(intersect(box, area));
    return grid;
  };
  const others = inArea(targets.map(({ box }) => box));
  const texts = inArea(obstacles);
  const placed: (Box | null)[] = targets.map(() => null);
  const budget = { tries: MAX_TRIES };
  // Small targets come first, because they have the fewest positions.
  const order = targets
    .map((_, i) => i)
    .sort((a, b) => size((targets[a] as Target).box) - size((targets[b] as Target).box));
  for (const i of order) {
    const target = targets[i] as Target;
    const found =
      bestPlace(
        target,
        height,
        area,
        labels,
        (label) =>
          2 * (others.covered(label) - overlap(label, target.box)) +
          texts.covered(label) +
          overlap(label, target.box) * (size(target.box) > 8 * size(label) ? 0.2 : 0.7),
      ) ?? nearestPlace(target, height, area, labels, budget);
    if (found) labels.add(found);
    placed[i] = found;
  }
  return placed;
}

function bestPlace(
  { box, width, rtl }: Target,
  height: number,
  area: Box,
  labels: Grid,
  hides: (label: Box) => number,
): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  PLACES.forEach(([across, down, left, up], i) => {
    const x = rtl ? box.x + (1 - across) * box.width - (1 + left) * width : box.x + across * box.width + left * width;
    const label = within(area, {
      x: Math.round(x),
      y: Math.round(box.y + down * box.height + up * height),
      width,
      height,
    });
    if (labels.meets(label)) return;
    const cost = i * POSITION_COST + hides(label) / size(label);
    if (cost < least) [best, least] = [label, cost];
  });
  return best;
}

/** Returns the nearest free position, found by searching in rings around the target. */
function nearestPlace(
  { box, width }: Target,
  height: number,
  area: Box,
  labels: Grid,
  budget: { tries: number },
): Box | null {
  for (let ring = 1; ring <= MAX_RINGS && budget.tries > 0; ring++) {
    budget.tries -= 8 * ring;
    for (let i = -ring; i <= ring; i++) {
      for (const [dx, dy] of [
        [i, -ring],
        [i, ring],
        [-ring, i],
        [ring, i],
      ] as const) {
        const label = {
          x: Math.round(box.x + dx * (width / 2)),
          y: Math.round(box.y + dy * (height / 2)),
          width,
          height,
        };
        if (same(label, within(area, label)) && !labels.meets(label)) return label;
      }
    }
  }
  return null;
}

const size = ({ width, height }: Box): number => width * height;
const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const within = (area: Box, { x, y, width, height }: Box): Box => ({
  x: Math.max(area.x, Math.min(x, area.x + area.width - width)),
  y: Math.max(area.y, Math.min(y, area.y + area.height - height)),
  width,
  height,
});

const CELL = 48;
const ROWS = 0x10000;

/** Finds boxes by the grid cells that they overlap. */
class Grid {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    this.#some(box, (key) => {
      valueOf(this.#cells, key, () => []).push(box);
      return false;
    });
  }

  meets(box: Box): boolean {
    return this.#some(box, (key) => this.#cells.get(key)?.some((other) => overlap(box, other) > 0) ?? false);
  }

  /** Returns how many pixels of the box are covered. Pixels that are covered twice count twice. */
  covered(box: Box): number {
    const near = new Set<Box>();
    this.#some(box, (key) => {
      for (const other of this.#cells.get(key) ?? []) near.add(other);
      return false;
    });
    let sum = 0;
    for (const other of near) sum += overlap(box, other);
    return sum;
  }

  #some({ x, y, width, height }: Box, test: (key: number) => boolean): boolean {
    for (let column = Math.floor(x / CELL); column <= Math.floor((x + width) / CELL); column++) {
      for (let row = Math.floor(y / CELL); row <= Math.floor((y + height) / CELL); row++)
        if (test(column * ROWS + row)) return true;
    }
    return false;
  }
}
