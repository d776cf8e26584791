// Makes pages from the examples that govuk-frontend ships with its components, in its own page frame.
import { readFile, readdir } from 'node:fs/promises';
import { inRoot } from '../../../tools/paths.mjs';

const components = inRoot('bench/node_modules/govuk-frontend/dist/govuk/components');
/** How many examples of each component the gallery has. */
const EXAMPLES = 6;

/** Makes a question page of a service, with validation errors. */
export const govukForm = async () =>
  frame(
    'Error: Apply for a licence',
    (await example('breadcrumbs', 'default')) + (await example('back-link', 'default')),
    await all([
      ['error-summary', 'default'],
      ['notification-banner', 'default'],
      ['inset-text', 'default'],
      ['input', 'with error message'],
      ['input', 'with hint text'],
      ['date-input', 'with errors only'],
      ['radios', 'with conditional items'],
      ['radios', 'with fieldset and error message'],
      ['checkboxes', 'with hints on items'],
      ['checkboxes', 'with conditional items'],
      ['select', 'with hint text and error message'],
      ['file-upload', 'enhanced'],
      ['password-input', 'with error message'],
      ['character-count', 'with hint'],
      ['textarea', 'default'],
      ['details', 'default'],
      ['warning-text', 'default'],
      ['summary-list', 'with actions'],
      ['table', 'with head and caption'],
      ['task-list', 'with hint text and additional states'],
      ['button', 'default'],
      ['button', 'secondary'],
      ['pagination', 'with many pages'],
    ]),
  );

/** Makes a page with the first examples of all components. */
export async function govukGallery() {
  let main = '';
  for (const name of (await readdir(components, { withFileTypes: true })).filter((one) => one.isDirectory())) {
    const list = (await examplesOf(name.name)).filter(({ hidden }) => !hidden).slice(0, EXAMPLES);
    main += `<h2 class="govuk-heading-l">${name.name}</h2>`;
    for (const { name: title, html } of list)
      main += `<h3 class="govuk-heading-s">${title.replaceAll('<', '&lt;')}</h3>${html}`;
  }
  return frame('Components', '', main);
}

async function all(list) {
  let html = '';
  for (const [component, name] of list) html += await example(component, name);
  return html;
}

async function example(component, name) {
  const found = (await examplesOf(component)).find((one) => one.name === name);
  if (!found) throw new Error(`govuk-frontend has no example "${name}" of ${component}`);
  return found.html;
}

async function examplesOf(component) {
  const text = await readFile(`${components}/${component}/fixtures.json`, 'utf8').catch(() => '{"fixtures":[]}');
  return JSON.parse(text).fixtures;
}

const frame = async (title, before, main) => `<!doctype html>
<html lang="en" class="govuk-template">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <link rel="stylesheet" href="/govuk-frontend.min.css">
  </head>
  <body class="govuk-template__body js-enabled govuk-frontend-supported">
    ${await example('cookie-banner', 'default')}
    ${await example('skip-link', 'default')}
    ${await example('header', 'default')}
    ${await example('service-navigation', 'with service name and navigation')}
    <div class="govuk-width-container">
      ${await example('phase-banner', 'default')}
      ${before}
      <main class="govuk-main-wrapper" id="main-content">
        <div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds">
          <h1 class="govuk-heading-xl">${title}</h1>
          <form method="post" novalidate>${main}</form>
        </div></div>
      </main>
    </div>
    ${await example('footer', 'with navigation')}
    <script type="module">
      import { initAll } from '/govuk-frontend.min.js';
      initAll();
    </script>
  </body>
</html>`;
