// Measures what users pay after every navigation: the script is injected and a view is written. Every measurement has
// its own context, so that nothing of the previous one is cached, and nothing runs before it counts.
import { median } from 'simple-statistics';
import { cpuClock } from '../../support.mjs';
import { calling, change, COUNT, findTargets, FRAME, LAYOUT } from './inPage.mjs';

/** How many more times each context is read after the first. */
const AGAIN = 3;
/** How many times each change is made in a context, including reverting it. */
const TURNS = 2;
/** The same number for a context without a tool. */
const TURNS_ALONE = 6;
/** The changes, and how many milliseconds the page needs to respond to each. */
export const CHANGES = { nothing: 50, 'one text': 50, 'one click': 400 };

/**
 * Returns samples of a page in milliseconds: `{ kind, name, elements, click, alone, samples }`. `samples` has for each
 * tool the processor time of the page's main thread for `first`, `again` and the changes; by the page's clock
 * `firstBuild`, `firstWrite`, `build`, `write`; and after one text change `changedBuild` and `changedWrite`. `alone`
 * has the changes without a tool. The result is null for a page of fewer elements than `least`.
 */
export async function measurePage(browser, { kind, name, open }, tools, rounds, { least = 0, changes = CHANGES } = {}) {
  const bare = await inContext(browser, open, (at) => measureAlone(at, changes));
  if (bare.elements < least) return null;
  const samples = Object.fromEntries(tools.map((tool) => [tool.name, {}]));
  for (let i = 0; i < rounds; i++)
    for (const tool of i % 2 ? tools.toReversed() : tools) {
      const seen = await inContext(browser, open, (at) => measureTool(at, tool, changes));
      for (const [key, list] of Object.entries(seen)) (samples[tool.name][key] ??= []).push(...list);
    }
  return { kind, name, ...bare, samples };
}

/** Runs the work in a page of a new context, given as `{ page, evaluate, cpu }`. */
async function inContext(browser, open, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await open(page);
    const session = await context.newCDPSession(page);
    const evaluate = async (expression) => {
      const { result, exceptionDetails: error } = await session.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (error) throw new Error(error.exception?.description ?? error.text);
      return result.value;
    };
    return await work({ page, evaluate, cpu: await cpuClock(page) });
  } finally {
    await context.close();
  }
}

async function measureAlone({ page, evaluate, cpu }, changes) {
  const elements = await evaluate(COUNT);
  const click = await evaluate(calling(findTargets));
  const alone = {};
  for (const [name, wait] of Object.entries(changes)) {
    alone[name] = [];
    for (let turn = 0; turn < TURNS_ALONE; turn++) {
      await page.waitForTimeout(wait);
      alone[name].push(
        await cpu(async () => {
          await evaluate(calling(change, { name, turn }));
          await evaluate(LAYOUT);
          await evaluate(FRAME);
        }),
      );
    }
  }
  return { elements, click, alone };
}

async function measureTool({ page, evaluate, cpu }, tool, changes) {
  const seen = {
    first: [],
    again: [],
    firstBuild: [],
    firstWrite: [],
    build: [],
    write: [],
    changedBuild: [],
    changedWrite: [],
  };
  let answer;
  const timed = (look) => cpu(async () => (answer = await look(page, evaluate)));
  seen.first.push(await timed(tool.first));
  // A tool that once gave no answer is not asked again.
  if (answer === false) return { ...seen, again: [Infinity] };
  if (answer.text) {
    seen.firstBuild.push(answer.build);
    seen.firstWrite.push(answer.write);
  }
  for (let i = 0; i < AGAIN; i++) {
    seen.again.push(await timed(tool.again));
    if (!answer.text) continue;
    seen.build.push(answer.build);
    seen.write.push(answer.write);
  }
  await evaluate(calling(findTargets));
  for (const [name, wait] of Object.entries(changes)) {
    seen[name] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await page.waitForTimeout(wait);
      // Takes a look first, so that the page's own work in the meantime does not count as part of the change.
      await tool.look(page, evaluate);
      seen[name].push(
        await cpu(async () => {
          await evaluate(calling(change, { name, turn }));
          answer = await tool.look(page, evaluate);
          await evaluate(FRAME);
          return answer;
        }),
      );
      if (name !== 'one text' || !answer.text) continue;
      seen.changedBuild.push(answer.build);
      seen.changedWrite.push(answer.write);
    }
  }
  return seen;
}

/**
 * Returns the milliseconds of the main thread to compile and run each script, in a new context each time, as `{ name:
 * samples }`.
 */
export async function measureScripts(browser, scripts, rounds) {
  const open = (page) => page.goto('data:text/html,<!doctype html><title>speed</title>');
  const times = Object.fromEntries(Object.keys(scripts).map((name) => [name, []]));
  for (let i = 0; i < rounds; i++)
    for (const [name, script] of Object.entries(scripts))
      times[name].push(
        await inContext(browser, open, ({ evaluate, cpu }) => cpu(() => evaluate(`${script}\n;undefined`))),
      );
  return times;
}

/** Returns the medians of a tool on a page. JSON has no Infinity. The cost of a change without a tool is subtracted. */
export function figuresOf({ samples, alone }, tool) {
  const of = Object.fromEntries(
    Object.entries(samples[tool]).map(([key, list]) => [
      key,
      list.length ? median(list.map((ms) => ms ?? Infinity)) : NaN,
    ]),
  );
  for (const name of Object.keys(alone)) of[name] = Math.max(0, of[name] - median(alone[name]));
  return of;
}

/** Returns our time as a fraction of theirs, or NaN if theirs is zero or they gave no answer. */
export const partOf = (ours, theirs) => (theirs > 0 && Number.isFinite(theirs) ? ours / theirs : NaN);
