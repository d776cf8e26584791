import { isString } from '../../standards/values.ts';
import {
  describe,
  FLAG,
  NUMBER,
  TEXT,
  type ObjectSchema,
  isListOf,
  parseNodeId,
  type Format,
  type NodeId,
  type Properties,
  type Schema,
  type ValueOf,
} from '../../schema.ts';
import { badOption } from '../../standards/errors.ts';
import { camelCase, separated } from '../../standards/letterCase.ts';
import type { ActionType, DragTarget } from '../actionResult.ts';
import {
  ACTION_OPTIONS,
  boolean,
  CLICK_OPTIONS,
  duration,
  force,
  KEYPRESS_OPTIONS,
  milliseconds,
  modifiers,
  object,
  oneOf,
  optional,
  otherNode,
  position,
  snapshotId,
  string,
  times,
  TYPE_OPTIONS,
} from './schemas.ts';
import type { ToolHost } from './ToolHost.ts';

/** A method of `DomTool` that a model can call too. */
interface Tool<S extends ObjectSchema> {
  /** The description of the tool, which models read. */
  readonly description: string;
  /** The arguments by name, in the order in which an action string gives them. */
  readonly schema: S;
  /** The arguments that the method takes as separate parameters, before its options; by default the required ones. */
  readonly params?: readonly (keyof S['properties'])[];
  /** True if the tool only reads the page. */
  readonly readOnly?: true;
  /** Runs it where the method does not take `params` and then the other arguments as its options. */
  run?(host: ToolHost, args: ValueOf<S>): Promise<unknown>;
}

/** A tool without the parts whose types depend on its schema. */
interface Described {
  readonly schema: ObjectSchema;
  readonly params?: readonly string[];
  readonly readOnly?: true;
  run?(host: ToolHost, args: object): Promise<unknown>;
}

/** Makes TypeScript derive the type of the arguments of `run` from the schema. */
const tool = <const S extends ObjectSchema>(entry: Tool<S>): Tool<S> => entry;

/** Makes the schema of a whole number of at least 1. */
const count = (description: string) => ({ type: 'integer', description, minimum: 1 }) as const;
const list = <const S extends Schema>(items: S) => ({ type: 'array', items }) as const;

const NODE_NUMBER_OR_SELECTOR: Format<NodeId> = {
  wanted: 'a number or a selector',
  accepts: (value): value is NodeId => isString(value) || parseNodeId(value) !== null,
};
const NUMBER_RANGES: Format<string | readonly unknown[]> = {
  wanted: 'numbers such as "20-60"',
  accepts: (value): value is string | readonly unknown[] =>
    isString(value) ||
    isListOf(value, (one) => Number.isInteger(one) || isListOf(one, (bound) => Number.isInteger(bound))),
};

const nodeId = { ...otherNode, description: 'Number of the element in a view' } as const;
const includeValues = boolean('Show typed text too');
const behindModal = boolean('Include what lies behind a dialog');
const format = { ...oneOf('json', 'text'), description: 'Default json' } as const;
const maxTokens = count('About so many tokens at most');
const FILES = list(object({ name: TEXT }, { type: TEXT, text: TEXT, base64: TEXT }));

/**
 * All tools by the names of their methods. The types, checks, definitions, calls, action strings and messages derive
 * from it.
 */
export const TOOLS = {
  overview: tool({
    description:
      'Get a filtered overview of the current page showing structure, interactive elements, and key content. ' +
      'Returns element IDs that can be used with other DOM tools. This is your primary reconnaissance tool - ' +
      'use it first when exploring a new page or after navigation.',
    schema: optional({
      tabName: string('Browser tab to analyze (defaults to active tab)'),
      filters: {
        ...optional({
          outline: boolean('Include page structure (depth ≤ 2)'),
          interactives: boolean('Include clickable/typeable elements'),
          headings: boolean('Include headings and key text blocks'),
        }),
        description: 'Which content types to include',
      },
      visible: boolean('Only include visible elements (default: true)'),
      viewport: boolean('Only include elements in current viewport (default: true)'),
      max_rows: { type: 'number', description: 'Maximum elements per category (default: 30, max: 100)' },
      refresh: boolean('Look anew'),
      format,
      maxTokens,
      includeValues,
      behindModal,
    }),
    readOnly: true,
  }),
  text: tool({
    description: 'Read the whole visible page as text, with [12 name] for what can be used.',
    schema: optional({
      maxTokens,
      viewport: boolean('Only what is in the viewport'),
      lines: {
        type: 'string',
        format: NUMBER_RANGES,
        description: 'Only these lines of the whole view, as 20-60',
      },
      region: string('Only these regions, as main'),
      expand: {
        type: 'string',
        format: NUMBER_RANGES,
        description: 'Rows left out of long groups to show: all, or their numbers, as 41-60, 75',
      },
      urls: boolean('Show where links lead'),
      includeValues,
      behindModal,
    }),
    readOnly: true,
    run: async (host, args) => (await host.getSnapshot()).toText(readTextOptions(args)),
  }),
  search: tool({
    description: 'Find elements and text on the page, each with its line.',
    schema: object(
      { query: string('Words, a glob (*, ?) or /a regular expression/') },
      {
        role: TEXT,
        state: string('As disabled, checked'),
        limit: count('Default 20'),
        format,
        maxTokens,
        includeValues,
        behindModal,
      },
    ),
    readOnly: true,
  }),
  inspect: tool({
    description: 'Everything about one element, and why it can or cannot be seen and used.',
    schema: object(
      { target: { type: 'string', format: NODE_NUMBER_OR_SELECTOR, description: 'Its number, or a selector' } },
      { snapshotId, includeValues },
    ),
    readOnly: true,
  }),
  diff: tool({
    description: 'What changed between two snapshots of the page.',
    schema: object({ snapshotIdA: TEXT, snapshotIdB: TEXT }),
    readOnly: true,
    run: (host, { snapshotIdA, snapshotIdB }) => host.diff(snapshotIdA, snapshotIdB),
  }),
  forms: tool({
    description: 'Every form: its fields with label, type, format, options, validity.',
    schema: optional({ maxTokens, includeValues }),
    readOnly: true,
  }),
  pageState: tool({
    description: 'The page as minified semantic nodes.',
    schema: optional({
      domMode: oneOf('semantic_v3', 'skeleton', 'full'),
      boxes: boolean('Add boxes'),
      maxElements: count('Default 400'),
      maxTokens,
      includeValues,
      behindModal,
    }),
    readOnly: true,
  }),
  click: tool({
    description: 'Click an element.',
    schema: object({ nodeId }, CLICK_OPTIONS),
  }),
  type: tool({
    description: 'Type text into a field or editor.',
    schema: object({ nodeId, text: TEXT }, TYPE_OPTIONS),
  }),
  keypress: tool({
    description: 'Press a key on an element, else on what has focus.',
    schema: object({ key: string('As Enter, a, ArrowDown') }, KEYPRESS_OPTIONS),
  }),
  hover: tool({
    description: 'Move the pointer over an element.',
    schema: object({ nodeId }, { position, modifiers, scrollIntoView: FLAG, force, ...ACTION_OPTIONS }),
  }),
  select: tool({
    description: 'Choose options of a list by text or value.',
    schema: object({ nodeId, values: { anyOf: [TEXT, list(TEXT)] } }, ACTION_OPTIONS),
  }),
  check: tool({
    description: 'Switch a checkbox, radio button or switch on or off.',
    schema: object({ nodeId }, { checked: boolean('Default true'), ...ACTION_OPTIONS }),
    params: ['nodeId', 'checked'],
  }),
  clear: tool({
    description: 'Empty a field.',
    schema: object({ nodeId }, ACTION_OPTIONS),
  }),
  focus: tool({
    description: 'Give an element the keyboard.',
    schema: object({ nodeId }, ACTION_OPTIONS),
  }),
  setValue: tool({
    description: 'Set a date, time, colour or range.',
    schema: object({ nodeId, value: TEXT }, ACTION_OPTIONS),
  }),
  selectText: tool({
    description: 'Select text of an element or field: all, these words, or from some words to others.',
    schema: object({ nodeId }, { text: TEXT, from: TEXT, to: TEXT, ...ACTION_OPTIONS }),
  }),
  submit: tool({
    description: 'Submit the form that an element is in.',
    schema: object({ nodeId }, ACTION_OPTIONS),
  }),
  scroll: tool({
    description: 'Bring an element into view; or scroll its container, without a number the page.',
    schema: optional({
      nodeId: otherNode,
      direction: oneOf('up', 'down', 'left', 'right'),
      pages: { type: 'number', minimum: 0 },
      pixels: { type: 'number', minimum: 0 },
      to: oneOf('start', 'end'),
      ...ACTION_OPTIONS,
    }),
    params: ['nodeId'],
    run: (host, { nodeId: id = null, ...options }) => host.scroll(id, options),
  }),
  drag: tool({
    description: 'Drag an element to another, or by dx and dy pixels.',
    schema: object(
      { nodeId },
      {
        targetNodeId: otherNode,
        dx: NUMBER,
        dy: NUMBER,
        position,
        steps: times,
        modifiers,
        force,
        ...ACTION_OPTIONS,
      },
    ),
    params: ['nodeId', 'targetNodeId', 'dx', 'dy'],
    run: (host, { nodeId: id, targetNodeId, dx, dy, ...options }) =>
      host.drag(id, { targetNodeId, dx, dy } as DragTarget, options),
  }),
  upload: tool({
    description: 'Give files to a file input.',
    schema: object({ nodeId, files: FILES }, ACTION_OPTIONS),
  }),
  fillForm: tool({
    description: 'Fill fields by number, each read back.',
    schema: object(
      { fields: list(object({ nodeId, value: { anyOf: [TEXT, NUMBER, FLAG, list(TEXT), FILES] } })) },
      ACTION_OPTIONS,
    ),
    run: (host, { fields, ...options }) => host.fillForm(valuesOf(fields), options),
  }),
  waitFor: tool({
    description: 'Wait until all that is named holds.',
    schema: optional({
      nodeId: otherNode,
      snapshotId,
      state: oneOf('visible', 'hidden', 'enabled', 'detached'),
      text: string('That shows'),
      textGone: TEXT,
      url: string('Part of it'),
      quiet: duration('Milliseconds without a change'),
      timeout: milliseconds,
    }),
  }),
  collect: tool({
    description: 'Read a list that is drawn in parts to its end.',
    schema: object(
      { nodeId },
      {
        snapshotId,
        items: string('Selector of the rows'),
        maxItems: { type: 'integer', minimum: 1 },
        timeout: milliseconds,
      },
    ),
  }),
  callPageTool: tool({
    description: 'Run a tool of the page, as listed under @tools.',
    schema: object({ name: TEXT }, { input: string('Its arguments as JSON'), ...ACTION_OPTIONS }),
    params: ['name', 'input'],
  }),
} as const;

type Tools = typeof TOOLS;
/** A tool, named by its method: `setValue` stands for `dom_set_value`. */
export type ToolName = keyof Tools;
/** The arguments of a tool. */
export type ToolArguments<Name extends ToolName> = ValueOf<Tools[Name]['schema']>;
/** The result of a tool. */
export type ToolAnswer<Name extends ToolName> = Name extends keyof ToolHost
  ? Awaited<ReturnType<ToolHost[Name]>>
  : string;

/** Returns the names of the arguments that a tool's method takes as separate parameters, before its options. */
export function parametersOf(method: ToolName): readonly string[] {
  const { schema, params = schema.required ?? [] }: Described = TOOLS[method];
  return params;
}

/** Returns what runs the tool of that method, outside of guarded work, with arguments that have been checked. */
export function runTool(host: ToolHost, method: ToolName, args: Readonly<Record<string, unknown>>): () => unknown {
  const { run } = TOOLS[method] as Described;
  const params = parametersOf(method);
  if (run) return () => run(host, args);
  const options = { ...args };
  for (const name of params) delete options[name];
  const given = [...params.map((name) => args[name]), options];
  const perform = (host as unknown as Record<string, () => unknown>)[method] as () => unknown;
  return () => apply(perform, host, given) as unknown;
}
const { apply } = Reflect;

/** The tools that are actions: all that do not only read the page. */
export const ACTIONS = (Object.keys(TOOLS) as ToolName[]).filter((name) => !TOOLS[name].readOnly) as ActionType[];

/**
 * Returns the options of a tool's method: the tool's arguments without the method's separate parameters. For views,
 * code may give numbers that a model may not: a fraction of a budget, and Infinity for no limit.
 */
export function optionsOf(method: ToolName): Properties {
  const { schema, readOnly }: Described = TOOLS[method];
  const params = parametersOf(method);
  const unlimited = (name: string, one: Schema): Schema =>
    readOnly && (one.type === 'integer' || one.type === 'number')
      ? { type: name === 'maxTokens' ? 'number' : one.type, minimum: one.minimum ?? 0, maximum: Infinity }
      : one;
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => !params.includes(name))
      .map(([name, one]) => [name, unlimited(name, one)]),
  );
}

/** Returns the tool's name for a method: `dom_set_value` for `setValue`. */
export const toolName = (method: string): string => `dom_${separated(method, '_')}`;

/**
 * Returns the method of a tool in any spelling (`dom_set_value`, `dom-set-value`, `setValue`), or null if there is
 * none.
 */
export function methodOf(name: unknown): ToolName | null {
  const method = camelCase(String(name).replace(/^dom[_-]/, ''));
  return Object.hasOwn(TOOLS, method) ? (method as ToolName) : null;
}

/**
 * Returns the method of a tool that must exist, in any spelling of its name.
 * @throws DomToolError `bad_option` if there is no such tool
 */
export function knownTool(name: unknown): ToolName {
  const method = methodOf(name);
  if (method) return method;
  throw badOption(`there is no tool ${describe(name)}; the tools are ${Object.keys(TOOLS).map(toolName).join(', ')}`);
}

/**
 * Returns the values by the numbers of their fields, in the order given: names that are whole numbers would be sorted.
 * @throws DomToolError `bad_option` for two values of one field
 */
function valuesOf<T>(fields: readonly { readonly nodeId: NodeId; readonly value: T }[]): Record<string, T> {
  const values = new Map(fields.map(({ nodeId: id, value }) => [`node_${String(parseNodeId(id))}`, value]));
  if (values.size < fields.length) throw badOption('dom_fill_form: a field has two values');
  return Object.fromEntries(values);
}

type TextArguments = Readonly<Record<string, unknown>>;

/**
 * Converts the arguments of the text tool to options of the text view: `expand: "41-60, 75"` and `lines: "20-60"`
 * become lists of numbers. A value that is already a list stays as it is.
 * @throws DomToolError `bad_option` for anything but numbers and ranges
 */
function readTextOptions({ expand, lines, ...options }: TextArguments): TextArguments {
  return {
    ...options,
    ...(expand === undefined ? {} : { expand: isList(expand) ? expand.split(',').map(expandRange) : expand }),
    ...(lines === undefined ? {} : { lines: range('lines', String(lines as string)) }),
  };
}

const isList = (expand: unknown): expand is string => isString(expand) && expand !== 'all';
const expandRange = (part: string): number | [from: number, to: number] => range('expand', part);

function range(name: string, text: string): number | [from: number, to: number] {
  const [, from, to] = /^\D?(\d+)(?:\s*[-–,]\s*(\d+))?\D?$/.exec(text.trim()) ?? [];
  if (!from || (name === 'lines' && !to) || Number(to) < Number(from))
    throw badOption(`dom_text: ${name} must be numbers such as 20-60, not ${describe(text)}`);
  return to ? [Number(from), Number(to)] : Number(from);
}
