import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';

/**
 * The origin that serves the files. The folder's frames and scripts share this one origin, as they would on a server.
 * Playwright answers the requests itself, so that a browser on another machine gets the files too.
 */
const origin = 'http://files.localhost';

/** Serves an HTML text, or a file with the folder around it, to the pages of the context. @returns its URL */
export async function serve(
  context: BrowserContext,
  target: { readonly html: string } | { readonly folder: string; readonly page: string },
): Promise<string> {
  await context.unroute(`${origin}/**`);
  if ('html' in target) {
    const { html } = target;
    await context.route(`${origin}/**`, (route) =>
      new URL(route.request().url()).pathname === '/'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.fulfill(missing),
    );
    return `${origin}/`;
  }
  await context.route(`${origin}/**`, (route) => fulfil(route, target.folder));
  return `${origin}/${encodeURIComponent(target.page)}`;
}

const missing = { status: 404, contentType: 'text/plain', body: 'There is no such file.' };

async function fulfil(route: Route, folder: string): Promise<void> {
  const file = fileOf(route.request().url(), folder);
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !found?.isFile()) {
    await route.fulfill(missing);
    return;
  }
  const type = /\.html?$/i.test(file) && (await isUtf8(file)) ? { contentType: 'text/html; charset=utf-8' } : {};
  await route.fulfill({ path: file, ...type });
}

/**
 * Returns whether a file is valid UTF-8: a file has no header that names its encoding, and a saved page has often lost
 * the one that its server sent.
 */
async function isUtf8(file: string): Promise<boolean> {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of the requested file, or null for anything outside the folder. */
function fileOf(url: string, folder: string): string | null {
  try {
    const file = path.join(folder, decodeURIComponent(new URL(url).pathname));
    return file.startsWith(folder + path.sep) || folder === path.dirname(file) ? file : null;
  } catch {
    return null;
  }
}
