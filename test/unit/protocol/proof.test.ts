import { describe, expect, it } from 'vitest';
import { proofOf, sipHash } from '../../../src/protocol/frames/proof.ts';

/** The key of the reference implementation's test vectors: bytes 0 to 15. */
const KEY = [0x0706050403020100n, 0x0f0e0d0c0b0a0908n] as const;
const hash = (length: number): string =>
  sipHash(
    ...KEY,
    Uint8Array.from({ length }, (_, i) => i),
  )
    .toString(16)
    .padStart(16, '0');

describe('the proof of a secret', () => {
  // The vectors are from https://github.com/veorq/SipHash, vectors.h, which has them as bytes, the lowest first.
  for (const [length, expected] of [
    [0, '726fdb47dd0e0e31'],
    [1, '74f839c593dc67fd'],
    [7, 'ab0200f58b01d137'],
    [8, '93f5f5799a932462'],
    [15, 'a129ca6149be45e5'],
  ] as const) {
    it(`is SipHash-2-4: ${length} bytes`, () => expect(hash(length)).toBe(expected));
  }

  it('differs with every word and with the secret, and is empty without a secret', () => {
    const words = ['nonce', 'challenge', 'https://a.example', 'https://b.example'];
    const proofs = [
      proofOf('a secret of sixteen', words),
      proofOf('another of sixteen', words),
      ...words.map((_, i) => proofOf('a secret of sixteen', words.with(i, 'x'))),
    ];
    expect(new Set(proofs).size).toBe(proofs.length);
    expect(proofOf('a secret of sixteen', words)).toBe(proofs[0]);
    expect(proofOf('', words)).toBe('');
  });
});
