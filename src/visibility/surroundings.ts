import { attribute, data, hasAttribute, matches, nextSibling } from '../dom/natives.ts';
import { inertAround, isModalDialog } from '../dom/inert.ts';
import { isTag, isText } from '../dom/kinds.ts';
import { clipInside, clipOf, NO_CLIP, reaches, rootClip, type Clip } from '../layout/clip.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { FrameSpace } from '../layout/FrameSpace.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { Hides, isUnplaced, reveals, type Reveal } from './reveal.ts';
import { clipRectIsEmpty, clipsToNothing } from './shapes.ts';

/** Why a person cannot see an element. */
export type HiddenReason =
  | 'not-rendered'
  | 'display-none'
  | 'visibility-hidden'
  | 'transparent'
  | 'content-visibility'
  | 'closed-details'
  | 'option-closed'
  | 'clipped'
  | 'zero-size'
  | 'off-page'
  | 'unpainted'
  | 'aria-hidden'
  | 'inert'
  | 'unslotted'
  | 'detached'
  | 'tiny-text'
  | 'transparent-text'
  | 'same-colour'
  | 'text-outside';

/**
 * What an element inherits from its ancestors in the flat tree as far as visibility goes; the same object as long as
 * nothing changes on the way down.
 */
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
  /** Something before it in the same box pulls it elsewhere: only its text tells where that is. */
  readonly pulled?: true;
  /** Style hides it at present, but would show it under the pointer. */
  readonly reveal?: Reveal;
}

export function rootSurroundings(space: FrameSpace, outer?: Surroundings): Surroundings {
  return {
    space,
    clip: rootClip(space),
    transparent: outer?.transparent ?? false,
    ariaHidden: outer?.ariaHidden ?? false,
    inert: outer?.inert ?? false,
    cursor: '',
    flex: '',
    ...(outer?.reveal && { reveal: outer.reveal }),
  };
}

/**
 * The surroundings of the element itself: in the top layer nothing around it clips or fades it, and a modal dialog
 * does not inherit inertness. https://html.spec.whatwg.org/#modal-dialogs-and-inert-subtrees
 * @param isWalk The rules of the element's tree were read already (`RevealFinder.read`).
 */
export function surroundingsOf(
  el: Element,
  style: ElementStyle,
  around: Surroundings,
  reader: LayoutReader,
  isWalk = false,
): Surroundings {
  const outer = isInTopLayer(el, style.position)
    ? {
        ...around,
        clip: rootClip(around.space),
        transparent: false,
        inert: around.inert && !(isModalDialog(el) && !inertAround(el)),
      }
    : around;
  const reveal = reveals?.find(el, reader, () => hiddenBy(el, style, outer, reader), isWalk, outer.reveal);
  return reveal && canBePointedAt(reveal, outer, reader) ? { ...outer, reveal } : outer;
}

/** Bits of `Hides`: what hides the element by its own style. */
function hiddenBy(el: Element, style: ElementStyle, outer: Surroundings, reader: LayoutReader): number {
  if (style.display === 'none') return Hides.Display;
  const isPlaced = isUnplaced(outer.reveal) || (!boxHidden(el, style, outer, reader) && !isSpeck(el, reader));
  return (
    (visibilityHidden(style, {}) ? Hides.Visibility : 0) |
    (style.opacity === 0 ? Hides.Opacity : 0) |
    (pruned(el, style, outer, reader) === 'clipped' ? Hides.Clip : 0) |
    (isPlaced ? 0 : Hides.Place)
  );
}

/** Whether a box of one pixel clips its content: the usual style for what is meant for screen readers. */
export function isSpeck(el: Element, reader: LayoutReader): boolean {
  const { width, height } = reader.box(el);
  return width <= 1 && height <= 1 && reader.style(el).overflow !== 'visible';
}

/** Of a slide that is scrolled away, nothing can be pointed at. */
const canBePointedAt = ({ trigger, hides }: Reveal, { clip }: Surroundings, reader: LayoutReader): boolean =>
  !(hides & Hides.Place) || reaches(reader.box(trigger), clip.flow);

/** Whether the element is in the top layer: a modal dialog or an open popover, which are always out of the flow. */
export const isInTopLayer = (el: Element, position: string): boolean =>
  isOut(position) && (isModalDialog(el) || (hasAttribute(el, 'popover') && matches(el, ':popover-open')));

/** The first style check that hides the element with all that it contains (CSS Display, CSS Masking). */
export function pruned(
  el: Element,
  style: ElementStyle,
  outer: Surroundings | null,
  reader: LayoutReader,
): HiddenReason | null {
  if (outer?.reveal?.root === el) return null;
  if (style.display === 'none') return 'display-none';
  const { clipPath } = style;
  if (clipPath !== 'none' && clipsToNothing(clipPath, () => reader.box(el))) return 'clipped';
  return isOut(style.position) && clipRectIsEmpty(style.get('clip')) ? 'clipped' : null;
}

const isOut = (position: string): boolean => position === 'absolute' || position === 'fixed';

/**
 * The surroundings of the element's children; for an element that shows no children (`isOpaque`), what hides the
 * element itself.
 */
export function surroundingsInside(
  el: Element,
  style: ElementStyle,
  outer: Surroundings,
  reader: LayoutReader,
  isRoot: boolean,
  isOpaque = false,
): Surroundings {
  // The viewport shows the overflow of the root and of body in their place (CSS Overflow 3, "viewport propagation").
  const clip =
    isOpaque || isRoot || style.display === 'contents' || isUnplaced(outer.reveal)
      ? outer.clip
      : reader.rendersLater(el)
        ? NO_CLIP
        : clipInside(el, style.position, style.overflow, outer.clip, reader);
  const transparent = outer.transparent || (style.opacity === 0 && outer.reveal?.root !== el);
  const ariaHidden = outer.ariaHidden || attribute(el, 'aria-hidden')?.toLowerCase() === 'true';
  const inert = outer.inert || hasAttribute(el, 'inert');
  const cursor = isOpaque ? outer.cursor : style.cursor;
  const flex = isOpaque ? outer.flex : flexInside(style, outer);
  return clip === outer.clip &&
    transparent === outer.transparent &&
    ariaHidden === outer.ariaHidden &&
    inert === outer.inert &&
    cursor === outer.cursor &&
    flex === outer.flex
    ? outer
    : { ...outer, clip, transparent, ariaHidden, inert, cursor, flex };
}

function flexInside(style: ElementStyle, outer: Surroundings): Surroundings['flex'] {
  const { display } = style;
  if (display.endsWith('flex')) return style.get('flex-direction').startsWith('row') ? 'row' : 'column';
  return display.endsWith('grid') ? 'row' : display === 'contents' ? outer.flex : '';
}

/** Whether a negative margin is so large that what follows may be outside the page: then boxes tell where it is. */
export function pullsFar(el: Element, style: ElementStyle): boolean {
  if (isOut(style.position)) return false;
  // A block moves no text but that which follows it in the same parent.
  const margins = style.display.startsWith('inline') ? INLINE_MARGINS : textFollows(el) ? MARGINS : NONE;
  return margins.some((name) => parseFloat(style.get(name)) < -FAR);
}
const FAR = 100;
const NONE: readonly string[] = [];
const INLINE_MARGINS = ['margin-left', 'margin-right'];
const MARGINS = [...INLINE_MARGINS, 'margin-top', 'margin-bottom'];

function textFollows(el: Element): boolean {
  const next = nextSibling(el);
  return next !== null && isText(next) && /\S/.test(data(next));
}

/**
 * The first check that hides the element's own box though its content may show (zero size, clipped away, off the
 * page).
 */
export function boxHidden(
  el: Element,
  style: ElementStyle,
  outer: Surroundings,
  reader: LayoutReader,
): HiddenReason | null {
  if (isUnplaced(outer.reveal)) return null;
  const box = reader.box(el);
  const shape = 'ownerSVGElement' in el && PAINTED.test(el.localName);
  if (shape ? box.width <= 0 && box.height <= 0 : box.width <= 0 || box.height <= 0) return 'zero-size';
  if (shape && isUnpainted(style)) return 'unpainted';
  return ownPlaceHidden(el, box, style, outer, reader);
}

/**
 * As `placeHidden`, for the element's own boxes: the bounding box of an inline element broken over lines covers
 * places where none of its boxes is.
 */
export function ownPlaceHidden(
  el: Element,
  box: Box,
  style: ElementStyle,
  outer: Surroundings,
  reader: LayoutReader,
): HiddenReason | null {
  const { clip, space } = outer;
  const broken =
    style.display === 'inline' && clip.flow !== space.reach && box.height > 1.8 * parseFloat(style.fontSize);
  return (
    placeHidden(box, style.position, outer) ??
    (broken && !reader.boxes(el).some((one) => reaches(one, clip.flow)) ? 'clipped' : null)
  );
}

const PAINTED = /^(?:path|rect|circle|ellipse|line|poly(?:line|gon))$/;
/** A shape without ink; `pointer-events: all` makes it a hit area all the same (SVG 2, "hit-testing"). */
const isUnpainted = (style: ElementStyle): boolean =>
  style.get('fill') === 'none' &&
  style.get('stroke') === 'none' &&
  !/all|fill|stroke|bounding-box/.test(style.pointerEvents);

export function placeHidden(box: Box, position: string, outer: Surroundings): HiddenReason | null {
  if (isUnplaced(outer.reveal)) return null;
  const region = clipOf(position, outer.clip);
  if (reaches(box, region)) return null;
  const { reach, width, height } = outer.space;
  const isOpen =
    region === reach || (region.x === 0 && region.y === 0 && region.width === width && region.height === height);
  return isOpen ? 'off-page' : 'clipped';
}

/**
 * Whether the element itself is hidden by `visibility`; its content may be visible again (CSS Display). What would be
 * shown under the pointer inherits that from where it begins.
 */
export function visibilityHidden(style: ElementStyle, { reveal }: Pick<Surroundings, 'reveal'>): boolean {
  if (style.visibility !== 'hidden' && style.visibility !== 'collapse') return false;
  return !reveal || !(reveal.hides & Hides.Visibility);
}

/** Why the element does not render its content at present: closed details, or `content-visibility: hidden`. */
export function contentSkipped(el: Element, reader: LayoutReader): HiddenReason | null {
  if (isTag(el, 'details') && !hasAttribute(el, 'open')) return 'closed-details';
  return reader.skipsContents(el) ? 'content-visibility' : null;
}
