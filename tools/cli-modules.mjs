import * as esbuild from 'esbuild';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './paths.mjs';

const modules = ['browsers/engines', 'browsers/provide', 'input'];
const outfile = inRoot('node_modules', '.cache', 'domtool', `cli-modules-${process.pid}.mjs`);

/** Loads the modules that find and install browsers and that perform real input, so that tests and users share them. */
export async function loadCliModules() {
  await esbuild.build({
    stdin: {
      contents: modules.map((name) => `export * from './src/host/${name}.ts';`).join('\n'),
      resolveDir: root,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
