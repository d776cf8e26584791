import { spawn } from 'node:child_process';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

const bins = inRoot('node_modules', '.bin');

/** Runs a program (the project's own tools are found by name) with our input and output, and answers its exit status. */
export function run(program, args = [], { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio,
      env: { ...process.env, PATH: `${bins}${path.delimiter}${process.env.PATH}`, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (status, signal) => resolve(signal ? 1 : status));
  });
}
