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
 * named `react18` only with that.
 */
export async function bundle(tests, defines) {
  const files = [];
  for (const test of tests) {
    const name = relative(inRoot('test/packages'), test)
      .replaceAll('/', '-')
      .replace(/\.tsx?$/, '.js');
    files.push(await one(test, name, defines, /react18\.test/.test(test) ? REACT_18 : {}));
    if (/frameworks.react\.test/.test(test))
      files.push(await one(test, name.replace('react', 'react18'), defines, REACT_18));
  }
  return files;
}

async function one(entry, name, { hands, input }, alias) {
  const outfile = `${out}/${name}`;
  await build({
    absWorkingDir: inRoot('test/packages'),
    entryPoints: [entry],
    outfile,
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
  return outfile;
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
