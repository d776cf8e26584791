import { isAriaHidden } from '../aria/ownHidden.ts';
import { childNodesOf, flatParent, isFrame } from '../dom/composed.ts';
import { data, documentElement, hasAttribute, matches, nextSibling, localName } from '../dom/natives.ts';
import { inertAround, isModalDialog } from '../dom/inert.ts';
import { isElement, isHtml, isSvg, isTag, isText } from '../dom/kinds.ts';
import { REPLACED, SHOWABLE, UNRENDERED } from '../standards/elements.ts';
import { clipRect, clipShape } from '../layout/shapes.ts';
import {
  clipByPath,
  clipInside,
  clipOf,
  isContainingBlock,
  isOutOfFlow,
  meets,
  NO_CLIP,
  reaches,
  rootClip,
  type Clip,
} from '../layout/clip.ts';
import { nearestIn, type PassCache } from '../layout/passCache.ts';
import { isScrolledByViewport } from '../layout/scrollArea.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import { boxThrough, inverse, type FrameSpace } from '../layout/FrameSpace.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import type { Blend } from './contrast.ts';
import { contextAround, coversIn, type Cover } from './covers.ts';
import {
  blurs,
  changesColours,
  effectHides,
  FAR_PX,
  isTurned,
  MIN_OPACITY,
  opacityOf,
  toneOf,
  type ColourFilter,
} from './effects.ts';
import { Hides, isUnplaced, reveals, type Reveal } from './reveal.ts';

/** The reasons why a person cannot see an element. `docs/results-and-errors.md` has the meaning of each. */
export type HiddenReason =
  | 'not-rendered'
  | 'display-none'
  | 'visibility-hidden'
  | 'transparent'
  | 'blurred'
  | 'turned-away'
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
  | 'text-outside'
  | 'behind';

/**
 * The effects of an element's ancestors in the flat tree on its visibility. Children for which nothing changes share
 * the object of their parent.
 */
export interface Surroundings {
  /** The position and size of the document's viewport. */
  readonly space: FrameSpace;
  /** The surroundings inside of the frame that shows the document. */
  readonly frame?: Surroundings;
  /** The regions in which content can be seen. */
  readonly clip: Clip;
  /** The product of the ancestors' opacities. If it is nearly 0, only controls that a click operates are visible. */
  readonly opacity: number;
  /** The nearest ancestor that blends with what is behind it. */
  readonly blend: Blend | undefined;
  /** The filter that changes the colours of everything here. */
  readonly filter: ColourFilter | undefined;
  /** True if a filter blurs everything here, a mask or shape may leave nothing of it, or its back may be in front. */
  readonly isBlurred: boolean;
  /** The boxes that may be painted over text: see `coversIn`. */
  readonly covers: readonly Cover[];
  /** True if an ancestor has `aria-hidden="true"`. */
  readonly ariaHidden: boolean;
  /** True if an ancestor has `inert`. */
  readonly inert: boolean;
  /** The parent's computed cursor. `cursor: pointer` is evidence only on the outermost element that has it. */
  readonly cursor: string;
  /** Set if the parent lays out its children as flex or grid items, with the direction. */
  readonly flex: '' | 'row' | 'column';
  /**
   * True if a large negative margin of a previous sibling moves the element, so that only the boxes of its text show
   * where it is.
   */
  readonly pulled?: true;
  /** Set if style hides the element now, and shows it while the pointer is over the reveal's trigger. */
  readonly reveal?: Reveal | undefined;
}

/**
 * Returns the surroundings of the root element of a document.
 * @param frame the surroundings inside of the frame that shows the document
 */
export function rootSurroundings(space: FrameSpace, frame?: Surroundings): Surroundings {
  const inner = (box: Box): Box => boxThrough(inverse(space.toTop), boxThrough((frame ?? { space }).space.toTop, box));
  const clip = rootClip(space, frame && inner(frame.clip.flow));
  return {
    space,
    clip,
    opacity: frame?.opacity ?? 1,
    blend: frame?.blend,
    filter: frame?.filter,
    isBlurred: frame?.isBlurred ?? false,
    covers: (frame?.covers ?? [])
      .map((cover) => ({ ...cover, box: inner(cover.box) }))
      .filter(({ box }) => meets(box, clip.fixed)),
    ariaHidden: frame?.ariaHidden ?? false,
    inert: frame?.inert ?? false,
    cursor: '',
    flex: '',
    ...(frame && { frame, reveal: frame.reveal }),
  };
}

/** Returns the surroundings of the children of the root element of a document, or null if style hides them all. */
export function surroundingsInRoot(
  doc: Document,
  space: FrameSpace,
  reader: LayoutReader,
  frame?: Surroundings,
): Surroundings | null {
  const root = documentElement(doc) as Element;
  const outer = rootSurroundings(space, frame);
  const style = reader.style(root);
  return subtreeHidden(root, style, outer, reader) ? null : surroundingsInside(root, style, outer, reader, true);
}

/**
 * Returns the surroundings of the element itself. In the top layer, no ancestor clips or fades it, and a modal dialog
 * does not inherit inertness. https://html.spec.whatwg.org/#modal-dialogs-and-inert-subtrees
 * @param isWalk whether the rules of the element's tree were already read (`RevealFinder.read`)
 */
export function surroundingsOf(
  el: Element,
  style: ElementStyle,
  around: Surroundings,
  reader: LayoutReader,
  isWalk = false,
): Surroundings {
  const outer = isFixedInside(el, style, around, reader)
    ? { ...around, clip: { ...around.clip, fixed: around.clip.absolute } }
    : isInTopLayer(el, style.position)
      ? {
          ...around,
          ...inTopLayer(around),
          inert: around.inert && !(isModalDialog(el) && !inertAround(el)),
        }
      : around;
  const reveal = reveals?.find(el, reader, () => hiddenBy(el, style, outer, reader), isWalk, outer.reveal);
  return reveal && canBePointedAt(reveal, outer, reader) ? { ...outer, reveal } : outer;
}

/** Returns how the frame around the document clips and repaints an element in the top layer. */
function inTopLayer({ space, frame }: Surroundings): Partial<Surroundings> {
  const { clip, opacity, blend, filter, isBlurred } = rootSurroundings(space, frame);
  return { clip, opacity, blend, filter, isBlurred };
}

/**
 * Returns whether the containing block of a fixed element outside of the viewport is an element, and not the viewport.
 * https://drafts.csswg.org/css-position-3/#fixed-positioning-containing-block
 */
function isFixedInside(el: Element, { position }: ElementStyle, { clip }: Surroundings, reader: LayoutReader): boolean {
  if (position !== 'fixed' || reaches(reader.box(el), clip.fixed) || isInTopLayer(el, position)) return false;
  return nearestIn(containers, reader, flatParent(el), (at) => isContainingBlock(at, reader)) !== null;
}
const containers: PassCache<Element, Element | null> = new WeakMap();

/** Returns how the element's own style hides it, as bits of `Hides`. */
function hiddenBy(el: Element, style: ElementStyle, outer: Surroundings, reader: LayoutReader): number {
  if (style.display === 'none') return Hides.Display;
  const isPlaced = isUnplaced(outer.reveal) || (!boxHidden(el, style, outer, reader) && !isClippedToPixel(el, reader));
  return (
    (visibilityHidden(style, {}) ? Hides.Visibility : 0) |
    (style.opacity === 0 ? Hides.Opacity : 0) |
    (subtreeHidden(el, style, outer, reader) === 'clipped' ? Hides.Clip : 0) |
    (isPlaced ? 0 : Hides.Place)
  );
}

/** Returns whether the element's box has one pixel and clips, the usual style of text for screen readers. */
export function isClippedToPixel(el: Element, reader: LayoutReader): boolean {
  const { width, height } = reader.box(el);
  return width <= 1 && height <= 1 && reader.style(el).overflow !== 'visible';
}

/** Returns whether the trigger can be reached, which is not so on a slide of a carousel that is scrolled away. */
const canBePointedAt = ({ trigger, hides }: Reveal, { clip }: Surroundings, reader: LayoutReader): boolean =>
  !(hides & Hides.Place) || reaches(reader.box(trigger), clip.flow);

/**
 * Returns whether the element is in the top layer: a modal dialog or an open popover, which are always out of the flow.
 */
export const isInTopLayer = (el: Element, position: string): boolean =>
  isOutOfFlow(position) && (isModalDialog(el) || (hasAttribute(el, 'popover') && matches(el, ':popover-open')));

/** Returns the first way in which style hides the element with all its content (CSS Display, CSS Masking), or null. */
export function subtreeHidden(
  el: Element,
  style: ElementStyle,
  outer: Surroundings | null,
  reader: LayoutReader,
): HiddenReason | null {
  if (outer?.reveal?.root === el) return null;
  if (style.display === 'none') return 'display-none';
  return (
    paintHidden(el, style, () => reader.box(el)) ??
    (isTurnedAway(el, style, reader) && isTransformed(style) ? 'turned-away' : null)
  );
}

/** Returns how clipping, filters or masks leave nothing of a box with the style, or null if something is left. */
function paintHidden(el: Element, style: ElementStyle, box: () => Box): HiddenReason | null {
  const { clipPath } = style;
  const shape = clipPath === 'none' ? null : clipShape(el, clipPath, box());
  if (shape && (shape.width <= 0 || shape.height <= 0)) return 'clipped';
  const part = isOutOfFlow(style.position) ? clipRect(style.get('clip'), box) : null;
  return part && (part.width <= 1 || part.height <= 1) ? 'clipped' : effectHides(style);
}

/** Returns whether the style of a pseudo-element of `el` leaves nothing to see of its box. */
export function isPseudoHidden(el: Element, style: ElementStyle): boolean {
  const [width, height] = [parseFloat(style.get('width')), parseFloat(style.get('height'))];
  return (
    style.visibility !== 'visible' ||
    opacityOf(style) < MIN_OPACITY ||
    (style.overflow !== 'visible' && (width <= 1 || height <= 1)) ||
    (style.backface === 'hidden' && isTurned(style)) ||
    paintHidden(el, style, () => ({ x: 0, y: 0, width, height })) !== null
  );
}

/**
 * Returns whether only the back of the element would be seen, which is hidden. Ancestors whose children share their
 * space turn it too. Firefox applies `backface-visibility` only to elements with a transform of their own.
 */
function isTurnedAway(el: Element, style: ElementStyle, reader: LayoutReader): boolean {
  if (style.backface !== 'hidden' || isPartOfLine(el, style)) return false;
  let isAway = isTurned(style);
  let inner = style;
  for (let at: Element | null = el; at && !isInTopLayer(at, inner.position);) {
    at = flatParent(at);
    if (!at || (inner = reader.style(at)).get('transform-style') !== 'preserve-3d') break;
    if (isTurned(inner)) isAway = !isAway;
  }
  return isAway;
}

const isTransformed = (style: ElementStyle): boolean =>
  style.get('transform') !== 'none' || (style.get('rotate') || 'none') !== 'none';

/** Returns whether the element is an inline box, which cannot be transformed. */
const isPartOfLine = (el: Element, { display }: ElementStyle): boolean =>
  display === 'inline' && isHtml(el) && !REPLACED.has(localName(el));

/** Returns whether the opacity is so low that nobody sees what is painted. */
export const isFaded = ({ opacity }: Surroundings): boolean => opacity < MIN_OPACITY;

/** Returns whether the element is of a kind that is not rendered. A rule may show the text of the `SHOWABLE` ones. */
export const isUnrendered = (el: Element, tag: string, reader: LayoutReader): boolean =>
  UNRENDERED.has(tag) && !(SHOWABLE.has(tag) && isHtml(el) && reader.style(el).display !== 'none');

/**
 * Returns the surroundings of the element's children.
 * @param isRoot whether the element is the root or the body, whose overflow the viewport may take over
 * @param isOpaque whether the element shows no children; the result is then the surroundings of what its own box paints
 */
export function surroundingsInside(
  el: Element,
  style: ElementStyle,
  outer: Surroundings,
  reader: LayoutReader,
  isRoot: boolean,
  isOpaque = false,
): Surroundings {
  const clip =
    isOpaque || (isRoot && isScrolledByViewport(el, reader)) || style.display === 'contents' || isUnplaced(outer.reveal)
      ? outer.clip
      : reader.rendersLater(el)
        ? NO_CLIP
        : clipByPath(el, clipInside(el, style.position, style.overflow, outer.clip, reader), reader);
  const inner = {
    clip,
    opacity: outer.reveal?.root === el ? outer.opacity : outer.opacity * opacityOf(style),
    blend:
      style.blendMode === 'normal' ? outer.blend : { el, mode: style.blendMode, context: contextAround(el, reader) },
    filter: changesColours(style) ? { el, tone: outer.filter ? null : toneOf(style) } : outer.filter,
    isBlurred: outer.isBlurred || blurs(style) || isTurnedAway(el, style, reader) || hasUnknownShape(el, style, reader),
    covers: isOpaque ? outer.covers : coversIn(el, style, outer.covers, reader, outer.flex !== ''),
    ariaHidden: outer.ariaHidden || isAriaHidden(el),
    inert: outer.inert || hasAttribute(el, 'inert'),
    cursor: isOpaque ? outer.cursor : style.cursor,
    flex: isOpaque ? outer.flex : flexInside(style, outer),
  };
  const isSame = (Object.keys(inner) as (keyof typeof inner)[]).every((key) => inner[key] === outer[key]);
  return isSame ? outer : { ...outer, ...inner };
}

/**
 * Returns whether it is unknown what the `clip-path` leaves of an element. Parts of drawings do not count: they usually
 * have such shapes.
 */
const hasUnknownShape = (el: Element, { clipPath }: ElementStyle, reader: LayoutReader): boolean =>
  clipPath.includes('(') && !isSvg(el) && (clipPath.includes('evenodd') || !clipShape(el, clipPath, reader.box(el)));

/** Returns `Surroundings.flex` for the children of an element with the style. */
function flexInside(style: ElementStyle, outer: Surroundings): Surroundings['flex'] {
  const { display } = style;
  if (display.endsWith('flex')) return style.get('flex-direction').startsWith('row') ? 'row' : 'column';
  if (display.endsWith('grid')) {
    const isOneColumn = !style.get('grid-template-columns').includes(' ');
    return isOneColumn && !style.get('grid-auto-flow').startsWith('column') ? 'column' : 'row';
  }
  return display === 'contents' ? outer.flex : '';
}

/** Returns whether a negative margin is so large that the text after the element may be outside of the page. */
export function movesTextFar(el: Element, style: ElementStyle): boolean {
  if (isOutOfFlow(style.position)) return false;
  // The margin of a block moves only text that follows it in the same parent.
  const sides = style.display.startsWith('inline') ? INLINE_SIDES : textFollows(el) ? SIDES : [];
  return sides.some((side) => parseFloat(style.get(`margin-${side}`)) < -FAR_PX);
}
const INLINE_SIDES = ['left', 'right'];
const SIDES = [...INLINE_SIDES, 'top', 'bottom'];

function textFollows(el: Element): boolean {
  const next = nextSibling(el);
  return next !== null && isText(next) && /\S/.test(data(next));
}

/**
 * Returns the first reason why the element's own box cannot be seen, although its content may be (zero size, clipped,
 * off the page), or null.
 */
export function boxHidden(
  el: Element,
  style: ElementStyle,
  outer: Surroundings,
  reader: LayoutReader,
): HiddenReason | null {
  if (isUnplaced(outer.reveal)) return null;
  const box = reader.box(el);
  if (isFrame(el)) {
    // A border of its own does not show its document, and a transform may leave little of it.
    const { width, height } = reader.clientSize(el);
    if (Math.min(box.width, box.height, width, height) < MIN_FRAME) return 'zero-size';
  }
  const shape = 'ownerSVGElement' in el && PAINTED.test(localName(el));
  if (shape ? box.width <= 0 && box.height <= 0 : box.width <= 0 || box.height <= 0) return 'zero-size';
  if (shape && isUnpainted(style)) return 'unpainted';
  return ownPlaceHidden(el, box, style, outer, reader);
}

/**
 * Checks each box of the element as `placeHidden` does, because the bounding box of an inline element that is broken
 * over lines covers places where none of its boxes is.
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

/** The least width and height of a frame that shows something that can be read, in CSS pixels. */
const MIN_FRAME = 4;
const PAINTED = /^(?:path|rect|circle|ellipse|line|poly(?:line|gon))$/;
/** Returns whether an SVG shape paints nothing and takes no pointer events (SVG 2, "hit-testing"). */
const isUnpainted = (style: ElementStyle): boolean =>
  style.get('fill') === 'none' &&
  style.get('stroke') === 'none' &&
  !/all|fill|stroke|bounding-box/.test(style.pointerEvents);

/**
 * Returns why a box in these surroundings can neither be seen nor be scrolled to: `clipped` by an ancestor, or
 * `off-page`, outside of all that the document can be scrolled to. Null if it can be.
 */
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
 * Returns whether `visibility` hides the element itself; its content may be visible again (CSS Display). Elements
 * inside a reveal inherit the visible value from its root.
 */
export function visibilityHidden(style: ElementStyle, { reveal }: Pick<Surroundings, 'reveal'>): boolean {
  if (style.visibility !== 'hidden' && style.visibility !== 'collapse') return false;
  return !reveal || !(reveal.hides & Hides.Visibility);
}

/**
 * Returns why the element does not render its content (closed details, `content-visibility: hidden`), or null if it
 * does.
 */
export function contentSkipped(el: Element, reader: LayoutReader): HiddenReason | null {
  if (isTag(el, 'details') && !showsContent(el, reader)) return 'closed-details';
  return reader.skipsContents(el) ? 'content-visibility' : null;
}

/** Returns whether a `<details>` shows its content. A rule for `::details-content` can hide it, or show it closed. */
function showsContent(details: Element, reader: LayoutReader): boolean {
  const content = reader.pseudoStyle(details, '::details-content');
  if (content && isPseudoHidden(details, content)) return false;
  if (hasAttribute(details, 'open')) return true;
  if (content?.get('content-visibility') !== 'visible') return false;
  // WebKit computes this value also where no rule shows the content.
  return childNodesOf(details).some((child) =>
    isElement(child)
      ? !isTag(child, 'summary') && reader.shows(child)
      : isText(child) && reader.textBox(child).width > 0,
  );
}
