import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as playwright from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { remote } from 'webdriverio';
import { chromiumArguments } from '../../src/cli/browsers/engines.ts';
import { provideBrowser } from '../../src/cli/browsers/provide.ts';
import { cli } from './support/cli.ts';
import { startServer } from './support/server.ts';
import { startWebDriver } from './support/webdriver.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
  scripts: Record<string, string>;
};

const AsyncFunction = (async () => undefined).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<void>;

/** The code blocks marked to be run, each with what its comments say that it prints. */
const examples = Array.from(readme.matchAll(/<!-- run -->\n```js\n([^]*?)```/g), ([, code = '']) => ({
  title: code
    .replace(/^(?:import .*|\s*|.*launch\(.*)$/gm, '')
    .trim()
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 120),
  code: code.replace(/^import .*$/gm, ''),
  printed: Array.from(code.matchAll(/^\/\/ (.*)$/gm), ([, line]) => line).join('\n'),
}));

/** What the examples' `site` shows. */
const PAGES = {
  '/strict': {
    headers: { 'content-security-policy': "default-src 'none'" },
    body: '<!doctype html><title>Strict</title><h1>Strict</h1><button>Buy</button>',
  },
  '/listing': { body: '<!doctype html><title>Listing</title><h1>Listing</h1><button>More</button>' },
};

describe('the README', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let site: string;
  let otherSite: string;
  beforeAll(async () => {
    const pages: Record<string, object> = { ...PAGES };
    server = await startServer(pages);
    site = server.origin;
    otherSite = site.replace('127.0.0.1', 'localhost');
    pages['/frames'] = {
      body: `<!doctype html><title>Frames</title><h1>Frames</h1><iframe title=Listing src="${otherSite}/listing"></iframe>`,
    };
  });
  afterAll(() => server.stop());

  it('has examples to run', () => expect(examples.length).toBeGreaterThanOrEqual(2));

  for (const { title, code, printed } of examples) {
    it(`is true: ${title}`, async () => {
      const { executablePath } = await provideBrowser('chromium', () => undefined);
      const lines: string[] = [];
      const log = (...values: unknown[]): void => {
        lines.push(values.map((value) => (typeof value === 'string' ? value.trimEnd() : show(value))).join(' '));
      };
      const needsDriver = code.includes('remote(webdriver)');
      const driver = needsDriver ? await startWebDriver() : null;
      if (needsDriver && !driver) {
        // As with the engines' own tests: what this machine has not got is said, and counts as a failure where it must be there.
        console.warn('### WEBDRIVER: NOT RUN ### there is no WebKit with its driver here');
        expect(process.env['CI']).toBeUndefined();
        return;
      }
      const given = {
        chromium: playwright.chromium,
        puppeteer,
        remote,
        readFileSync,
        launchOptions: { executablePath, args: [...chromiumArguments, '--no-sandbox'] },
        webdriver: driver?.options,
        site,
        otherSite,
        console: { log },
      };
      await new AsyncFunction(...Object.keys(given), code)(...Object.values(given)).finally(() => driver?.stop());
      expect(lines.join('\n')).toBe(printed);
    });
  }

  it('shows what the sample shop prints', async () => {
    const { stdout } = await cli([]);
    const blocks = readme.split('<!-- output: shop product -->')[1]?.split('```') ?? [];
    expect(stdout).toContain(blocks[1]?.trim());
    const changes = (blocks[3] ?? '')
      .trim()
      .split('\n')
      .map((line) => line.trim());
    const after = stdout.slice(stdout.indexOf(changes[0] ?? '>>>'));
    for (const line of changes) expect(after).toContain(line);
  });

  it('names only commands that there are', () => {
    for (const [, script = ''] of readme.matchAll(/npm run ([\w:]+)/g))
      expect(Object.keys(manifest.scripts)).toContain(script);
  });
});

/** As Node prints a shallow object on one line. */
function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((v) => `'${String(v)}'`).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, v]) => `${key}: ${typeof v === 'string' ? `'${v}'` : String(v)}`)
    .join(', ')} }`;
}
