import { describe, expect, it } from 'vitest';
import { holdsSecretNumber, secretSpans, withMasks } from '../../../src/standards/secretPatterns.ts';

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

describe('secretSpans', () => {
  const masked = (text: string): string => withMasks(text, secretSpans(text));

  for (const card of [
    '4111.1111.1111.1111',
    '4111–1111–1111–1111',
    '4111 - 1111 - 1111 - 1111',
    '4111/1111/1111/1111',
    '4111_1111_1111_1111',
    '4111\u202f1111\u202f1111\u202f1111',
    '4111\u22121111\u22121111\u22121111',
    '４１１１ １１１１ １１１１ １１１１',
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
    '078–05–1120',
    '078 - 05 - 1120',
    '4111-1111 1111-1111',
    '4-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1',
    '4111%201111%201111%201111',
    '4111+1111+1111+1111',
    '4111,1111,1111,1111',
    '4111:1111:1111:1111',
  ])
    it(`finds a number, however it is written: ${card}`, () => expect(masked(`No ${card} ok`)).toBe('No ••• ok'));

  for (const name of [
    'token',
    't%6Fken',
    'auth%5Ftoken',
    'access%255Ftoken',
    'accessToken',
    'authtoken',
    'user[password]',
    'PHPSESSID',
    'X-Amz-Signature',
    'xsrf',
    'bearer',
    'auth',
  ])
    for (const before of [
      '/x?',
      '/x?a=1&',
      '/x?a=1;',
      '/x#a=1&',
      '/x#/',
      '/x?a=b%20',
      'https://e.org/?r=%2Fcb%3F',
      '/?r=%252Fcb%253F',
    ])
      it(`finds the value of a parameter that names a credential: ${before}${name}`, () => {
        const is = before.includes('%25') ? '%253D' : '=';
        expect(masked(`${before}${name}${is}zzzTOP9&b=2`)).toBe(`${before}${name}${is}•••&b=2`);
      });

  for (const [text, expected] of [
    ['//ann:hunter2@e.org/', '//•••@e.org/'],
    ['/r?u=https%3A%2F%2Fann%3Ahunter2%40e.org', '/r?u=https%3A%2F%2F•••%40e.org'],
    ['https://ann:p%40ss@e.org/', 'https://•••@e.org/'],
    ['https://ann:p@ss@e.org/', 'https://•••@e.org/'],
    ["https://ann:it'sZZ@e.org/", 'https://•••@e.org/'],
    [`https://${'ann'.repeat(90)}:${'p'.repeat(1500)}@e.org/`, 'https://•••@e.org/'],
    ['http://ann%3Ahunter2@e.org/', 'http://•••@e.org/'],
    ['https:ann:hunter2@e.org/', 'https:•••@e.org/'],
    ['https:/ann:hunter2@e.org/', 'https:/•••@e.org/'],
    ['https:\\\\ann:hunter2@e.org/', 'https:\\\\•••@e.org/'],
    ['https://ghp_s3cr3tT0ken@e.org/a', 'https://•••@e.org/a'],
    ['/r?u=https%3A%2F%2Fghp_s3cr3tT0ken%40e.org', '/r?u=https%3A%2F%2F•••%40e.org'],
  ] as const)
    it(`finds the user and password of an address: ${text.slice(0, 60)}`, () => expect(masked(text)).toBe(expected));

  for (const [text, expected] of [
    ['?password=my)ZZ&b=2', '?password=•••&b=2'],
    ["#token=a'Z]Z", '#token=•••'],
    ['?token=a;Z', '?token=•••'],
    ['?token=a;b=2', '?token=•••;b=2'],
    ['?token="aZ"&b=2', '?token="•••"&b=2'],
    ['?token%5B0%5D=aZZ', '?token%5B0%5D=•••'],
    ['?passcode=ZZ&authorization=ZZ', '?passcode=•••&authorization=•••'],
    ['?SAMLResponse=ZZ&X-Goog-Credential=ZZ', '?SAMLResponse=•••&X-Goog-Credential=•••'],
    ['eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0', '•••'],
    ['eyJhbGciOiJI%2EeyJzdWIiOiIx%2Ec2lnbmF0', '•••'],
    ['eyJhbGciOiJkaXIi..aXZpdg.Y2lwaGVy.dGFn', '•••'],
    ['Visa,4111111111111111,12/27', 'Visa,•••,12/27'],
    ['No.4111111111111111', 'No.•••'],
    ['x,123-45-6789,y', 'x,•••,y'],
    ['4111 1111 1111 1111 4242 4242 4242 4242', '••• •••'],
  ] as const)
    it(`finds the whole of a secret: ${text}`, () => expect(masked(text)).toBe(expected));

  for (const text of [
    '/?keyword=shoes&author=ann&compass=n&tokens=5&monkey=a&passage=3&barcode=77',
    'IBAN DE89 3704 0044 0532 0130 00',
    'Years 2019 2020 2021 2022',
    'Time 20240515123456',
    'ISBN 9783161484100',
    'Order 1234567890123456',
    '4,111,111,111,111,111',
    'Sold 3900,4111,1111,1111,1111 and 4111,1111,1111,1111,1200',
    'Sent 2411:1111:1111:1111:2001:db8::1',
    '0.4111111111111111',
    'IMEI 353918052707973',
    'See https://e.org/a:b and ann@e.org',
    'Clone ssh://git@e.org/a.git or https://ann-catherine-may@e.org/a.git',
    'https://e.org/@release-2026-11-28 and https://e.org//library@18.2.0',
    'See the security code of practice',
  ])
    it(`leaves other texts alone: ${text}`, () => expect(masked(text)).toBe(text));

  // A pattern that goes back over each beginning would take minutes.
  for (const part of ['%2f%2f%3a', '%2f%2f', '//a:', '//a%3a', '//%3a', 'https:', 'eyJ', '?token', '4111 '])
    it(`reads a long text that begins like secrets in its whole length: ${part}`, () =>
      expect(masked(part.repeat(10_000))).toBe(part.repeat(10_000)));
});
