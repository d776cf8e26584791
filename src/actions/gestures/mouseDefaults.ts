import { editableAt, editingHost } from '../controls/controls.ts';
import { choiceIn, chooseOnly, isDisabledOption } from '../controls/nativeChoices.ts';
import { slideTo } from '../controls/rangeInput.ts';
import {
  caretToEnd,
  type Field,
  fieldRange,
  fieldValue,
  isSelectable,
  selectionOf,
  selectRange,
} from '../editing/selection.ts';
import type { MouseState } from './mouseEvents.ts';
import { openPopovers, requestClose } from '../keyboard/escapeKey.ts';
import { hidePopover } from '../platform/mutatingBuiltIns.ts';
import type { Modifiers, Point } from '../types.ts';
import { flatParent, treeScope, nearest } from '../../dom/composed.ts';
import { invokedBy } from '../../dom/invoked.ts';
import { isElement, isSelect, isTag } from '../../dom/kinds.ts';
import {
  attribute,
  closest,
  contains,
  matches,
  optionSelected,
  ownerDocument,
  querySelectorAll,
  selectMultiple,
  selectOptions,
} from '../../dom/natives.ts';
import { isWord } from '../../standards/characters.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { caretAt, isWithin } from '../../layout/hitTest.ts';

/**
 * Does what a mouse press does by default, other than moving the focus.
 * @param choice What `choiceOf` answered before the press.
 */
export function afterPress(
  hit: Element,
  state: MouseState,
  detail: number,
  hadFocus: boolean,
  choice: string | null,
): void {
  placeCaret(hit, state, detail, hadFocus);
  slideTo(hit, state.point);
  // WebKit chooses an option for synthetic events too.
  if (choiceOf(hit) === choice) chooseOption(hit, state.modifiers);
}

/** What is chosen in the list box of an option; null for anything else. */
export function choiceOf(hit: Element): string | null {
  const select = listOf(hit);
  return select && choiceIn(select);
}

function listOf(option: Element): HTMLSelectElement | null {
  const select = closest(option, 'select');
  return select && isSelect(select) ? select : null;
}

/** Closes popovers and dialogs that a click outside of them dismisses (HTML, "light dismiss"). */
export function lightDismiss(hit: Element, point: Point): void {
  const doc = ownerDocument(hit) as Document;
  const open = openPopovers(doc);
  const kept = open.filter((p) => isWithin(hit, p) || opens(hit, p));
  for (const popover of open.reverse()) {
    // A popover stays open if the click was in a popover that it contains or that a button in it opened.
    if (!kept.some((k) => k === popover || isWithin(k, popover) || invokers(k).some((b) => isWithin(b, popover))))
      hidePopover(popover);
  }
  const dialog = closest(hit, 'dialog[open]');
  const { x, y, width, height } = new LayoutReader().box(hit);
  const outside = point.x < x || point.y < y || point.x >= x + width || point.y >= y + height;
  if (dialog && isTag(dialog, 'dialog') && dialog === hit && outside && attribute(dialog, 'closedby') === 'any')
    requestClose(dialog);
}

/** Whether the click was on a button that controls the popover, and so is for that button to handle. */
const opens = (hit: Element, popover: Element): boolean => nearest(hit, (at) => targetOf(at) === popover) !== null;

const targetOf = (el: Element): Element | null => invokedBy(el, 'popovertarget') ?? invokedBy(el, 'commandfor');

function invokers(popover: Element): Element[] {
  const scope = treeScope(popover);
  return scope
    ? [...querySelectorAll(scope, '[popovertarget],[commandfor]')].filter((b) => targetOf(b) === popover)
    : [];
}

/**
 * Places the caret at the point in a text; in a field without focus, at its end. A second click selects the word, a
 * third the paragraph.
 */
function placeCaret(hit: Element, { point, modifiers }: MouseState, detail: number, hadFocus: boolean): void {
  const editable = editableAt(hit);
  if (editable?.kind === 'field') {
    if (detail > 1) selectAround(editable.el, detail);
    else if (!hadFocus && !isTag(hit, 'label')) caretToEnd(editable.el);
    return;
  }
  const host = editingHost(hit);
  const selection = selectionOf(hit);
  const found = caretAt(hit, point.x, point.y);
  const isInside = found && (!host || contains(host, found.node));
  // WebKit finds no text of a shadow tree at a point, but the paragraph is known without.
  const place = isInside ? found : detail > 2 ? { node: hit, offset: 0 } : null;
  if (!selection || !place) return;
  if (matches(hit, 'button,select,input,[draggable=true]') || !isSelectable(hit, new LayoutReader())) return;
  if (modifiers?.shift && selection.rangeCount) selection.extend(place.node, place.offset);
  else if (detail === 1) selection.collapse(place.node, place.offset);
  else if (detail > 2) selection.selectAllChildren(blockAround(place.node, host));
  else if (typeof selection.modify === 'function') {
    selection.collapse(place.node, place.offset);
    selection.modify('move', 'forward', 'character');
    selection.modify('move', 'backward', 'word');
    selection.modify('extend', 'forward', 'word');
  }
}

/** Selects the word at the caret of a field, or by a third click the whole line. */
function selectAround(field: Field, detail: number): void {
  const value = fieldValue(field);
  const caret = fieldRange(field)?.end ?? 0;
  const isInside = (at: number): boolean => {
    const character = value[at];
    return character !== undefined && (detail > 2 ? character !== '\n' : isWord(character));
  };
  let [start, end] = [caret, caret];
  while (isInside(start - 1)) start--;
  while (isInside(end)) end++;
  selectRange(field, start, end);
}

/** The element whose lines make up one paragraph with the text. */
function blockAround(text: Node, host: Element | null): Element {
  const reader = new LayoutReader();
  let el = (isElement(text) ? text : flatParent(text)) as Element;
  for (let up = flatParent(el); up && el !== host && reader.style(el).display.startsWith('inline'); up = flatParent(el))
    el = up;
  return el;
}

/** Chooses an option of a list box; with Ctrl or Meta it is added or removed, with Shift all up to it are chosen. */
export function chooseOption(hit: Element, modifiers: Modifiers | undefined): void {
  if (!isTag(hit, 'option') || isDisabledOption(hit)) return;
  const select = listOf(hit);
  if (!select) return;
  const options = [...selectOptions(select)];
  const isMultiple = selectMultiple(select);
  const adds = isMultiple && (modifiers?.ctrl === true || modifiers?.meta === true);
  const at = options.indexOf(hit);
  const first = isMultiple && modifiers?.shift ? options.findIndex(optionSelected) : at;
  const [from, to] = first < 0 ? [at, at] : [Math.min(first, at), Math.max(first, at)];
  chooseOnly(select, (option, i) => {
    const isChosen = optionSelected(option);
    const isMeant = i === at && adds ? !isChosen : (i >= from && i <= to) || (adds && isChosen);
    return isMeant && (isChosen || !isDisabledOption(option));
  });
}
