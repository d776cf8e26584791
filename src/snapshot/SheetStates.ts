import { markOf, readingSheets, readSheetsOf } from '../layout/sheets.ts';
import { Repeated } from '../layout/Repeated.ts';
import type { Steps } from '../tree/walk.ts';

/** What the style sheets of documents and shadow roots were when they were last looked at: they change without a mutation record. */
export class SheetStates {
  #states = new WeakMap<Node, string>();
  /** One string for all that are the same. */
  readonly #same = new Repeated<string>();
  #unread = true;
  readonly #onMoves: () => void;

  /** `onMoves`: called when a rule that has something change step by step is found. */
  constructor(onMoves: () => void) { this.#onMoves = onMoves; }

  /** Some sheet was not read yet, or not as it is now. */
  get unread(): boolean { return this.#unread; }

  /** Reads those sheets in steps, however many rules they have. */
  *reading(roots: readonly Node[]): Steps<void> {
    for (const root of roots) yield* readingSheets(root as Document | ShadowRoot);
    this.#unread = false;
  }

  /** Reads the sheets of a root that was found just now, in steps, and notes what they are. */
  *meeting(root: Document | ShadowRoot): Steps<void> {
    if (this.#states.has(root)) return;
    let state = this.#stateOf(root);
    if (state === null) {
      yield* readingSheets(root);
      state = this.#stateOf(root);
    }
    this.#states.set(root, state ?? '');
  }

  /** Forgets all other roots: nobody watches the sheets of a tree while it is not shown, unless it is `read` all the same. */
  keep(roots: readonly Node[], read: readonly Node[]): void {
    const states = new WeakMap<Node, string>();
    for (const root of roots) {
      const state = this.#states.get(root);
      if (state !== undefined) states.set(root, state);
    }
    for (const root of read) states.set(root, this.#states.get(root) ?? this.#stateOf(root) ?? '');
    this.#states = states;
  }

  /** Whether those of some root, which were noted, are not what they were. What is not read yet differs until it is. */
  differ(roots: readonly Node[]): boolean {
    let differ = false;
    for (const root of roots) {
      const before = this.#states.get(root);
      const state = this.#stateOf(root);
      if (state === null) this.#unread = true;
      if (before === undefined || state === before) continue;
      if (state !== null) this.#states.set(root, state);
      differ = true;
    }
    return differ;
  }

  /** Which sheets there are, which rules of them apply; null if one was not read yet. */
  #stateOf(root: Node): string | null {
    const uses = readSheetsOf(root as Document | ShadowRoot);
    if (uses?.some(({ keys }) => keys.moves)) this.#onMoves();
    const mark = uses && markOf(uses);
    return mark && this.#same.get(mark, () => mark);
  }
}
