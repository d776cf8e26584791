import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { Apart, gap } from './pieces.ts';
import type { El, Gap, Piece, Region } from './pieces.ts';

/** A landmark or group that gets a line of its own. */
export interface OpenRegion {
  readonly region: Region;
  readonly outer: OpenRegion | null;
  told: boolean;
}

/**
 * Takes the pieces of the page in reading order. What stands between two pieces is decided by the strongest demand made
 * since the first, and written only once the second comes: nothing empty leaves a trace.
 */
export class Stream {
  readonly pieces: Piece[] = [];
  /** Counters, so that an element can tell on its end what it has held without looking at it again. */
  els = 0;
  /** Headings, list items, regions, fences, table rows: what cannot stand inside a line. */
  blocks = 0;
  headings = 0;
  rows = 0;
  lines = 0;
  region: OpenRegion | null = null;
  #pending: Gap = gap(Apart.Line);
  #told: OpenRegion | null = null;

  /** The gap before whatever comes next; may be strengthened later. */
  get pending(): Gap {
    return this.#pending;
  }

  line(prefix?: string): void {
    // The first block inside a cell, or beside another box, starts where that starts.
    if (this.#pending.apart < Apart.Side) this.#pending.apart = Apart.Line;
    if (prefix !== undefined) this.#pending.prefix = prefix;
  }

  /** A new line even at the start of a cell or of a box beside others. */
  newLine(): void {
    this.#pending.apart = Apart.Line;
  }

  side(): void {
    if (this.#pending.apart < Apart.Side) this.#pending.apart = Apart.Side;
  }
  box(): void {
    if (this.#pending.apart < Apart.Box) this.#pending.apart = Apart.Box;
  }
  space(): void {
    if (this.#pending.apart < Apart.Space) this.#pending.apart = Apart.Space;
  }

  cell(): void {
    this.#pending.cells++;
    if (this.#pending.apart !== Apart.Line) this.#pending.apart = Apart.Cell;
  }

  /** Forgets what was demanded since the last piece. */
  settle(apart: Apart): Gap {
    return (this.#pending = gap(apart));
  }

  text(node: TreeNode, words: string, alt: boolean): void {
    if (!/\S/u.test(words)) {
      if (words) this.space();
      return;
    }
    this.flush();
    this.pieces.push({ kind: 'text', text: words, node, alt, silent: has(node, Flag.AriaHidden) });
  }

  /** Gives back the gap before it, which may be strengthened once its content is known. */
  el(el: El): Gap {
    this.flush();
    const last = this.pieces.at(-1);
    const before = last?.kind === 'gap' ? last : gap(Apart.None);
    if (before !== last) this.pieces.push(before);
    this.pieces.push(el);
    this.els++;
    return before;
  }

  /** Takes out an element's bracket: another one stands for it. */
  withdraw(el: El): void {
    const at = this.pieces.lastIndexOf(el);
    if (at >= 0) this.pieces[at] = gap(Apart.None);
    this.els--;
  }

  /** Takes out what came after a place, as if it had never come. */
  cut(length: number, lines: number): Piece[] {
    this.lines = lines;
    return this.pieces.splice(length);
  }

  fence(): void {
    this.newLine();
    this.flush();
    this.pieces.push({ kind: 'fence' });
    this.newLine();
    this.blocks++;
  }

  /** A line of the view's own. */
  note(words: string): void {
    this.newLine();
    this.flush();
    this.pieces.push({ kind: 'note', note: words });
    this.newLine();
    this.blocks++;
  }

  row(group: number, open: boolean): void {
    if (open) this.flush();
    this.pieces.push({ kind: 'row', group, open });
  }

  /** Writes what stands between the last piece and the next. */
  flush(): void {
    const before = this.#pending;
    if (this.region !== this.#told) this.#tellRegion(before);
    if (before.apart === Apart.None) return;
    if (before.apart === Apart.Line) this.lines++;
    if (before.prefix) this.blocks++;
    if (before.prefix.startsWith('#')) this.headings++;
    this.pieces.push(before);
    this.#pending = gap(Apart.None);
  }

  #tellRegion(before: Gap): void {
    const { region } = this;
    const left = this.#told;
    this.#told = region;
    // What follows a bar of tabs or buttons is seldom taken for one of them.
    if (left && left.outer === region && BARS.has(left.region.region)) return;
    before.apart = Apart.Line;
    before.cells = 0;
    if (!region) this.pieces.push(gap(Apart.Line), { kind: 'region', region: 'page', node: null, name: '' });
    else this.pieces.push(gap(Apart.Line), region.told ? { ...region.region, name: '' } : region.region);
    if (region) region.told = true;
  }
}

const BARS = new Set(['search', 'tablist', 'menu', 'toolbar', 'alert']);
