import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { completeConfig } from '../../src/options.ts';
import {
  accepts,
  checkArguments,
  checkOptions,
  NODE_NUMBER,
  parseNodeId,
  type NodeId,
  type Properties,
  type ValueOf,
} from '../../src/schema.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'string', format: NODE_NUMBER },
    side: { type: 'string', enum: ['left', 'right'] },
    count: { type: 'integer', minimum: 1 },
    points: {
      type: 'array',
      items: { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } }, required: ['x', 'y'] },
    },
    value: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
  },
  required: ['id'],
} as const;
const OPTIONS: Properties = {
  force: { type: 'boolean' },
  most: { type: 'number', minimum: 0, maximum: Infinity },
  speed: { type: 'number', minimum: 0 },
  send: { type: 'function' },
  other: {},
};

describe('a schema', () => {
  it('has the type of the values that it describes', () => {
    type Expected = {
      id: NodeId;
      side?: 'left' | 'right';
      count?: number;
      points?: readonly { x: number; y: number }[];
      value?: string | boolean;
    };
    expectTypeOf<ValueOf<typeof SCHEMA>>().toExtend<Expected>();
    expectTypeOf<Expected>().toExtend<ValueOf<typeof SCHEMA>>();
    expect(checkArguments('dom_go', { id: 3, points: [{ x: 1, y: 2 }] }, SCHEMA)).toEqual({
      id: 3,
      points: [{ x: 1, y: 2 }],
    });
  });

  it.each([
    [{}, 'dom_go: id is missing; it must be the number of an element, such as 12, "12" or "node_12"'],
    [{ id: 3, points: [{ x: 1 }] }, 'dom_go: points[0].y is missing; it must be a number'],
    [{ id: 3, points: [3] }, 'dom_go: points[0] must be an object, not 3'],
    [{ id: 3, value: 4 }, 'dom_go: value must be a text, true or false, not 4'],
    [{ id: 3, count: 1.5 }, 'dom_go: count must be a whole number of 1 or more, not 1.5'],
    [{ id: 3, side: 'up' }, 'dom_go: side must be "left" or "right", not "up"'],
    [{ id: 3, sides: 'up' }, 'dom_go: there is no argument "sides"; the arguments are id, side, count, points, value'],
  ])('refuses %j with a sentence', (given, message) => {
    expect(() => checkArguments('dom_go', given, SCHEMA)).toThrow(
      expect.objectContaining({ code: 'bad_option', message }),
    );
  });

  it('accepts Infinity only if it says so', () => {
    expect(checkOptions('go', { most: Infinity }, OPTIONS)).toEqual({ most: Infinity });
    expect(() => checkOptions('go', { speed: Infinity }, OPTIONS)).toThrow('speed must be a number of 0 or more');
    expect(accepts(NaN, { type: 'number' })).toBe(false);
  });

  it('counts null as absent, except for values that it does not describe', () => {
    expect(checkOptions('go', { force: null, other: null, send: undefined } as never, OPTIONS)).toEqual({
      other: null,
    });
    expect(checkOptions('go', null, OPTIONS)).toEqual({});
  });

  it.each([12, '12', '[12]', 'node_12', ' node_12 '])('reads the number of an element in %j', (id) =>
    expect(parseNodeId(id)).toBe(12),
  );
  it.each([-1, 1.5, '', 'node_', '[12', 'Buy', null, {}])('reads no number in %j', (id) =>
    expect(parseNodeId(id)).toBe(null),
  );
});

describe('fields that a page puts on Object.prototype', () => {
  const prototype = Object.prototype as Record<string, unknown>;
  afterEach(() => {
    for (const name of ['force', 'id', 'joinFrames']) Reflect.deleteProperty(prototype, name);
  });

  it('are no options, no arguments and no configuration', () => {
    Object.assign(prototype, { force: true, id: 3, joinFrames: true });
    expect((checkOptions('go', {}, OPTIONS) as { force?: boolean }).force).toBe(undefined);
    expect((checkOptions('go', undefined, OPTIONS) as { force?: boolean }).force).toBe(undefined);
    expect(() => checkArguments('dom_go', {}, SCHEMA)).toThrow('id is missing');
    expect(completeConfig({}).joinFrames).toBe(false);
  });
});
