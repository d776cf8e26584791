import { documentBody, documentElement, nextSibling, nodeType } from '../../dom/natives.ts';
import { frameSpace } from '../../layout/FrameSpace.ts';
import { fullCover } from '../../visibility/cover.ts';
import { pruned, rootSurroundings, surroundingsInside } from '../../visibility/surroundings.ts';
import { Flag, has, NodeKind, type TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/lineUp.ts';
import { openContent } from './content.ts';
import { enterElement } from './enter.ts';
import { newDraft, type Draft, type Frame } from './WalkFrame.ts';
import { WalkState, type WalkLimits } from './WalkState.ts';
import { leave } from './leave.ts';
import { addText } from './textRuns.ts';

/**
 * One walk of a document in composed-tree order, with an explicit stack, so that any depth can be walked and the walk can
 * stop between any two steps.
 */
export class Walk {
  readonly gathered: WalkState;
  #root: TreeNode | null = null;
  #frame: Frame | null = null;

  constructor(top: Document, limits: WalkLimits) {
    const gathered = new WalkState(top, limits);
    this.gathered = gathered;
    const { reader } = gathered;
    const html = documentElement(top);
    const body = documentBody(top);
    let frame: Frame | null = null;
    if (html && body && !pruned(html, reader.style(html), reader)) {
      const outer = rootSurroundings(frameSpace(top, reader));
      frame = enterElement(gathered, body, null, surroundingsInside(html, reader.style(html), outer, reader, true));
    }
    // Without a body, or with a hidden one, the page shows nothing.
    if (!frame) this.#root = gathered.register(newDraft(NodeKind.Element, 'body'), body ?? top);
    this.#frame = frame && (openContent(gathered, frame) ?? frame);
  }

  get done(): boolean {
    return this.#frame === null;
  }

  /** The body, once the walk is done. */
  get root(): TreeNode {
    if (!this.#root) throw new Error('the walk is not done');
    return this.#root;
  }

  /** One child further, or out of an element whose children are done. */
  step(): void {
    const frame = this.#frame;
    if (!frame) return;
    const node = nextNode(frame);
    if (node === null) {
      this.#frame = frame.parent;
      const left = leave(this.gathered, frame);
      if (!this.#frame) {
        this.#root = left ?? this.gathered.register(frame.draft, frame.el);
        addCover(this.gathered);
      }
      return;
    }
    const type = nodeType(node);
    if (type === 3) addText(this.gathered, frame, node as Text, this.gathered.aria.memo.data(node as Text));
    else if (type === 1) this.#enter(node as Element, frame);
  }

  #enter(el: Element, parent: Frame): void {
    const frame = enterElement(this.gathered, el, parent, parent.inside);
    if (frame) this.#frame = openContent(this.gathered, frame) ?? frame;
  }
}

/** A layer over the whole page is a modal whatever it says of itself, if something behind it would be of use. */
function addCover(walk: WalkState): void {
  const el = walk.fixed && walk.interactive > 0 ? fullCover(walk.document, walk.reader) : null;
  const node = el && walk.nodes[walk.objects.indexOf(el)];
  if (node && preorder(node).filter((inner) => has(inner, Flag.Interactive)).length < walk.interactive)
    walk.modals.push({ node: node as Draft, el });
}

function nextNode(frame: Frame): Node | null {
  if (frame.list) return frame.list[frame.at++] ?? null;
  const node = frame.next;
  if (node) frame.next = nextSibling(node);
  return node;
}
