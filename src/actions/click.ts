import { ready } from './actionability/gate.ts';
import { hasField } from '../standards/ownFields.ts';
import { controlOf, isDisabled, isFileInput } from './controls/controls.ts';
import { clickAt } from './gestures/mouseClick.ts';
import { chooseOption } from './gestures/mouseDefaults.ts';
import { run } from './observe/runAction.ts';
import { moveFocus } from './platform/moveFocus.ts';
import { becomes } from './platform/tasks.ts';
import type { ActOutcome, ClickOptions, Ending } from './types.ts';
import { isTag } from '../dom/kinds.ts';
import { closest } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { isSkipped } from '../layout/hitTest.ts';
import { boxesOf } from '../visibility/visibleBoxes.ts';

/**
 * Clicks with the sequence of pointer and mouse events that a mouse causes.
 * @returns Successful if the click event reached the element; what the click changed is in `effect`. Refused with the
 *   gate's codes (`hidden`, `disabled`, `covered`, `moving` …), `replaced` if the page put another element in its
 *   place, and `needs_trusted_input` for a file input.
 */
export function click(el: Element, options: ClickOptions = {}): Promise<ActOutcome> {
  return run(el, options, async (watch) => {
    // Browsers open the file picker only for trusted input.
    if (isFileInput(controlOf(el))) return { code: 'needs_trusted_input', detail: 'to choose files, use upload' };
    const list = listOf(el);
    const target = await ready(list ?? el, { ...options, pointer: true });
    if (!hasField(target, 'hit')) return target;
    const ending = list ? pickFrom(list, el, options) : await clickAt(el, target, options);
    if (
      options.waitForNavigation &&
      hasField(ending, 'done') &&
      !(await becomes(() => watch.navigated, options.navigationTimeout ?? 5000))
    ) {
      return { code: 'timeout', detail: 'no navigation began' };
    }
    return ending;
  });
}

/** The `<select>` of an option without a box of its own: the system draws its list, and only while it is open. */
function listOf(el: Element): Element | null {
  const select = isTag(el, 'option') ? closest(el, 'select') : null;
  return select && (!boxesOf(el, new LayoutReader()).length || isSkipped(el)) ? select : null;
}

function pickFrom(list: Element, option: Element, options: ClickOptions): Ending {
  if (isDisabled(option)) return { code: 'disabled' };
  moveFocus(list);
  chooseOption(option, options.modifiers);
  return { done: true, actual: list };
}
