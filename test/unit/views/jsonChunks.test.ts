import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonChunks } from '../../../src/views/jsonChunks.ts';

describe('JSON in pieces', () => {
  it('equals the JSON when joined, whatever the data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect([...jsonChunks(value)].join('')).toBe(JSON.stringify(value));
      }),
    );
  });

  it('leaves out undefined values', () => {
    expect([...jsonChunks({ a: undefined, b: [{ c: undefined, d: { e: 1 } }, undefined] })].join('')).toBe(
      '{"b":[{"d":{"e":1}},null]}',
    );
  });

  it('has pieces of one size, also for a deep page', () => {
    let deep: unknown = { text: 'x' };
    for (let i = 0; i < 1_000; i++) deep = { id: `node_${i}`, children: [deep, { text: 'y'.repeat(400) }] };
    const chunks = [...jsonChunks(deep)];
    expect(chunks.length).toBeGreaterThan(5);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(70_000);
    expect(chunks.join('')).toBe(JSON.stringify(deep));
  });
});
