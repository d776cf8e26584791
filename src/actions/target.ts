import { flatChildren, flatParent, frameElementOf } from '../dom/composed.ts';
import { isElement, isTag } from '../dom/kinds.ts';
import { documentWindow, inputType, isConnected, ownerDocument } from '../dom/natives.ts';
import { elementAt, isSkipped } from '../layout/hitTest.ts';
import { LayoutReader, type Box } from '../layout/LayoutReader.ts';
import { isAboutToMove } from '../style/animations.ts';
import { hoverTrigger } from '../visibility/hoverReveal.ts';
import { frame, now } from './clock.ts';
import { editingHost, isDisabled, isInert, isReadOnly, labelsOf } from './controls.ts';
import { contextAround } from './editContext.ts';
import { boxesOf, isInView, reachablePoint } from './reach.ts';
import { scrollTo, PLACES } from './scrollInto.ts';
import type { Point, Ready, Refusal } from './types.ts';

/** What must hold before an action, and how far to go to make it hold. */
export interface Gate {
  readonly force: boolean;
  readonly scrollIntoView: boolean;
  /** The pointer must get to the element. */
  readonly pointer: boolean;
  /** In the element's box. */
  readonly position?: Point | undefined;
  /** Wait for what often passes; default true. */
  readonly patient?: boolean;
  /** The element must take input. */
  readonly editable?: boolean;
}

/** How long a state that often passes is waited for, in milliseconds. */
const PATIENCE: Partial<Record<Refusal['code'], number>> = {
  moving: 2000,
  covered: 800,
  hidden: 700,
  disabled: 400,
  off_screen: 400,
  inert: 400,
};

/** Two looks closer together than this, in milliseconds, could both fall between two steps of what moves. */
const APART = 12;

/**
 * Waits until the element can be acted on: in the page, visible, enabled, at rest for two frames, scrolled into view, and
 * receiving the pointer itself; else the reason why not. Nothing is remembered across frames: every look is a new pass.
 */
export async function ready(el: Element, gate: Gate): Promise<Ready | Refusal> {
  const since = new Map<Refusal['code'], number>();
  let place = 0;
  let before: Box | null = null;
  let looked = 0;
  let drawn = false;
  for (;;) {
    const reader = new LayoutReader();
    let refusal = stateRefusal(el, gate, reader);
    const trigger = refusal?.code === 'hidden' ? hoverTrigger(el, reader) : null;
    if (trigger) return { hit: el, point: centre(reader.box(trigger), undefined), direct: true, trigger };
    const box = reader.box(boxesOf(el, reader)[0]?.el ?? el);
    if (!refusal && (gate.force || !gate.pointer)) {
      if (gate.scrollIntoView && !isInView(el, box, reader) && place < PLACES.length) scrollTo(el, place++);
      return { hit: el, point: centre(new LayoutReader().box(el), gate.position), direct: true };
    }
    // Without a frame in between nothing could have moved; a page that is not shown draws none.
    if (
      !refusal &&
      before &&
      same(before, box) &&
      (now() - looked < APART || ((!drawn || isAboutToMove(el)) && isDrawing(el) && now() - looked < 500))
    ) {
      drawn = (await frame()) || drawn;
      continue;
    }
    if (!refusal && before && same(before, box)) {
      const found = reachablePoint(el, gate.position, reader);
      if ('hit' in found) return found;
      refusal = found;
    } else if (!refusal) {
      if (before) refusal = { code: 'moving' };
      // What lies out of view is scrolled to at once, without waiting for a look that must fail.
      else if (gate.scrollIntoView && place === 0 && !isInView(el, box, reader)) scrollTo(el, place++);
    }
    if (refusal) {
      const refused = refusal.code;
      if (gate.scrollIntoView && (refused === 'covered' || refused === 'off_screen') && place < PLACES.length) {
        scrollTo(el, place++);
      } else {
        const first = since.get(refused) ?? now();
        since.set(refused, first);
        if (gate.patient === false && refused !== 'moving') return refusal;
        if (now() - first >= (PATIENCE[refused] ?? 0)) return refusal;
      }
    }
    before = box;
    looked = now();
    drawn = await frame();
  }
}

/** The pointer's target once more, right before an event: null if the pointer would not reach the element any more. */
export function hitNow(el: Element, point: Point): Element | null {
  const doc = ownerDocument(el);
  return doc && isConnected(el) ? elementAt(doc, point.x, point.y) : null;
}

/** Named checks in the order in which a person would notice. */
const CHECKS: readonly ((el: Element, gate: Gate, reader: LayoutReader) => Refusal | null)[] = [
  (el) => (isConnected(el) && isShownDocument(el) ? null : { code: 'detached' }),
  (el, gate, reader) => (gate.force || isSeen(el, reader) ? null : { code: 'hidden' }),
  (el, gate) => (gate.force || !isDisabled(el) ? null : { code: 'disabled' }),
  (el, gate) => (gate.force || !isInert(el) ? null : { code: 'inert' }),
  (el, gate) => (gate.force || !gate.editable || !isReadOnly(el) ? null : { code: 'readonly' }),
];

function stateRefusal(el: Element, gate: Gate, reader: LayoutReader): Refusal | null {
  for (const check of CHECKS) {
    const refusal = check(el, gate, reader);
    if (refusal) return refusal;
  }
  return null;
}

const isDrawing = (el: Element): boolean => ownerDocument(el)?.visibilityState === 'visible';

/** The document is in a window, and so are the frames around it. */
function isShownDocument(el: Element): boolean {
  const doc = ownerDocument(el);
  return doc !== null && documentWindow(doc) !== null;
}

/**
 * A person can see the element, or operates it through something that they see: a transparent or clipped native control
 * stands behind a styled label.
 */
export function isSeen(el: Element, reader: LayoutReader): boolean {
  if (isTag(el, 'area')) return boxesOf(el, reader).length > 0;
  // Of the frame that it is shown in nothing is inherited.
  const frame = frameElementOf(el);
  if (frame && !isSeen(frame, reader)) return false;
  const isControl = isTag(el, 'input') && inputType(el) !== 'hidden';
  if (!boxesOf(el, reader).length) return (isControl && labelBox(el, reader)) || drawsElsewhere(el, reader);
  // In closed details, or where `content-visibility` skips it, an element keeps a box.
  if (reader.style(el).display !== 'contents' && isSkipped(el)) return false;
  const visibility = reader.style(el).visibility;
  if (visibility !== 'visible' && !hasVisibleChild(el, reader)) return isControl && labelBox(el, reader);
  // A list behind a drawn one, for readers and forms only: nobody can open it.
  if (isTag(el, 'select')) return Math.min(reader.box(el).width, reader.box(el).height) > 8;
  if (isControl || isTag(el, 'textarea') || editingHost(el) === el) return true;
  for (let node: Element | null = el; node; node = flatParent(node)) {
    if (reader.style(node).opacity === 0) return false;
  }
  return true;
}

/** The element that takes an editor's keys may have no width; the text is drawn by what it lies in. */
function drawsElsewhere(el: Element, reader: LayoutReader): boolean {
  const parent = contextAround(el)?.el === el || isTag(el, 'textarea') ? flatParent(el) : null;
  return parent !== null && boxesOf(parent, reader).length > 0 && isSeen(parent, reader);
}

function hasVisibleChild(el: Element, reader: LayoutReader): boolean {
  return flatChildren(el).some(
    (c) => isElement(c) && (reader.style(c).visibility === 'visible' || hasVisibleChild(c, reader)),
  );
}

function labelBox(el: Element, reader: LayoutReader): boolean {
  return labelsOf(el).some((l) => boxesOf(l, reader).length > 0 && reader.style(l).visibility === 'visible');
}

function centre(box: Box, position: Point | undefined): Point {
  if (position) return { x: box.x + position.x, y: box.y + position.y };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
