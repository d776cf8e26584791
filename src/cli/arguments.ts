import type { BrowserOptions, GivenOptions, OptionTable } from '../host/commandLineOptions.ts';
import { pictureType } from '../host/browserTools.ts';
import { BROWSER_OPTIONS, count, keyOf, oneOf, readOptions, usage } from '../host/commandLineOptions.ts';
import { optionsOf, readWords, sessionCommands, viewKinds, type ViewKind } from './commands.ts';
import type { Request } from './requests.ts';

/** The formats of tool definitions; `list` is for people. */
export const toolFormats = ['list', 'openai', 'anthropic', 'mcp', 'seed'] as const;
export type ToolsFormat = (typeof toolFormats)[number];

/** The commands that do not belong to a tool. */
export const commands = [
  'view',
  'act',
  'open',
  'back',
  'forward',
  'reload',
  'screenshot',
  'upload',
  'wait',
  'close',
  'sessions',
  'tools',
  'mcp',
  'demo',
  'help',
] as const;
type CommandName = (typeof commands)[number];

/** One action on the page, as an action string. Steps are performed in the order of the arguments. */
export interface Step {
  readonly label: string;
  readonly action: string;
}

/** The view of a page to print, and its form. */
export interface Printing {
  readonly view: ViewKind;
  readonly json: boolean;
  /** The options of the view. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** A command for one page in a browser that is closed at the end. */
export interface PageCommand extends Printing {
  readonly name: 'view' | 'act' | 'demo';
  /** The URL or file of the page; `-` reads it from standard input. Null uses the open tab of a running browser. */
  readonly target: string | null;
  readonly steps: readonly Step[];
  readonly wait: string | null;
  readonly screenshot: string | null;
  readonly marks: boolean;
  readonly fullPage: boolean;
  readonly browser: BrowserOptions;
  readonly install: boolean;
}

/** A command for a session that stays open. */
export interface SessionUse {
  readonly name: 'open' | 'call' | 'screenshot' | 'upload';
  readonly session: string;
  readonly json: boolean;
  /** The request to the session. It is null for `open` and `upload`, whose files and addresses are read first. */
  readonly request: Request | null;
  readonly wait: string | null;
  /** The page to open, the file for the screenshot, or the files to upload. */
  readonly files: readonly string[];
  /** The number of the file input for `upload`. */
  readonly node: string | null;
  readonly browser: BrowserOptions;
  /** The number of seconds without a call after which the session ends. */
  readonly idle: number;
  readonly install: boolean;
}

export type Command =
  | PageCommand
  | SessionUse
  | { readonly name: 'close'; readonly session: string; readonly all: boolean }
  | { readonly name: 'sessions' }
  | { readonly name: 'tools'; readonly format: ToolsFormat }
  | { readonly name: 'help'; readonly topic: string | null }
  | { readonly name: 'version' };

const GENERAL: OptionTable = { help: { help: 'explain the command', short: 'h' }, version: { help: 'the version' } };
const JSON_OPTION: OptionTable = { json: { help: 'print JSON instead of text' } };
const WAIT: OptionTable = {
  wait: { placeholder: 'UNTIL', help: 'wait for a text, until nothing is requested (idle), or milliseconds' },
};
const WAIT_TIMEOUT: OptionTable = {
  timeout: { placeholder: 'MS', help: "how long to wait at most (the session's limit for actions)", read: count(0) },
};
const INSTALL: OptionTable = { install: { help: 'install a browser if there is none' } };
export const SESSION_OPTIONS: OptionTable = {
  session: { placeholder: 'NAME', help: 'which session (default: $DOMTOOL_SESSION or "default")', read: sessionName },
};
/** The options of every command that reads or acts on the page of a session. */
export const COMMON_OPTIONS: OptionTable = { ...SESSION_OPTIONS, ...JSON_OPTION, ...WAIT };
const PICTURE: OptionTable = {
  marks: { help: 'draw every number on that screenshot, where its element is' },
  'full-page': { help: 'of the whole page instead of the viewport' },
};
export const VIEW_OPTIONS: OptionTable = {
  view: { placeholder: 'KIND', help: `${viewKinds.join(', ')}`, read: oneOf(viewKinds) },
  ...JSON_OPTION,
  'max-tokens': { placeholder: 'N', help: 'what matters most in at most about N tokens', read: count(1) },
  values: { help: 'include typed text, but never passwords and the like', as: 'include-values' },
  lines: { placeholder: 'N-M', help: 'only these lines of the text view' },
  region: { placeholder: 'NAMES', help: 'only these regions of the text view, as main' },
  expand: { placeholder: 'ROWS', help: 'rows left out of long groups: all, or numbers as 41-60' },
  urls: { help: 'show where links lead' },
  screenshot: { placeholder: 'FILE', help: "save a screenshot at the end (PNG, or JPEG by the file's name)" },
  ...PICTURE,
  ...WAIT,
};
const STEP_OPTIONS: OptionTable = {
  click: { placeholder: 'N', help: 'click the element with the number N', multiple: true },
  type: { placeholder: 'N TEXT', help: 'type TEXT into the element N, replacing its content', multiple: true },
};
const PAGE_TABLE: OptionTable = {
  ...VIEW_OPTIONS,
  ...STEP_OPTIONS,
  ...BROWSER_OPTIONS,
  ...INSTALL,
  ...GENERAL,
  format: { placeholder: 'FORMAT', help: 'of tool definitions', read: oneOf(toolFormats) },
};
export const OPEN_OPTIONS: OptionTable = {
  ...SESSION_OPTIONS,
  ...JSON_OPTION,
  ...WAIT,
  idle: {
    placeholder: 'SECONDS',
    help: 'end the session after so long without a call (900)',
    read: count(1, 2_000_000),
  },
  ...INSTALL,
};

/** Matches an action such as `click(12)`, which is never the name of a page. */
const ACTION = /^[a-z][\w-]*\s*\(/i;

/** Reads the command line. @throws HostError `usage` with one sentence that says what is wrong */
export function readArguments(argv: readonly string[]): Command {
  const [word = ''] = argv;
  const command = Object.hasOwn(sessionCommands, word) ? sessionCommands[word] : undefined;
  if (command) {
    const options = { ...COMMON_OPTIONS, ...optionsOf(command) };
    return readCommand(word, options, argv.slice(1), (given) => {
      const names = Object.keys(command.properties);
      const named = Object.fromEntries(Object.entries(given.values).filter(([name]) => names.includes(name)));
      const json = given.values['json'] === true;
      const args = readWords(word, command, given.positionals, named);
      return { ...readSessionUse(given), name: 'call', request: requestOf(word, args, json) };
    });
  }
  const known = commands.find((name) => name === word);
  const args = known ? argv.slice(1) : argv;
  const reader = known && Object.hasOwn(COMMAND_READERS, known) ? COMMAND_READERS[known] : undefined;
  return reader ? reader(args) : readPageCommand(known, args);
}

function requestOf(word: string, args: Record<string, unknown>, json: boolean): Request {
  const { view, tool = '', properties } = sessionCommands[word]!;
  if (view) return { view, args, asData: json };
  if (tool === 'browser_tabs') return { tool, args: { action: 'list', ...args } };
  if (tool === 'browser_handle_dialog') return { tool, args: { ...args, accept: args['accept'] === 'accept' } };
  return { tool, args: properties['format'] && !json ? { format: 'text', ...args } : args };
}

const COMMAND_READERS: Readonly<Partial<Record<CommandName, (argv: readonly string[]) => Command>>> = {
  open: (argv) =>
    readCommand('open', { ...OPEN_OPTIONS, ...BROWSER_OPTIONS }, argv, (given) => {
      if (given.positionals.length > 1) throw usage(`One page at a time; "${given.positionals[1]}" is one too many.`);
      return { ...readSessionUse(given), name: 'open', files: given.positionals };
    }),
  back: (argv) => readPlainCommand('back', argv, { go: 'back' }),
  forward: (argv) => readPlainCommand('forward', argv, { go: 'forward' }),
  reload: (argv) => readPlainCommand('reload', argv, { go: 'reload' }),
  wait: (argv) =>
    readCommand('wait', { ...SESSION_OPTIONS, ...JSON_OPTION, ...WAIT_TIMEOUT }, argv, (given) => {
      const [until, more] = given.positionals;
      if (until === undefined || more !== undefined) throw usage('wait takes a text, "idle" or milliseconds.');
      return {
        ...readSessionUse(given),
        name: 'call',
        request: { wait: until, timeout: given.values['timeout'] as number | undefined },
      };
    }),
  screenshot: (argv) =>
    readCommand('screenshot', { ...SESSION_OPTIONS, ...JSON_OPTION, ...PICTURE }, argv, (given) => {
      const [file, more] = given.positionals;
      if (file === undefined || more !== undefined) throw usage('screenshot takes the name of a file.');
      const { marks = false, fullPage = false } = given.values as { marks?: boolean; fullPage?: boolean };
      const screenshot = { marks, fullPage, type: pictureType(file) };
      return { ...readSessionUse(given), name: 'screenshot', files: [file], request: { screenshot } };
    }),
  upload: (argv) =>
    readCommand('upload', COMMON_OPTIONS, argv, (given) => {
      const [node = null, ...files] = given.positionals;
      if (files.length === 0) throw usage('upload takes the number of a file input, and files.');
      return { ...readSessionUse(given), name: 'upload', node, files };
    }),
  close: (argv) =>
    readCommand('close', { ...SESSION_OPTIONS, all: { help: 'every session' } }, argv, (given) => {
      if (given.positionals.length > 0) throw usage('close takes no page; --session NAME says which session.');
      return { name: 'close', session: readSessionUse(given).session, all: given.values['all'] === true };
    }),
  sessions: (argv) =>
    readCommand('sessions', {}, argv, (given) => {
      if (given.positionals.length > 0) throw usage(`sessions takes no "${given.positionals[0]}".`);
      return { name: 'sessions' };
    }),
};

const readPlainCommand = (word: string, argv: readonly string[], request: Request): Command =>
  readCommand(word, COMMON_OPTIONS, argv, (given) => {
    if (given.positionals.length > 0) throw usage(`${word} takes no "${given.positionals[0]}".`);
    return { ...readSessionUse(given), name: 'call', request };
  });

/** Reads the options of a command, and passes them to `make`, or returns its help if that is asked for. */
function readCommand(
  topic: string,
  options: OptionTable,
  argv: readonly string[],
  make: (given: GivenOptions) => Command,
): Command {
  const given = readOptions({ ...options, ...GENERAL }, argv);
  return given.values['help'] ? { name: 'help', topic } : make(given);
}

function readSessionUse({ values }: GivenOptions): Omit<SessionUse, 'name'> {
  const { session, json = false, wait = null, idle = 900, install = false } = values;
  return {
    session: (session as string | undefined) ?? sessionName(process.env['DOMTOOL_SESSION'] || 'default', 'session'),
    json: json as boolean,
    request: null,
    wait: wait as string | null,
    files: [],
    node: null,
    browser: browserOptions(values),
    idle: idle as number,
    install: install as boolean,
  };
}

const browserKeys = new Set(Object.entries(BROWSER_OPTIONS).map(([name, option]) => keyOf(name, option)));
const browserOptions = (values: GivenOptions['values']): BrowserOptions =>
  Object.fromEntries(Object.entries(values).filter(([name]) => browserKeys.has(name)));

function sessionName(text: string, name: string): string {
  if (/^[\w-]{1,40}$/.test(text)) return text;
  throw usage(`--${name} takes a name of letters, digits and hyphens, not "${text}".`);
}

function readPageCommand(known: CommandName | undefined, argv: readonly string[]): Command {
  const { values, positionals, inOrder } = readOptions(PAGE_TABLE, joinTypeValues(argv));
  const steps = inOrder.flatMap(({ name, text }) => readStep(name, text));
  const pages = positionals.filter((word) => !ACTION.test(word));
  const name = known ?? (positionals.length > pages.length ? 'act' : 'view');
  if (name === 'help') return { name, topic: pages[0] ?? null };
  if (values['help']) return { name: 'help', topic: known ?? null };
  if (values['version']) return { name: 'version' };
  const { view, json = false, maxTokens, includeValues, lines, region, expand, urls, format } = values;
  const { wait = null, screenshot = null, marks = false, fullPage = false, install = false } = values;
  const browser = browserOptions(values);
  if (name === 'tools') {
    if (pages.length > 0 || steps.length > 0) throw usage('tools takes no page and no actions.');
    return { name, format: (format ?? (json ? 'mcp' : 'list')) as ToolsFormat };
  }
  if (screenshot === '') throw usage('--screenshot takes the name of a file.');
  // Refuses a format that cannot be written before the page is opened.
  if (screenshot !== null) pictureType(screenshot as string);
  if (screenshot === null && (marks || fullPage))
    throw usage(`--${marks ? 'marks' : 'full-page'} needs a screenshot: say which file with --screenshot.`);
  const kind = (view ?? (json ? 'serialized' : 'text')) as ViewKind;
  const only = Object.keys({ lines, region, expand, urls }).find((key) => values[key] !== undefined);
  if (only !== undefined && kind !== 'text') throw usage(`--${only} belongs to the text view.`);
  checkPageCommand(name as PageCommand['name'], pages, steps, browser);
  const args = Object.entries({ maxTokens, includeValues, lines, region, expand, urls });
  return {
    name: (name === 'view' || name === 'act' ? (pages[0] ?? browser.connect) : undefined) === undefined ? 'demo' : name,
    target: pages[0] ?? null,
    view: kind,
    json,
    args: Object.fromEntries(args.filter(([, value]) => value !== undefined)),
    steps,
    wait,
    screenshot,
    marks,
    fullPage,
    browser,
    install,
  } as PageCommand;
}

function checkPageCommand(
  name: PageCommand['name'],
  pages: readonly string[],
  steps: readonly Step[],
  browser: BrowserOptions,
): void {
  const [page = '', more] = pages;
  if (more !== undefined) {
    const suggestion = commandLike(page);
    throw usage(
      suggestion !== undefined
        ? `There is no command "${page}"; did you mean ${suggestion}?`
        : `One page at a time; "${more}" is one too many. Put a text with spaces in quotes.`,
    );
  }
  if (name === 'demo' && (page || steps.length)) throw usage('demo takes no page and no actions.');
  if (name === 'act' && !steps.length) throw usage("act takes what to do, like 'click(12)' or 'type(3, \"Ann\")'.");
  if (!page && browser.connect === undefined && steps.length > 0)
    throw usage('Actions need a page: the sample shop plays its own task.');
}

/** Joins the two values of `--type N TEXT` into one JSON value, because `parseArgs` supports only one value. */
function joinTypeValues(argv: readonly string[]): string[] {
  const joined: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? '';
    if (arg !== '--type') {
      joined.push(arg);
      continue;
    }
    const [node, text] = [argv[++i], argv[++i]];
    if (node === undefined || text === undefined) throw usage('--type takes two values: a number and a text.');
    joined.push(`--type=${JSON.stringify([node, text])}`);
  }
  return joined;
}

function readStep(name: string | null, value: string): Step[] {
  if (name === null) return ACTION.test(value) ? [{ label: value, action: value }] : [];
  if (name === 'click') {
    const node = readNode('--click', value);
    return [{ label: `click ${node}`, action: `click(${node})` }];
  }
  if (name !== 'type') return [];
  if (!value.startsWith('[')) throw usage('--type takes two values: a number and a text.');
  const [given = '', text = ''] = JSON.parse(value) as string[];
  const node = readNode('--type', given);
  const quoted = JSON.stringify(text);
  return [{ label: `type ${node} ${quoted}`, action: `type(${node}, ${quoted}, clearFirst: true)` }];
}

/** Reads a number in the spellings of the views: 12, [12] and node_12. */
function readNode(option: string, value: string): string {
  const number = /^(?:node_)?(\d+)$/.exec(value.replace(/^\[(.*)\]$/, '$1'))?.[1];
  if (number === undefined) throw usage(`${option} takes a number from the view, like 12, not "${value}".`);
  return number;
}

/** Returns the command that a word is probably a misspelling of. */
export const commandLike = (word: string): string | undefined =>
  [...commands, ...Object.keys(sessionCommands)].find((command) => isMisspelling(command, word));

/**
 * Returns true if the words have the same letters in another order, or differ in one added, missing or wrong letter.
 */
function isMisspelling(command: string, word: string): boolean {
  if (word === command || Math.abs(word.length - command.length) > 1 || word.length < 3) return false;
  if ([...word].sort().join('') === [...command].sort().join('')) return true;
  let start = 0;
  while (start < word.length && word[start] === command[start]) start++;
  return [
    [1, 1],
    [1, 0],
    [0, 1],
  ].some(([a = 0, b = 0]) => word.slice(start + a) === command.slice(start + b));
}
