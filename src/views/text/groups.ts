import { HEADINGS } from '../../standards/elements.ts';
import { isString } from '../../standards/values.ts';
import { sumOf } from '../../standards/indexed.ts';
import { hasInk } from '../../standards/characters.ts';
import { wordSet } from '../../standards/words.ts';
import { Display, Flag, has, isTarget } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren, preorder } from '../../tree/lineUp.ts';

/** The least number of similar rows that form a group. */
export const MIN_ROWS = 8;
/** Two rows are similar if the Dice coefficient of their shapes is at least this. */
const MIN_SIMILARITY = 0.6;
/** The depth to which a row is examined for its shape. It bounds the time that nested rows take. */
const MAX_DEPTH = 6;
/** The number of nodes of a row that are examined, for the same reason. */
const MAX_NODES = 60;
/** A `tr` or `li` with more characters and without a target is prose, not a row. */
const MAX_PROSE = 300;

/** A sibling as a possible row. */
export interface Candidate {
  readonly node: TreeNode;
  readonly isTarget: boolean;
  /** The paths inside the row that lead to text, pictures and interactive elements. */
  readonly shape: ReadonlySet<string>;
  /** Whether there is an interactive element inside. */
  readonly holdsTarget: boolean;
}

/** A run of similar siblings: the index of the first one, and the index after the last one. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds runs of at least `min` siblings with similar shapes. A few single siblings in a run may be different.
 * @param accepts whether a sibling may be one of the similar ones
 */
export function likeSiblings(
  siblings: readonly TreeNode[],
  min: number,
  accepts: (sibling: Candidate) => boolean,
): Run[] {
  const runs: Run[] = [];
  if (siblings.length < min) return runs;
  let from = 0;
  /** The first siblings of the run, whose shape the others are compared with. */
  let first: Candidate[] = [];
  let model = new Set<string>();
  let length = 0;
  let oddInRun = 0;
  let odd: Candidate | null = null;
  const add = (candidate: Candidate): void => {
    if (length++ >= MODEL_SIZE) return;
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
/** The number of siblings that determine the shape of a run. */
const MODEL_SIZE = 3;

/** Returns whether a sibling has the tag, role and kind of the first one of a run, and a shape like that of the run. */
function isLike(next: Candidate, first: Candidate | undefined, model: ReadonlySet<string>): boolean {
  const { tag, role } = next.node;
  if (tag !== first?.node.tag || role !== first.node.role || next.isTarget !== first.isTarget) return false;
  let shared = 0;
  for (const slot of next.shape) if (model.has(slot)) shared++;
  return (2 * shared) / (next.shape.size + model.size) >= MIN_SIMILARITY;
}

/** Reads the shape of a sibling. */
function candidateOf(node: TreeNode): Candidate {
  const shape = new Set<string>();
  let budget = MAX_NODES;
  let holdsTarget = false;
  const look = (inner: TreeNode, path: string, depth: number): void => {
    for (const child of composedChildren(inner)) {
      if (budget-- <= 0) return;
      if (isString(child)) {
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
      if (depth < MAX_DEPTH) look(child, step, depth + 1);
    }
  };
  look(node, '', 1);
  return { node, isTarget: isTarget(node), shape, holdsTarget };
}
const FORMATTING = wordSet('b i em strong span small mark code u s sub sup br font abbr time tbody');

/** Tells whether a sibling may be a row: it has an interactive element, or is a short `tr` or `li`. */
export function isRow({ node, isTarget: isUsed, shape, holdsTarget }: Candidate): boolean {
  if (node.display === Display.Inline || PROSE.has(node.tag) || has(node, Flag.AriaHidden) || shape.size === 0)
    return false;
  return isUsed || holdsTarget || ((node.tag === 'tr' || node.tag === 'li') && textLength(node) <= MAX_PROSE);
}
const PROSE = wordSet(HEADINGS, 'p br hr blockquote pre figure');

const textLength = (node: TreeNode): number =>
  sumOf(preorder(node), ({ children }) => sumOf(children, (child) => (isString(child) ? child.length : 0)));
