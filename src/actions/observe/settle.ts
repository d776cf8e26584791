import { matches, querySelectorAll, textContent } from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { endingAnimations } from '../../style/animations.ts';
import { now, sleep } from '../../dom/timers.ts';
import { frame, LATE_FRAME, task } from '../platform/tasks.ts';
import type { Watch } from './watchChanges.ts';

/**
 * The one rule for when a page has answered an action. No work that the action started is under way (see
 * followWork.ts); no element is marked as busy; every popup that a control names has appeared; all transitions that
 * show or hide something have ended, and the frame in which the browser dispatches their last events is over; and the
 * page has rendered a frame since its last change, and the tasks that waited for that frame have run. A page that
 * changes all the time (a clock, a game) is waited for no longer than `RESTLESS`, a page that is being unloaded not at
 * all.
 */

/** How long a page that never rests is waited for, in milliseconds. */
const RESTLESS = 600;
/** How long transitions are waited for, in milliseconds. */
const LONGEST_TRANSITION = 1000;

/** Waits until the page has answered, or until the limits of what it is waiting for are over. */
export async function settle(watch: Watch, limit: number | undefined): Promise<void> {
  const start = now();
  let restless = start;
  let reveals: boolean | undefined;
  let drawn = -Infinity;
  const steps = [
    task,
    async () => {
      await frame(LATE_FRAME);
      drawn = now();
    },
    task,
  ];
  for (;;) {
    for (const step of steps) {
      // Once the document has gone, no answer can be delivered.
      if (watch.leaving) return;
      await Promise.race([step(), watch.left]);
    }
    // Reading `mutations` takes pending records, which brings `last` up to date.
    void watch.mutations;
    if (watch.isUnderWay()) restless = now();
    else if (watch.last <= drawn || now() - restless >= RESTLESS) {
      const revealed = reveals;
      reveals = now() - start < (limit ?? LONGEST_TRANSITION) && watch.roots.some(isRevealing);
      // If something has just ended, its last events come in the next frame.
      if (!reveals && !revealed) break;
    }
  }
  // On a busy page, timers that are already due run first.
  if (!watch.leaving) await sleep(1);
}

/** Properties whose transition shows or hides something. */
const SHOWS = /^(opacity|visibility|display|(max)?(height|width)|clipPath|gridTemplate(Rows|Columns))$/i;
/** Properties whose transition moves something in or out, if it is large. */
const MOVES = /^(transform|translate|left|right|top|bottom|margin.*)$/;
/** What is large, in square pixels: a panel or a backdrop, but no label, icon or ripple. */
export const LARGE = 20_000;
/** Controls, pictures, and the place of a web component's content. */
const CONTENT = 'input,select,textarea,button,img,a,slot';

/**
 * Returns whether something with content, or a backdrop, is being shown, hidden, or moved in or out, unlike a button's
 * ripple. Some pages show a dialog when its backdrop has faded in.
 */
const isRevealing = (root: Document | ShadowRoot): boolean =>
  endingAnimations(root).some(({ target, properties: read }) => {
    const reader = new LayoutReader();
    const { width, height } = reader.box(target);
    const isLarge = width * height > LARGE;
    if (
      !(isLarge && reader.style(target).position === 'fixed') &&
      (textContent(target) ?? '').trim() === '' &&
      !matches(target, CONTENT) &&
      !querySelectorAll(target, CONTENT).length
    )
      return false;
    const properties = read();
    return properties.some((name) => SHOWS.test(name) || (isLarge && MOVES.test(name)));
  });
