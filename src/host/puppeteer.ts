import { attachTo, type AttachOptions, type DomPage } from './DomPage.ts';
import type { DebugSession, HostPage } from './HostPage.ts';

export type { AttachOptions, DomPage, PageError } from './DomPage.ts';

/** A page of Puppeteer. */
export interface PuppeteerPage extends HostPage {
  evaluateOnNewDocument(script: string): Promise<{ identifier: string }>;
  removeScriptToEvaluateOnNewDocument(identifier: string): Promise<void>;
  createCDPSession(): Promise<object>;
}

/**
 * Attaches DomTool to a page: to its current document and to each one that follows, in every frame, with real input.
 * The page cannot reach it, and `window.DomTool` stays as it was.
 * @param page of Puppeteer
 */
export function attach(page: PuppeteerPage, options?: AttachOptions): Promise<DomPage> {
  return attachTo(
    page,
    {
      atStart: async (script) => {
        const { identifier } = await page.evaluateOnNewDocument(script);
        return () => page.removeScriptToEvaluateOnNewDocument(identifier).catch(() => undefined);
      },
      debug: async () => (await page.createCDPSession()) as DebugSession,
    },
    options,
  );
}
