/** In the panel a tooltip is told though it only repeats the text. */
export const showsText = (): boolean => false;
export const showsBlankText = (): boolean => false;
