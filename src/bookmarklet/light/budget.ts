import type { Row } from '../../views/text/budget.ts';

export { costOf, inViewport, linesBetween } from '../../views/text/budget.ts';

/** The panel has room for all lines. */
export const fit = (rows: readonly Row[]): string[] => rows.map(({ text }) => text);
export const inRegion = fit;
