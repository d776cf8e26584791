import { flatChildren, flatParent, frameElementOf, shadowRootOf } from '../dom/composed.ts';
import { isElement, isHtml, isTag, isText, tagOf } from '../dom/kinds.ts';
import {
  assignedSlot,
  attribute,
  data,
  inputType,
  isConnected,
  ownerDocument,
  parentElement,
  parentNode,
  selectMultiple,
} from '../dom/natives.ts';
import { frameOffset, frameSpace } from '../layout/FrameSpace.ts';
import { imageOfArea } from '../layout/area.ts';
import { LayoutReader, windowSize, type Box } from '../layout/LayoutReader.ts';
import { firstSummary } from '../interactivity/disclosure.ts';
import { modalOver } from './modal.ts';
import { visibleSubstitute } from '../interactivity/operable.ts';
import {
  boxHidden,
  contentSkipped,
  pruned,
  rootSurroundings,
  surroundingsInside,
  surroundingsOf,
  visibilityHidden,
  type HiddenReason,
  type Surroundings,
} from './surroundings.ts';
import { BLANK, isPaintedBox, onlyHiddenText, textHidden } from './textHidden.ts';

export interface VisibilityResult {
  /** A person can see the element, on screen or after scrolling, and it is not `aria-hidden` or `inert`. */
  readonly visible: boolean;
  /** Why not. */
  readonly reason?: HiddenReason;
  /** Its box meets the top viewport. */
  readonly inViewport: boolean;
  /** Whole CSS pixels, relative to the top viewport. */
  readonly boundingBox?: Box;
}

/** Whether a person can see the element now, and if not, the first reason from the root downwards. */
export function checkVisibility(el: Element, reader: LayoutReader = new LayoutReader()): VisibilityResult {
  const { outer, reason } = descend(el, reader);
  if (reason || !outer) return { visible: false, inViewport: false, reason: reason ?? 'detached' };
  const { offsetX, offsetY } = frameOffset(ownerDocument(el) as Document, reader);
  const shown = boxHidden(el, reader.style(el), outer, reader) ? visibleSubstitute(el, reader) : null;
  const { x, y, width, height } = reader.box(shown ?? el);
  const boundingBox = {
    x: Math.round(x + offsetX),
    y: Math.round(y + offsetY),
    width: Math.round(width),
    height: Math.round(height),
  };
  const { width: vw, height: vh } = windowSize();
  const inViewport =
    boundingBox.x < vw && boundingBox.y < vh && boundingBox.x + width > 0 && boundingBox.y + height > 0;
  return { visible: true, inViewport, boundingBox };
}

function descend(el: Element, reader: LayoutReader): { outer: Surroundings | null; reason: HiddenReason | null } {
  if (!isConnected(el)) return { outer: null, reason: 'detached' };
  const chain = ancestors(el);
  let outer: Surroundings | null = null;
  let blocked = false;
  for (let i = chain.length - 1; i >= 0; i--) {
    const at = chain[i] as Element;
    if (tagOf(at) === 'html' || !outer) {
      const doc = ownerDocument(at) as Document;
      const frame = frameElementOf(doc);
      const space: Surroundings['space'] =
        frame && outer ? frameSpace(doc, reader, frame, outer.space) : frameSpace(doc, reader);
      outer = rootSurroundings(space, outer ?? undefined);
      blocked ||= modalOver(el, doc) !== null;
    }
    outer = surroundingsOf(at, reader.style(at), outer);
    const reason =
      i === 0
        ? (ownReason(at, outer, reader) ?? (blocked ? 'inert' : null))
        : passReason(at, chain[i - 1] as Element, outer, reader);
    if (reason) return { outer, reason };
    if (i > 0) outer = inside(at, outer, reader);
  }
  return { outer, reason: null };
}

const inside = (el: Element, outer: Surroundings, reader: LayoutReader): Surroundings =>
  surroundingsInside(el, reader.style(el), outer, reader, tagOf(el) === 'html' || tagOf(el) === 'body');

/** The element first, the root of the top document last. */
function ancestors(el: Element): Element[] {
  const chain = [el];
  for (let at: Element | null = el; at;) {
    at = flatParent(at) ?? frameElementOf(at);
    if (at) chain.push(at);
  }
  return chain;
}

/** Why nothing inside `at` on the way to `child` can be seen. */
function passReason(at: Element, child: Element, outer: Surroundings, reader: LayoutReader): HiddenReason | null {
  const style = reader.style(at);
  if (isUnrendered(at)) return 'not-rendered';
  if (isTag(at, 'select') && !isListBox(at)) return 'option-closed';
  const hidden = tagOf(at) === 'map' ? null : pruned(at, style, reader);
  if (hidden) return hidden;
  // A slot's own content shows only where nothing is assigned to it; a host's only where a slot takes it.
  if (
    parentElement(child) === at &&
    (shadowRootOf(at) ? !assignedSlot(child) : isTag(at, 'slot') && !flatChildren(at).includes(child))
  )
    return 'unslotted';
  if (isTag(at, 'iframe')) return visibilityHidden(style) ? 'visibility-hidden' : boxHidden(at, style, outer, reader);
  const skipped = contentSkipped(at, reader);
  return skipped === 'closed-details' && child === firstSummary(at) ? null : skipped;
}

/** Never shown, whatever the style sheets say, or shown only through another element. */
const UNRENDERED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'meta',
  'link',
  'title',
  'base',
  'source',
  'track',
  'param',
  'wbr',
  'col',
  'colgroup',
  'datalist',
  'defs',
  'symbol',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'mask',
  'pattern',
  'marker',
  'filter',
  'desc',
  'metadata',
  'noembed',
  'noframes',
  'rp',
]);
/** Elements whose children are not content: a value, a fallback, a picture. */
const OPAQUE = new Set([
  'input',
  'textarea',
  'video',
  'audio',
  'canvas',
  'img',
  'object',
  'embed',
  'iframe',
  'meter',
  'progress',
  'hr',
  'br',
]);
export const isUnrenderedTag = (tag: string): boolean => UNRENDERED.has(tag);
export const isOpaque = (tag: string): boolean => OPAQUE.has(tag);
const isUnrendered = (el: Element): boolean => UNRENDERED.has(tagOf(el));

/** A `<select>` whose options show in the page: not one that opens. */
export const isListBox = (el: HTMLSelectElement): boolean => selectMultiple(el) || Number(attribute(el, 'size')) > 1;

function ownReason(el: Element, outer: Surroundings, reader: LayoutReader): HiddenReason | null {
  const style = reader.style(el);
  const parent = parentNode(el);
  if (isUnrendered(el) || (parent && isElement(parent) && OPAQUE.has(tagOf(parent)) && isHtml(parent)))
    return 'not-rendered';
  const within = inside(el, outer, reader);
  if (within.ariaHidden) return 'aria-hidden';
  if (within.inert) return 'inert';
  if (visibleSubstitute(el, reader)) return null;
  if (isTag(el, 'area')) return imageReason(el, reader);
  const reason =
    pruned(el, style, reader) ??
    (visibilityHidden(style) ? 'visibility-hidden' : null) ??
    (within.transparent && !isClickedThrough(el, reader) ? 'transparent' : null);
  if (reason) return reason;
  const boxless = style.display === 'contents' ? null : (boxHidden(el, style, outer, reader) ?? specked(el, reader));
  if (boxless) return showsContent(el, outer, reader) ? null : (contentSkipped(el, reader) ?? boxless);
  const text = isOperated(el) || OPAQUE.has(tagOf(el)) ? null : onlyHiddenText(el, outer, within, reader);
  return text && !isPaintedBox(style, text) ? text : null;
}

const isOperated = (el: Element): boolean => isTag(el, 'select') || isTag(el, 'option');

/** A box of a pixel that clips shows nothing of its content: the usual style for screen readers. */
function specked(el: Element, reader: LayoutReader): HiddenReason | null {
  const { width, height } = reader.box(el);
  return width <= 1 &&
    height <= 1 &&
    reader.style(el).overflow !== 'visible' &&
    !OPAQUE.has(tagOf(el)) &&
    flatChildren(el).length > 0
    ? 'clipped'
    : null;
}

/** What overflows a box that does not show, or whose place does not. */
function showsContent(el: Element, outer: Surroundings, reader: LayoutReader): boolean {
  const within = inside(el, outer, reader);
  if (OPAQUE.has(tagOf(el)) || contentSkipped(el, reader)) return false;
  return flatChildren(el).some((child) => {
    if (isText(child))
      return !BLANK.test(data(child)) && !textHidden(el, child, reader.style(el), outer, within, reader);
    return isElement(child) && ownReason(child, surroundingsOf(child, reader.style(child), within), reader) === null;
  });
}

function imageReason(area: Element, reader: LayoutReader): HiddenReason {
  const image = imageOfArea(area);
  return (image && checkVisibility(image, reader).reason) ?? 'not-rendered';
}

/** Controls that a click at their place operates even where they are transparent over a picture of themselves. */
export function isClickedThrough(el: Element, reader: LayoutReader): boolean {
  const type = isTag(el, 'input') ? inputType(el) : tagOf(el);
  return (
    (CLICKED_THROUGH.has(type) || (TYPED.test(type) && fadesIn(el, reader))) &&
    reader.style(el).pointerEvents !== 'none'
  );
}
const CLICKED_THROUGH = new Set(['select', 'checkbox', 'radio', 'file', 'range', 'color', 'date', 'time']);
const TYPED = /^(?:text|textarea|email|tel|url|search|number|password)$/;

/** What lies around the field appears when it is pressed: its label stands in its place until then, and moves up. */
function fadesIn(el: Element, reader: LayoutReader): boolean {
  for (let at: Element | null = el; at; at = flatParent(at)) {
    const style = reader.style(at);
    if (style.opacity === 0) return at !== el && parseFloat(style.get('transition-duration')) > 0;
  }
  return false;
}
