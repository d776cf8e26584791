import { isString } from '../../standards/values.ts';
import { ownFields } from '../../standards/ownFields.ts';
import { badOption, DomToolError } from '../../standards/errors.ts';
import { methodOf } from '../../api/tools/registry.ts';
import type { Request } from './envelopes.ts';

type Args = Readonly<Record<string, unknown>>;

/** The methods of `DomTool` that commands run. */
export interface ServedTool {
  getSnapshot(): Promise<{ toJSON(): object }>;
  buildSnapshot(): Promise<{ toJSON(): object }>;
  get_serialized_dom(options?: object): Promise<object>;
  toPageModel(options?: object): Promise<object>;
  inspect(target: string): Promise<{ success: boolean; nodeId?: string | null }>;
  call(name: string, args?: unknown, options?: { readonly full?: boolean }): Promise<unknown>;
  perform(action: string, options?: { snapshotId?: string }): Promise<unknown>;
  automate(request: object): Promise<object>;
  readonly overlay: { show(options?: object): Promise<object>; hide(): void };
}

/**
 * The commands in addition to the tools of `toolDefinitions`. Each tool is also a command, with a name such as
 * `dom-set-value`.
 */
const COMMANDS: Readonly<Record<string, (tool: ServedTool, args: Args) => unknown>> = {
  'get-snapshot': async (tool, { force }) => (await (force ? tool.buildSnapshot() : tool.getSnapshot())).toJSON(),
  'get-serialized-dom': (tool, { options, ...rest }) => tool.get_serialized_dom((options ?? rest) as object),
  'capture-interaction-content': (tool, { includeValues }) =>
    tool.toPageModel(includeValues === undefined ? {} : { includeValues }),
  'dom-perform': (tool, { action, ...options }) => tool.perform(action as string, options),
  'dom-automate': (tool, args) => tool.automate(args),
  'overlay-show': (tool, args) => tool.overlay.show(args),
  'overlay-hide': (tool) => tool.overlay.hide(),
};

/**
 * Runs a `TAB_COMMAND` or `PAGE_ACTION_EXECUTE`.
 * @throws DomToolError `unknown_command`; otherwise whatever the tool throws
 */
export async function runRequest(tool: ServedTool, { type, payload, ...rest }: Request): Promise<unknown> {
  const content = objectOf(payload ?? rest);
  if (type === 'PAGE_ACTION_EXECUTE') return await runAction(tool, content['action']);
  const command = String(content['command']);
  const args = objectOf(content['args'] ?? {});
  const own = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (own) return await own(tool, args);
  if (!command.startsWith('dom-') || !methodOf(command))
    throw new DomToolError('unknown_command', `Unknown command: ${command}`);
  const { options, ...flat } = args;
  return await tool.call(command, { ...objectOf(options ?? {}), ...flat }, { full: true });
}

/** Other names that callers use for actions. */
const ALIASES = ownFields<Record<string, string>>({ input: 'type', fill: 'type', press: 'keypress' });

/**
 * Runs an action given as `{ type: 'click', nodeId | selector, …options }` or as an action string such as `click(12)`.
 */
async function runAction(tool: ServedTool, action: unknown): Promise<unknown> {
  if (isString(action)) return await tool.perform(action);
  const { type: kind, selector, targetElement, value, options, ...given } = objectOf(action);
  const name = ALIASES[String(kind)] ?? String(kind);
  if (!methodOf(name)) throw new DomToolError('unknown_command', `Unknown action: ${name}`);
  const target = objectOf(targetElement ?? {});
  const selected = selector ?? target['selector'];
  let nodeId = given['nodeId'] ?? target['nodeId'];
  if (nodeId === undefined && isString(selected)) {
    const found = await tool.inspect(selected);
    if (!found.success) return found;
    ({ nodeId } = found);
  }
  const own = {
    ...objectOf(options ?? {}),
    ...given,
    ...(value === undefined ? {} : { [name === 'type' ? 'text' : 'value']: value }),
  };
  return await tool.call(
    name,
    nodeId === undefined ? own : { ...own, [name === 'keypress' ? 'targetNodeId' : 'nodeId']: nodeId },
    { full: true },
  );
}

function objectOf(value: unknown): Args {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Args;
  throw badOption('a message must be { type, payload: { command, args } } with objects for payload and args');
}
