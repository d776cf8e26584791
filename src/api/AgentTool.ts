import { ActingTool } from './ActingTool.ts';
import {
  automate,
  type AutomationHost,
  type AutomationRequest,
  type AutomationResult,
} from '../protocol/automate/automate.ts';
import { negotiate, type NegotiateOptions, type Negotiation } from '../protocol/negotiate/negotiate.ts';
import { pageState, type PageState, type PageStateOptions } from '../protocol/negotiate/pageState.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { Recorder } from './recorder/Recorder.ts';
import { callTool } from './tools/callTool.ts';
import type { ToolHost } from './tools/registry.ts';
import { parseAction } from './tools/actionString.ts';
import type { Views } from './Views.ts';
import type { InspectFacts } from '../views/inspect.ts';
import type { NodeId } from '../schema.ts';

/** What agents and their back ends ask of the facade: tool calls, action strings, page states and what is said about them. */
export abstract class AgentTool extends ActingTool {
  /**
   * Runs a tool of `toolDefinitions` by name with the arguments that a model gave, an object or its JSON; null counts as absent.
   * @throws DomToolError `bad_option` for what is no tool or no argument of it, with the argument, what it takes and what was given.
   */
  async call(name: string, args?: unknown): Promise<unknown> {
    this.act('call');
    return callTool(this as unknown as ToolHost, name, args);
  }

  /**
   * Runs an action string as a back end gives it: `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`. With a
   * `snapshotId` only while the page is still that document.
   * @throws DomToolError `bad_option` for what cannot be read, is no action or takes other arguments.
   */
  async perform(action: string, { snapshotId }: { snapshotId?: string } = {}): Promise<unknown> {
    const { name, args } = parseAction(action);
    return this.call(name, snapshotId === undefined ? args : { ...args, snapshotId });
  }

  /**
   * The page state that a back end plans with: minified semantic nodes, and by `domMode` the page's structure, a screenshot, the document.
   * @throws DomToolError `no_screenshot` for `hybrid` without a `captureScreenshot` that gives one.
   */
  async pageState(options: PageStateOptions = {}): Promise<PageState> {
    const { views, recentEvents } = await this.#look('pageState');
    return pageState(views, recentEvents, options);
  }

  /** Asks a back end what to do: semantic nodes first, then what it asks for and nothing else. What goes wrong is in the result. */
  async negotiate(options: NegotiateOptions): Promise<Negotiation> {
    return negotiate(() => this.#look('negotiate'), options);
  }

  /**
   * Does one request of document 000: finds elements by CSS, text, role and name or number, reads, acts or evaluates, and describes
   * each element in the answer. Whatever goes wrong is in it, misuse included. Code that comes as text runs only by `host.evaluate`.
   */
  async automate(request: AutomationRequest, host?: AutomationHost): Promise<AutomationResult> {
    this.act('automate');
    const snapshot = async (): Promise<DomSnapshot> => (await this.look('automate')).snapshot;
    return automate(
      {
        snapshot,
        call: (method, args) => this.call(method, args),
        far: (target, includeValues) => this.far(target, includeValues),
      },
      request,
      host,
    );
  }

  async #look(method: string): Promise<{ views: Views; recentEvents: readonly string[] }> {
    const views = await this.look(method);
    return { views, recentEvents: this.recorder.recent(views.snapshot) };
  }

  /** @internal */
  protected abstract readonly recorder: Recorder;
  /** @internal What is known of an element of a joined frame, by number or selector. */
  protected abstract far(target: NodeId, includeValues: boolean): Promise<InspectFacts | null>;
  /** @internal Views of the page now; `method` is named in the error if the tool is no more. */
  protected abstract look(method: string): Promise<Views>;
}
