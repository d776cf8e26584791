// Runs every benchmark in turn, prints the tables, and writes them to bench/results.md with a description of the
// machine. With `--only` the tables of the other benchmarks stay as they were.
//   npm run bench [-- --only speed,views] [-- --pages DIR] [-- --rounds N]   (rounds: of speed)
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const all = readdirSync(here('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(here(`${entry.name}/run.mjs`)))
  .map(({ name }) => name);
const { values } = parseArgs({
  options: { only: { type: 'string', default: all.join(',') }, pages: { type: 'string' }, rounds: { type: 'string' } },
});
/** The benchmarks that also measure saved pages. */
const onPages = new Set(['aria', 'clickable', 'speed', 'views']);

const sections = await recorded();
let failed = false;
for (const name of values.only.split(',')) {
  console.error(`\n=== ${name} ===`);
  const args = [
    ...(values.pages && onPages.has(name) ? ['--pages', values.pages] : []),
    ...(values.rounds && name === 'speed' ? ['--rounds', values.rounds] : []),
  ];
  const { status, output } = await run(here(`${name}/run.mjs`), args);
  if (status !== 0) failed = true;
  sections.set(name, `## ${name}${status === 0 ? '' : ' (failed)'}\n\n${output.trim()}\n`);
}

const [cpu] = os.cpus();
const machine = `${cpu?.model.trim() ?? 'unknown processor'}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.arch()}, Node ${process.version}`;
await writeFile(
  here('results.md'),
  `# Benchmarks\n\n${new Date().toISOString().slice(0, 10)} on ${machine}. Ratios matter; times are this machine's.\n\n${[
    ...sections,
  ]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, text]) => text)
    .join('\n')}`,
);
process.exitCode = failed ? 1 : 0;

/** Returns the sections of the existing file by name. */
async function recorded() {
  const text = await readFile(here('results.md'), 'utf8').catch(() => '');
  return new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [/^## (\S+)/.exec(section)[1], `${section.trim()}\n`]),
  );
}

/** Returns the script's standard output, and shows it as it comes. */
function run(script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (status) => resolve({ status, output }));
  });
}
