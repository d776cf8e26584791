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
import { cutLine, escapeValue } from './text/escape.ts';
import { bracketOf, PLAIN_STYLE, textUnder } from './text/excerpts.ts';

/** What differs between two snapshots of one document. */
export interface SnapshotDiff {
  /** Elements that appeared; what is inside one is counted in `elements`. */
  appeared: DiffElement[];
  gone: DiffElement[];
  changed: DiffChange[];
  /** How many elements nobody can see, of which nothing is told, if the number changed. */
  hidden?: readonly [before: number, after: number];
}

export interface DiffElement {
  /** `node_` and the number. */
  id: string;
  tag: string;
  role?: string;
  'aria-label'?: string;
  /** Its text with all that is in it, cut at 300 characters: what can be used comes first. */
  text?: string;
  /** Elements in it, itself included. */
  elements: number;
}

export interface DiffChange {
  id: string;
  tag: string;
  role?: string;
  'aria-label'?: string;
  /** Before and after; null where there was or is none. What was typed is only said to differ, unless values are on. */
  changes: Partial<Record<Field, readonly [before: DiffValue, after: DiffValue]>>;
}

export type DiffValue = string | number | boolean | null;

export interface DiffOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** Elements and changes of each kind that are told one by one (default: 50). */
  maxRows?: number;
  /** Which nodes to tell of; all without it. */
  only?: (node: TreeNode) => boolean;
}

/** What appeared, what went, and what changed from one snapshot to a later one. */
export function diffSnapshots(before: SnapshotTree, after: SnapshotTree, options: DiffOptions = {}): SnapshotDiff {
  const { appeared, gone, changed } = compare(before, after);
  const { only = () => true } = options;
  const hidden = hiddenIn(before, after);
  return {
    appeared: appeared.filter(only).map(describe),
    gone: gone.filter(only).map(describe),
    changed: changed.filter((one) => only(one.after)).map((one) => describeChange(one, options)),
    ...(hidden ? { hidden } : {}),
  };
}

/** How many elements nobody can see, before and after; null if the number is the same. */
const hiddenIn = ({ hiddenElements: before }: SnapshotTree, { hiddenElements: after }: SnapshotTree) =>
  before === after ? null : ([before, after] as const);

/** The same as lines: `+` what appeared, as the text view shows it, `-` what went, `~` what changed. */
export function diffText(before: SnapshotTree, after: SnapshotTree, options: DiffOptions = {}): string {
  const { maxRows = 50 } = options;
  const hidden = hiddenIn(before, after);
  const { appeared, gone, changed } = compare(before, after);
  const style = { ...PLAIN_STYLE, includeValues: options.includeValues ?? false };
  const lines = [
    ...limit(
      appeared.flatMap((node) => textUnder(node, { ...style, focusId: after.focusId })),
      maxRows,
    ).map((line) => `+ ${line}`),
    ...limit(
      gone.flatMap((node) => textUnder(node, style)),
      maxRows,
    ).map((line) => `- ${line}`),
    ...limit(
      changed.map((one) => writeChange(one, options)),
      maxRows,
    ).map((line) => `~ ${line}`),
    ...(hidden ? [`~ hidden elements ${hidden.join(' → ')}`] : []),
  ];
  return lines.length ? lines.map((line) => `${line}\n`).join('') : 'nothing changed\n';
}

function writeChange(difference: Difference, options: DiffOptions): string {
  const { before, after, fields } = difference;
  // What an element is called by its content says the same as its text.
  const told = fields.filter((field) => field !== 'name' || !fields.includes('text') || has(after, Flag.OwnName));
  const words = told.map(
    (field) =>
      `${field} ${writeValue(valueOf(before, field, options))} → ${writeValue(valueOf(after, field, options))}`,
  );
  return [bracketOf(after, PLAIN_STYLE), words.join(', ')].filter(Boolean).join(' ');
}

const writeValue = (value: DiffValue): string =>
  value === null ? 'none' : typeof value === 'string' ? `"${escapeValue(cut(value, 80))}"` : String(value);

function limit(lines: readonly string[], max: number): string[] {
  return lines.length <= max ? [...lines] : [...lines.slice(0, max - 1), `… ${lines.length - max + 1} more`];
}

function describe(node: TreeNode): DiffElement {
  const text = excerpt(textUnder(node, PLAIN_STYLE));
  return { ...identify(node), ...(text ? { text } : {}), elements: preorder(node).length };
}

/** How many characters of an element's text are told. */
const MAX_TEXT = 300;

/** Lines as one text; of many lines those with numbers to use come first, and the end says how many are left out. */
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
    ...(role ? { role } : {}),
    ...(node.name ? { 'aria-label': node.name } : {}),
  };
}

function describeChange(difference: Difference, options: DiffOptions): DiffChange {
  const changes: DiffChange['changes'] = {};
  for (const field of difference.fields)
    changes[field] = [valueOf(difference.before, field, options), valueOf(difference.after, field, options)];
  return { ...identify(difference.after), changes };
}

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
