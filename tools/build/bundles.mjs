import * as esbuild from 'esbuild';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

const shared = {
  bundle: true,
  sourcemap: true,
  sourcesContent: true,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
};

/** What is built: one row for each file that ships. */
const bundles = [
  { entry: 'src/iife.ts', file: 'domtool.iife.js', format: 'iife', platform: 'browser', minify: true },
  { entry: 'src/core.iife.ts', file: 'domtool.core.iife.js', format: 'iife', platform: 'browser', minify: true },
  { entry: 'src/hook/hook.ts', file: 'domtool.hook.js', format: 'iife', platform: 'browser', minify: true },
  { entry: 'src/index.ts', file: 'domtool.mjs', format: 'esm', platform: 'browser' },
  { entry: 'src/core.ts', file: 'domtool.core.mjs', format: 'esm', platform: 'browser' },
  { entry: 'src/api/tools/definitions.ts', file: 'domtool.tools.mjs', format: 'esm', platform: 'neutral' },
  { entry: 'src/protocol/messages/client.ts', file: 'domtool.client.mjs', format: 'esm', platform: 'browser' },
  {
    entry: 'src/cli/main.ts',
    file: 'cli.mjs',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['playwright-core'],
    banner: { js: '#!/usr/bin/env node' },
  },
];

/**
 * Source maps name their sources relative to where they lie. A build that goes to another folder (the freshness check)
 * must still yield the bytes of a build to dist/, so the bundles are made for dist/ in memory and written elsewhere.
 */
async function bundle({ entry, file, ...options }) {
  const { outputFiles } = await esbuild.build({
    ...shared,
    ...options,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: inRoot('dist', file),
    write: false,
  });
  return outputFiles.map(({ path: to, contents }) => ({ name: path.basename(to), contents }));
}

/** All bundles and their source maps, as names and bytes. */
export async function buildBundles() {
  return (await Promise.all(bundles.map(bundle))).flat();
}
