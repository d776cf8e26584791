/** The bookmarklet takes elements where they stand. */
export const ownerOf = (): null => null;
export const ownedBy = (): readonly never[] => [];
