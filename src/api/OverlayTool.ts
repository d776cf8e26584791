import { checkOptions, describe, parseNodeId, type NodeId, type Properties } from '../schema.ts';
import { Overlay, type Look, type Mark } from '../overlay/Overlay.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { DomToolError } from '../standards/errors.ts';
import type { TreeBox } from '../tree/Geometry.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { frontOf } from '../views/scope.ts';

/** What `overlay.show` takes. */
export interface OverlayOptions {
  /** Which elements; by default all that can be used and are not behind a modal. */
  readonly nodes?: readonly NodeId[];
  /** Elements to emphasise; they are marked even if `nodes` does not name them. */
  readonly highlight?: NodeId | readonly NodeId[];
  /** Draw numbers, not only boxes. Default true. */
  readonly labels?: boolean;
  /** Mark what lies behind a modal too. */
  readonly behindModal?: boolean;
  /**
   * Mark new elements when the page changes. Default false: the marks stay those that were drawn, and move with their
   * elements.
   */
  readonly live?: boolean;
}

/** One mark as it is drawn, in whole CSS pixels of the viewport. */
export interface OverlayMark {
  readonly nodeId: string;
  /** The visible part of the element; its first line box if it has several. */
  readonly box: TreeBox;
  /** Where its number stands; null without labels, or where there was no room left. */
  readonly label: TreeBox | null;
}

/** What `overlay.show` drew, and what it did not. */
export interface OverlayResult {
  readonly snapshotId: string;
  readonly marks: readonly OverlayMark[];
  /** Out of the viewport, or scrolled out of their container: marked as soon as they come into sight. */
  readonly outOfSight: readonly string[];
  /** Other elements lie over them. */
  readonly covered: readonly string[];
  /** Asked for, but not in the page, or in a joined frame, which has no marks. */
  readonly missing: readonly string[];
}

const OPTIONS: Properties = {
  nodes: { type: 'array' },
  highlight: {},
  labels: { type: 'boolean' },
  behindModal: { type: 'boolean' },
  live: { type: 'boolean' },
};
/** How long the page must be quiet before live marks are drawn again, in milliseconds. */
const QUIET_MS = 300;

/**
 * Numbered boxes over the page, for people and for screenshots. They take no clicks, and are in no view of the page.
 */
export class OverlayTool {
  readonly #snapshot: () => Promise<DomSnapshot>;
  readonly #overlay: Overlay;
  #options: OverlayOptions = {};
  /** Counts the calls: one that was followed by another while it waited draws nothing. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @internal `tool.overlay` is one. */
  constructor(snapshot: () => Promise<DomSnapshot>) {
    this.#snapshot = snapshot;
    this.#overlay = new Overlay(document, () => this.#changed());
  }

  /**
   * Draws a numbered box around elements, by default around all interactive ones, in place of what was drawn before.
   * The numbers are those of every other view.
   * @returns where the marks are, in CSS pixels; none if another `show` or `hide` was called before it was done
   * @throws DomToolError `bad_option`
   */
  async show(given: OverlayOptions = {}): Promise<OverlayResult> {
    const options = checkOptions('overlay.show', given, OPTIONS);
    const { nodes, highlight, labels = true, behindModal } = options;
    const highlighted = highlight === undefined ? [] : list('highlight', highlight);
    const wanted = nodes === undefined ? null : list('nodes', nodes);
    const turn = ++this.#turn;
    const snapshot = await this.#snapshot();
    const { snapshotId } = snapshot;
    if (turn !== this.#turn) return { snapshotId, marks: [], outOfSight: [], covered: [], missing: [] };
    this.#options = options;
    const ids = new Set([...(wanted ?? usable(snapshot, behindModal)), ...highlighted]);
    const { registry } = snapshot.parts;
    const marks: Mark[] = [];
    const missing: string[] = [];
    for (const id of ids) {
      const el = registry.element(id);
      if (el) marks.push({ el, id });
      else if (!snapshot.parts.far?.(id) || wanted) missing.push(name(id));
    }
    const look: Look = { labels, highlighted: new Set(highlighted) };
    const drawn = this.#overlay.show(marks, look);
    return {
      snapshotId,
      marks: drawn.marks.map(({ id, box, label }) => ({
        nodeId: name(id),
        box: whole(box),
        label: label && whole(label),
      })),
      outOfSight: drawn.outOfSight.map(name),
      covered: drawn.covered.map(name),
      missing,
    };
  }

  /** Removes everything that `show` put into the page. */
  hide(): void {
    this.#turn++;
    clearTimeout(this.#timer);
    this.#overlay.hide();
  }

  #changed(): void {
    if (!this.#options.live) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#overlay.isShown) this.show(this.#options).catch(() => this.hide());
    }, QUIET_MS);
  }
}

const name = (id: number): string => `node_${id}`;
const usable = (snapshot: DomSnapshot, behindModal?: boolean): number[] =>
  preorder(frontOf(snapshot.tree, behindModal))
    .filter((node) => has(node, Flag.Interactive))
    .map(({ id }) => id);
const whole = ({ x, y, width, height }: TreeBox): TreeBox => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

function list(option: string, given: NodeId | readonly NodeId[]): number[] {
  return (Array.isArray(given) ? (given as readonly NodeId[]) : [given as NodeId]).map((id) => {
    const number = parseNodeId(id);
    if (number === null)
      throw new DomToolError('bad_option', `overlay.show: ${option} must hold numbers of nodes, not ${describe(id)}`);
    return number;
  });
}
