// Bundles the pages of the benchmark, and the peer that runs in a page, each as one script.
import { build } from 'esbuild';
import { inRoot } from '../../tools/paths.mjs';
import { styles, svelte, absent } from '../../test/packages/bundle.mjs';

const modules = inRoot('test/packages/node_modules');
const options = {
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'error',
  nodePaths: [modules],
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  banner: { js: 'var process = { env: {} };' },
  mainFields: ['browser', 'module', 'main'],
  conditions: ['browser', 'production'],
  loader: { '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.svg': 'text', '.png': 'empty' },
  plugins: [styles, svelte, absent],
};

/** Returns a script that fills `window.benchPages` with the file's pages. */
export async function pagesScript(file) {
  const contents = `import pages from ${JSON.stringify(file)}; window.benchPages = pages;`;
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: inRoot('test/packages') } });
  return outputFiles[0].text;
}

/** Returns `window.PageController` of @page-agent/page-controller as a script. */
export async function pageAgentScript() {
  const contents =
    'import { PageController } from "@page-agent/page-controller"; window.PageController = PageController;';
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: inRoot('test/packages') } });
  return outputFiles[0].text;
}
