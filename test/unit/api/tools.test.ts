import { Ajv } from 'ajv';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  ClickOptions,
  CollectOptions,
  SelectTextOptions,
  DragOptions,
  DragTarget,
  FieldValue,
  HoverOptions,
  InspectOptions,
  KeyPressOptions,
  NodeId,
  OverviewOptions,
  PageStateOptions,
  ScrollOptions,
  SearchOptions,
  TextOptions,
  ToolArguments,
  ToolSchema,
  TypeOptions,
  UploadFile,
  WaitForOptions,
} from '../../../src/index.ts';
import type { FormOptions } from '../../../src/views/forms.ts';
import { inSteps } from '../../../src/dom/steps.ts';
import { callTool } from '../../../src/api/tools/calls.ts';
import { toolDefinitions } from '../../../src/api/tools/definitions.ts';
import { methodOf, TOOLS, toolName, type ToolName } from '../../../src/api/tools/registry.ts';
import type { ToolHost } from '../../../src/api/tools/ToolHost.ts';

/** The overview's definition as its users have it. */
const DOM_OVERVIEW = {
  type: 'function',
  function: {
    name: 'dom_overview',
    description:
      'Get a filtered overview of the current page showing structure, interactive elements, and key content. Returns element IDs that can be used with other DOM tools. This is your primary reconnaissance tool - use it first when exploring a new page or after navigation.',
    parameters: {
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
          additionalProperties: false,
        },
        visible: { type: 'boolean', description: 'Only include visible elements (default: true)' },
        viewport: { type: 'boolean', description: 'Only include elements in current viewport (default: true)' },
        max_rows: { type: 'number', description: 'Maximum elements per category (default: 30, max: 100)' },
      },
      additionalProperties: false,
    },
    strict: true,
  },
};

/** Calls a tool whose methods only record how they were called. */
async function calledWith(name: string, args?: unknown): Promise<unknown> {
  const notes: unknown[] = [];
  const note =
    (method: string) =>
    (...given: unknown[]) => {
      notes.push([method, ...given]);
      return Promise.resolve('done');
    };
  const methods = Object.fromEntries(Object.keys(TOOLS).map((method) => [method, note(method)]));
  const tool = { ...methods, getSnapshot: () => Promise.resolve({ toText: note('toText') }) };
  const result = await inSteps(callTool(tool as unknown as ToolHost, name, args));
  return notes.length ? notes[0] : result;
}

describe('tool definitions', () => {
  it('contain the overview exactly as existing hosts define it', () =>
    expect(toolDefinitions('seed')[0]).toEqual(DOM_OVERVIEW));

  it.each(['openai', 'anthropic', 'mcp', 'seed'] as const)(
    'for %s name every tool once, each schema valid',
    (format) => {
      const tools = toolDefinitions(format).map((tool) => ('function' in tool ? tool.function : tool));
      expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS).map(toolName));
      for (const tool of tools) {
        const schema =
          'parameters' in tool ? tool.parameters : 'input_schema' in tool ? tool.input_schema : tool.inputSchema;
        new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);
        expect(tool.description.length, tool.name).toBeGreaterThan(5);
        expect(JSON.parse(JSON.stringify(tool)), tool.name).toEqual(tool);
      }
    },
  );

  it('are strict for OpenAI: every key is required and nullable', () => {
    const visit = (schema: ToolSchema): void => {
      if (schema.properties) {
        expect(schema).toMatchObject({ additionalProperties: false, required: Object.keys(schema.properties) });
        for (const [name, one] of Object.entries(schema.properties)) {
          expect(JSON.stringify(one.anyOf ?? one.type), name).toContain('"null"');
          visit(one);
        }
      }
      expect(
        Object.keys(schema).filter(
          (key) =>
            ![
              'type',
              'description',
              'properties',
              'required',
              'additionalProperties',
              'items',
              'enum',
              'anyOf',
            ].includes(key),
        ),
      ).toEqual([]);
      if (schema.items) visit(schema.items);
      schema.anyOf?.forEach(visit);
      if (Array.isArray(schema.type) && schema.enum) expect(schema.enum).toContain(null);
    };
    const tools = toolDefinitions('openai');
    for (const {
      function: { parameters, strict },
    } of tools) {
      expect(strict).toBe(true);
      visit(parameters);
    }
    const click = tools.find(({ function: { name } }) => name === 'dom_click')?.function.parameters.properties;
    expect(click).toMatchObject({
      nodeId: { type: ['string', 'null'] },
      button: { type: ['string', 'null'], enum: ['left', 'right', 'middle', null] },
      modifiers: { type: ['object', 'null'] },
    });
  });

  it('require only necessary keys for the others, and mark read-only tools', () => {
    const [overview, , search] = toolDefinitions('anthropic');
    expect(overview?.input_schema).not.toHaveProperty('required');
    expect(search?.input_schema.required).toEqual(['query']);
    expect(search?.input_schema.properties?.['limit']).toEqual({
      type: 'integer',
      minimum: 1,
      description: 'Default 20',
    });
    expect(overview?.input_schema.properties).toHaveProperty('refresh');
    const hints = Object.fromEntries(
      toolDefinitions('mcp').map(({ name, annotations }) => [name, annotations.readOnlyHint]),
    );
    expect(hints).toMatchObject({
      dom_overview: true,
      dom_diff: true,
      dom_page_state: true,
      dom_click: false,
      dom_wait_for: false,
    });
  });

  it('can be limited to some tools', () => {
    expect(toolDefinitions('mcp', ['dom_click', 'overview']).map(({ name }) => name)).toEqual([
      'dom_click',
      'dom_overview',
    ]);
    expect(() => toolDefinitions('mcp', ['dom_fly'])).toThrow(
      expect.objectContaining({ code: 'bad_option', message: expect.stringMatching(/no tool "dom_fly"/) as string }),
    );
  });

  it('are refused for an unknown format', () =>
    expect(() => toolDefinitions('gemini' as 'mcp')).toThrow(expect.objectContaining({ code: 'bad_option' })));

  it('take the same keys and types as the methods', () => {
    type Node = 'nodeId' | 'snapshotId';
    type Keys<Name extends ToolName> = keyof ToolArguments<Name>;
    type Rest<Name extends ToolName, Without extends string = never> = Omit<ToolArguments<Name>, Node | Without>;
    expectTypeOf<Keys<'overview'>>().toEqualTypeOf<keyof OverviewOptions | 'refresh' | 'format'>();
    expectTypeOf<Omit<ToolArguments<'overview'>, 'refresh' | 'format'>>().toExtend<OverviewOptions>();
    expectTypeOf<Keys<'text'>>().toEqualTypeOf<Exclude<keyof TextOptions, 'previous'>>();
    expectTypeOf<Omit<ToolArguments<'text'>, 'expand' | 'lines'>>().toExtend<TextOptions>();
    expectTypeOf<Keys<'search'>>().toEqualTypeOf<keyof SearchOptions | 'query' | 'format'>();
    expectTypeOf<Omit<ToolArguments<'search'>, 'query' | 'format'>>().toExtend<SearchOptions>();
    expectTypeOf<Keys<'inspect'>>().toEqualTypeOf<keyof InspectOptions | 'target'>();
    expectTypeOf<Keys<'forms'>>().toEqualTypeOf<keyof FormOptions>();
    expectTypeOf<Keys<'pageState'>>().toEqualTypeOf<Exclude<keyof PageStateOptions, 'captureScreenshot'>>();
    expectTypeOf<ToolArguments<'pageState'>>().toExtend<PageStateOptions>();
    expectTypeOf<Keys<'click'>>().toEqualTypeOf<keyof ClickOptions | Node>();
    expectTypeOf<Rest<'click'>>().toExtend<ClickOptions>();
    expectTypeOf<ToolArguments<'click'>['nodeId']>().toEqualTypeOf<NodeId>();
    expectTypeOf<Keys<'type'>>().toEqualTypeOf<keyof TypeOptions | Node | 'text'>();
    expectTypeOf<Rest<'type', 'text'>>().toExtend<TypeOptions>();
    expectTypeOf<Keys<'keypress'>>().toEqualTypeOf<keyof KeyPressOptions | 'key' | 'targetNodeId' | 'snapshotId'>();
    expectTypeOf<Rest<'keypress', 'key' | 'targetNodeId'>>().toExtend<KeyPressOptions>();
    expectTypeOf<Rest<'hover'>>().toExtend<HoverOptions>();
    expectTypeOf<Keys<'hover'>>().toEqualTypeOf<keyof HoverOptions | Node>();
    expectTypeOf<Keys<'scroll'>>().toEqualTypeOf<keyof ScrollOptions | Node>();
    expectTypeOf<Rest<'scroll'>>().toExtend<ScrollOptions>();
    expectTypeOf<Rest<'drag', 'targetNodeId' | 'dx' | 'dy'>>().toExtend<DragOptions>();
    expectTypeOf<{ targetNodeId: NonNullable<ToolArguments<'drag'>['targetNodeId']> }>().toExtend<DragTarget>();
    expectTypeOf<Keys<'drag'>>().toEqualTypeOf<keyof DragOptions | Node | 'targetNodeId' | 'dx' | 'dy'>();
    expectTypeOf<ToolArguments<'upload'>['files'][number]>().toExtend<UploadFile>();
    expectTypeOf<ToolArguments<'fillForm'>['fields'][number]['value']>().toExtend<FieldValue>();
    expectTypeOf<Keys<'waitFor'>>().toEqualTypeOf<keyof WaitForOptions | Node>();
    expectTypeOf<Rest<'waitFor'>>().toExtend<WaitForOptions>();
    expectTypeOf<Keys<'collect'>>().toEqualTypeOf<keyof CollectOptions | Node>();
    expectTypeOf<Rest<'collect'>>().toExtend<CollectOptions>();
    expectTypeOf<ToolArguments<'callPageTool'>>().toExtend<{ name: string; input?: string }>();
    expectTypeOf<Keys<'selectText'>>().toEqualTypeOf<keyof SelectTextOptions | 'nodeId' | 'snapshotId'>();
    expect(Object.keys(TOOLS)).toHaveLength(25);
  });
});

describe('a tool call', () => {
  it.each([
    [
      'dom_overview',
      { filters: { outline: true, headings: null }, viewport: null, max_rows: 5 },
      ['overview', { filters: { outline: true }, max_rows: 5 }],
    ],
    ['dom_overview', undefined, ['overview', {}]],
    ['dom_overview', '{"max_rows":5}', ['overview', { max_rows: 5 }]],
    ['dom_overview', '', ['overview', {}]],
    ['dom_search', { query: 'a', limit: 3 }, ['search', 'a', { limit: 3 }]],
    ['dom_inspect', { target: 12 }, ['inspect', 12, {}]],
    ['dom_diff', { snapshotIdA: 'a', snapshotIdB: 'b' }, ['diff', 'a', 'b']],
    [
      'dom_text',
      { expand: '41-60, 75', lines: '20-60', urls: true },
      ['toText', { urls: true, expand: [[41, 60], 75], lines: [20, 60] }],
    ],
    ['dom_text', { expand: [7, [41, 60]], lines: [3, 9] }, ['toText', { expand: [7, [41, 60]], lines: [3, 9] }]],
    ['dom_text', { expand: 'all', lines: '[3, 9]' }, ['toText', { expand: 'all', lines: [3, 9] }]],
    [
      'dom_click',
      { nodeId: '[12]', button: null, modifiers: { ctrl: true } },
      ['click', '[12]', { modifiers: { ctrl: true } }],
    ],
    ['dom-click', { nodeId: 12, snapshotId: 'aaaaaaaa' }, ['click', 12, { snapshotId: 'aaaaaaaa' }]],
    ['dom_clear', { nodeId: 12, snapshotId: 'aaaaaaaa' }, ['clear', 12, { snapshotId: 'aaaaaaaa' }]],
    ['setValue', { nodeId: 'node_3', value: '2026-01-02' }, ['setValue', 'node_3', '2026-01-02', {}]],
    ['dom_set_value', { nodeId: '3', value: '' }, ['setValue', '3', '', {}]],
    ['dom_type', { nodeId: 3, text: 'Ann', pressEnter: true }, ['type', 3, 'Ann', { pressEnter: true }]],
    ['dom_keypress', { key: 'Enter', targetNodeId: 4 }, ['keypress', 'Enter', { targetNodeId: 4 }]],
    ['dom_select', { nodeId: 3, values: ['M'] }, ['select', 3, ['M'], {}]],
    ['dom_check', { nodeId: 3, checked: false }, ['check', 3, false, {}]],
    ['dom_scroll', { direction: 'down' }, ['scroll', null, { direction: 'down' }]],
    ['dom_scroll', { nodeId: 0 }, ['scroll', 0, {}]],
    ['dom_drag', { nodeId: 3, dx: 4, dy: 0, steps: 2 }, ['drag', 3, { dx: 4, dy: 0 }, { steps: 2 }]],
    ['dom_drag', { nodeId: 3, targetNodeId: 4 }, ['drag', 3, { targetNodeId: 4 }, {}]],
    [
      'dom_upload',
      { nodeId: 3, files: [{ name: 'a.txt', text: 'A', type: null }] },
      ['upload', 3, [{ name: 'a.txt', text: 'A' }], {}],
    ],
    [
      'dom_fill_form',
      {
        fields: [
          { nodeId: 3, value: 'Ann' },
          { nodeId: '4', value: true },
          { nodeId: 5, value: [{ name: 'a.txt', text: 'A', type: null }] },
        ],
      },
      ['fillForm', { node_3: 'Ann', node_4: true, node_5: [{ name: 'a.txt', text: 'A' }] }, {}],
    ],
    ['dom_wait_for', { nodeId: 3, state: 'hidden' }, ['waitFor', { nodeId: 3, state: 'hidden' }]],
  ])('%s %j', async (name, args, expected) => expect(await calledWith(name, args)).toEqual(expected));

  it.each([
    ['dom_clack', {}, /^there is no tool "dom_clack"; the tools are dom_overview, dom_text,/],
    ['constructor', {}, /^there is no tool "constructor"/],
    ['dom_overview', { max_rows: '5' }, /^dom_overview: max_rows must be a number, not "5"$/],
    [
      'dom_overview',
      { filters: { outline: 'yes' } },
      /^dom_overview: filters\.outline must be true or false, not "yes"$/,
    ],
    [
      'dom_overview',
      { filters: { outlines: true } },
      /^dom_overview: there is no argument "filters\.outlines"; the arguments are outline, interactives, headings$/,
    ],
    [
      'dom_overview',
      { filters: [] },
      /^dom_overview: filters must be an object with outline, interactives, headings, not an array$/,
    ],
    ['dom_overview', [], /^dom_overview: the arguments must be an object, not an array$/],
    ['dom_overview', '{', /^dom_overview: the arguments are not valid JSON: "\{"$/],
    ['dom_overview', { toString: 1 }, /^dom_overview: there is no argument "toString"/],
    ['dom_search', { query: null }, /^dom_search: query is missing; it must be a text$/],
    ['dom_search', { query: 'a', limit: 0.5 }, /^dom_search: limit must be a whole number of 1 or more, not 0\.5$/],
    [
      'dom_click',
      { nodeId: 'Buy' },
      /^dom_click: nodeId must be the number of an element, such as 12, "12" or "node_12", not "Buy"$/,
    ],
    ['dom_click', { nodeId: 3, button: 'up' }, /^dom_click: button must be "left" or "right" or "middle", not "up"$/],
    ['dom_click', { nodeId: 3, position: { x: 1 } }, /^dom_click: position\.y is missing; it must be a number$/],
    ['dom_select', { nodeId: 3, values: 4 }, /^dom_select: values must be a text or a list of texts, not 4$/],
    [
      'dom_fill_form',
      { fields: [{ nodeId: 3, value: {} }] },
      /^dom_fill_form: fields\[0\]\.value must be a text, a number, true, false, a list of texts or a list of objects with name, type, text, base64, not an object$/,
    ],
    [
      'dom_fill_form',
      { fields: {} },
      /^dom_fill_form: fields must be a list of objects with nodeId, value, not an object$/,
    ],
    ['dom_wait_for', { timeout: -1 }, /^dom_wait_for: timeout must be a number from 0 to 86400000, not -1$/],
    ['dom_text', { lines: ['a', 'b'] }, /^dom_text: lines must be numbers such as "20-60", not an array$/],
    ['dom_text', { lines: [3] }, /^dom_text: lines must be numbers such as 20-60, not "3"$/],
    ['dom_text', { lines: 20 }, /^dom_text: lines must be numbers such as "20-60", not 20$/],
    ['dom_text', { lines: '3-1' }, /^dom_text: lines must be numbers such as 20-60, not "3-1"$/],
    ['dom_text', { expand: '9-2' }, /^dom_text: expand must be numbers such as 20-60, not "9-2"$/],
    ['dom_text', { lines: 'some' }, /^dom_text: lines must be numbers such as 20-60, not "some"$/],
  ])('refuses %s %j', async (name, args, message) => {
    await expect(calledWith(name, args)).rejects.toMatchObject({
      code: 'bad_option',
      message: expect.stringMatching(message) as string,
    });
  });

  it('finds a tool by every spelling', () => {
    for (const method of Object.keys(TOOLS))
      for (const name of [method, toolName(method), toolName(method).replaceAll('_', '-')])
        expect(methodOf(name), name).toBe(method);
  });
});
