import { execFile } from 'node:child_process';
import path from 'node:path';

export interface CliRun {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line as a script does. If coverage is requested, the process records it. */
export function cli(args: readonly string[], env: Record<string, string> = {}): Promise<CliRun> {
  const folder = process.env['DOMTOOL_CLI_COVERAGE'];
  const recorded = folder === undefined ? {} : { NODE_V8_COVERAGE: folder };
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...recorded, ...env }, maxBuffer: 2 ** 26, timeout: 240_000 };
    execFile(process.execPath, [path.resolve('dist/cli.mjs'), ...args], options, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr });
    });
  });
}
