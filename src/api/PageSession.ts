import { followPage } from '../dom/listening.ts';
import type { FurtherActions } from './actionSteps.ts';
import { untampered } from '../dom/builtIns.ts';
import { addListener, documentBody } from '../dom/natives.ts';
import { completeConfig, type BuildTrigger, type DomToolConfig, type GetSnapshotOptions } from '../options.ts';
import type { FrameJoin } from '../protocol/frames/FrameJoin.ts';
import { checkOptions, describe, type Properties, FLAG } from '../schema.ts';
import { objectIdentity } from '../snapshot/assemble.ts';
import { SERIALIZE, type DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { NodeRegistry } from '../snapshot/identity/NodeRegistry.ts';
import { SnapshotKeeper, type KeeperHooks } from '../snapshot/SnapshotKeeper.ts';
import { badOption, DomToolError } from '../standards/errors.ts';
import { ownFields } from '../standards/ownFields.ts';
import type { SnapshotDiff } from '../views/diff.ts';
import type { SerializationOptions, SerializedDom } from '../views/serializedTypes.ts';
import type { ActionResult } from './actionResult.ts';
import { ActionRunner } from './ActionRunner.ts';
import type { AgentRequests } from './AgentRequests.ts';
import type { OverlayTool } from './OverlayTool.ts';
import type { PageViews } from './PageViews.ts';
import { optionalPart, part } from './buildParts.ts';
import type { Recorder } from './recorder/Recorder.ts';
import type { Continuation, Session } from './session.ts';
import type { ToolHost } from './tools/ToolHost.ts';

const SNAPSHOT_OPTIONS: Properties = {
  waitForBuild: FLAG,
  maxWaitMs: { type: 'number', maximum: Infinity },
};
const TRIGGERS = ['action', 'navigation', 'manual', 'mutation'];

/**
 * The state of one `DomTool` from its creation to its end. It owns the snapshots and the actions, and creates each
 * further part at its first use.
 */
export class PageSession implements Session {
  readonly config: Readonly<DomToolConfig>;
  readonly host: ToolHost;
  readonly registry: NodeRegistry;
  readonly #actions: ActionRunner;
  readonly #keeper: SnapshotKeeper;
  readonly #frames: FrameJoin | null = null;
  readonly #recorder: Recorder | null;
  readonly #lifetime = new AbortController();
  /** Read once, because the page may replace the getter. */
  readonly signal: AbortSignal = this.#lifetime.signal;
  isDestroyed = false;
  #views: PageViews | null = null;
  #agents: AgentRequests | null = null;
  #more: FurtherActions | null = null;
  #overlay: OverlayTool | null = null;

  /** @throws DomToolError `bad_config`; `not_in_core` if the configuration joins frames and this build cannot */
  constructor(config: Partial<DomToolConfig> | undefined, host: ToolHost, continued: Continuation | null) {
    this.config =
      continued?.config ?? completeConfig(config, (given) => part('joinOptions', 'config.joinFrames')(given));
    this.host = host;
    const { joinFrames } = this.config;
    // Checks this before anything is created: a configuration that is refused must leave no listeners behind.
    const makeFrameJoin = joinFrames ? part('joinFrames', 'config.joinFrames') : null;
    const hooks: KeeperHooks = {
      join: async (tree) => await (this.#frames?.join(tree) ?? null),
      changed: () => this.#frames?.changed(),
    };
    this.#keeper = new SnapshotKeeper(document, this.config, {
      identity: (optionalPart('identity') ?? objectIdentity)(),
      hooks: joinFrames ? hooks : null,
      tools: (this.config.pageTools && optionalPart('pageTools')) || null,
      continued,
    });
    this.registry = this.#keeper.registry;
    this.#recorder = optionalPart('recorder')?.(this) ?? null;
    this.#actions = new ActionRunner(this);
    if (makeFrameJoin) this.#frames = makeFrameJoin(this, this.#pageViews(), this.more(''));
    followPage(
      this.signal,
      () => this.destroy(),
      () => this.#keeper.invalidate(),
    );
  }

  get current(): DomSnapshot | null {
    return this.#keeper.current;
  }
  get frames(): FrameJoin | null {
    return this.#frames;
  }

  /** Waits until the document has a body, and builds the first snapshot. */
  async initialize(): Promise<void> {
    this.#use('initialize');
    if (!documentBody(document)) {
      await new Promise<void>((resolve) => {
        addListener(document, 'DOMContentLoaded', () => resolve(), { once: true, signal: this.signal });
      });
    }
    await this.#keeper.build();
  }

  async getSnapshot(given?: GetSnapshotOptions): Promise<DomSnapshot> {
    this.#use('getSnapshot');
    const options = untampered(() => checkOptions('getSnapshot', given, SNAPSHOT_OPTIONS));
    if (options.waitForBuild !== false) await this.#frames?.check();
    return await this.#keeper.get(options);
  }

  async buildSnapshot(trigger: BuildTrigger): Promise<DomSnapshot> {
    this.#use('buildSnapshot');
    if (!untampered(() => TRIGGERS.includes(trigger))) {
      throw badOption(`buildSnapshot: trigger must be one of ${TRIGGERS.join(', ')}, not ${describe(trigger)}`);
    }
    return await (trigger === 'manual' ? this.#keeper.buildAnew() : this.#keeper.build());
  }

  async snapshot(method: string): Promise<DomSnapshot> {
    this.#use(method);
    await this.#frames?.check();
    return await this.#keeper.get({});
  }

  /** Returns the page in its flattened JSON form. The limits of the configuration apply where the options give none. */
  async serialized(given?: SerializationOptions): Promise<SerializedDom> {
    this.#use('get_serialized_dom');
    const options = untampered(() => checkOptions('get_serialized_dom', given, SERIALIZE));
    const { maxInteractiveElements: maxInteractive, maxTreeDepth: maxDepth } = this.config;
    const snapshot = await this.snapshot('get_serialized_dom');
    return snapshot.serialize(ownFields<SerializationOptions>({ maxInteractive, maxDepth }, options));
  }

  reread(ms: number): Promise<DomSnapshot | null> {
    return this.#keeper.reread(ms);
  }
  invalidate(method = ''): void {
    this.#use(method);
    this.#keeper.invalidate();
  }
  framesChanged(): void {
    this.#keeper.touch();
  }
  owns(snapshotId: string): boolean {
    return untampered(() => this.#keeper.owns(snapshotId));
  }
  diff(idA: string, idB: string): SnapshotDiff {
    this.#use('diff');
    return untampered(() => this.#keeper.byId(idB).diff(this.#keeper.byId(idA)));
  }

  acted(result: ActionResult): void {
    this.#recorder?.acted(result);
  }
  recentEvents(snapshot: DomSnapshot): readonly string[] {
    return untampered(() => this.#recorder?.recent(snapshot) ?? []);
  }

  /**
   * Returns the part that runs actions.
   * @throws DomToolError `destroyed`, with the name of the called method
   */
  actions(method: string): ActionRunner {
    this.#use(method);
    return this.#actions;
  }

  /**
   * Returns the part that runs the actions of more than one element.
   * @throws DomToolError `not_in_core`, `destroyed`
   */
  more(method: string): FurtherActions {
    this.#use(method);
    return (this.#more ??= part('more', method)(this, this.#actions));
  }

  /**
   * Returns the part that makes views.
   * @throws DomToolError `not_in_core`, `destroyed`
   */
  views(method: string): PageViews {
    this.#use(method);
    return this.#pageViews(method);
  }

  /**
   * Returns the part that answers agents and back ends.
   * @throws DomToolError `not_in_core`, `destroyed`
   */
  agents(method: string): AgentRequests {
    this.#use(method);
    return (this.#agents ??= part('agents', method)(this, this.#pageViews(method)));
  }

  /** @throws DomToolError `not_in_core` */
  get overlay(): OverlayTool {
    return (this.#overlay ??= part('overlay', 'overlay')(this));
  }

  /** Returns the state that another tool continues with. This tool stops rebuilding, but still answers its callers. */
  handOver(): Continuation {
    const { config, registry } = this;
    this.#keeper.stopRebuilding();
    return { config, registry, owns: (snapshotId) => this.owns(snapshotId) };
  }

  destroy(): void {
    this.isDestroyed = true;
    untampered(() => this.#lifetime.abort());
    this.#keeper.destroy();
    this.#frames?.stop();
    this.#overlay?.hide();
    this.#views = this.#agents = null;
  }

  #pageViews(method = ''): PageViews {
    return (this.#views ??= part('views', method)(this));
  }

  #use(method: string): void {
    if (this.isDestroyed)
      throw new DomToolError('destroyed', `${method}: this DomTool was destroyed; create a new one`);
  }
}

/**
 * Creates a session with the browser's own built-in functions, which the page may have replaced.
 * @throws DomToolError as the constructor; `tampered`
 */
export const openSession = (...given: ConstructorParameters<typeof PageSession>): PageSession =>
  untampered(() => new PageSession(...given));
