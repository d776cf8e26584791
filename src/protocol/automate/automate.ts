import { isString } from '../../standards/values.ts';
import { outside, type GuardedSteps } from '../../standards/guardedSteps.ts';
import { now, sleep, withinTime } from '../../dom/timers.ts';
import { Evidence } from '../../interactivity/isInteractive.ts';
import {
  checkArgument,
  checkOnlyOne,
  checkOptions,
  COUNT,
  DEFAULT_TIMEOUT,
  describe,
  FLAG,
  LIMIT,
  parseNodeId,
  readable,
  type NodeId,
} from '../../schema.ts';
import { firstVisible } from '../../visibility/checkVisibility.ts';
import type { DomSnapshot } from '../../snapshot/DomSnapshot.ts';
import { ownFields } from '../../standards/ownFields.ts';
import { badOption, DomToolError, type MisuseCode } from '../../standards/errors.ts';
import {
  describeElement,
  descriptorMode,
  type BalancedDescriptor,
  type DescriptorMode,
  type ElementFacts,
  type FullDescriptor,
} from '../../views/descriptors.ts';
import { shownValue } from '../../views/controlWords.ts';
import { attributesOf, elementFacts, wordsOf } from '../../api/elementFacts.ts';
import type { ActionChanges, ActionCode, ActionEffect, ActionResult, ActionType } from '../../api/actionResult.ts';
import { isInput, isTextarea } from '../../dom/kinds.ts';
import { inputValue, textareaValue } from '../../dom/natives.ts';
import { cut } from '../../standards/characters.ts';
import { quoted, visible } from '../../standards/pageText.ts';
import { MASK, maskSecretNumbers } from '../../standards/secretPatterns.ts';
import type { TextGate } from '../../standards/TextGate.ts';
import { messageOf } from '../../standards/messageOf.ts';
import { goneNode } from '../../api/naming.ts';
import { ACTIONS, optionsOf } from '../../api/tools/registry.ts';
import { remoteMatch, resolve, type Selector } from './resolveSelector.ts';
import { sendable } from './sendable.ts';

type ElementAction = Exclude<ActionType, 'fillForm'>;
/** The actions that a request can ask for: queries, the actions of the tool, and code of the caller. */
export type AutomationAction =
  'query' | 'exists' | 'getText' | 'getValue' | 'getAttribute' | 'evaluate' | ElementAction;

/**
 * One automation request. Besides these fields it may have the action's own arguments: `text` for `type`, `values` for
 * `select`, `key` for `keypress`, …
 */
export interface AutomationRequest {
  readonly action: AutomationAction;
  /** Selects the element. If several match, an action uses the first visible one. */
  readonly selector?: Selector;
  readonly nodeId?: NodeId;
  /** `full` includes everything that is known of an element. Any other value means `balanced`. */
  readonly descriptorMode?: DescriptorMode;
  /**
   * For `query`: the largest number of elements to describe (default 50). `count` in the answer is the number of all
   * matches.
   */
  readonly limit?: number;
  /** Whether to show typed text (default false). Secrets are never shown. */
  readonly includeValues?: boolean;
  /** For `getAttribute`: the name of the attribute. */
  readonly name?: string;
  /**
   * For `evaluate`: a function that is called with the element (or null) and `arg`, or code as a string if the host
   * runs such code.
   */
  readonly fn?: ((element: Element | null, arg: unknown) => unknown) | string;
  readonly arg?: unknown;
  /** For `evaluate`: how long the answer may take, in milliseconds (default 10,000). */
  readonly timeout?: number;
  readonly [argument: string]: unknown;
}

/** Abilities that only the host can grant, and not the request. */
export interface AutomationHost {
  /** Runs code that came as a string. Without this function, such code is refused. */
  readonly evaluate?: (code: string, element: Element | null, arg: unknown) => unknown;
}

export type AutomationElement = BalancedDescriptor | FullDescriptor;
export type AutomationCode =
  ActionCode | MisuseCode | 'no_match' | 'unknown_action' | 'evaluate_failed' | 'not_allowed';

export interface AutomationResult {
  success: boolean;
  action: string;
  /**
   * The descriptors of the elements that `query` found, the descriptor of the element that an action used, the text of
   * `getText`, or the value that `evaluate` returned.
   */
  result: unknown;
  /** The number of elements that the selector matched. */
  count: number;
  descriptorMode: DescriptorMode;
  /** The changes that an action caused. */
  changes?: ActionChanges;
  effect?: ActionEffect;
  error?: string;
  code?: AutomationCode;
}

/** The methods of the tool that a request uses. */
export interface AutomationContext {
  snapshot(): Promise<DomSnapshot>;
  call(method: string, args: object): GuardedSteps<unknown>;
  /** Returns the facts about an element of a joined frame. */
  remoteFacts(target: NodeId, includeValues: boolean): Promise<ElementFacts | null> | null;
}

/** The actions that only automation requests have, with their own arguments. */
const QUERY_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  query: ['limit'],
  exists: [],
  getText: [],
  getValue: [],
  getAttribute: ['name'],
  evaluate: ['fn', 'arg', 'timeout'],
};
const QUERIES: readonly string[] = Object.keys(QUERY_ARGUMENTS);
const ELEMENT_ACTIONS: readonly string[] = ACTIONS.filter((name) => name !== 'fillForm');
/** The actions that work without an element. */
const WITHOUT_ELEMENT: readonly string[] = ['evaluate', 'scroll', 'keypress', 'waitFor'];
/** What `waitFor` waits for besides an element. */
const CONDITIONS = ['text', 'textGone', 'url', 'quiet'] as const;
/** The number of elements that a query describes by default. */
const DEFAULT_LIMIT = 50;
/** The interval at which `waitFor` tries a selector, in milliseconds. */
const POLL_MS = 100;

/** Answers a request. Errors are reported in the answer, except those of a destroyed tool and of DomTool itself. */
export function* automate(
  context: AutomationContext,
  request: AutomationRequest,
  host?: AutomationHost | null,
): GuardedSteps<AutomationResult> {
  const { action, selector, nodeId, descriptorMode: mode, ...rest } = ownFields<AutomationRequest>(request);
  const name = visible(cut(isString(action) ? action : describe(action), 40));
  const envelope = { action: name, result: null as unknown, count: 0, descriptorMode: descriptorMode(mode) };
  const refuse = (code: AutomationCode, error: string, count = 0): AutomationResult => ({
    success: false,
    ...envelope,
    count,
    error: visible(error),
    code,
  });
  if (!QUERIES.includes(action) && !ELEMENT_ACTIONS.includes(action))
    return refuse(
      'unknown_action',
      `there is no action ${describe(action)}; the actions are ${[...QUERIES, ...ELEMENT_ACTIONS].join(', ')}`,
    );
  try {
    // A request with a function is not a copy, so that its other parts may still have getters.
    checkRequest(action, { selector, nodeId }, rest);
    const target = readable(selector ?? nodeId, SELECTOR) as Selector | undefined;
    if (
      action === 'waitFor' &&
      selector !== undefined &&
      parseNodeId(selector) === null &&
      !(yield* waitForSelector(context, selector, rest))
    ) {
      return refuse(
        'timeout',
        `waitFor: ${named(selector)} did not become ${describe(rest['state'] ?? 'visible')} in time`,
      );
    }
    const snapshot = yield* outside(() => context.snapshot());
    const { gate } = snapshot.parts.registry;
    if (target === undefined && !WITHOUT_ELEMENT.includes(action))
      return refuse('bad_option', `${action} needs a selector or a nodeId`);
    const found = target === undefined ? [] : resolve(snapshot, target);
    const el = firstVisible(found) ?? found[0] ?? null;
    const count = found.length;
    const number = parseNodeId((target as { nodeId?: NodeId } | undefined)?.nodeId ?? target);
    const describer = (now = snapshot): ((one: Element) => unknown) => {
      const evidence = new Evidence();
      return (one) =>
        describeElement(
          elementFacts(one, now, rest.includeValues === true, envelope.descriptorMode === 'balanced', evidence),
          envelope.descriptorMode,
        );
    };
    const limit = rest.limit ?? DEFAULT_LIMIT;
    const succeed = (result: unknown): AutomationResult => ({ success: true, ...envelope, result, count });
    switch (action) {
      case 'query':
        checkArgument('query', 'limit', limit, COUNT);
        if (count) return succeed(found.slice(0, limit).map(describer()));
        break;
      case 'exists':
        if (count) return succeed(true);
        break;
      case 'waitFor':
        // The wait for a selector to match nothing is over at this point.
        if (!el && number === null && target !== undefined) {
          if (!CONDITIONS.some((name) => isGiven(rest[name]))) return succeed(null);
          const others = { ...rest, state: null };
          return { ...envelope, ...(yield* act(context, action, null, others, describer)), result: null };
        }
        break;
      default:
    }
    const remoteTarget = target === undefined || el ? null : (number ?? remoteMatch(snapshot, target));
    const remote =
      remoteTarget === null
        ? null
        : yield* outside(() => context.remoteFacts(remoteTarget, rest.includeValues === true));
    if (remote) {
      const described = describeElement(remote, envelope.descriptorMode);
      if (ELEMENT_ACTIONS.includes(action)) {
        const acted = yield* act(context, action as ElementAction, parseNodeId(remote.nodeId), rest, describer);
        return { ...envelope, count: 1, ...acted, result: acted.result ?? described };
      }
      if (action === 'evaluate')
        return refuse('not_allowed', 'evaluate: a script cannot reach into a frame of another origin', 1);
      return {
        ...succeed(action === 'query' ? [described] : action === 'exists' || read(action, remote, rest)),
        count: 1,
      };
    }
    if (action === 'query' || action === 'exists') return succeed(action === 'query' ? [] : false);
    if (target !== undefined && !el && number === null) {
      return refuse(
        'no_match',
        `${action}: nothing in the page, its frames or open shadow roots matches ${named(selector)}`,
      );
    }
    if (ELEMENT_ACTIONS.includes(action)) {
      return {
        ...envelope,
        count,
        ...(yield* act(
          context,
          action as ElementAction,
          el ? snapshot.parts.registry.assign(el) : number,
          rest,
          describer,
        )),
      };
    }
    if (action === 'evaluate')
      return yield* evaluate(el, rest, host, refuse, gate, (value) =>
        succeed(sendable(value, describer(), (text) => gate.masked(text))),
      );
    if (!el) return refuse('stale_node', `${action}: ${goneNode(`node_${String(number)}`)}`);
    const node = snapshot.nodeOf(el);
    const { includeValues = false } = rest;
    return succeed(
      read(
        action,
        {
          text: wordsOf(el, snapshot, includeValues, Infinity),
          value: node ? exactValue(el, shownValue(node, includeValues), gate) : null,
          attributes: attributesOf(el, node, includeValues, gate, true),
        },
        rest,
      ),
    );
  } catch (error) {
    if (!(error instanceof DomToolError) || error.code === 'destroyed') throw error;
    return refuse(error.code, error.message);
  }
}

/**
 * @throws DomToolError `bad_option` for more than one target, for an argument that a query does not take, and for what
 *   cannot be waited for
 */
function checkRequest(action: AutomationAction, target: object, rest: Partial<AutomationRequest>): void {
  const { includeValues, ...args } = rest;
  if (isGiven(includeValues)) checkArgument(action, 'includeValues', includeValues, FLAG);
  const { targetNodeId } = args;
  checkOnlyOne(action, { ...target, targetNodeId }, [
    'selector',
    'nodeId',
    ...(action === 'keypress' ? ['targetNodeId'] : []),
  ]);
  if (action === 'waitFor') checkOptions(action, args, optionsOf(action));
  if (!QUERIES.includes(action)) return;
  const names = QUERY_ARGUMENTS[action] as readonly string[];
  const unknown = Object.keys(args).find((name) => isGiven(args[name]) && !names.includes(name));
  if (unknown !== undefined)
    throw badOption(
      `${action}: there is no argument ${JSON.stringify(unknown)}; ` +
        `the arguments are ${['selector', 'nodeId', ...names, 'includeValues', 'descriptorMode'].join(', ')}`,
    );
}

/** Null counts as absent, as in all arguments. */
const isGiven = (value: unknown): boolean => (value ?? null) !== null;

/** Returns the value of a control character by character, if it may be shown. */
const exactValue = (el: Element, shown: string | null, gate: TextGate): string | null =>
  shown === null || shown.includes(MASK)
    ? shown
    : isInput(el) || isTextarea(el)
      ? gate.masked(maskSecretNumbers(isInput(el) ? inputValue(el) : textareaValue(el)))
      : shown;

function read(
  action: string,
  { text, value, attributes }: Pick<ElementFacts, 'text' | 'value' | 'attributes'>,
  { name }: Partial<AutomationRequest>,
): unknown {
  if (action === 'getText') return text;
  if (action === 'getValue') return value;
  if (!isString(name)) throw badOption(`getAttribute: name must be a text, not ${describe(name)}`);
  return Object.hasOwn(attributes, name.toLowerCase()) ? attributes[name.toLowerCase()] : null;
}

function* act(
  context: AutomationContext,
  action: ElementAction,
  id: number | null,
  rest: Partial<AutomationRequest>,
  describer: (now: DomSnapshot) => (el: Element) => unknown,
): GuardedSteps<Pick<AutomationResult, 'success' | 'result' | 'changes' | 'effect' | 'error' | 'code'>> {
  const key = action === 'keypress' ? 'targetNodeId' : 'nodeId';
  const args = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'includeValues'));
  const outcome = (yield* context.call(action, { ...args, ...(id === null ? {} : { [key]: id }) })) as ActionResult & {
    items?: unknown;
  };
  const { success, error, code, changes, effect, nodeId } = outcome;
  const now = yield* outside(() => context.snapshot());
  const after = now.parts.registry.element(parseNodeId(nodeId) ?? -1);
  return {
    success,
    result: outcome.items ?? (after && describer(now)(after)),
    changes,
    ...(effect && { effect }),
    ...(error === undefined ? {} : { error }),
    ...(code === undefined ? {} : { code }),
  };
}

function* evaluate(
  el: Element | null,
  { fn, arg, timeout = 10_000 }: Partial<AutomationRequest>,
  host: AutomationHost | null | undefined,
  refuse: (code: AutomationCode, error: string) => AutomationResult,
  gate: TextGate,
  succeed: (value: unknown) => AutomationResult,
): GuardedSteps<AutomationResult> {
  if (isString(fn) && !host?.evaluate)
    return refuse(
      'not_allowed',
      'evaluate: code in the form of a string runs only if the host passes an evaluate function to automate',
    );
  if (typeof fn !== 'function' && !isString(fn))
    return refuse('bad_option', `evaluate: fn must be a function, not ${describe(fn)}`);
  checkArgument('evaluate', 'timeout', timeout, LIMIT);
  const late = {};
  const run = async (): Promise<unknown> => await (isString(fn) ? host?.evaluate?.(fn, el, arg) : fn(el, arg));
  try {
    const value = yield* outside(() => withinTime(run(), timeout, () => late));
    return value === late ? refuse('timeout', `evaluate: no answer came within ${timeout} ms`) : succeed(value);
  } catch (error) {
    return refuse('evaluate_failed', `evaluate: ${quoted(gate.line(messageOf(error)))}`);
  }
}

/**
 * Waits until the selector matches an element, or none for the states `hidden` and `detached`. `waitFor` with a number
 * waits for everything else.
 */
function* waitForSelector(
  context: AutomationContext,
  selector: Selector,
  { state, timeout }: Partial<AutomationRequest>,
): GuardedSteps<boolean> {
  const end = now() + (typeof timeout === 'number' ? timeout : DEFAULT_TIMEOUT);
  const gone = state === 'hidden' || state === 'detached';
  for (;;) {
    const found = resolve(yield* outside(() => context.snapshot()), selector);
    const isThere = (state === 'detached' ? found[0] : firstVisible(found)) !== undefined;
    if (isThere !== gone) return true;
    if (now() > end) return false;
    yield* outside(() => sleep(POLL_MS));
  }
}

function named(selector: unknown): string {
  try {
    return describe(typeof selector === 'object' ? JSON.stringify(selector) : selector);
  } catch {
    // An object may contain itself.
    return describe(selector);
  }
}

const SELECTOR = { prefix: '', whole: 'the selector' };
