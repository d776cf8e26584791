import { attachTo, type AttachOptions, type DomPage } from './DomPage.ts';
import type { DebugSession, HostPage } from './HostPage.ts';

export type { AttachOptions, DomPage, PageError, PageTextOptions } from './DomPage.ts';

/** A page of Puppeteer. */
export interface PuppeteerPage extends HostPage {
  evaluateOnNewDocument(script: string): Promise<{ identifier: string }>;
  removeScriptToEvaluateOnNewDocument(identifier: string): Promise<void>;
  createCDPSession(): Promise<object>;
}

/** A session of the DevTools protocol that tells of downloads, for which pages of Puppeteer have no event. */
interface DownloadSession {
  on(event: 'Page.downloadWillBegin', listener: (event: { suggestedFilename: string }) => void): unknown;
  send(method: 'Page.enable'): Promise<unknown>;
  detach(): Promise<void>;
}

/**
 * Attaches DomTool to a page: to its current document and to each one that follows, in every frame, with real input.
 * The page cannot reach it, and `window.DomTool` stays as it was.
 * @param page of Puppeteer
 * @throws DomToolError `bad_option` for anything else, and for an option that is not one of `AttachOptions`
 */
export function attach(page: PuppeteerPage, options?: AttachOptions): Promise<DomPage> {
  return attachTo(
    page,
    {
      name: 'Puppeteer',
      ownMethod: 'evaluateOnNewDocument',
      atStart: async (script) => {
        const { identifier } = await page.evaluateOnNewDocument(script);
        return () => page.removeScriptToEvaluateOnNewDocument(identifier).catch(() => undefined);
      },
      onDownload: async (listener) => {
        const session = (await page.createCDPSession()) as DownloadSession;
        session.on('Page.downloadWillBegin', ({ suggestedFilename }) => listener(suggestedFilename));
        await session.send('Page.enable');
        return () => session.detach();
      },
      debug: async () => (await page.createCDPSession()) as DebugSession,
    },
    options,
  );
}
