interface TestEnvironment {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  readonly otherOrigin: string;
  readonly pages: string;
  readonly fuzz: { readonly seed: number; readonly runs: number; readonly steps: number };
  readonly isLongRun: boolean;
}

const environment = (window as unknown as { domtoolTests: TestEnvironment }).domtoolTests;

/** The engine that runs the test, for the few expectations that differ between engines. */
export const engine = environment.engine;

/** The number of random sequences, the number of their steps, and the first seed. */
export const fuzz = environment.fuzz;

/** Whether the run was asked for a seed and a number of runs. */
export const isLongRun = environment.isLongRun;

/** The address of a server that serves test/pages from another origin and site. */
export const otherOrigin = environment.otherOrigin;

/** Returns the URL of a file in test/pages, from the test's own origin. */
export function testPage(path: string): string {
  return new URL(environment.pages + path, location.origin).href;
}
