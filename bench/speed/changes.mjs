// Measures the cost of a snapshot after one change, minus the cost of the change for the page itself with the same
// layout and the same frame.
import { median } from 'simple-statistics';

/** The changes, and the fraction of a full build that a snapshot after one may cost. */
export const CHANGES = {
  none: 1 / 30,
  'one text': 1 / 30,
  'one class': 1 / 30,
  'one hover': 1 / 30,
  'one checkbox': 1 / 30,
  'a row at the end': 1 / 10,
  'a row at the top': 1 / 10,
  'a row removed': 1 / 10,
  'a new sheet': 1 / 2,
  'a resize': 1 / 2,
};

/**
 * Measures for each change the milliseconds of the main thread's processor time (medians, taking turns): `alone` with
 * only the resulting layout and frame, `ours` with a snapshot by a tool that knows the page.
 */
export async function measureChanges(page, cpu, rounds) {
  const viewport = page.viewportSize();
  await page.evaluate(startChanges);
  const times = {};
  for (const name of Object.keys(CHANGES)) {
    const made = { alone: [], ours: [] };
    // Two rounds do not count, because code that has not run yet is compiled in them.
    for (let i = -2; i < rounds; i++) {
      for (const [kind, after] of [
        ['alone', layoutOnly],
        ['ours', snapshot],
      ]) {
        await page.evaluate(settle);
        const time = await cpu(async () => {
          await change(page, name, viewport, i, kind);
          await page.evaluate(after);
          // The page's painting must not fall into one of the two turns by chance.
          await page.evaluate(nextFrame);
        });
        if (i >= 0) made[kind].push(time);
      }
    }
    await page.setViewportSize(viewport);
    times[name] = { alone: median(made.alone), ours: median(made.ours) };
  }
  await page.evaluate(endChanges);
  return times;
}

/** Makes a change in one turn, and reverts it in the other. */
async function change(page, name, { width, height }, i, kind) {
  const isBack = kind === 'ours';
  if (name === 'one hover') return page.mouse.move(40, isBack ? 10 : 40);
  if (name === 'a resize') return page.setViewportSize({ width: isBack ? width : width - 80, height });
  return page.evaluate(changeInside, { name, isBack });
}

async function startChanges() {
  window.kept ??= new window.DomTool();
  await window.kept.getSnapshot({ maxWaitMs: 60_000 });
}

/** Waits for the rest of the previous change and for deferred work. */
async function settle() {
  await new Promise((resolve) => setTimeout(resolve, 30));
  await window.kept.getSnapshot({ maxWaitMs: 60_000 });
}

function endChanges() {
  window.kept.destroy();
  delete window.kept;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const layoutOnly = () => document.body.getBoundingClientRect().height + scrollY;
const snapshot = async () => {
  await window.kept.getSnapshot({ maxWaitMs: 60_000 });
};

function changeInside({ name, isBack }) {
  const hosts = document.body.querySelectorAll('x-rows');
  const root = hosts[hosts.length >> 1]?.shadowRoot ?? document.body;
  const rows = root.querySelectorAll('.row');
  const row = rows[rows.length >> 1];
  if (name === 'one text') row.querySelector('p').firstChild.data += '.';
  if (name === 'one class') row.classList.toggle('picked');
  if (name === 'one checkbox') row.querySelector('input').checked = !row.querySelector('input').checked;
  if (name === 'a row at the end') rows[rows.length - 1].after(row.cloneNode(true));
  if (name === 'a row at the top') rows[0].before(row.cloneNode(true));
  if (name === 'a row removed') row.remove();
  if (name === 'a new sheet' && isBack) root.querySelector('style:last-of-type').remove();
  else if (name === 'a new sheet')
    root.append(
      Object.assign(document.createElement('style'), { textContent: '.row { padding: 1px } .picked { cursor: help }' }),
    );
}
