import { describe } from '../../options.ts';
import { DomToolError } from '../../standards/errors.ts';
import { knownTool, LOOKS, readSpec, toolName, TOOLS, type Spec, type Specs } from './table.ts';

/** Whose form the definitions have: document 001's own is `seed`. */
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

/** Options of the overview that document 001's definition does not have. */
const LATER = ['refresh', 'format', 'maxTokens', 'includeValues', 'behindModal'];

/**
 * Every tool as a model's API wants it told. `openai` is strict: every argument is required and nullable, null standing for absent.
 * `only` names those that are wanted, where all would be too many tokens.
 * @throws DomToolError `bad_option` for another format, or a name of no tool.
 */
export function toolDefinitions<F extends ToolFormat>(format: F, only?: readonly string[]): ToolDefinitions[F][];
export function toolDefinitions(
  format: string,
  only: readonly string[] = Object.keys(TOOLS),
): ToolDefinitions[ToolFormat][] {
  if (!['openai', 'anthropic', 'mcp', 'seed'].includes(format)) {
    throw new DomToolError(
      'bad_option',
      `toolDefinitions: format must be openai, anthropic, mcp or seed, not ${describe(format)}`,
    );
  }
  return only.map((wanted) => {
    const method = knownTool(wanted);
    const [description, specs] = TOOLS[method];
    const name = toolName(method);
    const schema = objectSchema(
      format === 'seed' && method === 'overview' ? without(specs, LATER) : specs,
      format === 'openai',
    );
    if (format === 'anthropic') return { name, description, input_schema: schema };
    if (format === 'mcp')
      return { name, description, inputSchema: schema, annotations: { readOnlyHint: LOOKS.has(method) } };
    return { type: 'function', function: { name, description, parameters: schema, strict: true } };
  });
}

const without = (specs: Specs, keys: readonly string[]): Specs =>
  Object.fromEntries(Object.entries(specs).filter(([key]) => !keys.includes(key)));

function objectSchema(specs: Specs, strict: boolean): ToolSchema {
  const properties = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, schemaOf(spec, strict)]));
  const required = Object.keys(specs).filter((name) => strict || readSpec(specs[name] as Spec).needed);
  return { type: 'object', properties, ...(required.length ? { required } : {}), additionalProperties: false };
}

const TYPES: Readonly<Record<string, ToolSchema>> = {
  s: { type: 'string' },
  's[]': { type: 'array', items: { type: 'string' } },
  b: { type: 'boolean' },
  n: { type: 'number' },
  p: { type: 'number', minimum: 0 },
  c: { type: 'integer', minimum: 1 },
  d: { type: 'string' },
  t: { type: 'string' },
  r: { type: 'string' },
};

/** In strict mode null stands for what is not given; that it was needed is said by the check. */
function schemaOf(spec: Spec, strict: boolean): ToolSchema {
  const { kind, says, fields } = readSpec(spec);
  const object = fields && objectSchema(fields, strict);
  const kinds = kind === 'f' ? ['s', 'n', 'b', 's[]'] : null;
  const { type, minimum, ...rest } = object
    ? kind
      ? { type: 'array', items: object }
      : object
    : kinds
      ? { anyOf: [...kinds.map((one) => ({ ...TYPES[one] })), ...(strict ? [{ type: 'null' }] : [])] }
      : (structuredClone(TYPES[kind]) ?? { type: 'string', enum: kind.split('|') });
  return {
    ...(typeof type === 'string' ? { type: strict ? [type, 'null'] : type } : {}),
    ...(says ? { description: says } : {}),
    ...rest,
    // Strict mode takes few keywords; what is too small is refused by the check.
    ...(minimum === undefined || strict ? {} : { minimum }),
    ...(strict && 'enum' in rest ? { enum: [...(rest.enum ?? []), null] } : {}),
  };
}
