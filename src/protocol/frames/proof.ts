const BITS = 64;
const to64Bits = (n: bigint): bigint => BigInt.asUintN(BITS, n);
const rotateLeft = (n: bigint, by: number): bigint => to64Bits((n << BigInt(by)) | (n >> BigInt(BITS - by)));

/**
 * Computes SipHash-2-4 of the bytes, a keyed hash that reveals nothing about its key
 * (https://www.aumasson.jp/siphash/siphash.pdf). `crypto.subtle` does not exist in documents loaded over plain HTTP.
 */
export function sipHash(k0: bigint, k1: bigint, bytes: Uint8Array): bigint {
  let [a, b, c, d] = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  const rounds = (count: number): void => {
    while (count--) {
      a = to64Bits(a + b);
      b = rotateLeft(b, 13) ^ a;
      a = rotateLeft(a, 32);
      c = to64Bits(c + d);
      d = rotateLeft(d, 16) ^ c;
      a = to64Bits(a + d);
      d = rotateLeft(d, 21) ^ a;
      c = to64Bits(c + b);
      b = rotateLeft(b, 17) ^ c;
      c = rotateLeft(c, 32);
    }
  };
  for (let i = 0; i <= bytes.length; i += 8) {
    let m = i + 8 > bytes.length ? BigInt(bytes.length & 255) << 56n : 0n;
    for (let j = 0; j < 8 && i + j < bytes.length; j++) m |= BigInt(bytes[i + j] as number) << BigInt(8 * j);
    d ^= m;
    rounds(2);
    a ^= m;
  }
  c ^= 255n;
  rounds(4);
  return a ^ b ^ c ^ d;
}

/**
 * Computes a keyed hash of the words, which proves that its sender knows the secret. Returns an empty text if there is
 * no secret.
 */
export function proofOf(secret: string, words: readonly string[]): string {
  if (!secret) return '';
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const key = bytes(secret);
  return sipHash(sipHash(1n, 2n, key), sipHash(3n, 4n, key), bytes(words.join('|'))).toString(16);
}
