import { describe } from '../../options.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { NodeId } from '../Hands.ts';

/**
 * What an argument takes, `kind` or `kind!` where it must be given, then its description. Kinds: `s` text, `s[]` texts, `b` true or false,
 * `n` number, `p` number of 0 or more, `c` whole number of 1 or more, `d` number of an element, `t` that or a selector,
 * `r` numbers and ranges, `f` value of a form's field, `a|b|c` one
 * of these. An object is a pair, its kind empty, and its fields; a list of objects has the kind `[]`.
 */
export type Spec = string | readonly [head: string, fields: Specs];
export type Specs = Readonly<Record<string, Spec>>;

interface Kinds {
  s: string;
  's[]': readonly string[];
  b: boolean;
  n: number;
  p: number;
  c: number;
  d: NodeId;
  t: NodeId;
  r: string | readonly unknown[];
  f: string | number | boolean | readonly string[];
}

type Head<S> = S extends `${infer H} ${string}` ? H : S;
type Bare<H> = H extends `${infer B}!` ? B : H;
type OneOf<B> = B extends `${infer First}|${infer Rest}` ? First | OneOf<Rest> : B;
type Plain<B> = B extends keyof Kinds ? Kinds[B] : OneOf<B>;
type TypeOf<S> = S extends readonly [infer H, infer F]
  ? Bare<Head<H>> extends '[]'
    ? readonly Fields<F>[]
    : Fields<F>
  : Plain<Bare<Head<S>>>;
type Needed<F> = {
  [K in keyof F]: Head<F[K] extends readonly [infer H, unknown] ? H : F[K]> extends `${string}!` ? K : never;
}[keyof F];
type Fields<F> = { -readonly [K in Needed<F> & keyof F]: TypeOf<F[K]> } & {
  -readonly [K in Exclude<keyof F, Needed<F>>]?: TypeOf<F[K]>;
};

const nodeId = 'd! Number of the element in a view';
const snapshotId = 's Refuse if the page is no longer the one with this snapshot id';
const at = { nodeId, snapshotId } as const;
const includeValues = 'b Show typed text too';
const look = { includeValues, behindModal: 'b Include what lies behind a dialog' } as const;
const format = 'json|text Default json';
const maxTokens = 'c About so many tokens at most';
const timeout = 'p Milliseconds to wait until it can be done';
const force = 'b Act even if hidden, disabled or covered';
const modifiers = [' Keys held', { ctrl: 'b', shift: 'b', alt: 'b', meta: 'b' }] as const;
const position = [' Where in its box', { x: 'n!', y: 'n!' }] as const;

/** Every tool by the method that it calls: what it does, what it takes. Needed arguments are the method's own, in order; the rest are its options. */
export const TOOLS = {
  overview: [
    'Get a filtered overview of the current page showing structure, interactive elements, and key content. Returns element IDs that can be used with other DOM tools. This is your primary reconnaissance tool - use it first when exploring a new page or after navigation.',
    {
      tabName: 's Browser tab to analyze (defaults to active tab)',
      filters: [
        ' Which content types to include',
        {
          outline: 'b Include page structure (depth ≤ 2)',
          interactives: 'b Include clickable/typeable elements',
          headings: 'b Include headings and key text blocks',
        },
      ],
      visible: 'b Only include visible elements (default: true)',
      viewport: 'b Only include elements in current viewport (default: true)',
      max_rows: 'n Maximum elements per category (default: 30, max: 100)',
      refresh: 'b Look anew',
      format,
      maxTokens,
      ...look,
    },
  ],
  text: [
    'Read the whole visible page as text, with [12 name] for what can be used.',
    {
      maxTokens,
      viewport: 'b Only what is in the viewport',
      lines: 'r Only these lines of the whole view, as 20-60',
      region: 's Only these regions, as main',
      expand: 'r Rows left out of long groups to show: all, or their numbers, as 41-60, 75',
      urls: 'b Show where links lead',
      ...look,
    },
  ],
  search: [
    'Find elements and text on the page, each with its line.',
    {
      query: 's! Words, a glob (*, ?) or /a regular expression/',
      role: 's',
      state: 's As disabled, checked',
      limit: 'c Default 20',
      format,
      maxTokens,
      ...look,
    },
  ],
  inspect: [
    'Everything about one element, and why it can or cannot be seen and used.',
    { target: 't! Its number, or a selector', snapshotId, includeValues },
  ],
  diff: ['What changed between two snapshots of the page.', { snapshotIdA: 's!', snapshotIdB: 's!' }],
  forms: ['Every form: its fields with label, type, format, options, validity.', { maxTokens, includeValues }],
  pageState: [
    'The page as minified semantic nodes.',
    {
      domMode: 'semantic_v3|skeleton|full',
      boxes: 'b Add boxes',
      maxElements: 'c Default 400',
      maxTokens,
      ...look,
    },
  ],
  click: [
    'Click an element.',
    {
      ...at,
      button: 'left|right|middle',
      clickType: 'single|double',
      modifiers,
      position,
      scrollIntoView: 'b Default true',
      waitForNavigation: 'b',
      navigationTimeout: 'p Milliseconds',
      force,
      timeout,
    },
  ],
  type: [
    'Type text into a field or editor.',
    {
      ...at,
      text: 's!',
      clearFirst: 'b Replace what is there',
      pressEnter: 'b',
      blur: 'b Leave the field',
      speed: 'p Milliseconds a character',
      force,
      timeout,
    },
  ],
  keypress: [
    'Press a key on an element, else on what has focus.',
    {
      key: 's! As Enter, a, ArrowDown',
      targetNodeId: 'd',
      snapshotId,
      modifiers,
      repeat: 'c',
      timeout,
    },
  ],
  hover: ['Move the pointer over an element.', { ...at, position, modifiers, scrollIntoView: 'b', force, timeout }],
  select: ['Choose options of a list by text or value.', { ...at, values: 's[]!', timeout }],
  check: ['Switch a checkbox, radio button or switch on or off.', { ...at, checked: 'b!', timeout }],
  clear: ['Empty a field.', { ...at, timeout }],
  focus: ['Give an element the keyboard.', { ...at, timeout }],
  setValue: ['Set a date, time, colour or range.', { ...at, value: 's!', timeout }],
  submit: ['Submit the form that an element is in.', { ...at, timeout }],
  scroll: [
    'Bring an element into view; or scroll its container, without a number the page.',
    {
      nodeId: 'd',
      snapshotId,
      direction: 'up|down|left|right',
      pages: 'p',
      pixels: 'p',
      to: 'start|end',
      timeout,
    },
  ],
  drag: [
    'Drag an element to another, or by dx and dy pixels.',
    {
      ...at,
      targetNodeId: 'd',
      dx: 'n',
      dy: 'n',
      position,
      steps: 'c',
      modifiers,
      force,
      timeout,
    },
  ],
  upload: [
    'Give files to a file input.',
    { ...at, files: ['[]!', { name: 's!', type: 's', text: 's', base64: 's' }], timeout },
  ],
  fillForm: [
    'Fill fields by number, each read back.',
    { snapshotId, fields: ['[]!', { nodeId, value: 'f!' }], timeout },
  ],
  waitFor: [
    'Wait until all that is named holds.',
    {
      nodeId: 'd',
      snapshotId,
      state: 'visible|hidden|enabled|detached',
      text: 's That shows',
      textGone: 's',
      url: 's Part of it',
      quiet: 'p Milliseconds without a change',
      timeout: 'p Milliseconds',
    },
  ],
  collect: [
    'Read a list that is drawn in parts to its end.',
    { ...at, items: 's Selector of the rows', maxItems: 'c', timeout: 'p Milliseconds' },
  ],
} as const satisfies Readonly<Record<string, readonly [what: string, takes: Specs]>>;

/** A tool by its method; `dom_set_value` is `setValue`. */
export type ToolName = keyof typeof TOOLS;
/** What a tool takes. */
export type ToolArguments<Name extends ToolName> = Fields<(typeof TOOLS)[Name][1]>;

/** Tools that look and change nothing. */
export const LOOKS: ReadonlySet<string> = new Set<ToolName>([
  'overview',
  'text',
  'search',
  'inspect',
  'diff',
  'forms',
  'pageState',
]);

/** `dom_set_value` of `setValue`. */
export const toolName = (method: string): string =>
  `dom_${method.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** The method of a tool by any of its spellings (`dom_set_value`, `dom-set-value`, `setValue`); null if there is none. */
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

/** One argument's description, read. */
export interface Argument {
  readonly kind: string;
  readonly needed: boolean;
  readonly says: string;
  readonly fields: Specs | null;
}

export function readSpec(spec: Spec): Argument {
  const [head, fields] = typeof spec === 'string' ? [spec, null] : spec;
  const [, kind = '', mark, says = ''] = /^([^ !]*)(!?) ?(.*)$/.exec(head) ?? [];
  return { kind, needed: mark === '!', says, fields };
}
