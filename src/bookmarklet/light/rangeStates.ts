/** The bookmarklet does not say where a scale made by script stands. */
export const range = (): void => {};
