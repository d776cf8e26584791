import type * as whole from '../../aria/svgRole.ts';

export { svgChildText } from '../../aria/svgRole.ts';

/** The bookmarklet takes drawings as a whole, and the links in them. */
export const svgRole: typeof whole.svgRole = (_el, tag) => (tag === 'svg' ? 'img' : tag === 'a' ? 'link' : 'generic');
