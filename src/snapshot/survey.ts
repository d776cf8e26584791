import { Hosts } from '../aria/hosts.ts';
import { keepTree } from '../aria/treeIndex.ts';
import { TreeMarks } from '../aria/taskIndex.ts';
import { createTreeWalker, hasAttributes, localName, nextNode, ownerDocument } from '../dom/natives.ts';
import { isDocument } from '../dom/kinds.ts';
import { OverRoot } from '../layout/OverRoot.ts';
import type { Steps } from '../tree/walk.ts';
import { ControlStates } from './ControlStates.ts';
import { CONTROLS } from './facts.ts';
import type { Frame } from './Frame.ts';
import type { Gathered } from './Gathered.ts';

/** So many elements make a step. */
const STEP = 32;

/**
 * Looks at all elements of a document or shadow root before it is walked, in steps: what style rules, roles and the change log
 * have to know of the whole of it. The state of controls is noted before the walk comes to them: what changes meanwhile is
 * found out later.
 */
export function* surveying(walk: Gathered, root: Document | ShadowRoot): Steps<Frame | null> {
  const {
    limits,
    aria: { memo },
  } = walk;
  memo.hosts ??= new Hosts(limits.onRoot);
  const sheets = limits.sheets ? yield* limits.sheets.meeting(root, walk.reader) : null;
  // What is left of the last walk knows.
  if (walk.reuse) return null;
  const addControl = (walk.controls ??= new ControlStates()).start(root);
  const over = new OverRoot();
  const marks = new TreeMarks();
  const walker = createTreeWalker(isDocument(root) ? root : (ownerDocument(root) as Document), root, 1);
  let seen = 0;
  for (let el = nextNode(walker) as Element | null; el; el = nextNode(walker) as Element | null) {
    const tag = localName(el);
    const bare = !hasAttributes(el);
    over.see(el, bare);
    marks.see(el, tag, bare);
    if (CONTROLS.has(tag)) addControl(el);
    if (++seen % STEP === 0) yield;
  }
  keepTree(root, marks, memo);
  walk.reader.learn(root, over, sheets);
  return null;
}
