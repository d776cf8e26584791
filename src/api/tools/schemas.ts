/** Schemas that several tools share, and the options of the core's actions, which are checked without the registry. */
export const flag = { type: 'boolean' } as const;
export const text = { type: 'string' } as const;
export const number = { type: 'number' } as const;
export const milliseconds = { type: 'number', description: 'Milliseconds', minimum: 0 } as const;

/** The option of every action except `waitFor` and `collect`, which have a `timeout` of their own. */
const timeout = {
  type: 'number',
  description: 'Milliseconds to wait until it can be done',
  minimum: 0,
} as const;

/** The options of every action for waiting: until it can be done, and for its effects. */
export const WAIT_OPTIONS = {
  timeout,
  settle: { type: 'number', description: 'Milliseconds to wait for its effects', minimum: 0 },
} as const;

export const nodeId = {
  type: 'string',
  format: 'node-number',
  description: 'Number of the element in a view',
} as const;
export const otherNode = { type: 'string', format: 'node-number' } as const;
export const snapshotId = {
  type: 'string',
  description: 'Refuse if the page is no longer the one with this snapshot id',
} as const;

export const includeValues = { type: 'boolean', description: 'Show typed text too' } as const;
export const behindModal = { type: 'boolean', description: 'Include what lies behind a dialog' } as const;
export const format = { type: 'string', description: 'Default json', enum: ['json', 'text'] } as const;
export const maxTokens = { type: 'integer', description: 'About so many tokens at most', minimum: 1 } as const;

export const force = { type: 'boolean', description: 'Act even if hidden, disabled or covered' } as const;
export const modifiers = {
  type: 'object',
  description: 'Keys held',
  properties: { ctrl: flag, shift: flag, alt: flag, meta: flag },
} as const;
export const position = {
  type: 'object',
  description: 'Where in its box',
  properties: { x: number, y: number },
  required: ['x', 'y'],
} as const;

export const CLICK_OPTIONS = {
  snapshotId,
  button: { type: 'string', enum: ['left', 'right', 'middle'] },
  clickType: { type: 'string', enum: ['single', 'double', 'triple'] },
  modifiers,
  position,
  scrollIntoView: { type: 'boolean', description: 'Default true' },
  waitForNavigation: flag,
  navigationTimeout: milliseconds,
  force,
  ...WAIT_OPTIONS,
} as const;

export const TYPE_OPTIONS = {
  clearFirst: { type: 'boolean', description: 'Replace what is there' },
  pressEnter: flag,
  blur: { type: 'boolean', description: 'Leave the field' },
  speed: { type: 'number', description: 'Milliseconds a character', minimum: 0 },
  force,
  ...WAIT_OPTIONS,
} as const;

export const KEYPRESS_OPTIONS = {
  targetNodeId: otherNode,
  snapshotId,
  modifiers,
  repeat: { type: 'integer', minimum: 1, maximum: 1000 },
  ...WAIT_OPTIONS,
} as const;
