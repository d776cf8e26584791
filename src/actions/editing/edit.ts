import { valueOf } from '../../standards/indexed.ts';
import { contentOf, type EditContextLike, type Editable } from '../controls/controls.ts';
import {
  type Field,
  fieldRange,
  fieldValue,
  maxLengthOf,
  rangeIn,
  selectedWhole,
  selectionOf,
  selectRange,
  setFieldValue,
} from './selection.ts';
import { fire, make, makeTextEvent, OF_INPUT, realmOf } from '../platform/dispatchEvents.ts';
import { dispatch, execCommand, isTrusted, defaultPrevented } from '../platform/mutatingBuiltIns.ts';
import { refusedFocus } from '../platform/moveFocus.ts';
import { beginEditing } from './formSubmission.ts';
import { isWholeValue } from './wholeValue.ts';
import { isText } from '../../dom/kinds.ts';
import { eventsDuring } from '../../dom/listening.ts';
import { contentType, data as textData, ownerDocument } from '../../dom/natives.ts';

/** Edits by their name in input events (Input Events 2), with the browser's editing command for each. */
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

/**
 * `taken`: the page cancelled `beforeinput`, to handle or refuse the edit itself. `unchanged`: neither the page nor
 * the browser changed anything.
 */
export type EditResult = 'done' | 'taken' | 'unchanged';

/** Sends `beforeinput`; false if the page cancelled it. */
export const announce = (
  el: Element,
  kind: string,
  text: string | null,
  ranges: StaticRange[] = [],
  transfer: DataTransfer | null = null,
): boolean =>
  fire(el, 'InputEvent', 'beforeinput', {
    ...OF_INPUT,
    inputType: kind,
    data: text,
    targetRanges: ranges,
    dataTransfer: transfer,
  });

/**
 * Makes one edit: dispatches `beforeinput`, then runs the browser's editing command, which keeps the caret, the undo
 * history, `maxlength` and the later `change`, and sends a trusted `input`. Without such a command the value is set
 * by the saved setter.
 */
export function edit(target: Editable, kind: EditKind, text: string | null = null): EditResult {
  if (target.kind === 'context') return editInContext(target.el, target.context, kind, text);
  const { el } = target;
  const doc = ownerDocument(el) as Document;
  const field = target.kind === 'field' ? target.el : null;
  // A date or a time contains no text: a command would empty it.
  if (field && isWholeValue(field)) return 'unchanged';
  // Commands edit where the selection is, and the browser moves no selection to a field that it refused to focus.
  // In documents that are neither HTML nor XHTML, `execCommand` throws.
  const isRefused = !contentType(doc).includes('html') || (field !== null && refusedFocus(doc) === field);
  if (field) beginEditing(field);
  // The commands for cutting and pasting announce themselves as other edits.
  const announces = !isRefused && !/Cut|Paste/.test(kind) && announcesCommands(el);
  if (!announces && !announce(el, kind, text, field ? [] : targetRanges(el, kind))) return 'taken';
  const wasWhole = field !== null && selectedWhole.delete(field);
  if (isRefused) return field ? setEdited(field, kind, text, wasWhole) : 'unchanged';
  const before = contentOf(target);
  // Draft.js listens only to this event, and in WebKit it inserts the text.
  if (kind === 'insertText' && text !== null) {
    const event = makeTextEvent(doc, text);
    const proceeds = { yes: true };
    const answer = event
      ? answers(el, () => {
          proceeds.yes = dispatch(el, event);
        })
      : null;
    if (!proceeds.yes) return 'taken';
    if (answer) return answer;
  }
  const answer = answers(el, () => {
    execCommand(doc, COMMANDS[kind], false, text ?? '');
  });
  if (answer) return answer;
  if (contentOf(target) !== before) return 'done';
  return field ? setEdited(field, kind, text, wasWhole) : 'unchanged';
}

/**
 * How the browser's editing command ended: `done` if it sent a trusted `input`, `taken` if the page cancelled the
 * trusted `beforeinput`, null if neither happened.
 */
function answers(el: Element, run: () => void): EditResult | null {
  const heard = eventsDuring([realmOf(el)], ['beforeinput', 'input'], run, isTrusted);
  if (heard.some(({ type }) => type === 'input')) return 'done';
  return heard.some(defaultPrevented) ? 'taken' : null;
}

/** Makes the edit without an editing command: sets value and caret and dispatches `input`. `maxlength` holds. */
function setEdited(field: Field, kind: EditKind, text: string | null, wasWhole: boolean): EditResult {
  if (kind.startsWith('history')) return 'unchanged';
  const value = fieldValue(field);
  const { start, end } = fieldRange(field) ?? { start: wasWhole ? 0 : value.length, end: value.length };
  const [from, to] = replacedBy(kind, start, end, value);
  const inserted = kind === 'insertLineBreak' ? '\n' : (text ?? '');
  const room = Math.max(0, maxLengthOf(field) - (value.length - (to - from)));
  const fits = /[\uD800-\uDBFF]$/.test(inserted.slice(0, room)) ? Math.max(0, room - 1) : room;
  const next = value.slice(0, from) + inserted.slice(0, fits) + value.slice(to);
  if (next === value) return 'unchanged';
  setFieldValue(field, next);
  const caret = from + Math.min(inserted.length, fits);
  selectRange(field, caret, caret);
  announceInput(field, kind, text);
  return fieldValue(field) === value ? 'unchanged' : 'done';
}

/** Returns the span of a text that an edit replaces: the selection, or the character to delete beside the caret. */
function replacedBy(kind: EditKind, start: number, end: number, text: string): readonly [from: number, to: number] {
  if (start !== end) return [start, end];
  if (kind === 'deleteContentBackward') return [text.slice(0, start).replace(/[^]$/u, '').length, end];
  return [start, kind === 'deleteContentForward' ? text.length - text.slice(end).replace(/^[^]/u, '').length : end];
}

function announceInput(el: Element, kind: string, text: string | null): void {
  fire(el, 'InputEvent', 'input', { bubbles: true, composed: true, inputType: kind, data: text });
}

/** The ranges that the edit will replace, as `getTargetRanges()` gives them. */
function targetRanges(host: Element, kind: EditKind): StaticRange[] {
  const range = rangeIn(host);
  if (!range) return [];
  let { startContainer, startOffset, endContainer, endOffset } = range;
  if (range.collapsed && kind.startsWith('deleteContent')) {
    const back = kind === 'deleteContentBackward';
    if (isText(startContainer) && (back ? startOffset > 0 : endOffset < textData(startContainer).length)) {
      if (back) startOffset -= 1;
      else endOffset += 1;
    } else {
      const reached = extended(host, range, back);
      if (reached) ({ startContainer, startOffset, endContainer, endOffset } = reached);
    }
  }
  const { StaticRange } = realmOf(host);
  return [new StaticRange({ startContainer, startOffset, endContainer, endOffset })];
}

/**
 * The range that a deletion at a collapsed selection would remove, found by extending the selection and restoring it.
 */
function extended(host: Element, { startContainer, startOffset }: AbstractRange, back: boolean): Range | null {
  const selection = selectionOf(host);
  if (!selection?.modify) return null;
  selection.modify('extend', back ? 'backward' : 'forward', 'character');
  const reached = selection.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  selection.collapse(startContainer, startOffset);
  return reached;
}

const announcing = new WeakMap<object, boolean>();
/**
 * Whether editing commands of scripts send `beforeinput` too. WebKit does so, and is also the engine that ignores
 * `targetRanges` in the event's initializer, which can be tested without editing anything.
 */
function announcesCommands(el: Element): boolean {
  const realm = realmOf(el);
  return valueOf(announcing, realm, () => {
    // The range is in the document, because Chromium tells no ranges of a shadow tree.
    const at = realm.document;
    const range = new realm.StaticRange({ startContainer: at, startOffset: 0, endContainer: at, endOffset: 0 });
    const event = make(el, 'InputEvent', 'beforeinput', { targetRanges: [range] }) as InputEvent;
    return event.getTargetRanges().length === 0;
  });
}

/**
 * Edits the text of an EditContext as a browser does for a key: dispatches `beforeinput` on the element, changes the
 * text, and dispatches `textupdate`. Line breaks are only announced; the page inserts them.
 */
function editInContext(el: HTMLElement, context: EditContextLike, kind: EditKind, text: string | null): EditResult {
  if (!announce(el, kind, text)) return 'taken';
  const { selectionStart, selectionEnd } = context;
  const start = Math.min(selectionStart, selectionEnd);
  const [from, to] = replacedBy(kind, start, Math.max(selectionStart, selectionEnd), context.text);
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
