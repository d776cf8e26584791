import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIELD_NAMES } from '../../browser/api/support/fieldNames.ts';

/** Matches optional fields and parameters, and fields that the source looks for in an object. */
const NAMES = /(?:^|[{;,(])\s*(?:readonly )?([a-zA-Z]\w*)\?:|'([a-zA-Z]\w*)' in \w|hasField\(\w+, '([a-zA-Z]\w*)'\)/gm;
const NOT_IN_PAGES = /^(?:cli|host|mcp|bookmarklet|hook)\b/;

it('The fields that tests put on Object.prototype are those that the source reads where they may be missing', () => {
  const found = new Set<string>();
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || NOT_IN_PAGES.test(path)) continue;
    for (const [, ...names] of readFileSync(join('src', path), 'utf8').matchAll(NAMES))
      for (const name of names) if (name) found.add(name);
  }
  expect([...FIELD_NAMES].sort()).toEqual([...found].sort());
});
