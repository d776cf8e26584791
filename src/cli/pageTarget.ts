import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLike } from './arguments.ts';
import type { Target } from '../host/Target.ts';
import { HostError } from '../host/HostError.ts';

/** The extensions by which a name is recognized as a file, although it could be a host. */
const pageEndings = new Set(['.html', '.htm', '.xhtml', '.svg', '.xml', '.txt', '.md', '.pdf', '.json']);

/**
 * Decides whether an argument is a file or a URL. The name of an existing file is a file; text that looks like a host
 * is a URL.
 * @throws HostError `usage` for a malformed or unsupported URL, `no-page` for a file that does not exist
 */
export async function readTarget(text: string): Promise<Target> {
  if (/^file:/i.test(text)) return fileTarget(fileOfUrl(text));
  if (/^(https?:\/\/|about:|data:)/i.test(text)) return { kind: 'url', url: checkUrl(text) };
  if (await exists(text)) return fileTarget(text);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text))
    throw new HostError('usage', `Cannot open "${text}": only files and http, https and file URLs can be opened.`);
  if (looksLikeHost(text)) return { kind: 'url', url: checkUrl(`${isLocal(text) ? 'http' : 'https'}://${text}`) };
  const meant = commandLike(text);
  throw new HostError(
    'no-page',
    `There is no file "${path.resolve(text)}".${meant ? ` Did you mean the command ${meant}?` : ''}`,
  );
}

async function fileTarget(name: string): Promise<Target> {
  const full = path.resolve(name);
  const found = await stat(full).catch(() => null);
  if (!found) throw new HostError('no-page', `There is no file "${full}".`);
  if (!found.isDirectory()) return { kind: 'file', folder: path.dirname(full), page: path.basename(full) };
  if (await exists(path.join(full, 'index.html'))) return { kind: 'file', folder: full, page: 'index.html' };
  throw new HostError('no-page', `"${full}" is a folder without an index.html.`);
}

function fileOfUrl(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new HostError('usage', `"${url}" is not the URL of a file here.`);
  }
}

function checkUrl(url: string): string {
  if (URL.canParse(url)) return url;
  throw new HostError('usage', `"${url}" is not a URL.`);
}

/** Returns true for `shop.example/basket` and `localhost:3000`, but not for `missing.html`. */
function looksLikeHost(text: string): boolean {
  const host = text.split(/[/?#]/, 1)[0] ?? '';
  if (pageEndings.has(path.extname(host).toLowerCase())) return false;
  return isLocal(text) || /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(host);
}

function isLocal(text: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$)/i.test(text);
}

async function exists(name: string): Promise<boolean> {
  return (await stat(name).catch(() => null)) !== null;
}
