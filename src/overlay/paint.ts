import type { Box } from '../layout/LayoutReader.ts';

/** The drawing for one element. */
export interface Drawing {
  readonly text: string;
  readonly boxes: readonly Box[];
  readonly label: Box | null;
  /** The number that selects the colour. */
  readonly id: number;
  readonly highlighted: boolean;
}

/**
 * White text has a contrast of at least 4.5 : 1 on each colour. A white outline separates the boxes from dark pages.
 */
const COLOURS = ['#c2185b', '#1a5fb4', '#00695c', '#7b1fa2', '#a34400', '#37474f', '#b71c1c', '#33691e'];
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
  for (const { boxes, id, highlighted } of drawings) {
    for (const { x, y, width, height } of boxes) {
      const edges = [Math.round(x) + 0.5, Math.round(y) + 0.5, Math.round(width) - 1, Math.round(height) - 1] as const;
      if (highlighted) {
        context.fillStyle = 'rgb(255 214 0 / 35%)';
        context.fillRect(...edges);
      }
      stroke(context, 'rgb(255 255 255 / 65%)', highlighted ? 6 : 3);
      context.strokeRect(...edges);
      stroke(context, colourOf(id), highlighted ? 3 : 1);
      context.strokeRect(...edges);
    }
  }
  for (const {
    boxes: [box],
    label,
    id,
  } of drawings)
    if (box && label && isApart(box, label)) join(context, box, label, colourOf(id));
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = 'ltr';
  for (const { label, text, id } of drawings) {
    if (!label) continue;
    const { x, y, width, height } = label;
    context.fillStyle = '#fff';
    context.fillRect(x, y, width, height);
    context.fillStyle = colourOf(id);
    context.fillRect(x + 1, y + 1, width - 2, height - 2);
    context.fillStyle = '#fff';
    context.fillText(text, x + width / 2, y + height / 2 + 0.5);
  }
}

const colourOf = (id: number): string => COLOURS[id % COLOURS.length] as string;

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
