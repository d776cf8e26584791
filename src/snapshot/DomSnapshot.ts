import { living } from '../dom/living.ts';
import { untampered } from '../dom/builtIns.ts';
import { ownFields } from '../standards/ownFields.ts';
import { checkOptions, describe, parseNodeId, type Properties, COUNT, FLAG, LIMIT, TEXT } from '../schema.ts';
import { badOption, notInCore } from '../standards/errors.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import type { VirtualNode } from '../tree/VirtualNode.ts';
import type { diffSnapshots, SnapshotDiff } from '../views/diff.ts';
import type { FieldConstraints } from '../views/forms.ts';
import { jsonChunks } from '../views/jsonChunks.ts';
import { serialize } from '../views/serialized.ts';
import type { SerializationOptions, SerializedDom, SerializeOptions } from '../views/serializedTypes.ts';
import { toText, type ResolvedTextOptions, type TextViewOptions } from '../views/textView.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';
import { NodeIndex } from './NodeIndex.ts';
import { idsMatching } from './selectElements.ts';
import { treePath } from './treePath.ts';
import { toVirtualNode } from './virtual.ts';

/** The page of a snapshot. The viewport is in whole CSS pixels. */
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

/** The numbers of what a snapshot contains. */
export interface SnapshotStats {
  /** The number of nodes of `virtualDom`, frames and shadow roots included. */
  readonly totalNodes: number;
  /** The number of those that a person can see. */
  readonly visibleNodes: number;
  /** The number of those that can be clicked or typed into. */
  readonly interactiveNodes: number;
  readonly iframeCount: number;
  readonly shadowDomCount: number;
  /** The time from the start of the build to its end in milliseconds, including the page's own work between slices. */
  readonly captureTimeMs: number;
}

/** The parts that a snapshot consists of. */
export interface SnapshotParts {
  readonly tree: SnapshotTree;
  readonly registry: NodeRegistry;
  readonly stats: SnapshotStats;
  /** The epoch of the change log at the time of the walk. */
  readonly epoch: number;
  /** The documents and shadow roots that were walked. */
  readonly roots: readonly WeakRef<Node>[];
  /** A number that distinguishes this document from others. */
  readonly document: number;
  /** Returns whether the page is known to have changed since the walk. */
  readonly isStale: () => boolean;
  /** The names of the built-in functions that the page has replaced. */
  readonly tampered: readonly string[];
  /** Looks up facts about nodes in joined frames. */
  readonly remote?: RemoteNodes;
}

/** Facts about a node in a frame that was joined by messages. The node has no element in this realm. */
export interface RemoteNodeFacts {
  /** The part of its tree path inside the frame. */
  readonly part: string;
  /** The frame element in this realm that shows it. */
  readonly frame: Element;
  /**
   * The number of the node that covers it in its frame; −1 for an element without a number, null if nothing covers it.
   */
  readonly coveredBy: number | null;
  /** The constraints on the value of a form field, or null if there are none. */
  readonly format: FieldConstraints | null;
  /** Why the value of a form field violates its constraints; empty if it does not. */
  readonly message: string;
}
/** Returns the facts about a node in a joined frame, or null for the number of a node of this realm. */
export type RemoteNodes = (id: number) => RemoteNodeFacts | null;

/** The options of `toText`. */
export interface TextOptions extends TextViewOptions {
  /**
   * The snapshot since which new content is marked. By default, the one that was last written as text. Null marks
   * nothing.
   */
  previous?: DomSnapshot | null;
}

let compareTrees: typeof diffSnapshots | null = null;
/** Sets the function that compares two snapshots. Without it, `diff` throws `not_in_core`. */
export function useDiff(compare: typeof diffSnapshots): void {
  compareTrees = compare;
}

/** For each tool, by its registry: the tree that it wrote as text last. */
const lastWrittenAsText = new WeakMap<NodeRegistry, SnapshotTree>();

/**
 * One state of the page. A snapshot is immutable. It contains the tree of what a person could see and use, maps its
 * nodes to the live elements and back, and writes the views.
 */
export class DomSnapshot {
  /** The time of the build in ISO 8601 format. */
  readonly timestamp: string;
  readonly context: SnapshotContext;
  readonly stats: SnapshotStats;
  /** Eight hexadecimal digits, made of the document's number and the epoch, by which `diff` and actions name it. */
  readonly snapshotId: string;
  /** The number of the page's state. It grows with every change of the page that DomTool notices. */
  readonly epoch: number;
  /**
   * The names of the built-in functions that the page has replaced, such as `Map.prototype.get`. DomTool uses the
   * browser's own functions, as far as they were in place when it was injected.
   */
  readonly tampered: readonly string[];
  readonly #parts: SnapshotParts;
  #virtual: VirtualNode | null = null;
  #index: NodeIndex | null = null;
  #before: SnapshotTree | null | undefined;

  /** @internal Callers use `DomTool.getSnapshot()`. */
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
    this.tampered = Object.freeze(parts.tampered);
    this.snapshotId = ((parts.document ^ Math.imul(parts.epoch + 1, 0x9e3779b1)) >>> 0).toString(16).padStart(8, '0');
    Object.freeze(this);
  }

  /** The root of the virtual tree, which is the `body`. */
  get virtualDom(): VirtualNode {
    return untampered(
      () =>
        (this.#virtual ??= toVirtualNode(this.#parts.tree.root, {
          geometry: this.#parts.tree.geometry,
          region: (id) => this.#nodes.region(id),
          path: (id) => this.#path(id),
        })),
    );
  }

  /** True if DomTool knows that the page has changed since the snapshot was built. */
  get stale(): boolean {
    return this.#parts.isStale();
  }

  /**
   * Returns the live element of a node, in constant time.
   * @param nodeId the node's number in any spelling: `node_12`, `[12]`, `12`
   * @returns null if the number is not in this snapshot, if the node is no element (a shadow root or a marker), if the
   *   element is no longer in its document, or if it is in a joined frame of another origin (`joinFrames`), whose
   *   elements no script here can hold
   */
  getRealElement(nodeId: string | number): Element | null {
    return untampered(() => {
      const id = parseNodeId(nodeId);
      return id === null || !this.#nodes.get(id) ? null : this.#parts.registry.element(id);
    });
  }

  /**
   * Returns the node id of a live element, in constant time.
   * @param element an element of any document or shadow tree that was walked
   * @returns `node_` and the element's number, or null if the element is not in this snapshot
   */
  getNodeId(element: Element): string | null {
    return untampered(() => {
      const node = this.nodeOf(element);
      return node ? `node_${node.id}` : null;
    });
  }

  /** Returns false once DomTool knows that the page has changed; the opposite of `stale`. */
  isValid(): boolean {
    return !this.stale;
  }

  /**
   * Returns the flattened JSON form of the page for a language model.
   * @param given what the result contains, and its limits
   * @returns the body with its nodes, and separately the frames and shadow roots
   * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type, `bad_selector` if
   *   `filterSelector` is not a valid CSS selector
   */
  serialize(given: SerializationOptions = {}): SerializedDom {
    return untampered(() => {
      const options = checkOptions('serialize', given, SERIALIZE);
      const { filterSelector } = options;
      const { tree, registry } = this.#parts;
      const filterIds =
        filterSelector === undefined ? null : { filterIds: idsMatching(filterSelector, this.roots, registry) };
      return serialize(tree, ownFields<SerializeOptions>(options, filterIds));
    });
  }

  /**
   * Returns the text of `JSON.stringify(serialize(options))` in pieces of about 64 KiB, for very large pages.
   * @param options as for `serialize`
   * @returns the pieces that, joined, are the JSON text
   * @throws DomToolError `bad_option` or `bad_selector`, as `serialize` does
   */
  serializeChunks(options: SerializationOptions = {}): Iterable<string> {
    const chunks = jsonChunks(this.serialize(options));
    const pieces: IterableIterator<string> = {
      next: () => untampered(() => chunks.next()),
      [Symbol.iterator]: () => pieces,
    };
    return pieces;
  }

  /**
   * Writes the page as text for a language model: similar to Markdown, with `[12 name]` for each interactive element.
   * @param given what the text contains, its limits, and the snapshot with which it is compared
   * @returns the whole text, or what fits `maxTokens`
   * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type
   */
  toText(given: TextOptions = {}): string {
    return untampered(() => {
      const { previous, ...options } = checkOptions('toText', given, TEXT_VIEW);
      const before = this.before;
      const since = previous === undefined ? before : previous && treeOf('toText', previous);
      const resolved = ownFields<ResolvedTextOptions>(options, { page: true }, since && { previous: since });
      return toText(this.#parts.tree, resolved);
    });
  }

  /**
   * Lists the nodes, by number, that were added, removed or changed since another snapshot of this page.
   * @param other usually an earlier snapshot; with a later one, what that added is reported as removed
   * @returns the elements that appeared, that are gone and that changed
   * @throws DomToolError `bad_option` for anything but a snapshot; `not_in_core` in the core, which cannot compare
   */
  diff(other: DomSnapshot): SnapshotDiff {
    return untampered(() => (compareTrees ?? notInCore('diff'))(treeOf('diff', other), this.tree));
  }

  /** Returns the snapshot's data and its serialized form as plain data, which a message can carry. */
  toJSON(): object {
    const { snapshotId, timestamp, context, stats, stale, tampered } = this;
    return {
      ...{ snapshotId, timestamp, context, stats, stale },
      ...(tampered.length && { tampered }),
      ...this.serialize(),
    };
  }

  /**
   * @internal The tree that was written as text before this snapshot. It stays the same however often this snapshot is
   * written as text, so that the same nodes are marked as new each time.
   */
  get before(): SnapshotTree | null {
    const { tree, registry } = this.#parts;
    if (this.#before === undefined) {
      this.#before = lastWrittenAsText.get(registry) ?? null;
      lastWrittenAsText.set(registry, tree);
    }
    return this.#before;
  }

  /** @internal The parts that the snapshot consists of. */
  get parts(): SnapshotParts {
    return this.#parts;
  }

  /** @internal The tree from which the views are written. */
  get tree(): SnapshotTree {
    return this.#parts.tree;
  }

  /** Returns the tree path of a node, which in a joined frame ends with the part that the frame gave. */
  #path(id: number): string | undefined {
    const { registry, remote } = this.#parts;
    const parts: string[] = [];
    for (const node of this.#nodes.inclusiveAncestors(id)) {
      const el = registry.element(node.id);
      if (el) return [treePath(el, registry.gate), ...parts].join('/');
      const part = remote?.(node.id)?.part;
      if (part === undefined) return undefined;
      parts.unshift(part);
    }
    return undefined;
  }

  /** @internal Returns the node of a live element, if it is in this snapshot. */
  nodeOf(element: Element): TreeNode | undefined {
    const id = this.#parts.registry.numberOf(element);
    return id === undefined ? undefined : this.#nodes.get(id);
  }

  /** @internal The documents and shadow roots that were walked, without those that were garbage collected. */
  get roots(): (Document | ShadowRoot)[] {
    return living(this.#parts.roots) as (Document | ShadowRoot)[];
  }

  /** @internal Returns the node with that number, if it is in this snapshot. */
  node(id: number): TreeNode | undefined {
    return this.#nodes.get(id);
  }

  get #nodes(): NodeIndex {
    return (this.#index ??= new NodeIndex(this.#parts.tree.root));
  }
}

/**
 * Returns the tree of another snapshot, which may come from the core that this script continues.
 * @param method the called method, for the message of the error
 * @throws DomToolError `bad_option` for anything but a snapshot
 */
function treeOf(method: string, other: DomSnapshot): SnapshotTree {
  try {
    const { tree } = other;
    if (typeof tree.root.id === 'number') return tree;
  } catch {
    // It is no snapshot.
  }
  throw badOption(`${method}: the other snapshot must come from getSnapshot(), not ${describe(other)}`);
}

/** The options of `serialize`, as `checkOptions` checks them. */
export const SERIALIZE: Properties = {
  includeValues: FLAG,
  includeOffscreen: FLAG,
  includeBoundingBoxes: FLAG,
  behindModal: FLAG,
  maxDepth: COUNT,
  maxInteractive: COUNT,
  maxTokens: LIMIT,
  filterSelector: {},
};
/** The options of `toText`. */
const TEXT_VIEW: Properties = {
  includeValues: FLAG,
  urls: FLAG,
  behindModal: FLAG,
  viewport: FLAG,
  maxTokens: LIMIT,
  region: TEXT,
  expand: {
    anyOf: [{ enum: ['all'] }, { type: 'array', items: { anyOf: [COUNT, { type: 'array', items: COUNT }] } }],
  },
  lines: { type: 'array', items: COUNT },
  previous: {},
};
