// Role and name of every element of a page, by several scripts in turn in one page: cold (the first run) and warm.
import { speedPage } from './speedPage.mjs';

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
  const cold = {};
  for (const [name, [global, code]] of contenders) {
    const page = await open(browser, html, [scripts[global]]);
    [cold[name]] = await page.evaluate(timer([code], 1)).then((times) => times[0]);
    await page.close();
  }
  const page = await open(browser, html, contenders.map(([, [global]]) => scripts[global]));
  const times = await page.evaluate(timer(contenders.map(([, [, code]]) => code), rounds));
  const elements = await page.evaluate('document.querySelectorAll("body *").length');
  await page.close();
  const rows = contenders.map(([name], i) => {
    const sorted = [...times[i]].sort((a, b) => a - b);
    return { name, cold: cold[name], warm: sorted[Math.floor(sorted.length / 2)], fastest: sorted[0] };
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
