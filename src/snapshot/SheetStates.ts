import { isShadowRoot } from '../dom/kinds.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { markOf, readingSheets, readSheetsOf } from '../layout/sheets.ts';
import { treeSheets, type TreeSheets } from '../layout/TreeSheets.ts';
import type { Steps } from '../tree/walk.ts';

/** What the style sheets of documents and shadow roots were when they were last looked at: they change without a mutation record. */
export class SheetStates {
  /** Null for what changed while it was read. */
  #states = new WeakMap<Node, TreeSheets | null>();
  #unread = false;
  readonly #onMoves: () => void;

  /** `onMoves`: called when a rule that has something change step by step is found. */
  constructor(onMoves: () => void) {
    this.#onMoves = onMoves;
  }

  /** Some sheet was not read yet, or not as it is now. */
  get unread(): boolean {
    return this.#unread;
  }

  /** Reads those sheets in steps, however many rules they have. */
  *reading(roots: readonly Node[]): Steps<void> {
    for (const root of roots) yield* readingSheets(root as Document | ShadowRoot);
    this.#unread = false;
  }

  /** What the sheets of the root are; those of one that was found just now are read, in steps, and noted. */
  *meeting(root: Document | ShadowRoot, reader: LayoutReader): Steps<TreeSheets | null> {
    const known = this.#states.get(root);
    if (known !== undefined) return known;
    // The host's style has asked for them.
    if (isShadowRoot(root)) return this.#note(root, reader.sheetsOf(root));
    yield* readingSheets(root);
    return this.#note(root, sheetsNow(root));
  }

  /** Forgets all other roots: nobody watches the sheets of a tree while it is not shown, unless it is `read` all the same. */
  keep(roots: readonly Node[], read: readonly Node[]): void {
    const before = this.#states;
    this.#states = new WeakMap();
    for (const root of [...roots, ...read]) {
      const state = before.get(root);
      this.#note(root, state === undefined ? sheetsNow(root) : state);
    }
  }

  /** Whether those of some root, which were noted, are not what they were. What is not read yet differs until it is. */
  differ(roots: readonly Node[]): boolean {
    let differ = false;
    for (const root of roots) {
      const before = this.#states.get(root);
      const uses = readSheetsOf(root as Document | ShadowRoot);
      if (!uses) this.#unread = true;
      else if (before?.mark === markOf(uses)) continue;
      else this.#note(root, treeSheets(root as Document | ShadowRoot, uses));
      if (before !== undefined) differ = true;
    }
    return differ;
  }

  #note(root: Node, sheets: TreeSheets | null): TreeSheets | null {
    if (sheets?.keys.moves) this.#onMoves();
    this.#states.set(root, sheets);
    return sheets;
  }
}

/** Null if one of them was not read yet. */
function sheetsNow(root: Node): TreeSheets | null {
  const uses = readSheetsOf(root as Document | ShadowRoot);
  return uses && treeSheets(root as Document | ShadowRoot, uses);
}
