import { PLACES, scrollTo } from './scrolling.ts';
import { isReadOnly } from '../controls/controls.ts';
import { frame } from '../platform/tasks.ts';
import type { Ready, Refusal } from '../types.ts';
import { isModalDialog } from '../../dom/inert.ts';
import { isConnected, ownerDocument } from '../../dom/natives.ts';
import { now } from '../../dom/timers.ts';
import type { Point } from '../../layout/FrameSpace.ts';
import { type Box, LayoutReader } from '../../layout/LayoutReader.ts';
import { elementAt, isWithinAcrossFrames } from '../../layout/hitTest.ts';
import { isAboutToMove } from '../../style/animations.ts';
import { hitTarget, isOnScreen } from '../../visibility/hitTarget.ts';
import { hoverTrigger } from '../../visibility/hoverReveal.ts';
import { obstacleTo } from '../../visibility/reachability.ts';
import { boxesOf } from '../../visibility/visibleBoxes.ts';

/** What must hold before an action, and how far to go to make it hold. */
export interface Gate {
  /** Ask for nothing but that the element is in the page. */
  readonly force: boolean;
  /** Scroll until the element can be reached. */
  readonly scrollIntoView: boolean;
  /** The pointer must get to the element; without it, keys must. */
  readonly pointer: boolean;
  /** The only point to use, in CSS pixels from the upper left corner of the element's box. */
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

/** A moving element may be in the same place twice if it is looked at within this time, in milliseconds. */
const APART = 12;

/**
 * Waits until the element can be acted on: in the page, visible, enabled, at rest for two frames, scrolled into view, and
 * receiving the pointer itself; else gives the reason why not. Every look is a new pass: nothing is kept across frames.
 */
export async function ready(el: Element, gate: Gate): Promise<Ready | Refusal> {
  const since = new Map<Refusal['code'], number>();
  let place = 0;
  let before: Box | null = null;
  let looked = 0;
  let drawn = false;
  for (;;) {
    const reader = new LayoutReader();
    let refusal = refusalFor(el, gate, reader);
    const trigger = refusal?.code === 'hidden' ? hoverTrigger(el, reader) : null;
    if (trigger) return { hit: el, point: centre(reader.box(trigger), undefined), direct: true, trigger };
    const box = boxesOf(el, reader)[0] ?? reader.box(el);
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
      const found = pointerTarget(el, gate.position, reader);
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

/** What the pointer would hit at the point now; null if the element is no longer in the page. */
export function hitNow(el: Element, point: Point): Element | null {
  const doc = ownerDocument(el);
  return doc && isConnected(el) ? elementAt(doc, point.x, point.y) : null;
}

/** Why the element cannot be acted on, wherever the pointer is; null if it can. */
function refusalFor(el: Element, gate: Gate, reader: LayoutReader): Refusal | null {
  const found = obstacleTo(el, reader, { keysOnly: !gate.pointer });
  if (found?.state === 'hidden' && found.reason === 'detached') return { code: 'detached' };
  if (gate.force) return null;
  switch (found?.state) {
    case 'hidden':
      return { code: found.reason === 'off-page' ? 'off_screen' : 'hidden' };
    case 'inert':
      // What a modal dialog makes inert can be used again once the dialog is closed.
      return isModalDialog(found.by) && !isWithinAcrossFrames(el, found.by)
        ? { code: 'covered', blocker: found.by }
        : { code: 'inert' };
    case 'disabled':
      return { code: 'disabled' };
    default:
      return gate.editable && isReadOnly(el) ? { code: 'readonly' } : null;
  }
}

function pointerTarget(el: Element, position: Point | undefined, reader: LayoutReader): Ready | Refusal {
  const found = hitTarget(el, reader, position);
  switch (found.state) {
    case 'hit':
      return found;
    case 'covered':
      return { code: 'covered', blocker: found.by };
    default:
      return { code: 'off_screen' };
  }
}

const isDrawing = (el: Element): boolean => ownerDocument(el)?.visibilityState === 'visible';

/** The middle of the box is in the viewport, and in that of every frame around it. */
const isInView = (el: Element, box: Box, reader: LayoutReader): boolean =>
  isOnScreen(ownerDocument(el) as Document, centre(box, undefined), reader);

function centre(box: Box, position: Point | undefined): Point {
  if (position) return { x: box.x + position.x, y: box.y + position.y };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
