import { inSteps } from '../dom/steps.ts';
import { outside, type GuardedSteps } from '../standards/guardedSteps.ts';
import { later } from '../dom/timers.ts';
import { checkOptions, describe, isList, parseNodeId, type NodeId, type Properties, FLAG } from '../schema.ts';
import { Overlay, type Look, type Mark } from '../overlay/Overlay.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { badOption } from '../standards/errors.ts';
import { guardMethods } from './guardMethods.ts';
import type { TreeBox } from '../tree/SnapshotTree.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { frontOf } from '../views/scope.ts';

/** The options of `overlay.show`. */
export interface OverlayOptions {
  /** The elements to mark. By default they are all interactive elements that are not behind a modal dialog. */
  readonly nodes?: readonly NodeId[];
  /** Elements to emphasize. They are marked even if `nodes` does not contain them. */
  readonly highlight?: NodeId | readonly NodeId[];
  /** Whether to draw numbers on the boxes. Default true. */
  readonly labels?: boolean;
  /** Whether to also mark elements behind a modal dialog. Default false. */
  readonly behindModal?: boolean;
  /**
   * Whether to mark new elements when the page changes. Default false: the first marks stay and move with their
   * elements.
   */
  readonly live?: boolean;
}

/** One mark as it is drawn, in whole CSS pixels of the viewport. */
export interface OverlayMark {
  readonly nodeId: string;
  /** The visible part of the element, or its first visible line box if there are several. */
  readonly box: TreeBox;
  /** The box of the number. Null without labels, and if no free place was left. */
  readonly label: TreeBox | null;
}

/** The elements that `overlay.show` marked, and those that it did not mark, with the reason. */
export interface OverlayResult {
  readonly snapshotId: string;
  readonly marks: readonly OverlayMark[];
  /**
   * Elements outside of the viewport or scrolled out of their container. Their marks appear when they come into view.
   */
  readonly outOfSight: readonly string[];
  /** Elements that other elements cover. */
  readonly covered: readonly string[];
  /**
   * Requested elements that are not in the page. Elements of joined frames are here too, since they cannot be marked.
   */
  readonly missing: readonly string[];
}

const OPTIONS: Properties = {
  nodes: { type: 'array' },
  highlight: {},
  labels: FLAG,
  behindModal: FLAG,
  live: FLAG,
};
/** How long the page must be quiet before live marks are drawn again, in milliseconds. */
const QUIET_MS = 300;

/**
 * Draws numbered boxes over the page, for people and for screenshots. The boxes receive no pointer events, and no view
 * of the page contains them.
 */
export class OverlayTool {
  readonly #snapshot: () => Promise<DomSnapshot>;
  readonly #overlay: Overlay;
  #options: OverlayOptions = {};
  /** Counts the calls. If another call follows while one waits for the snapshot, the earlier one draws nothing. */
  #turn = 0;
  #timer: (() => void) | undefined;

  /** @internal Callers use `tool.overlay`. */
  constructor(snapshot: () => Promise<DomSnapshot>) {
    this.#snapshot = snapshot;
    this.#overlay = new Overlay(document, () => this.#changed());
  }

  /**
   * Draws a numbered box around each element, in place of what was drawn before. The numbers are those of every view.
   * @param given the elements and the look of the marks; by default all interactive elements
   * @returns where the marks are, in CSS pixels; there are none if `show` or `hide` was called again in the meantime
   * @throws DomToolError `bad_option`; `destroyed`
   */
  show(given: OverlayOptions = {}): Promise<OverlayResult> {
    return inSteps(this.#show(given));
  }

  *#show(given: OverlayOptions): GuardedSteps<OverlayResult> {
    const options = checkOptions('overlay.show', given, OPTIONS);
    const { nodes, highlight, labels = true, behindModal } = options;
    const highlighted = highlight === undefined ? [] : numbersIn('highlight', highlight);
    const requested = nodes === undefined ? null : numbersIn('nodes', nodes);
    const turn = ++this.#turn;
    const snapshot = yield* outside(this.#snapshot);
    const { snapshotId } = snapshot;
    if (turn !== this.#turn) return { snapshotId, marks: [], outOfSight: [], covered: [], missing: [] };
    this.#options = options;
    const ids = new Set([...(requested ?? usable(snapshot, behindModal)), ...highlighted]);
    const { registry } = snapshot.parts;
    const marks: Mark[] = [];
    const missing: string[] = [];
    for (const id of ids) {
      const el = registry.element(id);
      if (el) marks.push({ el, id });
      else if (!snapshot.parts.remote?.(id) || requested) missing.push(name(id));
    }
    const look: Look = { labels, highlighted: new Set(highlighted) };
    const drawn = yield* outside(() => this.#overlay.show(marks, look));
    return {
      snapshotId,
      marks: drawn.marks.map(({ id, box, label }) => ({
        nodeId: name(id),
        box: rounded(box),
        label: label && rounded(label),
      })),
      outOfSight: drawn.outOfSight.map(name),
      covered: drawn.covered.map(name),
      missing,
    };
  }

  /** Removes everything that `show` added to the page. */
  hide(): void {
    this.#turn++;
    this.#timer?.();
    this.#overlay.hide();
  }

  #changed(): void {
    if (!this.#options.live) return;
    this.#timer?.();
    this.#timer = later(() => {
      if (this.#overlay.isShown) this.show(this.#options).catch(() => this.hide());
    }, QUIET_MS);
  }
}

guardMethods(OverlayTool.prototype);

const name = (id: number): string => `node_${id}`;
const usable = (snapshot: DomSnapshot, behindModal?: boolean): number[] =>
  preorder(frontOf(snapshot.tree, behindModal))
    .filter((node) => has(node, Flag.Interactive))
    .map(({ id }) => id);
const rounded = ({ x, y, width, height }: TreeBox): TreeBox => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

const numbersIn = (option: string, given: NodeId | readonly NodeId[]): number[] =>
  ((isList(given) ? given : [given]) as readonly NodeId[]).map((id) => {
    const number = parseNodeId(id);
    if (number === null)
      throw badOption(`overlay.show: ${option} must contain numbers of elements, not ${describe(id)}`);
    return number;
  });
