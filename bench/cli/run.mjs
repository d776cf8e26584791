// Times of the command line, by part: the first view of a local file in a browser of its own, and a call in a session.
// Prints medians and the fastest of the runs in ms. Build dist/ first; on a busy machine the fastest says more.
//   node bench/cli/run.mjs [--runs 9]
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);
const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../../dist/cli.mjs');
const folder = await mkdtemp(path.join(tmpdir(), 'domtool-bench-'));
const file = path.join(folder, 'page.html');
await writeFile(
  file,
  '<!doctype html><title>Lamp</title><h1>Lamp</h1><label>Name <input></label><button>Buy</button>'.padEnd(200),
);
const env = { ...process.env, XDG_RUNTIME_DIR: folder };

/** The times of each step and of its parts, from all runs. */
const taken = {};
async function time(name, work) {
  const start = performance.now();
  const parts = (await work()) ?? {};
  const all = { ...parts, all: performance.now() - start };
  for (const [part, ms] of Object.entries(all)) ((taken[name] ??= {})[part] ??= []).push(ms);
}

/** Returns the median and the least time of a part. */
function timesOf(name, part = 'all') {
  // The first run fills the caches.
  const all = taken[name][part].slice(1).sort((a, b) => a - b);
  return [all[Math.floor(all.length / 2)], all[0]];
}

const node = (...args) => run(process.execPath, args, { env });
const cli = (...args) => node(program, ...args);
/** Runs the parts in a new process, so that modules are loaded as the command line loads them. */
const parts = async (...more) =>
  JSON.parse((await node(path.join(import.meta.dirname, 'parts.mjs'), file, ...more)).stdout);
const without = (whole, part) => whole.map((ms, i) => ms - part[i]);

try {
  // Runs the variants by turns, so that other load of the machine falls on all of them.
  for (let i = 0; i <= runs; i++) {
    await time('start', async () => void (await node('--eval', '0')));
    await time('load', async () => void (await cli('--version')));
    await time('view', async () => void (await cli('view', file)));
    await time('inside', () => parts());
  }
  await cli('open', file);
  for (let i = 0; i <= runs; i++) {
    await time('text', async () => void (await cli('text')));
    await time('click', async () => void (await cli('click', '4')));
    // Measures the same calls without another process and a socket, to see what the page and the browser take.
    await time('page', () => parts('calls'));
  }
  await cli('close');
  const start = timesOf('start');
  const [text, click] = [timesOf('text'), timesOf('click')];
  const [pageText, pageClick] = [timesOf('page', 'text'), timesOf('page', 'click')];
  const rows = [
    ['first view of a local file', timesOf('view')],
    ['– Node.js starts', start],
    ['– the command line is loaded', without(timesOf('load'), start)],
    ['– Playwright is loaded', timesOf('inside', 'playwright')],
    ['– the browser starts', timesOf('inside', 'launch')],
    ['– a page with DomTool is opened in it', timesOf('inside', 'page')],
    ['– the file is loaded', timesOf('inside', 'load')],
    ['– 100 ms without a request', timesOf('inside', 'settled')],
    ['– DomTool reads the page', timesOf('inside', 'text')],
    ['text in a session', text],
    ['– of which the page takes', pageText],
    ['– beyond it', without(text, pageText)],
    ['click in a session', click],
    ['– of which the page takes', pageClick],
    ['– beyond it', without(click, pageClick)],
  ];
  const [cpu] = cpus();
  const machine = `${cpu.model.trim()}, ${cpus().length} cores, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    `${day}, ${machine}: ${runs} runs each, in ms, in Chromium\n\n| | median | fastest |\n| --- | --- | --- |`,
  );
  for (const [name, times] of rows) console.log(`| ${[name, ...times.map(Math.round)].join(' | ')} |`);
} finally {
  await cli('close').catch(() => undefined);
  await rm(folder, { recursive: true });
}
