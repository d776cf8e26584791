import { hasField, ownFields } from '../../standards/ownFields.ts';
import { PLACES, scrollTo } from './scrolling.ts';
import { isReadOnly } from '../controls/controls.ts';
import { frame } from '../platform/tasks.ts';
import { throwIfCancelled } from '../platform/trustedInput.ts';
import type { Ready, Refusal } from '../types.ts';
import { flatParent } from '../../dom/composed.ts';
import { isModalDialog } from '../../dom/inert.ts';
import { documentVisibility, isConnected, matches, ownerDocument } from '../../dom/natives.ts';
import { now, sleep } from '../../dom/timers.ts';
import { intersect } from '../../layout/clip.ts';
import type { Point } from '../../layout/FrameSpace.ts';
import { type Box, LayoutReader } from '../../layout/LayoutReader.ts';
import { elementAt, isWithinAcrossFrames, viewportSize } from '../../layout/hitTest.ts';
import { DEFAULT_TIMEOUT } from '../../schema.ts';
import { isAboutToMove, movesForever } from '../../style/animations.ts';
import { hitTarget, isOnScreen } from '../../visibility/hitTarget.ts';
import { revealAround } from '../../visibility/checkVisibility.ts';
import { obstacleTo } from '../../visibility/reachability.ts';
import { boxesOf } from '../../visibility/visibleBoxes.ts';

/** The conditions of an action, and what the gate may do to meet them. */
export interface Gate {
  /** Requires only that the element is in the page. Default false. */
  readonly force?: boolean | undefined;
  /** Scrolls until the element can be reached. Default true. */
  readonly scrollIntoView?: boolean | undefined;
  /** The pointer must reach the element. If false, it is enough that keys do. */
  readonly pointer: boolean;
  /** The only point to use, in CSS pixels from the upper left corner of the element's box. */
  readonly position?: Point | undefined;
  /**
   * When to stop waiting, on the clock of `now()`; default five seconds from now. A time in the past makes the gate
   * look once, without waiting.
   */
  readonly deadline?: number | undefined;
  /** How long to wait from now without a `deadline`, in milliseconds; by default five seconds. */
  readonly timeout?: number | undefined;
  /** The element must take input. */
  readonly editable?: boolean;
}

/** The deadline of an action with that `timeout` in milliseconds; 0 is at once. */
export const deadlineOf = (timeout = DEFAULT_TIMEOUT): number => now() + timeout;

/**
 * An element that has not come to rest after so many milliseconds is acted on where it is; one that an endless
 * animation moves (a spinner, a marquee) at once.
 */
const RESTLESS = 1000;
type HoverGate = (el: Element, trigger: Element, gate: Gate, seen: LayoutReader) => Ready;
let hoverGate: HoverGate | null = null;
/** Sets what lets elements through that show only under the pointer. The composition root calls it. */
export function useHoverGate(gate: HoverGate): void {
  hoverGate = gate;
}

/** The pause between two looks, and the time after which all scroll alignments are tried again, in milliseconds. */
const PAUSE = 40;
const ROUND = 1000;

/** Within this time, in milliseconds, a moving element may still be at the same place. */
const APART = 12;

/**
 * Waits until the element can be acted on: visible, enabled, at rest for two frames, scrolled into view, and receiving
 * the pointer itself; gives up at the deadline. Every look reads the page anew, because it may change between two
 * frames.
 * @returns Where to point, or what was in the way and for how long.
 * @throws DomToolError `cancelled`
 */
export async function ready(el: Element, given: Gate): Promise<Ready | Refusal> {
  const gate = ownFields<Gate>(given);
  const start = now();
  const deadline = gate.deadline ?? deadlineOf(gate.timeout);
  const mayScroll = gate.scrollIntoView !== false;
  let met = { code: '' as Refusal['code'] | '', since: start };
  let place = 0;
  let round = start;
  let before: Box | null = null;
  let looked = 0;
  let drawn = false;
  let isRestless = false;
  for (;;) {
    throwIfCancelled();
    const reader = new LayoutReader();
    const isLast = now() >= deadline;
    let refusal = refusalFor(el, gate, reader);
    const reveal = refusal || gate.force || !hoverGate ? undefined : revealAround(el, reader);
    if (reveal) return (hoverGate as HoverGate)(el, reveal.trigger, gate, reader);
    const box = boxesOf(el, reader)[0] ?? reader.box(el);
    if (!refusal && (gate.force || !gate.pointer)) {
      if (mayScroll && !isInView(el, box, reader) && place < PLACES.length) scrollTo(el, place++);
      const scrolled = new LayoutReader();
      const cover = gate.editable && !gate.force ? pageCover(el, scrolled) : null;
      if (!cover) return { hit: el, point: centre(scrolled.box(el), gate.position), direct: true };
      refusal = { code: 'covered', blocker: cover };
    }
    const isSame = before !== null && same(before, box);
    // Nothing moves between two looks without a frame. A page in the background renders no frames.
    const isUndrawn = (!drawn || isAboutToMove(el)) && isDrawing(el) && now() - looked < 500;
    const tooSoon = looked + APART - now();
    if (!refusal && isSame && (isUndrawn || tooSoon > 0) && !isLast) {
      if (isUndrawn) drawn = (await frame()) || drawn;
      else await sleep(tooSoon);
      continue;
    }
    if (!refusal && (isSame || isRestless || isLast)) {
      const found = pointerTarget(el, gate.position, reader);
      if (hasField(found, 'hit')) return found;
      refusal = found;
    } else if (!refusal) {
      if (before) refusal = { code: 'moving' };
      // What lies out of view is scrolled to at once, without waiting for a look that must fail.
      else if (mayScroll && place === 0 && !isInView(el, box, reader)) scrollTo(el, place++);
    }
    if (refusal) {
      const { code } = refusal;
      if (code === 'detached') return refusal;
      if (code !== met.code) met = { code, since: now() };
      isRestless ||= code === 'moving' && (now() - met.since >= RESTLESS || movesForever(el));
      const scrolls = mayScroll && (code === 'covered' || code === 'off_screen');
      // An alignment that failed may work once a second cover has gone.
      if (place === PLACES.length && now() - round >= ROUND && !isLast) [place, round] = [0, now()];
      if (scrolls && place < PLACES.length) scrollTo(el, place++);
      else if (isLast) return { ...refusal, waited: Math.round(now() - met.since) };
      else if (now() - met.since >= RESTLESS) await sleep(PAUSE);
    }
    before = box;
    looked = now();
    if (!isLast) drawn = await frame();
  }
}

/** What the pointer would hit at the point now; null if the element is no longer in the page. */
export function hitNow(el: Element, point: Point): Element | null {
  const doc = ownerDocument(el);
  return doc && isConnected(el) ? elementAt(doc, point.x, point.y) : null;
}

/** Returns why the element cannot be acted on, wherever the pointer is, or null if it can. */
function refusalFor(el: Element, gate: Gate, reader: LayoutReader): Refusal | null {
  const found = obstacleTo(el, reader, { keysOnly: !gate.pointer, hovers: true });
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

const isDrawing = (el: Element): boolean => documentVisibility(ownerDocument(el) as Document) === 'visible';

/** Returns whether the middle of the box is in the viewport of the document and of every frame around it. */
export const isInView = (el: Element, box: Box, reader: LayoutReader): boolean =>
  isOnScreen(ownerDocument(el) as Document, centre(box, undefined), reader);

/** Returns the point at the position in the box, or the centre of the box without a position. */
export function centre(box: Box, position: Point | undefined): Point {
  if (position) return { x: box.x + position.x, y: box.y + position.y };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/**
 * Returns the element of a layer that covers most of the viewport, and with it the field. A floating label or an icon
 * over the field does not count, because keys still reach the field.
 */
function pageCover(field: Element, reader: LayoutReader): Element | null {
  // The field of an editor may be tiny; then the editor around it must be reachable.
  let el = field;
  for (let p = flatParent(el); p && Math.min(reader.box(el).width, reader.box(el).height) < 10; p = flatParent(p))
    el = p;
  const found = hitTarget(el, reader);
  if (found.state !== 'covered') return null;
  const { width, height } = viewportSize(ownerDocument(el) as Document);
  for (let node: Element | null = found.by; node && !isWithinAcrossFrames(el, node); node = flatParent(node)) {
    const seen = intersect(reader.box(node), { x: 0, y: 0, width, height });
    if (matches(node, 'dialog,[aria-modal=true]') || seen.width * seen.height > width * height * 0.5) return found.by;
  }
  return null;
}
