import * as esbuild from 'esbuild';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { pack } from './pack/pack.mjs';

/** Firefox takes no longer URL as a bookmark. */
const LONGEST = 65_536;

/** Smaller stand-ins for files of the same name. */
const LIGHT = 'src/bookmarklet/light';
const standIns = new Set(readdirSync(inRoot(LIGHT)));
const light = {
  name: 'light',
  setup(build) {
    build.onResolve({ filter: /\/\w+\.ts$/ }, ({ path: file, importer }) => {
      const name = path.basename(file);
      return standIns.has(name) && !importer.includes(`${path.sep}light${path.sep}`)
        ? { path: inRoot(LIGHT, name) }
        : undefined;
    });
  },
};

/** The bookmarklet as one URL, and a page from which to drag it. */
export async function buildBookmarklet() {
  const script = await minified({ entryPoints: [inRoot('src/bookmarklet/main.ts')], plugins: [light] });
  const packed = pack(script);
  const loader = await minified({
    entryPoints: [inRoot('tools/build/pack/loader.mjs')],
    define: { PACKED: `'${packed}'`, LENGTH: String(script.length) },
  });
  const url = `javascript:${encoded(loader)}`;
  if (url.length > LONGEST) throw new Error(`the bookmarklet has ${url.length} characters, and may have ${LONGEST}`);
  return [
    { name: 'bookmarklet.js', contents: Buffer.from(url) },
    { name: 'bookmarklet.html', contents: Buffer.from(page(url)) },
  ];
}

/** One line of ASCII. */
async function minified(options) {
  const { outputFiles } = await esbuild.build({
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir: inRoot('.'),
    tsconfigRaw: {},
    ...options,
  });
  // In regular expressions esbuild leaves other characters as they are.
  return outputFiles[0].text
    .trim()
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What no browser changes when it takes it as a URL. */
const encoded = (script) =>
  script.replace(/[%#"'<>`\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

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
panel, to close it: nothing stays behind.</p>
<p>Nothing leaves the page. Where its Content-Security-Policy allows no script that is made at run time, the bookmarklet says so; the
extension runs there too.</p>
</html>
`;
