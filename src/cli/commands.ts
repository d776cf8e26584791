import { toolDefinitions, type ToolSchema } from '../api/tools/definitions.ts';
import { usage, type Option, type OptionTable } from '../host/commandLineOptions.ts';
import { separated } from '../standards/letterCase.ts';

/** The views that can be printed. */
export const viewKinds = ['text', 'serialized', 'overview', 'state', 'skeleton', 'forms', 'model'] as const;
export type ViewKind = (typeof viewKinds)[number];

type Properties = Readonly<Record<string, ToolSchema>>;

/** A command that performs one request in a session, with the arguments of a tool. */
export interface SessionCommand {
  readonly help: string;
  readonly properties: Properties;
  readonly required: readonly string[];
  readonly view?: ViewKind;
  readonly tool?: string;
}

const flag = { type: 'boolean' };
const text = { type: 'string' };
const budget: Properties = { maxTokens: { type: 'integer', minimum: 1 }, includeValues: flag };

/** The commands for the tools of the browser. */
const browserCommands: Readonly<Record<string, SessionCommand>> = {
  tabs: {
    help: 'list, open, select or close tabs',
    tool: 'browser_tabs',
    properties: {
      action: { type: 'string', enum: ['list', 'new', 'select', 'close'] },
      index: { type: 'integer' },
      url: text,
    },
    required: [],
  },
  dialog: {
    help: 'answer the question that the page asks, or the next one: accept [TEXT] or dismiss',
    tool: 'browser_handle_dialog',
    properties: { accept: { type: 'string', enum: ['accept', 'dismiss'] }, promptText: text },
    required: ['accept'],
  },
  console: {
    help: 'the latest messages of the console',
    tool: 'browser_console_messages',
    properties: { limit: { type: 'integer' } },
    required: [],
  },
  requests: {
    help: 'the latest requests that failed',
    tool: 'browser_failed_requests',
    properties: { limit: { type: 'integer' } },
    required: [],
  },
  resize: {
    help: 'resize the viewport',
    tool: 'browser_resize',
    properties: { width: { type: 'integer' }, height: { type: 'integer' } },
    required: ['width', 'height'],
  },
};

/**
 * The tools of a page, each a command of the same name. `upload` has a command of its own, because it takes files of
 * this machine.
 */
const tools = toolDefinitions('mcp').filter(({ name }) => name !== 'dom_upload');
const pageCommands: Readonly<Record<string, SessionCommand>> = Object.fromEntries(
  tools.map(({ name, description, inputSchema: { properties = {}, required = [] } }) => [
    name.replace('dom_', '').replaceAll('_', '-'),
    { help: description, tool: name, properties, required },
  ]),
);

/** All commands that perform one request in a session. */
export const sessionCommands: Readonly<Record<string, SessionCommand>> = {
  ...pageCommands,
  ...Object.fromEntries(
    viewKinds.map((view) => [
      view,
      { help: `the page as ${view}`, properties: budget, required: [], ...pageCommands[view], view },
    ]),
  ),
  ...browserCommands,
};

/** Short names of options. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  enter: 'press-enter',
  clear: 'clear-first',
  values: 'include-values',
};

/** Returns the options of a command: its arguments by name, with `pressEnter` as `--press-enter`. */
export function optionsOf({ properties }: SessionCommand): OptionTable {
  const table: Record<string, Option> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const option = kebab(name);
    const help = schema.description ?? '';
    if (schema.type === 'boolean') {
      table[option] = { help };
      table[`no-${option}`] = { help, as: option, value: false };
    } else {
      table[option] = {
        placeholder: schema.enum?.join('|') ?? 'VALUE',
        help,
        read: (given) => readValue(option, schema, given),
      };
    }
  }
  for (const [short, long] of Object.entries(SHORT_NAMES)) if (table[long]) table[short] = { ...table[long], as: long };
  return table;
}

const kebab = (name: string): string => separated(name, '-');

/** Matches the arguments that can be given only by name. */
const NAMED_ONLY = /^(snapshotId|timeout|settle)$/;

/**
 * Reads the words after a command. Each goes to the first argument that accepts it, and a list takes all that follow.
 * @throws HostError `usage`
 */
export function readWords(
  name: string,
  { properties, required }: SessionCommand,
  words: readonly string[],
  named: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const args: Record<string, unknown> = { ...named };
  const inOrder = Object.entries(properties).filter(([key]) => !NAMED_ONLY.test(key) && !(key in named));
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    let next = inOrder.shift();
    while (next && !accepts(next[0], next[1], word, required.includes(next[0]))) next = inOrder.shift();
    if (!next) throw usage(`${name} does not take "${word}".`);
    const [key, schema] = next;
    const isList = schema.type === 'array' || schema.anyOf?.some(({ type }) => type === 'array');
    args[key] = isList ? readList(key, schema, words.slice(at)) : readValue(key, schema, word);
    if (isList) break;
  }
  const missing = required.find((key) => args[key] === undefined);
  if (missing !== undefined) throw usage(`${name} takes ${required.map(kebab).join(' and ')}.`);
  return args;
}

const NUMBER = /^\[?(?:node_)?\d+\]?$/;

function accepts(key: string, schema: ToolSchema, word: string, isRequired: boolean): boolean {
  if (isRequired) return true;
  if (/nodeId$/i.test(key)) return NUMBER.test(word);
  if (schema.enum) return schema.enum.includes(word);
  if (schema.type === 'integer' || schema.type === 'number') return /^-?\d+(\.\d+)?$/.test(word);
  if (schema.type === 'boolean') return /^(true|false)$/.test(word);
  return schema.type === 'string' || schema.type === 'array';
}

/** Reads several words: as texts, or as `12=Ann` if an entry has a name and a value. */
function readList(key: string, { items, anyOf }: ToolSchema, words: readonly string[]): unknown {
  if (!items?.properties) return anyOf && words.length === 1 ? words[0] : words;
  const [first = '', second = ''] = Object.keys(items.properties);
  return words.map((word) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (name === undefined || value === undefined) throw usage(`${kebab(key)} are given as ${first}=${second}.`);
    return { [first]: name.replace(/\D/g, '') || name, [second]: value };
  });
}

/** Reads the value of an argument. An object is given as its values in order, or as the names of its flags. */
function readValue(key: string, schema: ToolSchema, word: string): unknown {
  const { type, enum: words, properties } = schema;
  const fail = (expected: string): never => {
    throw usage(`${kebab(key)} is ${expected}, not "${word}".`);
  };
  if (words && !words.includes(word)) fail(words.join(' or '));
  if (type === 'boolean') return word === 'true' || (word === 'false' ? false : fail('true or false'));
  if (type === 'integer' || type === 'number')
    return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : fail(type === 'integer' ? 'a whole number' : 'a number');
  if (/nodeId$/i.test(key) && NUMBER.test(word)) return word.replace(/\D/g, '');
  if (!properties) return word;
  const names = Object.keys(properties);
  const parts = word.split(',').map((part) => part.trim());
  if (Object.values(properties).every((one) => one.type === 'boolean')) {
    if (parts.every((part) => names.includes(part))) return Object.fromEntries(parts.map((part) => [part, true]));
    return fail(`some of ${names.join(', ')}`);
  }
  if (parts.length === names.length && parts.every((part) => /^-?\d+(\.\d+)?$/.test(part)))
    return Object.fromEntries(names.map((name, i) => [name, Number(parts[i])]));
  return fail(`given as ${names.join(',')}`);
}
