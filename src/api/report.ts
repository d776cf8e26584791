import { hasField } from '../standards/ownFields.ts';
import type { LookChanges, Moved, Offset, Size, StyleChanges } from '../actions/observe/looks.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { contains } from '../dom/natives.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { diffSnapshots, type DiffChange, type DiffElement, type SnapshotDiff } from '../views/diff.ts';
import { limited } from './limited.ts';
import type { Naming } from './naming.ts';

/**
 * The differences in the page after an action. Of each kind, the first changes are listed, those of usable elements
 * before others, and `more` counts the rest.
 */
export type ActionDiff = Partial<SnapshotDiff> &
  DescribedLooks & {
    readonly more?: number;
    readonly title?: string;
    readonly unread?: boolean;
    readonly changing?: readonly string[];
  };

/** Changes of place, size and style in words; elements are named as in `node_12 'Buy'`. */
export interface DescribedLooks {
  /** The places of elements before and after: next to which other element, or where in the viewport, in CSS pixels. */
  readonly moved?: readonly FromTo[];
  readonly resized?: readonly FromTo[];
  readonly scrolled?: readonly FromTo[];
  /** The values before and after, by CSS property. */
  readonly restyled?: readonly { readonly element: string; readonly changes: StyleChanges }[];
  /** The number of other elements that came, went or were redrawn: icons, lines, coloured boxes. */
  readonly drawn?: number;
  /** The number of elements that only made room for others. */
  readonly displaced?: number;
}
export interface FromTo {
  readonly element: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Compares the page before and after an action.
 * @param touched nodes that changed since the action began; null if `before` was up to date when it began, so that
 *   every difference counts
 * @param isLeftOut returns whether to leave out an element because it changes by itself
 */
export function reportChanges(
  before: DomSnapshot,
  after: DomSnapshot,
  touched: ReadonlySet<Node> | null,
  isLeftOut: (id: number) => boolean,
): ActionDiff {
  const isRelevant = touched ? isTouched(after, touched) : () => true;
  const found = diffSnapshots(before.tree, after.tree, {
    includeValues: true,
    only: (node) => !isLeftOut(node.id) && isRelevant(node),
  });
  const { title } = after.tree;
  return {
    ...limited({
      appeared: found.appeared.filter(isWorthListing).sort(usableFirst),
      gone: found.gone.filter(isWorthListing),
      changed: found.changed,
      more: [...found.appeared, ...found.gone].filter((one) => !isWorthListing(one)).length,
    }),
    ...(title === before.tree.title ? {} : { title }),
  };
}

/** Returns whether an element has words or a role. Others, such as the blank cell of a calendar, are only counted. */
const isWorthListing = ({ text, role, 'aria-label': label }: DiffElement): boolean =>
  (text ?? label ?? '').trim() !== '' || role !== undefined;

const hasNumber = ({ text = '' }: DiffElement): number => Number(/\[\d/.test(text));
const usableFirst = (a: DiffElement, b: DiffElement): number => hasNumber(b) - hasNumber(a);

/**
 * Describes changes of place and look in words.
 * @param changed the elements that are reported as changed: if the text of one changed, its new size is not reported
 *   too
 * @param shown the elements that are reported as appeared or gone; changes inside them are not reported again
 */
export function describeLooks(
  { moved, resized, scrolled, restyled, drawn, displaced }: LookChanges,
  changed: readonly DiffChange[],
  shown: readonly Element[],
  name: Naming,
  isLeftOut: (el: Element) => boolean,
): DescribedLooks & { readonly more?: number } {
  const included = <T extends { readonly element: Element }>(list: readonly T[]): T[] =>
    list.filter(({ element }) => !isLeftOut(element));
  const reworded = changed.filter(({ changes }) => changes.text ?? changes.name).map(({ id }) => `${id} `);
  const isInShown = (el: Element): boolean => shown.some((one) => contains(one, el));
  const others = drawn.filter((el) => !isInShown(el) && !isLeftOut(el)).length;
  const isReworded = (element: string): boolean => reworded.some((id) => element.startsWith(id));
  return {
    ...limited({
      moved: included(moved).map((one) => ({ element: name(one.element), ...movement(one, name) })),
      resized: included(resized)
        .map((one) => ({ element: name(one.element), from: sized(one.from), to: sized(one.to) }))
        .filter(({ element }) => !isReworded(element)),
      scrolled: included(scrolled).map((one) => ({
        element: name(one.element),
        from: placed(one.from),
        to: placed(one.to),
      })),
      restyled: included(restyled.filter(({ element }) => !isInShown(element))).map(({ element, changes }) => ({
        element: name(element),
        changes,
      })),
    }),
    ...(others && { drawn: others }),
    ...(displaced && { displaced }),
  };
}

function movement(one: Moved, name: Naming): { from: string; to: string } {
  if (!hasField(one, 'after')) return { from: placed(one.from), to: placed(one.to) };
  const [from, to] = one.after.map((neighbour) => (neighbour ? `after ${name(neighbour)}` : 'first'));
  return { from: from as string, to: to as string };
}
const placed = ({ x, y }: Offset): string => `${Math.round(x)}, ${Math.round(y)}`;
const sized = ({ width, height }: Size): string => `${width} × ${height}`;

/** Returns whether a node changed, is inside a changed node, or contains one. */
function isTouched(after: DomSnapshot, touched: ReadonlySet<Node>): (node: TreeNode) => boolean {
  const { registry } = after.parts;
  const numbers = new Set([...touched].map((node) => registry.numberOf(node)));
  return ({ id }) => {
    const object = registry.object(id) ?? after.parts.remote?.(id)?.frame;
    if (!object || numbers.has(id)) return numbers.has(id);
    for (let node: Node | null = object; node; node = flatParentAcrossFrames(node)) if (touched.has(node)) return true;
    return [...touched].some((node) => contains(object, node));
  };
}
