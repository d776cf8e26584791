import type { DomTool } from '../api/DomTool.ts';
import { Overlay, type Mark } from '../overlay/Overlay.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { frontOf } from '../views/scope.ts';
import { inSteps } from '../dom/steps.ts';
import { overviewText } from '../views/overview.ts';
import type { OverviewFacts } from '../views/overviewTypes.ts';
import { searchText } from '../views/search.ts';
import type { PanelHost } from './Panel.ts';

/** How long the page must be quiet before its numbers are drawn again, in milliseconds. */
const QUIET_MS = 300;

/** The panel says of no element that it is covered: it may lie over the page itself. */
const FACTS: OverviewFacts = {
  snapshotId: '',
  tabName: '',
  hints: () => [],
  *coveredBy() {
    return null;
  },
};

/** Connects the panel to its page, with a DomTool of the core and an overlay. */
export class PageHost implements PanelHost {
  readonly close: () => void;
  readonly side: () => void;
  readonly #tool: DomTool;
  readonly #place: (isCovered: boolean) => void;
  readonly #overlay = new Overlay(document, (isRaised) => {
    this.#place(isRaised);
    this.#drawWhenQuiet();
  });
  #snapshot: DomSnapshot | null = null;
  #isMarked = false;
  #highlighted: number | null = null;
  #timer = 0;
  /**
   * True if the panel was closed. Its removal causes events (the focus or the pointer leaves it) that arrive
   * afterwards.
   */
  #isClosed = false;

  /**
   * @param close removes the panel
   * @param side moves the panel to the other side of the page
   * @param place moves the panel to where it can be used, if it may be covered or inert now, or was removed
   */
  constructor(tool: DomTool, close: () => void, side: () => void, place: (isCovered: boolean) => void) {
    this.#tool = tool;
    this.#place = place;
    this.side = side;
    // Draws the overlay now, so that it enters the top layer before the panel and stays below it.
    this.#draw();
    this.close = () => {
      this.#isClosed = true;
      clearTimeout(this.#timer);
      this.#overlay.hide();
      tool.destroy();
      close();
    };
  }

  async view(name: string): Promise<string> {
    const snapshot = await this.#look();
    if (name === 'JSON') return JSON.stringify(snapshot.serialize(), null, 1);
    if (name === 'Overview') return await inSteps(overviewText(snapshot.tree, {}, FACTS));
    return snapshot.toText({ viewport: name === 'In view', previous: null });
  }

  async search(query: string): Promise<string> {
    return searchText((await this.#look()).tree, query);
  }

  highlight(id: string | null): void {
    this.#highlighted = id === null ? null : Number(id);
    this.#draw();
  }

  marks(on: boolean): void {
    this.#isMarked = on;
    // If the page cannot be read, the view reports it.
    const read = on ? this.#look().catch(() => null) : Promise.resolve();
    void read.then(() => this.#draw());
  }

  async act(action: 'click' | 'type', id: string, text: string): Promise<string> {
    const { success, error = '' } = await (action === 'click'
      ? this.#tool.click(id, { timeout: 0 })
      : this.#tool.type(id, text, { clearFirst: true, timeout: 0 }));
    // No event tells of a dialog that opened in a shadow tree.
    if (!this.#isClosed) this.#place(true);
    if (success) return action === 'click' ? `Clicked ${id}` : 'Typed';
    return error.replaceAll('node_', '');
  }

  async #look(): Promise<DomSnapshot> {
    return (this.#snapshot = await this.#tool.getSnapshot());
  }

  #draw(): void {
    if (this.#isClosed) return;
    const ids = new Set(this.#isMarked ? this.#usable() : []);
    if (this.#highlighted !== null) ids.add(this.#highlighted);
    const marks = [...ids]
      .map((id) => ({ id, el: this.#snapshot?.getRealElement(id) ?? null }))
      .filter((mark): mark is Mark => mark.el !== null);
    this.#overlay.show(marks, {
      labels: true,
      highlighted: new Set(this.#highlighted === null ? [] : [this.#highlighted]),
      keepsPlace: true,
    });
  }

  #usable(): number[] {
    if (!this.#snapshot) return [];
    return preorder(frontOf(this.#snapshot.tree))
      .filter((node) => has(node, Flag.Interactive))
      .map(({ id }) => id);
  }

  #drawWhenQuiet(): void {
    clearTimeout(this.#timer);
    if (this.#isMarked) this.#timer = window.setTimeout(() => this.marks(this.#isMarked), QUIET_MS);
  }
}
