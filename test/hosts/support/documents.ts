import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as playwright from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { remote } from 'webdriverio';
import { chromiumArguments } from '../../../src/host/browsers/engines.ts';
import { provideBrowser } from '../../../src/host/browsers/provide.ts';

/** A Markdown document of the project. */
export interface ProjectDocument {
  /** The path relative to the project's folder, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** A code block that is marked to be executed. */
export interface Sample {
  /** The document and the heading above the sample. */
  readonly title: string;
  readonly source: string;
  /** Without its imports, whose names it is given. */
  readonly code: string;
  /** The library of whose pages the sample attaches DomTool to one. */
  readonly library: string | null;
  /** The output that the comments of the sample claim. */
  readonly printed: string;
}

export const documents: readonly ProjectDocument[] = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
].map((file) => ({ file, text: readFileSync(path.resolve(file), 'utf8') }));

export function documentNamed(file: string): string {
  const found = documents.find((document) => document.file === file);
  if (!found) throw new Error(`There is no document ${file}.`);
  return found.text;
}

/** Returns all blocks ` ```js ` that follow the marker `<!-- run -->`. */
export const samples: readonly Sample[] = documents.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/<!-- run -->\n```js\n([^]*?)```/g), ({ 1: code = '', index }) => ({
    title: `${file}: ${headings(text.slice(0, index)).at(-1) ?? ''}`,
    source: code,
    code: code.replace(/^import .*$/gm, ''),
    library: /^import \{ attach \} from 'domtool\/(\w+)';$/m.exec(code)?.[1] ?? null,
    printed: Array.from(code.matchAll(/^\/\/ (.*)$/gm), ([, line]) => line).join('\n'),
  })),
);

/** Returns the texts of the headings of a document, in order. */
export function headings(text: string): string[] {
  const prose = text.replace(/^```[^]*?^```/gm, '');
  return Array.from(prose.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading);
}

/** Returns the anchor that GitHub gives to a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Returns the cells of the rows of all tables under a heading, including header rows. */
export function tableRows(text: string, heading: string): string[][] {
  const from = text.indexOf(`# ${heading}\n`);
  if (from < 0) throw new Error(`There is no heading "${heading}".`);
  const section = text.slice(from).split(/\n(?=#+ )/)[0] ?? '';
  return Array.from(section.matchAll(/^\| (.*) \|$/gm), ([, row = '']) => row.split(' | '));
}

/** Returns the words in backticks in a text. */
export const codeWords = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word);

const AsyncFunction = (async () => undefined).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<void>;

/** Executes a sample, and returns the lines that it printed. */
export async function printedBy(
  sample: Sample,
  given: { readonly site: string; readonly otherSite: string; readonly webdriver: object | undefined },
): Promise<string> {
  const { executablePath } = await provideBrowser('chromium', () => undefined);
  const lines: string[] = [];
  const log = (...values: unknown[]): void => {
    lines.push(values.map((value) => (typeof value === 'string' ? value.trimEnd() : asNodePrints(value))).join(' '));
  };
  const launchOptions = { executablePath, args: [...chromiumArguments, '--no-sandbox'] };
  const attached =
    sample.library === null
      ? {}
      : ((await import(new URL(`../../../dist/domtool.${sample.library}.mjs`, import.meta.url).href)) as object);
  const names = {
    // A reader's browser is found by the library; that of the tests is named.
    chromium: { launch: (options: object) => playwright.chromium.launch({ ...launchOptions, ...options }) },
    puppeteer: { launch: (options: object) => puppeteer.launch({ ...launchOptions, ...options }) },
    remote,
    readFileSync,
    launchOptions,
    ...((await import(new URL('../../../dist/domtool.tools.mjs', import.meta.url).href)) as object),
    ...attached,
    console: { log },
    ...given,
  };
  await new AsyncFunction(...Object.keys(names), sample.code)(...Object.values(names));
  return lines.join('\n');
}

/** Writes a shallow object on one line, as Node.js prints it. */
function asNodePrints(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => `'${String(item)}'`).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${typeof item === 'string' ? `'${item}'` : String(item)}`)
    .join(', ')} }`;
}
