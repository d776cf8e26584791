import {
  automate,
  type AutomationHost,
  type AutomationRequest,
  type AutomationResult,
} from '../protocol/automate/automate.ts';
import { negotiate, type NegotiateOptions, type Negotiation } from '../protocol/negotiate/negotiate.ts';
import { pageState, type PageState, type PageStateOptions } from '../protocol/negotiate/pageState.ts';
import type { PageViews } from './PageViews.ts';
import type { Session } from './session.ts';
import type { SnapshotViews } from './SnapshotViews.ts';
import { callTool, parseAction } from './tools/calls.ts';

/**
 * Answers what agents and their back ends ask for: tool calls, action strings, page states, negotiations and automation
 * requests.
 */
export class AgentRequests {
  readonly #session: Session;
  readonly #views: PageViews;

  constructor(session: Session, views: PageViews) {
    this.#session = session;
    this.#views = views;
  }

  call(name: string, args?: unknown): Promise<unknown> {
    return callTool(this.#session.host, name, args);
  }

  async perform(action: string, snapshotId: string | undefined): Promise<unknown> {
    const { name, args } = parseAction(action);
    return this.call(name, snapshotId === undefined ? args : { ...args, snapshotId });
  }

  async pageState(options: PageStateOptions): Promise<PageState> {
    const { views, recentEvents } = await this.#look('pageState');
    return pageState(views, recentEvents, options);
  }

  negotiate(options: NegotiateOptions): Promise<Negotiation> {
    return negotiate(() => this.#look('negotiate'), options);
  }

  automate(request: AutomationRequest, host?: AutomationHost): Promise<AutomationResult> {
    return automate(
      {
        snapshot: () => this.#session.snapshot('automate'),
        call: (method, args) => this.call(method, args),
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
