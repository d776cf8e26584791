import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments } from '../../src/cli/browsers/engines.ts';
import { provideBrowser } from '../../src/cli/browsers/provide.ts';
import { serveFolder } from '../../src/cli/page/serveFolder.ts';

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

/** The overview as text, and how long it took from a snapshot that is there: the median of five. */
async function look(): Promise<{ text: string; ms: number }> {
  const tool = new (window as any).DomTool();
  const times = [];
  let text = '';
  for (let i = 0; i < 5; i++) {
    tool.invalidateSnapshot();
    await tool.getSnapshot();
    const start = performance.now();
    text = await tool.overview({ format: 'text' });
    times.push(performance.now() - start);
  }
  return { text, ms: times.sort((a, b) => a - b)[2] as number };
}

describe('an overview of the sample pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    const { executablePath } = await provideBrowser('chromium', () => undefined);
    browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  });
  afterAll(() => browser.close());

  it.each(SIZES)('is at most 300 tokens at %i × %i, and made in under 100 ms', async (width, height) => {
    const page = await browser.newPage({ viewport: { width, height } });
    const origin = await serveFolder(page.context(), new URL('../../examples/shop', import.meta.url).pathname);
    for (const name of PAGES) {
      await page.goto(origin + name);
      await page.addScriptTag({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
      const { text, ms } = await page.evaluate(look);
      expect(text).toMatch(
        /^=== DOM OVERVIEW: [^]*\n\[OUTLINE - Page Structure\]\n\[0\] body\n[^]*\n\[INTERACTIVES - \d+ found, showing \d+\]\n\[\d/,
      );
      expect(encode(text).length, `${name}\n${text}`).toBeLessThanOrEqual(300);
      expect(ms, name).toBeLessThan(100);
    }
    await page.close();
  });
});
