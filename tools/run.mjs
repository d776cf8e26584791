import { spawn } from 'node:child_process';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

const bins = inRoot('node_modules', '.bin');

/**
 * Runs a program in the project's folder, where the project's own tools are found by name.
 * @param onOutput receives the output of the program; without it the program prints directly
 * @returns the exit status, or 1 if a signal ended the program
 */
export function run(program, args = [], { env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: `${bins}${path.delimiter}${process.env.PATH}`, ...env },
      shell: process.platform === 'win32',
    });
    for (const stream of onOutput ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', onOutput);
    child.on('error', reject);
    child.on('close', (status, signal) => resolve(signal ? 1 : status));
  });
}
