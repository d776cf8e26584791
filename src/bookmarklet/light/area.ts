/** The bookmarklet leaves out image maps. */
export const imageOfArea = (): null => null;
export const areaBox = (): null => null;
export const areaAt = (): null => null;
