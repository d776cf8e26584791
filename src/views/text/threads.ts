import { isString } from '../../standards/values.ts';
import { hasWord } from '../../standards/characters.ts';
import { composedChildren } from '../../tree/lineUp.ts';
import { Display } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { setIn } from './aspects.ts';
import type { Close, FlowState } from './FlowState.ts';
import { stableClass } from './hint.ts';

/** The least indentation of a level, in CSS px. */
const MIN_STEP = 8;

/**
 * Indents a block that only its style indents, as an answer to a comment: it (or the text of a table row) begins
 * further right than a block of the same class beside or around it, and both end at the same right edge. Blocks whose
 * classes say only how they look are no comments.
 */
export function openAnswer(flow: FlowState, node: TreeNode, parent?: TreeNode): Close | null {
  const { geometry, threads, out } = flow;
  const { display, facts, children } = node;
  const kind = facts?.classes?.split(' ')[0];
  const isRow = display === Display.Row;
  // The first text of a row with several cells may be in any of its columns.
  if (!geometry || !kind || display < Display.Block || (isRow && children.length > 1)) return null;
  const [box, inner] = [node, firstBlock(node)].map((one) => one && geometry.box(one.id));
  if (!box || !inner) return null;
  const right = box.x + box.width;
  const before = threads.get(kind);
  const isNext = before?.right === right && (before.isOpen || before.parent === parent);
  const { lefts, margin } = isNext ? before : { lefts: [] as number[], margin: out.margin.length - 2 };
  const thread = { parent, right, lefts, margin, isOpen: true };
  threads.set(kind, thread);
  // What is inside of another block may begin further right because of a border or a picture.
  const { x } = isRow ? inner : box;
  while (x - MIN_STEP < (lefts.at(-1) ?? NaN)) lefts.pop();
  // The elements around the block may have indented it already.
  const depth = margin + 2 * lefts.push(x) - out.margin.length;
  const end = depth > 0 && stableClass(node) ? setIn(out, ' '.repeat(depth)) : null;
  return () => {
    threads.set(kind, { ...thread, isOpen: false });
    end?.(flow);
  };
}

/**
 * Returns the innermost block that holds the first words inside the node, at most `depth` levels below it. Those of
 * links do not count, since groups of links are no comments.
 */
function firstBlock(node: TreeNode, depth = 12): TreeNode | null {
  if (node.role === 'link') return null;
  for (const child of composedChildren(node)) {
    const inner = isString(child) ? hasWord(child) && node : depth > 0 && firstBlock(child, depth - 1);
    if (inner) return inner.display > Display.InlineBlock ? inner : node;
  }
  return null;
}
