// Pages that npm packages ship with their own style sheets and scripts, or that are made from what they ship.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../../tools/paths.mjs';
import { govukForm, govukGallery } from './govuk.mjs';
import { petstore } from './petstore.mjs';

const folder = inRoot('bench');
const installed = (...parts) => path.join(folder, 'node_modules', ...parts);
const origin = 'http://bench.localhost';

/**
 * How many milliseconds after the load event the pages' scripts draw charts and play their opening animations.
 * Measurements before the end of that differ from run to run.
 */
const SETTLE = 1500;

/** The packages with their `kind`, the folder that is served, their pages, and `why` they are measured. */
const PACKAGES = [
  {
    kind: 'dashboard',
    name: 'sb-admin-2',
    why: 'Bootstrap 4 and jQuery: one large readable style sheet, icons that are ::before of a font with a rule for each',
    root: installed('startbootstrap-sb-admin-2'),
    pages: ['index.html', 'tables.html', 'buttons.html'],
  },
  {
    kind: 'dashboard',
    name: 'material-dashboard',
    why: 'Bootstrap 5 with its own theme: the largest style sheets of all, ligature icons, and a sheet of another origin that no script may read',
    root: installed('material-dashboard'),
    pages: ['pages/dashboard.html', 'pages/tables.html', 'pages/billing.html'],
  },
  {
    kind: 'dashboard',
    name: 'soft-ui-dashboard',
    why: 'gradients, shadows and inline SVG icons; charts on canvas; a sheet of another origin',
    root: installed('soft-ui-dashboard'),
    pages: ['pages/dashboard.html', 'pages/profile.html'],
  },
  {
    kind: 'dashboard',
    name: 'now-ui-dashboard',
    why: 'Bootstrap 4 beta: hundreds of icons on one page, custom scroll bars, links to sheets that do not load',
    root: installed('now-ui-dashboard'),
    pages: ['examples/dashboard.html', 'examples/icons.html'],
  },
  {
    kind: 'dashboard',
    name: 'gentelella',
    why: 'a current dashboard: custom properties, grid, cascade layers, script modules that make much of the page',
    root: installed('gentelella/dist'),
    pages: ['production/index.html', 'production/form.html', 'production/general_elements.html'],
  },
  {
    kind: 'site',
    name: 'agency',
    why: 'a landing page whose icons a script turns into inline SVG, with dialogs that are in the page but not shown',
    root: installed('startbootstrap-agency/dist'),
    pages: ['index.html'],
  },
  {
    kind: 'site',
    name: 'creative',
    why: 'a landing page with 1,300 icon rules in a sheet of another origin that no script may read',
    root: installed('startbootstrap-creative/dist'),
    pages: ['index.html'],
  },
  {
    kind: 'site',
    name: 'govuk',
    why: 'plain, careful markup with a small style sheet: a long form after a failed try, and all components of the library in a row',
    root: installed('govuk-frontend/dist/govuk'),
    made: { 'form.html': govukForm, 'gallery.html': govukGallery },
    pages: ['form.html', 'gallery.html'],
  },
  {
    kind: 'app',
    name: 'swagger-ui',
    why: 'a React application: the same document with its operations closed, and with all of them open (tables, forms, models)',
    root: installed('swagger-ui-dist'),
    made: {
      'closed.html': () => swaggerPage('list'),
      'open.html': () => swaggerPage('full'),
      'openapi.json': () => JSON.stringify(petstore()),
    },
    pages: ['closed.html', 'open.html'],
    settle: 3000,
  },
];

/**
 * Style sheets, fonts and scripts that the pages request from other hosts, replaced by files of packages of the same
 * version. As on those hosts, fonts are available to all origins, but a page whose link does not request that cannot
 * read the sheet.
 */
const ELSEWHERE = [
  [/^https:\/\/cdn\.jsdelivr\.net\/npm\/bootstrap@5\.2\.3\/(.+)$/, 'bootstrap'],
  [/^https:\/\/cdn\.jsdelivr\.net\/npm\/bootstrap-icons@1\.5\.0\/(.+)$/, 'bootstrap-icons'],
  [/^https:\/\/use\.fontawesome\.com\/releases\/v6\.3\.0\/(.+)$/, '@fortawesome/fontawesome-free'],
];

/**
 * Returns `{ kind, name, why, open(page) }` for each page. It installs the packages from their own lock file the first
 * time.
 */
export function packagePages() {
  if (!existsSync(installed())) execFileSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return PACKAGES.flatMap(({ kind, name, why, root, made = {}, pages, settle = SETTLE }) =>
    pages.map((file) => ({
      kind,
      name: `${name} ${path.basename(file, '.html')}`,
      why,
      open: async (page) => {
        await page.route('**/*', (route) => answer(route, root, made));
        await page.goto(`${origin}/${file}`, { waitUntil: 'load' });
        await page.waitForTimeout(settle);
      },
    })),
  );
}

/** Serves files of the package, generated files, or replacements for other hosts, and nothing else. */
async function answer(route, root, made) {
  const url = route.request().url();
  if (/^(?:data|blob):/.test(url)) return route.continue();
  for (const [pattern, name] of ELSEWHERE) {
    const file = pattern.exec(url)?.[1];
    if (file)
      return route.fulfill({
        path: installed(name, file.split('?')[0]),
        headers: { 'access-control-allow-origin': '*' },
      });
  }
  if (url.startsWith('https://fonts.googleapis.com/')) return route.fulfill(fontSheet(url));
  const { origin: from, pathname } = new URL(url);
  if (from !== origin) return route.abort();
  const name = decodeURIComponent(pathname).slice(1);
  if (made[name]) return route.fulfill({ body: await made[name](), contentType: typeOf(name) });
  const file = path.join(root, name);
  const found = file.startsWith(root) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) return route.fulfill({ status: 404 });
  if (!name.endsWith('.html')) return route.fulfill({ path: file });
  return route.fulfill({ body: await readFile(file), contentType: typeOf(name) });
}

const typeOf = (name) => (name.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8');

/**
 * Returns the style sheet that a host of fonts sends: font faces, and the class of an icon font. The font files do not
 * exist.
 */
function fontSheet(url) {
  const families = [...url.matchAll(/family=([^&]+)/g)].flatMap(([, list]) => decodeURIComponent(list).split('|'));
  const names = families.map((family) => family.split(':')[0].replaceAll('+', ' '));
  const body = names
    .map(
      (name) =>
        `@font-face { font-family: '${name}'; src: url(https://fonts.gstatic.com/s/none.woff2) format('woff2') }\n` +
        (name.startsWith('Material')
          ? `.${name.toLowerCase().replaceAll(' ', '-')} { font-family: '${name}'; font-feature-settings: 'liga'; display: inline-block }\n`
          : ''),
    )
    .join('');
  return { body, contentType: 'text/css; charset=utf-8' };
}

const swaggerPage = (expansion) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Swagger UI</title>
    <link rel="stylesheet" href="/swagger-ui.css">
    <link rel="stylesheet" href="/index.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/swagger-ui-bundle.js"></script>
    <script src="/swagger-ui-standalone-preset.js"></script>
    <script>
      window.onload = () => SwaggerUIBundle({
        url: '/openapi.json',
        dom_id: '#swagger-ui',
        deepLinking: true,
        docExpansion: '${expansion}',
        presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
        layout: 'StandaloneLayout',
      });
    </script>
  </body>
</html>`;
