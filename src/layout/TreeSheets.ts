import { keysOfAll, numberOf, sheetsOf, type SheetKeys } from './sheetKeys.ts';
import type { SheetUse } from './rules.ts';

/** The style sheets of a document or shadow root, as they were when it was made. */
export class TreeSheets {
  readonly uses: readonly (SheetUse & { readonly keys: SheetKeys })[];
  /** What is filed of all of them. */
  readonly keys: SheetKeys;
  /** The same for trees of which the sheets say the same. */
  readonly mark: string;

  constructor(root: Document | ShadowRoot) {
    this.uses = sheetsOf(root);
    this.keys = keysOfAll(root, this.uses.map(({ keys }) => keys));
    this.mark = this.uses.map(({ keys, on }) => numberOf(keys) + on).join();
  }

  /** Nothing has come, gone, changed, or been switched on or off since. */
  isAs({ uses }: TreeSheets): boolean {
    return uses.length === this.uses.length && uses.every(({ keys, on }, i) => keys === this.uses[i]?.keys && on === this.uses[i].on);
  }
}
