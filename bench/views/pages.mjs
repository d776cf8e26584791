// The measured pages: saved ones from folders, the sample shop, and pages of frameworks and component libraries.
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../tools/paths.mjs';
import { pagesScript } from '../clickable/bundle.mjs';

const host = 'http://bench.localhost/';
const SHOP = inRoot('examples/shop');
const SCRIPTS = [
  'views/pages/apps.jsx',
  'clickable/pages/react.jsx',
  'clickable/pages/others.js',
  'clickable/pages/plain.js',
];

/** Returns `{ kind, name, open(page) }` of each page. Pages of frameworks exist only if test/packages is installed. */
export async function listPages(browser, folders, only = '') {
  const pages = [];
  for (const folder of folders) pages.push(...(await filesOf(folder, 'saved')));
  pages.push(...(await filesOf(SHOP, 'sample')));
  if (!existsSync(inRoot('test/packages/node_modules')))
    console.error('test/packages is not installed: framework pages are left out');
  else for (const file of SCRIPTS) pages.push(...(await pagesOf(browser, await pagesScript(inRoot('bench', file)))));
  return pages.filter(({ kind, name }) => `${kind} ${name}`.includes(only));
}

async function filesOf(folder, kind) {
  const files = (await readdir(folder)).filter((name) => /\.html?$/.test(name)).sort();
  return files.map((name) => ({
    kind,
    name,
    open: async (page) => {
      await page.route('**/*', (route) => answer(route, folder));
      await page.goto(host + encodeURIComponent(name), { waitUntil: 'load' });
    },
  }));
}

/** Serves files of the folder, and nothing from elsewhere. */
async function answer(route, folder) {
  const url = new URL(route.request().url());
  const file = path.join(folder, decodeURIComponent(url.pathname));
  const found = url.href.startsWith(host) && file.startsWith(folder) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) return url.protocol === 'data:' ? route.continue() : route.abort();
  if (!/\.html?$/.test(file)) return route.fulfill({ path: file });
  return route.fulfill({ body: await readFile(file), contentType: 'text/html; charset=utf-8' });
}

async function pagesOf(browser, script) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const names = await page.evaluate(() => Object.keys(window.benchPages));
  await page.close();
  return names.map((name) => ({
    kind: 'framework',
    name,
    open: async (to) => {
      await to.goto('data:text/html,<!doctype html><meta charset=utf-8><body><div id=root></div>');
      await to.addScriptTag({ content: script });
      await to.evaluate((one) => {
        window.benchPages[one](document.querySelector('#root'));
      }, name);
      await to.waitForTimeout(600);
    },
  }));
}
