import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as playwright from 'playwright-core';
import { chromiumArguments } from '../../src/cli/browsers/engines.ts';
import { provideBrowser } from '../../src/cli/browsers/provide.ts';
import { cli } from './support/cli.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string; scripts: Record<string, string> };

const AsyncFunction = (async () => undefined).constructor as new (...args: string[]) => (...args: unknown[]) => Promise<void>;

/** The code blocks marked to be run, each with what its comments say that it prints. */
const examples = Array.from(readme.matchAll(/<!-- run -->\n```js\n([^]*?)```/g), ([, code = '']) => ({
  title: /await page\.setContent\('([^']*)/.exec(code)?.[1]?.slice(0, 50) ?? 'example',
  code: code.replace(/^import .*$/gm, ''),
  printed: Array.from(code.matchAll(/^\/\/ (.*)$/gm), ([, line]) => line).join('\n'),
}));

describe('the README', () => {
  it('has examples to run', () => expect(examples.length).toBeGreaterThanOrEqual(2));

  for (const { title, code, printed } of examples) {
    it(`is true: ${title}`, async () => {
      const { executablePath } = await provideBrowser('chromium', () => undefined);
      const lines: string[] = [];
      const log = (...values: unknown[]): void => {
        lines.push(values.map((value) => (typeof value === 'string' ? value.trimEnd() : show(value))).join(' '));
      };
      const run = new AsyncFunction('chromium', 'launchOptions', 'console', code);
      await run(playwright.chromium, { executablePath, args: [...chromiumArguments] }, { log });
      expect(lines.join('\n')).toBe(printed);
    });
  }

  it('shows what the sample shop prints', async () => {
    const { stdout } = await cli([]);
    const blocks = readme.split('<!-- output: shop product -->')[1]?.split('```') ?? [];
    expect(stdout).toContain(blocks[1]?.trim());
    const changes = (blocks[3] ?? '').trim().split('\n').map((line) => line.trim());
    const after = stdout.slice(stdout.indexOf(changes[0] ?? '>>>'));
    for (const line of changes) expect(after).toContain(line);
  });

  it('names only commands that there are', () => {
    for (const [, script = ''] of readme.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(manifest.scripts)).toContain(script);
  });
});

/** As Node prints a shallow object on one line. */
function show(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value).map(([key, v]) => `${key}: ${typeof v === 'string' ? `'${v}'` : String(v)}`).join(', ')} }`;
}
