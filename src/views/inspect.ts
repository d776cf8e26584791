import { isEl, isGap } from './text/pieces.ts';
import { ownFields } from '../standards/ownFields.ts';
import { keptOf } from '../tree/distill.ts';
import type { SnapshotTree, TreeBox } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, has, isTarget } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { lineUp } from '../tree/lineUp.ts';
import { cut } from '../standards/characters.ts';
import { describeElement } from './descriptors.ts';
import type { ElementFacts, FullDescriptor } from './descriptors.ts';
import { givenRole, usedAs } from './controlWords.ts';
import { cutLine } from './text/escape.ts';
import { linesUnder, PLAIN_STYLE } from './text/excerpts.ts';
import { writeLine } from './text/writeLine.ts';

/** All facts about one element. */
export interface Inspection extends Omit<FullDescriptor, 'selectorHints'> {
  success: true;
  /** The number of elements that match the given selector. The first visible one, or else the first, is described. */
  matches?: number;
  inViewport: boolean;
  /** Whether a person could use the element at its current place, and the obstacle if not. */
  reachability: ReachState;
  /** Whether the element is interactive, so that every view gives its number. */
  interactive: boolean;
  /** The reasons, in words, why the element is visible or not and why it is interactive or not. */
  why: { visible: string; interactive: string };
  /** The computed style, without usual values. */
  style: Record<string, string>;
  /** Selectors that match only this element, those with the highest confidence first. */
  selectorHints: { selector: string; confidence: number }[];
  /** Its ancestors, outermost first. */
  ancestors: ElementRef[];
  /** The element's line in the text view, with the lines before and after it; null if there is none. */
  lines: { before: string | null; own: string | null; after: string | null };
}

/**
 * Whether an element can be used. `by` is the element that covers it, disables it or makes it inert, the dialog that it
 * is behind, or the container that it is scrolled out of, and `byName` is the name or the first words of `by`. `reason`
 * is why the element is hidden. `dx` and `dy` are its distance from the viewport in CSS px.
 */
export interface ReachState {
  state: 'reachable' | 'hidden' | 'disabled' | 'inert' | 'covered' | 'clipped' | 'off-screen';
  by?: string;
  byName?: string;
  reason?: string;
  dx?: number;
  dy?: number;
}

/** One of the elements around the inspected one. */
export interface ElementRef {
  id: string;
  tag: string;
  role?: string;
  name?: string;
}

/** The answer if there is no such element. */
export interface InspectFailure {
  success: false;
  code: 'unknown_node' | 'stale_node' | 'stale_document' | 'not_an_element' | 'no_match';
  /** The reason in one sentence. */
  error: string;
}

/** The options of `inspect`. */
export interface InspectOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** The snapshot that the number comes from. If it was made of another document, the call is refused. */
  snapshotId?: string;
}

/** Returns the rectangle that views report, in CSS px, from a box in the viewport and the page's scroll position. */
export const reportedRect = (
  { x, y, width, height }: TreeBox,
  scrollX: number,
  scrollY: number,
): ElementFacts['rect'] => ({
  x,
  y,
  width,
  height,
  top: y,
  left: x,
  right: x + width,
  bottom: y + height,
  pageX: x + scrollX,
  pageY: y + scrollY,
});

/** The facts that an inspection reads from the live page in addition to those of a descriptor. */
export interface InspectFacts extends ElementFacts {
  readonly inViewport: boolean;
  readonly reachability: ReachState;
  /** Signals that the element can be clicked, pressed or typed into, strongest first. */
  readonly signals: readonly { readonly signal: string; readonly weight: number }[];
  readonly style: Readonly<Record<string, string>>;
  readonly selectors: readonly { readonly selector: string; readonly confidence: number }[];
  readonly matches?: number;
}

/** Describes one element in full: its properties, its place on the page, its selectors and its visibility. */
export function inspection(tree: SnapshotTree, facts: InspectFacts): Inspection {
  const { matches, inViewport, signals, style, selectors } = facts;
  const { nodes, parents } = lineUp(tree.root);
  const place = nodes.findIndex(({ id }) => `node_${id}` === facts.nodeId);
  const node = nodes[place];
  const ancestors: ElementRef[] = [];
  for (let i = parents[place] ?? -1; i >= 0; i = parents[i] ?? -1) {
    const outer = nodes[i];
    if (outer && (i === 0 || keptOf(tree.root).has(outer) || outer.role || outer.kind !== NodeKind.Element))
      ancestors.unshift(refTo(outer));
  }
  const interactive = node !== undefined && isTarget(node);
  return {
    success: true,
    ...(matches === undefined ? {} : { matches }),
    ...(describeElement(facts, 'full') as FullDescriptor),
    selectorHints: [...selectors],
    inViewport,
    reachability: facts.reachability,
    interactive,
    why: { visible: whyVisible(facts, node), interactive: whyInteractive(signals, interactive, facts.visible) },
    style: { ...style },
    ancestors,
    lines: linesAround(tree, node),
  };
}

function refTo(node: TreeNode): ElementRef {
  const role = has(node, Flag.Interactive) ? usedAs(node) : givenRole(node) || node.role;
  return {
    id: `node_${node.id}`,
    tag: node.tag,
    ...(role && { role }),
    ...(node.name && { name: cut(node.name, 100) }),
  };
}

function whyVisible(
  { visible, hiddenReason, inViewport, coveredBy, reachability }: InspectFacts,
  node: TreeNode | undefined,
): string {
  if (!visible) {
    const by = reachability.state === 'hidden' && reachability.by ? `; it shows on hover over ${reachability.by}` : '';
    return `no: ${HIDDEN[hiddenReason ?? ''] ?? hiddenReason ?? 'it is not shown'}${by}`;
  }
  if (!node) return 'yes, but it shows nothing that a view could tell';
  return `yes, ${inViewport ? `in the viewport${coveredBy ? `, but ${coveredBy} lies over it` : ''}` : 'after scrolling'}`;
}

function whyInteractive(signals: InspectFacts['signals'], interactive: boolean, visible: boolean): string {
  const words = signals.map(({ signal }) => SIGNS[signal] ?? signal).join('; ');
  if (interactive) return `yes: ${words || 'what it holds makes it one'}`;
  if (!words) return 'no: no control, handler, role, tab stop or pointer';
  return `no: ${words}; but ${visible ? 'what is in it or around it stands for it' : 'it cannot be seen'}`;
}

/** Reasons of `checkVisibility` in words. */
const HIDDEN = ownFields<Record<string, string>>({
  'not-rendered': 'browsers never render it',
  'display-none': 'display: none, its own or around it',
  'visibility-hidden': 'visibility: hidden',
  transparent: 'nearly no opacity, its own or around it',
  blurred: 'a filter makes it unreadable',
  'turned-away': 'its hidden back faces the viewer',
  'content-visibility': 'content-visibility: hidden around it',
  'closed-details': 'in closed <details>',
  'option-closed': 'an option of a closed list',
  clipped: 'clipped away',
  'zero-size': 'its box is empty',
  'off-page': 'outside of the page',
  unpainted: 'a shape without ink',
  'aria-hidden': 'aria-hidden, its own or around it',
  inert: 'inert, or behind a dialog',
  unslotted: 'its host has no slot for it',
  detached: 'not in the page',
  'tiny-text': 'its text is too small',
  'transparent-text': 'its text is transparent',
  'same-colour': 'its text has the colour of what is behind it',
  'text-outside': 'its text is outside of its box',
  behind: 'its text is behind something opaque',
});

/** Signals in words; one that is not here is told by its name. */
const SIGNS = ownFields<Record<string, string>>({
  native: 'a native control',
  listener: 'something listens to it',
  framework: 'a framework handles it',
  handler: 'it has a handler',
  role: 'its role',
  attribute: 'an attribute for events',
  focusable: 'it is a tab stop',
  cursor: 'the pointer over it',
  hover: 'it changes under the pointer',
  class: 'its class',
  mildRole: 'its role',
});

function linesAround(tree: SnapshotTree, node: TreeNode | undefined): Inspection['lines'] {
  const lines = node ? linesUnder(tree.root) : [];
  const own = lines.findIndex(
    ({ parts, region }) =>
      region?.node === node ||
      parts.some((part) => !isGap(part) && (part.node === node || (isEl(part) && part.ids.includes(node?.id ?? -1)))),
  );
  const line = (at: number): string | null => {
    const found = own < 0 ? undefined : lines[at];
    return found ? cutLine(writeLine(found, { ...PLAIN_STYLE, focusId: tree.focusId }), 200) : null;
  };
  return { before: line(own - 1), own: line(own), after: line(own + 1) };
}
