import { canScroll, scrollersAround } from '../actionability/scrolling.ts';
import { editableAt } from '../controls/controls.ts';
import {
  type Field,
  fieldRange,
  fieldValue,
  movedByKeys,
  selectionOf,
  selectionTaken,
  selectRange,
} from '../editing/selection.ts';
import { choose } from './choiceKeys.ts';
import { scrollElement } from '../platform/mutatingBuiltIns.ts';
import type { KeyAction } from '../types.ts';
import { rootElement, ownerDocument } from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';

/** The arrow keys, Home, End, PageUp and PageDown choose an option, move the caret, or scroll. */
export async function navigate(action: KeyAction): Promise<boolean> {
  return choose(action) || (await moveCaret(action)) || scrollByKey(action);
}

async function moveCaret(action: KeyAction): Promise<boolean> {
  const editable = editableAt(action.target);
  if (!editable) return false;
  movedByKeys.add(editable.el);
  if (editable.kind === 'field') return inField(editable.el, action);
  if (editable.kind === 'context') return true;
  const move = RICH_MOVES[action.info.key];
  const selection = selectionOf(editable.el);
  if (!move || !selection?.modify) return false;
  const { shift, ctrl } = action.modifiers;
  selection.modify(shift ? 'extend' : 'move', move[0], (ctrl && move[2]) || move[1]);
  await selectionTaken(editable.el);
  return true;
}

/** Direction, granularity, and granularity with Ctrl. */
const RICH_MOVES: Record<string, readonly ['forward' | 'backward' | 'left' | 'right', string, string?]> = {
  ArrowLeft: ['left', 'character', 'word'],
  ArrowRight: ['right', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'paragraph'],
  ArrowDown: ['forward', 'line', 'paragraph'],
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
  PageUp: ['backward', 'documentboundary'],
  PageDown: ['forward', 'documentboundary'],
};

function inField(field: Field, { info, modifiers }: KeyAction): boolean {
  const range = fieldRange(field);
  if (!range) return true;
  const value = fieldValue(field);
  const backward = field.selectionDirection === 'backward';
  const focus = backward ? range.start : range.end;
  const anchor = backward ? range.end : range.start;
  // Without Shift, an arrow key collapses a selection to that side.
  const collapses = range.start !== range.end && !modifiers.shift;
  const sides: Record<string, number> = collapses ? { ArrowLeft: range.start, ArrowRight: range.end } : {};
  const next = sides[info.key] ?? (FIELD_MOVES[info.key] as Move)(value, focus, modifiers.ctrl === true);
  if (!modifiers.shift) selectRange(field, next, next);
  else field.setSelectionRange(Math.min(anchor, next), Math.max(anchor, next), next < anchor ? 'backward' : 'forward');
  return true;
}

type Move = (value: string, at: number, ctrl: boolean) => number;
const FIELD_MOVES: Record<string, Move> = {
  ArrowLeft: (v, at, ctrl) => Math.max(0, at - (ctrl ? /\S*\s*$/ : /[^]?$/u).exec(v.slice(0, at))![0].length),
  ArrowRight: (v, at, ctrl) => at + (ctrl ? /^\s*\S*\s*/ : /^[^]?/u).exec(v.slice(at))![0].length,
  ArrowUp: (v, at) => otherLine(v, at, -1),
  ArrowDown: (v, at) => otherLine(v, at, 1),
  Home: (v, at, ctrl) => (ctrl ? 0 : lineStart(v, at)),
  End: (v, at, ctrl) => (ctrl ? v.length : lineEnd(v, at)),
  PageUp: () => 0,
  PageDown: (v) => v.length,
};

const lineStart = (v: string, at: number): number => v.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (v: string, at: number): number => (v.indexOf('\n', at) < 0 ? v.length : v.indexOf('\n', at));

/** The offset of the same column one line up or down; the start or end of the text if there is no such line. */
function otherLine(v: string, at: number, by: -1 | 1): number {
  const start = lineStart(v, at);
  const column = at - start;
  if (by < 0) return start === 0 ? 0 : Math.min(lineStart(v, start - 1) + column, start - 1);
  const end = lineEnd(v, at);
  return end === v.length ? v.length : Math.min(end + 1 + column, lineEnd(v, end + 1));
}

/** Scrolls the nearest container around the target that can scroll that way, else the page. */
function scrollByKey({ target, info }: KeyAction): boolean {
  const reader = new LayoutReader();
  const axis = info.key === 'ArrowLeft' || info.key === 'ArrowRight' ? 'x' : 'y';
  const root = rootElement(ownerDocument(target) as Document);
  const scroller = scrollersAround(target).find((el) => canScroll(el, reader, axis)) ?? root;
  const { height } = reader.clientSize(scroller);
  const all = reader.scrollSize(scroller);
  const by = (SCROLLS[info.key] as Scroll)(height, all.height);
  scrollElement(scroller, { [axis === 'x' ? 'left' : 'top']: by, behavior: 'instant' });
  return true;
}

type Scroll = (room: number, all: number) => number;
const SCROLLS: Record<string, Scroll> = {
  ArrowUp: () => -40,
  ArrowLeft: () => -40,
  ArrowDown: () => 40,
  ArrowRight: () => 40,
  PageUp: (room) => -room * 0.875,
  PageDown: (room) => room * 0.875,
  Home: (_, all) => -all,
  End: (_, all) => all,
};
