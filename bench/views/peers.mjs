// Views of the same page by other tools.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { pageAgentView } from './inPage.mjs';

const packages = path.resolve(import.meta.dirname, '../../test/packages');

/** Returns @page-agent/page-controller as `window.benchPageAgent`, or null if test/packages is not installed. */
export async function pageAgentScript() {
  if (!existsSync(path.join(packages, 'node_modules/@page-agent/page-controller'))) return null;
  const { outputFiles } = await build({
    stdin: { contents: "export { PageController } from '@page-agent/page-controller';", resolveDir: packages },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'benchPageAgent',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return `${outputFiles[0].text}\nwindow.benchPageAgent = benchPageAgent;`;
}

export async function pageAgent(page, script) {
  await page.addScriptTag({ content: script });
  return page.evaluate(pageAgentView);
}

/** Makes playwright-core's AI snapshot, and looks up each of its references in the page. */
export async function playwright(page) {
  const start = performance.now();
  const text = await page.ariaSnapshot({ mode: 'ai', timeout: 30_000 });
  const time = performance.now() - start;
  const covered = new Set();
  const refs = [...text.matchAll(/\[ref=(e\d+)\]/g)].map(([, ref]) => ref);
  for (let at = 0; at < refs.length; at += 100) {
    const found = refs.slice(at, at + 100).map((ref) =>
      page
        .locator(`aria-ref=${ref}`)
        .evaluate((el) => window.benchTruth.get(el) ?? -1, undefined, { timeout: 5_000 })
        .catch(() => -1),
    );
    for (const index of await Promise.all(found)) if (index >= 0) covered.add(index);
  }
  return { text, times: [time], covered: covered.size };
}
