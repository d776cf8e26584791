import { keysOfAll, markOf, sheetsOf, type SheetKeys } from './sheetKeys.ts';
import type { SheetUse } from './rules.ts';

/** The style sheets of a document or shadow root, as they were when it was made. */
export class TreeSheets {
  readonly uses: readonly (SheetUse & { readonly keys: SheetKeys })[];
  /** What is filed of all of them. */
  readonly keys: SheetKeys;
  /** The same for trees of which the sheets say the same, and for a tree as long as none has come, gone, changed, or been switched on or off. */
  readonly mark: string;

  constructor(root: Document | ShadowRoot) {
    this.uses = sheetsOf(root);
    this.keys = keysOfAll(root, this.uses.map(({ keys }) => keys));
    this.mark = markOf(this.uses);
  }
}
