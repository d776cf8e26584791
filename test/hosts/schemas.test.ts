import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './support/browser.ts';

const folder = new URL('../../dist/schemas/', import.meta.url);
const ajv = new Ajv({ allErrors: true, strictTypes: false, strictTuples: false });
const schemas = new Map<string, ValidateFunction>(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    ajv.compile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object),
  ]),
);

/** A page with an example of everything that a view may report. */
const EVERYTHING = `<header><nav aria-label=Top><a href="/" aria-current=page>Home</a> <a href="/docs" target=_blank>Docs</a></nav></header>
  <main><h1>All</h1><h2>Forms</h2><p>${'A paragraph that is long enough to be told. '.repeat(3)}</p>
  <form aria-label=Order><label>Mail <input type=email name=mail required maxlength=40 placeholder=you@example.com></label>
    <input type=password value=x><input autocomplete=cc-number value=4111111111111111><input type=number min=1 max=9 step=2 value=3 aria-label=Count>
    <input type=range value=40 aria-label=Volume><input type=file accept="image/*" multiple aria-label=Files><input type=date value=2026-01-02 aria-label=Day>
    <label><input type=checkbox checked> Yes</label><label><input type=radio name=r> One</label><label><input type=radio name=r checked> Two</label>
    <select aria-label=Size><option>S<option selected>M</select><select multiple aria-label=Many><option selected>a<option selected>b</select>
    <textarea aria-label=Notes readonly>n</textarea><button disabled>Send</button></form>
  <div role=checkbox aria-checked=mixed tabindex=0>Some</div><div role=slider tabindex=0 aria-valuenow=3 aria-valuetext=three aria-label=Heat></div>
  <button aria-pressed=true aria-expanded=false aria-haspopup=menu>Menu</button><input aria-invalid=spelling aria-label=Word>
  <div style="overflow:auto;height:60px" aria-label=List role=group>${Array.from({ length: 12 }, (_, i) => `<div class=row style="height:30px"><span>Row ${i}</span> <button class=edit>Edit</button></div>`).join('')}</div>
  <iframe title=Inner srcdoc="<title>In</title><button>Inside</button>"></iframe><iframe src="data:text/html,x"></iframe><div id=host></div>
  <div contenteditable>Edit me</div><details><summary>More</summary>Body</details><div onclick="1">Card <b>text</b></div></main>
  <div style="display:none"><button>Hidden</button></div><div style="height:3000px"></div><footer><p>© 2026</p><a href="#top">Up</a></footer>
  <script>document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<button name=b>Shadow</button>';</script>`;

const PAGES = [
  ...['index', 'product', 'basket', 'newsletter'].map((name): [string, string] => [
    name,
    pathToFileURL(`examples/shop/${name}.html`).href,
  ]),
  ['everything', `data:text/html,${encodeURIComponent(`<!doctype html><title>All</title>${EVERYTHING}`)}`],
  [
    'a dialog',
    `data:text/html,${encodeURIComponent(`<!doctype html>${EVERYTHING}<dialog id=d aria-label=Ask><button>OK</button></dialog><script>d.showModal()</script>`)}`,
  ],
  ['nothing', 'data:text/html,'],
] as const;

/** Returns every JSON view of the page, most of them with all options. */
async function viewsOf(): Promise<Record<string, unknown[]>> {
  const tool = new (window as any).DomTool();
  const values = { includeValues: true };
  const snapshot = await tool.getSnapshot();
  const ids = [...document.querySelectorAll('*')].map((el) => snapshot.getNodeId(el)).filter(Boolean);
  const inspected = [];
  for (const id of ids) inspected.push(await tool.inspect(id, values));
  const hidden = document.querySelector('div button') ? [await tool.inspect('button, p')] : [];
  const requests: unknown[] = [];
  const answers = [{ requestedDomMode: 'hybrid' }, { status: 'needs_full_dom' }, { action: 'click(1)' }];
  await tool.negotiate({ query: 'q', tabId: 1, send: (request: unknown) => answers[requests.push(request) - 1] });
  const views: Record<string, unknown[]> = {
    serialized: [
      await tool.get_serialized_dom(),
      snapshot.serialize({ ...values, includeBoundingBoxes: true }),
      snapshot.serialize({ includeOffscreen: false, maxDepth: 1, maxInteractive: 3 }),
    ],
    overview: [
      await tool.overview(),
      await tool.overview({ ...values, viewport: false, visible: false, max_rows: 500 }),
      await tool.overview({ filters: {} }),
    ],
    search: [await tool.search('e'), await tool.search('/./', values)],
    inspect: [...inspected, ...hidden],
    'page-state': [
      await tool.pageState(),
      await tool.pageState({ ...values, domMode: 'skeleton', boxes: true, maxElements: 5 }),
      await tool.pageState({ domMode: 'full' }),
      await tool.pageState({ domMode: 'hybrid', captureScreenshot: () => 'aGk=' }),
    ],
    negotiation: requests,
    automation: [
      await tool.automate({ action: 'query', selector: 'body *', ...values }),
      await tool.automate({ action: 'query', selector: 'body *', descriptorMode: 'full' }),
      await tool.automate({ action: 'click', selector: '.none' }),
      await tool.automate({ action: 'hover', selector: 'button' }),
      await tool.automate({ action: 'evaluate', fn: () => [document.body] }),
    ],
    action: [await tool.scroll(null, { direction: 'down' }), await tool.click(4711), await tool.keypress('Tab')],
    form: await tool.forms(values),
    'page-model': [await tool.toPageModel(values)],
  };
  document.body.append(Object.assign(document.createElement('button'), { textContent: 'Appeared' }));
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.checked = !box.checked;
  document.querySelector('h1')?.replaceChildren('Changed');
  document.querySelector('nav')?.remove();
  views['diff'] = [(await tool.getSnapshot()).diff(snapshot)];
  return JSON.parse(JSON.stringify(views)) as Record<string, unknown[]>;
}

describe('the published JSON schemas', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium({ args: ['--allow-file-access-from-files'] });
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  it.each(PAGES)('accept every JSON view of a page: %s', async (name, url) => {
    await page.goto(url);
    await page.addScriptTag({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
    const views = await page.evaluate(viewsOf);
    expect(Object.keys(views).sort()).toEqual([...schemas.keys()].sort());
    for (const [view, outputs] of Object.entries(views)) {
      if (name === 'everything') expect(outputs.length, view).toBeGreaterThan(0);
      const validate = schemas.get(view) as ValidateFunction;
      for (const output of outputs)
        expect(validate(output) || validate.errors, `${view}: ${JSON.stringify(output).slice(0, 300)}`).toBe(true);
    }
  });

  it.each([...schemas])('refuse an unknown property in: %s', (_view, validate) => {
    expect(validate({ surprise: 1 })).toBe(false);
  });
});
