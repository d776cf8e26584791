import type { Box } from '../layout/LayoutReader.ts';

/** The drawing for one element. */
export interface Drawing {
  readonly text: string;
  readonly boxes: readonly Box[];
  /** The boxes of the elements that lie over a part of the element; its own boxes are not drawn across them. */
  readonly covers: readonly Box[];
  readonly label: Box | null;
  /** The number that selects the colour, unless a neighbour has it already. */
  readonly id: number;
  readonly highlighted: boolean;
}

/**
 * The colours of marks. White text has a contrast of at least 4.5 : 1 on each. A white outline separates the boxes from
 * dark pages.
 */
const COLOURS = ['#c2185b', '#1a5fb4', '#00695c', '#7b1fa2', '#a34400', '#37474f', '#b71c1c', '#33691e'];
/** The distance from which elements may share a colour, in pixels. */
const MIN_DISTANCE = 30;
export const LABEL_HEIGHT = 15;
const PADDING = 4;
const FONT = 'bold 11px Arial, "Liberation Sans", sans-serif';

/** Returns the width of a label with the given text, in pixels. */
export function labelWidth(context: CanvasRenderingContext2D, text: string): number {
  context.font = FONT;
  return Math.ceil(context.measureText(text).width) + 2 * PADDING;
}

/** Draws the boxes, then lines to labels that are apart from their boxes, then the labels. */
export function paint(context: CanvasRenderingContext2D, drawings: readonly Drawing[]): void {
  const colours = coloursOf(drawings);
  drawings.forEach(({ boxes, covers, highlighted }, i) => {
    context.save();
    for (const { x, y, width, height } of covers) {
      context.beginPath();
      context.rect(-FAR, -FAR, 2 * FAR, 2 * FAR);
      context.rect(x, y, width, height);
      context.clip('evenodd');
    }
    for (const { x, y, width, height } of boxes) {
      const edges = [Math.round(x) + 0.5, Math.round(y) + 0.5, Math.round(width) - 1, Math.round(height) - 1] as const;
      if (highlighted) {
        context.fillStyle = 'rgb(255 214 0 / 35%)';
        context.fillRect(...edges);
      }
      stroke(context, 'rgb(255 255 255 / 65%)', highlighted ? 6 : 3);
      context.strokeRect(...edges);
      stroke(context, colours[i] as string, highlighted ? 3 : 1);
      context.strokeRect(...edges);
    }
    context.restore();
  });
  drawings.forEach(({ boxes: [box], label }, i) => {
    if (box && label && isApart(box, label)) join(context, box, label, colours[i] as string);
  });
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = 'ltr';
  drawings.forEach(({ label, text }, i) => {
    if (!label) return;
    const { x, y, width, height } = label;
    context.fillStyle = '#fff';
    context.fillRect(x, y, width, height);
    context.fillStyle = colours[i] as string;
    context.fillRect(x + 1, y + 1, width - 2, height - 2);
    context.fillStyle = '#fff';
    context.fillText(text, x + width / 2, y + height / 2 + 0.5);
  });
}

/** A coordinate beyond every one that is drawn at. */
const FAR = 1e5;

/** Returns a colour for each drawing that differs from those of its neighbours, as long as there are enough colours. */
export function coloursOf(drawings: readonly Pick<Drawing, 'boxes' | 'id'>[]): string[] {
  const chosen: number[] = [];
  drawings.forEach(({ boxes, id }, i) => {
    const uses = COLOURS.map(() => 0);
    for (let j = 0; j < i; j++) {
      const others = (drawings[j] as Drawing).boxes;
      if (boxes.some((box) => others.some((other) => isNear(box, other)))) uses[chosen[j] as number]!++;
    }
    let best = id % COLOURS.length;
    for (let next = 1; next < COLOURS.length; next++) {
      const colour = (id + next) % COLOURS.length;
      if (uses[colour]! < uses[best]!) best = colour;
    }
    chosen.push(best);
  });
  return chosen.map((colour) => COLOURS[colour] as string);
}

const isNear = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + MIN_DISTANCE &&
  b.x < a.x + a.width + MIN_DISTANCE &&
  a.y < b.y + b.height + MIN_DISTANCE &&
  b.y < a.y + a.height + MIN_DISTANCE;

function stroke(context: CanvasRenderingContext2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
}

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

const isApart = (box: Box, label: Box): boolean =>
  label.x > box.x + box.width + 2 ||
  label.y > box.y + box.height + 2 ||
  label.x + label.width < box.x - 2 ||
  label.y + label.height < box.y - 2;

function join(context: CanvasRenderingContext2D, box: Box, label: Box, colour: string): void {
  for (const [ink, width] of [
    ['#fff', 3],
    [colour, 1],
  ] as const) {
    stroke(context, ink, width);
    context.beginPath();
    context.moveTo(...middle(box));
    context.lineTo(...middle(label));
    context.stroke();
  }
}
