import { parseArgs } from 'node:util';
import { camelCase } from '../standards/letterCase.ts';
import { HostError, messageOf } from './HostError.ts';

/** An option of a command line. Without a placeholder it is a flag. */
export interface Option {
  readonly help: string;
  readonly placeholder?: string;
  readonly multiple?: true;
  /** The name of the option that this one is another spelling of. */
  readonly as?: string;
  readonly short?: string;
  /** The value of the flag, if it is not true. */
  readonly value?: unknown;
  /** Reads the value. @throws HostError `usage` */
  readonly read?: (text: string, name: string) => unknown;
}
export type OptionTable = Readonly<Record<string, Option>>;

export const usage = (message: string): HostError => new HostError('usage', `${message} (see --help)`);

/** Returns a reader of whole numbers from `least` to `most`. */
export const count =
  (least: number, most = 999_999_999) =>
  (text: string, name: string): number => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    const range = most < 999_999_999 ? `from ${least} to ${most}` : `of ${least} or more`;
    throw usage(`--${name} takes a whole number ${range}, not "${text}".`);
  };

/** Returns a reader that accepts one of the words. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string, name: string): T => {
    const found = words.find((word) => word === text);
    if (found) return found;
    throw usage(`--${name} is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "${text}".`);
  };

function size(text: string, name: string): { width: number; height: number } {
  const [, width = '', height = ''] = /^(\d{1,5})[x,](\d{1,5})$/i.exec(text) ?? [];
  if (Number(width) > 0 && Number(height) > 0) return { width: Number(width), height: Number(height) };
  throw usage(`--${name} is a size in pixels like 1280x800, not "${text}".`);
}

function endpoint(text: string, name: string): string {
  if (/^(https?|wss?):\/\/./i.test(text)) return text;
  throw usage(`--${name} takes the URL of a browser's debugging port, like http://localhost:9222, not "${text}".`);
}

function locale(text: string, name: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text;
  } catch {
    throw usage(`--${name} takes a language like de-DE, not "${text}".`);
  }
}

function cookie(text: string, name: string): { name: string; value: string } {
  const [, key, value] = /^([^=;\s]+)=([^;]*)$/.exec(text) ?? [];
  if (key !== undefined && value !== undefined) return { name: key, value };
  throw usage(`--${name} takes NAME=VALUE, not "${text}".`);
}

function credentials(text: string, name: string): { username: string; password: string } {
  const at = text.indexOf(':');
  if (at > 0) return { username: text.slice(0, at), password: text.slice(at + 1) };
  throw usage(`--${name} takes USER:PASSWORD.`);
}

export const list = (text: string): string[] => text.split(/[;,]/).filter((part) => part !== '');

export const BROWSERS = ['chromium', 'firefox', 'webkit', 'chrome', 'msedge'] as const;

/** Says how `confirm`, `prompt` and `beforeunload` dialogs of a page are handled. */
const DIALOG_POLICIES = ['ask', 'accept', 'dismiss'] as const;
export type DialogPolicy = (typeof DIALOG_POLICIES)[number];

/** The options that choose the browser and how it opens a page. */
export interface BrowserOptions {
  readonly browser?: (typeof BROWSERS)[number];
  readonly executablePath?: string;
  readonly headed?: true;
  readonly noSandbox?: true;
  readonly connect?: string;
  readonly endpoint?: string;
  readonly userDataDir?: string;
  readonly device?: string;
  readonly viewportSize?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly userAgent?: string;
  readonly ignoreHttpsErrors?: true;
  readonly storageState?: string;
  readonly cookie?: readonly { readonly name: string; readonly value: string }[];
  readonly httpAuth?: { readonly username: string; readonly password: string };
  readonly proxyServer?: string;
  readonly proxyBypass?: string;
  readonly allowedOrigins?: readonly string[];
  readonly pageTools?: boolean;
  readonly answerDialogs?: DialogPolicy;
  readonly timeout?: number;
  readonly timeoutAction?: number;
  readonly timeoutNavigation?: number;
}

/** The options of `BrowserOptions`, as the command line and the MCP server take them. */
export const BROWSER_OPTIONS: OptionTable = {
  browser: { placeholder: 'NAME', help: `${BROWSERS.join(', ')} (default chromium)`, read: oneOf(BROWSERS) },
  'executable-path': { placeholder: 'FILE', help: "the browser's program" },
  headed: { help: 'show the browser' },
  'no-sandbox': { help: "without the browser's sandbox" },
  connect: {
    placeholder: 'URL',
    help: 'a browser that is running, by the URL of its debugging port (http://localhost:9222 or ws://…)',
    read: endpoint,
  },
  'cdp-endpoint': { placeholder: 'URL', help: 'the same as --connect', as: 'connect', read: endpoint },
  endpoint: { placeholder: 'URL', help: 'a browser server of Playwright, by its WebSocket', read: endpoint },
  'user-data-dir': { placeholder: 'FOLDER', help: 'a profile that is kept' },
  device: { placeholder: 'NAME', help: 'a device to emulate, as "iPhone 15"' },
  viewport: { placeholder: 'WxH', help: 'the size of the viewport in CSS pixels', as: 'viewport-size', read: size },
  'viewport-size': { placeholder: 'WxH', help: 'the same as --viewport', read: size },
  locale: { placeholder: 'LOCALE', help: 'the language of the browser, as de-DE', read: locale },
  'user-agent': { placeholder: 'TEXT', help: 'what the browser calls itself' },
  'ignore-https-errors': { help: 'accept certificates that are not trusted' },
  'storage-state': { placeholder: 'FILE', help: 'cookies and storage to begin with, as Playwright saves them' },
  cookie: { placeholder: 'NAME=VALUE', help: 'a cookie for the page that is opened', multiple: true, read: cookie },
  'http-auth': { placeholder: 'USER:PASS', help: 'answers HTTP authentication', read: credentials },
  'proxy-server': { placeholder: 'URL', help: 'a proxy' },
  'proxy-bypass': { placeholder: 'HOSTS', help: 'hosts that need no proxy' },
  'allowed-origins': { placeholder: 'LIST', help: 'the only origins that are requested, divided by ;', read: list },
  'no-page-tools': { help: 'forbid the tools that pages offer (WebMCP)', as: 'page-tools', value: false },
  'answer-dialogs': {
    placeholder: 'HOW',
    help: "ask, accept or dismiss the page's questions (default ask)",
    read: oneOf(DIALOG_POLICIES),
  },
  timeout: { placeholder: 'MS', help: 'how long a page may load and an action may take (30000)', read: count(1) },
  'timeout-action': { placeholder: 'MS', help: 'how long an action may take', read: count(1) },
  'timeout-navigation': { placeholder: 'MS', help: 'how long a page may load', read: count(1) },
};

export const folders: Option = {
  placeholder: 'LIST',
  help: 'folders to upload from; the first also takes what is saved',
  read: list,
};

export interface GivenOptions {
  /** The values, by the option's name in camel case. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
  /** The options and positional arguments in the order in which they were given. */
  readonly inOrder: readonly { readonly name: string | null; readonly text: string }[];
}

/** Reads a command line by a table of options. @throws HostError `usage` with one sentence that says what is wrong */
export function readOptions(table: OptionTable, argv: readonly string[]): GivenOptions {
  const { positionals, tokens } = parse(table, argv);
  const values: Record<string, unknown> = {};
  const inOrder: { name: string | null; text: string }[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') inOrder.push({ name: null, text: token.value });
    if (token.kind !== 'option') continue;
    const { name } = token;
    const option = table[name];
    const text = token.value ?? '';
    inOrder.push({ name, text });
    if (!option) continue;
    const key = keyOf(name, option);
    const value =
      option.placeholder === undefined ? (option.value ?? true) : option.read ? option.read(text, name) : text;
    values[key] = option.multiple ? [...((values[key] as unknown[] | undefined) ?? []), value] : value;
  }
  return { values, positionals, inOrder };
}

function parse(table: OptionTable, argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { placeholder, short }]) => [
      name,
      {
        type: placeholder === undefined ? ('boolean' as const) : ('string' as const),
        multiple: true,
        ...(short !== undefined && { short }),
      },
    ]),
  );
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, tokens: true });
  } catch (error) {
    const message = messageOf(error).split('. ')[0] ?? '';
    const ambiguous = /^Option '.*--([\w-]+).*' argument is ambiguous/.exec(message)?.[1];
    if (ambiguous !== undefined) refuseDash(ambiguous, table[ambiguous], argv);
    const unknown = /^Unknown option '--([\w-]+)'/.exec(message)?.[1] ?? '';
    throw usage(
      Object.hasOwn(BROWSER_OPTIONS, unknown)
        ? `--${unknown} says how the browser is started: it belongs to open, view, act and mcp.`
        : message,
    );
  }
}

/** Refuses the value of an option that begins with a dash, as `--timeout -1`. @throws HostError `usage` */
function refuseDash(name: string, option: Option | undefined, argv: readonly string[]): never {
  const value = argv[argv.indexOf(`--${name}`) + 1] ?? '';
  option?.read?.(value, name);
  throw usage(`--${name} takes a value; write --${name}=${value} for one that begins with a dash.`);
}

/** Returns the key of an option in `GivenOptions.values`. */
export const keyOf = (name: string, { as = name }: Option): string => camelCase(as);

/** Writes one line of help for each option of a table. */
export const optionHelp = (table: OptionTable): string =>
  Object.entries(table)
    .map(([name, { placeholder, help }]) => {
      const given = `--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`;
      return `  ${given.padEnd(24)} ${help}`;
    })
    .join('\n');
