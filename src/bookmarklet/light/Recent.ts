/** For the bookmarklet, where size counts and speed does not: lets nothing go. */
export const Recent = Map;
