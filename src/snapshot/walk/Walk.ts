import { documentBody, documentElement, nextSibling, nodeType } from '../../dom/natives.ts';
import { frameSpace } from '../../layout/FrameSpace.ts';
import { fullCover } from '../../visibility/fullCover.ts';
import { rootSurroundings, surroundingsInRoot } from '../../visibility/surroundings.ts';
import { UntestedTexts } from '../../visibility/UntestedTexts.ts';
import { Flag, has, NodeKind, type TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/lineUp.ts';
import { openContent } from './content.ts';
import { enterElement } from './enter.ts';
import { leaveElement } from './leave.ts';
import { addText } from './textRuns.ts';
import { newNode, type MutableNode, type WalkFrame } from './WalkFrame.ts';
import { WalkState, type WalkLimits } from './WalkState.ts';

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/**
 * One walk over a document in composed-tree order. It visits each element once, reads what a person could see and use
 * of it, and builds the tree of those elements.
 *
 * `enter.ts` examines an element on the way down, `content.ts` decides what is walked inside it, `textRuns.ts` adds its
 * text, and `leave.ts` decides on the way up, when all descendants are known, whether it becomes part of the tree. At
 * the end, when all boxes are known, `UntestedTexts` tells whether one of the texts lies behind something else.
 *
 * Invariants: the walk changes nothing in the page. It uses an explicit stack of frames, so that a page of any depth
 * can be walked and the caller can pause between any two steps. Style and layout are cached for the whole walk, so its
 * result holds only if the page did not change meanwhile.
 *
 * The walk does not notice such changes (`build.ts` does), does not number the nodes (`assemble.ts` does), and takes
 * nothing over from earlier walks.
 */
export class Walk {
  state: WalkState;
  #root: TreeNode | null = null;
  #frame: WalkFrame | null = null;

  constructor(top: Document, limits: WalkLimits) {
    // What is in shadow trees may lie over text, too. Where they are not walked, every text is tested at once.
    this.state = this.#begin(new WalkState(top, limits, limits.captureShadowDom ? new UntestedTexts() : null));
  }

  /** Enters the `body`, and makes this the state of the walk. */
  #begin(state: WalkState): WalkState {
    const { document: top, reader } = state;
    const html = documentElement(top);
    const body = documentBody(top);
    let frame: WalkFrame | null = null;
    const space = frameSpace(top, reader);
    if (html) state.untested?.addElement(html, space, reader);
    const around = body && (body === html ? rootSurroundings(space) : surroundingsInRoot(top, space, reader));
    if (around) frame = enterElement(state, body, null, around);
    // Without a body, or with a hidden one, the tree is an empty `body`.
    if (!frame) this.#root = state.register(newNode(NodeKind.Element, 'body'), body ?? top);
    this.#frame = frame && (openContent(state, frame) ?? frame);
    return state;
  }

  /** True if every element was visited and no text is left to be tested. */
  get done(): boolean {
    return this.#frame === null && (this.state.untested?.isDone ?? true);
  }

  /** The node of the `body`, once the walk is done. */
  get root(): TreeNode {
    if (!this.#root) throw new Error('the walk is not done');
    return this.#root;
  }

  /**
   * Visits the next child of the current element, or leaves the element if all its children are done. At the end, tests
   * the next text that was taken for visible.
   */
  step(): void {
    const frame = this.#frame;
    if (!frame) return this.#testText();
    const child = takeNextChild(frame);
    if (child === null) {
      this.#frame = frame.parent;
      const node = leaveElement(this.state, frame);
      if (!this.#frame) {
        this.#root = node ?? this.state.register(frame.node, frame.el);
        addCoverAsModal(this.state);
      }
      return;
    }
    const type = nodeType(child);
    if (type === TEXT_NODE) addText(this.state, frame, child as Text, this.state.aria.memo.data(child as Text));
    else if (type === ELEMENT_NODE) this.#enter(child as Element, frame);
  }

  /** Tests a text that was taken for visible. If one is not, the walk begins anew, and tests every text at once. */
  #testText(): void {
    const { document: top, limits, reader, untested } = this.state;
    untested?.testNext(reader);
    if (untested?.isDone && untested.isWrong) this.state = this.#begin(new WalkState(top, limits, null));
  }

  #enter(el: Element, parent: WalkFrame): void {
    const frame = enterElement(this.state, el, parent, parent.inside);
    if (frame) this.#frame = openContent(this.state, frame) ?? frame;
  }
}

/**
 * Adds a layer over the whole viewport to the modals even if its markup does not say that it is one, provided that
 * interactive elements lie behind it.
 */
function addCoverAsModal(state: WalkState): void {
  const el = state.mayHaveCover && state.interactive > 0 ? fullCover(state.document, state.reader) : null;
  const node = el && state.nodes[state.objects.indexOf(el)];
  if (node && preorder(node).filter((inner) => has(inner, Flag.Interactive)).length < state.interactive)
    state.modals.push({ node: node as MutableNode, el });
}

function takeNextChild(frame: WalkFrame): Node | null {
  if (frame.childList) return frame.childList[frame.childIndex++] ?? null;
  const child = frame.nextChild;
  if (child) frame.nextChild = nextSibling(child);
  return child;
}
