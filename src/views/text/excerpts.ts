import { isTarget } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { collapseGroups } from './collapse.ts';
import { flowOf } from './flow.ts';
import { linesOf } from './lines.ts';
import type { Line } from './lines.ts';
import { simplify } from './simplify.ts';
import { writeElement, writeLine } from './writeLine.ts';
import type { Style } from './writeLine.ts';

/** Returns all lines of the text view of a node, without collapsing groups. */
export const linesUnder = (node: TreeNode): Line[] => unfenced(simplify(linesOf(flowOf(node).pieces)));

/** Removes fences. Preformatted lines are then escaped like all others. */
const unfenced = (lines: readonly Line[]): Line[] =>
  lines.filter(({ kind }) => kind !== 'fence').map((line) => (line.raw ? { ...line, raw: false } : line));

/** Returns the lines of the text view of one node and its descendants. */
export function textUnder(node: TreeNode, style: Style): string[] {
  const pieces = collapseGroups(flowOf(node), null, style);
  return unfenced(simplify(linesOf(pieces)))
    .map((line) => writeLine(line, style))
    .filter((line) => line !== '');
}

/** Returns the bracket of one element as the text view writes it, or '' if the element is not interactive. */
export function bracketOf(node: TreeNode, style: Style): string {
  if (!isTarget(node)) return '';
  const el = flowOf(node).pieces.find((piece) => piece.kind === 'el');
  return el ? writeElement(el, style) : '';
}

export const PLAIN_STYLE: Style = { includeValues: false, urls: false, expand: false, focusId: -1, isNew: () => false };
