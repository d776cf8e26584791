import type * as whole from '../../views/text/budget.ts';

export { inViewport } from '../../views/text/budget.ts';

/** The panel has room for all lines. */
export const costOf: typeof whole.costOf = () => 0;
export const fit: typeof whole.fit = (rows) => rows.map(({ text }) => text);
export const inRegion: typeof whole.inRegion = fit as never;
export const linesBetween: typeof whole.linesBetween = fit as never;
