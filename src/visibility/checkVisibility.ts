import {
  flatChildren,
  flatParent,
  flatParentAcrossFrames,
  frameElementOf,
  isFrame,
  nearest,
  shadowRootOf,
} from '../dom/composed.ts';
import { isEditingHost } from '../dom/focusable.ts';
import { isElement, isHtml, isListBox, isTag, isText, isTextInput } from '../dom/kinds.ts';
import {
  assignedSlot,
  data,
  documentWindow,
  editContext,
  inputType,
  isConnected,
  ownerDocument,
  parentElement,
  parentNode,
  localName,
} from '../dom/natives.ts';
import { boxThrough, frameSpace, mapToTop } from '../layout/FrameSpace.ts';
import { isWithinAcrossFrames } from '../layout/hitTest.ts';
import { imageOfArea } from '../layout/area.ts';
import { LayoutReader, windowSize, type Box } from '../layout/LayoutReader.ts';
import { childOfTag } from '../dom/childOfTag.ts';
import { OPAQUE } from '../standards/elements.ts';
import { wordSet } from '../standards/words.ts';
import { Hides, isUnplaced, type Reveal } from './reveal.ts';
import { modalOver } from './modal.ts';
import type { TestsLater } from './behind.ts';
import { isInteractive } from '../interactivity/isInteractive.ts';
import { visibleSubstitute } from '../interactivity/operable.ts';
import {
  boxHidden,
  contentSkipped,
  isClippedToPixel,
  isFaded,
  isUnrendered,
  rootSurroundings,
  subtreeHidden,
  surroundingsInside,
  surroundingsOf,
  visibilityHidden,
  type HiddenReason,
  type Surroundings,
} from './surroundings.ts';
import { isPaintedBox, onlyHiddenText, textHidden } from './textHidden.ts';
import { isBlank } from '../standards/characters.ts';

/** Whether and where a person can see an element. */
export interface VisibilityResult {
  /** True if a person can see the element, on screen or after scrolling, and it is not `aria-hidden` or `inert`. */
  readonly visible: boolean;
  /** The reason why it is not visible: the first one from the root downwards. */
  readonly reason?: HiddenReason;
  /** True if its box overlaps the top viewport. */
  readonly inViewport: boolean;
  /** The border box in whole CSS pixels, relative to the top viewport. */
  readonly boundingBox?: Box;
}

/**
 * Checks whether a person can see the element, on screen or after scrolling, and whether assistive technology can reach
 * it.
 * @param later takes over the texts that only a hit test could judge, which then count as visible: see `TestsLater`
 * @returns the reason if it is not visible, otherwise its position
 */
export function checkVisibility(
  el: Element,
  reader: LayoutReader = new LayoutReader(),
  later?: TestsLater | null,
): VisibilityResult {
  const { outer, hidden, unreachable } = checkAncestors(el, reader, later);
  const reason = hidden ?? unreachable;
  if (reason || !outer) return { visible: false, inViewport: false, reason: reason ?? 'detached' };
  const { x, y, width, height } = boxThrough(
    mapToTop(ownerDocument(el) as Document, reader),
    reader.box((boxHidden(el, reader.style(el), outer, reader) ? visibleSubstitute(el, reader) : null) ?? el),
  );
  const boundingBox = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  const { width: vw, height: vh } = windowSize();
  const inViewport =
    boundingBox.x < vw && boundingBox.y < vh && boundingBox.x + width > 0 && boundingBox.y + height > 0;
  return { visible: true, inViewport, boundingBox };
}

/** Returns the first element that is visible, which costs one pass however many there are. */
export function firstVisible(els: readonly Element[]): Element | undefined {
  const reader = new LayoutReader();
  return els.find((el) => checkVisibility(el, reader).visible);
}

/**
 * Returns why a person cannot see the element, or null if they can, on screen or after scrolling. Elements that are
 * `aria-hidden` or `inert` can be seen; only `checkVisibility` reports them as not visible.
 */
export const whyHidden = (el: Element, reader: LayoutReader, later?: TestsLater | null): HiddenReason | null =>
  checkAncestors(el, reader, later).hidden;

/** Returns whether the pointer over another element, or over this one, is all that it takes to see the element. */
export const isShownOnHover = (el: Element, reader: LayoutReader): boolean =>
  checkAncestors(el, reader).isOnHover === true;

/** Returns the `:hover` rule's effect that shows the element while the pointer is over another one, if there is one. */
export const revealAround = (el: Element, reader: LayoutReader): Reveal | undefined =>
  checkAncestors(el, reader).outer?.reveal;

/**
 * Returns whether an invisible field receives the keys for something visible. Editors that draw their text themselves
 * put a transparent field, or one without a size, under the caret; a slider drawn by a script contains a native one
 * that is clipped away.
 * @param reason why the field itself cannot be seen
 */
export function takesKeysUnseen(field: Element, reason: HiddenReason, reader: LayoutReader): boolean {
  if (!LAID_OUT_BUT_UNSEEN.has(reason)) return false;
  const isChoice = isTag(field, 'input') && !isTextInput(field) && inputType(field) !== 'hidden';
  const takesKeys =
    isChoice ||
    isTextInput(field) ||
    isTag(field, 'textarea') ||
    isTag(field, 'select') ||
    isEditingHost(field) ||
    (isHtml(field) && !!editContext(field));
  let around: Element | null = isChoice && reason !== 'transparent' ? flatParent(field) : field;
  while (around && Math.min(reader.box(around).width, reader.box(around).height) < MIN_DRAWN_SIZE)
    around = flatParent(around);
  if (!takesKeys || !around) return false;
  return around === field ? reason === 'transparent' : whyHidden(around, reader) === null;
}
/** The reasons for which a field is not seen although it is laid out. */
const LAID_OUT_BUT_UNSEEN: ReadonlySet<HiddenReason> = new Set(['transparent', 'zero-size', 'clipped', 'off-page']);
/** The smallest width and height, in CSS pixels, of the element that draws the text. */
const MIN_DRAWN_SIZE = 10;

interface AncestorChecks {
  /** The effects of the ancestors on the element; null if it is in no document. */
  readonly outer: Surroundings | null;
  /** The first reason, from the root downwards, why nobody can see the element. */
  readonly hidden: HiddenReason | null;
  /** True if it is hidden only until the pointer is where a `:hover` rule wants it. */
  readonly isOnHover?: boolean;
  /** Why assistive technology or input cannot reach the element, although it may be seen. */
  readonly unreachable: HiddenReason | null;
}

function checkAncestors(el: Element, reader: LayoutReader, later?: TestsLater | null): AncestorChecks {
  const doc = ownerDocument(el);
  if (!isConnected(el) || !doc || !documentWindow(doc)) return { outer: null, hidden: 'detached', unreachable: null };
  const chain = ancestors(el);
  let outer: Surroundings | null = null;
  let behindModal = false;
  let hoverReason: HiddenReason | null = null;
  for (let i = chain.length - 1; i >= 0; i--) {
    const at = chain[i] as Element;
    if (localName(at) === 'html' || !outer) {
      const doc = ownerDocument(at) as Document;
      const frame = frameElementOf(doc);
      const space: Surroundings['space'] =
        frame && outer ? frameSpace(doc, reader, frame, outer.space) : frameSpace(doc, reader);
      outer = rootSurroundings(space, outer ?? undefined);
      behindModal ||= modalOver(el, reader, doc) !== null;
    }
    outer = surroundingsOf(at, reader.style(at), outer, reader);
    if (outer.reveal?.root === at && !outer.reveal.isShown) hoverReason ??= styleReason(outer.reveal);
    if (i === 0) break;
    const hidden = contentReason(at, chain[i - 1] as Element, outer, reader);
    if (hidden) {
      const substitute = BOX_REASONS.test(hidden) && visibleSubstitute(el, reader);
      if (!substitute || isWithinAcrossFrames(substitute, at)) return { outer, hidden, unreachable: null };
    }
    outer = inside(at, outer, reader);
  }
  const around = outer as Surroundings;
  const isInert = behindModal || reader.style(el).isInert;
  const unreachable = unreachableReason(inside(el, around, reader)) ?? (isInert ? 'inert' : null);
  const own = ownReason(el, around, reader, later);
  return { outer: around, hidden: own ?? hoverReason, isOnHover: !own && hoverReason !== null, unreachable };
}

/**
 * The reasons that concern only an element's box, which do not matter if another element, outside of what is hidden, is
 * shown in its place.
 */
const BOX_REASONS = /^(clipped|display-none)/;

/** Returns the reason why an element is hidden until the pointer is over its trigger. */
const styleReason = ({ hides }: Reveal): HiddenReason =>
  hides & Hides.Display
    ? 'display-none'
    : hides & Hides.Visibility
      ? 'visibility-hidden'
      : hides & Hides.Opacity
        ? 'transparent'
        : 'clipped';

const unreachableReason = ({ ariaHidden, inert }: Surroundings): HiddenReason | null =>
  ariaHidden ? 'aria-hidden' : inert ? 'inert' : null;

const inside = (el: Element, outer: Surroundings, reader: LayoutReader): Surroundings =>
  surroundingsInside(el, reader.style(el), outer, reader, localName(el) === 'html' || localName(el) === 'body');

/** Lists the element and its ancestors across frames, from the element to the root of the top document. */
function ancestors(el: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = el; at; at = flatParentAcrossFrames(at)) chain.push(at);
  return chain;
}

/** Returns why nothing inside `at`, on the way to its child `child`, can be seen. */
function contentReason(at: Element, child: Element, outer: Surroundings, reader: LayoutReader): HiddenReason | null {
  const style = reader.style(at);
  if (isUnrendered(at, localName(at), reader)) return 'not-rendered';
  if (isTag(at, 'select') && !isListBox(at)) return 'option-closed';
  const hidden = localName(at) === 'map' ? null : subtreeHidden(at, style, outer, reader);
  if (hidden) return hidden;
  // A slot renders its own content only if nothing is assigned to it, and a host renders only children that a slot
  // takes.
  if (
    parentElement(child) === at &&
    (shadowRootOf(at) ? !assignedSlot(child) : isTag(at, 'slot') && !flatChildren(at).includes(child))
  )
    return 'unslotted';
  if (isFrame(at)) return visibilityHidden(style, outer) ? 'visibility-hidden' : boxHidden(at, style, outer, reader);
  const skipped = contentSkipped(at, reader);
  return skipped === 'closed-details' && child === childOfTag(at, 'summary') ? null : skipped;
}

function ownReason(
  el: Element,
  outer: Surroundings,
  reader: LayoutReader,
  later?: TestsLater | null,
): HiddenReason | null {
  const style = reader.style(el);
  const parent = parentNode(el);
  if (
    isUnrendered(el, localName(el), reader) ||
    (parent && isElement(parent) && OPAQUE.has(localName(parent)) && isHtml(parent))
  )
    return 'not-rendered';
  const within = inside(el, outer, reader);
  if (visibleSubstitute(el, reader)) return null;
  if (isTag(el, 'area')) return imageReason(el, reader);
  const reason =
    subtreeHidden(el, style, outer, reader) ??
    (visibilityHidden(style, outer) ? 'visibility-hidden' : null) ??
    (isFaded(within) && !isClickedThrough(el, reader) ? 'transparent' : null);
  if (reason) return reason;
  const boxless =
    style.display === 'contents'
      ? null
      : (boxHidden(el, style, outer, reader) ?? (isUnplaced(outer.reveal) ? null : clippedToPixel(el, reader)));
  if (boxless) return showsContent(el, outer, within, reader) ? null : (contentSkipped(el, reader) ?? boxless);
  const isOperated = isTag(el, 'select') || isTag(el, 'option');
  const text = isOperated || OPAQUE.has(localName(el)) ? null : onlyHiddenText(el, outer, within, reader, later);
  // A control can be used though nobody sees its words, as one that `::before` draws as an icon.
  return text && !isPaintedBox(style, text) && !isInteractive(el, reader) ? text : null;
}

/** Returns 'clipped' for a box of one pixel that clips its content, the usual style of text for screen readers. */
function clippedToPixel(el: Element, reader: LayoutReader): HiddenReason | null {
  return isClippedToPixel(el, reader) && !OPAQUE.has(localName(el)) && flatChildren(el).length > 0 ? 'clipped' : null;
}

/** Returns whether content is visible because it overflows a box that is not visible itself. */
function showsContent(el: Element, outer: Surroundings, within: Surroundings, reader: LayoutReader): boolean {
  if (OPAQUE.has(localName(el)) || contentSkipped(el, reader)) return false;
  return flatChildren(el).some((child) => {
    if (isText(child)) return !isBlank(data(child)) && !textHidden(el, child, reader.style(el), outer, within, reader);
    if (!isElement(child)) return false;
    const around = surroundingsOf(child, reader.style(child), within, reader);
    return !unreachableReason(inside(child, around, reader)) && ownReason(child, around, reader) === null;
  });
}

/** Returns why the image that shows the area cannot be seen. */
function imageReason(area: Element, reader: LayoutReader): HiddenReason {
  const image = imageOfArea(area, reader);
  return (image && checkVisibility(image, reader).reason) ?? 'not-rendered';
}

/** Returns whether a click operates the control even if it is transparent and lies over a drawing of it. */
export function isClickedThrough(el: Element, reader: LayoutReader): boolean {
  const type = isTag(el, 'input') ? inputType(el) : localName(el);
  return (
    (CLICKED_THROUGH.has(type) || (TYPED.test(type) && fadesIn(el, reader))) &&
    reader.style(el).pointerEvents !== 'none'
  );
}
const CLICKED_THROUGH = wordSet('select checkbox radio file range color date time');
const TYPED = /^(?:text|textarea|email|tel|url|search|number|password)$/;

/** Returns whether the field fades in when it is pressed; until then, a label lies over it, which then moves up. */
function fadesIn(el: Element, reader: LayoutReader): boolean {
  const faded = nearest(el, (at) => reader.style(at).opacity === 0);
  return faded !== null && faded !== el && parseFloat(reader.style(faded).get('transition-duration')) > 0;
}
