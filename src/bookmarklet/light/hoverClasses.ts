/** The bookmarklet does not go through style rules. */
export const hoverSelectors = (): never[] => [];
