import { describe, expect, it } from 'vitest';
import { holdsSecretNumber } from '../../../src/standards/secretPatterns.ts';

describe('holdsSecretNumber', () => {
  const table: [text: string, secret: boolean, why: string][] = [
    ['4111 1111 1111 1111', true, 'a card'],
    ['4111-1111-1111-1111', true, 'a card with dashes'],
    ['card 378282246310005.', true, 'fifteen digits'],
    ['4111 1111 1111 1112', false, 'wrong check digit'],
    ['0000000000000000', false, 'zeros'],
    ['123-45-6789', true, 'a social security number'],
    ['000-12-3456', false, 'no such area'],
    ['1234567890', false, 'too short'],
    ['12345678901234567890123', false, 'too long'],
    ['', false, 'nothing'],
  ];
  for (const [text, secret, why] of table) it(`${why}: ${text}`, () => expect(holdsSecretNumber(text)).toBe(secret));
});
