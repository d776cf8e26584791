import { FLAG, NODE_NUMBER, NUMBER, type Properties } from '../../schema.ts';

/** The options of the core's actions, which are checked without the registry, and what they consist of. */

/** Makes the schema of an object from the properties that it must have and those that it may have. */
export const object = <const Required extends Properties, const Optional extends Properties = Record<never, never>>(
  required: Required,
  optional?: Optional,
) => ({
  type: 'object' as const,
  properties: { ...required, ...optional } as Required & Optional,
  required: Object.keys(required) as readonly (keyof Required & string)[],
});
/** Makes the schema of an object that may be empty. */
export const optional = <const P extends Properties>(properties: P) => object({}, properties);
export const boolean = (description: string) => ({ type: 'boolean', description }) as const;
export const string = (description: string) => ({ type: 'string', description }) as const;
/** Makes the schema of a number of milliseconds, by default of at most a day: timers of browsers last at most 25. */
export const duration = (description: string, maximum = 86_400_000) =>
  ({ type: 'number', description, minimum: 0, maximum }) as const;
/** How often a key is pressed, or how many moves a drag has: more would take longer than an agent waits. */
export const times = { type: 'integer', minimum: 1, maximum: 1000 } as const;
export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  ({ type: 'string', enum: words }) as const;

export const milliseconds = duration('Milliseconds');

export const otherNode = { type: 'string', format: NODE_NUMBER } as const;
export const snapshotId = string('Refuse if the page is no longer the one with this snapshot id');

/** The options of every action: the document that it is for, and how long it may wait for its turn and its effects. */
export const ACTION_OPTIONS = {
  snapshotId,
  timeout: duration('Milliseconds to wait until it can be done'),
  settle: duration('Milliseconds to wait for its effects'),
} as const;

export const force = boolean('Act even if hidden, disabled or covered');
export const modifiers = {
  ...optional({ ctrl: FLAG, shift: FLAG, alt: FLAG, meta: FLAG }),
  description: 'Keys held',
} as const;
export const position = { ...object({ x: NUMBER, y: NUMBER }), description: 'Where in its box' } as const;

export const CLICK_OPTIONS = {
  button: oneOf('left', 'right', 'middle'),
  clickType: oneOf('single', 'double', 'triple'),
  modifiers,
  position,
  scrollIntoView: boolean('Default true'),
  waitForNavigation: FLAG,
  navigationTimeout: milliseconds,
  force,
  ...ACTION_OPTIONS,
} as const;

export const TYPE_OPTIONS = {
  clearFirst: boolean('Replace what is there'),
  pressEnter: FLAG,
  blur: boolean('Leave the field'),
  speed: duration('Milliseconds a character', 1000),
  force,
  ...ACTION_OPTIONS,
} as const;

export const KEYPRESS_OPTIONS = {
  targetNodeId: otherNode,
  modifiers,
  repeat: times,
  ...ACTION_OPTIONS,
} as const;
