import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provideBrowser } from '../../src/host/browsers/provide.ts';
import { samples } from './support/documents.ts';

const run = promisify(execFile);
const root = path.resolve('.');

/** An empty project, in which only the packed package is installed. */
let project: string;
let tarball: string;
const installed = (...parts: string[]): string => path.join(project, 'node_modules', 'domtool', ...parts);

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'domtool-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  tarball = path.join(project, filename);
  await mkdir(installed(), { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed(), '--strip-components=1']);
  // The packages that a user of these libraries has installed too.
  await mkdir(path.join(project, 'node_modules', '@playwright'));
  for (const name of [
    'playwright-core',
    'playwright',
    '@playwright/test',
    'puppeteer-core',
    'devtools-protocol',
    '@types',
  ])
    await symlink(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name));
  await writeFile(path.join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
});
afterAll(() => rm(project, { recursive: true, force: true }));

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default?: string }>>;
}
const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
/** The subpaths that are code, as `domtool/core`. */
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'object' && target.default !== undefined ? [name.replace('.', 'domtool')] : [],
);

/** Returns the output of a module that runs in the empty project. */
async function printedBy(source: string): Promise<string> {
  await writeFile(path.join(project, 'main.mjs'), source);
  return (await run(process.execPath, ['main.mjs'], { cwd: project })).stdout.trim();
}

/** Returns the compiler's messages about a file in the empty project, or an empty string if it compiles. */
async function compiled(source: string, options: object = {}): Promise<string> {
  await writeFile(path.join(project, 'main.ts'), source);
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    ...options,
  };
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return run(process.execPath, [tsc, '--project', project]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe('the packed package', () => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed(), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every way of resolving modules finds, as attw says', async () => {
    const attw = path.join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'];
    const { stdout } = await run(process.execPath, [...args, '--exclude-entrypoints', 'schemas/*', 'global']);
    // A profile ignores what only applies to CommonJS.
    const found = stdout.split('\n').filter((line) => /^(node|bundler)/.test(line) && !line.includes('(ignored)'));
    expect(found).toHaveLength(2 * (entries.length + 1));
    expect(found.filter((line) => !/: OK /.test(line))).toEqual([]);
  });

  it('contains no source maps of modules, and no source texts in the maps of scripts', async () => {
    const maps = (await readdir(installed('dist'))).filter((name) => name.endsWith('.map'));
    expect(maps.sort()).toEqual(['domtool.core.iife.js.map', 'domtool.hook.js.map', 'domtool.iife.js.map']);
    for (const name of maps)
      expect(JSON.parse(await readFile(installed('dist', name), 'utf8')), name).not.toHaveProperty('sourcesContent');
  });

  it.each(entries)('can be imported in Node.js, where it does nothing: %s', async (name) => {
    const before = 'const before = Reflect.ownKeys(globalThis).length;';
    const after = 'console.log(Reflect.ownKeys(globalThis).length - before);';
    expect(await printedBy(`${before} await import('${name}'); ${after}`)).toBe('0');
  });

  it.each(['domtool', 'domtool/core'])('says in Node.js what needs a page: %s', async (name) => {
    const source = `import * as all from '${name}';
      const failure = (use) => { try { use(); return 'nothing'; } catch (error) { return error.code + ': ' + error.message; } };
      console.log(failure(() => new all.DomTool()));
      console.log(failure(() => all.DomTool.shared()));
      console.log(failure(() => all.computeRole({})));
      console.log(all.version, all.DEFAULT_CONFIG.autoInvalidate);`;
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    expect((await printedBy(source)).split('\n')).toEqual([
      'no_page: DomTool needs a page: this code does not run in a document.',
      'no_page: DomTool.shared needs a page: this code does not run in a document.',
      'no_page: computeRole needs a page: this code does not run in a document.',
      `${version} true`,
    ]);
  });

  it('defines tools in Node.js under both of its names', async () => {
    const source = `import { toolDefinitions } from 'domtool'; import { toolDefinitions as other } from 'domtool/tools';
      console.log(JSON.stringify(toolDefinitions('mcp')) === JSON.stringify(other('mcp')), other('mcp').length > 20);`;
    expect(await printedBy(source)).toBe('true true');
  });

  it.each([
    ['nodenext', {}],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('has types that compile without skipLibCheck: %s', async (_, options) => {
    const source = `import { DomTool, type ActionResult, type TextOptions } from 'domtool';
      import { DomTool as Core } from 'domtool/core';
      import { connect, type Client } from 'domtool/client';
      import { toolDefinitions, type McpTool } from 'domtool/tools';
      import { bookmarklet } from 'domtool/bookmarklet';
      import 'domtool/hook';
      import 'domtool/iife';
      const result: Promise<ActionResult> = DomTool.shared().click(12);
      const options: TextOptions = { maxTokens: 100 };
      const client: Client = connect(1);
      const tools: McpTool[] = toolDefinitions('mcp');
      const url: string = bookmarklet;
      const core: Core = new Core();
      // The global of the injected script.
      const text: Promise<string> = globalThis.DomTool.shared().getSnapshot().then((it) => it.toText(options));
      export { result, client, tools, url, core, text };`;
    expect(await compiled(source, options)).toBe('');
  });

  it('types the global by naming it in tsconfig.json', async () => {
    const source = "export const result: Promise<{ success: boolean }> = DomTool.shared().type(3, 'lamp');";
    expect(await compiled(source, { types: ['domtool/global'] })).toBe('');
    expect(await compiled(source)).toMatch(/Cannot find name 'DomTool'/);
  });

  it('attaches to pages of the real libraries by their types', async () => {
    const source = `import { chromium } from 'playwright-core';
      import puppeteer from 'puppeteer-core';
      import { DomTool, type ActionResult, type ClickOptions, type TextOptions } from 'domtool';
      import { attach, type DomPage } from 'domtool/playwright';
      import { attach as attachToPuppeteer } from 'domtool/puppeteer';
      const dom: DomPage = await attach(await (await chromium.launch()).newPage(), { timeout: 1000 });
      const other = await attachToPuppeteer(await (await puppeteer.launch()).newPage());
      const text: string = await dom.text({ maxTokens: 100 });
      const { success }: { success: boolean } = await other.click(12);
      const options: Omit<TextOptions, 'previous'> = { maxTokens: 100 };
      const readAnyOf = (one: DomPage): Promise<string> => one.text(options);
      await readAnyOf(other);
      await dom.text({ previous: null });
      const clicking: ClickOptions = { button: 'right' };
      const clicked: ActionResult = await dom.click(12, clicking);
      const snapshot = await DomTool.shared().getSnapshot();
      // @ts-expect-error No snapshot leaves a page.
      await dom.text({ previous: snapshot });
      // @ts-expect-error There is no such option.
      await dom.text({ tokens: 1 });
      export { text, success, clicked };`;
    // Their own types need more than the package's.
    expect(await compiled(source, { types: ['node'], skipLibCheck: true })).toBe('');
  });

  it.each(samples.filter(({ title }) => title.startsWith('README')))(
    'lets the recipe compile as TypeScript as it stands: $title',
    async ({ source }) => {
      expect(await compiled(source, { types: ['node', 'domtool/global'], skipLibCheck: true })).toBe('');
    },
  );

  it.each(samples.filter(({ title }) => title.startsWith('README')))(
    'lets the recipe run in an empty project, where it prints what it says: $title',
    async ({ source, printed }) => {
      const { executablePath } = await provideBrowser('chromium', console.error);
      // A reader's browser is found by the library; that of the tests is named.
      const launch = `chromium.launch(${JSON.stringify({ executablePath, args: ['--no-sandbox'] })})`;
      const lines = (await printedBy(source.replace('chromium.launch()', launch))).split('\n');
      expect(lines.filter((line) => line !== '').join('\n')).toBe(printed);
    },
  );

  it('gives the tests of @playwright/test a fixture', async () => {
    const { executablePath } = await provideBrowser('chromium', console.error);
    const launchOptions = { executablePath, args: ['--no-sandbox'] };
    await writeFile(
      path.join(project, 'playwright.config.mjs'),
      `export default { testMatch: 'form.spec.mjs', reporter: 'json', use: { launchOptions: ${JSON.stringify(launchOptions)} } };`,
    );
    await writeFile(
      path.join(project, 'form.spec.mjs'),
      `import { test as base, expect } from '@playwright/test';
      import { fixtures } from 'domtool/playwright';
      const test = base.extend(fixtures);
      test('fills a form', async ({ page, dom }) => {
        await page.setContent('<label>Name <input></label>');
        const [, number] = /\\[(\\d+) textbox Name/.exec(await dom.text());
        expect(await dom.type(number, 'Ann')).toMatchObject({ success: true });
        await expect(page.getByLabel('Name')).toHaveValue('Ann');
      });`,
    );
    const program = path.join(project, 'node_modules', '@playwright', 'test', 'cli.js');
    const { stdout } = await run(process.execPath, [program, 'test'], { cwd: project }).catch(
      (error: { stdout: string }) => error,
    );
    expect(JSON.parse(stdout)).toMatchObject({ errors: [], stats: { expected: 1, unexpected: 0 } });
  });

  it('runs as a program', async () => {
    await mkdir(path.join(project, 'node_modules', '.bin'), { recursive: true });
    const program = path.join(project, 'node_modules', '.bin', 'domtool');
    await symlink(installed('dist', 'cli.mjs'), program);
    expect((await run(program, ['tools'])).stdout).toContain('dom_click');
  });
});
