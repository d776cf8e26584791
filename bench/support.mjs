import { fileURLToPath } from 'node:url';
import { loadCliModules } from '../tools/cli-modules.mjs';

export const iifeBundle = fileURLToPath(new URL('../dist/domtool.iife.js', import.meta.url));

/** Returns launch options for the Chromium that the command line would use. */
export async function chromiumFor() {
  const { provideBrowser, chromiumArguments } = await loadCliModules();
  const { executablePath } = await provideBrowser('chromium', (message) => console.error(message));
  return { executablePath, args: [...chromiumArguments] };
}

/**
 * Runs the work, and returns the processor time in milliseconds that the page's main thread took for it, or Infinity if
 * there was no answer.
 */
export async function cpuClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  return async (work) => {
    const start = await read();
    const answer = await work();
    return answer === false ? Infinity : (await read()) - start;
  };
}
