// The tools that look at a page for the first time, with the same interface.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseExpressionAt } from 'acorn';
import { playwrightSnapshot } from '../full.mjs';
import { LOOK, LOOK_AGAIN } from './inPage.mjs';

/**
 * `first`, `again` (everything is read again) and `look` (after a change) each return the text, with the milliseconds
 * of the page's clock for the build and for writing the text if the tool reports them. They return false if there is no
 * answer in time.
 */
export const domTool = (name, script) => ({
  name,
  first: async (_page, evaluate) => {
    await evaluate(script);
    return evaluate(LOOK);
  },
  again: (_page, evaluate) => evaluate(LOOK_AGAIN),
  look: (_page, evaluate) => evaluate(LOOK),
});

/** Playwright injects its script into the page at the first call. */
export const playwright = {
  name: 'playwright',
  first: playwrightSnapshot,
  again: playwrightSnapshot,
  look: playwrightSnapshot,
};

/** Returns the script that Playwright runs in a page, in the form in which it evaluates it. */
export function playwrightScript() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const bundle = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const start =
    /"packages\/playwright-core\/src\/generated\/injectedScriptSource\.ts"\(\) \{\s*"use strict";\s*\w+ = /.exec(
      bundle,
    );
  if (!start) throw new Error('this version of playwright-core keeps its injected script elsewhere');
  const { value, quasis } = parseExpressionAt(bundle, start.index + start[0].length, { ecmaVersion: 'latest' });
  const options = {
    sdkLanguage: 'javascript',
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'chromium',
    isUtilityWorld: true,
    customEngines: [],
  };
  return `(() => { const module = {}; ${value ?? quasis[0].value.cooked}
    return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)}); })();`;
}
