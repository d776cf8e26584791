import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { buildAndStay, destroyBuilder } from './pages.mjs';

/** The longest that a task of a build may take, in milliseconds: one frame at 60 Hz. */
export const MOST_HELD = 16;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8'];
/** The browser's own work on the page, which any script that reads style or a box must wait for. */
const LAYOUT = new Set([
  'Layout',
  'UpdateLayoutTree',
  'RecalculateStyles',
  'InvalidateLayout',
  'PrePaint',
  'UpdateLayerTree',
  'Paint',
  'Layerize',
  'CompositeLayers',
  'Commit',
  'HitTest',
]);
const COLLECTION = /^(?:MajorGC|MinorGC|V8\.GC|BlinkGC|CppGC)/;
const [START, END] = ['bench-tasks-start', 'bench-tasks-end'];

/**
 * Measures how long one build of a snapshot blocks the page (Chromium only). It takes the browser's own trace and finds
 * the longest task of the renderer's main thread between the start and the end of a full build by a new tool, in
 * milliseconds. Takes a Playwright page with DomTool in it, and how many builds to measure after one that does not
 * count. Returns `mid` and `spread` (median and median absolute deviation over the builds) of five figures, each the
 * largest of any task of a build. The first is wall-clock time. The others are the thread's processor time, because
 * another process may run during any task:
 * - `wall`: the whole task in wall-clock time;
 * - `task`: the whole task;
 * - `own`: without the browser's style, layout, paint preparation, paint and hit tests in it (`LAYOUT`);
 * - `lean`: also without garbage collection;
 * - `collection`: garbage collection alone.
 */
export async function longestTask(page, rounds) {
  const browser = page.context().browser();
  await page.evaluate(buildAndStay);
  await page.evaluate(destroyBuilder);
  const samples = { wall: [], task: [], own: [], lean: [], collection: [] };
  for (let i = 0; i < rounds; i++) {
    const longest = largest(tasksOf(await traced(browser, page, () => page.evaluate(buildAndStay))));
    await page.evaluate(destroyBuilder);
    for (const [key, list] of Object.entries(samples)) list.push(longest[key]);
  }
  return Object.fromEntries(
    Object.entries(samples).map(([key, list]) => [key, { mid: median(list), spread: medianAbsoluteDeviation(list) }]),
  );
}

/** Returns the same five figures for one run of a function in the page. */
export const longestTaskOf = async (page, run) => largest(tasksOf(await traced(page.context().browser(), page, run)));

/** Traces the run, with marks before and after it. */
async function traced(browser, page, run) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((name) => {
    performance.mark(name);
  }, START);
  await run();
  await page.evaluate((name) => {
    performance.mark(name);
  }, END);
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

/** Returns the main thread's tasks that began between the marks, in milliseconds, with the browser's share of each. */
function tasksOf(events) {
  const [start, end] = [START, END].map((name) => events.find((event) => event.name === name));
  if (!start || !end) throw new Error('the trace lacks its marks: was the page loaded anew?');
  const inside = events.filter(
    ({ pid, tid, ts, ph, dur }) =>
      pid === start.pid && tid === start.tid && ph === 'X' && dur > 0 && ts >= start.ts && ts < end.ts,
  );
  const layout = inside.filter(({ name }) => LAYOUT.has(name));
  const collections = inside.filter(({ name }) => COLLECTION.test(name));
  const tasks = inside.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  if (tasks.length === 0) throw new Error('the trace has no tasks: this browser names them otherwise');
  return tasks.map((task) => {
    const [browsers, both, collection] = [layout, [...layout, ...collections], collections].map((list) =>
      covered(list.filter((event) => isIn(event, task))),
    );
    const whole = processor(task).length;
    return {
      ts: task.ts,
      dur: task.dur,
      wall: task.dur / 1000,
      task: whole / 1000,
      own: (whole - browsers) / 1000,
      lean: (whole - both) / 1000,
      collection: collection / 1000,
    };
  });
}

const largest = (tasks) =>
  Object.fromEntries(
    ['wall', 'task', 'own', 'lean', 'collection'].map((key) => [key, Math.max(...tasks.map((task) => task[key]))]),
  );

const isIn = (event, task) => event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur;

/** Returns when an event began and how long it took, by the thread's own clock. */
const processor = ({ ts, dur, tts, tdur }) =>
  tdur === undefined ? { from: ts, length: dur } : { from: tts, length: tdur };

/** Returns how long these events of one task took together. They may be nested. */
function covered(events) {
  let filled = 0;
  let until = -Infinity;
  for (const { from, length } of events.map(processor).sort((a, b) => a.from - b.from)) {
    filled += Math.max(0, from + length - Math.max(until, from));
    until = Math.max(until, from + length);
  }
  return filled;
}
