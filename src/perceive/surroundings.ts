import { attribute, hasAttribute } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { clipInside, clipOf, reaches, rootClip, type Clip } from '../layout/clip.ts';
import type { ElementStyle } from '../layout/ElementStyle.ts';
import type { FrameSpace } from '../layout/FrameSpace.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';

/** Why a person cannot see an element. */
export type HiddenReason =
  | 'not-rendered' | 'display-none' | 'visibility-hidden' | 'transparent' | 'content-visibility' | 'closed-details'
  | 'clipped' | 'zero-size' | 'off-page' | 'aria-hidden' | 'inert' | 'unslotted' | 'detached' | 'tiny-text' | 'transparent-text';

/** What an element takes over from its ancestors in the flat tree; the same object as long as nothing changes on the way down. */
export interface Surroundings {
  readonly space: FrameSpace;
  readonly clip: Clip;
  /** An ancestor has opacity 0: only what a click would still operate counts. */
  readonly transparent: boolean;
  readonly ariaHidden: boolean;
  readonly inert: boolean;
  /** The ancestors' computed cursor: a pointer counts where it begins. */
  readonly cursor: string;
  /** The parent lays out its children side by side as flex or grid items. */
  readonly flex: '' | 'row' | 'column';
}

export function rootSurroundings(space: FrameSpace, outer?: Surroundings): Surroundings {
  return {
    space, clip: rootClip(space), transparent: outer?.transparent ?? false, ariaHidden: outer?.ariaHidden ?? false,
    inert: outer?.inert ?? false, cursor: '', flex: '',
  };
}

/** The first style check that hides the element with all that it contains (CSS Display, CSS Color opacity, CSS Containment 2). */
const PRUNING: readonly ((el: Element, style: ElementStyle, outer: Surroundings) => HiddenReason | null)[] = [
  (_, style) => (style.display === 'none' ? 'display-none' : null),
  (_, style) => (style.clipPath !== 'none' && clipsToNothing(style.clipPath) ? 'clipped' : null),
  (_, style) => (isOut(style.position) && clipRectIsEmpty(style.get('clip')) ? 'clipped' : null),
];

export function pruned(el: Element, style: ElementStyle, outer: Surroundings): HiddenReason | null {
  for (const check of PRUNING) {
    const reason = check(el, style, outer);
    if (reason) return reason;
  }
  return null;
}

const isOut = (position: string): boolean => position === 'absolute' || position === 'fixed';

/** What the element's children find around them. */
export function surroundingsInside(el: Element, style: ElementStyle, outer: Surroundings, reader: LayoutReader, isRoot: boolean): Surroundings {
  // The viewport shows the overflow of the root and of body in their place (CSS Overflow 3, "viewport propagation").
  const clip = isRoot || style.display === 'contents' ? outer.clip : clipInside(el, style.position, style.overflow, outer.clip, reader);
  const transparent = outer.transparent || style.opacity === 0;
  const ariaHidden = outer.ariaHidden || attribute(el, 'aria-hidden') === 'true';
  const inert = outer.inert || hasAttribute(el, 'inert');
  const cursor = style.cursor;
  const display = style.display;
  const flex = display.endsWith('flex') ? (style.get('flex-direction').startsWith('row') ? 'row' : 'column')
    : display.endsWith('grid') ? 'row' : display === 'contents' ? outer.flex : '';
  return clip === outer.clip && transparent === outer.transparent && ariaHidden === outer.ariaHidden && inert === outer.inert &&
    cursor === outer.cursor && flex === outer.flex ? outer : { space: outer.space, clip, transparent, ariaHidden, inert, cursor, flex };
}

/** The first check that hides the element's own box though its content may show (zero size, clipped away, off the page). */
export function boxHidden(el: Element, style: ElementStyle, outer: Surroundings, reader: LayoutReader): HiddenReason | null {
  const box = reader.box(el);
  if (box.width <= 0 || box.height <= 0) return 'zero-size';
  return placeHidden(box, style.position, outer);
}

export function placeHidden(box: Box, position: string, outer: Surroundings): HiddenReason | null {
  const { reach } = outer.space;
  const region = clipOf(position, outer.clip);
  if (reaches(box, region)) return null;
  return reaches(box, reach) ? 'clipped' : 'off-page';
}

/** Own visibility, not that of the content, which may be visible again (CSS Display, `visibility`). */
export function visibilityHidden(style: ElementStyle): boolean {
  return style.visibility === 'hidden' || style.visibility === 'collapse';
}

/** Content that the element does not render at present though it has it: closed details, `content-visibility: hidden`. */
export function contentSkipped(el: Element, reader: LayoutReader): HiddenReason | null {
  if (isTag(el, 'details') && !hasAttribute(el, 'open')) return 'closed-details';
  return reader.skipsContents(el) ? 'content-visibility' : null;
}

/** Text of the element that has a box but cannot be read. */
export function textHidden(style: ElementStyle): HiddenReason | null {
  if (parseFloat(style.fontSize) < 1) return 'tiny-text';
  if (isTransparent(style.color) && !isPaintedText(style)) return 'transparent-text';
  return null;
}

const isTransparent = (color: string): boolean => color === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0%?\)$/.test(color);

/** Text shown through a background or a shadow although its own colour is transparent. */
function isPaintedText(style: ElementStyle): boolean {
  return /\btext\b/.test(style.get('background-clip') || style.get('-webkit-background-clip')) ||
    style.get('text-shadow') !== 'none' || !isTransparent(style.get('-webkit-text-fill-color') || 'transparent');
}

/** `clip-path` shapes that leave nothing: inset of half or more from both sides, circles and ellipses of no radius, flat polygons. */
function clipsToNothing(path: string): boolean {
  const inset = /^inset\(([^)]*)\)/.exec(path)?.[1];
  if (inset !== undefined) {
    const [top = '0', right = top, bottom = top, left = right] = (inset.split(' round')[0] ?? '').trim().split(/\s+/);
    const percent = (v: string): number => (v.endsWith('%') ? parseFloat(v) : 0);
    return percent(top) + percent(bottom) >= 100 || percent(left) + percent(right) >= 100;
  }
  const polygon = /^polygon\((?:\w+,\s*)?(.*)\)$/.exec(path)?.[1];
  if (polygon !== undefined) {
    const points = polygon.split(',').map((p) => p.trim());
    return points.every((p) => p === points[0]);
  }
  return /^(circle|ellipse)\(0(px|%)?[\s)]/.test(path);
}

function clipRectIsEmpty(clip: string): boolean {
  const sides = /^rect\((.*)\)$/.exec(clip)?.[1]?.split(/[\s,]+/).map(parseFloat);
  if (!sides || sides.length < 4) return false;
  const [top = 0, right = 0, bottom = 0, left = 0] = sides;
  return bottom - top <= 1 || right - left <= 1;
}
