// Measures role and name of every element of a page by several scripts in turn in one page: cold (the first run, the
// median of several pages) and warm (the median).
import { median, min } from 'simple-statistics';
import { cpuClock } from '../support.mjs';
import { speedPage } from './speedPage.mjs';

/** The number of pages that are opened for the first run of each script. */
const COLD_ROUNDS = 5;

/** The work of each script. `elements` is the list of all elements under the body. */
const CONTENDERS = {
  'DomTool, one pass': [
    'domToolAria',
    `const pass = new domToolAria.AriaPass();
    for (const el of elements) { domToolAria.computeRole(el, pass); domToolAria.computeAccessibleName(el, pass); }`,
  ],
  'DomTool, one by one': [
    'domToolAria',
    'for (const el of elements) { domToolAria.computeRole(el); domToolAria.computeAccessibleName(el); }',
  ],
  'playwright-core, cached': [
    'playwrightAria',
    `playwrightAria.begin();
    try { for (const el of elements) { playwrightAria.role(el); playwrightAria.name(el); } } finally { playwrightAria.end(); }`,
  ],
  'playwright-core, one by one': [
    'playwrightAria',
    'for (const el of elements) { playwrightAria.role(el); playwrightAria.name(el); }',
  ],
  'dom-accessibility-api': [
    'domAccessibilityApi',
    'for (const el of elements) { domAccessibilityApi.getRole(el); domAccessibilityApi.computeAccessibleName(el); }',
  ],
};

/**
 * Returns `{ elements, rows: [{ name, cold, warm, fastest }] }` in milliseconds of processor time. Each cold run has
 * its own page.
 */
export async function speed(browser, scripts, { count = 10_000, rounds = 12 } = {}) {
  const html = speedPage(count);
  const contenders = Object.entries(CONTENDERS).filter(([, [global]]) => scripts[global]);
  const cold = Object.fromEntries(contenders.map(([name]) => [name, []]));
  for (let round = 0; round < COLD_ROUNDS; round++) {
    for (const [name, [global, code]] of contenders) {
      const { page, time } = await open(browser, html, [scripts[global]]);
      cold[name].push(await time(code));
      await page.close();
    }
  }
  const { page, time } = await open(
    browser,
    html,
    contenders.map(([, [global]]) => scripts[global]),
  );
  const warm = Object.fromEntries(contenders.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, [, code]] of contenders) {
      const taken = await time(code);
      if (round > 0) warm[name].push(taken);
    }
  }
  const elements = await page.evaluate('elements.length');
  await page.close();
  return {
    elements,
    rows: contenders.map(([name]) => ({
      name,
      cold: median(cold[name]),
      warm: median(warm[name]),
      fastest: min(warm[name]),
    })),
  };
}

/** Opens a page with the scripts, lets it lay out, and returns a clock for code that runs in it. */
async function open(browser, html, scripts) {
  const page = await browser.newPage();
  await page.setContent(html);
  for (const script of new Set(scripts)) await page.evaluate(script);
  await page.evaluate(
    "window.elements = [...document.querySelectorAll('body *')]; document.body.getBoundingClientRect()",
  );
  const cpu = await cpuClock(page);
  return { page, time: (code) => cpu(() => page.evaluate(`(() => { ${code} })()`)) };
}
