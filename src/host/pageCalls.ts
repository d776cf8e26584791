import { methodOf, parametersOf } from '../api/tools/registry.ts';
import type { ActionResult } from '../index.ts';
import { DEFAULT_TIMEOUT } from '../schema.ts';

/**
 * Adds the id of the latest snapshot to the options of an action, unless the caller gives one. Options that are no
 * object stay as they are, for the page's tool to refuse.
 */
export function withSnapshotId(
  method: string,
  args: readonly unknown[],
  snapshotId: string | undefined,
): readonly unknown[] {
  if (snapshotId === undefined) return args;
  // Waiting without a number may go on in whichever page comes next.
  if (isWait(method, args) && waitOptions(method, args)?.nodeId === undefined) return args;
  const add = (options: unknown): unknown =>
    typeof (options ?? {}) === 'object' && !Array.isArray(options) ? { snapshotId, ...(options as object) } : options;
  if (method === 'call') return [args[0], add(args[1]), args[2]];
  const at = argumentCount(method);
  return [...Array.from({ length: at }, (_, i) => args[i]), add(args[at])];
}

/** Returns the method that a call runs, which may name a tool instead. */
const calledMethod = (method: string, args: readonly unknown[]): string | null =>
  method === 'call' ? methodOf(args[0]) : method;

/** Returns whether a call is one of `waitFor`. */
export const isWait = (method: string, args: readonly unknown[]): boolean => calledMethod(method, args) === 'waitFor';

type WaitOptions = { readonly nodeId?: unknown; readonly timeout?: unknown } | null | undefined;
const waitOptions = (method: string, args: readonly unknown[]): WaitOptions =>
  (method === 'call' ? args[1] : args[0]) as WaitOptions;

/** Returns how long a call of `waitFor` may wait, in milliseconds. */
export function waitTime(method: string, args: readonly unknown[]): number {
  const timeout = waitOptions(method, args)?.timeout;
  return typeof timeout === 'number' ? timeout : DEFAULT_TIMEOUT;
}

/** Returns the arguments of a call of `waitFor` with another `timeout`, in milliseconds. */
export function withTimeout(method: string, args: readonly unknown[], timeout: number): readonly unknown[] {
  const options = { ...waitOptions(method, args), timeout };
  return method === 'call' ? [args[0], options, args[2]] : [options];
}

/**
 * Returns the number of arguments that a method takes before its options: those of its tool, but for the destination of
 * `drag`, which is one argument. A method without a tool, such as `perform`, takes one.
 */
function argumentCount(method: string): number {
  if (method === 'drag') return 2;
  const tool = methodOf(method);
  return tool ? parametersOf(tool).length : 1;
}

/** Returns the `timeout` in the options of an action, in milliseconds, or 0. */
export function timeoutIn(args: readonly unknown[]): number {
  const given = args.map((one) => (one as { timeout?: unknown } | null | undefined)?.timeout);
  return given.filter((one): one is number => typeof one === 'number' && Number.isFinite(one)).at(-1) ?? 0;
}

/** Returns the result of an action whose document was left before it could report. */
export function leftDocument(method: string, args: readonly unknown[], started: number): ActionResult {
  const [name, given] = args;
  const node = method === 'call' ? (given as { nodeId?: unknown } | undefined)?.nodeId : name;
  const isNumber = typeof node === 'number' || (typeof node === 'string' && method !== 'callPageTool');
  return {
    success: true,
    nodeId: isNumber ? `node_${String(node).replace(/\D/g, '')}` : '',
    actionType: calledMethod(method, args) as ActionResult['actionType'],
    timestamp: new Date(started).toISOString(),
    duration: Date.now() - started,
    changes: { navigationOccurred: true, domMutations: 0, scrollChanged: false, valueChanged: false },
  };
}

/**
 * Returns the result of an action after which the page was about to leave its document, but stayed.
 * @param download the name of the file that came instead of a document
 * @param goingTo the address that the page is still going to, which has not answered yet
 */
export function stayed(answer: ActionResult, download: string | undefined, goingTo: string | null): ActionResult {
  const { changes, effect } = answer;
  const kept: { newUrl?: string } & typeof changes = { ...changes, navigationOccurred: false };
  delete kept.newUrl;
  return {
    ...answer,
    changes: kept,
    effect: {
      ...effect,
      ...(download !== undefined && { download }),
      ...(goingTo !== null && { pending: [...(effect?.pending ?? []), `the navigation to ${goingTo.slice(0, 300)}`] }),
    },
  };
}
