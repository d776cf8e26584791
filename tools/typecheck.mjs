// Checks the types of everything, then of page code without Node.js's types, then of the pure folders without the
// DOM's.
import { run } from './run.mjs';

const projects = [
  'tsconfig.json',
  'src/tsconfig.json',
  'src/standards/tsconfig.json',
  'src/tree/tsconfig.json',
  'src/views/tsconfig.json',
];

let failed = 0;
for (const project of projects) failed += (await run('tsc', ['--noEmit', '--project', project])) === 0 ? 0 : 1;
process.exitCode = failed === 0 ? 0 : 1;
