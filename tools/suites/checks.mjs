import { run } from '../run.mjs';

const script = (file, ...args) => [process.execPath, `tools/${file}`, ...args];

/**
 * The checks of each list run in order, because later ones need the results of earlier ones. The lists run in parallel.
 */
const sequences = [
  [
    ['type check', script('typecheck.mjs')],
    ['dist is fresh', script('check-dist.mjs', '--update')],
    ['size', ['size-limit']],
  ],
  [
    ['lint', ['npm', 'run', '--silent', 'lint']],
    ['format', ['prettier', '--check', '.']],
    ['structure', ['npm', 'run', '--silent', 'check:structure']],
  ],
  [['test packages', [process.execPath, 'test/packages/install.mjs']]],
];

/** All checks as one suite. A check passes if its command exits with 0. Its output is printed after it has ended. */
export const checksSuite = {
  name: 'checks',
  run: async ({ onOutput }) => {
    const failures = (await Promise.all(sequences.map((sequence) => runInOrder(sequence, onOutput)))).flat();
    const count = sequences.flat().length;
    return { passed: count - failures.length, failed: failures.length, skipped: 0, failures };
  },
};

/** @returns the names of the checks that failed. */
async function runInOrder(sequence, onOutput) {
  const failures = [];
  for (const [name, [program, ...args]] of sequence) {
    let output = '';
    const status = await run(program, args, { onOutput: (text) => (output += text) });
    onOutput(`\n--- ${name} ---\n${output.trimEnd()}\n`);
    if (status !== 0) failures.push(name);
  }
  return failures;
}
