import type { TreeSheets as Whole } from '../../layout/TreeSheets.ts';

/** The bookmarklet knows nothing of style rules. */
export class TreeSheets implements Pick<Whole, keyof Whole> {
  readonly uses = [];
  readonly keys = null as never;
  readonly mark = '';
}
