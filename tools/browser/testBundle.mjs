import path from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot, root } from '../paths.mjs';
import { withSourceMap } from './sourceMap.mjs';

/**
 * Bundles the test files in TypeScript, each with the modules that it imports in a few chunks, which it shares with the
 * other files. Every file has a page of its own, and a page that loads the modules of `src` one by one takes one or two
 * seconds more.
 * @returns the scripts by their paths on the test server, with the source maps in them
 */
export async function testBundle(files) {
  const sources = files.filter((file) => file.endsWith('.ts'));
  if (sources.length === 0) return new Map();
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(sources.map((file) => [path.relative(root, file).split(path.sep).join('/'), file])),
    platform: 'browser',
    treeshake: false,
  });
  const { output } = await bundle.generate({
    dir: root,
    format: 'esm',
    sourcemap: true,
    // Modules are evaluated in the order of their imports: the hook, for instance, must come first.
    strictExecutionOrder: true,
    entryFileNames: '[name]',
    chunkFileNames: 'test/chunks/[name]-[hash].js',
  });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === 'chunk');
  return new Map(chunks.map((chunk) => [`/${chunk.fileName}`, withSourceMap(chunk.code, mapOf(chunk))]));
}

/** Returns the source map of a chunk. It names the sources by their full paths. */
function mapOf({ map, fileName, moduleIds }) {
  // The bundler's own helpers have no source map.
  if (moduleIds.every((id) => id.startsWith('\0'))) return { version: 3, sources: [], names: [], mappings: '' };
  return { ...map, sources: map.sources.map((source) => inRoot(path.dirname(fileName), source)) };
}
