/** The bookmarklet does not say what to point at for what is hidden. */
export const hoverTrigger = (): null => null;
