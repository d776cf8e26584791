import type { LookChanges, Moved, Offset, Size, StyleChanges } from '../actions/observe/looks.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { contains } from '../dom/natives.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { diffSnapshots, type DiffChange, type DiffElement, type SnapshotDiff } from '../views/diff.ts';
import type { Naming } from './naming.ts';

/** The most changes of each kind that are listed. */
const MAX_LISTED = 20;

/**
 * What differs in the page after an action: of each kind the first changes, those with numbers to use before others,
 * and how many more there are.
 */
export type ActionDiff = Partial<SnapshotDiff> & ToldLooks & { readonly more?: number };

/** Changes of place, size and look, in words; elements are named as `node_12 'Buy'`. */
export interface ToldLooks {
  /** Where elements were and are: next to which other, or at which place in the viewport, in CSS pixels. */
  readonly moved?: readonly FromTo[];
  readonly resized?: readonly FromTo[];
  readonly scrolled?: readonly FromTo[];
  /** Before and after, by CSS property. */
  readonly restyled?: readonly { readonly element: string; readonly changes: StyleChanges }[];
  /** How many other elements came, went or were drawn anew: icons, lines, coloured boxes. */
  readonly drawn?: number;
  /** How many elements only made room for others. */
  readonly displaced?: number;
}
export interface FromTo {
  readonly element: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Compares the page before and after an action.
 * @param touched nodes that changed since the action began; null where `before` was true at that moment, so that every
 * difference counts
 * @param isLeftOut whether a change of that element is not to be told: it changes by itself
 */
export function reportChanges(
  before: DomSnapshot,
  after: DomSnapshot,
  touched: ReadonlySet<Node> | null,
  isLeftOut: (id: number) => boolean,
): ActionDiff {
  const isTold = touched ? isTouched(after, touched) : () => true;
  const found = diffSnapshots(before.tree, after.tree, {
    includeValues: true,
    only: (node) => !isLeftOut(node.id) && isTold(node),
  });
  return listed({
    appeared: found.appeared.filter(saysSomething).sort(byUse),
    gone: found.gone.filter(saysSomething),
    changed: found.changed,
    more: [...found.appeared, ...found.gone].filter((one) => !saysSomething(one)).length,
  });
}

/** An element without words and numbers, such as the blank cell of a calendar, is only counted. */
const saysSomething = ({ text, role, 'aria-label': label }: DiffElement): boolean =>
  (text ?? label ?? '').trim() !== '' || role !== undefined;

const usable = ({ text = '' }: DiffElement): number => Number(/\[\d/.test(text));
const byUse = (a: DiffElement, b: DiffElement): number => usable(b) - usable(a);

/** The first of each kind, and how many more. */
function listed<T extends Readonly<Record<string, unknown>>>(kinds: T): Partial<T> & { readonly more?: number } {
  let more = typeof kinds['more'] === 'number' ? kinds['more'] : 0;
  const out: Record<string, unknown> = {};
  for (const [kind, list] of Object.entries(kinds)) {
    if (!Array.isArray(list) || !list.length) continue;
    out[kind] = list.slice(0, MAX_LISTED);
    more += Math.max(0, list.length - MAX_LISTED);
  }
  return { ...(out as Partial<T>), ...(more ? { more } : {}) };
}

/**
 * Puts changes of place and look into words.
 * @param changed What is told as changed: an element that is as large as its new text is not told as resized too.
 * @param shown What is told as come or gone, with all that is in it.
 */
export function tellLooks(
  { moved, resized, scrolled, restyled, drawn, displaced }: LookChanges,
  changed: readonly DiffChange[],
  shown: readonly Element[],
  name: Naming,
  isLeftOut: (el: Element) => boolean,
): ToldLooks & { readonly more?: number } {
  const told = <T extends { readonly element: Element }>(list: readonly T[]): T[] =>
    list.filter(({ element }) => !isLeftOut(element));
  const reworded = changed.filter(({ changes }) => changes.text ?? changes.name).map(({ id }) => `${id} `);
  const isInShown = (el: Element): boolean => shown.some((one) => contains(one, el));
  const others = drawn.filter((el) => !isInShown(el) && !isLeftOut(el)).length;
  const isReworded = (element: string): boolean => reworded.some((id) => element.startsWith(id));
  return {
    ...listed({
      moved: told(moved).map((one) => ({ element: name(one.element), ...movement(one, name) })),
      resized: told(resized)
        .map((one) => ({ element: name(one.element), from: sized(one.from), to: sized(one.to) }))
        .filter(({ element }) => !isReworded(element)),
      scrolled: told(scrolled).map((one) => ({
        element: name(one.element),
        from: placed(one.from),
        to: placed(one.to),
      })),
      restyled: told(restyled.filter(({ element }) => !isInShown(element))).map(({ element, changes }) => ({
        element: name(element),
        changes,
      })),
    }),
    ...(others ? { drawn: others } : {}),
    ...(displaced ? { displaced } : {}),
  };
}

function movement(one: Moved, name: Naming): { from: string; to: string } {
  if (!('after' in one)) return { from: placed(one.from), to: placed(one.to) };
  const [from, to] = one.after.map((neighbour) => (neighbour ? `after ${name(neighbour)}` : 'first'));
  return { from: from as string, to: to as string };
}
const placed = ({ x, y }: Offset): string => `${Math.round(x)}, ${Math.round(y)}`;
const sized = ({ width, height }: Size): string => `${width} × ${height}`;

/** Whether a node changed, is inside a changed node, or contains one. */
function isTouched(after: DomSnapshot, touched: ReadonlySet<Node>): (node: TreeNode) => boolean {
  const { registry } = after.parts;
  const numbers = new Set(Array.from(touched, (node) => registry.numberOf(node)));
  return ({ id }) => {
    const object = registry.object(id) ?? after.parts.remote?.(id)?.frame;
    if (!object || numbers.has(id)) return numbers.has(id);
    for (let node: Node | null = object; node; node = flatParentAcrossFrames(node)) if (touched.has(node)) return true;
    return [...touched].some((node) => contains(object, node));
  };
}
