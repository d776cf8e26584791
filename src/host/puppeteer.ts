import { attachTo, type AttachOptions, type DomPage } from './DomPage.ts';
import type { HostPage } from './HostPage.ts';

export type { AttachOptions, DomPage, PageError } from './DomPage.ts';

interface Session {
  send(method: 'Runtime.evaluate', options: { expression: string }): Promise<{ exceptionDetails?: unknown }>;
  detach(): Promise<void>;
}

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
      evaluateAsDebugger: async (expression) => {
        const session = (await page.createCDPSession()) as Session;
        try {
          const { exceptionDetails } = await session.send('Runtime.evaluate', { expression });
          if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
        } finally {
          await session.detach();
        }
      },
    },
    options,
  );
}
