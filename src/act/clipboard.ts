import { fire, make, realmOf } from './events.ts';
import { editableAt } from './controls.ts';
import { edit } from './edit.ts';
import { dispatch } from './natives.ts';
import { fieldRange, fieldValue, selectionOf } from './selection.ts';

/** A clipboard of our own: the system's is for a person's keys only. What the page puts in, it gets back on pasting. */
let held: { text: string; html: string } | null = null;

export function copy(target: Element, cut: boolean): void {
  const data = newTransfer(target);
  const editable = editableAt(target);
  const own = fire(target, 'ClipboardEvent', cut ? 'cut' : 'copy', { bubbles: true, cancelable: true, composed: true, clipboardData: data });
  if (!own) {
    held = { text: data?.getData('text/plain') ?? '', html: data?.getData('text/html') ?? '' };
    return;
  }
  const text = selectedText(target);
  if (text === '') return;
  held = { text, html: '' };
  if (cut && editable) edit(editable, 'deleteByCut');
}

export function paste(target: Element): void {
  if (held) pasteText(target, held.text, held.html);
}

/** Pastes as a person would: the page's own handler first, then the browser's insertion. True if the page took it. */
export function pasteText(target: Element, text: string, html = ''): boolean {
  const data = newTransfer(target);
  data?.setData('text/plain', text);
  if (html) data?.setData('text/html', html);
  const event = make(target, 'ClipboardEvent', 'paste', { bubbles: true, cancelable: true, composed: true, clipboardData: data });
  if (!dispatch(target, event)) return true;
  const editable = editableAt(target);
  if (editable) edit(editable, 'insertFromPaste', text);
  return false;
}

export function newTransfer(el: Element): DataTransfer | null {
  try {
    return new (realmOf(el).DataTransfer)();
  } catch {
    return null;
  }
}

function selectedText(target: Element): string {
  const editable = editableAt(target);
  const range = editable?.kind === 'field' ? fieldRange(editable.el) : null;
  if (editable?.kind === 'field') return range ? fieldValue(editable.el).slice(range.start, range.end) : '';
  return selectionOf(target)?.toString() ?? '';
}
