import { isShadowRoot } from '../dom/kinds.ts';
import { Repeated } from './Repeated.ts';
import type { SheetKeys } from './SheetKeys.ts';
import { keysOfAll, markOf, sheetsOf, type Use } from './sheets.ts';

/** The style sheets of a document or shadow root, as they were when they were asked for. */
export interface TreeSheets {
  readonly uses: readonly Use[];
  /** What is filed of all of them. */
  readonly keys: SheetKeys;
  /** The same for trees of which the sheets say the same, and for a tree as long as none has come, gone, changed, or been switched on or off. */
  readonly mark: string;
}

const alike = new Repeated<TreeSheets>();

/** Shadow trees of which the sheets say the same share what is known of them. `uses`: its sheets, if they are known. */
export function treeSheets(root: Document | ShadowRoot, uses: readonly Use[] = sheetsOf(root)): TreeSheets {
  const mark = markOf(uses);
  const made = (): TreeSheets => ({ uses, keys: keysOfAll(root, uses.map(({ keys }) => keys)), mark });
  return isShadowRoot(root) ? alike.get(mark, made) : made();
}
