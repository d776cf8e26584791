import type { DomToolConfig, GetSnapshotOptions } from '../options.ts';
import type { RemoteFrames } from '../protocol/frames/remoteElement.ts';
import type { NodeId } from '../schema.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { NodeRegistry } from '../snapshot/identity/NodeRegistry.ts';
import type { InspectFacts } from '../views/inspect.ts';
import type { ActionResult } from './actionResult.ts';
import type { ToolHost } from './tools/ToolHost.ts';

/** The interface through which the parts of a `DomTool` use it. */
export interface Session {
  readonly config: Readonly<DomToolConfig>;
  /** The public methods, which tool calls run. */
  readonly host: ToolHost;
  readonly registry: NodeRegistry;
  /** Aborts when the tool is destroyed. */
  readonly signal: AbortSignal;
  /** The latest snapshot, which may be out of date, or null before the first one. */
  readonly current: DomSnapshot | null;
  getSnapshot(options?: GetSnapshotOptions): Promise<DomSnapshot>;
  /**
   * Returns a snapshot that holds at this moment.
   * @throws DomToolError `destroyed`, with the name of the called method
   */
  snapshot(method: string): Promise<DomSnapshot>;
  /** Reads the page again. Returns null if that takes longer than the given milliseconds. */
  reread(ms: number): Promise<DomSnapshot | null>;
  /** Makes the next snapshot read the page again. */
  invalidate(): void;
  /** Makes the next snapshot ask the joined frames again. */
  framesChanged(): void;
  /** Returns whether the snapshot id belongs to this document. */
  owns(snapshotId: string): boolean;
  /** The joined frames of other origins, or null if frames are not joined. */
  readonly frames: (RemoteFrames & RemoteFacts) | null;
  /** Receives the result of every action. */
  acted(result: ActionResult): void;
  /** Returns the latest events of the person and the tool, one line each. */
  recentEvents(snapshot: DomSnapshot): readonly string[];
}

/** Facts about elements of joined frames. */
export interface RemoteFacts {
  /** Returns the facts about an element of a joined frame, or null if no joined frame contains it. */
  facts(target: NodeId, includeValues: boolean): Promise<InspectFacts | null>;
}

/**
 * The state that the core's shared instance hands over to the complete script, so that numbers and snapshot ids stay
 * valid.
 */
export interface Continuation {
  readonly config: Readonly<DomToolConfig>;
  readonly registry: NodeRegistry;
  owns(snapshotId: string): boolean;
}
