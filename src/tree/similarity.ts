import { distance } from 'fastest-levenshtein';
import type { TreeNode } from './TreeNode.ts';

/** How much of a text is compared: enough to tell rows apart, little enough for a table of ten thousand. */
const COMPARED = 100;

/** 0 to 1: one less the edit distance (Levenshtein) over the longer text's length. */
export function textSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const [s, t] = [a.slice(0, COMPARED), b.slice(0, COMPARED)];
  const longer = Math.max(s.length, t.length);
  return longer === 0 ? 1 : 1 - distance(s, t) / longer;
}

/** A node with what is compared of it. */
export interface Likeness {
  readonly node: TreeNode;
  readonly text: string;
}

/**
 * 0 to 1: how much of role, name, text and link two nodes share, weighted as the core document weighs them. What neither
 * has says nothing. Nodes of different tags share nothing.
 */
export function similarity(a: Likeness, b: Likeness): number {
  if (a.node.tag !== b.node.tag || a.node.kind !== b.node.kind) return 0;
  let score = 0;
  let most = 3;
  if (a.node.role === b.node.role) score += 3;
  if (a.node.name || b.node.name) {
    most += 2;
    score += 2 * textSimilarity(a.node.name, b.node.name);
  }
  if (a.text || b.text) {
    most += 2;
    score += 2 * textSimilarity(a.text, b.text);
  }
  const [from, to] = [a.node.facts?.href, b.node.facts?.href];
  if (from !== undefined || to !== undefined) {
    most += 1;
    if (from === to) score += 1;
  }
  return score / most;
}

/**
 * True if two nodes can be the same one, replaced: similar on the whole, and by what they say or where they lead, not by
 * their kind alone.
 */
export function isAlike(a: Likeness, b: Likeness): boolean {
  const says =
    a.node.name || a.text ? Math.max(nameSimilarity(a, b), a.text || b.text ? textSimilarity(a.text, b.text) : 0) : 1;
  const leads = a.node.facts?.href !== undefined && a.node.facts.href === b.node.facts?.href;
  return (says >= SAME || leads) && similarity(a, b) >= SAME;
}

const nameSimilarity = (a: Likeness, b: Likeness): number =>
  a.node.name || b.node.name ? textSimilarity(a.node.name, b.node.name) : 0;

/** Less similar nodes are never taken for the same. */
export const SAME = 0.6;
