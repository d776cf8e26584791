import * as esbuild from 'esbuild';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

const shared = {
  bundle: true,
  sourcesContent: false,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
  absWorkingDir: root,
  write: false,
};

/** A script does nothing where there is no document: in a worker, or when a server imports it. */
const script = {
  format: 'iife',
  platform: 'browser',
  minify: true,
  sourcemap: true,
  banner: { js: '"use strict";if(typeof document<"u"){' },
  footer: { js: '}' },
};

/**
 * What is built: one row for each file that ships. Only what is minified has a source map, which names places in the
 * sources without containing them. The map of the command line serves the measurement of coverage and does not ship.
 */
const bundles = [
  { entry: 'src/iife.ts', file: 'domtool.iife.js', ...script },
  { entry: 'src/core.iife.ts', file: 'domtool.core.iife.js', ...script },
  { entry: 'src/hook/hook.ts', file: 'domtool.hook.js', ...script },
  { entry: 'src/api/tools/definitions.ts', file: 'domtool.tools.mjs', format: 'esm', platform: 'neutral' },
  { entry: 'src/protocol/messages/client.ts', file: 'domtool.client.mjs', format: 'esm', platform: 'browser' },
  {
    entry: 'src/cli/main.ts',
    file: 'cli.mjs',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['playwright-core', '@modelcontextprotocol/*'],
    sourcemap: 'external',
    banner: { js: '#!/usr/bin/env node' },
  },
];

/** The modules of the library, each of which can be imported where there is no page. */
const modules = [
  { entry: 'src/index.ts', file: 'domtool.mjs' },
  { entry: 'src/core.ts', file: 'domtool.core.mjs' },
];

/**
 * Source maps name their sources relative to where they lie. A build that goes to another folder (the freshness check)
 * must still yield the bytes of a build to dist/, so the bundles are made for dist/ in memory and written elsewhere.
 */
async function bundle({ entry, file, ...options }) {
  const { outputFiles } = await esbuild.build({
    ...shared,
    ...options,
    entryPoints: [entry],
    outfile: inRoot('dist', file),
  });
  return outputFiles.map(({ path: to, contents }) => ({ name: path.basename(to), contents }));
}

/**
 * A module that contains both the library and what stands for it outside of a page, and runs one of them. A check when
 * the module is evaluated holds for every bundler, server and test environment, unlike conditions of package.json.
 */
async function moduleBundle({ entry, file }) {
  const [inside, outside] = await Promise.all([assigned(entry, 'inside'), assigned('src/outsidePage.ts', 'outside')]);
  const contents = `const make = () => {
${inside.code}
return inside;
};
const makeOutside = () => {
${outside.code}
return outside;
};
export const {
  ${inside.exports.join(',\n  ')},
} = typeof document === "undefined" ? makeOutside() : make();
`;
  return [{ name: file, contents: Buffer.from(contents) }];
}

/** The code that assigns the exports of a module to a variable, and their names. */
async function assigned(entry, globalName) {
  const options = { ...shared, entryPoints: [entry], platform: 'browser', outfile: inRoot('dist', 'module.js') };
  const [code, { metafile }] = await Promise.all([
    esbuild.build({ ...options, format: 'iife', globalName }),
    esbuild.build({ ...options, format: 'esm', metafile: true }),
  ]);
  const [output] = Object.values(metafile.outputs);
  return { code: code.outputFiles[0].text.trim(), exports: output.exports.sort() };
}

/** All bundles and their source maps, as names and bytes. */
export async function buildBundles() {
  return (await Promise.all([...bundles.map(bundle), ...modules.map(moduleBundle)])).flat();
}
