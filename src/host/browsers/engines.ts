export type Engine = 'chromium' | 'firefox' | 'webkit';

/** A browser on this machine, and how it was found. */
export interface FoundBrowser {
  readonly engine: Engine;
  readonly executablePath: string;
  /**
   * The origin of the build. Playwright can control any Chromium, recent versions of Firefox, and only its own build of
   * WebKit.
   */
  readonly build: 'playwright' | 'system';
  /** Where it was found, for messages: "CHROME_PATH", "Playwright's own Chromium", "installed Chromium". */
  readonly source: string;
}

export const engineNames: Readonly<Record<Engine, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** The environment variables that name a browser's program. The first one that is set is used. */
export const environmentVariables: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['DOMTOOL_CHROME', 'CHROME_PATH'],
  firefox: ['DOMTOOL_FIREFOX', 'FIREFOX_PATH'],
  webkit: ['DOMTOOL_WEBKIT'],
};

/** Arguments that switch off first-run pages, background traffic and the GPU, which a server may not have. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
