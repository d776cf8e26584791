import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsSecretNumber, maskSecretNumbers as mask } from '../../../src/standards/secretPatterns.ts';

describe('mask', () => {
  const rows: [text: string, expected: string][] = [
    ['4111111111111111', '•••'],
    ['pay 4111 1111 1111 1111 now', 'pay ••• now'],
    ['4111-1111-1111-1111', '•••'],
    ['5500 0000 0000 0004 123', '••• 123'],
    ['378282246310005 exp 12/29', '••• exp 12/29'],
    ['41\u200b11 11\u200b11 1111 1111', '•••'],
    ['SSN 123-45-6789.', 'SSN •••.'],
    ['123 45 6789', '•••'],
    ['000-45-6789', '000-45-6789'],
    ['20240515123456', '20240515123456'],
    ['４１１１ １１１１ １１１１ １１１１', '•••'],
    ['4111111111111112', '4111111111111112'],
    ['call 555-0100, 2024-10-24', 'call 555-0100, 2024-10-24'],
    ['order 20240001234567890123456789', 'order 20240001234567890123456789'],
  ];
  it.each(rows)('%s', (text, expected) => {
    expect(mask(text)).toBe(expected);
    expect(holdsSecretNumber(text)).toBe(expected !== text);
  });

  it('finds every card number in any surrounding text, grouped or not', () => {
    const around = fc.string().map((s) => s.replace(/[\d\s.-]/gu, 'x'));
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 17 })
      .map((d) => withCheckDigit(`4${d.join('')}`));
    fc.assert(
      fc.property(around, digits, fc.constantFrom('', ' ', '-', '.'), around, (before, card, gap, after) => {
        const written = card.replace(/(.{4})(?=.)/gu, `$1${gap}`);
        expect(mask(`${before}x${written}x${after}`)).not.toContain(written);
      }),
    );
  });

  it('terminates on a long row of digits', () => {
    expect(mask('1 '.repeat(200_000)).length).toBeGreaterThan(0);
  });
});

function withCheckDigit(digits: string): string {
  for (let check = 0; check < 10; check++) {
    const sum = [...`${digits}${check}`].reverse().reduce((s, c, i) => {
      const d = Number(c) * (i % 2 ? 2 : 1);
      return s + (d > 9 ? d - 9 : d);
    }, 0);
    if (sum % 10 === 0) return `${digits}${check}`;
  }
  return digits;
}
