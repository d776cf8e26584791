import * as esbuild from 'esbuild';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './paths.mjs';

const modules = ['browsers/engines', 'browsers/provide'];
const outfile = inRoot('node_modules', '.cache', 'domtool', `cli-modules-${process.pid}.mjs`);

/** The command line's own modules about browsers, so that tests and users are provided for by the same code. */
export async function loadCliModules() {
  await esbuild.build({
    stdin: {
      contents: modules.map((name) => `export * from './src/cli/${name}.ts';`).join('\n'),
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
