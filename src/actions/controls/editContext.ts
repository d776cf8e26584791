import { flatParent } from '../../dom/composed.ts';
import { isHtml } from '../../dom/kinds.ts';
import { editContext } from '../../dom/natives.ts';
import { announce, type EditKind, type EditResult } from '../editing/editKinds.ts';
import { realmOf } from '../platform/dispatchEvents.ts';
import { dispatch } from '../platform/mutatingBuiltIns.ts';

/** An element whose text the page keeps and draws itself, and which the browser tells of typing (EditContext API). */
export interface EditContextLike extends EventTarget {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  updateText(start: number, end: number, text: string): void;
  updateSelection(start: number, end: number): void;
}

/** The element around this one, itself included, that has an EditContext. */
export function contextAround(el: Element): { el: HTMLElement; context: EditContextLike } | null {
  for (let node: Element | null = el; node; node = flatParent(node)) {
    const context = isHtml(node) ? (editContext(node) as EditContextLike | null | undefined) : null;
    if (context) return { el: node as HTMLElement, context };
  }
  return null;
}

/**
 * Does to the context what a browser does for a key: `beforeinput` on the element, then the text is changed and
 * `textupdate` says so. Line breaks are the page's own business: the browser only announces them.
 */
export function editInContext(
  el: HTMLElement,
  context: EditContextLike,
  kind: EditKind,
  text: string | null,
): EditResult {
  if (!announce(el, kind, text)) return 'taken';
  const [start, end] = [
    Math.min(context.selectionStart, context.selectionEnd),
    Math.max(context.selectionStart, context.selectionEnd),
  ];
  const collapsed = start === end;
  const from = collapsed && kind === 'deleteContentBackward' ? Math.max(0, start - 1) : start;
  const to = collapsed && kind === 'deleteContentForward' ? Math.min(context.text.length, end + 1) : end;
  const inserted = kind === 'insertText' || kind === 'insertFromPaste' ? (text ?? '') : '';
  if (inserted === '' && (from === to || !kind.startsWith('delete'))) return 'unchanged';
  context.updateText(from, to, inserted);
  const caret = from + inserted.length;
  context.updateSelection(caret, caret);
  const Update = (realmOf(el) as unknown as { TextUpdateEvent: new (type: string, init: object) => Event })
    .TextUpdateEvent;
  dispatch(
    context,
    new Update('textupdate', {
      text: inserted,
      updateRangeStart: from,
      updateRangeEnd: to,
      selectionStart: caret,
      selectionEnd: caret,
    }),
  );
  return 'done';
}
