import { AriaPass } from '../../aria/AriaPass.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { describe } from '../../schema.ts';
import { checkVisibility } from '../../visibility/checkVisibility.ts';
import { parseNodeId } from '../../schema.ts';
import type { DomSnapshot } from '../../snapshot/DomSnapshot.ts';
import { DomToolError, type MisuseCode } from '../../standards/errors.ts';
import {
  describeElement,
  descriptorMode,
  type BalancedDescriptor,
  type DescriptorMode,
  type ElementFacts,
  type FullDescriptor,
} from '../../views/descriptors.ts';
import { wordsIn } from '../../views/overview/wording.ts';
import { shownValue } from '../../views/controlWords.ts';
import { attributesOf, elementFacts } from '../../api/elementFacts.ts';
import type { ActionChanges, ActionCode, ActionEffect, ActionResult, ActionType } from '../../api/actionResult.ts';
import type { NodeId } from '../../schema.ts';
import { ACTIONS } from '../../api/tools/registry.ts';
import { remoteMatch, resolve, type Selector } from './resolveSelector.ts';
import { sendable } from './sendable.ts';

type Acting = Exclude<ActionType, 'fillForm'>;
/** What a request can ask for: reading, every action of the tool, the caller's own code. */
export type AutomationAction = 'query' | 'exists' | 'getText' | 'getValue' | 'getAttribute' | 'evaluate' | Acting;

/**
 * One automation request. Beside these fields it takes the action's own arguments: `text` to type, `values` to select,
 * `key` to press, …
 */
export interface AutomationRequest {
  readonly action: AutomationAction;
  /** Which element; of several that match, the first that can be seen. */
  readonly selector?: Selector;
  readonly nodeId?: NodeId;
  /** `full` for all that is known of an element; anything else is `balanced`. */
  readonly descriptorMode?: DescriptorMode;
  /** `query`: how many elements to describe (default: 50); `count` tells how many there are. */
  readonly limit?: number;
  /** Show typed text too (default: false); never secrets. */
  readonly includeValues?: boolean;
  /** `getAttribute`: which. */
  readonly name?: string;
  /** `evaluate`: called with the element (or null) and `arg`; or code as text, where the host runs it. */
  readonly fn?: ((element: Element | null, arg: unknown) => unknown) | string;
  readonly arg?: unknown;
  readonly [argument: string]: unknown;
}

/** What only the host may give, not the request. */
export interface AutomationHost {
  /** Runs code that came as text. Without it such code is refused. */
  readonly evaluate?: (code: string, element: Element | null, arg: unknown) => unknown;
}

export type AutomationElement = BalancedDescriptor | FullDescriptor;
export type AutomationCode =
  ActionCode | MisuseCode | 'no_match' | 'unknown_action' | 'evaluate_failed' | 'not_allowed';

export interface AutomationResult {
  success: boolean;
  action: string;
  /**
   * Elements as descriptors: of `query` a list, of an action the one acted on; text of `getText`; what `evaluate` gave.
   */
  result: unknown;
  /** How many elements the selector matched. */
  count: number;
  descriptorMode: DescriptorMode;
  /** What an action changed. */
  changes?: ActionChanges;
  effect?: ActionEffect;
  error?: string;
  code?: AutomationCode;
}

/** What a request needs of the tool. */
export interface AutomationContext {
  snapshot(): Promise<DomSnapshot>;
  call(method: string, args: object): Promise<unknown>;
  /** What is known of an element of a joined frame. */
  remoteFacts(target: NodeId, includeValues: boolean): Promise<ElementFacts | null>;
}

/** Actions of automation requests only. */
const READING: readonly string[] = ['query', 'exists', 'getText', 'getValue', 'getAttribute', 'evaluate'];
const ACTING: readonly string[] = ACTIONS.filter((name) => name !== 'fillForm');
/** Actions that need no element. */
const WITHOUT_ELEMENT: readonly string[] = ['evaluate', 'scroll', 'keypress', 'waitFor'];
/** How many elements a query describes by default. */
const DEFAULT_LIMIT = 50;
/** How often a selector is tried again while it is waited for, in milliseconds. */
const POLL_MS = 100;

/**
 * Does what a request asks for. Whatever goes wrong is in the answer, but for a destroyed tool and faults of DomTool
 * itself.
 */
export async function automate(
  context: AutomationContext,
  request: AutomationRequest,
  host: AutomationHost = {},
): Promise<AutomationResult> {
  const { action, selector, nodeId, descriptorMode: mode, ...rest } = (request ?? {}) as AutomationRequest;
  const envelope = { action: String(action), result: null as unknown, count: 0, descriptorMode: descriptorMode(mode) };
  const refuse = (code: AutomationCode, error: string, count = 0): AutomationResult => ({
    success: false,
    ...envelope,
    count,
    error,
    code,
  });
  if (!READING.includes(action) && !ACTING.includes(action))
    return refuse(
      'unknown_action',
      `there is no action ${describe(action)}; there are ${[...READING, ...ACTING].join(', ')}`,
    );
  const target = selector ?? nodeId;
  try {
    if (
      action === 'waitFor' &&
      selector !== undefined &&
      parseNodeId(selector) === null &&
      !(await appears(context, selector, rest))
    ) {
      return refuse(
        'timeout',
        `waitFor: ${named(selector)} did not become ${describe(rest['state'] ?? 'visible')} in time`,
      );
    }
    const snapshot = await context.snapshot();
    if (target === undefined && !WITHOUT_ELEMENT.includes(action))
      return refuse('bad_option', `${action}: give a selector or a nodeId`);
    const found = target === undefined ? [] : resolve(snapshot, target);
    const el = firstSeen(found);
    const count = found.length;
    const number =
      target === undefined
        ? null
        : parseNodeId(typeof target === 'object' && 'nodeId' in target ? target.nodeId : target);
    const teller = (now = snapshot): ((one: Element) => unknown) => {
      const aria = new AriaPass(new LayoutReader());
      return (one) =>
        describeElement(
          elementFacts(one, now, rest.includeValues === true, envelope.descriptorMode === 'balanced', aria),
          envelope.descriptorMode,
        );
    };
    const done = (result: unknown): AutomationResult => ({ success: true, ...envelope, result, count });
    switch (action) {
      case 'query':
        if (count)
          return done(found.slice(0, typeof rest.limit === 'number' ? rest.limit : DEFAULT_LIMIT).map(teller()));
        break;
      case 'exists':
        if (count) return done(true);
        break;
      case 'waitFor':
        // That a selector matches nothing was waited for already.
        if (!el && number === null && target !== undefined) return done(null);
        break;
      default:
    }
    const remote =
      target === undefined || el
        ? null
        : await context.remoteFacts(number ?? remoteMatch(snapshot, target), rest.includeValues === true);
    if (remote) {
      const described = describeElement(remote, envelope.descriptorMode);
      if (ACTING.includes(action)) {
        const acted = await act(context, action as Acting, parseNodeId(remote.nodeId), rest, teller);
        return { ...envelope, count: 1, ...acted, result: acted.result ?? described };
      }
      if (action === 'evaluate')
        return refuse('not_allowed', 'evaluate: no script reaches into a frame of another origin', 1);
      return {
        ...done(action === 'query' ? [described] : action === 'exists' || read(action, remote, rest)),
        count: 1,
      };
    }
    if (action === 'query' || action === 'exists') return done(action === 'query' ? [] : false);
    if (target !== undefined && !el && number === null) {
      return refuse(
        'no_match',
        `${action}: nothing in the page, its frames or open shadow roots matches ${named(selector)}`,
      );
    }
    if (ACTING.includes(action)) {
      return {
        ...envelope,
        count,
        ...(await act(context, action as Acting, el ? snapshot.parts.registry.assign(el) : number, rest, teller)),
      };
    }
    if (action === 'evaluate')
      return await evaluate(el, rest, host, refuse, (value) => done(sendable(value, teller())));
    if (!el)
      return refuse(
        'stale_node',
        `${action}: node ${describe(number)} is not in the page; look again and use the new numbers`,
      );
    const node = snapshot.nodeOf(el);
    const { includeValues = false } = rest;
    return done(
      read(
        action,
        {
          text: node ? wordsIn(node, Infinity) : '',
          value: node ? shownValue(node, includeValues) : null,
          attributes: attributesOf(el, includeValues),
        },
        rest,
      ),
    );
  } catch (error) {
    if (!(error instanceof DomToolError) || error.code === 'destroyed') throw error;
    return refuse(error.code, error.message);
  }
}

const firstSeen = (found: readonly Element[]): Element | null =>
  found.find((el) => found.length === 1 || checkVisibility(el).visible) ?? found[0] ?? null;

function read(
  action: string,
  { text, value, attributes }: Pick<ElementFacts, 'text' | 'value' | 'attributes'>,
  { name }: Partial<AutomationRequest>,
): unknown {
  if (action === 'getText') return text;
  if (action === 'getValue') return value;
  if (typeof name !== 'string')
    throw new DomToolError('bad_option', `getAttribute: name must be a text, not ${describe(name)}`);
  return Object.hasOwn(attributes, name.toLowerCase()) ? attributes[name.toLowerCase()] : null;
}

async function act(
  context: AutomationContext,
  action: Acting,
  id: number | null,
  rest: Partial<AutomationRequest>,
  teller: (now: DomSnapshot) => (el: Element) => unknown,
): Promise<Pick<AutomationResult, 'success' | 'result' | 'changes' | 'effect' | 'error' | 'code'>> {
  const key = action === 'keypress' ? 'targetNodeId' : 'nodeId';
  const args = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'includeValues'));
  const outcome = (await context.call(action, { ...args, ...(id === null ? {} : { [key]: id }) })) as ActionResult & {
    items?: unknown;
  };
  const { success, error, code, changes, effect, nodeId } = outcome;
  const now = await context.snapshot();
  const after = now.parts.registry.element(parseNodeId(nodeId) ?? -1);
  const element = after ? teller(now)(after) : null;
  return {
    success,
    result: outcome.items ?? element,
    changes,
    ...(effect ? { effect } : {}),
    ...(error === undefined ? {} : { error }),
    ...(code === undefined ? {} : { code }),
  };
}

async function evaluate(
  el: Element | null,
  { fn, arg }: Partial<AutomationRequest>,
  host: AutomationHost,
  refuse: (code: AutomationCode, error: string) => AutomationResult,
  done: (value: unknown) => AutomationResult,
): Promise<AutomationResult> {
  if (typeof fn === 'string' && !host.evaluate)
    return refuse(
      'not_allowed',
      'evaluate: code as text is run only where the host gives automate an evaluate of its own',
    );
  if (typeof fn !== 'function' && typeof fn !== 'string')
    return refuse('bad_option', `evaluate: fn must be a function, not ${describe(fn)}`);
  try {
    return done(await (typeof fn === 'string' ? host.evaluate?.(fn, el, arg) : fn(el, arg)));
  } catch (error) {
    return refuse('evaluate_failed', `evaluate: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Waits until what a selector matches is there, or is gone; `waitFor` by number does the rest. */
async function appears(
  context: AutomationContext,
  selector: Selector,
  { state, timeout }: Partial<AutomationRequest>,
): Promise<boolean> {
  const end = performance.now() + (typeof timeout === 'number' ? timeout : 5000);
  const gone = state === 'hidden' || state === 'detached';
  for (;;) {
    const found = resolve(await context.snapshot(), selector);
    if (found.some((el) => state === 'detached' || checkVisibility(el).visible) !== gone) return true;
    if (performance.now() > end) return false;
    await new Promise((resume) => {
      setTimeout(resume, POLL_MS);
    });
  }
}

const named = (selector: unknown): string =>
  describe(typeof selector === 'object' ? JSON.stringify(selector) : selector);
