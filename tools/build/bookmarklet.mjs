import * as esbuild from 'esbuild';
import { inRoot } from '../paths.mjs';
import { shortening } from './internalNames.mjs';
import { ownGlobals } from './ownGlobals.mjs';

/** The longest URL that Chromium accepts. */
const MAX_LENGTH = 2 * 1024 * 1024;

/**
 * Builds the bookmarklet as one URL, with a page from which to drag it. The URL contains the script uncompressed:
 * unpacking it would need to run text as code, which the Content-Security-Policy of many pages forbids. It is therefore
 * longer than what Firefox accepts as a bookmark (65,536 characters).
 */
export async function buildBookmarklet() {
  const url = `javascript:${encoded(await script())}`;
  if (url.length > MAX_LENGTH)
    throw new Error(`the bookmarklet has ${url.length} characters, and may have ${MAX_LENGTH}`);
  return [
    { name: 'domtool.bookmarklet.mjs', contents: Buffer.from(`export const bookmarklet = ${JSON.stringify(url)};\n`) },
    { name: 'bookmarklet.html', contents: Buffer.from(page(url)) },
  ];
}

/** Bundles the core with the panel, in ASCII. */
async function script() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [inRoot('src/bookmarklet/bookmarklet.ts')],
    bundle: true,
    minify: true,
    ...shortening,
    ...ownGlobals,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir: inRoot('.'),
    tsconfigRaw: {},
  });
  // esbuild leaves non-ASCII characters in regular expressions unchanged.
  return outputFiles[0].text
    .trim()
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Escapes the characters that browsers change or drop when they interpret a script as a URL. */
const encoded = (text) =>
  text.replace(/[%#"'<>`\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const page = (url) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>DomTool, the bookmarklet</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
  a.drag { display: inline-block; padding: 0.4rem 1rem; border-radius: 0.5rem; background: #1a5fb4; color: #fff; text-decoration: none; font-weight: 600; }
  a.drag:focus-visible { outline: 3px solid #e5a50a; outline-offset: 2px; }
</style>
<h1>DomTool, the bookmarklet</h1>
<p>Drag this to the bookmarks bar, or press it to try it here:</p>
<p><a class="drag" href="${url.replaceAll('&', '&amp;')}">DomTool</a></p>
<p>On any page it opens a panel with what a language model reads there. Point at a number to see its element, press it to
choose it, then click it or type into it. “Numbers” draws them over the page. Press the bookmark again, or Escape in the
panel, to close it: nothing stays behind. Nothing leaves the page.</p>
<p>The bookmark is for Chrome, Edge, other browsers made of Chromium, and Safari. Firefox takes no bookmark of this length;
use the extension there.</p>
</html>
`;
