import type * as whole from '../../aria/says.ts';

/** The bookmarklet asks every element for all that its attributes may say. */
export const saidBy: typeof whole.saidBy = () => 1;
export const saysOf: typeof whole.saysOf = saidBy as () => number;
export const SAYS = { aria: 1 };
