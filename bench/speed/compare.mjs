// Compares two runs of the part `first`, before and after, by page and by kind: node bench/speed/compare.mjs
// BEFORE.json AFTER.json
import { readFile } from 'node:fs/promises';
import { median } from 'simple-statistics';
import { figuresOf, partOf } from './first/measure.mjs';

const KEYS = ['first', 'again', 'one text', 'one click', 'firstWrite', 'write'];
const files = process.argv.slice(2);
if (files.length !== 2) throw new Error('give two files that --json wrote: BEFORE.json AFTER.json');
const [before, after] = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));

const gain = (was, is) =>
  `${was.toFixed(1)} → ${is.toFixed(1)} (${Number.isFinite(partOf(is, was)) ? `× ${(is / was).toFixed(2)}` : '–'})`;
const { ours: was } = before.sizes;
const { ours: is } = after.sizes;
console.log(
  `bytes ${was.bytes} → ${is.bytes}, gzip ${was.gzip} → ${is.gzip}, script ms ${gain(median(before.scripts.ours), median(after.scripts.ours))}\n`,
);
console.log(`DomTool before → after, ms; Playwright's first look shows how much the machine itself differed\n`);
console.log(`| page | ${KEYS.join(' | ')} | Playwright first |\n|${' --- |'.repeat(KEYS.length + 2)}`);
const parts = {};
for (const page of after.pages) {
  const old = before.pages.find(({ kind, name }) => kind === page.kind && name === page.name);
  if (!old) continue;
  const [a, b] = [figuresOf(old, 'ours'), figuresOf(page, 'ours')];
  const of = (parts[page.kind] ??= {});
  const note = (key, part) => Number.isFinite(part) && (of[key] ??= []).push(part);
  for (const key of KEYS) note(key, partOf(b[key], a[key]));
  const [theirs, theirsNow] = [figuresOf(old, 'playwright').first, figuresOf(page, 'playwright').first];
  note('playwright', partOf(theirsNow, theirs));
  const cells = [...KEYS.map((key) => gain(a[key], b[key])), gain(theirs, theirsNow)];
  console.log(`| ${page.kind} ${page.name} | ${cells.join(' | ')} |`);
}
for (const [kind, of] of Object.entries(parts)) {
  const cells = [...KEYS, 'playwright'].map((key) => (of[key] ? `× ${median(of[key]).toFixed(2)}` : '–'));
  console.log(`| median of ${kind} | ${cells.join(' | ')} |`);
}
