interface TestEnvironment {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  readonly otherOrigin: string;
  readonly pages: string;
}

const environment = (window as unknown as { domtoolTests: TestEnvironment }).domtoolTests;

/** The engine that runs the test, for the few expectations that differ by engine. */
export const engine = environment.engine;

/** Serves test/pages at its root, from another origin (and site) than the test's own. */
export const otherOrigin = environment.otherOrigin;

/** The URL of a file of test/pages, from the test's own origin. */
export function testPage(path: string): string {
  return new URL(environment.pages + path, location.origin).href;
}
