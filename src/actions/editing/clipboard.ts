import { make, OF_INPUT, realmOf } from '../platform/dispatchEvents.ts';
import { editableAt, writableAt } from '../controls/controls.ts';
import { edit } from './edit.ts';
import { dispatch } from '../platform/mutatingBuiltIns.ts';
import { fieldRange, fieldValue, selectionOf } from './selection.ts';

/**
 * A clipboard within the page, because scripts may not use the system's. What the page writes on `copy` it receives on
 * `paste`.
 */
let held: { text: string; html: string } | null = null;

/** Copies or cuts the selected text, as the page does it if it handles the event. */
export function copy(target: Element, cut: boolean): void {
  const { event, data } = clipboardEvent(target, cut ? 'cut' : 'copy');
  if (!dispatch(target, event)) {
    held = { text: data?.getData('text/plain') ?? '', html: data?.getData('text/html') ?? '' };
    return;
  }
  const text = selectedText(target);
  if (text === '') return;
  held = { text, html: '' };
  const editable = cut && writableAt(target);
  if (editable) edit(editable, 'deleteByCut');
}

/** Pastes what was copied last, if anything was. */
export function paste(target: Element): void {
  if (held) pasteText(target, held.text, held.html);
}

/**
 * Sends `paste`, then inserts the text unless the page cancelled the event.
 * @returns Whether the page cancelled it.
 */
export function pasteText(target: Element, text: string, html = ''): boolean {
  const { event, data } = clipboardEvent(target, 'paste');
  data?.setData('text/plain', text);
  if (html) data?.setData('text/html', html);
  if (!dispatch(target, event)) return true;
  const editable = writableAt(target);
  if (editable) edit(editable, 'insertFromPaste', text);
  return false;
}

/**
 * Firefox ignores the given DataTransfer but creates one of its own, which can be filled until the event is
 * dispatched.
 */
function clipboardEvent(target: Element, type: string): { event: Event; data: DataTransfer | null } {
  const given = newTransfer(target);
  const event = make(target, 'ClipboardEvent', type, {
    ...OF_INPUT,
    clipboardData: given,
  });
  return { event, data: (event as ClipboardEvent).clipboardData ?? given };
}

/** Returns an empty DataTransfer of the element's realm, or null where scripts cannot make one. */
export function newTransfer(el: Element): DataTransfer | null {
  try {
    return new (realmOf(el).DataTransfer)();
  } catch {
    return null;
  }
}

function selectedText(target: Element): string {
  const editable = editableAt(target);
  const range = editable?.kind === 'field' && fieldRange(editable.el);
  return range ? fieldValue(editable.el).slice(range.start, range.end) : (selectionOf(target)?.toString() ?? '');
}
