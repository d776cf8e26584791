// Compares role, name and description of every exposed element of saved pages with Chromium's own accessibility tree.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COLLECT, axNodes } from './axTree.mjs';
import { explain } from './kinds.mjs';

export const QUESTIONS = ['role', 'name', 'description'];

const OURS = `(() => {
  const { AriaPass, computeRole, computeAccessibleName, computeAccessibleDescription } = domToolAria;
  const pass = new AriaPass();
  return benchElements.map((el) => ({
    role: computeRole(el, pass), name: computeAccessibleName(el, pass), description: computeAccessibleDescription(el, pass),
    html: el.outerHTML.slice(0, 200), title: el.getAttribute('title'), label: el.getAttribute('aria-label'),
  }));
})()`;
const PLAYWRIGHT = `(() => {
  const aria = window.playwrightAria;
  aria.begin();
  try { return benchElements.map((el) => ({ role: aria.role(el), name: aria.name(el), description: aria.description(el) })); } finally { aria.end(); }
})()`;

/**
 * Returns `{ pages, counts: { ours, playwright }, kinds }`, where a count is `{ same, all, sameDescribed, described }`.
 */
export async function agreement(browser, files, { ours, playwright }) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true })).newPage();
  // Saved pages request resources that were not saved with them. These requests fail at once.
  await page.route(/^https?:/, (route) => route.abort());
  const result = { pages: [], counts: { ours: newCount(), playwright: newCount() }, kinds: new Map() };
  for (const file of files) {
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.evaluate(ours);
    if (playwright) await page.evaluate(playwright);
    const tags = await page.evaluate(COLLECT);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('Accessibility.enable');
    const nodes = await axNodes(cdp, tags);
    await cdp.detach();
    const mine = await page.evaluate(OURS);
    const theirs = playwright ? await page.evaluate(PLAYWRIGHT) : [];
    nodes.forEach((node, i) => {
      if (!node) return;
      const want = normal(node);
      count(result.counts.ours, want, normal(mine[i]));
      if (playwright) count(result.counts.playwright, want, normal(theirs[i]));
      for (const question of QUESTIONS)
        note(result.kinds, { question, tag: tags[i], node, want, got: normal(mine[i]), facts: mine[i], file });
    });
    result.pages.push({ file: path.basename(file), exposed: nodes.filter(Boolean).length, elements: tags.length });
  }
  await page.context().close();
  return result;
}

export function htmlFiles(folders) {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .sort()
      .map((name) => path.resolve(folder, name)),
  );
}

const newCount = () => ({ all: 0, same: { role: 0, name: 0, description: 0 }, described: 0, sameDescribed: 0 });

function count(counts, want, got) {
  counts.all++;
  for (const question of QUESTIONS) if (want[question] === got[question]) counts.same[question]++;
  if (want.description === '' && got.description === '') return;
  counts.described++;
  if (want.description === got.description) counts.sameDescribed++;
}

function note(kinds, difference) {
  if (difference.want[difference.question] === difference.got[difference.question]) return;
  const { kind, why } = explain(difference);
  const entry = kinds.get(kind) ?? { why, count: 0, examples: [] };
  entry.count++;
  if (entry.examples.length < 3) entry.examples.push(difference);
  kinds.set(kind, entry);
}

const fold = (text) => (text ?? '').replace(/[\t\n\f\r ]+/g, ' ').trim();
const SYNONYMS = { image: 'img', presentation: '', none: '', generic: '' };

/**
 * Returns a node in a comparable form. Chromium has internal roles (`LabelText`, `Iframe`, …) for elements without a
 * corresponding role.
 */
function normal({ role, internal, name, description }) {
  return {
    role: internal ? '' : (SYNONYMS[role ?? ''] ?? role ?? ''),
    name: fold(name),
    description: fold(description),
  };
}
