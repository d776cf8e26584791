import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../src/host/serveFiles.ts';
import { launchChromium } from './support/browser.ts';

const PAGES = [
  'index.html',
  'index.html?q=lamp',
  'product.html?id=harbour-desk-lamp',
  'basket.html',
  'newsletter.html',
];
const SIZES = [
  [1280, 720],
  [1280, 800],
  [1920, 1080],
  [390, 844],
] as const;

describe('the overview of the sample shop', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  it.each(SIZES)('takes at most 300 tokens in a viewport of %i × %i', async (width, height) => {
    const page = await browser.newPage({ viewport: { width, height } });
    const origin = await serve(page.context(), {
      folder: new URL('../../examples/shop', import.meta.url).pathname,
      page: '',
    });
    for (const name of PAGES) {
      await page.goto(origin + name);
      await page.addScriptTag({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
      const text = await page.evaluate<string>(() => new (window as any).DomTool().overview({ format: 'text' }));
      expect(text, name).toMatch(
        /^=== DOM OVERVIEW: [^]*\n\[OUTLINE - Page Structure\]\n\[0\] body\n[^]*\n\[INTERACTIVES - \d+ found, showing \d+\]\n\[\d/,
      );
      expect(encode(text).length, `${name}\n${text}`).toBeLessThanOrEqual(300);
    }
    await page.close();
  });

  it('is made of a new snapshot after 30 seconds', async () => {
    const page = await browser.newPage();
    await page.setContent('<button>Buy</button>');
    await page.addScriptTag({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
    const cdp = await page.context().newCDPSession(page);
    const overviewAfter = async (ms: number): Promise<string> => {
      const expired = new Promise((resolve) => cdp.once('Emulation.virtualTimeBudgetExpired', resolve));
      await cdp.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: ms });
      await expired;
      return page.evaluate(async () => {
        const tool = ((window as any).tool ??= new (window as any).DomTool());
        await tool.overview();
        const snapshot = await tool.getSnapshot();
        const isSame = snapshot === (window as any).last;
        (window as any).last = snapshot;
        return isSame ? 'reused' : 'new';
      });
    };
    expect(await overviewAfter(1)).toBe('new');
    expect(await overviewAfter(20_000)).toBe('reused');
    expect(await overviewAfter(20_000)).toBe('new');
    await page.close();
  });
});
