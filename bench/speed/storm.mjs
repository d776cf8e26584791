// What a page that changes without pause loses to being watched: the same page alone, with a bare MutationObserver, and with a tool.
import { median } from 'simple-statistics';
import { cpuClock } from '../support.mjs';
import { openMade, summary } from './full.mjs';

/** What the page is asked to change, nodes a second. */
export const RATE = 100_000;
/** The part of its time that it may lose. */
export const MOST_LOST = 0.05;
export const STORMS = ['texts', 'attributes', 'nodes', 'mixed', 'drawn'];
const WATCHERS = { alone: startNothing, bare: startBare, ours: startTool };

/**
 * One row for each storm, paced by the page's frames and flat out, on a page of `count` elements: `{ storm, flatOut, drawn, reached, builds,
 * wrong, alone, bare, ours, lostToBare, lost }`. The three are seconds of the main thread's processor time for `RATE` changed nodes,
 * the page's own layout included; the losses, of its time, what the page would not have had to give alone (`lost`). `reached` counts changed
 * nodes in a second on the clock. Each of the three has a page of its own, as a browser goes on looking for observers in a document
 * that had one; they take turns, each time in another order, and a loss is of one round.
 */
export async function measureStorms(browser, { count = 10_000, seconds = 4, rounds = 5, storms = STORMS } = {}) {
  const pages = {};
  for (const name of Object.keys(WATCHERS)) pages[name] = await openPage(browser, count);
  const rows = [];
  for (const flatOut of [false, true]) {
    // Flat out a page lays out as often as its frames come, however much it gets done between them: the figures would be of that.
    for (const storm of storms.filter((one) => !flatOut || one !== 'drawn')) {
      const run = async (name, ms) => {
        const { page, cpu } = pages[name];
        await page.bringToFront();
        await page.evaluate(WATCHERS[name]);
        let done;
        const time = await cpu(async () => {
          done = await page.evaluate(blow, { storm, flatOut, rate: RATE, ms });
        });
        return {
          cost: (time / 1000 / done.nodes) * RATE,
          reached: (1000 * done.nodes) / done.time,
          builds: done.builds,
          wrong: await page.evaluate(stop),
        };
      };
      const names = Object.keys(WATCHERS);
      // Code that has not run yet is compiled.
      for (const name of names) await run(name, 500);
      const made = [];
      for (let i = 0; i < rounds; i++) {
        const round = {};
        for (const name of [...names.slice(i % 3), ...names.slice(0, i % 3)])
          round[name] = await run(name, (flatOut ? seconds / 2 : storm === 'drawn' ? 3 * seconds : seconds) * 1000);
        made.push(round);
      }
      const of = (pick) => summary(made.map(pick));
      rows.push({
        storm,
        flatOut,
        drawn: storm === 'drawn',
        elements: pages.ours.elements,
        reached: of(({ alone }) => alone.reached),
        builds: median(made.map(({ ours }) => ours.builds)),
        wrong: made.some(({ ours }) => ours.wrong),
        alone: of(({ alone }) => alone.cost),
        bare: of(({ bare }) => bare.cost),
        ours: of(({ ours }) => ours.cost),
        lostToBare: of(({ alone, bare }) => lost(alone, bare, flatOut)),
        lost: of(({ alone, ours }) => lost(alone, ours, flatOut)),
      });
      console.error(`storm of ${storm}${flatOut ? ', flat out' : ''} done`);
    }
  }
  for (const { context } of Object.values(pages)) await context.close();
  return rows;
}

/** Of the page's time that it had not lost alone: paced of the time on the clock, flat out of its own work. */
const lost = (alone, watched, flatOut) => (flatOut ? 1 - alone.cost / watched.cost : watched.cost - alone.cost);

async function openPage(browser, count) {
  const { context, page, elements } = await openMade(browser, 'flat', count);
  await page.evaluate(prepare);
  return { context, page, elements, cpu: await cpuClock(page) };
}

/** Lines of a table. */
export const stormTable = (rows) =>
  rows.map((r) => [
    r.storm,
    r.flatOut ? 'flat out' : 'paced',
    Math.round(r.reached.mid),
    ...[r.alone, r.bare, r.ours].map(({ mid, spread }) => `${(1000 * mid).toFixed(0)} ± ${(1000 * spread).toFixed(0)}`),
    ...[r.lostToBare, r.lost].map(({ mid, spread }) => `${(100 * mid).toFixed(1)} ± ${(100 * spread).toFixed(1)}`),
    r.builds,
    r.wrong ? 'wrong' : 'right',
  ]);

/**
 * In the page, `benchStorm`: what is changed, the same after each storm as before it. But for `drawn` it is in a part of the page that is
 * not drawn: there is no work but the change itself, and whoever watches it costs the most.
 */
function prepare() {
  const spare = document.createElement('div');
  spare.hidden = true;
  const shown = [...document.querySelectorAll('.row')];
  for (const row of shown) spare.append(row.cloneNode(true));
  document.body.append(spare);
  const parts = (rows) => ({
    rows,
    paragraphs: rows.map((row) => row.querySelector('p')),
    texts: rows.map((row) => row.querySelector('p').firstChild),
  });
  const [hidden, drawn] = [parts([...spare.children]), parts(shown)];
  let turn = 0;
  const one = {
    texts(i, { texts } = hidden) {
      texts[i % texts.length].data = `Row text number ${turn++ % 1000}`;
    },
    attributes(i, { rows } = hidden) {
      rows[i % rows.length].setAttribute('data-turn', turn++ % 1000);
    },
    /** Each call is one node that leaves or one that comes: the list is whole after an even number. */
    nodes(i, { rows, paragraphs } = hidden) {
      const at = (i >> 1) % rows.length;
      if (i % 2) rows[at].append(paragraphs[at]);
      else paragraphs[at].remove();
    },
    mixed(i, of = hidden) {
      one[['texts', 'attributes', 'nodes', 'nodes'][i % 4]](i % 4 < 2 ? i : 2 * (i >> 2) + (i % 2), of);
    },
    drawn: (i) => one.mixed(i, drawn),
  };
  window.benchStorm = { one };
}

function startNothing() {
  Object.assign(window.benchStorm, { seen: () => null, end: () => false });
}

function startBare() {
  const observer = new MutationObserver(() => {});
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
  });
  Object.assign(window.benchStorm, {
    seen: () => null,
    end: () => {
      observer.disconnect();
      return false;
    },
  });
}

async function startTool() {
  const tool = new window.DomTool();
  await tool.getSnapshot();
  /** Everything that it tells of the page, without numbers: another tool gives others. */
  const told = (snapshot) =>
    JSON.stringify(snapshot.virtualDom, (key, value) => (key === 'node_id' || key === 'metadata' ? undefined : value));
  Object.assign(window.benchStorm, {
    seen: () => tool.getSnapshot({ waitForBuild: false }),
    end: async () => {
      const after = told(await tool.getSnapshot());
      tool.destroy();
      const fresh = new window.DomTool();
      const wrong = after !== told(await fresh.getSnapshot());
      fresh.destroy();
      return wrong;
    },
  });
}

/** Some seconds of changes: of `rate` nodes a second at each frame, or of a thousand a task, one after another. */
async function blow({ storm, flatOut, rate, ms }) {
  const { one, seen } = window.benchStorm;
  const snapshots = new Set([await seen()]);
  const change = one[storm];
  const channel = new MessageChannel();
  const next = flatOut
    ? () =>
        new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(null);
        })
    : () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
  const start = performance.now();
  let nodes = 0;
  let looked = 0;
  for (let time = 0; time < ms; time = performance.now() - start) {
    await next();
    // Whether it has built another of itself: asking costs nothing that counts.
    if (time - looked > 500) {
      looked = time;
      seen()?.then((snapshot) => snapshots.add(snapshot));
    }
    const due = flatOut
      ? nodes + 1000
      : Math.min(nodes + rate / 10, Math.ceil((rate * (performance.now() - start)) / 4000) * 4);
    while (nodes < due) change(nodes++);
  }
  channel.port1.close();
  return { nodes, time: performance.now() - start, builds: snapshots.size - 1 };
}

const stop = () => window.benchStorm.end();
