import { hasInk } from '../../standards/characters.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { Apart, gap } from './pieces.ts';
import type { El, Flow, Gap, Piece, Region, SiblingList } from './pieces.ts';

/** A landmark or group that gets a line of its own. */
export interface OpenRegion {
  readonly region: Region;
  readonly outer: OpenRegion | null;
  written: boolean;
}

/**
 * Takes the pieces of the page in reading order. What stands between two pieces is decided by the strongest demand made
 * since the first, and written only once the second comes: nothing empty leaves a trace.
 */
export class PieceWriter implements Flow {
  readonly pieces: Piece[] = [];
  readonly lists: SiblingList[] = [];
  /** Counters, so that an element can tell at its end what it holds without looking at it again. */
  els = 0;
  /** Headings, list items, regions, fences, table rows: what cannot stand inside a line. */
  blocks = 0;
  headings = 0;
  rows = 0;
  lines = 0;
  region: OpenRegion | null = null;
  /** What the lines of the list item or quotation begin with. */
  margin = '';
  /** Between the fences of preformatted lines. */
  isRaw = false;
  /** The gap before whatever comes next; may be strengthened later. */
  pending: Gap = gap(Apart.Line);
  #writtenRegion: OpenRegion | null = null;

  line(prefix?: string): void {
    const { pending } = this;
    // The first block inside a cell, or beside another box, starts where that starts.
    if (pending.apart < Apart.Side) pending.apart = Apart.Line;
    if (prefix === undefined) return;
    pending.prefix = prefix;
    // A heading in a list is a heading; one in a quotation is still quoted.
    pending.margin = prefix.startsWith('#') ? this.margin.trimStart() : this.margin;
  }

  /** A new line even at the start of a cell or of a box beside others. */
  newLine(): void {
    this.pending.apart = Apart.Line;
  }

  side(): void {
    if (this.pending.apart < Apart.Side) this.pending.apart = Apart.Side;
  }
  box(): void {
    if (this.pending.apart < Apart.Box) this.pending.apart = Apart.Box;
  }

  cell(): void {
    this.pending.cells++;
    if (this.pending.apart !== Apart.Line) this.pending.apart = Apart.Cell;
  }

  /** Forgets what was demanded since the last piece. */
  settle(apart: Apart): Gap {
    return (this.pending = gap(apart));
  }

  /** Preformatted text: each line break is one, and white space is kept. */
  raw(node: TreeNode, words: string): void {
    words.split('\n').forEach((line, i) => {
      if (i) {
        this.pieces.push(gap(Apart.Line));
        this.lines++;
      }
      if (line === '') return;
      this.flush();
      this.pieces.push({ kind: 'text', text: line, node, alt: false, silent: false });
    });
  }

  /** A word of the view's own about what stands before it. */
  ownWords(node: TreeNode, words: string): void {
    this.flush();
    this.pieces.push({ kind: 'text', text: words, node, alt: false, silent: false, own: true });
  }

  text(node: TreeNode, words: string, alt: boolean, onHover?: number): void {
    if (!hasInk(words)) {
      if (words && this.pending.apart < Apart.Space) this.pending.apart = Apart.Space;
      return;
    }
    this.flush();
    this.pieces.push({ kind: 'text', text: words, node, alt, silent: has(node, Flag.AriaHidden), onHover });
  }

  /** Gives back the gap before the element, which may be strengthened once its content is known. */
  el(el: El): Gap {
    this.flush();
    const { pieces } = this;
    let before = pieces[pieces.length - 1];
    if (before?.kind !== 'gap') pieces.push((before = gap(Apart.None)));
    pieces.push(el);
    this.els++;
    return before;
  }

  /** Takes out an element's bracket: another one stands for it. */
  withdraw(el: El): void {
    const at = this.pieces.lastIndexOf(el);
    if (at >= 0) this.pieces[at] = gap(Apart.None);
    this.els--;
  }

  /** Takes out all pieces from an index on, as if they had never come. */
  truncate(length: number): void {
    const { pieces, lists } = this;
    // Engines give back memory when a length is set, which costs more than these few calls.
    while (pieces.length > length) pieces.pop();
    // What is left of a list that began there would point at other pieces.
    while ((lists[lists.length - 1]?.bounds[0] ?? -1) >= length) lists.pop();
  }

  fence(): void {
    this.newLine();
    this.flush();
    this.pieces.push({ kind: 'fence' });
    this.isRaw = !this.isRaw;
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

  /** Writes what stands between the last piece and the next. */
  flush(): void {
    const before = this.pending;
    if (this.isRaw && before.apart === Apart.Line) {
      // A block in preformatted text starts a line, unless it stands at the start of one.
      const last = this.pieces[this.pieces.length - 1];
      if (last?.kind === 'gap' || last?.kind === 'fence') before.apart = Apart.None;
    }
    if (this.region !== this.#writtenRegion) this.#writeRegion(before);
    if (before.apart === Apart.None) return;
    if (before.apart === Apart.Line) {
      this.lines++;
      if (!before.prefix) before.margin = this.margin;
    }
    if (before.prefix) {
      this.blocks++;
      if (before.prefix.startsWith('#')) this.headings++;
    }
    this.pieces.push(before);
    this.pending = gap(Apart.None);
  }

  #writeRegion(before: Gap): void {
    const { region } = this;
    this.#writtenRegion = region;
    before.apart = Apart.Line;
    before.cells = 0;
    if (!region) this.pieces.push(gap(Apart.Line), { kind: 'region', region: 'page', node: null, name: '' });
    else this.pieces.push(gap(Apart.Line), region.written ? { ...region.region, name: '' } : region.region);
    if (region) region.written = true;
  }
}
