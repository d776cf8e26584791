import { decode, encode } from '@jridgewell/sourcemap-codec';
import { minify } from '@swc/core';
import * as esbuild from 'esbuild';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';
import { shortening } from './internalNames.mjs';
import { ownGlobals } from './ownGlobals.mjs';

const shared = {
  bundle: true,
  sourcesContent: false,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
  absWorkingDir: root,
  write: false,
};

/** The options of the scripts that are injected into pages. */
const script = { format: 'esm', platform: 'browser', minify: true, sourcemap: true, ...shortening };

/**
 * What stands before and after an injected script, on lines of its own. The script does nothing outside of a page. V8
 * parses a `function` once if a parenthesis comes before it, but it parses an arrow function twice.
 */
const BEFORE_SCRIPT = '"use strict";if(typeof document<"u"){(function(){\n';
const AFTER_SCRIPT = '\n})()}';

/**
 * The bundles for pages, one row for each file that ships. Only minified files have a source map, which refers to the
 * sources without containing them.
 */
const bundles = [
  { entry: 'src/iife.ts', file: 'domtool.iife.js', ...script, ...ownGlobals },
  { entry: 'src/core.iife.ts', file: 'domtool.core.iife.js', ...script, ...ownGlobals },
  { entry: 'src/hook/hook.ts', file: 'domtool.hook.js', ...script },
  { entry: 'src/api/tools/definitions.ts', file: 'domtool.tools.mjs', format: 'esm', platform: 'neutral' },
  { entry: 'src/protocol/messages/client.ts', file: 'domtool.client.mjs', format: 'esm', platform: 'browser' },
];

/** The programs and modules for Node.js by their files. What they have in common is in files beside them. */
const programs = {
  cli: 'src/cli/cli.ts',
  mcp: 'src/mcp/mcp.ts',
  'domtool.playwright': 'src/host/playwright.ts',
  'domtool.puppeteer': 'src/host/puppeteer.ts',
};

/** The modules of the library. Each can also be imported outside of a page. */
const modules = [
  { entry: 'src/index.ts', file: 'domtool.mjs' },
  { entry: 'src/core.ts', file: 'domtool.core.mjs' },
];

/**
 * Builds one bundle. Source maps name their sources relative to their own location. A build to another folder (the
 * freshness check) must yield the same bytes, so the bundles are made for dist/ in memory and written elsewhere.
 */
async function bundle({ entry, file, ...options }) {
  const { outputFiles } = await esbuild.build({
    ...shared,
    ...options,
    entryPoints: [entry],
    outfile: inRoot('dist', file),
  });
  const files = outputFiles.map(({ path: to, contents }) => ({ name: path.basename(to), contents }));
  return options.minify ? shortened(files) : files;
}

/**
 * Builds the programs for Node.js. Optional dependencies are loaded from the package that the user has. The source maps
 * are for measuring coverage and do not ship.
 */
async function programBundles() {
  const { outputFiles } = await esbuild.build({
    ...shared,
    entryPoints: programs,
    outdir: inRoot('dist'),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: 'node-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['playwright-core', '@modelcontextprotocol/*'],
    sourcemap: 'external',
  });
  return outputFiles.map(({ path: to, contents }) => ({ name: path.basename(to), contents }));
}

/**
 * Minifies a minified script once more, with a minifier that evaluates and inlines more than the bundler does: the
 * result is some 5 % smaller when compressed. Its source map refers to the sources through the one of the first pass.
 * Functions do not become arrow functions: V8 only scans a function until it is called, but parses an arrow function
 * inside of another function completely at once.
 */
async function shortened(files) {
  const text = (suffix) => Buffer.from(files.find(({ name }) => name.endsWith(suffix)).contents).toString();
  const [, script, reference] = /^([^]*)(\n\/\/# sourceMappingURL=.*\n)$/.exec(text('.js'));
  const { code, map } = await minify(script, {
    // Without sequences, and with escapes for characters beyond ASCII, the script compresses better.
    compress: { passes: 5, ecma: 2022, inline: 1, sequences: false },
    mangle: true,
    ecma: 2022,
    module: true,
    sourceMap: { content: text('.map') },
    format: { comments: false, ascii_only: true },
  });
  return files.map(({ name }) => ({
    name,
    contents: Buffer.from(
      name.endsWith('.map') ? linesOnly(map) : `${BEFORE_SCRIPT}${code}${AFTER_SCRIPT}${reference}`,
    ),
  }));
}

/**
 * Returns the source map of a wrapped script, with the lines of the sources, but without their columns and names, which
 * is a third of the size.
 */
function linesOnly(text) {
  const map = JSON.parse(text);
  const mappings = decode(map.mappings).map((segments) => {
    let place = '';
    return segments.flatMap(([column, source, line]) => {
      if (source === undefined || place === `${source} ${line}`) return [];
      place = `${source} ${line}`;
      return [[column, source, line, 0]];
    });
  });
  return JSON.stringify({ ...map, names: [], mappings: encode([[], ...mappings]) });
}

/**
 * Builds a module that contains both the library and its replacement outside of a page, and evaluates one of them. A
 * check at run time works in every bundler, server and test environment, unlike conditions in package.json.
 */
async function moduleBundle({ entry, file }) {
  const [inside, outside] = await Promise.all([
    assigned(entry, 'inside', ownGlobals),
    assigned('src/outsidePage.ts', 'outside'),
  ]);
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

/** Returns code that assigns the exports of a module to a variable, and their names. */
async function assigned(entry, globalName, others) {
  const options = {
    ...shared,
    ...others,
    entryPoints: [entry],
    platform: 'browser',
    outfile: inRoot('dist', 'module.js'),
  };
  const [code, { metafile }] = await Promise.all([
    esbuild.build({ ...options, format: 'iife', globalName }),
    esbuild.build({ ...options, format: 'esm', metafile: true }),
  ]);
  const [output] = Object.values(metafile.outputs);
  return { code: code.outputFiles[0].text.trim(), exports: output.exports.sort() };
}

/** Builds all bundles and their source maps, as names and bytes. */
export async function buildBundles() {
  return (await Promise.all([...bundles.map(bundle), ...modules.map(moduleBundle), programBundles()])).flat();
}
