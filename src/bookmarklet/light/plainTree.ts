/** In the bookmarklet every tree is taken for one with shadow hosts in it. */
export const plainTree = (): null => null;
