import { describe } from '../../options.ts';
import { DomToolError } from '../../standards/errors.ts';
import { checkArguments } from './check.ts';
import { knownTool, readSpec, toolName, TOOLS, type Specs, type ToolName } from './table.ts';

type Args = Record<string, unknown>;
type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * Runs a tool by its name with the arguments that a model gave, as an object or as JSON; null counts as absent.
 * @throws DomToolError `bad_option` for a tool that there is not, and for arguments that it does not take.
 */
export async function callTool(tool: object, name: string, given?: unknown): Promise<unknown> {
  const method = knownTool(name);
  const called = toolName(method);
  return run(tool, method, checkArguments(called, parsed(called, given ?? {}), TOOLS[method][1]));
}

function parsed(called: string, given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return given.trim() === '' ? {} : JSON.parse(given);
  } catch {
    throw new DomToolError('bad_option', `${called}: the arguments are not valid JSON: ${describe(given)}`);
  }
}

function run(tool: object, method: ToolName, args: Args): Promise<unknown> {
  const methods = tool as unknown as Readonly<Record<string, Method>>;
  const call = (...given: unknown[]): Promise<unknown> => (methods[method] as Method).apply(tool, given);
  const { nodeId, targetNodeId, dx, dy, fields, ...options } = args;
  switch (method) {
    case 'text':
      return (methods['getSnapshot'] as Method)
        .call(tool)
        .then((snapshot) => (snapshot as { toText(options: object): string }).toText(textOptions(args)));
    case 'scroll':
      return call(nodeId ?? null, options);
    case 'drag':
      return call(nodeId, targetNodeId === undefined ? { dx, dy } : { targetNodeId }, options);
    case 'fillForm':
      return call(
        Object.fromEntries(
          (fields as readonly { nodeId: unknown; value: unknown }[]).map((field) => [
            String(field.nodeId),
            field.value,
          ]),
        ),
        options,
      );
    default: {
      const specs: Specs = TOOLS[method][1];
      const needed = Object.entries(specs)
        .filter(([, spec]) => readSpec(spec).needed)
        .map(([key]) => key);
      const rest = Object.fromEntries(Object.entries(args).filter(([key]) => !needed.includes(key)));
      return call(...needed.map((key) => args[key]), rest);
    }
  }
}

/** `expand: "41-60, 75"` and `lines: "20-60"` as the text view takes them; lists, as the view itself writes them, are that already. */
function textOptions({ expand, lines, ...options }: Args & { expand?: unknown; lines?: unknown }): Args {
  return {
    ...options,
    ...(expand === undefined
      ? {}
      : {
          expand:
            typeof expand === 'string' && expand !== 'all'
              ? expand.split(',').map((part) => range('expand', part))
              : expand,
        }),
    ...(lines === undefined ? {} : { lines: range('lines', String(lines as string)) }),
  };
}

function range(name: string, text: string): number | [from: number, to: number] {
  const [, from, to] = /^\D?(\d+)(?:\s*[-–,]\s*(\d+))?\D?$/.exec(text.trim()) ?? [];
  if (!from || (name === 'lines' && !to))
    throw new DomToolError('bad_option', `dom_text: ${name} must be numbers as 20-60, not ${describe(text)}`);
  return to ? [Number(from), Number(to)] : Number(from);
}
