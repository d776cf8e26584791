// @vitest-environment node
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folders = ['dom', 'views', 'layout', 'snapshot', 'actions', 'hook', 'cli', 'api', 'standards'];

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'domtool-structure-'));
  for (const folder of folders) mkdirSync(path.join(scratch, 'src', folder), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true }));

describe('the structure check', () => {
  it.each([
    ['a cycle inside a folder', { 'dom/a.ts': "import './b.ts';", 'dom/b.ts': "import './a.ts';" }, 'no-cycles'],
    [
      'a cycle of types',
      { 'dom/a.ts': "import type {} from './b.ts';", 'dom/b.ts': "import type {} from './a.ts';" },
      'no-cycles',
    ],
    ['a barrel', { 'dom/index.ts': 'export {};', 'dom/a.ts': "import './index.ts';" }, 'no-barrels'],
    ['a package', { 'dom/a.ts': "import 'node:fs';" }, 'no-packages'],
    [
      'an import upwards',
      { 'layout/a.ts': "import '../snapshot/b.ts';", 'snapshot/b.ts': 'export {};' },
      'layout-imports',
    ],
    [
      'a type from above',
      { 'dom/a.ts': "import type {} from '../layout/b.ts';", 'layout/b.ts': 'export {};' },
      'dom-imports',
    ],
    [
      'an action that knows the snapshot',
      { 'actions/a.ts': "import '../snapshot/b.ts';", 'snapshot/b.ts': 'export {};' },
      'actions-imports',
    ],
    [
      'a setting in a pure folder',
      { 'options.ts': 'export {};', 'views/a.ts': "import '../options.ts';" },
      'views-imports',
    ],
    ['a view in the hook', { 'hook/a.ts': "import '../views/b.ts';", 'views/b.ts': 'export {};' }, 'hook-imports'],
    ['a missing file', { 'dom/a.ts': "import './gone.ts';" }, 'resolvable'],
    [
      'code of the library in the command line',
      { 'index.ts': 'export {};', 'cli/a.ts': "import '../index.ts';" },
      'program-types-only',
    ],
  ])('%s is found', async (_, files: Record<string, string>, rule) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(scratch, 'src', name), text);
    const rules = (await violations()).map(({ name }) => name);
    for (const name of Object.keys(files)) rmSync(path.join(scratch, 'src', name));
    expect(rules).toContain(rule);
  });
});

async function violations(): Promise<{ name: string; to: string }[]> {
  const options = await extractDepcruiseOptions(path.resolve('tools/dependency-cruiser.cjs'));
  const { output } = await cruise(['src'], { ...options, baseDir: scratch, validate: true });
  return (output as ICruiseResult).summary.violations.map(({ rule, to }) => ({ name: rule.name, to }));
}
