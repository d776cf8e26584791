import {
  automate,
  type AutomationContext,
  type AutomationHost,
  type AutomationRequest,
  type AutomationResult,
} from '../protocol/automate/automate.ts';
import { negotiate, type NegotiateOptions, type Negotiation } from '../protocol/negotiate/negotiate.ts';
import { pageState, type PageState, type PageStateOptions } from '../protocol/negotiate/pageState.ts';
import { inSteps } from '../dom/steps.ts';
import { outside, type GuardedSteps } from '../standards/guardedSteps.ts';
import { checkArgument, checkOptions, FLAG, TEXT } from '../schema.ts';
import type { OfSnapshot } from './actionResult.ts';
import type { PageViews } from './PageViews.ts';
import type { Session } from './session.ts';
import type { SnapshotViews } from './SnapshotViews.ts';
import { callTool, parseAction } from './tools/calls.ts';
import { compactResult, isActionResult } from './tools/compactResult.ts';

/**
 * Answers the requests of agents and their back ends: tool calls, action strings, page states, negotiations and
 * automation requests.
 */
export class AgentRequests {
  readonly #session: Session;
  readonly #views: PageViews;

  constructor(session: Session, views: PageViews) {
    this.#session = session;
    this.#views = views;
  }

  /** Runs a tool. An action returns the compact result, or its full result with `full`. */
  call(name: string, args?: unknown, options?: { full?: boolean }): Promise<unknown> {
    return inSteps(this.#call(name, args, options));
  }

  perform(action: string, options?: OfSnapshot): Promise<unknown> {
    return inSteps(this.#perform(action, options));
  }

  pageState(options: PageStateOptions): Promise<PageState> {
    return inSteps(this.#pageState(options));
  }

  negotiate(options: NegotiateOptions): Promise<Negotiation> {
    return inSteps(negotiate(() => this.#look('negotiate'), options));
  }

  automate(request: AutomationRequest, host?: AutomationHost): Promise<AutomationResult> {
    const context: AutomationContext = {
      snapshot: () => this.#session.snapshot('automate'),
      call: (method, args) => callTool(this.#session.host, method, args),
      remoteFacts: (target, includeValues) => this.#session.frames?.facts(target, includeValues) ?? null,
    };
    return inSteps(automate(context, request, host));
  }

  *#call(name: string, args?: unknown, options?: { full?: boolean }): GuardedSteps<unknown> {
    checkArgument('call', 'name', name, { type: 'string' });
    const { full } = checkOptions('call', options, { full: FLAG });
    const answer = yield* callTool(this.#session.host, name, args);
    return !full && isActionResult(answer) ? compactResult(answer) : answer;
  }

  *#perform(action: string, options?: OfSnapshot): GuardedSteps<unknown> {
    checkArgument('perform', 'action', action, { type: 'string' });
    const { name, args } = parseAction(action);
    return yield* callTool(this.#session.host, name, {
      ...args,
      ...checkOptions('perform', options, { snapshotId: TEXT }),
    });
  }

  *#pageState(options: PageStateOptions): GuardedSteps<PageState> {
    const { views, recentEvents } = yield* outside(() => this.#look('pageState'));
    return yield* pageState(views, recentEvents, options);
  }

  async #look(method: string): Promise<{ views: SnapshotViews; recentEvents: readonly string[] }> {
    const views = await this.#views.now(method);
    return { views, recentEvents: this.#session.recentEvents(views.snapshot) };
  }
}
