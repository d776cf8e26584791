import { shadowRootOf } from '../../dom/composed.ts';
import { isShadowRoot } from '../../dom/kinds.ts';
import { documentElement, isConnected, ownerDocument } from '../../dom/natives.ts';
import { frameSpace } from '../../layout/FrameSpace.ts';
import { LayoutReader, windowSize } from '../../layout/LayoutReader.ts';
import type { PseudoIndex } from '../../layout/PseudoIndex.ts';
import { Reach } from '../../layout/Reach.ts';
import { rootSurroundings } from '../../visibility/surroundings.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Steps } from '../../tree/walk.ts';
import type { Gathered, Kept, Trees } from '../Gathered.ts';
import type { NodeRegistry } from '../NodeRegistry.ts';
import type { Changes } from './Changes.ts';
import { hearsAll, relistening } from './relisten.ts';
import { recheck } from './recheck.ts';
import { References } from './References.ts';
import { Reuse } from './Reuse.ts';
import { restyled } from './renew.ts';
import { Everywhere, spread } from './spread.ts';
import { Tally } from './Tally.ts';
import { Did, Traces } from './Traces.ts';
import { WeakElements } from './WeakElements.ts';

/** So many numbers more than the last full build gave make another worth while: what is kept by number grows with them. */
const MANY = 5000;
/** How often, in milliseconds, elements are looked at for listeners, of which nothing tells. */
const RELISTEN = 2000;

/** Documents and shadow roots that were walked; shadow roots that were not, but of which text is in names and descriptions; both together. */
export interface Roots {
  readonly shown: readonly WeakRef<Node>[];
  readonly unseen: readonly ShadowRoot[];
  readonly read: readonly WeakRef<Node>[];
}

/** What one build leaves to the next, so that that one looks only at what may have changed. */
export class Remains {
  readonly #document: Document;
  readonly #registry: NodeRegistry;
  #traces = new Traces();
  #tally = new Tally();
  #indexes = new WeakMap<Node, PseudoIndex>();
  /** Of them, those that the walk under way made. */
  #fresh = new WeakMap<Node, PseudoIndex>();
  #reach = new Reach();
  #references: References | null = null;
  #root: TreeNode | null = null;
  #roots: readonly WeakRef<Node>[] = [];
  /** What may have a shadow root of which text is in names and descriptions. */
  #hosts = new WeakElements();
  #listenedAt = 0;
  /** Those of which that was found, until they were looked at again. */
  #relistened: readonly Element[] = [];
  #most = 0;
  #heard = false;
  /** Of the viewport, at the last build and at the one under way. */
  #size = '';
  #sizeNow = '';
  /** Elements that the last walk of all came to. */
  #total = 0;
  /** Of the last walk, as long as memory is not short: they hold elements. */
  #trees: WeakRef<Trees> | null = null;

  constructor(doc: Document, registry: NodeRegistry) {
    this.#document = doc;
    this.#registry = registry;
  }

  /** Counts of the nodes that the last walk gave. */
  get tally(): Tally {
    return this.#tally;
  }
  /** Whether a rule asks for what is pointed at. */
  get reach(): Reach {
    return this.#reach;
  }

  /** To be done before `plan`, if it is time: finds out, in steps, of which elements it changed whether they are listened for. */
  relistening(): Steps<void> | null {
    const now = performance.now();
    const root = this.#root;
    if (!root || now - this.#listenedAt <= RELISTEN) return null;
    this.#listenedAt = now;
    return this.#relistening(root);
  }

  *#relistening(root: TreeNode): Steps<void> {
    this.#relistened = yield* relistening(root, this.#registry, this.#tally);
  }

  /** What the next walk starts from: nothing of the last, where anything may have changed. */
  plan(changes: Changes): Kept {
    try {
      return this.#again(changes) ?? this.#anew();
    } catch (error) {
      if (error instanceof Everywhere) return this.#anew();
      throw error;
    }
  }

  /** Completes what a finished walk gathered with what was in the parts that it took over: documents and shadow roots, elements that scroll, custom elements without a root. */
  end(walk: Gathered, root: TreeNode): Roots {
    const { reuse, traces } = walk;
    if (!reuse) {
      this.#references = null;
      this.#most = 3 * Math.max(this.#registry.given, walk.nodes.length) + MANY;
      this.#total = walk.total;
    } else {
      for (const { id } of reuse.left.nodes) {
        const el = this.#registry.element(id);
        if (el) traces.forget(el);
      }
      for (const ref of this.#roots) {
        const old = ref.deref();
        if (old && isConnected(old) && reuse.keeps(old, traces)) walk.roots.push(old);
      }
      walk.shadowRoots = walk.roots.filter(isShadowRoot).length;
      for (const [el, { did }] of traces.held()) {
        if (!(did & (Did.Scrolls | Did.Candidate)) || !traces.earlier(el)) continue;
        (did & Did.Scrolls ? walk.scrollers : walk.candidates).push(el);
      }
    }
    const unseen = this.#unseen(walk);
    traces.end();
    this.#trees = new WeakRef(walk.aria.memo.trees);
    this.#size = this.#sizeNow;
    const indexes = new WeakMap<Node, PseudoIndex>();
    for (const one of [...walk.roots, ...unseen]) {
      const index = this.#fresh.get(one) ?? this.#indexes.get(one);
      if (!index) continue;
      indexes.set(one, index);
      this.#reach.merge(index.reach);
    }
    // Nobody watches the sheets of a tree while it is not shown.
    this.#indexes = indexes;
    this.#root = root;
    this.#relistened = [];
    const shown = walk.roots.map((one) => new WeakRef(one));
    this.#roots = [...shown, ...unseen.map((one) => new WeakRef(one))];
    return { shown, unseen, read: this.#roots };
  }

  /** What is hidden may name something: its shadow roots are watched too, and it is asked whether it has got one. */
  #unseen({ aria, roots, candidates }: Gathered): ShadowRoot[] {
    for (const el of aria.memo.hosts?.elements ?? []) this.#hosts.add(el);
    const unseen: ShadowRoot[] = [];
    const walked = new Set<Node>(roots);
    for (const el of this.#hosts.present) {
      if (!isConnected(el)) continue;
      const root = shadowRootOf(el);
      if (!root) candidates.push(el);
      else if (!walked.has(root)) unseen.push(root);
    }
    return unseen;
  }

  #anew(): Kept {
    this.#traces = new Traces();
    this.#tally = new Tally();
    this.#indexes = new WeakMap();
    this.#fresh = new WeakMap();
    this.#reach = new Reach();
    this.#references = null;
    this.#hosts = new WeakElements();
    this.#root = null;
    this.#relistened = [];
    this.#listenedAt = performance.now();
    this.#heard = hearsAll(this.#document);
    const reader = new LayoutReader(this.#indexes);
    this.#sizeNow = sizeOf(this.#document, reader);
    return { reader, traces: this.#traces };
  }

  /** Null, or an `Everywhere` thrown, where nothing can be taken over. */
  #again(changes: Changes): Kept | null {
    const root = this.#root;
    const roots = this.#roots.flatMap((ref) => ref.deref() ?? []);
    if (
      !root ||
      changes.all ||
      this.#registry.given > this.#most ||
      this.#heard !== hearsAll(this.#document) ||
      this.#traces.did & Did.Pulls ||
      roots.some((one) => this.#isUnsteady(one))
    )
      return null;
    this.#references ??= new References(roots);
    const [last, fresh] = [this.#indexes, (this.#fresh = new WeakMap<Node, PseudoIndex>())];
    const indexes = {
      get: (one: Node) => fresh.get(one) ?? last.get(one),
      set: (one: Node, index: PseudoIndex) => fresh.set(one, index),
    };
    const reader = new LayoutReader(indexes);
    const isResized = (this.#sizeNow = sizeOf(this.#document, reader)) !== this.#size;
    const elements =
      changes.sheets || isResized
        ? restyled(roots, this.#document, { last, next: fresh }, this.#reach, isResized, this.#total)
        : [];
    if (!elements) return null;
    const dirty = spread(
      changes,
      { reach: this.#reach, references: this.#references, hasHosts: (el) => reader.hasHosts(el) },
      elements,
    );
    const space = frameSpace(this.#document, reader);
    this.#traces.ground(rootSurroundings(space));
    recheck(
      { root, traces: this.#traces, registry: this.#registry, page: space.reach },
      reader,
      dirty,
      !changes.sheets && !isResized,
    );
    for (const el of this.#relistened) dirty.touchWhole(el);
    const body = this.#registry.element(root.id);
    if (!body) return null;
    dirty.touch(body);
    return {
      reader,
      traces: this.#traces,
      reuse: new Reuse(root, dirty, this.#registry, this.#tally, this.#references),
      trees: changes.isOfLooks ? this.#trees?.deref() : undefined,
    };
  }

  /** Rules of which the index does not hold for long. What is in frames is looked at again anyway. */
  #isUnsteady(root: Node): boolean {
    const index =
      root === this.#document || ownerDocument(root) === this.#document ? this.#indexes.get(root) : undefined;
    return index !== undefined && (index.contentVisibility || index.animated);
  }
}

/** Of the viewport. A scroll bar that comes or goes changes the first of the numbers only. */
function sizeOf(doc: Document, reader: LayoutReader): string {
  const root = documentElement(doc);
  const { width, height } = windowSize();
  return `${root ? reader.clientSize(root).width : 0} ${width} ${height}`;
}
