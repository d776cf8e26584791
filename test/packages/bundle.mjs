import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { inRoot } from '../../tools/paths.mjs';

/** Each process has its own folder, so that two runs can take place at the same time. */
const own = inRoot('.cache', String(process.pid));
process.on('exit', () => rmSync(own, { recursive: true, force: true }));
const out = `${own}/packages`;

const REACT_18 = { react: 'react18', 'react-dom': 'react18-dom' };

/**
 * Bundles each test with everything that it needs into one file. A test named `react` is also built with React 18, one
 * named `react18` only with that. Tests with the same React are built together, because the builder then reads the
 * packages that they share only once.
 */
export async function bundle(tests, defines) {
  const entries = tests.map((test) => ({ in: test, out: outputName(test) }));
  const current = entries.filter((entry) => !/react18\.test/.test(entry.in));
  const old = entries.filter((entry) => !current.includes(entry));
  const both = entries.filter((entry) => /frameworks.react\.test/.test(entry.in));
  old.push(...both.map((entry) => ({ ...entry, out: entry.out.replace('react', 'react18') })));
  return [...(await together(current, defines, {})), ...(await together(old, defines, REACT_18))];
}

const outputName = (test) =>
  relative(inRoot('test/packages'), test)
    .replaceAll('/', '-')
    .replace(/\.tsx?$/, '');

/** @returns the built files */
async function together(entryPoints, { hands, input }, alias) {
  if (entryPoints.length === 0) return [];
  await build({
    absWorkingDir: inRoot('test/packages'),
    entryPoints,
    outdir: out,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    alias,
    define: {
      'process.env.NODE_ENV': '"development"',
      HANDS: JSON.stringify(hands),
      INPUT: JSON.stringify(input),
      global: 'globalThis',
    },
    // The test runner serves this module.
    external: ['/__web-dev-server__web-socket.js'],
    conditions: ['browser', 'development'],
    mainFields: ['browser', 'module', 'main'],
    logLevel: 'error',
    loader: { '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.svg': 'text', '.png': 'empty', '.html': 'text' },
    plugins: [styles, svelte, absent, scripts],
    tsconfigRaw: {
      compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false, jsx: 'react-jsx' },
    },
  });
  return entryPoints.map((entry) => `${out}/${entry.out}.js`);
}

/** Inserts an imported style sheet into the page. */
export const styles = {
  name: 'styles',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = (await readFile(path, 'utf8')).replace(/url\([^)]*\)/g, 'none');
      return {
        contents: `const s = document.createElement('style'); s.textContent = ${JSON.stringify(css)}; document.head.append(s);`,
        loader: 'js',
      };
    });
  },
};

/** Modules that a library imports only if they exist. */
export const absent = {
  name: 'absent',
  setup(builder) {
    builder.onResolve({ filter: /^@vue\/devtools-api$/ }, ({ path }) => ({ path, namespace: 'absent' }));
    builder.onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: 'export {};' }));
  },
};

export const svelte = {
  name: 'svelte',
  setup(builder) {
    builder.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = await import('./node_modules/svelte/src/compiler/index.js');
      return {
        contents: compile(await readFile(path, 'utf8'), { filename: path, generate: 'client' }).js.code,
        loader: 'js',
      };
    });
  },
};

/** `script:CODE` imports, as a text, a classic script that runs the code with all it requires; `file:PATH`, a file. */
const scripts = {
  name: 'scripts',
  setup(builder) {
    builder.onResolve({ filter: /^(?:script|file):/ }, ({ path }) => ({ path, namespace: 'scripts' }));
    builder.onLoad({ filter: /^file:/, namespace: 'scripts' }, async ({ path }) => ({
      contents: await readFile(inRoot('test/packages/node_modules', path.slice(5)), 'utf8'),
      loader: 'text',
    }));
    builder.onLoad({ filter: /^script:/, namespace: 'scripts' }, async ({ path }) => {
      const { outputFiles } = await build({
        stdin: { contents: path.slice(7), resolveDir: inRoot('test/packages') },
        bundle: true,
        format: 'iife',
        target: 'es2022',
        platform: 'browser',
        mainFields: ['browser', 'main'],
        define: { global: 'window', 'process.env.NODE_ENV': '"development"' },
        logLevel: 'error',
        write: false,
        plugins: [nodeOnly],
      });
      return { contents: outputFiles[0].text, loader: 'text' };
    });
  },
};

/** What a page cannot have, and what is bundled into one does without. */
const nodeOnly = {
  name: 'node-only',
  setup(builder) {
    const filter = /^(?:node:|jest-util$|jest-message-util$)|^(?:util|timers|fs|os|path)$/;
    builder.onResolve({ filter }, ({ path }) => ({ path, namespace: 'node-only' }));
    builder.onLoad({ filter: /.*/, namespace: 'node-only' }, () => ({ contents: 'module.exports = {};' }));
  },
};
