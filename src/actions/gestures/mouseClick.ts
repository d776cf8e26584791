import { hasField, ownFields } from '../../standards/ownFields.ts';
import { ready, type Gate } from '../actionability/gate.ts';
import { afterPress, choiceOf, lightDismiss } from './mouseDefaults.ts';
import {
  type Button,
  CLICKS,
  clickEvent,
  doubleClickEvent,
  type MouseState,
  moveMouse,
  press,
  release,
} from './mouseEvents.ts';
import { type Capture, emulateCapture } from './pointerCapture.ts';
import { dropFocus, focusableAround, focusedElement, moveFocus } from '../platform/moveFocus.ts';
import { defaultPrevented, setDetailsOpen } from '../platform/mutatingBuiltIns.ts';
import { task } from '../platform/tasks.ts';
import { trustedClick, trustedInput } from '../platform/trustedInput.ts';
import type { ClickOptions, Ending, Point, Ready } from '../types.ts';
import { flatParent } from '../../dom/composed.ts';
import { hasDefaultSummary } from '../../dom/focusable.ts';
import { detailsOpen, isConnected, localName, ownerDocument, textContent } from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { elementAt, isWithin } from '../../layout/hitTest.ts';
import { receivesFor } from '../../visibility/hitTarget.ts';
import { boxesOf } from '../../visibility/visibleBoxes.ts';

const BUTTON = { left: 0, middle: 1, right: 2 } as const;

/** The click gesture without gate and report; other actions use it too. */
export async function clickAt(el: Element, target: Ready, given: ClickOptions, again = true): Promise<Ending> {
  const options = ownFields<ClickOptions>(given);
  const button = BUTTON[options.button ?? 'left'];
  const state: MouseState = { point: target.point, modifiers: options.modifiers };
  const input = trustedInput();
  if (input && !target.direct) {
    const { click, pressed, blocker } = await trustedClick(el, target.point, options, input);
    if (click) return { done: true, ...(defaultPrevented(click) && { prevented: true }) };
    if (pressed) return isElsewhere(el, target.point) ? MISSED : PRESSED;
    return notReached(el, target.point, blocker);
  }
  const force = (options.force ?? false) || target.direct === true;
  if (target.trigger) moveMouse(target.trigger, state);
  moveMouse(target.hit, state);
  await task();
  let hit = force ? target.hit : receiver(el, target.point);
  // The mouse move may have opened something over the element, moved or replaced it.
  if (!hit) {
    const missed = notReached(el, target.point, at(el, target.point));
    return missed === MISSED && again ? await clickWhenReady(el, options, false) : missed;
  }
  if (hit !== target.hit) moveMouse(hit, state);
  const looks = looksOf(el);
  let ending: Ending = { done: true };
  for (let detail = 1; detail <= CLICKS[options.clickType ?? 'single']; detail++) {
    if (detail > 1) hit = force ? hit : (receiver(el, target.point) ?? hit);
    const capture = emulateCapture(hit);
    try {
      ending = await pressAndRelease(el, hit, state, button, detail, force, capture);
    } finally {
      capture.end();
    }
    // Leaving a field often shows a message that moves the button away: a person presses once more.
    if (ending === SHIFTED && again) return await clickWhenReady(el, options, false);
    if (!hasField(ending, 'done')) return ending;
    if (detail !== 2 || button !== 0) continue;
    await task();
    const now: Element | null = force ? hit : at(el, target.point);
    const second =
      now && (isConnected(el) ? isMeant(el, now) : looksOf(now) === looks) ? now : isConnected(hit) ? hit : null;
    if (second) doubleClickEvent(second, state);
  }
  return ending;
}

/** Waits until the element can be clicked, and clicks it. Returns why not if it never can be. */
export async function clickWhenReady(el: Element, options: ClickOptions | Gate, again = true): Promise<Ending> {
  const place = await ready(el, { ...options, pointer: true });
  return hasField(place, 'hit') ? await clickAt(el, place, options as ClickOptions, again) : place;
}

/**
 * At the press or the release the element was elsewhere: the page had moved it meanwhile, or its own handler did
 * (`MISSED`), or the change of focus (`SHIFTED`).
 */
const MISSED: Ending = { code: 'moving', detail: 'pressed' };
const SHIFTED: Ending = { ...MISSED };
/**
 * The page answered the press: it removed or rendered the element again, or opened something over it, so that no click
 * follows.
 */
const PRESSED: Ending = { done: true, detail: 'no_click' };

async function pressAndRelease(
  el: Element,
  hit: Element,
  state: MouseState,
  button: Button,
  detail: number,
  force: boolean,
  capture: Capture,
): Promise<Ending> {
  const doc = ownerDocument(hit) as Document;
  const choice = choiceOf(hit);
  const down = press(hit, state, button, detail);
  const away = !force && isElsewhere(hit, state.point);
  if (down.proceeds) {
    const hadFocus = focusedElement(doc) === hit;
    takeFocus(hit);
    if (button === 0) afterPress(hit, state, detail, hadFocus, choice);
  }
  if (button === 2) clickEvent(hit, 'contextmenu', state, 2, 0);
  await task();
  // The page may have moved or replaced elements on press: what is at the point now receives the rest.
  const now = force ? hit : (capture.target() ?? elementAt(doc, state.point.x, state.point.y) ?? hit);
  if (button === 0) lightDismiss(now, state.point);
  release(now, state, button, detail, down.mouse);
  await task();
  const clicked = clickTarget(el, hit, now, force);
  if (!clicked) {
    if (away && isConnected(hit)) return MISSED;
    return !force && isElsewhere(hit, state.point) ? SHIFTED : PRESSED;
  }
  if (button === 0) {
    const proceeds = clickEvent(clicked, 'click', state, 0, detail);
    // A click event of a script does not reach the summary that the browser gives a `<details>`.
    if (proceeds && hasDefaultSummary(clicked) && !isElsewhere(clicked, state.point))
      setDetailsOpen(clicked as HTMLDetailsElement, !detailsOpen(clicked as HTMLDetailsElement));
    return { done: true, ...(!proceeds && { prevented: true }) };
  }
  return { done: true, prevented: !clickEvent(clicked, 'auxclick', state, button, detail) };
}

/**
 * The target of the click event: the nearest common ancestor of the targets of press and release (UI Events, "click"),
 * if that counts as the element. Browsers send no click to a replacement of the pressed element, and neither does this.
 */
function clickTarget(el: Element, down: Element, up: Element, force: boolean): Element | null {
  if (!isConnected(down)) return null;
  if (force) return down;
  for (let node: Element | null = up; node; node = flatParent(node)) {
    if (isWithin(down, node))
      return node === down || isMeant(el, node) ? node : isMeant(el, down) && isWithin(up, el) ? el : null;
  }
  return null;
}

/** Whether the element is in the page, but not at the point any more. */
function isElsewhere(el: Element, { x, y }: Point): boolean {
  if (!isConnected(el)) return false;
  const boxes = boxesOf(el, new LayoutReader());
  return (
    boxes.length > 0 &&
    !boxes.some((box) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height)
  );
}

/** Returns why a click that the gate had let pass did not reach the element: the page has changed since. */
function notReached(el: Element, point: Point, blocker: Element | null | undefined): Ending {
  if (!isConnected(el)) return { code: 'replaced' };
  return isElsewhere(el, point) ? MISSED : { code: 'covered', blocker: blocker ?? null };
}

const looksOf = (el: Element): string => `${localName(el)} ${(textContent(el) ?? '').trim()}`;

const at = (el: Element, point: Point): Element | null => elementAt(ownerDocument(el) as Document, point.x, point.y);

/** What receives the pointer at the point, if that counts as the element. */
function receiver(el: Element, point: Point): Element | null {
  const hit = isConnected(el) ? at(el, point) : null;
  return hit && isMeant(el, hit) ? hit : null;
}

const isMeant = (el: Element, hit: Element): boolean => receivesFor(el, hit, new LayoutReader());

/** Moves the focus as a press on the element does: to what can take it there, or away from everything. */
export function takeFocus(hit: Element): void {
  const focusable = focusableAround(hit);
  if (focusable) moveFocus(focusable);
  else dropFocus(ownerDocument(hit) as Document);
}

/**
 * Clicks a control, or the box that represents it: libraries hide the native control, or render the current choice over
 * it, and handle clicks on what they render.
 * @param stands Returns whether a box belongs to this control alone.
 */
export async function pressThrough(control: Element, gate: Gate, stands: (box: Element) => boolean): Promise<Ending> {
  const own = await ready(control, { ...gate, deadline: 0 });
  if (hasField(own, 'hit')) return await clickAt(control, own, gate.force ? { force: true } : {});
  if (own.code === 'hidden' || own.code === 'covered' || own.code === 'off_screen') {
    for (let box = flatParent(control), up = 0; box && up < 4 && stands(box); box = flatParent(box), up++) {
      if (own.blocker && !isWithin(own.blocker, box)) continue;
      const around = await ready(box, { ...gate, deadline: 0 });
      if (hasField(around, 'hit')) return await clickAt(box, around, {});
    }
  }
  return await clickWhenReady(control, gate);
}
