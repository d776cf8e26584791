// @vitest-environment node
import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const bench = path.resolve('bench');

describe('the benchmarks', () => {
  it('import only files and exports that exist', async () => {
    const entryPoints = (readdirSync(bench, { recursive: true }) as string[])
      .filter((file) => file.endsWith('.mjs') && !file.includes('node_modules'))
      .map((file) => path.join(bench, file));
    const { warnings } = await build({
      entryPoints,
      bundle: true,
      write: false,
      outdir: 'unused',
      format: 'esm',
      platform: 'node',
      packages: 'external',
      // The packages of the tests install themselves when they are first needed.
      external: ['./node_modules/*'],
      logLevel: 'silent',
    });
    expect(entryPoints.length).toBeGreaterThan(20);
    expect(warnings.map(({ text }) => text)).toEqual([]);
  });

  it('remove parts of the source that are there', async () => {
    const { ablations } = (await import(path.join(bench, 'ablation/list.mjs'))) as {
      ablations: { name: string; files: Record<string, (source: string) => string> }[];
    };
    for (const { name, files } of ablations)
      for (const [file, patch] of Object.entries(files)) {
        const source = readFileSync(file, 'utf8');
        expect(() => patch(source), `${name}, ${file}`).not.toThrow();
      }
  });
});
