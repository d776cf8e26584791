import { AriaPass } from '../aria/AriaPass.ts';
import type { Context } from '../aria/context.ts';
import { keepTree } from '../aria/treeIndex.ts';
import { focusedElement } from '../dom/focus.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { Listeners } from '../interactivity/listeners.ts';
import type { TreeBox } from '../tree/Geometry.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import type { ControlStates } from './ControlStates.ts';
import type { Draft, Frame } from './Frame.ts';
import type { Ears } from './Ears.ts';
import type { Reuse } from './kept/Reuse.ts';
import { COLUMNS, Count, SLOTTED } from './kept/Tally.ts';
import { Did, Traces } from './kept/Traces.ts';
import type { SheetStates } from './SheetStates.ts';

export interface WalkLimits {
  readonly captureIframes: boolean;
  readonly captureShadowDom: boolean;
  readonly iframeDepth: number;
  readonly shadowDomDepth: number;
  /** Told of every document and shadow root before it is walked. */
  readonly onRoot?: (root: Document | ShadowRoot) => void;
  /** Told of what is in shadow trees, before it is looked at. */
  readonly ears?: Pick<Ears, 'meet'>;
  /** Reads its style sheets, before anything in it is looked at. */
  readonly sheets?: Pick<SheetStates, 'meeting'>;
}

/** What a walk has from the one before it. */
export interface Kept {
  readonly reader?: LayoutReader;
  readonly traces?: Traces;
  readonly reuse?: Reuse | null;
  /** Of the roots, where nothing has changed of what is in them. */
  readonly trees?: Trees | undefined;
}
export type Trees = Context['memo']['trees'];

/**
 * What a walk has gathered. Until it is numbered, the `id` of a node that is kept is its index in `nodes`, `objects` and
 * `boxes`.
 */
export class Gathered {
  readonly reader: LayoutReader;
  readonly aria: AriaPass;
  readonly listeners = new Listeners();
  readonly nodes: TreeNode[] = [];
  /** The DOM object of each node; of a marker, the element in which it stands. */
  readonly objects: Node[] = [];
  /** Boxes that had to be read, in coordinates of the top viewport. */
  readonly boxes: (TreeBox | undefined)[] = [];
  /** Documents and shadow roots walked, to be observed for changes. */
  readonly roots: Node[] = [];
  /** Containers that scroll: their scroll events come a frame later than what they show. */
  readonly scrollers: Element[] = [];
  /** Custom elements without a shadow root: they may get one without a record. */
  readonly candidates: Element[] = [];
  /** Form controls, each in the state before it was walked; null where parts of the last walk are taken over. */
  controls: ControlStates | null = null;
  /** What is to be done before the walk goes on; gives where it goes on, if that is elsewhere. */
  survey: Iterator<undefined, Frame | null | undefined> | null = null;
  readonly modals: { readonly node: Draft; readonly el: Element }[] = [];
  readonly document: Document;
  readonly limits: WalkLimits;
  /** The element that has focus, through shadow roots and frames. */
  readonly focus: Element | null;
  total = 0;
  hidden = 0;
  visible = 0;
  interactive = 0;
  frames = 0;
  shadowRoots = 0;
  /** Something stands fast in the viewport. */
  fixed = false;

  readonly traces: Traces;
  readonly reuse: Reuse | null;
  /** What each node stands for, as `Count` has it. */
  counts = new Int32Array(1024 * COLUMNS);

  constructor(
    top: Document,
    limits: WalkLimits,
    { reader = new LayoutReader(), traces = new Traces(), reuse = null, trees }: Kept = {},
  ) {
    this.document = top;
    this.limits = limits;
    this.reader = reader;
    this.aria = new AriaPass(reader);
    if (trees) for (const [root, index] of trees) keepTree(root, index, this.aria.memo);
    this.traces = traces;
    this.reuse = reuse;
    traces.begin();
    this.fixed = (traces.did & Did.Fixed) !== 0;
    this.focus = focusedElement(top);
    this.addRoot(top);
  }

  /** A document or shadow root that is walked from now on, and is to be watched. */
  addRoot(root: Document | ShadowRoot): void {
    this.roots.push(root);
    this.limits.onRoot?.(root);
  }

  /** Notes what was decided of the element, if layout was asked for it since there were so many `reads`. */
  decided({ el, outer, inside }: Frame, reads: number, did: number): void {
    if (this.reader.reads !== reads) this.traces.note(el, outer, inside, did);
  }

  /** Takes a finished node into the snapshot. */
  register(draft: Draft, object: Node): Draft {
    draft.id = this.nodes.length;
    // Lists that grew one by one keep room to grow: as much again as the rest of a node.
    draft.children = draft.children.length === 0 ? NONE : draft.children.slice();
    this.nodes.push(draft);
    this.objects.push(object);
    // Without holes: an array that is set far beyond its end becomes a table.
    this.boxes.push(undefined);
    return draft;
  }

  /** Counts what a registered node stands for, once all of that was walked. */
  count({ id }: Draft, { walked, hidden, visible, interactive, signs, slotted }: Frame): void {
    const at = id * COLUMNS;
    if (at >= this.counts.length) {
      const larger = new Int32Array(at * 2);
      larger.set(this.counts);
      this.counts = larger;
    }
    this.counts[at + Count.Walked] = this.total - walked;
    this.counts[at + Count.Hidden] = this.hidden - hidden;
    this.counts[at + Count.Visible] = this.visible - visible;
    this.counts[at + Count.Interactive] = this.interactive - interactive;
    this.counts[at + Count.Signs] = slotted ? signs | SLOTTED : signs;
  }
}

const NONE = Object.freeze([]) as unknown as Draft['children'];
