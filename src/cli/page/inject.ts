import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from 'playwright-core';
import { HostError } from '../../host/HostError.ts';
import type { DomTool } from '../../index.ts';

/** The page's global scope, as far as the bundle defines it. */
interface PageGlobal {
  readonly DomTool?: typeof DomTool;
}

/** The bundle is beside the built command line. */
const bundlePath = fileURLToPath(new URL('domtool.iife.js', import.meta.url));

/**
 * Injects the bundle into the current document.
 * @returns A handle of a tool that has its first snapshot.
 * @throws HostError `no-view` if the bundle is missing or the page lets no script run.
 */
export async function injectDomTool(page: Page): Promise<JSHandle<DomTool>> {
  const source = await readFile(bundlePath, 'utf8').catch((cause: unknown) => {
    throw new HostError('no-view', `The bundle ${bundlePath} is missing: npm run build`, { cause });
  });
  await page.addScriptTag({ content: source }).catch(() => evaluateInPage(page, source));
  const isThere = await page.evaluate(() => typeof (globalThis as PageGlobal).DomTool === 'function');
  if (!isThere) throw new HostError('no-view', "The page does not let DomTool's script run.");
  return page.evaluateHandle(async () => {
    const tool = new (globalThis as unknown as Required<PageGlobal>).DomTool();
    await tool.initialize();
    return tool;
  });
}

/**
 * Injects the source where a Content Security Policy or Trusted Types forbid script tags. The debugger is not subject
 * to them; `page.evaluate` with a source text would be.
 */
async function evaluateInPage(page: Page, source: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
    if (exceptionDetails)
      throw new HostError(
        'no-view',
        `The bundle failed in the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
      );
  } finally {
    await session.detach();
  }
}
