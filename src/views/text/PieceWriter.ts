import { hasInk } from '../../standards/characters.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { markedIn } from './inlineMarks.ts';
import { Apart, gap, isGap } from './pieces.ts';
import type { El, Flow, Gap, Piece, Region, SiblingList } from './pieces.ts';

/** A landmark or group that is written on a line of its own. */
export interface OpenRegion {
  readonly region: Region;
  readonly outer: OpenRegion | null;
  written: boolean;
}

/**
 * Collects the pieces of the page in reading order. Between two pieces, callers may request several kinds of gap. The
 * strongest is used, and it is written only when the second piece arrives, so that empty elements write nothing.
 */
export class PieceWriter implements Flow {
  readonly pieces: Piece[] = [];
  readonly lists: SiblingList[] = [];
  /** The number of elements so far. With the counters below, a handler knows what an element holds when it ends. */
  els = 0;
  /** The number of headings, list items, regions, fences and notes so far, which cannot stand inside a line. */
  blocks = 0;
  headings = 0;
  /** The number of rows of tables and of aligned boxes so far. */
  rows = 0;
  /** The number of line breaks so far. */
  lines = 0;
  /** The region that contains the next piece. */
  region: OpenRegion | null = null;
  /** The indentation and quotation marks at the start of lines of the current list item or quotation. */
  margin = '';
  /** Whether the next piece stands between the fences of preformatted text. */
  isRaw = false;
  /** The gap before the next piece. A stronger one may still be requested. */
  pending: Gap = gap(Apart.Line);
  #writtenRegion: OpenRegion | null = null;

  /** Requests a new line, with a prefix such as `# ` if one is given. */
  line(prefix?: string): void {
    const { pending } = this;
    // The first block inside a cell or inside a box beside others starts on the line of that cell or box.
    if (pending.apart < Apart.Side) pending.apart = Apart.Line;
    if (prefix === undefined) return;
    pending.prefix = prefix;
    // A heading in a list is not indented, but a heading in a quotation keeps the quotation mark.
    pending.margin = prefix.startsWith('#') ? this.margin.trimStart() : this.margin;
  }

  /** Requests a new line even at the start of a cell or of a box beside others. */
  newLine(): void {
    this.pending.apart = Apart.Line;
  }

  /** Requests a gap at least as strong as the given one. */
  atLeast(apart: Apart): void {
    if (this.pending.apart < apart) this.pending.apart = apart;
  }

  /** Requests the border between two cells. Further calls before the next piece make empty cells. */
  cell(): void {
    this.pending.cells++;
    if (this.pending.apart !== Apart.Line) this.pending.apart = Apart.Cell;
  }

  /** Replaces the gaps that were requested since the last piece by the given one. */
  settle(apart: Apart): Gap {
    return (this.pending = gap(apart));
  }

  /** Writes preformatted text, with its line breaks and white space. */
  raw(node: TreeNode, words: string): void {
    words.split('\n').forEach((line, i) => {
      if (i) {
        this.pieces.push(gap(Apart.Line));
        this.lines++;
      }
      if (line === '') return;
      this.flush();
      this.pieces.push({ kind: 'text', text: markedIn(node, line), node });
    });
  }

  /** Writes words of the view itself about the piece before them, such as `(selected)`. */
  ownWords(node: TreeNode, words: string): void {
    this.flush();
    this.pieces.push({ kind: 'text', text: words, node, own: true });
  }

  /**
   * Writes a text of the page. White space alone only requests a space.
   * @param alt whether it is the alternative text of a picture
   * @param onHover the number of the element that the pointer must be over for the text to show
   */
  text(node: TreeNode, words: string, alt: boolean, onHover?: number): void {
    if (!hasInk(words)) {
      if (words) this.atLeast(Apart.Space);
      return;
    }
    this.flush();
    this.pieces.push({ kind: 'text', text: words, node, alt, silent: has(node, Flag.AriaHidden), onHover });
  }

  /** Writes an element and returns the gap before it, which may be changed when the content is known. */
  el(el: El): Gap {
    this.flush();
    const { pieces } = this;
    let before = pieces[pieces.length - 1];
    if (!isGap(before)) pieces.push((before = gap(Apart.None)));
    pieces.push(el);
    this.els++;
    return before;
  }

  /** Removes the bracket of an element that another bracket represents. */
  withdraw(el: El): void {
    const at = this.pieces.lastIndexOf(el);
    if (at >= 0) this.pieces[at] = gap(Apart.None);
    this.els--;
  }

  /** Removes all pieces from an index on, and the sibling lists that begin there. */
  truncate(length: number): void {
    const { pieces, lists } = this;
    // Setting the length would make the engine reallocate the array, which costs more than these few calls.
    while (pieces.length > length) pieces.pop();
    // The indexes of a list that began there would refer to other pieces.
    while ((lists[lists.length - 1]?.ranges[0]?.start ?? -1) >= length) lists.pop();
  }

  /** Writes the line that begins or ends preformatted text. */
  fence(): void {
    this.newLine();
    this.flush();
    this.pieces.push({ kind: 'fence' });
    this.isRaw = !this.isRaw;
    this.newLine();
    this.blocks++;
  }

  /** Writes a line of the view itself that is not part of the page. */
  note(words: string): void {
    this.newLine();
    this.flush();
    this.pieces.push({ kind: 'note', note: words });
    this.newLine();
    this.blocks++;
  }

  /** Writes the gap before the next piece. */
  flush(): void {
    const before = this.pending;
    if (this.isRaw && before.apart === Apart.Line) {
      // A block in preformatted text starts a new line, unless it already stands at the start of one.
      const last = this.pieces[this.pieces.length - 1];
      if (isGap(last) || last?.kind === 'fence') before.apart = Apart.None;
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
