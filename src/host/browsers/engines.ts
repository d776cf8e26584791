export type Engine = 'chromium' | 'firefox' | 'webkit';

/** A browser on this machine, and why it was chosen. */
export interface FoundBrowser {
  readonly engine: Engine;
  readonly executablePath: string;
  /** Playwright drives any Chromium, recent versions of Firefox, and only its own build of WebKit. */
  readonly build: 'playwright' | 'system';
  /** For people: "CHROME_PATH", "Playwright's own Chromium", "installed Chromium". */
  readonly source: string;
}

export const engineNames: Readonly<Record<Engine, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** Environment variables that name a browser's program. The first one that is set wins. */
export const environmentVariables: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['DOMTOOL_CHROME', 'CHROME_PATH'],
  firefox: ['DOMTOOL_FIREFOX', 'FIREFOX_PATH'],
  webkit: ['DOMTOOL_WEBKIT'],
};

/** Switches off first-run pages, background traffic and the GPU, which a server may not have. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
