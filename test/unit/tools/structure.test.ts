// @vitest-environment node
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** For each folder or file: whom it may import. Written out again, so that an edit of the rules alone is noticed. */
const table: Record<string, string> = {
  spec: '',
  tree: 'spec',
  views: 'tree spec',
  dom: 'spec options.ts',
  layout: 'dom options.ts',
  aria: 'layout dom spec options.ts',
  perceive: 'aria layout dom spec options.ts',
  snapshot: 'perceive aria layout dom spec tree views options.ts',
  act: 'perceive aria layout dom spec options.ts',
  host: 'DomTool.ts options.ts act snapshot perceive aria layout dom views tree spec',
  hook: '',
  cli: 'index.ts',
  'options.ts': 'spec tree',
  'DomTool.ts': 'host options.ts act snapshot perceive aria layout dom views tree spec index.ts iife.ts',
  'index.ts': 'DomTool.ts host options.ts act snapshot perceive aria layout dom views tree spec iife.ts',
  'iife.ts': 'DomTool.ts host options.ts act snapshot perceive aria layout dom views tree spec index.ts',
};
const places = Object.keys(table);
const folders = places.filter((place) => !place.endsWith('.ts'));

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'domtool-structure-'));
  for (const folder of folders) mkdirSync(path.join(scratch, 'src', folder), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true }));

describe('the structure check', () => {
  it.each(places)('%s may import what the table says, not even a type more', async (from) => {
    const others = places.filter((place) => place !== from);
    const written = write(from, others);
    const broken = (await violations()).map(({ to }) => to);
    for (const file of written) rmSync(path.join(scratch, file));
    const allowed = others.filter((to) => !broken.includes(targetIn(to)));
    expect(allowed.sort()).toEqual((table[from] ?? '').split(' ').filter(Boolean).sort());
  });

  it.each([
    ['a cycle inside a folder', { 'dom/a.ts': "import './b.ts';", 'dom/b.ts': "import './a.ts';" }, 'no-cycles'],
    [
      'a cycle of types',
      { 'dom/a.ts': "import type {} from './b.ts';", 'dom/b.ts': "import type {} from './a.ts';" },
      'no-cycles',
    ],
    ['a barrel', { 'dom/index.ts': 'export {};', 'dom/a.ts': "import './index.ts';" }, 'no-barrels'],
    ['a package', { 'dom/a.ts': "import 'node:fs';" }, 'no-packages'],
    ['a missing file', { 'dom/a.ts': "import './gone.ts';" }, 'resolvable'],
    [
      'code of the library in the command line',
      { 'index.ts': 'export {};', 'cli/a.ts': "import '../index.ts';" },
      'cli-types-only',
    ],
  ])('%s is found', async (_, files, rule) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(scratch, 'src', name), text);
    const rules = (await violations()).map(({ name }) => name);
    for (const name of Object.keys(files)) rmSync(path.join(scratch, 'src', name));
    expect(rules).toContain(rule);
  });
});

/** A file of `from` that imports a type from each of the others, and the files that it imports. */
function write(from: string, others: readonly string[]): string[] {
  const isFile = from.endsWith('.ts');
  const importer = isFile ? `src/${from}` : `src/${from}/importer.ts`;
  const targets = others.map(targetIn);
  for (const target of targets) writeFileSync(path.join(scratch, target), 'export type T = 1;\n');
  const lines = targets.map((target) => `import type {} from '${target.replace('src/', isFile ? './' : '../')}';\n`);
  writeFileSync(path.join(scratch, importer), lines.join(''));
  return [importer, ...targets];
}

const targetIn = (place: string) => (place.endsWith('.ts') ? `src/${place}` : `src/${place}/target.ts`);

async function violations(): Promise<{ name: string; to: string }[]> {
  const options = await extractDepcruiseOptions(path.resolve('test/tools/dependency-cruiser.cjs'));
  const { output } = await cruise(['src'], { ...options, baseDir: scratch, validate: true });
  return (output as ICruiseResult).summary.violations.map(({ rule, to }) => ({ name: rule.name, to }));
}
