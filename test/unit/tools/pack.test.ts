// @vitest-environment node
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { alphabet } from '../../../tools/build/pack/alphabet.mjs';
import { pack } from '../../../tools/build/pack/pack.mjs';
import { unpack } from '../../../tools/build/pack/unpack.mjs';

describe('the packer of the bookmarklet', () => {
  it('gives back what it was given', () => {
    const ascii = fc.string({
      unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
      maxLength: 300,
    });
    fc.assert(
      fc.property(ascii, (script) => {
        expect(unpack(pack(script), script.length)).toBe(script);
      }),
      { numRuns: 12, seed: 1 },
    );
    for (const script of ['', 'a', 'abab'.repeat(500), '\0\x7f\n'])
      expect(unpack(pack(script), script.length)).toBe(script);
  });

  it('packs a script into characters of its alphabet, tighter than deflate does in bytes a quarter larger', () => {
    const script = readFileSync(new URL('../../../tools/build/pack/model.mjs', import.meta.url), 'ascii').replace(
      /[^\0-\x7f]/g,
      '',
    );
    const packed = pack(script);
    const codes = alphabet();
    expect(packed.split('').filter((sign) => !codes.includes(sign.charCodeAt(0)))).toEqual([]);
    expect(codes).toHaveLength(85);
    expect(packed.length).toBeLessThan(deflateRawSync(script, { level: 9 }).length * 1.25);
    expect(unpack(packed, script.length)).toBe(script);
  });
});
