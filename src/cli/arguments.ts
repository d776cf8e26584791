import { parseArgs } from 'node:util';
import { CliError } from './errors.ts';

export type ViewKind = 'text' | 'serialized';

/** One thing to do on the page, in the order given. */
export type Step = { readonly action: 'click'; readonly node: string } | { readonly action: 'type'; readonly node: string; readonly text: string };

export interface Command {
  /** A URL or a file; null for the sample shop, or, with `connect`, for the tab that is open. */
  readonly target: string | null;
  readonly view: ViewKind;
  readonly steps: readonly Step[];
  readonly screenshot: string | null;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly connect: string | null;
  readonly help: boolean;
  readonly version: boolean;
}

const options = {
  view: { type: 'string' },
  click: { type: 'string', multiple: true },
  type: { type: 'string', multiple: true },
  screenshot: { type: 'string' },
  viewport: { type: 'string' },
  connect: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Reads the command line; what is wrong with it is told in one sentence. */
export function readArguments(argv: readonly string[]): Command {
  const { values, positionals, tokens } = parse(foldType(argv));
  if (positionals.length > 1) throw usage(`One page at a time; "${positionals[1]}" is one too many. Put a text with spaces in quotes.`);
  return {
    target: positionals[0] ?? null,
    view: readView(values.view ?? 'text'),
    steps: tokens.flatMap((token) => (token.kind === 'option' ? readStep(token.name, token.value ?? '') : [])),
    screenshot: readFile(values.screenshot),
    viewport: values.viewport === undefined ? null : readViewport(values.viewport),
    connect: values.connect === undefined ? null : readEndpoint(values.connect),
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw usage(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** `--type N TEXT` takes two values, which `parseArgs` does not know: the pair goes through it as one. */
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

/** The spellings that the views use: 12, [12] and node_12. */
function readNode(option: string, value: string): string {
  const number = /^(?:node_)?(\d+)$/.exec(value.replace(/^\[(.*)\]$/, '$1'))?.[1];
  if (number === undefined) throw usage(`${option} takes a number from the view, like 12, not "${value}".`);
  return `node_${number}`;
}

function readView(value: string): ViewKind {
  if (value === 'text' || value === 'serialized') return value;
  throw usage(`--view is text or serialized, not "${value}".`);
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

function usage(message: string): CliError {
  return new CliError('usage', `${message} (--help tells how)`);
}
