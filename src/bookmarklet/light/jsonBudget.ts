import type * as whole from '../../views/jsonBudget.ts';

/** The panel has room for all. */
export const within: typeof whole.within = (_tokens, count, make) => make(count);
