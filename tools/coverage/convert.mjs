import { mergeScriptCovs } from '@bcoe/v8-coverage';
import { parse } from 'acorn';
import { convert } from 'ast-v8-to-istanbul';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceMapIn } from '../browser/sourceMap.mjs';
import { inRoot } from '../paths.mjs';

/** Converts V8's records of the Chromium test pages to statements, branches and functions of the sources. */
export async function convertBrowserRecords(folder) {
  const scripts = groupByUrl((await readRecords(folder)).flat());
  return Promise.all(
    scripts.map(({ merged, source }) =>
      convertScript({
        coverage: { ...merged, url: pathToFileURL(inRoot(merged.url)).href },
        code: source,
        sourceMap: sourceMapIn(source, merged.url),
      }),
    ),
  );
}

/** Converts V8's records of the built programs for Node.js, which their tests ran. */
export async function convertCliRecords(folder) {
  const maps = (await readdir(inRoot('dist'))).filter((name) => name.endsWith('.mjs.map'));
  const urls = new Set(maps.map((name) => pathToFileURL(inRoot('dist', name.slice(0, -'.map'.length))).href));
  const entries = (await readRecords(folder)).flatMap(({ result }) => result.filter(({ url }) => urls.has(url)));
  return Promise.all(
    groupByUrl(entries).map(async ({ merged }) => {
      const file = fileURLToPath(merged.url);
      const sourceMap = JSON.parse(await readFile(`${file}.map`, 'utf8'));
      const sources = sourceMap.sources.map((source) => path.resolve(path.dirname(file), source));
      const code = await readFile(file, 'utf8');
      return convertScript({ coverage: merged, code, sourceMap: { ...sourceMap, sources } });
    }),
  );
}

async function readRecords(folder) {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
}

/**
 * Groups the records by URL, because a script is recorded once for each page or process that ran it. One record of each
 * script of a page has its source.
 */
function groupByUrl(entries) {
  const groups = Map.groupBy ? Map.groupBy(entries, ({ url }) => url) : groupBy(entries);
  return [...groups].map(([url, same]) => ({
    merged: { url, ...mergeScriptCovs(same.map(({ scriptId, functions }) => ({ scriptId, url, functions }))), url },
    source: same.find(({ source }) => source !== undefined)?.source,
  }));
}

function groupBy(entries) {
  const groups = new Map();
  for (const entry of entries) groups.set(entry.url, [...(groups.get(entry.url) ?? []), entry]);
  return groups;
}

function convertScript({ coverage, code, sourceMap }) {
  const ast = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true });
  return convert({ ast, code, coverage, wrapperLength: 0, sourceMap });
}
