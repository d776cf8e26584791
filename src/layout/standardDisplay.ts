/**
 * `display` by the browsers' own style sheets, of HTML elements of which it depends on nothing but the tag.
 * https://html.spec.whatwg.org/multipage/rendering.html#the-css-user-agent-style-sheet-and-presentational-hints
 */
const STANDARD = new Map<string, string>();
for (const [display, tags] of [
  [
    'inline',
    'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var',
  ],
  [
    'block',
    `address article aside blockquote center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup main menu
    nav ol p pre search section ul`,
  ],
  ['list-item', 'li'],
] as const)
  for (const tag of tags.trim().split(/\s+/)) STANDARD.set(tag, display);

/** Of whose style browsers' own sheets have it by nothing but the tag, and `href`. */
export const isStandard = (tag: string): boolean => STANDARD.has(tag) && tag !== 'font';

/**
 * The computed `display` of an HTML element that no author's rule gives one, nor a position or a float; undefined where it
 * must be read. In a flex or grid container it is that of a block. https://drafts.csswg.org/css-display/#blockify
 */
export function standardDisplay(tag: string, parentDisplay: string): string | undefined {
  const display = STANDARD.get(tag);
  if (display === undefined || parentDisplay === 'block' || parentDisplay === 'inline') return display;
  if (UNSURE.test(parentDisplay)) return undefined;
  return display === 'inline' && BLOCKIFYING.test(parentDisplay) ? 'block' : display;
}

const BLOCKIFYING = /flex|grid/;
/** A parent without a box of its own leaves its children to what is around it; ruby and old boxes have rules of their own. */
const UNSURE = /contents|ruby|none|-webkit|-moz/;
