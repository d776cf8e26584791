// Measures what a page that changes without pause loses by being observed: the same page alone, with a bare
// MutationObserver, and with a tool.
import { median } from 'simple-statistics';
import { cpuClock } from '../support.mjs';
import { openMade, summary } from './full.mjs';

/** The number of nodes that the page is asked to change in a second. */
export const RATE = 100_000;
/** The fraction of its time that the page may lose. */
export const MOST_LOST = 0.05;
export const STORMS = ['texts', 'attributes', 'nodes', 'mixed', 'drawn'];
const WATCHERS = { alone: startNothing, bare: startBare, ours: startTool };

/**
 * Returns one row for each storm, paced by the page's frames and at full speed, on a page of `count` elements: `{
 * storm, flatOut, drawn, reached, builds, wrong, alone, bare, ours, lostToBare, lost }`. `alone`, `bare` and `ours` are
 * seconds of the main thread's processor time for `RATE` changed nodes, including the page's own layout. The losses are
 * fractions of the page's time, compared with the page alone. `reached` counts changed nodes per second. Each of the
 * three has its own page, because a browser continues to look for observers in a document that had one. They take turns
 * in changing order, and each loss is of one round.
 */
export async function measureStorms(browser, { count = 10_000, seconds = 4, rounds = 5, storms = STORMS } = {}) {
  const pages = {};
  for (const name of Object.keys(WATCHERS)) pages[name] = await openPage(browser, count);
  const rows = [];
  for (const flatOut of [false, true]) {
    // A page that runs at full speed lays out as often as its frames come, however much it does between them. The
    // figures would measure that.
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
      // Code that has not run yet is compiled first.
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

/**
 * Returns the loss of the page's time compared with the page alone: of wall-clock time if it is paced, of its own work
 * at full speed.
 */
const lost = (alone, watched, flatOut) => (flatOut ? 1 - alone.cost / watched.cost : watched.cost - alone.cost);

async function openPage(browser, count) {
  const { context, page, elements } = await openMade(browser, 'flat', count);
  await page.evaluate(prepare);
  return { context, page, elements, cpu: await cpuClock(page) };
}

/** Makes the lines of a table. */
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
 * Defines `benchStorm` in the page, which describes the changes, after which the page is the same as before. Except for
 * `drawn`, they are in a part of the page that is not rendered, so that there is no work except the change itself, and
 * observing it costs relatively most.
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
    /** Removes or inserts one node. The list is complete after an even number of calls. */
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
  /** Writes everything that a snapshot says about the page, without numbers, which differ between tools. */
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

/** Makes changes for some seconds: `rate` nodes a second at each frame, or a thousand per task, one after another. */
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
    // Checks whether the tool has built another snapshot. The check costs nothing that counts.
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
