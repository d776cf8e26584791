import { describe, expect, it, vi } from 'vitest';
import { TextGate } from '../../../src/standards/TextGate.ts';

/** Returns a gate for a page whose fields for secrets had these values one after the other. */
function gateOf(...values: string[]): TextGate {
  const gate = new TextGate();
  for (const value of values) gate.noteHeld([value]);
  return gate;
}

describe('TextGate', () => {
  it.each([
    ['Hunter2Secret!x', 'İstanbul Hunter2Secret!x ok', 'İstanbul ••• ok'],
    ['Şifre-İzmir', 'is şifre-izmir', 'is •••'],
    ['Hunter2Secret', 'Hun\u200cter2Sec\u00adret', '•••'],
    ['Hunter 2 Secret', 'a Hunter\u00a02 Secret', 'a •••'],
    ['Pässwörd99', 'is Pa\u0308sswo\u0308rd99, ok', 'is •••, ok'],
    ['Hunter2Secret', 'Ｈｕｎｔｅｒ２Ｓｅｃｒｅｔ', '•••'],
    ['482913', '验证码482913已发送', '验证码•••已发送'],
    ['482913', 'コード482913です', 'コード•••です'],
    ['482913', 'x482913', 'x•••'],
    ['hunter', '密码hunter。', '密码•••。'],
    ['Tr0ub4dor-x77Q', '/x?q=Tr%30ub4dor-x77Q&b=1', '/x?q=•••&b=1'],
    ['Tr0', '%54%72%30', '•••'],
    ['Tr0ub4dor', '/x?q=%54%72%30%75%62%34%64%6f%72#y', '/x?q=•••#y'],
    ['Tr0ub4dor', '/x?u=%252Fy%253Fq%253DTr%2530ub4dor', '/x?u=%252Fy%253Fq%253D•••'],
    ['hunter', '/x?u=q%3Dhunter%26y', '/x?u=q%3D•••%26y'],
    ['p@ss wörd', '/ö/%F6?q=%70%40ss+w%C3%B6rd&é', '/ö/%F6?q=•••&é'],
    ['p@ss wörd', '/x?q=p%40ss%20wörd', '/x?q=•••'],
    ['50%41abc', '/x?q=50%2541abc is 50%41abc', '/x?q=••• is •••'],
    ['Tr0ub4dor', 'is T r 0 u b 4 d o r ok', 'is ••• ok'],
    ['482913', 'Code 4 8  2\n9 1 3', 'Code •••'],
    ['Tr0ub4dor-77', 'is Tr0ub 4dor -77 ok', 'is ••• ok'],
  ])('masks %j in %j', (secret, text, expected) => {
    expect(gateOf(secret).line(text)).toBe(expected);
  });

  it.each([
    ['1234', '12345 01234'],
    ['hunter', 'hunters'],
    ['abc', 'abc def'],
    ['1234', '1 2 3 4 5'],
    ['hunter', 'x%68unters'],
    ['hunter', 'with un terse'],
    ['hunter', 'to hunt er'],
  ])('leaves a longer number or word than %j alone: %j', (secret, text) => {
    expect(gateOf(secret).line(text)).toBe(text);
  });

  it('compares a text only with the secrets that begin like a part of it', () => {
    const gate = new TextGate();
    gate.noteHeld(Array.from({ length: 3000 }, (_, i) => `${i.toString(36).padStart(3, '0')}-Secret`));
    const comparisons = vi.spyOn(String.prototype, 'slice');
    const texts = ['is 0zz-secret, ok', 'is 2b3-secret, ok', 'is zzz-secret, ok'].map((text) => gate.line(text));
    const { length } = comparisons.mock.calls;
    comparisons.mockRestore();
    expect(texts).toEqual(['is •••, ok', 'is •••, ok', 'is zzz-secret, ok']);
    expect(length).toBeLessThan(50);
  });

  it('compares a text with a bounded number of secrets that begin alike', () => {
    const gate = new TextGate();
    gate.noteHeld(Array.from({ length: 3000 }, (_, i) => `aaaaaaaa${i}`));
    const comparisons = vi.spyOn(String.prototype, 'slice');
    gate.text('a'.repeat(100));
    const { length } = comparisons.mock.calls;
    comparisons.mockRestore();
    expect(length).toBeLessThan(100 * 100 * 3);
  });

  it('masks a text to its end that begins like a very long secret', () => {
    const secret = 'Tr0ub4dor '.repeat(300);
    for (const gate of [gateOf(secret), new TextGate()]) {
      gate.noteTyped(secret);
      expect(gate.text(`is ${secret.slice(0, 2000)}`).trim()).toBe('is •••');
    }
    expect(gateOf(secret).line(`is ${secret}`).trim()).toBe('is •••');
  });

  it('masks a secret of any length where a text is cut', () => {
    const secret = 'Kq7z'.repeat(400);
    expect(gateOf(secret).line(`key ${secret}`)).toBe('key •••');
    expect(gateOf(secret).pass({ text: `key ${secret}` })).toEqual({ text: 'key •••' });
  });

  it('remembers what a field held before characters were added or taken away', () => {
    expect(gateOf('Hunter2Secret', 'Hunter2Secret!').line('Hunter2Secret')).toBe('•••');
    expect(gateOf('Hunter2Secret', 'Hunte', '').line('Hunter2Secret')).toBe('•••');
    expect(
      gateOf('Hunter2Secret', ...Array.from({ length: 25 }, (_, i) => `other${i}-value`)).line('Hunter2Secret'),
    ).toBe('•••');
  });

  it('forgets a short beginning of what is typed, which may be an ordinary word', () => {
    expect(gateOf('cart', 'cartoon-9').line('Your cart')).toBe('Your cart');
    expect(gateOf('password', 'password-9').line('Password')).toBe('Password');
  });

  const quoted = 'ab/cd"ef12';
  const marked = 'Tr0ub4dor&3"<x>';
  it.each([
    ['markup', marked, "<input value='Tr0ub4dor&amp;3&quot;&lt;x&gt;'>", "<input value='•••'>"],
    ['markup in markup', marked, 'v="Tr0ub4dor&amp;amp;3&amp;quot;&amp;lt;x&amp;gt;"', 'v="•••"'],
    ['markup with codes', marked, 'is Tr0ub4dor&#38;3&#034;&#x3C;x&#X3e; ok', 'is ••• ok'],
    ['JSON', quoted, '{"pw":"ab/cd\\"ef12","x":1}', '{"pw":"•••","x":1}'],
    ['JSON by PHP', quoted, '{"pw":"ab\\/cd\\"ef12"}', '{"pw":"•••"}'],
    ['JSON in JSON', quoted, '"{\\"pw\\":\\"ab\\\\/cd\\\\\\"ef12\\"}"', '"{\\"pw\\":\\"•••"}"'],
    ['JSON in markup', quoted, '{&quot;pw&quot;:&quot;ab/cd\\&quot;ef12&quot;}', '{&quot;pw&quot;:&quot;•••&quot;}'],
    ['JSON in an address', quoted, '/x?d=%7B%22p%22:%22ab/cd%5C%22ef12%22', '/x?d=%7B%22p%22:%22•••%22'],
    ['JSON in ASCII', 'Zürich<9x', '["Z\\u00fcrich\\u003C9x"]', '["•••"]'],
    ['JSON with line breaks', 'key one\nkey two', '"key one\\nkey two\\n"', '"•••\\n"'],
    ['JSON with a backslash', 'ab\\cd-x1\\', '["ab\\\\cd-x1\\\\"]', '["•••"]'],
    ['a script', quoted, "'ab\\x2fcd\\u{22}ef12'", "'•••'"],
    ['a style sheet', quoted, '[v=ab\\/cd\\22 ef12]', '[v=•••]'],
    ['an address with accents of their own', 'Über-Öl9', '/x?q=U%CC%88ber-O%CC%88l9', '/x?q=•••'],
    ['an address with letters that have accents', 'U\u0308ber-O\u0308l9', '/x?q=%C3%9Cber-%C3%96l9', '/x?q=•••'],
  ])('masks a secret with the escapes of %s', (_, secret, text, expected) => {
    expect(gateOf(secret).line(text)).toBe(expected);
  });

  it('masks a secret of which each character is an escape where the text is cut', () => {
    const secret = 'Kq7z'.repeat(300);
    const escapes = [...secret].map((one) => `\\u00${one.charCodeAt(0).toString(16)}`).join('');
    expect(gateOf(secret).line(`key ${escapes}`)).toBe('key •••');
  });
});
