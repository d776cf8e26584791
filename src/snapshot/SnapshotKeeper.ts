import { withinTime } from '../dom/timers.ts';
import type { DomToolConfig, GetSnapshotOptions } from '../options.ts';
import { describe } from '../schema.ts';
import { DomToolError } from '../standards/errors.ts';
import { assembling, type IdentityMatcher } from './assemble.ts';
import { build, inSlices, type Built } from './walk/build.ts';
import { ChangeLog } from './changes/ChangeLog.ts';
import { DomSnapshot, type FarNodes, type SnapshotStats } from './DomSnapshot.ts';
import { NodeRegistry } from './identity/NodeRegistry.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Scheduler } from './walk/Scheduler.ts';

const DEFAULT_WAIT = 5000;
/** Fewer mutations than this do not by themselves lead to a rebuild. */
const SIGNIFICANT = 50;
/** A page that is never quiet is rebuilt after this many quiet times all the same, and not before so many times what the last build took. */
const LONGEST_WAIT = 4;
const BUILDS = 50;
/** Builds that one `getSnapshot` waits for while the page keeps changing under them. */
const TRIES = 3;
/** Snapshots kept for comparison. */
const HISTORY = 10;

/** A tree to which frames of other origins were joined, and what they add to its counts. */
export interface Joined {
  readonly tree: SnapshotTree;
  readonly far: FarNodes;
  readonly counts: Partial<SnapshotStats>;
}

/** What a keeper has from, and tells, those that join frames of other origins. */
export interface KeeperHooks {
  /** The tree with its frames' content in their places; null where there is none. */
  join(tree: SnapshotTree, registry: NodeRegistry): Promise<Joined | null>;
  /** The page has changed. */
  changed(): void;
}

/** What a keeper is made with beside the page and the configuration. */
export interface KeeperContext {
  readonly identity: IdentityMatcher;
  readonly hooks: KeeperHooks | null;
  /** What an earlier keeper of this page hands over: its numbers, and which snapshot ids are its own. */
  readonly continued?: { readonly registry: NodeRegistry; owns(snapshotId: string): boolean } | null;
}

/** Holds the current snapshot, knows whether it is still true, and builds the next: one build at a time. */
export class SnapshotKeeper {
  readonly registry: NodeRegistry;
  readonly #document: Document;
  readonly #config: Readonly<DomToolConfig>;
  readonly #log: ChangeLog;
  readonly #hooks: KeeperHooks | null;
  readonly #identity: IdentityMatcher;
  readonly #continued: KeeperContext['continued'];
  readonly #scheduler = new Scheduler();
  /** Tells this document from others in snapshot ids. */
  readonly #documentId = Math.floor(Math.random() * 0x1_0000_0000);
  #current: DomSnapshot | null = null;
  #history: DomSnapshot[] = [];
  #building: Promise<DomSnapshot> | null = null;
  #invalid = false;
  #rebuildsItself: boolean;
  #mutations = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #waitingSince = 0;

  constructor(doc: Document, config: Readonly<DomToolConfig>, { identity, hooks, continued }: KeeperContext) {
    this.#document = doc;
    this.#hooks = hooks;
    this.#identity = identity;
    this.#continued = continued;
    this.registry = continued?.registry ?? new NodeRegistry();
    this.#rebuildsItself = config.autoInvalidate;
    this.#config = config;
    this.#log = new ChangeLog(doc, (records, navigated) => this.#changed(records, navigated));
  }

  get current(): DomSnapshot | null {
    return this.#current;
  }

  async get({ waitForBuild = true, maxWaitMs = DEFAULT_WAIT }: GetSnapshotOptions): Promise<DomSnapshot> {
    const deadline = performance.now() + maxWaitMs;
    for (let tries = 0; ; tries++) {
      const old = this.#current;
      if (old && (!waitForBuild || tries >= TRIES || !this.#outdated(old))) return old;
      const isVerified = old !== null && !this.#invalid;
      const snapshot = await withinTime(
        this.#building ?? this.build(isVerified),
        deadline - performance.now(),
        () => null,
      );
      if (snapshot && this.#log.takeRecords() === snapshot.epoch) return snapshot;
      if (snapshot) continue;
      if (this.#current) return this.#current;
      throw new DomToolError(
        'build_timeout',
        `no snapshot within ${maxWaitMs} ms; wait longer (maxWaitMs) or try again`,
      );
    }
  }

  /**
   * One of the last ten snapshots, by its id.
   * @throws DomToolError `snapshot_expired`, `stale_document` for one of another document.
   */
  byId(id: string): DomSnapshot {
    const found = this.#history.find(({ snapshotId }) => snapshotId === id);
    if (found) return found;
    if (!this.owns(id))
      throw new DomToolError('stale_document', `snapshot ${describe(id)} is of another document; take a new one`);
    throw new DomToolError(
      'snapshot_expired',
      `there is no snapshot ${describe(id)} any more (the last ${HISTORY} are kept); take a new one`,
    );
  }

  /** Whether a snapshot id is one that this document's snapshots had: ids hold the document and the epoch. */
  owns(id: unknown): boolean {
    const epoch = Math.imul(Number.parseInt(String(id), 16) ^ this.#documentId, 0xe8b2f51) - 1;
    const isOwn = /^[\da-f]{8}$/.test(String(id)) && epoch >= 0 && epoch <= (this.#current?.epoch ?? -1);
    return isOwn || (this.#continued?.owns(String(id)) ?? false);
  }

  /** Builds, or joins the build under way. `isVerified`: the log was asked just now. */
  build(isVerified = false): Promise<DomSnapshot> {
    this.#building ??= this.#build(isVerified).finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  /** The same, taking over nothing of the last snapshot. */
  buildAnew(): Promise<DomSnapshot> {
    this.#log.touch();
    return this.build();
  }

  /** Builds without anybody waiting; a failure shows at the next call that needs a snapshot. */
  rebuildLater(): void {
    if (this.#scheduler.closed) return;
    this.build().catch(() => {
      this.#invalid = true;
    });
  }

  /** The page after an action: a new snapshot if it is there in time, else null; it is built all the same. */
  async after(ms: number): Promise<DomSnapshot | null> {
    const deadline = performance.now() + ms;
    // A build that was under way may have looked at parts of the page before they changed.
    if (this.#building && !(await withinTime(this.build(), ms, () => null).catch(() => null))) return null;
    const next = this.build();
    return withinTime(next, deadline - performance.now(), () => null).catch(() => {
      this.#invalid = true;
      return null;
    });
  }

  /** From now on a snapshot is built only when one is asked for. */
  stopRebuilding(): void {
    this.#rebuildsItself = false;
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** The next snapshot takes over nothing of the last. */
  invalidate(): void {
    this.#invalid = true;
    this.#log.touch();
  }

  /** What is shown in a frame of another origin has changed. */
  touch(): void {
    this.#log.touch();
    this.#hooks?.changed();
  }

  destroy(): void {
    this.#log.destroy();
    this.#scheduler.close();
    if (this.#timer) clearTimeout(this.#timer);
    this.#current = null;
    this.#history = [];
  }

  async #build(isVerified: boolean): Promise<DomSnapshot> {
    const start = performance.now();
    const { captureIframes, captureShadowDom, iframeDepth, shadowDomDepth, snapshotTimeout } = this.#config;
    const limits = {
      captureIframes,
      captureShadowDom,
      iframeDepth,
      shadowDomDepth,
      onRoot: (root: Document | ShadowRoot) => this.#log.observe(root),
    };
    if (!isVerified) this.#log.verify();
    const built = await build(this.#document, limits, this.#log, this.#scheduler, snapshotTimeout);
    const snapshot = await this.#finish(built, start);
    this.#current = snapshot;
    this.#history = [snapshot, ...this.#history].slice(0, HISTORY);
    this.#invalid = false;
    return snapshot;
  }

  async #finish({ walk: { root, gathered: walk }, epoch }: Built, start: number): Promise<DomSnapshot> {
    // At once: what changes from here on is not in what was walked.
    this.#log.settle(walk);
    const roots = walk.roots.map((one) => new WeakRef(one));
    const own = await inSlices(assembling(root, walk, this.registry, this.#identity), this.#scheduler);
    await inSlices(this.registry.sweeping(walk.nodes.length), this.#scheduler);
    const joined = await this.#hooks?.join(own, this.registry);
    const { tree = own, far, counts } = joined ?? {};
    const stats = {
      totalNodes: walk.total,
      visibleNodes: walk.visible,
      interactiveNodes: walk.interactive,
      iframeCount: walk.frames,
      shadowDomCount: walk.shadowRoots,
      captureTimeMs: Math.round((performance.now() - start) * 10) / 10,
    };
    for (const [key, count] of Object.entries(counts ?? {})) stats[key as keyof SnapshotStats] += count;
    return new DomSnapshot({
      tree,
      registry: this.registry,
      stats,
      epoch,
      roots,
      document: this.#documentId,
      isStale: () => this.#invalid || this.#log.verify() !== epoch,
      ...(far ? { far } : {}),
    });
  }

  /** Whether a caller who wants the truth must be given another snapshot. */
  #outdated(snapshot: DomSnapshot): boolean {
    return this.#invalid || (this.#config.autoInvalidate && snapshot.stale);
  }

  #changed(records: number, navigated: boolean): void {
    this.#hooks?.changed();
    if (!this.#rebuildsItself || !this.#current) return;
    if (navigated) return this.rebuildLater();
    this.#mutations += records;
    if (records === 0) return;
    if (this.#timer) clearTimeout(this.#timer);
    else this.#waitingSince = performance.now();
    this.#wait();
  }

  #wait(): void {
    const { mutationThrottle } = this.#config;
    const longest = Math.max(LONGEST_WAIT * mutationThrottle, BUILDS * (this.#current?.stats.captureTimeMs ?? 0));
    const left = this.#waitingSince + longest - performance.now();
    this.#timer = setTimeout(
      () => {
        // Nothing is told of changes in a storm.
        if (this.#log.isAway && left > mutationThrottle) return this.#wait();
        this.#timer = null;
        const significant = this.#mutations > SIGNIFICANT;
        this.#mutations = 0;
        if (significant) this.rebuildLater();
      },
      Math.max(0, Math.min(mutationThrottle, left)),
    );
  }
}
