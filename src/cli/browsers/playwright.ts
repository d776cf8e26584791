import { CliError } from '../errors.ts';

export type Playwright = typeof import('playwright-core');

/** playwright-core is an optional peer: who uses only the library in a page does not need it. */
export async function loadPlaywright(): Promise<Playwright> {
  try {
    return (await import('playwright-core')).default;
  } catch (cause) {
    const hint = 'The command line needs the package "playwright-core": npm install playwright-core';
    throw new CliError('no-browser', hint, { cause });
  }
}
