import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './support/browser.ts';

const bundle = new URL('../../dist/domtool.iife.js', import.meta.url).pathname;

interface Snapshot {
  getNodeId(el: Element | null): string;
  toText(): string;
  stats: { visibleNodes: number };
}
interface Tool {
  getSnapshot(): Promise<Snapshot>;
  click(id: string): Promise<unknown>;
  destroy(): void;
}
declare const DomTool: new () => Tool;
declare const globalThis: { tool?: Tool; refs: WeakRef<object>[] };

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Opens a page with the tool, and gives access to the browser's garbage collector. */
async function pageWith(html: string): Promise<{ page: Page; collect: () => Promise<number> }> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.addScriptTag({ path: bundle });
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const collect = async (): Promise<number> => {
    // A weak reference that was read keeps its object alive until the end of the task.
    for (let i = 0; i < 3; i++) {
      await cdp.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(20);
    }
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  return { page, collect };
}

describe('a snapshot while the pointer moves', () => {
  it('shows the content that a :hover rule reveals while the pointer is there, and announces it otherwise', async () => {
    const { page } = await pageWith(
      '<style>.menu ul { display: none } .menu:hover ul { display: block }</style><p>Text</p><div class=menu>Menu<ul><li>One<li>Two</ul></div>',
    );
    const text = (): Promise<string> =>
      page.evaluate(async () => (await (globalThis.tool ??= new DomTool()).getSnapshot()).toText());
    const promised = /\(on hover: One Two\)/;
    expect(await text()).toMatch(promised);
    await page.hover('.menu');
    expect(await text()).toMatch(/One\n[^(]*Two/);
    await page.mouse.move(0, 500);
    expect(await text()).toMatch(promised);
    await page.close();
  });
});

describe('memory', () => {
  it('is released when a tool is destroyed', async () => {
    const { page, collect } = await pageWith('<p>a<button>b</button></p><iframe srcdoc="<p>in"></iframe>');
    await page.evaluate(async () => {
      const tool = new DomTool();
      const snapshot = await tool.getSnapshot();
      document.querySelector('p')?.append('more');
      (await tool.getSnapshot()).toText();
      await tool.click(snapshot.getNodeId(document.querySelector('button')));
      tool.destroy();
      globalThis.refs = [new WeakRef(tool), new WeakRef(snapshot)];
    });
    await collect();
    expect(await page.evaluate(() => globalThis.refs.map((ref) => ref.deref() === undefined))).toEqual([true, true]);
    await page.close();
  });

  it('does not grow with the number of rebuilds', async () => {
    const { page, collect } = await pageWith(
      Array.from({ length: 200 }, (_, i) => `<div class=row><p>Row ${i}</p><button>Open</button><input></div>`).join(
        '',
      ),
    );
    const rebuild = (times: number): Promise<void> =>
      page.evaluate(async (n) => {
        const tool = (globalThis.tool ??= new DomTool());
        for (let i = 0; i < n; i++) {
          const rows = document.querySelectorAll('.row');
          const row = rows[(i * 7) % rows.length] as Element;
          const fresh = row.cloneNode(true) as Element;
          (fresh.firstElementChild as Element).textContent = `Row ${i}`;
          row.replaceWith(fresh);
          await tool.getSnapshot();
        }
      }, times);
    await rebuild(100);
    const before = await collect();
    await rebuild(200);
    // Tables grow by doubling, and the engine compiles functions meanwhile, which takes some hundred kilobytes. Keeping
    // one snapshot for each rebuild would take 40 MB.
    expect(((await collect()) - before) / 2 / 1024, 'KB for 100 rebuilds').toBeLessThan(2000);
    await page.close();
  });
});
