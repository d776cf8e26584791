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
const ofDocuments = new WeakMap<Node, TreeSheets>();

/** Shadow trees of which the sheets say the same share what is known of them; a document keeps it. `uses`: its sheets, if they are known. */
export function treeSheets(root: Document | ShadowRoot, uses: readonly Use[] = sheetsOf(root)): TreeSheets {
  const mark = markOf(uses);
  const made = (): TreeSheets => ({ uses, keys: keysOfAll(uses.map(({ keys }) => keys)), mark });
  if (isShadowRoot(root)) return alike.get(mark, made);
  let sheets = ofDocuments.get(root);
  if (sheets?.mark !== mark) ofDocuments.set(root, (sheets = made()));
  return sheets;
}
