import { indexed } from '../../standards/indexed.ts';
import {
  contentOf,
  type Editable,
  editableAt,
  hasBadInput,
  isDisabled,
  isReadOnly,
  notKept,
  richText,
} from '../controls/controls.ts';
import { standingFor } from '../controls/standing.ts';
import { pasteText } from '../editing/clipboard.ts';
import { edit } from '../editing/edit.ts';
import { isInPlaceOf, kept, keptRich, plain } from '../editing/readback.ts';
import {
  caretToEnd,
  caretToEndOf,
  type Field,
  fieldRange,
  fieldValue,
  isCaretAtEndOf,
  isCaretUntouched,
  maxLengthOf,
  movedByKeys,
  openPlace,
  rangeIn,
  selectAllOf,
  selectField,
  selectionTold,
} from '../editing/selection.ts';
import { pressKey } from './pressKey.ts';
import { momentAfter } from '../observe/followWork.ts';
import { focusedElement, moveFocus, receiverOf, refusedFocus } from '../platform/moveFocus.ts';
import { frame } from '../platform/tasks.ts';
import { trustedClick, trustedInput } from '../platform/trustedInput.ts';
import type { Ending, Modifiers, Refusal } from '../types.ts';
import { flatParent } from '../../dom/composed.ts';
import { isInput, isTextInput } from '../../dom/kinds.ts';
import { attribute, closest, documentWindow, isConnected, ownerDocument } from '../../dom/natives.ts';
import { sleep } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { isWithin } from '../../layout/hitTest.ts';
import { hasWord } from '../../standards/characters.ts';
import { keyInfo } from '../../standards/keyboard.ts';
import { hitTarget } from '../../visibility/hitTarget.ts';
import { obstacleTo } from '../../visibility/reachability.ts';

/** After this many characters the rest is inserted at once: no page needs key events for a whole document. */
const KEYED = 500;
/** How long to wait at most for a mask, after the focus and after a key that it has answered, in milliseconds. */
const MASKED = 30;

/**
 * Focuses the field and places the caret. If the page replaces the element on focus (a preview by its editor), the
 * new one is used.
 * @returns Refused with `no_focus` if another similar field takes focus, and `replaced` if the field is gone.
 */
export async function enter(first: Editable): Promise<Editable | Refusal> {
  const doc = ownerDocument(first.el) as Document;
  const had = focusedElement(doc);
  const wasIn = had !== null && isWithin(had, first.el);
  const field = fieldOf(first);
  const wasEmpty = field !== null && fieldValue(field) === '';
  filled.delete(first.el);
  patterned.delete(first.el);
  if (!wasIn) {
    const input = trustedInput();
    const at = input && field ? hitTarget(field, new LayoutReader()) : null;
    // With real input the pointer must lie on the field as a person's would: elsewhere it may hover over what opens.
    if (input && at?.state === 'hit') await trustedClick(first.el, at.point, {}, input);
    moveFocus(first.el);
  }
  // An input mask shows its pattern on focus and places the caret itself, some of them in a timer.
  await momentAfter(MASKED);
  const isFilled = wasEmpty && !wasIn && fieldValue(field) !== '';
  if (isFilled || (field && openPlace(fieldValue(field)) >= 0)) patterned.add(first.el);
  if (isFilled) filled.add(first.el);
  const focused = focusedElement(doc);
  const there = focused && editableAt(focused);
  // The fields of a one-time code pass focus to the first empty one.
  if (
    there &&
    there.el !== first.el &&
    [first.el, there.el].every(isAlike) &&
    isConnected(first.el) &&
    !isWithin(there.el, first.el) &&
    obstacleTo(first.el, new LayoutReader(), { keysOnly: true })?.state !== 'hidden'
  ) {
    return { code: 'no_focus', blocker: there.el };
  }
  const target =
    there && there.el !== first.el && !isDisabled(there.el) && !isReadOnly(there.el)
      ? there
      : isConnected(first.el)
        ? first
        : null;
  if (!target) return { code: 'replaced' };
  const caret = placeOfCaret(target);
  placeCaret(target, wasIn);
  // A field whose caret stays where it is tells nothing.
  if (caret === null || caret !== placeOfCaret(target)) await selectionTold(doc);
  // Some editors restore their last caret position on focus.
  for (
    let tries = 3;
    target.kind === 'rich' && placed.has(target.el) && !isCaretAtEndOf(target.el) && tries > 0;
    tries--
  ) {
    caretToEndOf(target.el);
    await selectionTold(doc);
    await frame();
  }
  return target;
}

/** Whether the field takes text of more than two characters as it is. */
const isAlike = (el: Element): boolean => isTextInput(el) && attribute(el, 'tabindex') !== '-1' && maxLengthOf(el) > 2;

const fieldOf = (editable: Editable): Field | null => (editable.kind === 'field' ? editable.el : null);

/** Where the caret of a field is, to compare; null for a region, and for a field that does not say. */
function placeOfCaret(editable: Editable): string | null {
  const field = fieldOf(editable);
  if (!field) return null;
  const range = fieldRange(field);
  return fieldValue(field) === '' ? '' : range && `${range.start} ${range.end}`;
}

/** Keeps the caret if the element had focus and the caret was put anywhere; otherwise moves it to the end. */
function placeCaret(target: Editable, hadFocus: boolean): void {
  const wasIn = hadFocus && !isCaretUntouched(target.el);
  if (!hadFocus) movedByKeys.delete(target.el);
  if (target.kind === 'field') {
    if (!wasIn && !filled.has(target.el)) caretToEnd(target.el);
    return;
  }
  placed.delete(target.el);
  if (target.kind === 'rich' && (!wasIn || !rangeIn(target.el))) {
    // A part of a date (year, month …): typing replaces its content.
    if (attribute(target.el, 'role') === 'spinbutton') return selectAllOf(target.el);
    caretToEndOf(target.el);
    placed.add(target.el);
  }
}

/** Fields that got content on focus: it may be an input mask or a prefix. */
const filled = new WeakSet<Element>();

/** Fields in which a mask shows its pattern: only the typed characters count, not what is around them. */
const patterned = new WeakSet<Element>();

/** Editable regions whose caret was moved to the end, so that the typed text must be found there. */
const placed = new WeakSet<Element>();

interface Typed {
  readonly el: Element;
  readonly editable: Editable;
  /** The element, if it is a field; null for an editable region. */
  readonly field: Field | null;
  readonly standing: () => Element | null;
  readonly before: string;
  /** The text before and after the caret when typing began; null until then. */
  around: readonly [string, string] | null;
  expected: string;
  text: string;
}

/**
 * One run of typing: the fields that it went through (the fields of a one-time code pass focus on), and what each
 * should contain.
 */
export class Typing {
  readonly doc: Document;
  readonly fields: Typed[] = [];
  #cleared = false;
  /** Whether the page took every key for itself, as a terminal does. */
  #taken = true;
  #isRead = false;
  readonly #waited = new Set<Element>();

  /**
   * @param direct The field takes no focus, because it shows only under the pointer: characters are inserted without
   *   key events.
   */
  constructor(
    target: Editable,
    readonly direct = false,
  ) {
    this.doc = ownerDocument(target.el) as Document;
    this.#begin(target);
  }

  /**
   * @param replaced The field that the page took away while it was typed into: the new one stands for it, and must
   *   contain all that was typed.
   */
  #begin(editable: Editable, replaced?: Typed): Typed {
    const before = contentOf(editable);
    const entry: Typed = {
      ...(replaced ?? { before, around: null, expected: before, text: '' }),
      el: editable.el,
      editable,
      field: fieldOf(editable),
      standing: standingFor<Element>(editable.el),
    };
    if (replaced) this.fields.splice(this.fields.indexOf(replaced), 1);
    this.fields.push(entry);
    return entry;
  }

  /** Selects all and deletes it; by keys in editors, which define themselves what "all" is. */
  async clear(): Promise<void> {
    const entry = this.#current();
    const { editable, field } = entry;
    this.#cleared = true;
    // The tiny field of an editor only receives keys, and so does an element with an EditContext.
    const isProxy = editable.kind === 'context' || (field !== null && isSpeck(field));
    if (contentOf(editable) !== '' || isProxy || hasBadInput(editable)) {
      if (field && !isProxy) selectField(field);
      else await pressKey(this.doc, keyInfo('a')!, commandKey(this.doc));
      await selectionTold(this.doc);
      await pressKey(this.doc, keyInfo('Backspace')!, {});
      // An editor renders in the next frame, a field when the page asks for it.
      if (field && !isProxy) await momentAfter(MASKED);
      else await frame();
    }
    if (field && openPlace(fieldValue(field)) >= 0) {
      patterned.add(field);
      caretToEnd(field);
      await selectionTold(this.doc);
    }
    entry.around = ['', ''];
    entry.expected = '';
  }

  async insert(text: string, speed: number): Promise<void> {
    if (speed === 0 && patterned.has(this.#current().el)) await momentAfter(MASKED);
    const characters = [...this.#withoutPrefix(text).replace(/\r\n?/g, '\n')];
    for (const [i, character] of indexed(characters)) {
      await this.#handedOn();
      const entry = this.#current();
      const { editable, field } = entry;
      // What a refused number field would hold meanwhile, such as `-`, is no number.
      const isWhole = field !== null && !fieldRange(field) && refusedFocus(this.doc) === field;
      if (isWhole || (i >= KEYED && speed === 0)) {
        const rest = characters.slice(i).join('');
        this.#note(entry, rest);
        edit(editable, 'insertText', rest);
        return;
      }
      this.#note(entry, character);
      await this.#character(editable, character, i === 0);
      // A mask places the caret after each key, some of them in a timer.
      if (speed === 0 && field && fieldValue(field) !== entry.expected) await momentAfter(MASKED);
      if (speed > 0 && i < characters.length - 1) await sleep(speed);
    }
  }

  /** What a pattern shows before its first open place need not be typed: `+1 (`. */
  #withoutPrefix(text: string): string {
    const { field } = this.#current();
    const value = field && patterned.has(field) ? fieldValue(field) : '';
    const prefix = value.slice(0, Math.max(0, openPlace(value)));
    return hasWord(prefix) && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  }

  /** Pastes the text if an editor has ignored keys and edits. */
  async insistByPaste(text: string): Promise<void> {
    const last = this.fields.at(-1) as Typed;
    if (last.editable.kind !== 'rich' || text.trim() === '') return;
    const untouched = (): boolean =>
      isConnected(last.el) && contentOf(last.editable) === (this.#cleared ? '' : last.before);
    if (!untouched()) return;
    await sleep(100);
    if (untouched()) pasteText(receiverOf(this.doc), text);
  }

  /** Returns the field that has focus now, because pages move the focus while a person types. */
  #current(): Typed {
    const last = this.fields.at(-1) as Typed;
    const focused = editableAt(receiverOf(this.doc));
    if (!focused || focused.el === last.el || isDisabled(focused.el)) return last;
    const known = this.fields.find((f) => f.el === focused.el);
    return known ?? this.#begin(focused, isConnected(last.el) ? undefined : last);
  }

  /**
   * A full field of a one-time code passes focus on, on some pages a moment later; that is waited for once per field.
   */
  async #handedOn(): Promise<void> {
    const entry = this.#current();
    const { field } = entry;
    if (!field || entry.text === '' || this.#waited.has(field) || fieldValue(field).length < maxLengthOf(field)) return;
    this.#waited.add(field);
    for (let left = 10; this.#current() === entry && left > 0; left--) await sleep(15);
  }

  #note(entry: Typed, text: string): void {
    const range = entry.field && fieldRange(entry.field);
    const value = contentOf(entry.editable);
    entry.around ??= range ? [value.slice(0, range.start), value.slice(range.end)] : [value, ''];
    entry.text += isInput(entry.el) ? text.replace(/\n/g, '') : text;
    entry.expected = entry.around[0] + entry.text + entry.around[1];
  }

  async #character(editable: Editable, character: string, first: boolean): Promise<void> {
    // There is nothing to type between the parts of a date and a time.
    if (character === ' ' && attribute(editable.el, 'role') === 'spinbutton') return;
    if (this.direct) return void edit(editable, 'insertText', character);
    const info = character === '\n' ? keyInfo('Enter') : keyInfo(character);
    if (character === '\n' && isInput(editable.el)) return;
    const input = trustedInput();
    // Characters without a key come from an input method, which sends no key events for them.
    if (!info || !info.code) return input ? await input.type(character) : void edit(editable, 'insertText', character);
    // Editors read the caret for the next character on `selectionchange`.
    const told = editable.kind === 'rich' ? selectionTold(this.doc) : undefined;
    const shift = character === '\n' && !takesParagraphs(editable);
    const { prevented } = await pressKey(this.doc, info, shift ? { shift: true } : {});
    this.#taken &&= prevented;
    await told;
    // Editors render the first character and each new line, and place the caret behind it, in the next frame.
    if (editable.kind !== 'field' && (character === '\n' || first)) await frame();
  }

  /** Refused with `not_kept` if a field does not contain what was typed into it; null if all do. */
  check(text: string): Ending | null {
    const last = this.fields.at(-1) as Typed;
    // Once the text has been read back, another field that has the focus does not stand for this one.
    if (!isConnected(last.el) && !this.#isRead) this.#current();
    const typed = this.fields.filter((f) => f.text !== '' || f.expected !== f.before);
    for (const entry of typed.length ? typed : this.fields.slice(0, 1)) {
      const { editable, field, before, expected, text: own } = entry;
      const actual = contentNow(entry);
      const following = typed[typed.indexOf(entry) + 1];
      if (following && isCutShort(entry, actual, following, text)) return notKept(editable.el, actual);
      // Of the tiny field of an editor, what the editor renders counts.
      if (field && own !== '' && isSpeck(field)) {
        if (this.#taken || isDrawn(field, own, this.#cleared)) continue;
        return { code: 'not_kept' };
      }
      if (patterned.has(editable.el) && kept('', own, own, actual) !== 'no') continue;
      const result = field
        ? kept(before, expected, own, actual)
        : keptRich(before, expected, own, actual, this.#cleared || placed.has(editable.el));
      if (result === 'no' && editable.kind === 'context' && isDrawn(editable.el, own, this.#cleared)) continue;
      if (result === 'no' && text + before !== '') return notKept(editable.el, actual);
    }
    this.#isRead = true;
    return null;
  }

  /** Whether the letters and digits of the text are there, whatever a mask or a format puts between them. */
  holdsInSomeForm(text: string): boolean {
    return plain(text) !== '' && plain(contentNow(this.fields.at(-1) as Typed)).includes(plain(text));
  }

  /**
   * After Enter the page may empty the field, complete its text or format it. But a text of the same pattern with
   * other letters or digits means that the page did not accept what was typed.
   */
  checkEntered(): Ending | null {
    const { field, text } = this.fields[0] as Typed;
    if (this.fields.length > 1 || !field || !isConnected(field)) return null;
    const actual = fieldValue(field);
    return isInPlaceOf(text, actual) ? notKept(field, actual) : null;
  }
}

/**
 * Whether the focus left the field in the middle of the text. The fields of a code or a number pass it on when they are
 * full, which those of a number, or of one character each, need not say by their `maxlength`.
 */
const isCutShort = ({ field, text }: Typed, actual: string, following: Typed, whole: string): boolean =>
  field !== null &&
  (text.length > 1 || following.text.length > 1) &&
  /[^\d .+/-]/.test(whole) &&
  actual.length < maxLengthOf(field);

/** What the field contains, or the one that the page has put in its place. */
function contentNow({ editable, standing }: Typed): string {
  const there = standing();
  return contentOf((there && editableAt(there)) ?? editable);
}

function isSpeck(el: Element): boolean {
  const reader = new LayoutReader();
  const { width, height } = reader.box(el);
  return reader.boxes(el).length > 0 && (width <= 3 || height <= 3);
}

/**
 * Whether the page renders the typed text around the element: a page with an EditContext may store anything in the
 * context.
 * @param alone True if everything else was cleared, so that only line numbers may be beside the text.
 */
function isDrawn(el: Element, typed: string, alone: boolean): boolean {
  // Line by line, the longest first, because editors render lines in any order.
  const lines = typed
    .split('\n')
    .map(plain)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  for (let node = flatParent(el), up = 0; lines.length && node && up < 4; node = flatParent(node), up++) {
    let drawn = plain(richText(node as HTMLElement));
    if (!lines.every((line) => drawn.includes(line))) continue;
    for (const line of lines) drawn = drawn.replace(line, '');
    return !alone || /^\d*$/.test(drawn);
  }
  return false;
}

/** The modifier of shortcuts: Command on Apple systems, Ctrl elsewhere. */
const commandKey = (doc: Document): Modifiers =>
  /Mac|iPhone|iPad/.test(documentWindow(doc)?.navigator.platform ?? '') ? { meta: true } : { ctrl: true };

/**
 * Whether Enter inserts a paragraph. In other editors (a chat's) it sends the message, and Shift+Enter inserts a line
 * break.
 */
function takesParagraphs({ kind, el }: Editable): boolean {
  return kind !== 'field' && attribute(el, 'enterkeyhint') !== 'send' && closest(el, 'form') === null;
}
