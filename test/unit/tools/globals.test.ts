// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';

/** Names that no class or variable of a page can hide, and `takeDomTool`, which a host declares. */
const OWN = 'document window location undefined NaN takeDomTool';
/** Names that are read as the page has them, as with fake timers. */
const LIVE = 'setTimeout clearTimeout requestAnimationFrame cancelAnimationFrame';

const known = Object.fromEntries([
  ...Object.getOwnPropertyNames(globalThis).map((name) => [name, 'off' as const]),
  ...`${OWN} ${LIVE}`.split(' ').map((name) => [name, 'readonly' as const]),
]) as Record<string, 'off' | 'readonly'>;

const codeOf = (file: string): string => readFileSync(`dist/${file}`, 'utf8');
const { bookmarklet } = (await import(path.resolve('dist/domtool.bookmarklet.mjs'))) as { bookmarklet: string };

const scripts: Record<string, string> = {
  'domtool.iife.js': codeOf('domtool.iife.js'),
  'domtool.core.iife.js': codeOf('domtool.core.iife.js'),
  'the bookmarklet': decodeURIComponent(bookmarklet.slice('javascript:'.length)),
};

describe('the scripts for pages', () => {
  for (const [name, code] of Object.entries(scripts))
    it(`use no global name that a class of the page can hide: ${name}`, () => {
      const found = new Linter().verify(code, {
        rules: { 'no-undef': 'error' },
        languageOptions: { sourceType: 'script', globals: known, ecmaVersion: 2022 },
      });
      expect(
        found.map(({ message }) => message),
        'src/dom/globals.ts lacks these names',
      ).toEqual([]);
    });
});

/** The folders of `src` whose code does not run in pages. */
const OUTSIDE = /^(?:host|cli|mcp)\//;
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !OUTSIDE.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));
const restored = readFileSync('src/dom/untouched.ts', 'utf8');

describe('the functions that are restored', () => {
  for (const [owner, use] of Object.entries({
    Math: /\bMath\.([a-z]\w*)/g,
    Date: /\bDate\.([a-z]\w*)|\.((?:get|set)(?:UTC)?(?:Time|Date|Day|FullYear|Hours|Minutes|Seconds)|to\w+String)\(\)/g,
  }))
    it(`include all of ${owner} that scripts for pages use`, () => {
      const used = new Set(sources.flatMap((source) => [...source.matchAll(use)].map(([, a, b]) => a ?? b)));
      const listed = new RegExp(`^  ${owner}: \\[(.*)\\],$`, 'm').exec(restored)?.[1] ?? '';
      expect(used.size, 'the functions that are used').toBeGreaterThan(0);
      expect([...used].filter((name) => name !== 'toString' && !listed.includes(`'${name}'`))).toEqual([]);
    });
});
