import { findBrowser } from '../../../src/host/browsers/provide.ts';
import { startWebKitDriver } from '../../../tools/browser/webkit.mjs';

/**
 * Starts the driver of this machine's WebKit, and returns the options that a client needs, or null if there is no
 * WebKit.
 */
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
