import { MASK } from '../standards/secretPatterns.ts';
import { compare } from '../tree/compare.ts';
import type { Difference, Field } from '../tree/compare.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { ownText } from '../tree/ownText.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { cut } from '../standards/characters.ts';
import { givenRole, shownValue, usedAs } from './controlWords.ts';
import { cutLine } from './text/escape.ts';
import { textUnder } from './text/excerpts.ts';

/** The differences between two snapshots of one document. */
export interface SnapshotDiff {
  /** Elements that appeared. Their descendants are counted in `elements`. */
  appeared: DiffElement[];
  gone: DiffElement[];
  changed: DiffChange[];
  /** The number of hidden elements before and after, if it changed. They are not described. */
  hidden?: readonly [before: number, after: number];
}

/** An element that appeared or disappeared. */
export interface DiffElement {
  /** `node_` and the element's number. */
  id: string;
  tag: string;
  role?: string;
  'aria-label'?: string;
  /** The text of the element and its descendants, at most 300 characters. Interactive elements come first. */
  text?: string;
  /** The number of elements, including the element itself. */
  elements: number;
}

/** An element that changed. */
export interface DiffChange {
  id: string;
  tag: string;
  role?: string;
  'aria-label'?: string;
  /** The values before and after; null if there is none. Typed text is masked unless `includeValues` is set. */
  changes: Partial<Record<Field, readonly [before: DiffValue, after: DiffValue]>>;
}

/** The value of a field, or null if there is none. */
export type DiffValue = string | number | boolean | null;

/** The options of `diffSnapshots`. */
export interface DiffOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** Selects the nodes to describe (default: all). */
  only?: (node: TreeNode) => boolean;
}

/** Compares two snapshots and returns the elements that appeared, disappeared and changed. */
export function diffSnapshots(before: SnapshotTree, after: SnapshotTree, options: DiffOptions = {}): SnapshotDiff {
  const { appeared, gone, changed } = compare(before, after);
  const { only = () => true } = options;
  const hidden = [before.hiddenElements, after.hiddenElements] as const;
  return {
    appeared: appeared.filter(only).map(describe),
    gone: gone.filter(only).map(describe),
    changed: changed.filter((one) => only(one.after)).map((one) => describeChange(one, options)),
    ...(hidden[0] === hidden[1] ? {} : { hidden }),
  };
}

function describe(node: TreeNode): DiffElement {
  const text = excerpt(textUnder(node));
  return { ...identify(node), ...(text && { text }), elements: preorder(node).length };
}

/** The largest number of characters of an element's text. */
const MAX_TEXT = 300;

/**
 * Joins lines into one text. If they are too long, lines with element numbers come first, and a note at the end gives
 * the number of omitted lines.
 */
function excerpt(lines: readonly string[]): string {
  const whole = lines.join(' ');
  if (whole.length <= MAX_TEXT) return whole;
  const order = [...lines.filter(hasNumbers), ...lines.filter((line) => !hasNumbers(line))];
  const kept: string[] = [];
  let room = MAX_TEXT;
  while (order[0] !== undefined && order[0].length < room)
    room -= (kept.push(order[0]), order.shift() as string).length + 1;
  if (!kept.length) kept.push(cutLine(order.shift() as string, MAX_TEXT));
  return order.length ? `${kept.join(' ')} … ${order.length} more lines in the text view` : kept.join(' ');
}

const hasNumbers = (line: string): boolean => /(?<!\\)\[\d/.test(line);

function identify(node: TreeNode): Pick<DiffElement, 'id' | 'tag' | 'role' | 'aria-label'> {
  const role = has(node, Flag.Interactive) ? usedAs(node) : givenRole(node);
  return {
    id: `node_${node.id}`,
    tag: node.tag,
    ...(role && { role }),
    ...(node.name && { 'aria-label': node.name }),
  };
}

function describeChange(difference: Difference, options: DiffOptions): DiffChange {
  const changes: DiffChange['changes'] = {};
  for (const field of difference.fields)
    changes[field] = [valueOf(difference.before, field, options), valueOf(difference.after, field, options)];
  return { ...identify(difference.after), changes };
}

/** Returns what the diff says of a field. Typed text is masked unless `includeValues` is set. */
function valueOf(node: TreeNode, field: Field, { includeValues = false }: DiffOptions): DiffValue {
  switch (field) {
    case 'name':
      return node.name ? cut(node.name, 250) : null;
    case 'role':
      return node.role || null;
    case 'text':
      return cut(ownText(node), 200) || null;
    case 'value':
      return node.facts?.value ? cut(shownValue(node, includeValues) ?? MASK, 200) : null;
    case 'href':
    case 'placeholder':
    case 'src':
      return cut(node.facts?.[field] ?? '', 200) || null;
    default:
      return node.states?.[field] ?? null;
  }
}
