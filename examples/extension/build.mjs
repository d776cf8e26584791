// Builds the extension into a folder: node examples/extension/build.mjs FOLDER
import * as esbuild from 'esbuild';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;

export async function buildExtension(folder) {
  await mkdir(folder, { recursive: true });
  const common = { bundle: true, target: 'es2022', outdir: folder, logLevel: 'warning', minify: true };
  await esbuild.build({
    ...common,
    format: 'iife',
    entryPoints: { content: path.join(here, 'content.ts'), hook: path.join(here, '../../src/hook/hook.ts') },
  });
  await esbuild.build({
    ...common,
    format: 'esm',
    entryPoints: { background: path.join(here, 'background.ts'), panel: path.join(here, 'panel.ts') },
  });
  for (const file of ['manifest.json', 'panel.html']) await cp(path.join(here, file), path.join(folder, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildExtension(path.resolve(process.argv[2] ?? 'extension'));
