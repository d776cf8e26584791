// Other implementations that compute the same: Playwright's injected script and dom-accessibility-api.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);

/**
 * Returns Playwright's injected script with its functions as `window.playwrightAria`, or null if its bundle has another
 * form.
 */
export function playwrightScript() {
  const bundle = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const text = fs.readFileSync(bundle, 'utf8');
  const line = text
    .split('\n')
    .find((l) => /^\s*source\d* = '/.test(l) && l.includes('function getElementAccessibleDescription('));
  const literal = line && /= ('(?:[^'\\]|\\.)*')/.exec(line)?.[1];
  if (!literal) return null;
  const source = new Function(`return ${literal}`)();
  return `(() => { const module = { exports: {} }; const exports = module.exports; ${source}
    window.playwrightAria = {
      begin: beginAriaCaches, end: endAriaCaches,
      role: getAriaRole,
      name: (el) => { const name = getElementAccessibleName(el, false); return typeof name === 'string' ? name : name.text; },
      description: (el) => { const text = getElementAccessibleDescription(el, false); return typeof text === 'string' ? text : text.text; },
    }; })();`;
}

/** Returns dom-accessibility-api as `window.domAccessibilityApi`, or null if it is not installed. */
export async function domAccessibilityApiScript() {
  let entry;
  try {
    entry = require.resolve('dom-accessibility-api', {
      paths: [process.env.PEERS_PATH ?? process.cwd(), import.meta.dirname],
    });
  } catch {
    return null;
  }
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'domAccessibilityApi',
    logLevel: 'silent',
  });
  return `${outputFiles[0].text}\nwindow.domAccessibilityApi = domAccessibilityApi;`;
}
