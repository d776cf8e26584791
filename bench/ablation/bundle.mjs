// Makes variants of the injected script in memory.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { shortening } from '../../tools/build/internalNames.mjs';
import { ownGlobals } from '../../tools/build/ownGlobals.mjs';
import { inRoot, root } from '../../tools/paths.mjs';

/**
 * Makes the script as it ships, but with an ablation's patches and without the second pass of tools/build/bundles.mjs:
 * `{ script, bytes, gzip }`.
 */
export async function bundleWithout({ name, files }, entry) {
  const applied = new Set();
  const patches = {
    name: 'ablation',
    setup(builder) {
      builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const file = Object.keys(files).find((one) => inRoot(one) === path);
        if (!file) return undefined;
        applied.add(file);
        return { contents: patched(name, file, files[file], await readFile(path, 'utf8')), loader: 'ts' };
      });
    },
  };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    ...shortening,
    ...ownGlobals,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [patches],
  });
  const missing = Object.keys(files).filter((file) => !applied.has(file));
  if (missing.length) throw new Error(`the ablation "${name}" no longer applies: ${entry} does not use ${missing}`);
  const [{ text: script, contents }] = outputFiles;
  return { script, bytes: contents.length, gzip: gzipSync(contents, { level: 9 }).length };
}

function patched(name, file, patch, source) {
  try {
    return patch(source);
  } catch (error) {
    throw new Error(`the ablation "${name}" no longer applies to ${file}: ${error.message}`, { cause: error });
  }
}
