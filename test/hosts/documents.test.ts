import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli } from './support/cli.ts';
import {
  anchorOf,
  codeWords,
  documentNamed,
  documents,
  headings,
  printedBy,
  samples,
  tableRows,
} from './support/documents.ts';
import { startServer } from './support/server.ts';
import { startWebDriver } from './support/webdriver.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const readme = documentNamed('README.md');

describe('the samples in the documents', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let site: string;
  let otherSite: string;
  beforeAll(async () => {
    const pages: Record<string, object> = {
      '/strict': {
        headers: { 'content-security-policy': "default-src 'none'" },
        body: '<!doctype html><title>Strict</title><h1>Strict</h1><button>Buy</button>',
      },
      '/listing': { body: '<!doctype html><title>Listing</title><h1>Listing</h1><button>More</button>' },
    };
    server = await startServer(pages);
    site = server.origin;
    otherSite = site.replace('127.0.0.1', 'localhost');
    pages['/frames'] = {
      body: `<!doctype html><title>Frames</title><h1>Frames</h1><iframe title=Listing src="${otherSite}/listing"></iframe>`,
    };
  });
  afterAll(() => server.stop());

  it('exist in the README and in the documents', () => {
    const files = new Set(samples.map(({ title }) => title.split(':')[0]));
    expect([...files]).toEqual(expect.arrayContaining(['README.md', 'docs/hosts.md', 'docs/agents.md']));
  });

  for (const sample of samples) {
    it(`print what their comments say: ${sample.title}`, async () => {
      const needsDriver = sample.code.includes('remote(webdriver)');
      const driver = needsDriver ? await startWebDriver() : null;
      if (needsDriver && !driver) {
        // A missing engine is reported, as with the browser tests, and is a failure where it is required.
        console.warn('### WEBDRIVER: NOT RUN ### This machine has no WebKit with its driver.');
        expect(process.env['CI']).toBeUndefined();
        return;
      }
      const printed = await printedBy(sample, { site, otherSite, webdriver: driver?.options }).finally(() =>
        driver?.stop(),
      );
      const named = printed.replaceAll(site, 'https://example.com').replaceAll(otherSite, 'https://example.org');
      expect(named).toBe(sample.printed);
    });
  }
});

describe('the README', () => {
  it('has at most 200 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('shows a view that the demonstration prints', async () => {
    const shown = /<!-- output: npm start -->\n```\n([^]*?)```/.exec(readme)?.[1] ?? 'no block';
    const { stdout } = await cli([]);
    expect(stdout).toContain(shown);
  });

  it('shows a part of the report that the demonstration receives', async () => {
    const [, action = '', block = '{}'] = /<!-- report: (.+) -->\n```json\n([^]*?)```/.exec(readme) ?? [];
    const { stdout } = await cli(['--json']);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { action?: string });
    expect(lines.find((line) => line.action === action)).toMatchObject(JSON.parse(block) as object);
  });
});

describe('the documents', () => {
  it.each(documents)('$file links only to files and headings that exist', ({ file, text }) => {
    const prose = text.replace(/^```[^]*?^```/gm, '');
    const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);
    const broken = targets.filter((target) => {
      if (/^https?:/.test(target)) return false;
      const [name = '', anchor] = target.split('#');
      const linked = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
      if (!existsSync(linked)) return true;
      return anchor !== undefined && !headings(readFileSync(linked, 'utf8')).map(anchorOf).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it.each(documents)('$file names only files of the project that exist', ({ text }) => {
    const words = codeWords(text).flatMap((word) => word.split(' '));
    const files = words.filter((word) => /^(src|test|tools|bench|examples|dist|docs)\/[\w./-]+$/.test(word));
    expect(files.filter((name) => !existsSync(name))).toEqual([]);
  });

  it.each(documents)('$file names only npm scripts that exist', ({ text }) => {
    const scripts = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, script]) => script);
    expect(scripts.filter((script) => script !== undefined && !(script in manifest.scripts))).toEqual([]);
  });

  it.each([
    [
      'Codes of an action\u2019s result',
      'action',
      'RefusalCode',
      ['unknown_node', 'stale_node', 'stale_document', 'not_an_element'],
    ],
    ['Codes of thrown errors', 'automation', 'MisuseCode', []],
  ])('list every code: %s', (heading, schema, definition, more) => {
    const { definitions } = JSON.parse(readFileSync(`dist/schemas/${schema}.json`, 'utf8')) as {
      definitions: Record<string, { enum: string[] }>;
    };
    const rows = tableRows(documentNamed('docs/results-and-errors.md'), heading.replace('\u2019', "'"));
    const listed = rows.flatMap(([cell = '']) => codeWords(cell));
    expect(listed.sort()).toEqual([...(definitions[definition]?.enum ?? []), ...more].sort());
  });

  it('describe every method that is a tool', async () => {
    const { stdout } = await cli(['tools', '--format', 'mcp']);
    const methods = (JSON.parse(stdout) as { name: string }[]).map(({ name }) =>
      name.replace('dom_', '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    const described = codeWords(documentNamed('docs/api.md') + documentNamed('docs/views.md')).join('\n');
    expect(
      methods.filter((method) => !new RegExp(`\\b${method === 'text' ? 'toText' : method}\\b`).test(described)),
    ).toEqual([]);
  });

  it('show the imports that the structure check allows', () => {
    const { forbidden } = createRequire(import.meta.url)('../../tools/dependency-cruiser.cjs') as {
      forbidden: { name: string; comment: string }[];
    };
    const rows = tableRows(documentNamed('docs/architecture.md'), 'Folders');
    const shown = rows
      .filter(([folder = '']) => folder.startsWith('`src/'))
      .map(([folder = '', , imports]) => `${folder.replaceAll('`', '')} may import ${imports}.`);
    const allowed = forbidden.map(({ comment }) => comment).filter((comment) => / may import /.test(comment));
    expect(shown.sort()).toEqual(allowed.filter((comment) => comment.startsWith('src/')).sort());
  });
});
