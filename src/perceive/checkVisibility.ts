import { flatParent, frameElementOf, shadowRootOf } from '../dom/composed.ts';
import { isTag, tagOf } from '../dom/kinds.ts';
import {
  assignedSlot, inputType, isConnected, nextElementSibling, firstElementChild, ownerDocument, parentElement,
} from '../dom/natives.ts';
import { frameOffset, frameSpace } from '../layout/FrameSpace.ts';
import { LayoutReader, windowSize, type Box } from '../layout/LayoutReader.ts';
import { operatedByLabel } from './operable.ts';
import {
  boxHidden, contentSkipped, pruned, rootSurroundings, surroundingsInside, visibilityHidden, type HiddenReason, type Surroundings,
} from './surroundings.ts';

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
  const doc = ownerDocument(el) as Document;
  const offset = frameOffset(doc, reader);
  const label = boxHidden(el, reader.style(el), outer, reader) ? operatedByLabel(el, reader) : null;
  const { x, y, width, height } = reader.box(label ?? el);
  const boundingBox = {
    x: Math.round(x + offset.offsetX), y: Math.round(y + offset.offsetY), width: Math.round(width), height: Math.round(height),
  };
  const { width: vw, height: vh } = windowSize();
  const inViewport = boundingBox.x < vw && boundingBox.y < vh && boundingBox.x + width > 0 && boundingBox.y + height > 0;
  return { visible: true, inViewport, boundingBox };
}

function descend(el: Element, reader: LayoutReader): { outer: Surroundings | null; reason: HiddenReason | null } {
  if (!isConnected(el)) return { outer: null, reason: 'detached' };
  const chain = ancestors(el);
  let outer: Surroundings | null = null;
  for (let i = chain.length - 1; i >= 0; i--) {
    const at = chain[i] as Element;
    const doc = ownerDocument(at) as Document;
    if (tagOf(at) === 'html' || !outer) {
      const frame = frameElementOf(doc);
      const space: Surroundings['space'] = frame && outer ? frameSpace(doc, reader, frame, outer.space) : frameSpace(doc, reader);
      outer = rootSurroundings(space, outer ?? undefined);
    }
    const reason = i === 0 ? ownReason(at, outer, reader) : passReason(at, chain[i - 1] as Element, outer, reader);
    if (reason) return { outer, reason };
    if (i > 0) outer = surroundingsInside(at, reader.style(at), outer, reader, tagOf(at) === 'html' || tagOf(at) === 'body');
  }
  return { outer, reason: null };
}

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
  const hidden = pruned(at, style, outer);
  if (hidden) return operatedByLabel(at, reader) ? null : hidden;
  if (shadowRootOf(at) && parentElement(child) === at && !assignedSlot(child)) return 'unslotted';
  if (isTag(at, 'iframe') && (visibilityHidden(style) || boxHidden(at, style, outer, reader))) return 'clipped';
  const skipped = contentSkipped(at, reader);
  return skipped === 'closed-details' && child === firstSummary(at) ? null : skipped;
}

function ownReason(el: Element, outer: Surroundings, reader: LayoutReader): HiddenReason | null {
  const style = reader.style(el);
  const inside = surroundingsInside(el, style, outer, reader, tagOf(el) === 'html' || tagOf(el) === 'body');
  if (inside.ariaHidden) return 'aria-hidden';
  if (inside.inert) return 'inert';
  const operated = operatedByLabel(el, reader) !== null;
  const reason = pruned(el, style, outer) ?? (visibilityHidden(style) ? 'visibility-hidden' : null) ??
    (inside.transparent && !isClickedThrough(el) ? 'transparent' : null) ??
    (style.display === 'contents' ? null : boxHidden(el, style, outer, reader));
  return operated ? null : reason;
}

/** Controls that a click at their place operates even where they are transparent over a picture of themselves. */
export function isClickedThrough(el: Element): boolean {
  return isTag(el, 'input') ? CLICKED_THROUGH.has(inputType(el)) : isTag(el, 'select');
}
const CLICKED_THROUGH = new Set(['checkbox', 'radio', 'file', 'range', 'color', 'date', 'time']);

function firstSummary(details: Element): Element | null {
  for (let c = firstElementChild(details); c; c = nextElementSibling(c)) if (tagOf(c) === 'summary') return c;
  return null;
}
