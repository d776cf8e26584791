import type { CollectOptions } from '../../actions/collect.ts';
import type { DragOptions } from '../../actions/drag.ts';
import type { FieldValue } from '../../actions/fillForm.ts';
import type { HoverOptions } from '../../actions/hover.ts';
import type { ScrollOptions } from '../../actions/scroll.ts';
import type { ClickOptions, KeyPressOptions, TypeOptions } from '../../actions/types.ts';
import type { UploadFile } from '../../actions/upload.ts';
import type { WaitForOptions } from '../../actions/waitFor.ts';
import type { OptionSelector } from '../../actions/choices/optionSelector.ts';
import type { PageState, PageStateOptions } from '../../protocol/negotiate/pageState.ts';
import { describe, type NodeId, type ObjectSchema, type Properties, type Schema, type ValueOf } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { SnapshotDiff } from '../../views/diff.ts';
import type { FormOptions, FormView } from '../../views/forms.ts';
import type { InspectFailure, InspectOptions, Inspection } from '../../views/inspect.ts';
import type { DomOverviewResponse, OverviewOptions } from '../../views/overviewTypes.ts';
import type { SearchOptions, SearchResult } from '../../views/searchTypes.ts';
import type {
  ActionOptions,
  ActionResult,
  ActionType,
  CollectResult,
  DragTarget,
  FormResult,
  OfSnapshot,
} from '../actionResult.ts';
import {
  behindModal,
  CLICK_OPTIONS,
  flag,
  force,
  format,
  includeValues,
  KEYPRESS_OPTIONS,
  maxTokens,
  milliseconds,
  modifiers,
  nodeId,
  number,
  otherNode,
  position,
  snapshotId,
  text,
  timeout,
  TYPE_OPTIONS,
} from './schemas.ts';
import { readTextOptions } from './textOptions.ts';

/** What the tools are run on: the methods of a `DomTool`. */
export interface ToolHost {
  getSnapshot(): Promise<{ toText(options: object): string }>;
  overview(
    options: OverviewOptions & { format?: 'text' | 'json'; refresh?: boolean },
  ): Promise<string | DomOverviewResponse>;
  search(query: string, options: SearchOptions & { format?: 'text' | 'json' }): Promise<string | SearchResult>;
  inspect(target: NodeId, options: InspectOptions): Promise<Inspection | InspectFailure>;
  diff(idA: string, idB: string): Promise<SnapshotDiff>;
  forms(options: FormOptions): Promise<FormView[]>;
  pageState(options: PageStateOptions): Promise<PageState>;
  click(nodeId: NodeId, options: ClickOptions & OfSnapshot): Promise<ActionResult>;
  type(nodeId: NodeId, text: string, options: TypeOptions & OfSnapshot): Promise<ActionResult>;
  keypress(key: string, options: KeyPressOptions & OfSnapshot & { targetNodeId?: NodeId }): Promise<ActionResult>;
  hover(nodeId: NodeId, options: HoverOptions & OfSnapshot): Promise<ActionResult>;
  select(
    nodeId: NodeId,
    values: OptionSelector | readonly OptionSelector[],
    options: ActionOptions,
  ): Promise<ActionResult>;
  check(nodeId: NodeId, checked: boolean, options: ActionOptions): Promise<ActionResult>;
  clear(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
  focus(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
  setValue(nodeId: NodeId, value: string, options: ActionOptions): Promise<ActionResult>;
  submit(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
  scroll(nodeId: NodeId | null, options: ScrollOptions & OfSnapshot): Promise<ActionResult>;
  drag(nodeId: NodeId, to: DragTarget, options: DragOptions & OfSnapshot): Promise<ActionResult>;
  upload(nodeId: NodeId, files: UploadFile | readonly UploadFile[], options: ActionOptions): Promise<ActionResult>;
  fillForm(values: Readonly<Record<string, FieldValue>>, options: ActionOptions): Promise<FormResult>;
  waitFor(options: WaitForOptions & OfSnapshot & { nodeId?: NodeId }): Promise<ActionResult>;
  collect(nodeId: NodeId, options: CollectOptions & OfSnapshot): Promise<CollectResult>;
}

/** A method of the tool that a model can call too. */
interface Tool<S extends ObjectSchema, Result> {
  /** What it does, in the words that a model reads. */
  readonly description: string;
  /** Its arguments by name, in the order in which an action string gives them. */
  readonly schema: S;
  /** Arguments that the method takes apart from its options. */
  readonly apart?: readonly (keyof S['properties'])[];
  /** It looks and changes nothing. */
  readonly readOnly?: true;
  run(host: ToolHost, args: ValueOf<S>): Promise<Result>;
}

/** A tool without what depends on its schema's type. */
interface Described {
  readonly schema: ObjectSchema;
  readonly apart?: readonly string[];
  readonly readOnly?: true;
}

/** Derives the type of the arguments of `run` from the schema. */
const tool = <const S extends ObjectSchema, Result>(entry: Tool<S, Result>): Tool<S, Result> => entry;

/**
 * Every tool by the method that it calls. Types, checks, definitions, calls, action strings and messages follow from
 * it.
 */
export const TOOLS = {
  overview: tool({
    description:
      'Get a filtered overview of the current page showing structure, interactive elements, and key content. ' +
      'Returns element IDs that can be used with other DOM tools. This is your primary reconnaissance tool - ' +
      'use it first when exploring a new page or after navigation.',
    schema: {
      type: 'object',
      properties: {
        tabName: { type: 'string', description: 'Browser tab to analyze (defaults to active tab)' },
        filters: {
          type: 'object',
          description: 'Which content types to include',
          properties: {
            outline: { type: 'boolean', description: 'Include page structure (depth ≤ 2)' },
            interactives: { type: 'boolean', description: 'Include clickable/typeable elements' },
            headings: { type: 'boolean', description: 'Include headings and key text blocks' },
          },
        },
        visible: { type: 'boolean', description: 'Only include visible elements (default: true)' },
        viewport: { type: 'boolean', description: 'Only include elements in current viewport (default: true)' },
        max_rows: { type: 'number', description: 'Maximum elements per category (default: 30, max: 100)' },
        refresh: { type: 'boolean', description: 'Look anew' },
        format,
        maxTokens,
        includeValues,
        behindModal,
      },
    },
    readOnly: true,
    run: (host, args) => host.overview(args),
  }),
  text: tool({
    description: 'Read the whole visible page as text, with [12 name] for what can be used.',
    schema: {
      type: 'object',
      properties: {
        maxTokens,
        viewport: { type: 'boolean', description: 'Only what is in the viewport' },
        lines: {
          type: 'string',
          format: 'number-ranges',
          description: 'Only these lines of the whole view, as 20-60',
        },
        region: { type: 'string', description: 'Only these regions, as main' },
        expand: {
          type: 'string',
          format: 'number-ranges',
          description: 'Rows left out of long groups to show: all, or their numbers, as 41-60, 75',
        },
        urls: { type: 'boolean', description: 'Show where links lead' },
        includeValues,
        behindModal,
      },
    },
    readOnly: true,
    run: async (host, args) => (await host.getSnapshot()).toText(readTextOptions(args)),
  }),
  search: tool({
    description: 'Find elements and text on the page, each with its line.',
    schema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'Words, a glob (*, ?) or /a regular expression/' },
        role: text,
        state: { type: 'string', description: 'As disabled, checked' },
        limit: { type: 'integer', description: 'Default 20', minimum: 1 },
        format,
        maxTokens,
        includeValues,
        behindModal,
      },
      required: ['query'],
    },
    apart: ['query'],
    readOnly: true,
    run: (host, { query, ...options }) => host.search(query, options),
  }),
  inspect: tool({
    description: 'Everything about one element, and why it can or cannot be seen and used.',
    schema: {
      type: 'object',
      properties: {
        target: { type: 'string', format: 'node-number-or-selector', description: 'Its number, or a selector' },
        snapshotId,
        includeValues,
      },
      required: ['target'],
    },
    apart: ['target'],
    readOnly: true,
    run: (host, { target, ...options }) => host.inspect(target, options),
  }),
  diff: tool({
    description: 'What changed between two snapshots of the page.',
    schema: {
      type: 'object',
      properties: { snapshotIdA: text, snapshotIdB: text },
      required: ['snapshotIdA', 'snapshotIdB'],
    },
    readOnly: true,
    run: (host, { snapshotIdA, snapshotIdB }) => host.diff(snapshotIdA, snapshotIdB),
  }),
  forms: tool({
    description: 'Every form: its fields with label, type, format, options, validity.',
    schema: { type: 'object', properties: { maxTokens, includeValues } },
    readOnly: true,
    run: (host, args) => host.forms(args),
  }),
  pageState: tool({
    description: 'The page as minified semantic nodes.',
    schema: {
      type: 'object',
      properties: {
        domMode: { type: 'string', enum: ['semantic_v3', 'skeleton', 'full'] },
        boxes: { type: 'boolean', description: 'Add boxes' },
        maxElements: { type: 'integer', description: 'Default 400', minimum: 1 },
        maxTokens,
        includeValues,
        behindModal,
      },
    },
    readOnly: true,
    run: (host, args) => host.pageState(args),
  }),
  click: tool({
    description: 'Click an element.',
    schema: {
      type: 'object',
      properties: {
        nodeId,
        ...CLICK_OPTIONS,
      },
      required: ['nodeId'],
    },
    apart: ['nodeId'],
    run: (host, { nodeId: id, ...options }) => host.click(id, options),
  }),
  type: tool({
    description: 'Type text into a field or editor.',
    schema: {
      type: 'object',
      properties: {
        nodeId,
        snapshotId,
        text,
        ...TYPE_OPTIONS,
      },
      required: ['nodeId', 'text'],
    },
    apart: ['nodeId', 'text'],
    run: (host, { nodeId: id, text: typed, ...options }) => host.type(id, typed, options),
  }),
  keypress: tool({
    description: 'Press a key on an element, else on what has focus.',
    schema: {
      type: 'object',
      properties: {
        key: { type: 'string', description: 'As Enter, a, ArrowDown' },
        ...KEYPRESS_OPTIONS,
      },
      required: ['key'],
    },
    apart: ['key'],
    run: (host, { key, ...options }) => host.keypress(key, options),
  }),
  hover: tool({
    description: 'Move the pointer over an element.',
    schema: {
      type: 'object',
      properties: { nodeId, snapshotId, position, modifiers, scrollIntoView: flag, force, timeout },
      required: ['nodeId'],
    },
    apart: ['nodeId'],
    run: (host, { nodeId: id, ...options }) => host.hover(id, options),
  }),
  select: tool({
    description: 'Choose options of a list by text or value.',
    schema: {
      type: 'object',
      properties: { nodeId, snapshotId, values: { type: 'array', items: text }, timeout },
      required: ['nodeId', 'values'],
    },
    apart: ['nodeId', 'values'],
    run: (host, { nodeId: id, values, ...options }) => host.select(id, values, options),
  }),
  check: tool({
    description: 'Switch a checkbox, radio button or switch on or off.',
    schema: {
      type: 'object',
      properties: { nodeId, snapshotId, checked: flag, timeout },
      required: ['nodeId', 'checked'],
    },
    apart: ['nodeId', 'checked'],
    run: (host, { nodeId: id, checked, ...options }) => host.check(id, checked, options),
  }),
  clear: tool({
    description: 'Empty a field.',
    schema: { type: 'object', properties: { nodeId, snapshotId, timeout }, required: ['nodeId'] },
    apart: ['nodeId'],
    run: (host, { nodeId: id, ...options }) => host.clear(id, options),
  }),
  focus: tool({
    description: 'Give an element the keyboard.',
    schema: { type: 'object', properties: { nodeId, snapshotId, timeout }, required: ['nodeId'] },
    apart: ['nodeId'],
    run: (host, { nodeId: id, ...options }) => host.focus(id, options),
  }),
  setValue: tool({
    description: 'Set a date, time, colour or range.',
    schema: { type: 'object', properties: { nodeId, snapshotId, value: text, timeout }, required: ['nodeId', 'value'] },
    apart: ['nodeId', 'value'],
    run: (host, { nodeId: id, value, ...options }) => host.setValue(id, value, options),
  }),
  submit: tool({
    description: 'Submit the form that an element is in.',
    schema: { type: 'object', properties: { nodeId, snapshotId, timeout }, required: ['nodeId'] },
    apart: ['nodeId'],
    run: (host, { nodeId: id, ...options }) => host.submit(id, options),
  }),
  scroll: tool({
    description: 'Bring an element into view; or scroll its container, without a number the page.',
    schema: {
      type: 'object',
      properties: {
        nodeId: otherNode,
        snapshotId,
        direction: { type: 'string', enum: ['up', 'down', 'left', 'right'] },
        pages: { type: 'number', minimum: 0 },
        pixels: { type: 'number', minimum: 0 },
        to: { type: 'string', enum: ['start', 'end'] },
        timeout,
      },
    },
    apart: ['nodeId'],
    run: (host, { nodeId: id = null, ...options }) => host.scroll(id, options),
  }),
  drag: tool({
    description: 'Drag an element to another, or by dx and dy pixels.',
    schema: {
      type: 'object',
      properties: {
        nodeId,
        snapshotId,
        targetNodeId: otherNode,
        dx: number,
        dy: number,
        position,
        steps: { type: 'integer', minimum: 1 },
        modifiers,
        force,
        timeout,
      },
      required: ['nodeId'],
    },
    apart: ['nodeId', 'targetNodeId', 'dx', 'dy'],
    run: (host, { nodeId: id, targetNodeId, dx, dy, ...options }) =>
      host.drag(id, targetNodeId === undefined ? ({ dx, dy } as DragTarget) : { targetNodeId }, options),
  }),
  upload: tool({
    description: 'Give files to a file input.',
    schema: {
      type: 'object',
      properties: {
        nodeId,
        snapshotId,
        files: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: text, type: text, text, base64: text },
            required: ['name'],
          },
        },
        timeout,
      },
      required: ['nodeId', 'files'],
    },
    apart: ['nodeId', 'files'],
    run: (host, { nodeId: id, files, ...options }) => host.upload(id, files, options),
  }),
  fillForm: tool({
    description: 'Fill fields by number, each read back.',
    schema: {
      type: 'object',
      properties: {
        snapshotId,
        fields: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              nodeId,
              value: { anyOf: [text, number, flag, { type: 'array', items: text }] },
            },
            required: ['nodeId', 'value'],
          },
        },
        timeout,
      },
      required: ['fields'],
    },
    apart: ['fields'],
    run: (host, { fields, ...options }) =>
      host.fillForm(Object.fromEntries(fields.map((field) => [String(field.nodeId), field.value])), options),
  }),
  waitFor: tool({
    description: 'Wait until all that is named holds.',
    schema: {
      type: 'object',
      properties: {
        nodeId: otherNode,
        snapshotId,
        state: { type: 'string', enum: ['visible', 'hidden', 'enabled', 'detached'] },
        text: { type: 'string', description: 'That shows' },
        textGone: text,
        url: { type: 'string', description: 'Part of it' },
        quiet: { type: 'number', description: 'Milliseconds without a change', minimum: 0 },
        timeout: milliseconds,
      },
    },
    run: (host, args) => host.waitFor(args),
  }),
  collect: tool({
    description: 'Read a list that is drawn in parts to its end.',
    schema: {
      type: 'object',
      properties: {
        nodeId,
        snapshotId,
        items: { type: 'string', description: 'Selector of the rows' },
        maxItems: { type: 'integer', minimum: 1 },
        timeout: milliseconds,
      },
      required: ['nodeId'],
    },
    apart: ['nodeId'],
    run: (host, { nodeId: id, ...options }) => host.collect(id, options),
  }),
} as const;

type Tools = typeof TOOLS;
/** A tool by its method; `dom_set_value` is `setValue`. */
export type ToolName = keyof Tools;
/** What a tool takes. */
export type ToolArguments<Name extends ToolName> = ValueOf<Tools[Name]['schema']>;
/** What a tool answers. */
export type ToolAnswer<Name extends ToolName> = Awaited<ReturnType<Tools[Name]['run']>>;

/** Tools that act: all but those that only look. */
export const ACTIONS = (Object.keys(TOOLS) as ToolName[]).filter((name) => !TOOLS[name].readOnly) as ActionType[];

/**
 * The options of a tool's method: its arguments without those that the method takes apart. Code may ask a view for what
 * a model may not: fractions of a token, and Infinity for no limit.
 */
export function optionsOf(method: ToolName): Properties {
  const { schema, apart = [], readOnly }: Described = TOOLS[method];
  const isNumber = ({ type }: Schema): boolean => type === 'integer' || type === 'number';
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => !apart.includes(name))
      .map(([name, one]) => [name, readOnly && isNumber(one) ? { type: 'number', maximum: Infinity } : one]),
  );
}

/** `dom_set_value` of `setValue`. */
export const toolName = (method: string): string =>
  `dom_${method.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/**
 * The method of a tool by any of its spellings (`dom_set_value`, `dom-set-value`, `setValue`); null if there is none.
 */
export function methodOf(name: unknown): ToolName | null {
  const method = String(name)
    .replace(/^dom[_-]/, '')
    .replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(TOOLS, method) ? (method as ToolName) : null;
}

/** The same. @throws DomToolError `bad_option` if there is none. */
export function knownTool(name: unknown): ToolName {
  const method = methodOf(name);
  if (method) return method;
  throw new DomToolError(
    'bad_option',
    `there is no tool ${describe(name)}; there are ${Object.keys(TOOLS).map(toolName).join(', ')}`,
  );
}
