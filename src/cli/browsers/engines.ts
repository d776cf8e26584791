export type Engine = 'chromium' | 'firefox' | 'webkit';

/** A browser on this machine, and how it came to be chosen. */
export interface FoundBrowser {
  readonly engine: Engine;
  readonly executablePath: string;
  /** Playwright drives only its own builds of Firefox and WebKit; any Chromium will do. */
  readonly build: 'playwright' | 'system';
  /** For people: "CHROME_PATH", "Playwright's own Chromium", "installed Chromium". */
  readonly source: string;
}

export const engineNames: Readonly<Record<Engine, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** Environment variables that name a browser's program, the first one that is set wins. */
export const environmentVariables: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['DOMTOOL_CHROME', 'CHROME_PATH'],
  firefox: ['DOMTOOL_FIREFOX', 'FIREFOX_PATH'],
  webkit: ['DOMTOOL_WEBKIT'],
};

/** What keeps a Chromium quiet: no first-run pages, no network of its own, no GPU that a server has not got. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
