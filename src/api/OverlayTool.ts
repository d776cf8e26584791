import { checkOptions, describe } from '../options.ts';
import { Overlay, type Look, type Mark } from '../overlay/Overlay.ts';
import { parseNodeId, type DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { DomToolError } from '../standards/errors.ts';
import type { TreeBox } from '../tree/Geometry.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { frontOf } from '../views/scope.ts';
import type { NodeId } from './Hands.ts';

/** What `overlay.show` takes. */
export interface OverlayOptions {
  /** Which elements; by default all that can be used and are not behind a modal. */
  readonly nodes?: readonly NodeId[];
  /** Elements to be seen first, marked even if `nodes` does not name them. */
  readonly highlight?: NodeId | readonly NodeId[];
  /** Draw numbers, not only boxes. Default true. */
  readonly labels?: boolean;
  /** Mark what lies behind a modal too. */
  readonly behindModal?: boolean;
  /** Look again when the page changes, so that what is new gets its number. Default false: the marks stay, and move with their elements. */
  readonly live?: boolean;
}

/** One mark as it is drawn, in whole pixels of the viewport. */
export interface OverlayMark {
  readonly nodeId: string;
  /** The seen part of the element; its first line if it is broken over several. */
  readonly box: TreeBox;
  /** Where its number stands; null without labels, or where there was no room left. */
  readonly label: TreeBox | null;
}

/** What `overlay.show` has drawn, and what it has not. */
export interface OverlayResult {
  readonly snapshotId: string;
  readonly marks: readonly OverlayMark[];
  /** Out of the viewport, or scrolled out of their container: marked as soon as they come into sight. */
  readonly outOfSight: readonly string[];
  /** Other elements lie over them. */
  readonly covered: readonly string[];
  /** Asked for, but in the page no longer, or never, or in a joined frame, which has no marks. */
  readonly missing: readonly string[];
}

const OPTIONS = { nodes: 'object', highlight: 'any', labels: 'boolean', behindModal: 'boolean', live: 'boolean' };
/** How long the page must be quiet before live marks are made anew, in milliseconds. */
const QUIET = 300;

/** Numbered boxes over the page, for people and for screenshots; they take no clicks, and no view of the page holds them. */
export class OverlayTool {
  readonly #snapshot: () => Promise<DomSnapshot>;
  readonly #overlay: Overlay;
  #options: OverlayOptions = {};
  /** Of the last call: one that has been overtaken while it waited draws nothing. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @internal `tool.overlay` is one. */
  constructor(snapshot: () => Promise<DomSnapshot>) {
    this.#snapshot = snapshot;
    this.#overlay = new Overlay(document, () => this.#changed());
  }

  /**
   * Draws a numbered box around elements, by default around all that can be used now, in place of what was drawn before.
   * The numbers are those of every other view. Gives where the marks are: none, if another `show` or `hide` came before it was done.
   * @throws DomToolError `bad_option`
   */
  async show(options: OverlayOptions = {}): Promise<OverlayResult> {
    checkOptions('overlay.show', options, OPTIONS);
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

  /** Takes everything away that `show` put into the page. */
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
    }, QUIET);
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
