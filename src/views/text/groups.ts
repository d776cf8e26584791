import { hasInk } from '../../standards/characters.ts';
import { Display, Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren } from '../../tree/lineUp.ts';
import { isTarget } from './element.ts';

/** Fewer like rows than this are read as they are. */
export const MIN_ROWS = 8;
/** Two rows are alike if their shapes share this much (Dice). */
const ALIKE = 0.6;
/** How much of a row's inside makes its shape: every node is looked at by so many rows at most. */
const DEPTH = 6;
const NODES = 60;
const MAX_PROSE = 300;

/** A sibling as a possible row. */
export interface Candidate {
  readonly node: TreeNode;
  readonly isTarget: boolean;
  /** The places inside where there is text, a picture or something to use. */
  readonly shape: ReadonlySet<string>;
  /** Whether there is something to use inside. */
  readonly holdsTarget: boolean;
}

/** Like siblings, one after another: indexes of the first and of the first after them. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Runs of at least `min` siblings of one shape, with an odd one between here and there. */
export function likeSiblings(
  siblings: readonly TreeNode[],
  min: number,
  accepts: (sibling: Candidate) => boolean,
): Run[] {
  const runs: Run[] = [];
  if (siblings.length < min) return runs;
  let from = 0;
  /** The first siblings of the run, whose shape the others must have. */
  let first: Candidate[] = [];
  let model = new Set<string>();
  let length = 0;
  let oddInRun = 0;
  let odd: Candidate | null = null;
  const add = (candidate: Candidate): void => {
    if (length++ >= MODEL) return;
    first.push(candidate);
    for (const slot of candidate.shape) model.add(slot);
  };
  const start = (candidate: Candidate | null, at: number): void => {
    if (length - oddInRun >= min) runs.push({ from, to: from + length });
    from = at;
    first = [];
    model = new Set();
    length = oddInRun = 0;
    odd = null;
    if (candidate) add(candidate);
  };
  siblings.forEach((node, i) => {
    const next = candidateOf(node);
    if (length > 0 && isLike(next, first[0], model) && accepts(next)) {
      if (odd) {
        add(odd);
        oddInRun++;
        odd = null;
      }
      add(next);
    } else if (length > 0 && !odd && oddInRun + 1 <= length / 5) {
      odd = next;
    } else if (accepts(next)) {
      start(next, i);
    } else if (odd && accepts(odd)) {
      start(odd, i - 1);
    } else {
      start(null, i);
    }
  });
  start(null, siblings.length);
  return runs;
}
/** So many siblings make the shape of a run. */
const MODEL = 3;

function isLike(next: Candidate, first: Candidate | undefined, model: ReadonlySet<string>): boolean {
  const { tag, role } = next.node;
  if (tag !== first?.node.tag || role !== first.node.role || next.isTarget !== first.isTarget) return false;
  let shared = 0;
  for (const slot of next.shape) if (model.has(slot)) shared++;
  return (2 * shared) / (next.shape.size + model.size) >= ALIKE;
}

function candidateOf(node: TreeNode): Candidate {
  const shape = new Set<string>();
  let budget = NODES;
  let holdsTarget = false;
  const look = (inner: TreeNode, path: string, depth: number): void => {
    for (const child of composedChildren(inner)) {
      if (budget-- <= 0) return;
      if (typeof child === 'string') {
        if (hasInk(child)) shape.add(`${path}>text`);
        continue;
      }
      const target = isTarget(child);
      const step = !target && FORMATTING.has(child.tag) ? path : `${path}>${child.tag}`;
      if (target) {
        shape.add(`${step}:${child.role}`);
        holdsTarget = true;
      }
      if (child.tag === 'img') shape.add(`${step}:image`);
      if (depth < DEPTH) look(child, step, depth + 1);
    }
  };
  look(node, '', 1);
  return { node, isTarget: isTarget(node), shape, holdsTarget };
}
const FORMATTING = new Set([
  'b',
  'i',
  'em',
  'strong',
  'span',
  'small',
  'mark',
  'code',
  'u',
  's',
  'sub',
  'sup',
  'br',
  'font',
  'abbr',
  'time',
  'tbody',
]);

/** A row says little and has something to use, or is a row by its tag; a paragraph is not one. */
export function isRow({ node, isTarget: isUsed, shape, holdsTarget }: Candidate): boolean {
  if (node.display === Display.Inline || PROSE.has(node.tag) || has(node, Flag.AriaHidden) || shape.size === 0)
    return false;
  return isUsed || holdsTarget || ((node.tag === 'tr' || node.tag === 'li') && textLength(node) <= MAX_PROSE);
}
const PROSE = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'hr', 'blockquote', 'pre', 'figure']);

function textLength(node: TreeNode): number {
  let length = 0;
  const stack: TreeNode[] = [node];
  for (let inner = stack.pop(); inner && length <= MAX_PROSE; inner = stack.pop()) {
    for (const child of inner.children) {
      if (typeof child === 'string') length += child.length;
      else stack.push(child);
    }
  }
  return length;
}
