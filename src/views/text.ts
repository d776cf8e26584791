import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { preorder } from '../tree/walk.ts';
import { collapseGroups } from './text/collapse.ts';
import { escapeText } from './text/escape.ts';
import { flowOf } from './text/flow.ts';
import { findGroups } from './text/groups.ts';
import { linesOf } from './text/lines.ts';
import { tidy } from './text/tidy.ts';
import { writeLine } from './text/write.ts';

export interface TextOptions {
  /** Show typed text too (default: false). Passwords, cards and one-time codes never. */
  includeValues?: boolean;
  /** Show where links lead (default: false; they would double the text). */
  urls?: boolean;
  /**
   * Rows of long groups to show that the view leaves out: those with one of these numbers, or with a number from one to
   * another. `all` leaves out none.
   */
  expand?: 'all' | readonly (number | readonly [from: number, to: number])[];
  /** Include what lies behind a modal dialog (default: false). */
  behindModal?: boolean;
}

/** The page as text for an LLM: near Markdown, with `[12 name]` for what can be used. The grammar is in TEXT-VIEW.md. */
export function toText(tree: SnapshotTree, options: TextOptions = {}): string {
  const modal = options.behindModal ? undefined : modalNode(tree);
  const root = modal ?? tree.root;
  const { expand = [] } = options;
  const pieces = flowOf(root, expand === 'all' ? new Map<TreeNode, number>() : findGroups(root));
  const lines = tidy(linesOf(expand === 'all' ? pieces : collapseGroups(pieces, wantedBy(expand), false)));
  const style = { includeValues: options.includeValues ?? false, urls: options.urls ?? false, expand: expand === 'all', focusId: tree.focusId, isNew: () => false };
  const out = lines.map((line) => writeLine(line, style));
  if (modal && tree.modal) out.push(`… behind dialog "${escapeText(modal.name)}": ${tree.modal.behind} elements`);
  return out.filter((line) => line !== '').map((line) => `${line}\n`).join('');
}

const wantedBy = (expand: readonly (number | readonly [number, number])[]) => (id: number): boolean =>
  expand.some((one) => (typeof one === 'number' ? one === id : id >= one[0] && id <= one[1]));

const modalNode = ({ root, modal }: SnapshotTree): TreeNode | undefined => modal ? preorder(root).find(({ id }) => id === modal.id) : undefined;
