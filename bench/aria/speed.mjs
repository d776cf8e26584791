// Role and name of every element of a page, by several scripts in turn in one page: cold (the first run, median of some pages) and warm (median).
import { median, min } from 'simple-statistics';
import { speedPage } from './speedPage.mjs';

/** Pages that are opened for the first run of each. */
const COLD_ROUNDS = 5;

/** What each does; `elements` is the list of all elements under the body. */
const CONTENDERS = {
  'DomTool, one pass': ['domToolAria', `const pass = new domToolAria.AriaPass();
    for (const el of elements) { domToolAria.computeRole(el, pass); domToolAria.computeAccessibleName(el, pass); }`],
  'DomTool, one by one': ['domToolAria', 'for (const el of elements) { domToolAria.computeRole(el); domToolAria.computeAccessibleName(el); }'],
  'playwright-core, cached': ['playwrightAria', `playwrightAria.begin();
    try { for (const el of elements) { playwrightAria.role(el); playwrightAria.name(el); } } finally { playwrightAria.end(); }`],
  'playwright-core, one by one': ['playwrightAria', 'for (const el of elements) { playwrightAria.role(el); playwrightAria.name(el); }'],
  'dom-accessibility-api': ['domAccessibilityApi', 'for (const el of elements) { domAccessibilityApi.getRole(el); domAccessibilityApi.computeAccessibleName(el); }'],
};

/** `{ elements, rows: [{ name, cold, warm, fastest }] }` in milliseconds; cold runs are each in a page of their own. */
export async function speed(browser, scripts, { count = 10_000, rounds = 12 } = {}) {
  const html = speedPage(count);
  const contenders = Object.entries(CONTENDERS).filter(([, [global]]) => scripts[global]);
  const cold = Object.fromEntries(contenders.map(([name]) => [name, []]));
  for (let round = 0; round < COLD_ROUNDS; round++) {
    for (const [name, [global, code]] of contenders) {
      const page = await open(browser, html, [scripts[global]]);
      cold[name].push((await page.evaluate(timer([code], 1)))[0][0]);
      await page.close();
    }
  }
  const page = await open(browser, html, contenders.map(([, [global]]) => scripts[global]));
  const times = await page.evaluate(timer(contenders.map(([, [, code]]) => code), rounds));
  const elements = await page.evaluate('document.querySelectorAll("body *").length');
  await page.close();
  const rows = contenders.map(([name], i) => {
    return { name, cold: median(cold[name]), warm: median(times[i]), fastest: min(times[i]) };
  });
  return { elements, rows };
}

async function open(browser, html, scripts) {
  const page = await browser.newPage();
  await page.setContent(html);
  for (const script of new Set(scripts)) await page.evaluate(script);
  return page;
}

/** Runs the pieces of code in turn; the times of each, in the order of the pieces. */
const timer = (codes, rounds) => `(async () => {
  const elements = [...document.querySelectorAll('body *')];
  document.body.getBoundingClientRect();
  const times = ${JSON.stringify(codes.map(() => []))};
  for (let round = 0; round < ${rounds}; round++) {
    ${codes.map((code, i) => `{ const start = performance.now(); (() => { ${code} })(); times[${i}].push(performance.now() - start); await new Promise((done) => setTimeout(done, 5)); }`).join('\n')}
  }
  return times;
})()`;
