import { Display, Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren } from '../../tree/walk.ts';
import { isTarget } from './element.ts';

/** Fewer like rows than this are read as they are. */
export const MIN_ROWS = 8;
/** Two rows are alike if their shapes share this much (Dice). */
const ALIKE = 0.6;
/** How much of a row's inside makes its shape: every node is looked at by so many rows at most. */
const DEPTH = 6;
const NODES = 60;
const MAX_PROSE = 300;

/** Runs of like siblings: each row with the number of its run. */
export function findGroups(root: TreeNode): Map<TreeNode, number> {
  const groupOf = new Map<TreeNode, number>();
  let groups = 0;
  const stack: TreeNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const children = composedChildren(node).filter((child) => typeof child !== 'string');
    for (const child of children) stack.push(child);
    if (node.tag === 'svg') continue;
    for (const run of likeSiblings(children, MIN_ROWS, isRow)) {
      for (const row of run) groupOf.set(row, groups);
      groups++;
    }
  }
  return groupOf;
}

/** A sibling as a possible row. */
export interface Candidate {
  readonly node: TreeNode;
  readonly kind: string;
  readonly shape: ReadonlySet<string>;
}

/** Runs of at least `min` siblings of one shape, with an odd one between here and there. */
export function likeSiblings(
  siblings: readonly TreeNode[],
  min: number,
  accepts: (sibling: Candidate) => boolean,
): TreeNode[][] {
  if (siblings.length < min) return [];
  const runs: TreeNode[][] = [];
  let run: Candidate[] = [];
  let odd: Candidate[] = [];
  let oddInRun = 0;
  const end = (): void => {
    if (run.length - oddInRun >= min) runs.push(run.map(({ node }) => node));
    run = [];
    oddInRun = 0;
  };
  for (const node of siblings) {
    const next = candidate(node);
    if (!run.length) {
      if (accepts(next)) run = [next];
    } else if (fits(next, run) && accepts(next)) {
      run.push(...odd, next);
      oddInRun += odd.length;
      odd = [];
    } else if (odd.length === 0 && oddInRun + 1 <= run.length / 5) {
      odd = [next];
    } else {
      end();
      run = [...odd, next].filter(accepts).slice(-1);
      odd = [];
    }
  }
  end();
  return runs;
}

function fits(next: Candidate, run: readonly Candidate[]): boolean {
  if (next.kind !== run[0]?.kind) return false;
  const model = new Set(run.slice(0, 3).flatMap(({ shape }) => [...shape]));
  let shared = 0;
  for (const slot of next.shape) if (model.has(slot)) shared++;
  return (2 * shared) / (next.shape.size + model.size) >= ALIKE;
}

function candidate(node: TreeNode): Candidate {
  const shape = new Set<string>();
  let budget = NODES;
  const look = (inner: TreeNode, path: string, depth: number): void => {
    for (const child of composedChildren(inner)) {
      if (budget-- <= 0) return;
      if (typeof child === 'string') {
        if (child.trim()) shape.add(`${path}>text`);
        continue;
      }
      const step = FORMATTING.has(child.tag) && !isTarget(child) ? path : `${path}>${child.tag}`;
      if (isTarget(child)) shape.add(`${step}:${child.role}`);
      if (child.tag === 'img') shape.add(`${step}:image`);
      if (depth < DEPTH) look(child, step, depth + 1);
    }
  };
  look(node, '', 1);
  return { node, kind: `${node.tag} ${node.role} ${String(isTarget(node))} ${String(shape.has('heading'))}`, shape };
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
function isRow({ node, shape }: Candidate): boolean {
  if (node.display === Display.Inline || PROSE.test(node.tag) || has(node, Flag.AriaHidden) || shape.size === 0)
    return false;
  const targets = isTarget(node) || [...shape].some((slot) => slot.includes(':') && !slot.endsWith(':image'));
  return targets || ((node.tag === 'tr' || node.tag === 'li') && textLength(node) <= MAX_PROSE);
}
const PROSE = /^(?:p|h[1-6]|br|hr|blockquote|pre|figure)$/u;

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
