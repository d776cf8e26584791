import { flatParent, isFrame, readableFrameDocument, shadowRootOf, treeScope } from '../dom/composed.ts';
import { isHtml, isSvg } from '../dom/kinds.ts';
import {
  assignedSlot,
  documentBody,
  documentElement,
  firstElementChild,
  hasAttribute,
  localName,
  nextElementSibling,
  ownerDocument,
} from '../dom/natives.ts';
import { intersect, isContainingBlock } from '../layout/clip.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { nearestIn, valueIn, type PassCache } from '../layout/passCache.ts';
import { alphaOf, coloursIn } from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import { elementsWithLayers, type LayeredElements } from '../style/sheetRules.ts';
import type { Pseudo } from '../style/generatedText.ts';
import { isOpaqueBox } from './background.ts';
import { hidesBackdrop, letsThrough } from './effects.ts';
import { solidFill } from './shapeUnder.ts';

/** A box that may be painted over text or behind it: that of an element, or of one of its pseudo-elements. */
export interface Cover {
  readonly el: Element;
  readonly box: Box;
  readonly style: ElementStyle;
  readonly pseudo?: Pseudo;
}

/**
 * Returns the boxes that may be painted over text in the element: those that may cover the element itself; its
 * children that are not raised and are absolutely positioned, or are painted after the sibling before them and lie over
 * it; its opaque pseudo-elements; and the element itself if its `z-index` puts it behind others.
 * @param isItem whether the element is a flex or grid item, to which `z-index` applies without a position
 */
export function coversIn(
  el: Element,
  style: ElementStyle,
  outer: readonly Cover[],
  reader: LayoutReader,
  isItem: boolean,
): readonly Cover[] {
  const { position: own, display: layout } = style;
  const found: Cover[] = [];
  if ((own !== 'static' || isItem) && isLowered(style)) found.push(boxAsCover(el, reader));
  if (own !== 'static' && mayHaveLayers(el, reader)) found.push(...generatedOver(el, reader));
  const mayOverlap = layout.endsWith('grid') || layout.endsWith('flex');
  let before: Element | null = null;
  let count = 0;
  for (let child = firstElementChild(el); child && ++count < MAX_CHILDREN; child = nextElementSibling(child)) {
    const over = reader.style(child);
    if (over.display === 'none') continue;
    const isOver =
      over.position === 'absolute' ||
      (before !== null &&
        overlap(reader.box(before), reader.box(child)) &&
        (over.position === 'relative' ||
          mayOverlap ||
          (over.position === 'static' && isContainingBlock(child, reader))));
    if (isOver && !isRaised(over)) found.push(boxAsCover(child, reader));
    before = child;
  }
  return found.length > 0 ? [...outer, ...found] : outer;
}

/** Returns the element's own box as a cover. */
export const boxAsCover = (el: Element, reader: LayoutReader): Cover => ({
  el,
  box: reader.box(el),
  style: reader.style(el),
});

/** The largest number of children that are checked. */
const MAX_CHILDREN = 500;

/** Returns whether the boxes overlap by more than borders and negative margins of borders do. */
function overlap(a: Box, b: Box): boolean {
  const { width, height } = intersect(a, b);
  return width > MAX_BORDER && height > MAX_BORDER;
}
/** The largest overlap that does not count, in CSS pixels. */
const MAX_BORDER = 5;

/** Returns whether a positive `z-index` raises the positioned element, as that of a menu or dialog. */
export const isRaised = (style: ElementStyle): boolean => Number(style.get('z-index')) > 0;

/** Returns whether a negative `z-index` puts the positioned element behind its surroundings. */
export const isLowered = (style: ElementStyle): boolean => Number(style.get('z-index')) < 0;

/** Whether an element hides what is behind it. */
export const enum Covers {
  No = 0,
  /** It shows a picture that cannot be read, or that is not opaque everywhere. */
  Perhaps = 1,
  Surely = 2,
}

/** Returns whether what the element itself paints hides what is behind it. */
export const coverage = (el: Element, reader: LayoutReader): Covers =>
  valueIn(coverages, reader, el, () => readCoverage(el, reader));
const coverages: PassCache<Element, Covers> = new WeakMap();

function readCoverage(el: Element, reader: LayoutReader): Covers {
  const style = reader.style(el);
  if (letsThrough(style)) return Covers.No;
  const tag = localName(el);
  if (isOpaqueBox(style) || hidesBackdrop(style) || isAllBorder(el, style, reader) || solidFill(el, style))
    // These blend modes leave text that is black or white.
    return /burn|dodge/.test(style.blendMode) ? Covers.Perhaps : Covers.Surely;
  if (isFrame(el, tag)) return coverageOfFrame(el, reader);
  if (isPaintedByPicture(style) || (isSvg(el) && isDrawnByPicture(tag, style))) return Covers.Perhaps;
  if (!PICTURES.test(tag)) return Covers.No;
  const alpha = alphaOf(el as Parameters<typeof alphaOf>[0]);
  if (alpha === 0 && !hasAttribute(el, 'poster')) return Covers.No;
  return alpha === 1 && /fill|cover/.test(style.get('object-fit')) ? Covers.Surely : Covers.Perhaps;
}
const PICTURES = /^(?:img|canvas|video)$/;

/** Returns whether a background picture may fill the box, which a single icon does not. */
const isPaintedByPicture = (style: ElementStyle): boolean =>
  style.backgroundImage.includes('url(') &&
  (/cover|100%/.test(style.get('background-size')) || !style.get('background-repeat').includes('no-repeat'));

/** Returns whether a part of a drawing shows a picture, a copy, a gradient or a pattern. */
const isDrawnByPicture = (tag: string, style: ElementStyle): boolean =>
  tag === 'image' || tag === 'use' || style.get('fill').startsWith('url(');

/**
 * Returns how well the document in a frame hides what is behind the frame: `Covers.No` if neither its root nor its body
 * has an opaque background, and `Covers.Perhaps` if it cannot be read.
 */
function coverageOfFrame(frame: Element, reader: LayoutReader): Covers {
  const doc = readableFrameDocument(frame);
  if (!doc) return Covers.Perhaps;
  const isOpaque = (el: Element | null): boolean => el !== null && isOpaqueBox(reader.style(el));
  return isOpaque(documentElement(doc)) || isOpaque(documentBody(doc)) ? Covers.Surely : Covers.No;
}

/** Returns whether the element is an opaque border without content and padding. */
const isAllBorder = (el: Element, style: ElementStyle, reader: LayoutReader): boolean =>
  isHtml(el) &&
  style.display !== 'inline' &&
  reader.clientSize(el).height === 0 &&
  /[1-9]/.test(style.get('border-width')) &&
  coloursIn(style.get('border-color')).every((one) => one?.alpha === 1);

/** Returns the element's absolutely positioned `::before` and `::after` that are opaque, if it is positioned. */
export const generatedOver = (el: Element, reader: LayoutReader): readonly Cover[] =>
  reader.style(el).position === 'static' || hasNoLayers(el, reader)
    ? NO_COVERS
    : valueIn(generated, reader, el, () =>
        reader
          .paintedBoxes(el)
          .filter(
            ({ style }) =>
              !letsThrough(style) &&
              style.clipPath === 'none' &&
              style.get('transform') === 'none' &&
              isOpaqueBox(style),
          ),
      );
const NO_COVERS: readonly Cover[] = [];

/**
 * Returns whether a rule that was read may position a pseudo-element of the element absolutely. On a long page, asking
 * every positioned element for its pseudo-elements would take a twentieth of the walk.
 */
const mayHaveLayers = (el: Element, reader: LayoutReader): boolean =>
  layersAround(el, reader)?.elements.has(el) === true;

/**
 * Returns whether the rules tell that no pseudo-element of the element is absolutely positioned. The rules of another
 * tree may apply to a host, to a slotted element and to a part.
 */
function hasNoLayers(el: Element, reader: LayoutReader): boolean {
  const layers = layersAround(el, reader);
  return (
    layers?.isComplete === true &&
    !layers.elements.has(el) &&
    !shadowRootOf(el) &&
    !assignedSlot(el) &&
    !hasAttribute(el, 'part')
  );
}

/** Returns what the rules of the element's tree tell. They are read after the style of the root element. */
function layersAround(el: Element, reader: LayoutReader): LayeredElements | null {
  const root = flatParent(el) && treeScope(el);
  return root && valueIn(layered, reader, root, () => elementsWithLayers(root));
}
const layered: PassCache<Node, LayeredElements> = new WeakMap();
const generated: PassCache<Element, readonly Cover[]> = new WeakMap();

/**
 * Returns the element around an element that makes the stacking context in which it is painted.
 * https://drafts.csswg.org/css-position-4/#stacking-context
 */
export const contextAround = (el: Element, reader: LayoutReader): Element =>
  nearestIn(contexts, reader, flatParent(el), (at) => makesContext(at, reader)) ??
  (documentElement(ownerDocument(el) as Document) as Element);
const contexts: PassCache<Element, Element | null> = new WeakMap();

/** Returns whether the element makes a stacking context, apart from flex and grid items with a `z-index`. */
export function makesContext(el: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  return (
    /fixed|sticky/.test(style.position) ||
    (style.position !== 'static' && style.get('z-index') !== 'auto') ||
    letsThrough(style) ||
    style.blendMode !== 'normal' ||
    style.opacity < 1 ||
    style.clipPath !== 'none' ||
    style.get('isolation') === 'isolate' ||
    isContainingBlock(el, reader)
  );
}
