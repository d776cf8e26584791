import { isString } from '../standards/values.ts';
import { replacedNames, untampered } from '../dom/builtIns.ts';
import { later, now, withinTime } from '../dom/timers.ts';
import { LONGEST_TIMER } from '../dom/withinTime.ts';
import type { DomToolConfig, GetSnapshotOptions } from '../options.ts';
import { describe } from '../schema.ts';
import { DomToolError } from '../standards/errors.ts';
import { assembling, type IdentityMatcher } from './assemble.ts';
import { build, inSlices, type Built } from './walk/build.ts';
import { ChangeLog } from './changes/ChangeLog.ts';
import { DomSnapshot, type RemoteNodes, type SnapshotStats } from './DomSnapshot.ts';
import { NodeRegistry } from './identity/NodeRegistry.ts';
import { preorder } from '../tree/lineUp.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import { withoutTyped } from '../tree/withoutTyped.ts';
import { Scheduler } from './walk/Scheduler.ts';
import type { WalkLimits } from './walk/WalkState.ts';

/** How many milliseconds `getSnapshot` waits by default. */
const DEFAULT_WAIT = 5000;
/** The number of mutation records up to which the page is not rebuilt without being asked. */
const MAX_IGNORED_MUTATIONS = 50;
/** The snapshot of a page that never stops changing is rebuilt after this many times `mutationThrottle`. */
const MAX_THROTTLES = 4;
/**
 * It is not rebuilt before this many times the duration of the last build, so that builds take only a small part of the
 * page's time.
 */
const MIN_BUILD_DURATIONS = 50;
/** The number of builds that one `getSnapshot` waits for while the page changes during each of them. */
const MAX_BUILDS_PER_CALL = 3;
/** The number of snapshots that can be found by their id. */
const MAX_HISTORY = 10;

/** A tree that includes the content of frames of other origins. */
export interface Joined {
  readonly tree: SnapshotTree;
  /** Looks up facts about the joined nodes. */
  readonly remote: RemoteNodes;
  /** The numbers that the frames add to the snapshot's counts. */
  readonly counts: Pick<SnapshotStats, 'iframeCount' | 'shadowDomCount'>;
}

/** The keeper's connection to the code that joins frames of other origins. */
export interface KeeperHooks {
  /** Returns the tree with the content of its frames, or null if there is none to join. */
  join(tree: SnapshotTree, registry: NodeRegistry): Promise<Joined | null>;
  /** Is called when the page has changed. */
  changed(): void;
}

/** The parts that a keeper needs in addition to the document and the configuration. */
export interface KeeperContext {
  readonly identity: IdentityMatcher;
  readonly hooks: KeeperHooks | null;
  /** Describes the tools that the page offers, one line each. */
  readonly tools?: (() => readonly string[]) | null;
  /** The state that an earlier keeper of this page hands over: its numbers, and which snapshot ids are its own. */
  readonly continued?: { readonly registry: NodeRegistry; owns(snapshotId: string): boolean } | null;
}

/**
 * Keeps the current snapshot of a document and builds the next one. A build walks the document (`walk/`), assembles the
 * tree and numbers its nodes (`assemble.ts`, `identity/`), and joins frames of other origins, all in slices between
 * which the page can run. The change log (`changes/`) tells whether a snapshot still agrees with the page.
 *
 * Invariants: at most one build runs at a time, and calls in the meantime share it. A snapshot is of one state of the
 * page, whose epoch it carries. Snapshots are built when they are asked for and, with `autoInvalidate`, after many
 * mutations and when the URL changes.
 *
 * Each build reads the whole page; nothing but the numbers of elements is taken over from the last snapshot.
 */
export class SnapshotKeeper {
  readonly registry: NodeRegistry;
  readonly #document: Document;
  readonly #config: Readonly<DomToolConfig>;
  readonly #log: ChangeLog;
  readonly #context: KeeperContext;
  readonly #scheduler = new Scheduler();
  /** Distinguishes this document from others in snapshot ids. */
  readonly #documentId = Math.floor(Math.random() * 0x1_0000_0000);
  #current: DomSnapshot | null = null;
  #history: DomSnapshot[] = [];
  #building: Promise<DomSnapshot> | null = null;
  /** True if the current snapshot must not be used any more, whatever the change log says. */
  #invalid = false;
  #rebuildsItself: boolean;
  /** The number of mutation records since the throttle timer last ended. */
  #mutations = 0;
  /** Cancels the timer after which the page may be rebuilt; null if none runs. */
  #timer: (() => void) | null = null;
  /** The time at which the first of the changes came that a rebuild waits for, in milliseconds of `now()`. */
  #waitingSince = 0;

  constructor(doc: Document, config: Readonly<DomToolConfig>, context: KeeperContext) {
    this.#document = doc;
    this.#context = context;
    this.registry = context.continued?.registry ?? new NodeRegistry();
    this.#rebuildsItself = config.autoInvalidate;
    this.#config = config;
    this.#log = new ChangeLog(doc, (records, navigated) => this.#changed(records, navigated));
  }

  /** The last snapshot that was built, or null if there is none. */
  get current(): DomSnapshot | null {
    return this.#current;
  }

  /**
   * Returns a snapshot of the page as it is now, and builds one if the current one is outdated.
   * @returns the snapshot, or an outdated one if a new one is not awaited, if it takes longer than `maxWaitMs`
   *   milliseconds, or if the page changes during each of several builds
   * @throws DomToolError `build_timeout` if there is no snapshot at all by then, `destroyed` if the tool is destroyed
   */
  async get({ waitForBuild = true, maxWaitMs = DEFAULT_WAIT }: GetSnapshotOptions): Promise<DomSnapshot> {
    const deadline = now() + maxWaitMs;
    for (let builds = 0; ; builds++) {
      const old = this.#current;
      if (old && (!waitForBuild || builds >= MAX_BUILDS_PER_CALL || !this.#outdated(old))) return old;
      const isVerified = old !== null && !this.#invalid;
      const snapshot = await withinTime(this.#building ?? this.build(isVerified), deadline - now(), () => null);
      if (snapshot && untampered(() => this.#log.takeRecords()) === snapshot.epoch) return snapshot;
      if (snapshot) continue;
      if (this.#current) return this.#current;
      throw new DomToolError(
        'build_timeout',
        `no snapshot was ready within ${maxWaitMs} ms; raise maxWaitMs or try again`,
      );
    }
  }

  /**
   * Returns one of the last snapshots by its id.
   * @throws DomToolError `snapshot_expired` if it is no longer kept; `stale_document` if it is of another document
   */
  byId(id: string): DomSnapshot {
    const found = this.#history.find(({ snapshotId }) => snapshotId === id);
    if (found) return found;
    if (!this.owns(id))
      throw new DomToolError('stale_document', `snapshot ${describe(id)} belongs to another document; take a new one`);
    throw new DomToolError(
      'snapshot_expired',
      `there is no snapshot ${describe(id)} any more (the last ${MAX_HISTORY} are kept); take a new one`,
    );
  }

  /** Returns whether a snapshot of this document had that id. An id encodes the document and the epoch. */
  owns(id: unknown): boolean {
    // The factor is the inverse, modulo 2³², of the one by which `DomSnapshot` multiplies the epoch.
    if (!isString(id)) return false;
    const epoch = Math.imul(Number.parseInt(id, 16) ^ this.#documentId, 0xe8b2f51) - 1;
    const isOwn = /^[\da-f]{8}$/.test(id) && epoch >= 0 && epoch <= (this.#current?.epoch ?? -1);
    return isOwn || (this.#context.continued?.owns(id) ?? false);
  }

  /**
   * Builds a snapshot, or joins the build that is under way.
   * @param isVerified true if `verify` of the change log was called just before
   * @throws DomToolError `build_timeout` or `destroyed`, as `build` of `walk/build.ts` does
   */
  build(isVerified = false): Promise<DomSnapshot> {
    if (!this.#building) {
      this.#building = this.#build(isVerified);
      void this.#endOf(this.#building);
    }
    return this.#building;
  }

  /**
   * Waits for the end of a build, without `finally`, which the page may have replaced. Its error is reported by whoever
   * asked for it.
   */
  async #endOf(building: Promise<DomSnapshot>): Promise<void> {
    try {
      await building;
    } catch {
      // Whoever waits for the build gets the error. Perhaps nobody does.
    }
    this.#building = null;
  }

  /** Builds a snapshot even if the page has not changed. The current one becomes outdated. */
  buildAnew(): Promise<DomSnapshot> {
    this.#log.touch();
    return this.build();
  }

  /** Builds a snapshot in the background. After a failure, the next call that needs a snapshot builds again. */
  rebuildLater(): void {
    if (this.#scheduler.closed) return;
    this.build().catch(() => {
      this.#invalid = true;
    });
  }

  /**
   * Builds a snapshot before or after an action.
   * @param ms how long to wait, in milliseconds
   * @returns the snapshot, or null if the build takes longer; the build continues in that case
   */
  async reread(ms: number): Promise<DomSnapshot | null> {
    const deadline = now() + ms;
    // Waits for a build that was under way, because it may have read parts of the page too early.
    if (this.#building && !(await withinTime(this.build(), ms, () => null).catch(() => null))) return null;
    const next = this.build();
    return await withinTime(next, deadline - now(), () => null).catch(() => {
      this.#invalid = true;
      return null;
    });
  }

  /** Stops rebuilding by itself. From now on a snapshot is built only when one is requested. */
  stopRebuilding(): void {
    this.#rebuildsItself = false;
    this.#timer?.();
  }

  /** Makes the current snapshot unusable, so that the next request builds one. */
  invalidate(): void {
    this.#invalid = true;
    this.#log.touch();
  }

  /** Notes that the content of a joined frame has changed. */
  touch(): void {
    this.#log.touch();
    this.#context.hooks?.changed();
  }

  /** Stops observing the page, and forgets all snapshots. A build under way rejects with `destroyed`. */
  destroy(): void {
    this.#log.destroy();
    this.#scheduler.closed = true;
    this.#timer?.();
    this.#current = null;
    this.#history = [];
  }

  async #build(isVerified: boolean): Promise<DomSnapshot> {
    const start = now();
    const limits: WalkLimits = { ...this.#config, onRoot: (root) => this.#log.observe(root) };
    if (!isVerified) untampered(() => this.#log.verify());
    const built = await build(this.#document, limits, this.#log, this.#scheduler, this.#config.snapshotTimeout);
    return await this.#finish(built, start);
  }

  async #finish({ walk: { root, state: walk }, epoch }: Built, start: number): Promise<DomSnapshot> {
    // Settles the change log first, because changes from here on are not in the walk's result.
    const { roots, tools } = untampered(() => {
      this.#log.settle(walk);
      return { roots: walk.roots.map((one) => new WeakRef(one)), tools: this.#context.tools?.() ?? [] };
    });
    const tree = await inSlices(assembling(root, walk, this.registry, this.#context.identity), this.#scheduler);
    const ownTree = tools.length ? { ...tree, tools } : tree;
    await inSlices(this.registry.sweeping(walk.nodes.length), this.#scheduler);
    const joined = await this.#context.hooks?.join(ownTree, this.registry);
    const { tree: fullTree = ownTree, remote, counts } = joined ?? {};
    return untampered((found) => {
      const stats = {
        totalNodes: 0,
        visibleNodes: 0,
        interactiveNodes: 0,
        iframeCount: walk.frames + (counts?.iframeCount ?? 0),
        shadowDomCount: walk.shadowRoots + (counts?.shadowDomCount ?? 0),
        captureTimeMs: Math.round((now() - start) * 10) / 10,
      };
      for (const node of preorder(fullTree.root)) {
        stats.totalNodes++;
        if (has(node, Flag.Visible)) stats.visibleNodes++;
        if (has(node, Flag.Interactive)) stats.interactiveNodes++;
      }
      this.#current = new DomSnapshot({
        tampered: replacedNames(found),
        tree: withoutTyped(fullTree),
        registry: this.registry,
        stats,
        epoch,
        roots,
        document: this.#documentId,
        isStale: this.#staleSince(epoch),
        ...(remote && { remote }),
      });
      this.#history = [this.#current, ...this.#history].slice(0, MAX_HISTORY);
      this.#invalid = false;
      return this.#current;
    });
  }

  /**
   * Returns a function that tells whether the page has changed since the epoch. It is created in a separate method, so
   * that its closure does not keep the walk alive.
   */
  #staleSince(epoch: number): () => boolean {
    return () => this.#invalid || untampered(() => this.#log.verify()) !== epoch;
  }

  /** Returns whether the snapshot no longer agrees with the page, as far as the configuration considers changes. */
  #outdated(snapshot: DomSnapshot): boolean {
    return this.#invalid || (this.#config.autoInvalidate && snapshot.stale);
  }

  #changed(records: number, navigated: boolean): void {
    this.#context.hooks?.changed();
    if (!this.#rebuildsItself || !this.#current) return;
    if (navigated) return this.rebuildLater();
    this.#mutations += records;
    if (records === 0) return;
    if (this.#timer) this.#timer();
    else this.#waitingSince = now();
    this.#startTimer();
  }

  #startTimer(): void {
    const { mutationThrottle } = this.#config;
    const maxWait = Math.max(
      MAX_THROTTLES * mutationThrottle,
      MIN_BUILD_DURATIONS * (this.#current?.stats.captureTimeMs ?? 0),
    );
    const left = this.#waitingSince + maxWait - now();
    this.#timer = later(
      () =>
        untampered(() => {
          // During a storm of mutations the log does not report changes, so this waits until the storm is over or the
          // longest wait has passed.
          if (this.#log.isPaused && left > mutationThrottle) return this.#startTimer();
          this.#timer = null;
          const isSignificant = this.#mutations > MAX_IGNORED_MUTATIONS;
          this.#mutations = 0;
          if (isSignificant) this.rebuildLater();
        }),
      Math.max(0, Math.min(mutationThrottle, left, LONGEST_TIMER)),
    );
  }
}
