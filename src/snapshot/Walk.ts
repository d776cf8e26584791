import { AriaPass } from '../aria/AriaPass.ts';
import { focusedElement } from '../dom/focus.ts';
import { documentBody, documentElement, data, nextSibling, nodeType } from '../dom/natives.ts';
import { frameSpace } from '../layout/FrameSpace.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { pruned, rootSurroundings, surroundingsInside, type Surroundings } from '../perceive/surroundings.ts';
import type { TreeBox } from '../tree/Geometry.ts';
import { NodeKind, type TreeNode } from '../tree/TreeNode.ts';
import { enterElement } from './enter.ts';
import { openContent } from './content.ts';
import { newDraft, type Draft, type Frame } from './Frame.ts';
import { leave } from './leave.ts';
import { addText } from './runs.ts';

export interface WalkLimits {
  readonly captureIframes: boolean;
  readonly captureShadowDom: boolean;
  readonly iframeDepth: number;
  readonly shadowDomDepth: number;
  /** Told of every document and shadow root before it is walked. */
  readonly onRoot: (root: Node) => void;
}

/**
 * One walk of a document in composed-tree order, with an explicit stack, so that any depth can be walked and the walk can
 * stop between any two steps. Until it is numbered, the `id` of a node that is kept is its index in `nodes`, `objects` and
 * `boxes`.
 */
export class Walk {
  readonly reader = new LayoutReader();
  readonly aria = new AriaPass(this.reader);
  readonly nodes: TreeNode[] = [];
  /** The DOM object of each node; of a marker, the element in which it stands. */
  readonly objects: Node[] = [];
  /** Boxes that had to be read, in coordinates of the top viewport. */
  readonly boxes: (TreeBox | undefined)[] = [];
  /** Documents and shadow roots walked, to be observed for changes. */
  readonly roots: Node[] = [];
  /** Form controls met: their state changes without a mutation record. */
  readonly controls: Element[] = [];
  readonly modals: { readonly node: Draft; readonly el: Element }[] = [];
  readonly limits: WalkLimits;
  total = 0;
  hidden = 0;
  visible = 0;
  interactive = 0;
  frames = 0;
  shadowRoots = 0;
  root: TreeNode | null = null;
  readonly #top: Document;
  /** The element that has focus, through shadow roots and frames. */
  readonly focus: Element | null;
  #frame: Frame | null = null;

  constructor(top: Document, limits: WalkLimits) {
    this.#top = top;
    this.focus = focusedElement(top);
    this.limits = limits;
    this.addRoot(top);
    const html = documentElement(top);
    const body = documentBody(top);
    const outer = rootSurroundings(frameSpace(top, this.reader));
    if (html && body && !pruned(html, this.reader.style(html), outer)) {
      const inside = surroundingsInside(html, this.reader.style(html), outer, this.reader, true);
      this.#frame = enterElement(this, body, null, inside);
    }
    // Without a body, or with a hidden one, the page shows nothing.
    if (this.#frame) this.#frame = openContent(this, this.#frame) ?? this.#frame;
    else this.root = this.register(newDraft(NodeKind.Element, 'body'), body ?? top);
  }

  /** A document or shadow root that is walked from now on, and is to be watched. */
  addRoot(root: Node): void {
    this.roots.push(root);
    this.limits.onRoot(root);
  }

  get document(): Document { return this.#top; }
  get done(): boolean { return this.#frame === null; }

  /** One child further, or out of an element whose children are done. */
  step(): void {
    const frame = this.#frame;
    if (!frame) return;
    const node = nextNode(frame);
    if (node === null) {
      this.#frame = frame.parent;
      const left = leave(this, frame);
      if (!this.#frame) this.root = left ?? this.register(frame.draft, frame.el);
      return;
    }
    const type = nodeType(node);
    if (type === 3) addText(this, frame, node as Text, data(node as Text));
    else if (type === 1) this.#push(enterElement(this, node as Element, frame, frame.inside));
  }

  /** Goes on inside what was just entered. */
  #push(frame: Frame | null): void {
    if (!frame) return;
    this.#frame = frame;
    const inner = openContent(this, frame);
    if (inner) this.#frame = inner;
  }

  /** Takes a finished node into the snapshot. */
  register(draft: Draft, object: Node): Draft {
    draft.id = this.nodes.length;
    this.nodes.push(draft);
    this.objects.push(object);
    return draft;
  }

  /** Keeps a box that a decision needed, moved into the top viewport. */
  keepBox(draft: Draft, el: Element, outer: Surroundings): void {
    const { x, y, width, height } = this.reader.box(el);
    const { offsetX, offsetY } = outer.space;
    this.boxes[draft.id] = {
      x: Math.round(x + offsetX), y: Math.round(y + offsetY), width: Math.round(width), height: Math.round(height),
    };
  }
}

function nextNode(frame: Frame): Node | null {
  if (frame.list) return frame.list[frame.at++] ?? null;
  const node = frame.next;
  if (node) frame.next = nextSibling(node);
  return node;
}
