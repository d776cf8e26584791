import type { DomToolConfig, GetSnapshotOptions } from '../options.ts';
import type { RemoteFrames } from '../protocol/frames/remoteElement.ts';
import type { NodeId } from '../schema.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { NodeRegistry } from '../snapshot/identity/NodeRegistry.ts';
import type { InspectFacts } from '../views/inspect.ts';
import type { ActionResult } from './actionResult.ts';
import type { Secrets } from './Secrets.ts';
import type { ToolHost } from './tools/registry.ts';

/** What the parts of a `DomTool` know of it. */
export interface Session {
  readonly config: Readonly<DomToolConfig>;
  /** The public methods. */
  readonly host: ToolHost;
  readonly registry: NodeRegistry;
  readonly secrets: Secrets;
  /** Aborted when the tool is destroyed. */
  readonly signal: AbortSignal;
  /** The latest snapshot, true or not; null before the first. */
  readonly current: DomSnapshot | null;
  getSnapshot(options?: GetSnapshotOptions): Promise<DomSnapshot>;
  /** A snapshot that is true now. @throws DomToolError `destroyed`, with the method that was called. */
  snapshot(method: string): Promise<DomSnapshot>;
  /** The page after an action; null if reading it again takes longer than so many milliseconds. */
  afterAction(ms: number): Promise<DomSnapshot | null>;
  /** Has the next snapshot built anew. */
  invalidate(): void;
  /** Has the next snapshot ask the joined frames again. */
  framesChanged(): void;
  /** Whether a snapshot id is one of this document. */
  owns(snapshotId: string): boolean;
  /** The frames of other origins that are joined; null where joining is off. */
  readonly frames: (RemoteFrames & RemoteFacts) | null;
  /** Hears of the result of every action. */
  acted(result: ActionResult): void;
  /** What a person and the tool did lately, a line each. */
  recentEvents(snapshot: DomSnapshot): readonly string[];
}

/** What joined frames tell of their elements. */
export interface RemoteFacts {
  /** What is known of an element of a joined frame, by number or selector; null if it is in none. */
  facts(target: NodeId, includeValues: boolean): Promise<InspectFacts | null>;
}

/**
 * What the shared tool of the core hands to the one of the complete script, so that numbers and snapshot ids stay true.
 */
export interface Continuation {
  readonly config: Readonly<DomToolConfig>;
  readonly registry: NodeRegistry;
  readonly secrets: Secrets;
  owns(snapshotId: string): boolean;
}
