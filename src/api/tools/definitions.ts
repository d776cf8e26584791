import { checkOptions, describe, TEXT, type ObjectSchema, type Schema } from '../../schema.ts';
import { badOption } from '../../standards/errors.ts';
import { knownTool, toolName, TOOLS } from './registry.ts';

/** The model API for which the definitions are written. In `seed`, the overview has the fewest arguments. */
export type ToolFormat = 'openai' | 'anthropic' | 'mcp' | 'seed';

/** The part of JSON Schema that the definitions use. */
export interface ToolSchema {
  type?: string | string[];
  description?: string;
  enum?: (string | null)[];
  minimum?: number;
  items?: ToolSchema;
  anyOf?: ToolSchema[];
  properties?: Record<string, ToolSchema>;
  required?: string[];
  additionalProperties?: false;
}

export interface OpenAiTool {
  type: 'function';
  function: { name: string; description: string; parameters: ToolSchema; strict: true };
}
export interface AnthropicTool {
  name: string;
  description: string;
  input_schema: ToolSchema;
}
export interface McpTool {
  name: string;
  description: string;
  inputSchema: ToolSchema;
  annotations: { readOnlyHint: boolean };
}
export interface ToolDefinitions {
  openai: OpenAiTool;
  anthropic: AnthropicTool;
  mcp: McpTool;
  seed: OpenAiTool;
}

/** Arguments of the overview that the `seed` format leaves out. */
const NOT_IN_SEED = ['refresh', 'format', 'maxTokens', 'includeValues', 'behindModal'];

/**
 * Returns the definitions of the tools in the form that a model's API takes.
 * @param format the API; `openai` definitions are strict: every argument is required and nullable, and null means that
 *   an argument is absent
 * @param only the names of the tools to define, in any spelling; by default all of them
 * @returns one definition per tool, as plain data
 * @throws DomToolError `bad_option` for an unknown format or tool
 */
export function toolDefinitions<F extends ToolFormat>(format: F, only?: readonly string[]): ToolDefinitions[F][];
export function toolDefinitions(format: string, only?: readonly string[]): ToolDefinitions[ToolFormat][] {
  if (!['openai', 'anthropic', 'mcp', 'seed'].includes(format)) {
    throw badOption(`toolDefinitions: format must be openai, anthropic, mcp or seed, not ${describe(format)}`);
  }
  const { only: names = Object.keys(TOOLS) } = checkOptions(
    'toolDefinitions',
    { only },
    { only: { type: 'array', items: TEXT } },
  );
  return names.map((requested) => {
    const method = knownTool(requested);
    const { description, schema, readOnly = false } = TOOLS[method];
    const name = toolName(method);
    const parameters = parametersOf(
      format === 'seed' && method === 'overview' ? without(schema, NOT_IN_SEED) : schema,
      format === 'openai',
    );
    if (format === 'anthropic') return { name, description, input_schema: parameters };
    if (format === 'mcp')
      return { name, description, inputSchema: parameters, annotations: { readOnlyHint: readOnly } };
    return { type: 'function', function: { name, description, parameters, strict: true } };
  });
}

const without = (schema: ObjectSchema, names: readonly string[]): ObjectSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name))),
});

/** Writes the arguments as an object schema that allows no others. */
const parametersOf = (schema: ObjectSchema, strict: boolean): ToolSchema => ({
  type: 'object',
  ...contents(schema, strict),
});

function contents({ properties, required = [] }: ObjectSchema, strict: boolean): ToolSchema {
  const names = strict ? Object.keys(properties) : required;
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, parameterOf(schema, strict)]),
    ),
    ...(names.length && { required: [...names] }),
    additionalProperties: false,
  };
}

/**
 * Writes one argument. Strict mode allows only a few keywords, so limits are left out, and null means that an argument
 * is absent. Both are checked when the tool is called.
 */
function parameterOf(schema: Schema, strict: boolean, isNullable = strict): ToolSchema {
  const { type, description, minimum, items, anyOf, properties } = schema;
  return {
    ...(type && { type: isNullable ? [type, 'null'] : type }),
    ...(description && { description }),
    ...(items && {
      items: items.properties ? parametersOf(items as ObjectSchema, strict) : { type: items.type ?? 'string' },
    }),
    ...(anyOf && {
      anyOf: [...anyOf.map((one) => parameterOf(one, strict, false)), ...(isNullable ? [{ type: 'null' }] : [])],
    }),
    ...(properties && contents(schema as ObjectSchema, strict)),
    ...(schema.enum && { enum: [...schema.enum, ...(isNullable ? [null] : [])] }),
    ...(minimum !== undefined && !strict && { minimum }),
  };
}
