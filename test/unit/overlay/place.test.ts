import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels, type Target } from '../../../src/overlay/place.ts';

const AREA = { x: 0, y: 0, width: 800, height: 600 };
const HEIGHT = 15;
const target = fc.record({
  box: fc.record({
    x: fc.integer({ min: -20, max: 790 }),
    y: fc.integer({ min: -20, max: 590 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 200 }),
  }),
  width: fc.integer({ min: 12, max: 40 }),
  rtl: fc.boolean(),
});
const meets = (a: Target['box'], b: Target['box']): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('labels', () => {
  it('are inside the area and do not overlap, and exist as long as there is room', () => {
    fc.assert(
      fc.property(fc.array(target, { maxLength: 120 }), (targets) => {
        const labels = placeLabels(targets, HEIGHT, AREA, []);
        expect(labels).toHaveLength(targets.length);
        labels.forEach((label, i) => {
          if (!label) throw new Error(`no label for ${i} of ${targets.length}`);
          expect([label.width, label.height]).toEqual([targets[i]?.width, HEIGHT]);
          expect(label.x, `left edge of label ${i}`).toBeGreaterThanOrEqual(0);
          expect(label.y, `top edge of label ${i}`).toBeGreaterThanOrEqual(0);
          expect(label.x + label.width, `right edge of label ${i}`).toBeLessThanOrEqual(AREA.width);
          expect(label.y + label.height, `bottom edge of label ${i}`).toBeLessThanOrEqual(AREA.height);
          expect(labels.slice(0, i).filter((other) => other && meets(label, other))).toEqual([]);
        });
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it.each([
    [
      'beside it, where that is free',
      { rtl: false, box: { x: 200, y: 100, width: 100, height: 20 } },
      [],
      { x: 180, y: 103 },
    ],
    [
      'on the other side, right to left',
      { rtl: true, box: { x: 200, y: 100, width: 100, height: 20 } },
      [],
      { x: 300, y: 103 },
    ],
    [
      'above it, where text is beside it',
      { rtl: false, box: { x: 200, y: 100, width: 100, height: 20 } },
      [{ x: 100, y: 100, width: 100, height: 20 }],
      { x: 200, y: 85 },
    ],
    [
      'within the area, at its edge',
      { rtl: false, box: { x: 0, y: 0, width: 800, height: 600 } },
      [],
      { x: 0, y: 293 },
    ],
  ])('stand %s', (_, { box, rtl }, texts, place) => {
    expect(placeLabels([{ box, rtl, width: 20 }], HEIGHT, AREA, texts)[0]).toMatchObject(place);
  });

  it('are placed beside a text that is much wider and higher than the page', () => {
    const box = { x: 200, y: 100, width: 100, height: 20 };
    const text = { x: 100, y: -1e9, width: 1e9, height: 2e9 };
    expect(placeLabels([{ box, rtl: false, width: 20 }], HEIGHT, AREA, [text])[0]).toMatchObject({ x: 180, y: 103 });
  });

  it('are left out if there is no room', () => {
    const targets = Array.from({ length: 30 }, () => ({
      box: { x: 0, y: 0, width: 50, height: 30 },
      width: 25,
      rtl: false,
    }));
    const labels = placeLabels(targets, HEIGHT, { x: 0, y: 0, width: 50, height: 30 }, []);
    expect(labels.filter(Boolean).length).toBeGreaterThan(0);
    expect(labels.filter(Boolean).length).toBeLessThanOrEqual(4);
  });
});
