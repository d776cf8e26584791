import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHAPES } from '../../bench/costs/shapes.mjs';
import { VIEWS } from '../../bench/costs/views.mjs';
import { launchChromium } from './support/browser.ts';

const bundle = new URL('../../dist/domtool.iife.js', import.meta.url).pathname;
const SMALL = 1000;
const FACTOR = 4;
/**
 * How often a block of code may run on the large page for each time that it runs on the small one. One that compares
 * everything with everything runs 16 times as often.
 */
const MOST = 7;
/** The number of runs for each node that is never too many. The browser counts small numbers inexactly. */
const ALWAYS = 20;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Opens a page, and returns a function that tells how often each block of the script runs while a view is made. */
async function countingPage(shape: string, size: number): Promise<(view: string) => Promise<Map<string, number>>> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>Costs</title><body></body>');
  await page.evaluate(SHAPES[shape] as (size: number) => void, size);
  await page.addScriptTag({ path: bundle });
  await page.evaluate(`window.tool = new DomTool({ snapshotTimeout: 60000 }); (${VIEWS['snapshot']})(tool)`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async (view) => {
    // A new snapshot, so that no view is spared what was done for another.
    await page.evaluate('(async () => { window.snapshot = await tool.buildSnapshot(); })()');
    // This also sets the counts to zero.
    await cdp.send('Profiler.takePreciseCoverage');
    await page.evaluate(`(async () => { await (${VIEWS[view]})(tool); })()`);
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    const runs = new Map<string, number>();
    for (const { functions } of result)
      for (const { functionName, ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          runs.set(`${functionName} ${startOffset}-${endOffset}`, count);
    return runs;
  };
}

describe('the work of a view', () => {
  const cases: readonly (readonly [shape: string, views: readonly string[]])[] = [
    ['form', ['full', 'skeleton', 'forms', 'inspect', 'automate', 'automate text', 'automate role']],
    ['shadows', ['full', 'skeleton', 'inspect', 'automate', 'automate text', 'automate role']],
    ['paragraph', ['full', 'toText', 'overview', 'automate text']],
    ['nested', ['full', 'automate text']],
    ['positioned', ['toText', 'overview']],
    ['suggestions', ['forms']],
    ['cards', ['search']],
  ];
  describe.each(cases)('grows with the size of the page: %s', (shape, views) => {
    let runsOnSmall: Awaited<ReturnType<typeof countingPage>>;
    let runsOnLarge: Awaited<ReturnType<typeof countingPage>>;
    beforeAll(async () => {
      runsOnSmall = await countingPage(shape, SMALL);
      runsOnLarge = await countingPage(shape, SMALL * FACTOR);
    });

    it.each(views)('%s', async (view) => {
      const small = await runsOnSmall(view);
      const large = await runsOnLarge(view);
      const tooOften = [...large]
        .filter(([block, count]) => count > MOST * Math.max(small.get(block) ?? 0, SMALL * ALWAYS))
        .map(([block, count]) => `${block}: ${small.get(block)}, then ${count} times`);
      expect(small.size).toBeGreaterThan(20);
      expect(tooOften).toEqual([]);
    });
  });
});

/** Counts the calls of a function of the browser while the tool does something on a page. */
async function callsOf(owner: string, method: string, html: string, doing: string): Promise<number> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(
    ([ownerName, name]) => {
      const { prototype } = (window as unknown as Record<string, { prototype: Record<string, () => unknown> }>)[
        ownerName as string
      ] as { prototype: Record<string, () => unknown> };
      const original = prototype[name as string] as () => unknown;
      Object.assign(window, { calls: 0 });
      prototype[name as string] = function (...options: []) {
        (window as unknown as { calls: number }).calls++;
        return original.apply(this, options);
      };
    },
    [owner, method],
  );
  await page.addScriptTag({ path: bundle });
  const calls: number = await page.evaluate(`(async () => {
    const tool = new DomTool({ snapshotTimeout: 60000 });
    const snapshot = await tool.getSnapshot();
    const before = calls;
    const { success } = await ${doing};
    return success ? calls - before : NaN;
  })()`);
  await page.close();
  return calls;
}

describe('the work of the browser', () => {
  it('does not grow with the animations of other elements when one is clicked', async () => {
    const animated = (size: number): string =>
      `<style>@keyframes k { to { margin-left: 90px } } i { animation: k 1s infinite; font-size: 4px }</style><button>Go</button>${'<i>x</i> '.repeat(size)}`;
    const click = "tool.click(snapshot.getNodeId(document.querySelector('button')))";
    const few = await callsOf('Element', 'getAnimations', animated(20), click);
    const many = await callsOf('Element', 'getAnimations', animated(200), click);
    expect(few, 'calls with few animations').toBeGreaterThan(0);
    expect(many, `calls with many animations; with few: ${few}`).toBeLessThan(few + 20);
  });

  it('does not include another test of whether the texts of a snapshot can be seen', async () => {
    const query = "tool.automate({ action: 'query', selector: 'span' })";
    const calls = await callsOf('Document', 'elementFromPoint', '<span>word</span> '.repeat(40), query);
    expect(calls, 'hit tests for 40 texts').toBeLessThan(10);
  });

  it('does not include trying the same selectors for each of many equal elements', async () => {
    const query = (limit: number): string =>
      `tool.automate({ action: 'query', selector: 'option', descriptorMode: 'full', limit: ${limit} })`;
    const html = `<select>${'<option>word</option>'.repeat(200)}</select>`;
    const few = await callsOf('Document', 'querySelectorAll', html, query(10));
    const many = await callsOf('Document', 'querySelectorAll', html, query(100));
    expect(many, `calls for 100 elements; for 10: ${few}`).toBeLessThan(few + 20);
  });

  it('does not include a search through the whole page for the name of each field', async () => {
    const page = (size: number): string => Array.from({ length: size }, (_, i) => `<input name="f${i}">`).join('');
    const model =
      'tool.toPageModel().then(({ controls }) => ({ success: controls.at(-1).selector === `input[name="f${controls.length - 1}"]` }))';
    const few = await callsOf('Document', 'querySelectorAll', page(10), model);
    const many = await callsOf('Document', 'querySelectorAll', page(100), model);
    expect(many, `queries for 100 fields; for 10: ${few}`).toBe(few);
  });

  it('does not include listing all fields of a group for each of them', async () => {
    const forms = 'tool.forms().then((found) => ({ success: found[0].fields.length === 200 }))';
    const calls = await callsOf(
      'Element',
      'querySelectorAll',
      `<form><div>${'<input aria-label=x>'.repeat(200)}</div></form>`,
      forms,
    );
    expect(calls, 'queries for 200 fields, with one of each for its options').toBeLessThan(250);
  });

  it('does not include another look at the whole page for each popup that opens', async () => {
    const page = (size: number): string =>
      `<button onclick="for (const one of document.querySelectorAll('p')) one.showPopover()">Go</button>${'<p popover=manual>x</p>'.repeat(size)}`;
    const click = "tool.click(snapshot.getNodeId(document.querySelector('button')))";
    const few = await callsOf('CSSStyleDeclaration', 'getPropertyValue', page(20), click);
    const many = await callsOf('CSSStyleDeclaration', 'getPropertyValue', page(80), click);
    expect(many, `reads of style for 80 popups; for 20: ${few}`).toBeLessThan(5 * few);
  });

  it('does not include comparing the built-in functions for each of many animations that start', async () => {
    const page = await browser.newPage();
    await page.evaluate(() => {
      const getOwnPropertyDescriptor = (of: JSON, key: PropertyKey): PropertyDescriptor | undefined => {
        if (key === 'parse') (window as unknown as { comparisons: number }).comparisons++;
        return Reflect.getOwnPropertyDescriptor(of, key);
      };
      Object.assign(window, { comparisons: 0, JSON: new Proxy(JSON, { getOwnPropertyDescriptor }) });
    });
    await page.addScriptTag({ path: bundle });
    const [one, more, epochs]: number[] = await page.evaluate(`(async () => {
      const tool = new DomTool();
      const after = async (events) => {
        const { snapshotId } = await tool.getSnapshot();
        const before = comparisons;
        for (let i = 0; i < events; i++) document.body.dispatchEvent(new AnimationEvent('animationstart', { bubbles: true }));
        const found = comparisons - before;
        return [found, snapshotId === (await tool.getSnapshot()).snapshotId];
      };
      const [[one, isOld], [more, isStillOld]] = [await after(1), await after(100)];
      return [one, more, isOld || isStillOld ? 0 : 2];
    })()`);
    await page.close();
    expect(epochs, 'looks that saw the animations').toBe(2);
    expect(one, 'comparisons for one event').toBeGreaterThan(0);
    expect(more, 'comparisons for a hundred').toBe(one);
  });
});
