/** Never asked where every element's style is read. */
export const standardDisplay = (): undefined => undefined;
