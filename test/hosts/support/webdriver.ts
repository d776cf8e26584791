import { findBrowser } from '../../../src/cli/browsers/provide.ts';
import { startWebKitDriver } from '../../../tools/browser/webkit.mjs';

/** A driver of this machine's WebKit, with what a client of it has to be told; null where there is none. */
export async function startWebDriver(): Promise<{ options: object; stop(): Promise<void> } | null> {
  const browser = await findBrowser('webkit');
  if (browser?.build !== 'system') return null;
  const { port, stop } = await startWebKitDriver();
  return {
    options: {
      protocol: 'http',
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'error',
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary: browser.executablePath, args: ['--automation'] },
      },
    },
    stop,
  };
}
