import type * as whole from '../../views/within.ts';

/** The panel has room for all. */
export const within: typeof whole.within = (_tokens, count, make) => make(count);
