import { editDistance } from './editDistance.ts';
import type { TreeNode } from './TreeNode.ts';

/** The number of characters of a text that are compared: enough to tell rows apart, and few enough for large tables. */
const MAX_COMPARED = 100;

/**
 * Returns the similarity of two texts from 0 to 1: one minus their edit distance, divided by the length of the longer
 * one. Only the first `MAX_COMPARED` characters count.
 */
export function textSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const [s, t] = [a.slice(0, MAX_COMPARED), b.slice(0, MAX_COMPARED)];
  const longer = Math.max(s.length, t.length);
  return longer === 0 ? 1 : 1 - editDistance(s, t) / longer;
}

/** A node with the text by which it is compared. */
export interface ComparedNode {
  readonly node: TreeNode;
  readonly text: string;
}

/**
 * Returns how much of role, name, text and link two nodes share, from 0 to 1, as a weighted mean. A property that both
 * lack does not count. Nodes with different tags share nothing.
 */
export function similarity(a: ComparedNode, b: ComparedNode): number {
  if (a.node.tag !== b.node.tag || a.node.kind !== b.node.kind) return 0;
  let score = 0;
  let maxScore = 3;
  if (a.node.role === b.node.role) score += 3;
  if (a.node.name || b.node.name) {
    maxScore += 2;
    score += 2 * textSimilarity(a.node.name, b.node.name);
  }
  if (a.text || b.text) {
    maxScore += 2;
    score += 2 * textSimilarity(a.text, b.text);
  }
  const [from, to] = [a.node.facts?.href, b.node.facts?.href];
  if (from !== undefined || to !== undefined) {
    maxScore += 1;
    if (from === to) score += 1;
  }
  return score / maxScore;
}

/**
 * Returns whether one node may have replaced the other: their content or link must be similar, and not only their kind.
 */
export function isAlike(a: ComparedNode, b: ComparedNode): boolean {
  const says =
    a.node.name || a.text ? Math.max(nameSimilarity(a, b), a.text || b.text ? textSimilarity(a.text, b.text) : 0) : 1;
  const leads = a.node.facts?.href !== undefined && a.node.facts.href === b.node.facts?.href;
  return (says >= MIN_SIMILARITY || leads) && similarity(a, b) >= MIN_SIMILARITY;
}

const nameSimilarity = (a: ComparedNode, b: ComparedNode): number =>
  a.node.name || b.node.name ? textSimilarity(a.node.name, b.node.name) : 0;

/** The similarity from which nodes can be the same. */
export const MIN_SIMILARITY = 0.6;
