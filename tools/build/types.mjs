import { generateDtsBundle } from 'dts-bundle-generator';
import { inRoot } from '../paths.mjs';

/** One file of types for each module that ships. */
const entries = {
  'domtool.d.ts': 'src/index.ts',
  'domtool.core.d.ts': 'src/core.ts',
  'domtool.client.d.ts': 'src/protocol/messages/client.ts',
  'domtool.playwright.d.ts': 'src/host/playwright.ts',
  'domtool.puppeteer.d.ts': 'src/host/puppeteer.ts',
  'domtool.tools.d.ts': 'src/api/tools/definitions.ts',
};

/** The types of the modules that the compiler does not make. */
const written = {
  'domtool.global.d.ts': `import type { DomTool as Tool } from './domtool.js';

declare global {
  /** Defined by the script \`domtool.iife.js\` in the page that it is injected into. */
  var DomTool: typeof Tool;
}
export {};
`,
  'domtool.hook.d.ts': 'export {};\n',
  'domtool.bookmarklet.d.ts': `/** The bookmarklet as a \`javascript:\` URL. */
export declare const bookmarklet: string;
`,
};

/** Makes the public types: one file for each module with the compiler, and those of the scripts. */
export function buildTypes() {
  const texts = generateDtsBundle(
    Object.values(entries).map((entry) => ({
      filePath: inRoot(entry),
      output: { noBanner: true, sortNodes: true },
    })),
    { preferredConfigPath: inRoot('tsconfig.json') },
  );
  const compiled = Object.keys(entries).map((name, i) => [name, `${texts[i].trimEnd()}\n`]);
  return [...compiled, ...Object.entries(written)].map(([name, text]) => ({ name, contents: Buffer.from(text) }));
}
