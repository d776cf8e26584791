import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coloursOf } from '../../../src/overlay/paint.ts';

const drawing = (id: number, x: number, y: number) => ({ id, boxes: [{ x, y, width: 40, height: 20 }] });

describe('the colours of marks', () => {
  it('differ between neighbours, whatever their numbers are', () => {
    const grid = fc.array(fc.nat({ max: 5000 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(grid, (ids) => {
        // Four in a row, and three rows, 20 pixels apart.
        const colours = coloursOf(ids.map((id, i) => drawing(id, (i % 4) * 60, Math.floor(i / 4) * 40)));
        colours.forEach((colour, i) =>
          colours.slice(0, i).forEach((other, j) => {
            const isNeighbour =
              Math.abs((i % 4) - (j % 4)) <= 1 && Math.abs(Math.floor(i / 4) - Math.floor(j / 4)) <= 1;
            if (isNeighbour) expect(colour, `${j} and ${i} of ${ids.join()}`).not.toBe(other);
          }),
        );
      }),
    );
  });

  it('stay with their numbers where no neighbour has the same', () => {
    const alone = (id: number) => coloursOf([drawing(id, 0, 0)])[0];
    expect(coloursOf([drawing(3, 0, 0), drawing(4, 900, 0)])).toEqual([alone(3), alone(4)]);
    expect(coloursOf([drawing(3, 0, 0), drawing(11, 900, 0)])).toEqual([alone(3), alone(3)]);
  });
});
