import { checkArguments, describe } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';
import { knownTool, toolName, TOOLS, type ToolHost } from './registry.ts';

/**
 * Runs a tool by its name.
 * @param host what the tool is run on
 * @param name the tool's name in any spelling
 * @param given the arguments that a model gave, as an object or as JSON; null counts as absent
 * @throws DomToolError `bad_option` for a tool that there is not, and for arguments that it does not take
 */
export async function callTool(host: ToolHost, name: string, given?: unknown): Promise<unknown> {
  const method = knownTool(name);
  const called = toolName(method);
  const { schema, run } = TOOLS[method];
  return run(host, checkArguments(called, parsed(called, given ?? {}), schema) as never);
}

function parsed(called: string, given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return given.trim() === '' ? {} : JSON.parse(given);
  } catch {
    throw new DomToolError('bad_option', `${called}: the arguments are not valid JSON: ${describe(given)}`);
  }
}
