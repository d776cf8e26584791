import { answerDialogs, type DialogAnswer, type NativeDialog } from '../actions/dialogs.ts';
import { useTrustedInput, type TrustedInput } from '../actions/trusted.ts';
import { addListener, documentBody } from '../dom/natives.ts';
import { Views } from './Views.ts';
import { staleDocument } from './actionResult.ts';
import { AgentTool } from './AgentTool.ts';
import {
  checkVisibility,
  computeAccessibleDescription,
  computeAccessibleName,
  computeRole,
  isInteractive,
} from './functions.ts';
import { FrameJoin } from '../protocol/frames/FrameJoin.ts';
import { Hands } from './Hands.ts';
import { listen, type ListenOptions } from '../protocol/messages/Router.ts';
import { OverlayTool } from './OverlayTool.ts';
import { Recorder } from './recorder/Recorder.ts';
import { optionsOf } from './tools/registry.ts';
import { toolDefinitions, type ToolDefinitions, type ToolFormat } from './tools/definitions.ts';
import { completeConfig, type BuildTrigger, type DomToolConfig, type GetSnapshotOptions } from '../options.ts';
import { checkOptions, describe, ownFields, type NodeId, type Properties } from '../schema.ts';
import type { VisibilityResult } from '../visibility/checkVisibility.ts';
import { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { SnapshotKeeper, type KeeperHooks } from '../snapshot/SnapshotKeeper.ts';
import { DomToolError } from '../standards/errors.ts';
import { VERSION } from '../version.ts';
import type { SnapshotDiff } from '../views/diff.ts';
import type { FormOptions, FormView } from '../views/forms.ts';
import {
  inspection,
  type InspectFacts,
  type InspectFailure,
  type InspectOptions,
  type Inspection,
} from '../views/inspect.ts';
import type { DomOverviewResponse, OverviewOptions } from '../views/overviewTypes.ts';
import type { PageModel, PageModelOptions } from '../views/pageModel.ts';
import type { SearchOptions, SearchResult } from '../views/searchTypes.ts';
import type { SerializationOptions, SerializedDom } from '../views/serializedTypes.ts';

const SNAPSHOT_OPTIONS: Properties = {
  waitForBuild: { type: 'boolean' },
  maxWaitMs: { type: 'number', maximum: Infinity },
};
const TRIGGERS = ['action', 'navigation', 'manual', 'mutation'];

/**
 * Eyes and hands inside the page it is created in: snapshots of what a person could see and use, and actions by the
 * numbers in them. Methods throw `DomToolError` (with a stable `code`) only for misuse; what the page does is in results.
 */
export class DomTool extends AgentTool {
  static readonly version: string = VERSION;
  static readonly DomSnapshot = DomSnapshot;
  static #shared: DomTool | null = null;

  /** Numbered boxes drawn over the page, for people and for screenshots. */
  readonly overlay = new OverlayTool(() => {
    this.#use('overlay.show');
    return this.#get({});
  });
  readonly #config: Readonly<DomToolConfig>;
  readonly #keeper: SnapshotKeeper;
  readonly #hands: Hands;
  readonly #frames: FrameJoin | null = null;
  readonly #listeners = new AbortController();
  /** @internal */
  protected override readonly recorder = new Recorder(() => this.#keeper.current, this.#listeners.signal);
  /** Of the last snapshot that was looked at. */
  #seen: Views | null = null;
  #destroyed = false;

  /** @throws DomToolError `bad_config` for an unknown field or a value of the wrong type. */
  constructor(config?: Partial<DomToolConfig>) {
    super();
    this.#config = completeConfig(config);
    const { joinFrames } = this.#config;
    const hooks: KeeperHooks = {
      join: async (tree) => this.#frames?.join(tree) ?? null,
      changed: () => this.#frames?.changed(),
    };
    this.#keeper = new SnapshotKeeper(document, this.#config, joinFrames ? hooks : null);
    const { registry } = this.#keeper;
    this.#hands = new Hands({
      registry,
      frames: () => this.#frames,
      snapshot: () => this.#keeper.current,
      acted: (result) => this.recorder.acted(result),
      after: (ms) => this.#keeper.after(ms),
    });
    if (joinFrames) {
      this.#frames = new FrameJoin(joinFrames === true ? {} : joinFrames, {
        tool: this,
        facts: async (target, includeValues) => (await this.#facts('inspect', target, { includeValues })).facts,
        hands: this.#hands,
        registry,
        current: () => this.#keeper.current,
        touch: () => this.#keeper.touch(),
      });
    }
    const { signal } = this.#listeners;
    addListener(
      window,
      'pagehide',
      (event) => {
        if (!(event as PageTransitionEvent).persisted) this.destroy();
      },
      { signal },
    );
    addListener(
      window,
      'pageshow',
      (event) => {
        if ((event as PageTransitionEvent).persisted) this.#keeper.invalidate();
      },
      { signal },
    );
  }

  /** The page's one shared instance, created with `config` at the first call. */
  static shared(config?: Partial<DomToolConfig>): DomTool {
    if (!DomTool.#shared || DomTool.#shared.#destroyed) DomTool.#shared = new DomTool(config);
    return DomTool.#shared;
  }

  /** Accessible name, whole (Accessible Name and Description Computation 1.2). */
  static computeAccessibleName(element: Element): string {
    return computeAccessibleName(element);
  }
  /** Accessible description, whole (Accessible Name and Description Computation 1.2). */
  static computeAccessibleDescription(element: Element): string {
    return computeAccessibleDescription(element);
  }
  /** Computed role (WAI-ARIA 1.2, HTML-AAM); null where there is no corresponding role. */
  static computeRole(element: Element): string | null {
    return computeRole(element);
  }
  /** Whether a person can see the element, with the reason if not. */
  static checkVisibility(element: Element): VisibilityResult {
    return checkVisibility(element);
  }
  /** Whether the element is something to click or type into, by markup, handlers, role or cursor. */
  static isInteractive(element: Element): boolean {
    return isInteractive(element);
  }

  /** The tools that `call` runs, all or `only` some by name, as a model's API takes them. @throws DomToolError `bad_option` for an unknown format or name. */
  static toolDefinitions<F extends ToolFormat>(format: F, only?: readonly string[]): ToolDefinitions[F][] {
    return toolDefinitions(format, only);
  }

  /**
   * Lets the shared instance answer messages: of the extension this script belongs to, of `ports`, and of windows of the
   * named `origins`, which are none by default. A second call adds to the first. Gives what ends it.
   * @throws DomToolError `bad_option`
   */
  static listen(options?: ListenOptions): () => void {
    return listen(() => DomTool.shared(), options);
  }

  /** Waits until the document has a body and builds the first snapshot. */
  async initialize(): Promise<void> {
    this.#use('initialize');
    if (!documentBody(document)) {
      await new Promise<void>((resolve) => {
        addListener(document, 'DOMContentLoaded', () => resolve(), { once: true, signal: this.#listeners.signal });
      });
    }
    await this.#keeper.build();
  }

  /**
   * A snapshot that is true now: the current one if nothing changed, else a new one. With `waitForBuild: false`, or when
   * `maxWaitMs` (5,000 ms) are over, the old one, whose `stale` is then true.
   * @throws DomToolError `build_timeout` if there is no old one to give.
   */
  async getSnapshot(options?: GetSnapshotOptions): Promise<DomSnapshot> {
    this.#use('getSnapshot');
    return this.#get(checkOptions('getSnapshot', options, SNAPSHOT_OPTIONS));
  }

  /**
   * Builds a snapshot, or joins the build that is under way. `trigger` says why: for `manual` everything is looked at again,
   * for the others what the changes since the last snapshot can have reached.
   * @throws DomToolError `build_timeout` after `snapshotTimeout`; the old snapshot then stays.
   */
  async buildSnapshot(trigger: BuildTrigger = 'manual'): Promise<DomSnapshot> {
    this.#use('buildSnapshot');
    if (!TRIGGERS.includes(trigger)) {
      throw new DomToolError(
        'bad_option',
        `buildSnapshot: trigger must be one of ${TRIGGERS.join(', ')}, not ${describe(trigger)}`,
      );
    }
    return trigger === 'manual' ? this.#keeper.buildAnew() : this.#keeper.build();
  }

  /** The flattened JSON form of the page now; `config.maxInteractiveElements` and `maxTreeDepth` hold where the options are silent. */
  async get_serialized_dom(options: SerializationOptions = {}): Promise<SerializedDom> {
    this.#use('get_serialized_dom');
    const { maxInteractiveElements: maxInteractive, maxTreeDepth: maxDepth } = this.#config;
    const snapshot = await this.#get({});
    return snapshot.serialize(ownFields<SerializationOptions>({ maxInteractive, maxDepth }, options));
  }

  /** The same as `get_serialized_dom`. */
  getSerializedDom(options?: SerializationOptions): Promise<SerializedDom> {
    return this.get_serialized_dom(options);
  }

  /**
   * What is on the page and what can be done with it, in at most `max_rows` rows a section: as data, or with `format: 'text'`
   * as text. Given again for up to 30 s while nothing changes; `refresh` looks anew.
   */
  async overview(options: OverviewOptions & { format: 'text'; refresh?: boolean }): Promise<string>;
  async overview(options?: OverviewOptions & { format?: 'json'; refresh?: boolean }): Promise<DomOverviewResponse>;
  async overview(
    options?: OverviewOptions & { format?: 'text' | 'json'; refresh?: boolean },
  ): Promise<string | DomOverviewResponse>;
  async overview(
    given?: OverviewOptions & { format?: 'text' | 'json'; refresh?: boolean },
  ): Promise<string | DomOverviewResponse> {
    const { format, refresh, ...rest } = checkOptions('overview', given, optionsOf('overview'));
    const options = ownFields<OverviewOptions>(rest);
    if (refresh || this.#seen?.isOld) this.invalidateSnapshot();
    return (await this.look('overview')).overview(options, format === 'text');
  }

  /** Finds elements and text by words, glob (`*`, `?`) or regular expression (`/…/i`), role and state, each with its line. */
  async search(query: string, options: SearchOptions & { format: 'text' }): Promise<string>;
  async search(query: string, options?: SearchOptions & { format?: 'json' }): Promise<SearchResult>;
  async search(query: string, options?: SearchOptions & { format?: 'text' | 'json' }): Promise<string | SearchResult>;
  async search(query: string, given?: SearchOptions & { format?: 'text' | 'json' }): Promise<string | SearchResult> {
    const { format, ...rest } = checkOptions('search', given, optionsOf('search'));
    const options = ownFields<SearchOptions>(rest);
    return (await this.look('search')).search(query, options, format === 'text');
  }

  /**
   * One element in full, by number or by selector: what it is, where it stands, how to find it again, why it can or cannot be
   * seen and used. Of what a selector matches, the first that can be seen; if none can, the first with the reason.
   */
  async inspect(target: NodeId, given?: InspectOptions): Promise<Inspection | InspectFailure> {
    const options = checkOptions('inspect', given, optionsOf('inspect'));
    const { snapshotId } = options;
    if (snapshotId !== undefined && !this.isOwn(snapshotId))
      return { success: false, code: 'stale_document', error: staleDocument(snapshotId) };
    const { views, facts } = await this.#facts('inspect', target, options);
    return 'success' in facts ? facts : inspection(views.snapshot.tree, facts);
  }

  /** Of this page, else of the frames joined to it. */
  async #facts(
    method: string,
    target: NodeId,
    options: InspectOptions,
  ): Promise<{ views: Views; facts: InspectFacts | InspectFailure }> {
    const views = await this.look(method);
    const facts = views.facts(target, options);
    return { views, facts: ('success' in facts && (await this.far(target, options.includeValues ?? false))) || facts };
  }

  /** Every form as a contract: fields with label, type, format, options and validity. */
  async forms(given?: FormOptions): Promise<FormView[]> {
    const options = checkOptions('forms', given, optionsOf('forms'));
    return (await this.look('forms')).forms(options);
  }

  /** The legacy form: a flat list of controls with a selector each. */
  async toPageModel(given?: PageModelOptions): Promise<PageModel> {
    const options = checkOptions('toPageModel', given, optionsOf('forms'));
    return (await this.look('toPageModel')).pageModel(options);
  }

  /**
   * What differs between two snapshots, by their ids.
   * @throws DomToolError `snapshot_expired`: the last ten are kept.
   */
  diff(idA: string, idB: string): Promise<SnapshotDiff> {
    return Promise.resolve().then(() => {
      this.#use('diff');
      return this.#keeper.byId(idB).diff(this.#keeper.byId(idA));
    });
  }

  /**
   * Answers `alert`, `confirm`, `prompt` and `beforeunload` in place of the browser, which would block the page: with true,
   * false or a text; null or undefined dismisses. What was answered is in the results' `effect.dialogs`. Gives what ends it.
   */
  answerDialogs(handler: (dialog: NativeDialog) => DialogAnswer): () => void {
    this.#use('answerDialogs');
    return answerDialogs(window, handler);
  }

  /** Lets a host's real input (DevTools protocol, `chrome.debugger`) do clicks and keys, with the same checks and reports; null ends it. */
  useTrustedInput(input: TrustedInput | null): void {
    this.#use('useTrustedInput');
    useTrustedInput(input);
  }

  /** Makes the next `getSnapshot` build anew. */
  invalidateSnapshot(): void {
    this.#use('invalidateSnapshot');
    this.#keeper.invalidate();
  }

  /** Stops observing and lets go of everything; methods called afterwards throw `destroyed`. May be called twice. */
  destroy(): void {
    this.#destroyed = true;
    this.#listeners.abort();
    this.#keeper.destroy();
    this.#frames?.stop();
    this.overlay.hide();
    this.#seen = null;
    if (DomTool.#shared === this) DomTool.#shared = null;
  }

  /** @internal */
  protected override async look(method: string): Promise<Views> {
    this.#use(method);
    const snapshot = await this.#get({});
    return this.#seen?.snapshot === snapshot ? this.#seen : (this.#seen = new Views(snapshot, this.#config.tabName));
  }

  /** @internal */
  protected override async far(target: NodeId, includeValues: boolean): Promise<InspectFacts | null> {
    return this.#frames?.facts(target, includeValues) ?? null;
  }

  /** @internal */
  protected override isOwn(snapshotId: string): boolean {
    return this.#keeper.owns(snapshotId);
  }

  /** @internal */
  protected override act(method: string): Hands {
    this.#use(method);
    return this.#hands;
  }

  async #get(options: GetSnapshotOptions): Promise<DomSnapshot> {
    if (options.waitForBuild !== false) await this.#frames?.check();
    return this.#keeper.get(options);
  }

  #use(method: string): void {
    if (this.#destroyed) throw new DomToolError('destroyed', `${method}: this DomTool was destroyed; create a new one`);
  }
}
