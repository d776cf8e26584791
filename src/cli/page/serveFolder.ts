import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';

/**
 * Where files appear to the browser. A host of its own, so that frames and scripts of the folder are of one origin, as on
 * a server; answered inside the browser's own connection, so that a browser on another machine sees them too.
 */
const origin = 'http://files.localhost';

/** Serves a folder to the pages of the context, and answers the URL at which it begins. */
export async function serveFolder(context: BrowserContext, folder: string): Promise<string> {
  await context.route(`${origin}/**`, (route) => answer(route, folder));
  return `${origin}/`;
}

async function answer(route: Route, folder: string): Promise<void> {
  const file = fileOf(route.request().url(), folder);
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !found?.isFile()) {
    await route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' });
    return;
  }
  const type = /\.html?$/i.test(file) && (await isUtf8(file)) ? { contentType: 'text/html; charset=utf-8' } : {};
  await route.fulfill({ path: file, ...type });
}

/** A page on disk has no header that names its encoding, and a saved one has often lost what its server said. */
async function isUtf8(file: string): Promise<boolean> {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    return true;
  } catch {
    return false;
  }
}

/** Nothing outside the folder. */
function fileOf(url: string, folder: string): string | null {
  try {
    const file = path.join(folder, decodeURIComponent(new URL(url).pathname));
    return file.startsWith(folder + path.sep) || folder === path.dirname(file) ? file : null;
  } catch {
    return null;
  }
}
