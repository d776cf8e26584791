// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';

/** Names that no class or variable of a page can hide, and `takeDomTool`, which a host declares. */
const OWN = 'document window location undefined takeDomTool';
/** Functions that are also taken where a page has replaced them, as fake timers do. */
const LIVE = 'globalThis setTimeout requestAnimationFrame cancelAnimationFrame';

describe('the scripts for pages', () => {
  for (const file of ['domtool.iife.js', 'domtool.core.iife.js'])
    it(`use no global name that a class of the page can hide: ${file}`, () => {
      const known = Object.fromEntries([
        ...Object.getOwnPropertyNames(globalThis).map((name) => [name, 'off' as const]),
        ...`${OWN} ${LIVE}`.split(' ').map((name) => [name, 'readonly' as const]),
      ]) as Record<string, 'off' | 'readonly'>;
      const found = new Linter().verify(readFileSync(`dist/${file}`, 'utf8'), {
        rules: { 'no-undef': 'error' },
        languageOptions: { sourceType: 'script', globals: known, ecmaVersion: 2022 },
      });
      expect(
        found.map(({ message }) => message),
        'src/dom/globals.ts lacks these names',
      ).toEqual([]);
    });
});
