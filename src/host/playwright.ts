import { attachTo, type AttachOptions, type DomPage } from './DomPage.ts';
import type { DebugSession, HostPage } from './HostPage.ts';

export type { AttachOptions, DomPage, PageError, PageTextOptions } from './DomPage.ts';

/** A page of any version of Playwright, in any engine. */
export interface PlaywrightPage extends HostPage {
  addInitScript(script: { content: string }): Promise<unknown>;
  context(): object;
}

/**
 * Attaches DomTool to a page: to its current document and to each one that follows, in every frame, with real input.
 * The page cannot reach it, and `window.DomTool` stays as it was.
 * @param page of Playwright
 * @throws DomToolError `bad_option` for anything else, and for an option that is not one of `AttachOptions`
 */
export function attach(page: PlaywrightPage, options?: AttachOptions): Promise<DomPage> {
  return attachTo(
    page,
    {
      name: 'Playwright',
      ownMethod: 'addInitScript',
      atStart: async (script) => {
        const added = await page.addInitScript({ content: script });
        // Before version 1.59, Playwright cannot remove the script, and the result has no `dispose`.
        return async () => (added as { dispose?(): Promise<void> } | undefined)?.dispose?.();
      },
      onDownload: (listener) => {
        const onDownload = (download: { suggestedFilename(): string }): void => listener(download.suggestedFilename());
        page.on('download', onDownload);
        return Promise.resolve(() => page.off('download', onDownload));
      },
      debug: () => {
        const context = page.context() as { newCDPSession(page: object): Promise<DebugSession> };
        return context.newCDPSession(page);
      },
    },
    options,
  );
}

/** The fixtures that `base.extend(fixtures)` gives to every test. */
export interface Fixtures {
  /** The DomTool of the fixture `page`. */
  dom: DomPage;
}

/** For `@playwright/test`: `const test = base.extend(fixtures)` gives tests the fixture `dom`. */
export const fixtures = {
  dom: async ({ page }: { page: PlaywrightPage }, use: (dom: DomPage) => Promise<void>): Promise<void> => {
    const dom = await attach(page);
    await use(dom);
    await dom.detach();
  },
};
