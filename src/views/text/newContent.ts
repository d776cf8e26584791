import { isEl } from './pieces.ts';
import { isString } from '../../standards/values.ts';
import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/lineUp.ts';
import { unmarked } from './inlineMarks.ts';
import { contentOf } from './lines.ts';
import type { Line } from './lines.ts';
import type { El, Text } from './pieces.ts';

/** Tells what the page did not show in an earlier snapshot. */
export interface NewContent {
  /** Tells whether the earlier snapshot had no element with this number. */
  readonly isNewId: (id: number) => boolean;
  /** Tells whether everything in the line is new. */
  readonly isNewLine: (line: Line) => boolean;
}

const NOTHING_NEW: NewContent = { isNewId: () => false, isNewLine: () => false };

/**
 * Compares the page with an earlier snapshot. If fewer than half of the nodes are the same, the earlier snapshot is of
 * another document, and nothing is marked as new.
 */
export function newContentSince(previous: SnapshotTree | undefined, tree: SnapshotTree): NewContent {
  if (!previous || previous === tree) return NOTHING_NEW;
  const texts = new Map<number, string>();
  for (const node of preorder(previous.typedRoot ?? previous.root)) texts.set(node.id, textOf(node));
  const nodes = preorder(tree.root);
  if (nodes.filter(({ id }) => texts.has(id)).length * 2 < nodes.length) return NOTHING_NEW;
  const isNewId = (id: number): boolean => !texts.has(id);
  // A node can have very many lines, so that its text is read once, and not for each of them.
  const known = new Map<TreeNode, (words: string) => boolean>();
  const isNewPart = (part: El | Text): boolean => {
    if (isEl(part)) return part.ids.every(isNewId);
    const { node } = part;
    const isNew = known.get(node) ?? newWords(texts.get(node.id) ?? '', textOf(node));
    known.set(node, isNew);
    return isNew(unmarked(part.text).trim());
  };
  return {
    isNewId,
    isNewLine: (line) => {
      const words = contentOf(line).filter((part) => isEl(part) || part.text.trim());
      return words.length > 0 && words.every(isNewPart);
    },
  };
}

/** In a text up to this length, the words of a part may be anywhere. In a longer one, they must be a whole line. */
const MAX_SEARCHED = 10_000;

/** Returns a function that tells whether words of a node with that text were not in its earlier text. */
function newWords(before: string, text: string): (words: string) => boolean {
  // Some words, such as those for a picture, are in no text node. They are new only if the node changed.
  if (before === text) return () => false;
  if (before.length <= MAX_SEARCHED) return (words) => !before.includes(words);
  const lines = new Set(before.split('\n').map((line) => line.trim()));
  return (words) => !lines.has(words);
}

/** Returns the name and the own text of a node. */
function textOf({ name, children }: TreeNode): string {
  return [name, ...children.filter(isString)].join('\n');
}
