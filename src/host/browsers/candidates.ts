import path from 'node:path';
import type { Engine } from './engines.ts';

/** The programs to look for in PATH, in order of preference. */
const programs: Readonly<Record<Engine, readonly string[]>> = {
  chromium: [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
    'brave-browser',
    'brave',
  ],
  firefox: ['firefox-esr', 'firefox'],
  webkit: [],
};

const applications: Readonly<Record<Engine, readonly string[]>> = {
  chromium: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'Brave Browser.app/Contents/MacOS/Brave Browser',
  ],
  firefox: ['Firefox.app/Contents/MacOS/firefox'],
  webkit: [],
};

const windowsPrograms: Readonly<Record<Engine, readonly string[]>> = {
  chromium: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
    'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
  ],
  firefox: ['Mozilla Firefox\\firefox.exe'],
  webkit: [],
};

/** The folders from which WebKitGTK's driver starts MiniBrowser, which is not in PATH. */
const miniBrowsers = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].map((architecture) =>
    path.posix.join('/usr/lib', architecture, `webkit2gtk-${version}`, 'MiniBrowser'),
  ),
);

interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the paths at which a browser of the engine may be installed on this system, best first. They need not exist.
 */
export function candidates(engine: Engine, { platform, env }: System = process): string[] {
  if (platform === 'darwin')
    return inFolders(path.posix, ['/Applications', `${env['HOME']}/Applications`], applications[engine]);
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return inFolders(path.win32, folders.filter(isSet), windowsPrograms[engine]);
  }
  const inPath = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const found = inFolders(path.posix, inPath, programs[engine]);
  return engine === 'webkit' ? [...found, ...miniBrowsers] : found;
}

function inFolders(style: path.PlatformPath, folders: readonly string[], names: readonly string[]): string[] {
  return names.flatMap((name) => folders.map((folder) => style.join(folder, name)));
}

function isSet(folder: string | undefined): folder is string {
  return folder !== undefined && folder !== '';
}
