/** The bookmarklet has no short way: every element is asked for all that it may have. */
export const plainRole = (): undefined => undefined;
