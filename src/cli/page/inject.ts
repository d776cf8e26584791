import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from 'playwright-core';
import { CliError } from '../errors.ts';
import type { DomTool } from '../../index.ts';

/** What the bundle sets; `globalThis` in the page is its window. */
interface PageGlobal {
  readonly DomTool?: typeof DomTool;
}

/** The bundle lies beside the built command line. */
const bundlePath = fileURLToPath(new URL('domtool.iife.js', import.meta.url));

/** Puts the bundle into the page as it is now, and answers a tool that is ready. */
export async function injectDomTool(page: Page): Promise<JSHandle<DomTool>> {
  const source = await readFile(bundlePath, 'utf8').catch((cause: unknown) => {
    throw new CliError('no-view', `The bundle ${bundlePath} is missing: npm run build`, { cause });
  });
  await page.addScriptTag({ content: source }).catch(() => evaluateInPage(page, source));
  const isThere = await page.evaluate(() => typeof (globalThis as PageGlobal).DomTool === 'function');
  if (!isThere) throw new CliError('no-view', 'The page let no script of ours run.');
  return page.evaluateHandle(async () => {
    const tool = new (globalThis as unknown as Required<PageGlobal>).DomTool();
    await tool.initialize();
    return tool;
  });
}

/**
 * Where a Content-Security-Policy or Trusted Types forbid script tags. The debugger may evaluate what the page may not;
 * `page.evaluate` of a source text would meet the same policy again.
 */
async function evaluateInPage(page: Page, source: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
    if (exceptionDetails)
      throw new CliError(
        'no-view',
        `The bundle failed in the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
      );
  } finally {
    await session.detach();
  }
}
