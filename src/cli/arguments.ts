import { parseArgs } from 'node:util';
import { HostError } from '../host/HostError.ts';

/** The views that can be printed. */
export const viewKinds = ['text', 'serialized', 'overview', 'state', 'skeleton', 'forms', 'model'] as const;
export type ViewKind = (typeof viewKinds)[number];

/** The formats of tool definitions; `list` is for people. */
export const toolFormats = ['list', 'openai', 'anthropic', 'mcp', 'seed'] as const;
export type ToolsFormat = (typeof toolFormats)[number];

export const commands = ['view', 'act', 'tools', 'demo', 'help'] as const;
export type CommandName = (typeof commands)[number];

/** One action on the page. Steps are performed in the order of the arguments. */
export type Step =
  | { readonly action: 'click'; readonly node: string }
  | { readonly action: 'type'; readonly node: string; readonly text: string }
  | { readonly action: 'perform'; readonly text: string };

export interface Command {
  readonly name: CommandName;
  /** A URL or a file. Null means the sample shop or, with `connect`, the tab that is open. */
  readonly target: string | null;
  readonly view: ViewKind;
  readonly json: boolean;
  readonly maxTokens: number | null;
  readonly values: boolean;
  readonly steps: readonly Step[];
  readonly screenshot: string | null;
  readonly marks: boolean;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly connect: string | null;
  readonly format: ToolsFormat;
  readonly help: boolean;
  /** The command whose help was requested. */
  readonly topic: string | null;
  readonly version: boolean;
}

const options = {
  view: { type: 'string' },
  json: { type: 'boolean' },
  'max-tokens': { type: 'string' },
  values: { type: 'boolean' },
  click: { type: 'string', multiple: true },
  type: { type: 'string', multiple: true },
  screenshot: { type: 'string' },
  marks: { type: 'boolean' },
  viewport: { type: 'string' },
  connect: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Recognizes an action, `click(12)`, which is never the name of a page. */
const ACTION = /^[a-z][\w-]*\s*\(/i;

/** Reads the command line. @throws HostError `usage`, with one sentence about what is wrong. */
export function readArguments(argv: readonly string[]): Command {
  const { values, positionals, tokens } = parse(foldType(argv));
  const [first = '', ...others] = positionals;
  const named = commands.find((name) => name === first);
  const words = named ? others : positionals;
  const pages = words.filter((word) => !ACTION.test(word));
  const steps = tokens.flatMap((token) =>
    token.kind === 'option'
      ? readStep(token.name, token.value ?? '')
      : token.kind === 'positional' && ACTION.test(token.value)
        ? [{ action: 'perform' as const, text: token.value }]
        : [],
  );
  const name = named ?? (words.length > pages.length ? 'act' : 'view');
  const isHelp = name === 'help' || values.help === true;
  if (!isHelp) check(name, pages, steps, values);
  return {
    name,
    target: isHelp ? null : (pages[0] ?? null),
    view: oneOf('--view', values.view ?? (values.json ? 'serialized' : 'text'), viewKinds),
    json: values.json ?? false,
    maxTokens: values['max-tokens'] === undefined ? null : readCount('--max-tokens', values['max-tokens']),
    values: values.values ?? false,
    steps,
    screenshot: readFile(values.screenshot),
    marks: values.marks ?? false,
    viewport: values.viewport === undefined ? null : readViewport(values.viewport),
    connect: values.connect === undefined ? null : readEndpoint(values.connect),
    format: oneOf('--format', values.format ?? (values.json ? 'mcp' : 'list'), toolFormats),
    help: isHelp,
    topic: isHelp ? ((name === 'help' ? others[0] : named) ?? null) : null,
    version: values.version ?? false,
  };
}

function check(
  name: CommandName,
  pages: readonly string[],
  steps: readonly Step[],
  values: Readonly<Record<string, unknown>>,
): void {
  const [page = '', more] = pages;
  if (more !== undefined) {
    throw usage(
      commandLike(page)
        ? `There is no command "${page}"; did you mean ${commandLike(page)}?`
        : `One page at a time; "${more}" is one too many. Put a text with spaces in quotes.`,
    );
  }
  if ((name === 'tools' || name === 'demo') && (page || steps.length))
    throw usage(`${name} takes no page and no actions.`);
  if (name === 'act' && !steps.length) throw usage("act takes what to do, like 'click(12)' or 'type(3, \"Ann\")'.");
  if (
    (name === 'view' || name === 'act') &&
    !page &&
    values['connect'] === undefined &&
    (steps.length > 0 || name === 'act')
  ) {
    throw usage('Actions need a page: the sample shop plays its own task.');
  }
  if (values['marks'] && values['screenshot'] === undefined)
    throw usage('--marks draws on a screenshot: say which file with --screenshot.');
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw usage(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** `--type N TEXT` takes two values, which `parseArgs` does not support: the pair is passed as one JSON value. */
function foldType(argv: readonly string[]): string[] {
  const folded: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? '';
    if (arg !== '--type') {
      folded.push(arg);
      continue;
    }
    const [node, text] = [argv[++i], argv[++i]];
    if (node === undefined || text === undefined) throw usage('--type takes two values: a number and a text.');
    folded.push(`--type=${JSON.stringify([node, text])}`);
  }
  return folded;
}

function readStep(name: string, value: string): Step[] {
  if (name === 'click') return [{ action: 'click', node: readNode('--click', value) }];
  if (name !== 'type') return [];
  if (!value.startsWith('[')) throw usage('--type takes two values: a number and a text.');
  const [node = '', text = ''] = JSON.parse(value) as string[];
  return [{ action: 'type', node: readNode('--type', node), text }];
}

/** Accepts the spellings of a number that views use: 12, [12] and node_12. */
function readNode(option: string, value: string): string {
  const number = /^(?:node_)?(\d+)$/.exec(value.replace(/^\[(.*)\]$/, '$1'))?.[1];
  if (number === undefined) throw usage(`${option} takes a number from the view, like 12, not "${value}".`);
  return `node_${number}`;
}

function oneOf<T extends string>(option: string, value: string, words: readonly T[]): T {
  const found = words.find((word) => word === value);
  if (found) return found;
  throw usage(`${option} is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "${value}".`);
}

function readCount(option: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw usage(`${option} takes a whole number of 1 or more, not "${value}".`);
}

function readFile(value: string | undefined): string | null {
  if (value === '') throw usage('--screenshot takes the name of a file.');
  return value ?? null;
}

function readViewport(value: string): { width: number; height: number } {
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/i.exec(value) ?? [];
  if (Number(width) > 0 && Number(height) > 0) return { width: Number(width), height: Number(height) };
  throw usage(`--viewport is a size in pixels like 1280x800, not "${value}".`);
}

function readEndpoint(value: string): string {
  if (/^(https?|wss?):\/\/./i.test(value)) return value;
  throw usage(`--connect takes the URL of a browser's debugging port, like http://localhost:9222, not "${value}".`);
}

/** The command of which a word may be a misspelling. */
export const commandLike = (word: string): string | undefined => commands.find((command) => isLike(command, word));

/** True for the same letters in another order, and for one letter too many, too few or wrong. */
function isLike(command: string, word: string): boolean {
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

function usage(message: string): HostError {
  return new HostError('usage', `${message} (--help tells how)`);
}
