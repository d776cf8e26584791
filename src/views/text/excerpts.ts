import type { TreeNode } from '../../tree/TreeNode.ts';
import { collapseGroups } from './collapse.ts';
import { flowOf } from './flow.ts';
import { linesOf } from './lines.ts';
import type { Line } from './lines.ts';
import { simplify } from './simplify.ts';
import { writeLine } from './writeLine.ts';
import type { Style } from './writeLine.ts';

/** Returns all lines of the text view of a node, without collapsing groups. */
export const linesUnder = (node: TreeNode): Line[] => unfenced(simplify(linesOf(flowOf(node).pieces)));

/** Removes fences. Preformatted lines are then escaped like all others. */
const unfenced = (lines: readonly Line[]): Line[] =>
  lines.filter(({ kind }) => kind !== 'fence').map((line) => (line.raw ? { ...line, raw: false } : line));

/** Returns the lines of the text view of one node and its descendants. */
export const textUnder = (node: TreeNode): string[] =>
  unfenced(simplify(linesOf(collapseGroups(flowOf(node), null, PLAIN_STYLE))))
    .map((line) => writeLine(line, PLAIN_STYLE))
    .filter((line) => line !== '');

/** The style of lines without typed text and addresses, in which nothing is focused or new. */
export const PLAIN_STYLE: Style = { includeValues: false, urls: false, expand: false, focusId: -1, isNew: () => false };
