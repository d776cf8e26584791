import {
  automate,
  type AutomationHost,
  type AutomationRequest,
  type AutomationResult,
} from '../protocol/automate/automate.ts';
import { negotiate, type NegotiateOptions, type Negotiation } from '../protocol/negotiate/negotiate.ts';
import { pageState, type PageState, type PageStateOptions } from '../protocol/negotiate/pageState.ts';
import { checkArgument } from '../schema.ts';
import { ownFields } from '../standards/ownFields.ts';
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
  async call(name: string, args?: unknown, options?: { full?: boolean }): Promise<unknown> {
    checkArgument('call', 'name', name, { type: 'string' });
    const { full } = ownFields<{ full?: boolean }>(options);
    const answer = await callTool(this.#session.host, name, args);
    return !full && isActionResult(answer) ? compactResult(answer) : answer;
  }

  async perform(action: string, snapshotId: string | undefined): Promise<unknown> {
    checkArgument('perform', 'action', action, { type: 'string' });
    const { name, args } = parseAction(action);
    return callTool(this.#session.host, name, snapshotId === undefined ? args : { ...args, snapshotId });
  }

  async pageState(options: PageStateOptions): Promise<PageState> {
    const { views, recentEvents } = await this.#look('pageState');
    return pageState(views, recentEvents, options);
  }

  negotiate(options: NegotiateOptions): Promise<Negotiation> {
    return negotiate(() => this.#look('negotiate'), options);
  }

  async automate(request: AutomationRequest, host?: AutomationHost): Promise<AutomationResult> {
    return automate(
      {
        snapshot: () => this.#session.snapshot('automate'),
        call: (method, args) => callTool(this.#session.host, method, args),
        remoteFacts: async (target, includeValues) => this.#session.frames?.facts(target, includeValues) ?? null,
      },
      request,
      host,
    );
  }

  async #look(method: string): Promise<{ views: SnapshotViews; recentEvents: readonly string[] }> {
    const views = await this.#views.now(method);
    return { views, recentEvents: this.#session.recentEvents(views.snapshot) };
  }
}
