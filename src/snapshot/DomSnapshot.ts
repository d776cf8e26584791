import { checkOptions } from '../options.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import type { VirtualNode } from '../tree/VirtualNode.ts';
import { diffSnapshots, type SnapshotDiff } from '../views/diff.ts';
import type { FieldConstraints } from '../views/forms.ts';
import { jsonChunks } from '../views/jsonChunks.ts';
import { serialize } from '../views/serialized.ts';
import type { SerializationOptions, SerializedDom } from '../views/serializedTypes.ts';
import { toText, type TextOptions as TextViewOptions } from '../views/textView.ts';
import { idsMatching } from './matching.ts';
import { NodeIndex } from './NodeIndex.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';
import { treePath } from './treePath.ts';
import { toVirtualNode } from './virtual.ts';

export interface SnapshotContext {
  readonly url: string;
  readonly title: string;
  readonly viewport: {
    readonly width: number;
    readonly height: number;
    readonly scrollX: number;
    readonly scrollY: number;
  };
}

export interface SnapshotStats {
  /** Elements walked, hidden ones included. */
  readonly totalNodes: number;
  readonly visibleNodes: number;
  /** Visible elements that can be clicked or typed into. */
  readonly interactiveNodes: number;
  readonly iframeCount: number;
  readonly shadowDomCount: number;
  /** Milliseconds from the start of the build to its end, the page's own work between slices included. */
  readonly captureTimeMs: number;
}

/** What a snapshot is made from. */
export interface SnapshotParts {
  readonly tree: SnapshotTree;
  readonly registry: NodeRegistry;
  readonly stats: SnapshotStats;
  readonly epoch: number;
  readonly roots: readonly WeakRef<Node>[];
  readonly document: number;
  readonly isStale: () => boolean;
  /** What is known of nodes in joined frames. */
  readonly far?: FarNodes;
}

/** A node of a frame that was joined by messages: it has no element in this realm. */
export interface FarFacts {
  /** Its part of its path. */
  readonly part: string;
  /** The frame element, in this realm, that it is shown in. */
  readonly frame: Element;
  /** What lies over it in its frame: a number, −1 where that has none; null for nothing. */
  readonly coveredBy: number | null;
  /** Of a field: what it accepts, and why it does not accept its value. */
  readonly format: FieldConstraints | null;
  readonly message: string;
}
/** Null for a number of this realm. */
export type FarNodes = (id: number) => FarFacts | null;

export interface TextOptions extends TextViewOptions {
  /** Mark what is new since this snapshot (default: since the page was last given as text). Null marks nothing. */
  previous?: DomSnapshot | null;
}

/** The page as it was last given as text, by tool. */
const lastGiven = new WeakMap<NodeRegistry, SnapshotTree>();

/** One state of the page, immutable: a tree of virtual nodes, the way from their numbers to the live elements and back, and the views. */
export class DomSnapshot {
  /** ISO 8601 time of the build. */
  readonly timestamp: string;
  readonly context: SnapshotContext;
  readonly stats: SnapshotStats;
  /** Eight hexadecimal digits. */
  readonly snapshotId: string;
  /** The state of the page that this is of; grows with every change that DomTool notices. */
  readonly epoch: number;
  readonly #parts: SnapshotParts;
  #virtual: VirtualNode | null = null;
  #index: NodeIndex | null = null;
  #before: SnapshotTree | null | undefined;

  /** @internal Snapshots come from `DomTool.getSnapshot()`. */
  constructor(parts: SnapshotParts) {
    const { tree } = parts;
    const { width, height, scrollX, scrollY } = tree.geometry.viewport;
    this.#parts = parts;
    this.timestamp = new Date().toISOString();
    this.context = Object.freeze({
      url: tree.url,
      title: tree.title,
      viewport: Object.freeze({ width, height, scrollX, scrollY }),
    });
    this.stats = Object.freeze({ ...parts.stats });
    this.epoch = parts.epoch;
    this.snapshotId = ((parts.document ^ Math.imul(parts.epoch + 1, 0x9e3779b1)) >>> 0).toString(16).padStart(8, '0');
    Object.freeze(this);
  }

  /** Root of the virtual tree: the `body`. */
  get virtualDom(): VirtualNode {
    return (this.#virtual ??= toVirtualNode(this.#parts.tree.root, {
      geometry: this.#parts.tree.geometry,
      region: (id) => this.#nodes.region(id),
      path: (id) => this.#path(id),
    }));
  }

  /** True if DomTool knows that the page has changed since. */
  get stale(): boolean {
    return this.#parts.isStale();
  }

  /**
   * The live element with that number (`node_12`, `[12]`, `12`): O(1). Null for a number that is not in this snapshot, for
   * what is no element (a shadow root, a marker), once the element has left the document, and for what is in a joined frame of
   * another origin (`joinFrames`): no script may hold an element of such a frame.
   */
  getRealElement(nodeId: string | number): Element | null {
    const id = parseNodeId(nodeId);
    if (id === null || !this.#nodes.get(id)) return null;
    return this.#parts.registry.element(id);
  }

  /** `node_` and the element's number; null if the element is not in this snapshot. O(1). */
  getNodeId(element: Element): string | null {
    const node = this.nodeOf(element);
    return node ? `node_${node.id}` : null;
  }

  /** False once the page has changed, or an element of the snapshot has left it. */
  isValid(): boolean {
    return !this.stale;
  }

  /**
   * The flattened JSON form for an LLM.
   * @throws DomToolError `bad_selector` for a `filterSelector` that is none, `bad_option` for a bad option.
   */
  serialize(options: SerializationOptions = {}): SerializedDom {
    checkOptions('serialize', options, SERIALIZE);
    const { filterSelector } = options;
    if (filterSelector === undefined) return serialize(this.#parts.tree, options);
    return serialize(this.#parts.tree, {
      ...options,
      filterIds: idsMatching(filterSelector, this.roots, this.#parts.registry),
    });
  }

  /**
   * The text of `JSON.stringify(serialize(options))` in pieces of some 64 KiB, for very large pages: joined they are the JSON.
   * @throws DomToolError as `serialize`.
   */
  serializeChunks(options: SerializationOptions = {}): Iterable<string> {
    return jsonChunks(this.serialize(options));
  }

  /**
   * The page as text for an LLM: near Markdown, with `[12 name]` for what can be used.
   * @throws DomToolError `bad_option`
   */
  toText(given: TextOptions = {}): string {
    checkOptions('toText', given, TEXT);
    const { previous, ...options } = given;
    const before = this.before;
    const since = previous === undefined ? before : previous?.tree;
    return toText(this.#parts.tree, { ...options, ...(since ? { previous: since } : {}) });
  }

  /** What differs from another snapshot of this page (the earlier one, or its opposite): nodes that appeared, went and changed, by number. */
  diff(other: DomSnapshot): SnapshotDiff {
    return diffSnapshots(other.tree, this.tree);
  }

  /** What a message can carry: shallow data and the serialized form. */
  toJSON(): object {
    const { snapshotId, timestamp, context, stats, stale } = this;
    return { snapshotId, timestamp, context, stats, stale, ...this.serialize() };
  }

  /** @internal The page as it was given as text before this snapshot was: what is new since is marked, however often it is asked for. */
  get before(): SnapshotTree | null {
    const { tree, registry } = this.#parts;
    if (this.#before === undefined) {
      this.#before = lastGiven.get(registry) ?? null;
      lastGiven.set(registry, tree);
    }
    return this.#before;
  }

  /** @internal What it is made from. */
  get parts(): SnapshotParts {
    return this.#parts;
  }

  /** @internal The plain tree that the views are made of. */
  get tree(): SnapshotTree {
    return this.#parts.tree;
  }

  #path(id: number): string | undefined {
    const parts: string[] = [];
    for (const node of this.#nodes.around(id)) {
      const el = this.#parts.registry.element(node.id);
      if (el) return [treePath(el), ...parts].join('/');
      const part = this.#parts.far?.(node.id)?.part;
      if (part === undefined) return undefined;
      parts.unshift(part);
    }
    return undefined;
  }

  /** @internal */
  nodeOf(element: Element): TreeNode | undefined {
    const id = this.#parts.registry.numberOf(element);
    return id === undefined ? undefined : this.#nodes.get(id);
  }

  /** @internal The documents and shadow roots that were walked, as far as they are still there. */
  get roots(): (Document | ShadowRoot)[] {
    return this.#parts.roots.flatMap((ref) => ref.deref() ?? []) as (Document | ShadowRoot)[];
  }

  /** @internal */
  node(id: number): TreeNode | undefined {
    return this.#nodes.get(id);
  }

  get #nodes(): NodeIndex {
    return (this.#index ??= new NodeIndex(this.#parts.tree.root));
  }
}

const SERIALIZE = {
  includeValues: 'boolean',
  includeOffscreen: 'boolean',
  includeBoundingBoxes: 'boolean',
  behindModal: 'boolean',
  maxDepth: 'number',
  maxInteractive: 'number',
  maxTokens: 'number',
  filterSelector: 'any',
};
const TEXT = {
  includeValues: 'boolean',
  urls: 'boolean',
  behindModal: 'boolean',
  viewport: 'boolean',
  maxTokens: 'number',
  region: 'string',
  expand: 'any',
  lines: 'any',
  previous: 'any',
};

/** The number in any of its spellings: `node_12`, `[12]`, `12` (as text or number); null for anything else. */
export function parseNodeId(id: unknown): number | null {
  if (typeof id === 'number') return Number.isInteger(id) && id >= 0 ? id : null;
  if (typeof id !== 'string') return null;
  const digits = /^(?:node_(\d+)|\[(\d+)\]|(\d+))$/.exec(id.trim());
  return digits ? Number(digits[1] ?? digits[2] ?? digits[3]) : null;
}
