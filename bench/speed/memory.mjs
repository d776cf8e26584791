// Measures the memory that a snapshot keeps, that rebuilds leave behind, and that remains after the tool was destroyed
// (Chromium only).
import { linearRegression } from 'simple-statistics';
import { pageAgentScript } from '../views/peers.mjs';
import { openMade, summary } from './full.mjs';
import { floor } from './pages.mjs';

/** The largest memory that a snapshot of 50,000 elements may keep, in MB (a million bytes). */
export const MOST_KEPT = 10;
/** The largest memory that a hundred rebuilds may leave, in KB (a thousand bytes). */
export const MOST_GROWTH = 50;
/**
 * The number of tools that are created and destroyed before the measurement. Compiled code and what is read of style
 * sheets remain.
 */
const WARM = 2;
const WARM_LOOKS = 300;
/** How long a peer may take to answer, in milliseconds. */
export const LONGEST_ANSWER = 30_000;

/**
 * Returns one row for each shape of a page of `count` elements: the page's memory after forced garbage collection, in
 * MB, as median and spread over several pages. `heap` is the JavaScript heap with the wrappers of elements, `buffers`
 * the content of typed arrays outside of it, `browser` the browser's own objects (the nodes and their styles), and
 * `sum` all three.
 *
 * `floor` (after the loop that reads style and boxes) and `wrappers` (an array of all elements, each of which needs a
 * wrapper) are what the page has in addition to before. `script` is the tool's code and what it has read of the style
 * sheets; `ours` is what a snapshot and its tool take besides that, and `stays` what remains of it after `destroy()`.
 * `gone` says whether the tool and its snapshot were collected. `playwright` and `pageAgent` (with its tree) come with
 * their scripts, on their own pages after the floor, and are never released. A figure is `undefined` if there was no
 * answer in time.
 */
export async function measureKept(browser, shapes, count, pages, timeout = LONGEST_ANSWER) {
  const script = await pageAgentScript();
  const rows = [];
  for (const shape of shapes) {
    const made = [];
    for (let i = 0; i < pages; i++) {
      const one = await keptByUs(browser, shape, count);
      // Peers that once gave no answer are not asked again.
      if (i === 0 || made[0].playwright)
        one.playwright = await keptByPeer(browser, shape, count, (page) => page.ariaSnapshot({ mode: 'ai', timeout }));
      if (script && (i === 0 || made[0].pageAgent))
        one.pageAgent = await keptByPeer(browser, shape, count, (page) => pageAgentTree(page, script, timeout));
      made.push(one);
    }
    const of = (name) =>
      made.some((one) => !one[name])
        ? undefined
        : Object.fromEntries(
            ['heap', 'buffers', 'browser', 'sum'].map((part) => [part, summary(made.map((one) => one[name][part]))]),
          );
    rows.push({
      shape,
      elements: made[0].elements,
      gone: made.every(({ gone }) => gone),
      ...Object.fromEntries(
        ['floor', 'wrappers', 'script', 'ours', 'stays', 'playwright', 'pageAgent'].map((name) => [name, of(name)]),
      ),
    });
    console.error(`memory ${shape} ${count} done`);
  }
  return rows;
}

/** Makes the lines of a table. */
export const keptTable = (rows) =>
  rows.map((r) => {
    const cell = (found, part = 'sum') =>
      found ? `${found[part].mid.toFixed(2)} ± ${found[part].spread.toFixed(2)}` : '–';
    return [
      r.shape,
      r.elements,
      cell(r.floor),
      cell(r.wrappers),
      cell(r.script),
      cell(r.ours, 'heap'),
      cell(r.ours, 'buffers'),
      cell(r.ours, 'browser'),
      cell(r.ours),
      r.stays ? Math.round(1000 * r.stays.sum.mid) : '–',
      r.gone ? 'yes' : 'no',
      cell(r.playwright, 'heap'),
      cell(r.playwright),
      cell(r.pageAgent),
    ];
  });

/**
 * Measures what a hundred snapshots leave behind, in KB, by least squares over the memory after each hundred of
 * `looks`. Each follows a change of text and attributes, and of rows that come and go. Returns `{ name, heap, browser,
 * least, most }`, where `heap` includes typed arrays, and the last two are its range in MB. `alone` takes no snapshots.
 */
export async function measureGrowth(browser, { count = 1000, looks = 1000 } = {}) {
  const rows = [];
  for (const [name, lookOften] of [
    ['alone', (page, n) => page.evaluate(lookNever, n)],
    ['DomTool', (page, n) => page.evaluate(look, { times: n, method: 'getSnapshot' })],
    ['DomTool, each from scratch', (page, n) => page.evaluate(look, { times: n, method: 'buildSnapshot' })],
    ['Playwright AI', lookByPlaywright],
  ]) {
    const { page, context, use } = await openPage(browser, 'flat', count);
    await page.evaluate(prepareChanges);
    const points = [];
    // Tables grow by doubling, and code is compiled, so the first three hundred do not count.
    for (let done = -WARM_LOOKS; done < looks; done += 100) {
      await lookOften(page, 100);
      if (done + 100 >= 0) points.push(await use());
    }
    const sizes = points.map(({ heap, buffers }) => heap + buffers);
    const slope = (list) => 1000 * linearRegression(list.map((mb, i) => [i, mb])).m;
    rows.push({
      name,
      heap: slope(sizes),
      browser: slope(points.map((point) => point.browser)),
      least: Math.min(...sizes),
      most: Math.max(...sizes),
    });
    await context.close();
    console.error(`growth, ${name} done`);
  }
  return rows;
}

/** Makes the lines of a table. */
export const growthTable = (rows) =>
  rows.map(({ name, heap, browser, least, most }) => [
    name,
    heap.toFixed(1),
    browser.toFixed(1),
    `${least.toFixed(2)} – ${most.toFixed(2)}`,
  ]);

async function openPage(browser, shape, count) {
  const { context, page, elements } = await openMade(browser, shape, count);
  const cdp = await context.newCDPSession(page);
  const use = async () => {
    // A weak reference that was read keeps its object alive until the end of the task.
    for (let i = 0; i < 3; i++) {
      await cdp.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(30);
    }
    const { usedSize, backingStorageSize, embedderHeapUsedSize } = await cdp.send('Runtime.getHeapUsage');
    return amount(usedSize / 1e6, backingStorageSize / 1e6, embedderHeapUsedSize / 1e6);
  };
  return { context, page, elements, use };
}

const amount = (heap, buffers, browser) => ({ heap, buffers, browser, sum: heap + buffers + browser });
const less = (a, b) => amount(a.heap - b.heap, a.buffers - b.buffers, a.browser - b.browser);

async function keptByUs(browser, shape, count) {
  const { context, page, elements, use } = await openPage(browser, shape, count);
  const start = await use();
  await page.evaluate(floor);
  const read = await use();
  await page.evaluate(holdAll);
  const held = await use();
  await page.evaluate(letGo);
  const before = await use();
  for (let i = 0; i < WARM; i++) {
    await page.evaluate(hold);
    await page.evaluate(letGo);
  }
  const warm = await use();
  await page.evaluate(hold);
  const kept = await use();
  await page.evaluate(letGo);
  const after = await use();
  const gone = await page.evaluate(() => window.benchRefs.every((ref) => ref.deref() === undefined));
  await context.close();
  return {
    elements,
    gone,
    floor: less(read, start),
    wrappers: less(held, read),
    script: less(warm, before),
    ours: less(kept, warm),
    stays: less(after, warm),
  };
}

async function keptByPeer(browser, shape, count, lookOnce) {
  const { context, page, use } = await openPage(browser, shape, count);
  try {
    await page.evaluate(floor);
    const before = await use();
    await lookOnce(page);
    return less(await use(), before);
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
    return undefined;
  } finally {
    await context.close();
  }
}

async function pageAgentTree(page, script, timeout) {
  await page.addScriptTag({ content: script });
  let timer;
  const late = new Promise((resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { name: 'TimeoutError' })), timeout);
  });
  const looked = page.evaluate(async () => {
    window.benchKept = new window.benchPageAgent.PageController({ enableMask: false, viewportExpansion: -1 });
    await window.benchKept.updateTree();
  });
  // If it is late, its page is closed while it runs.
  looked.catch(() => {});
  await Promise.race([looked, late]).finally(() => clearTimeout(timer));
}

function holdAll() {
  const all = [];
  const walk = (root) => {
    for (const el of root.querySelectorAll('*')) {
      all.push(el);
      if (el.shadowRoot) walk(el.shadowRoot);
    }
  };
  walk(document);
  window.benchKept = all;
}

async function hold() {
  const tool = new window.DomTool();
  const snapshot = await tool.getSnapshot({ maxWaitMs: 60_000 });
  window.benchRefs = [new WeakRef(tool), new WeakRef(snapshot)];
  window.benchKept = tool;
}

function letGo() {
  window.benchKept.destroy?.();
  delete window.benchKept;
}

/** Defines `benchChange` in the page, the change before each snapshot. The size of the page stays the same. */
function prepareChanges() {
  let turn = 0;
  window.benchChange = () => {
    const rows = document.querySelectorAll('.row');
    const at = (step) => rows[(turn * step) % rows.length];
    turn++;
    at(7).querySelector('p').textContent = `Text of turn ${turn}`;
    at(11).setAttribute('title', `Title ${turn}`);
    at(13).classList.toggle('picked');
    at(3).querySelector('input').checked = turn % 2 === 0;
    const fresh = at(5).cloneNode(true);
    fresh.querySelector('span').textContent = `Customer of turn ${turn}`;
    fresh.querySelector('a').href = `#turn-${turn}`;
    at(17).remove();
    document.body.insertBefore(fresh, document.body.children[1 + (turn % 20)]);
  };
}

function lookNever(times) {
  for (let i = 0; i < times; i++) window.benchChange();
}

async function look({ times, method }) {
  window.benchTool ??= new window.DomTool();
  for (let i = 0; i < times; i++) {
    window.benchChange();
    await window.benchTool[method]();
  }
}

async function lookByPlaywright(page, times) {
  for (let i = 0; i < times; i++) {
    await page.evaluate(() => window.benchChange());
    await page.ariaSnapshot({ mode: 'ai' });
  }
}
