import { fileURLToPath } from 'node:url';
import { loadCliModules } from '../test/tools/cli-modules.mjs';

export const iifeBundle = fileURLToPath(new URL('../dist/domtool.iife.js', import.meta.url));

/** Launch options of the Chromium that the command line would take too. */
export async function chromiumFor() {
  const { provideBrowser, chromiumArguments } = await loadCliModules();
  const { executablePath } = await provideBrowser('chromium', (message) => console.error(message));
  return { executablePath, args: [...chromiumArguments] };
}
