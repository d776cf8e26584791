import { describe, expect, it } from 'vitest';
import { HOST, mayBeHost, toldOfHost } from '../../../src/layout/ofHost.ts';

describe('what a selector asks of the host of its shadow tree', () => {
  it.each([
    [':host', HOST.none],
    [':host p, :host > .c', HOST.none],
    [':host(.k)', HOST.attributes],
    [':host([x="2"]) p', HOST.attributes],
    [':host(:not([x])) b', HOST.attributes],
    [':host(:is(.a, [b~="c"]):not(x-h)) i', HOST.attributes],
    [':host(:hover)', HOST.any],
    [':host(.k):hover', HOST.any],
    [':host(:nth-child(2n)) p', HOST.any],
    [':host(:not(:focus))', HOST.any],
    [':host(:is(:not(:first-child), .a))', HOST.any],
    [':host-context(.dark) p', HOST.any],
    [':host(.a) p, :host(:lang(de)) p', HOST.any],
    [':host(.a\\:b)', HOST.any],
  ])('%s: %i', (selector, told) => {
    expect(toldOfHost(selector)).toBe(told);
  });

  it.each([
    [':host', false, true],
    [':host(.k)', false, true],
    ['.a :host', false, true],
    [':is(:host, p)', false, true],
    [':scope', false, true],
    ['p', false, false],
    [':host p', false, false],
    [':scope > p', false, false],
    ['&.k', true, true],
    ['.k &', true, true],
    ['.k', true, false],
  ])('%s (nested: %s) may match it: %s', (selector, isNested, may) => {
    expect(mayBeHost(selector, isNested)).toBe(may);
  });
});
