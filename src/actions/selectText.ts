import { hasField } from '../standards/ownFields.ts';
import { checkOnlyOne } from '../schema.ts';
import { times } from '../standards/indexed.ts';
import { flatChildren, flatDescendants, flatParent } from '../dom/composed.ts';
import { isText } from '../dom/kinds.ts';
import { data, ownerDocument } from '../dom/natives.ts';
import { elementAt } from '../layout/hitTest.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { ready } from './actionability/gate.ts';
import { controlOf, editableAt } from './controls/controls.ts';
import { fieldRange, fieldValue, isSelectable, selectionOf, selectRange, type Field } from './editing/selection.ts';
import { type MouseState, moveMouse, press, release } from './gestures/mouseEvents.ts';
import { takeFocus } from './gestures/mouseClick.ts';
import { run } from './observe/runAction.ts';
import { moveFocus } from './platform/moveFocus.ts';
import { task } from './platform/tasks.ts';
import type { ActOutcome, Ending, Point, SelectTextOptions } from './types.ts';

/** One character that is shown, and where it is. */
interface Place {
  readonly node: Text;
  readonly offset: number;
}

/**
 * Selects text of an element or field as a person does by dragging over it: all of it, the given words, or from some
 * words to others. White space does not count in the comparison.
 * @returns Refused with `not_selectable` if the words are not there or the page lets no text be selected, and
 *   `not_kept` if nothing is selected afterwards.
 * @throws DomToolError `bad_option` for `text` together with `from` or `to`
 */
export async function selectText(el: Element, options: SelectTextOptions = {}): Promise<ActOutcome> {
  checkOnlyOne('selectText', options, ['text', 'from']);
  checkOnlyOne('selectText', options, ['text', 'to']);
  const target = controlOf(el);
  const editable = editableAt(target);
  const field = editable?.kind === 'field' ? editable.el : null;
  return await run(
    el,
    options,
    async () => {
      const gate = await ready(target, { timeout: options.timeout, pointer: false });
      if (!hasField(gate, 'hit')) return gate;
      return field ? selectInField(field, options) : await selectInElement(target, options);
    },
    () => (isSelected(target, field) ? null : { code: 'not_kept', detail: 'nothing is selected' }),
  );
}

function selectInField(field: Field, options: SelectTextOptions): Ending {
  moveFocus(field);
  const value = times(fieldValue(field).length, (i) => i);
  const found = find(value, (i) => fieldValue(field)[i] as string, options);
  if (!found) return missing(options);
  return selectRange(field, found[0], found[1] + 1)
    ? { done: true, actual: field }
    : { code: 'not_selectable', detail: 'browsers let no text be selected in a field of this type' };
}

async function selectInElement(el: Element, options: SelectTextOptions): Promise<Ending> {
  const reader = new LayoutReader();
  const places = [...placesIn(el, reader)];
  const found = find(places, ({ node, offset }) => data(node)[offset] as string, options);
  if (!found) return missing(options);
  const [from, to] = found;
  const doc = ownerDocument(el) as Document;
  const hitAt = (point: Point): Element => elementAt(doc, point.x, point.y) ?? el;
  const [start, end] = [pointAt(from, reader, 0), pointAt(to, reader, 1)];
  const state: MouseState = { point: start };
  const hit = hitAt(start);
  moveMouse(hit, state);
  const down = press(hit, state, 0, 1);
  if (!down.proceeds) return { code: 'not_selectable', detail: 'the page cancels the press of the mouse' };
  takeFocus(hit);
  selectionOf(el)?.setBaseAndExtent(from.node, from.offset, to.node, to.offset + 1);
  await task();
  moveMouse(hitAt(end), { point: end, buttons: 1 });
  release(hitAt(end), { point: end }, 0, 1, down.mouse);
  return { done: true };
}

/** The characters of the element that are shown and can be selected. */
function* placesIn(el: Element, reader: LayoutReader): Generator<Place> {
  const isLeftOut = (at: Element): boolean => reader.style(at).display === 'none' || !isSelectable(at, reader);
  for (const node of flatDescendants(el, (at) => (isLeftOut(at) ? [] : flatChildren(at))))
    if (isText(node) && reader.style(flatParent(node) ?? el).visibility === 'visible')
      for (let offset = 0; offset < data(node).length; offset++) yield { node, offset };
}

/** The first and last of the places between which the wanted words are; null if they are not there. */
function find<T>(places: readonly T[], characterOf: (place: T) => string, options: SelectTextOptions): [T, T] | null {
  const inked = places.filter((place) => /\S/.test(characterOf(place)));
  const whole = inked.map(characterOf).join('');
  const packed = (words: string | undefined): string => (words ?? '').replace(/\s+/g, '');
  const [first, last] = [packed(options.text ?? options.from), packed(options.text ?? options.to)];
  const start = whole.indexOf(first);
  const end = last ? whole.indexOf(last, options.text === undefined ? start + first.length : start) : whole.length;
  if (start < 0 || end < 0 || !inked.length) return null;
  return [inked[start] as T, inked[end + last.length - 1] as T];
}

const missing = ({ text, from, to }: SelectTextOptions): Ending => ({
  code: 'not_selectable',
  detail: `there is no text ${[text ?? from, to].flatMap((words) => (words ? `"${words}"` : [])).join(' to ')}`.trim(),
});

/** The middle of a character's left (0) or right (1) edge. */
function pointAt({ node, offset }: Place, reader: LayoutReader, edge: 0 | 1): Point {
  const { x, y, width, height } = reader.textBox(node, offset);
  return { x: Math.floor(x + edge * Math.max(0, width - 1)), y: Math.floor(y + height / 2) };
}

function isSelected(target: Element, field: Field | null): boolean {
  const range = field && fieldRange(field);
  return range ? range.end > range.start : (selectionOf(target)?.toString() ?? '') !== '';
}
