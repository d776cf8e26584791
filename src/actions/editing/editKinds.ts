import { fire, realmOf } from '../platform/dispatchEvents.ts';

/** What an edit is called in input events (Input Events 2), and the browser's editing command that does it. */
export const COMMANDS = {
  insertText: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertParagraph',
  insertFromPaste: 'insertText',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
  deleteByCut: 'delete',
  historyUndo: 'undo',
  historyRedo: 'redo',
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
} as const;
export type EditKind = keyof typeof COMMANDS;

/** `taken`: the page cancelled the edit, to do it itself or to refuse it. `unchanged`: neither page nor browser did anything. */
export type EditResult = 'done' | 'taken' | 'unchanged';

/** Sends `beforeinput`; false if the page cancelled it. */
export function announce(
  el: Element,
  kind: string,
  text: string | null,
  ranges: StaticRange[] = [],
  transfer: DataTransfer | null = null,
): boolean {
  return fire(el, 'InputEvent', 'beforeinput', {
    bubbles: true,
    cancelable: true,
    composed: true,
    inputType: kind,
    data: text,
    targetRanges: ranges,
    dataTransfer: transfer,
    view: realmOf(el),
  });
}
