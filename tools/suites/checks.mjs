import { run } from '../run.mjs';

/** A suite of one item: a command that passes if it ends with 0. */
const check = (name, program, args = []) => ({
  name,
  run: async () =>
    (await run(program, args)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
});

const script = (file, ...args) => [process.execPath, [`tools/${file}`, ...args]];

export const checks = [
  check('type check', ...script('typecheck.mjs')),
  check('lint', 'npm', ['run', '--silent', 'lint']),
  check('format', 'prettier', ['--check', '.']),
  check('structure', 'npm', ['run', '--silent', 'check:structure']),
  check('dist is fresh', ...script('check-dist.mjs', '--update')),
  check('size', 'size-limit'),
];
