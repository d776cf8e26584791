import { LARGE, settle } from '../observe/settle.ts';
import type { Watch } from '../observe/watchChanges.ts';
import { realmOf } from '../platform/dispatchEvents.ts';
import { preventDefault } from '../platform/mutatingBuiltIns.ts';
import { pressKey } from '../keyboard/pressKey.ts';
import {
  addListener,
  contains,
  firstElementChild,
  ownerDocument,
  querySelectorAll,
  removeListener,
} from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { isWithin } from '../../layout/hitTest.ts';
import { keyInfo } from '../../standards/keyboard.ts';

/**
 * A picker of dates or times takes what was typed when Enter is pressed. Some pickers discard it if the field is left,
 * and cover other fields until then. Lists of options are left alone, because Enter would choose one of them.
 */

/** A date or a time: numbers with a separator. */
const MOMENT = /\d[.:/-]\d/;

/**
 * Presses Enter, which does not submit the form of the field, if the text is a date or a time and a picker is open.
 * @param limit How long to wait for the picker at most, in milliseconds.
 */
export async function confirmInPicker(watch: Watch, field: Element, text: string, limit?: number): Promise<void> {
  if (!MOMENT.test(text)) return;
  await settle(watch, limit);
  if (!isPickerOpen(watch, field)) return;
  const win = realmOf(field);
  addListener(win, 'keydown', preventDefault);
  try {
    await pressKey(ownerDocument(field) as Document, keyInfo('Enter')!, {});
  } finally {
    removeListener(win, 'keydown', preventDefault);
  }
}

/**
 * Whether there is a panel without options: what is drawn over the page, apart from what contains the field, and
 * changed during the action.
 */
function isPickerOpen(watch: Watch, field: Element): boolean {
  const reader = new LayoutReader();
  const isPanel = (el: Element | null): boolean => {
    const { width, height } = el ? reader.box(el) : { width: 0, height: 0 };
    return el !== null && width * height > LARGE && /absolute|fixed/.test(reader.style(el).position);
  };
  return [...querySelectorAll(ownerDocument(field) as Document, 'body > *')].some(
    (layer) =>
      (isPanel(layer) || isPanel(firstElementChild(layer))) &&
      !isWithin(field, layer) &&
      !querySelectorAll(layer, '[role=option]').length &&
      [...watch.touched].some((node) => contains(layer, node)),
  );
}
