import {
  contentOf,
  type Editable,
  editableAt,
  isDisabled,
  isReadOnly,
  publicValue,
  richText,
} from '../controls/controls.ts';
import { pasteText } from '../editing/clipboard.ts';
import { edit, replaceWhole } from '../editing/edit.ts';
import { beginEditing } from '../editing/formSubmission.ts';
import { isInPlaceOf, kept, keptRich, plain } from '../editing/readback.ts';
import {
  caretToEnd,
  caretToEndOf,
  fieldRange,
  fieldValue,
  isCaretAtEndOf,
  rangeIn,
  selectAllOf,
  selectField,
  selectionTold,
} from '../editing/selection.ts';
import { receiverOf, pressKey } from './pressKey.ts';
import { focusedElement, moveFocus } from '../platform/moveFocus.ts';
import { frame, task } from '../platform/tasks.ts';
import { trustedInput } from '../platform/trustedInput.ts';
import type { Ending, Modifiers, Refusal } from '../types.ts';
import { flatParent } from '../../dom/composed.ts';
import { isTag, isTextInput } from '../../dom/kinds.ts';
import { attribute, closest, isConnected, ownerDocument } from '../../dom/natives.ts';
import { sleep } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { isWithin } from '../../layout/hitTest.ts';
import { keyInfo } from '../../standards/keyboard.ts';
import { obstacleTo } from '../../visibility/reachability.ts';

/** Beyond this many characters the rest is inserted in one piece: no page needs key events for a whole document. */
const KEYED = 500;

/**
 * Focuses the element; if the page puts another in its place on focus (an editor for a preview), that one. What else took the
 * focus, where the field is still there to be typed into, is the reason why not.
 */
export async function enter(first: Editable): Promise<Editable | Refusal> {
  const doc = ownerDocument(first.el) as Document;
  const had = focusedElement(doc);
  const wasIn = had !== null && isWithin(had, first.el);
  const wasEmpty = first.kind === 'field' && fieldValue(first.el) === '';
  filled.delete(first.el);
  if (!wasIn) moveFocus(first.el);
  await task();
  if (wasEmpty && !wasIn && fieldValue(first.el) !== '') {
    // A mask that shows itself puts the caret to its first place, in a moment of its own.
    filled.add(first.el);
    await frame();
  }
  const focused = focusedElement(doc);
  const there = focused && editableAt(focused);
  // The boxes of a code send the focus to the first that is empty.
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
  const atEnd = placeCaret(target, wasIn);
  if (!atEnd) wholly.add(target.el);
  else wholly.delete(target.el);
  await selectionTold(doc);
  // Some editors answer the focus by putting the caret back to where they had it.
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

/** A field for more than a sign or two, that takes text as it is. */
const isAlike = (el: Element): boolean =>
  isTextInput(el) && attribute(el, 'tabindex') !== '-1' && !/^[12]$/.test(attribute(el, 'maxlength') ?? '');

/** A caret that is there stays; else it goes behind what is there already. */
function placeCaret(target: Editable, wasIn: boolean): boolean {
  if (target.kind === 'field') {
    beginEditing(target.el);
    return wasIn || filled.has(target.el) || caretToEnd(target.el);
  }
  placed.delete(target.el);
  if (target.kind === 'rich' && (!wasIn || !rangeIn(target.el))) {
    // One part of a date: what is typed takes the place of what it shows.
    if (attribute(target.el, 'role') === 'spinbutton') return (selectAllOf(target.el), true);
    caretToEndOf(target.el);
    placed.add(target.el);
  }
  return true;
}

/** Fields that were empty until they got focus: what the page put in may be a mask, and may be a beginning. */
const filled = new WeakSet<Element>();

/** Regions whose caret was put behind their text: what is typed must be found there. */
const placed = new WeakSet<Element>();

/** Fields whose caret could not be put behind the text: the first character is typed with all that is there. */
const wholly = new WeakSet<Element>();

interface Typed {
  readonly el: Element;
  readonly editable: Editable;
  readonly before: string;
  /** What was before and behind the caret when typing began; null until then. */
  around: readonly [string, string] | null;
  expected: string;
  text: string;
}

/** One run of typing: which fields it went through (a code's boxes hand focus on), and what each should hold. */
export class Typing {
  readonly doc: Document;
  readonly fields: Typed[] = [];
  #cleared = false;
  readonly #waited = new Set<Element>();

  /** `direct`: a field that takes no focus, for only a pointer over it would show it. */
  constructor(
    target: Editable,
    readonly direct = false,
  ) {
    this.doc = ownerDocument(target.el) as Document;
    this.#begin(target);
  }

  #begin(editable: Editable): Typed {
    const before = contentOf(editable);
    const entry: Typed = { el: editable.el, editable, before, around: null, expected: before, text: '' };
    this.fields.push(entry);
    return entry;
  }

  /** Select all, then delete: by the keys for it where editors have their own idea of all that there is. */
  async clear(): Promise<void> {
    const entry = this.#current();
    const { editable } = entry;
    this.#cleared = true;
    const proxy = editable.kind === 'context' || (editable.kind === 'field' && isSpeck(editable.el));
    if (contentOf(editable) !== '' || proxy) {
      if (editable.kind === 'field' && !proxy) selectField(editable.el);
      else await pressKey(this.doc, keyInfo('a')!, commandKey(this.doc));
      await selectionTold(this.doc);
      await pressKey(this.doc, keyInfo('Backspace')!, {});
      await frame();
    }
    entry.around = ['', ''];
    entry.expected = '';
    wholly.delete(entry.el);
  }

  async insert(text: string, speed: number): Promise<void> {
    const input = trustedInput();
    if (input) {
      this.#note(this.#current(), text);
      await input.type(text);
      return;
    }
    const characters = Array.from(text.replace(/\r\n?/g, '\n'));
    for (const [i, character] of characters.entries()) {
      await this.#handedOn();
      const entry = this.#current();
      if (i >= KEYED && speed === 0) {
        this.#note(entry, characters.slice(i).join(''));
        this.#piece(entry.editable, characters.slice(i).join(''));
        return;
      }
      this.#note(entry, character);
      await this.#character(entry.editable, character, i === 0);
      if (speed > 0 && i < characters.length - 1) await sleep(speed);
    }
  }

  /** An editor that made nothing of keys and edits may still take what is pasted. */
  async insistByPaste(text: string): Promise<void> {
    const last = this.fields.at(-1) as Typed;
    if (last.editable.kind !== 'rich' || text.trim() === '') return;
    const untouched = (): boolean =>
      isConnected(last.el) && contentOf(last.editable) === (this.#cleared ? '' : last.before);
    if (!untouched()) return;
    await sleep(100);
    if (untouched()) pasteText(receiverOf(this.doc), text);
  }

  /** What has focus now: pages move it on while one types. */
  #current(): Typed {
    const last = this.fields.at(-1) as Typed;
    const focused = editableAt(receiverOf(this.doc));
    if (!focused || focused.el === last.el || isDisabled(focused.el)) return last;
    return this.fields.find((f) => f.el === focused.el) ?? this.#begin(focused);
  }

  /** A box of a code that is full hands the focus on, in some pages a moment later; waited for once a box. */
  async #handedOn(): Promise<void> {
    const entry = this.#current();
    const limit = Number(attribute(entry.el, 'maxlength') ?? 'NaN');
    if (
      entry.editable.kind !== 'field' ||
      entry.text === '' ||
      this.#waited.has(entry.el) ||
      !(fieldValue(entry.editable.el).length >= limit)
    )
      return;
    this.#waited.add(entry.el);
    for (let left = 10; this.#current() === entry && left > 0; left--) await sleep(15);
  }

  #note(entry: Typed, text: string): void {
    const range = entry.editable.kind === 'field' ? fieldRange(entry.editable.el) : null;
    const value = contentOf(entry.editable);
    entry.around ??= range ? [value.slice(0, range.start), value.slice(range.end)] : [value, ''];
    const written =
      entry.editable.kind === 'field' && isTag(entry.editable.el, 'input') ? text.replace(/\n/g, '') : text;
    entry.text += written;
    entry.expected = entry.around[0] + entry.text + entry.around[1];
  }

  async #character(editable: Editable, character: string, first: boolean): Promise<void> {
    // Between the parts of a date and a time there is nothing to type into.
    if (character === ' ' && attribute(editable.el, 'role') === 'spinbutton') return;
    if (this.direct) return void edit(editable, 'insertText', character);
    const info = character === '\n' ? keyInfo('Enter') : keyInfo(character);
    if (character === '\n' && isTag(editable.el, 'input')) return;
    // What no key types comes from an input method, which sends no key events for it.
    if (editable.kind === 'field' && wholly.delete(editable.el))
      return void replaceWhole(editable, fieldValue(editable.el) + character);
    if (!info || !info.code) return void edit(editable, 'insertText', character);
    // Editors learn from this event where the caret is for the next character.
    const told = editable.kind === 'rich' ? selectionTold(this.doc) : undefined;
    const shift = character === '\n' && !takesParagraphs(editable);
    await pressKey(this.doc, info, shift ? { shift: true } : {});
    await told;
    // Editors draw the first character and each new line, and put the caret behind it, in the next frame.
    if (editable.kind !== 'field' && (character === '\n' || first)) await frame();
  }

  #piece(editable: Editable, text: string): void {
    if (editable.kind === 'field' && fieldRange(editable.el) === null)
      replaceWhole(editable, fieldValue(editable.el) + text);
    else edit(editable, 'insertText', text);
  }

  /** Null if every field holds what it was given. */
  check(text: string): Ending | null {
    const typed = this.fields.filter((f) => f.text !== '' || f.expected !== f.before);
    for (const { editable, before, expected, text: own } of typed.length ? typed : this.fields.slice(0, 1)) {
      const actual = contentOf(editable);
      // An editor's field is a speck that only takes the keys: what counts is what the editor draws.
      if (editable.kind === 'field' && own !== '' && isSpeck(editable.el)) {
        if (isDrawn(editable.el, own, this.#cleared)) continue;
        return { code: 'not_kept' };
      }
      if (filled.has(editable.el) && kept('', own, own, actual) !== 'no') continue;
      const result =
        editable.kind === 'field'
          ? kept(before, expected, own, actual)
          : keptRich(before, expected, own, actual, this.#cleared || placed.has(editable.el));
      if (result === 'no' && editable.kind === 'context' && isDrawn(editable.el, own, this.#cleared)) continue;
      if (result === 'no' && text + before !== '') return { code: 'not_kept', ...shown(editable.el, actual) };
    }
    return null;
  }

  /**
   * Enter may empty a field, complete it or write it in another form; but where something of the same form stands there, with
   * other letters or digits, the page has taken its own in place of what was typed.
   */
  checkEntered(): Ending | null {
    const { editable, text } = this.fields.at(-1) as Typed;
    const actual = editable.kind === 'field' && isConnected(editable.el) ? contentOf(editable) : '';
    return this.fields.length === 1 && isInPlaceOf(text, actual)
      ? { code: 'not_kept', ...shown(editable.el, actual) }
      : null;
  }
}

function shown(el: Element, actual: string): { detail?: string } {
  const value = publicValue(el, actual);
  return value === undefined ? {} : { detail: value };
}

function isSpeck(el: Element): boolean {
  const reader = new LayoutReader();
  const { width, height } = reader.box(el);
  return reader.boxes(el).length > 0 && (width <= 3 || height <= 3);
}

/**
 * A page with an EditContext keeps the text elsewhere and may hold anything in the context; what counts is what it draws
 * around it. After clearing nothing but line numbers may be there beside the new text.
 */
function isDrawn(el: Element, typed: string, alone: boolean): boolean {
  // Line by line, the longest first: editors draw their lines in any order.
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

/** The key that is with a letter what ctrl is elsewhere. */
function commandKey(doc: Document): Modifiers {
  return /Mac|iPhone|iPad/.test(doc.defaultView?.navigator.platform ?? '') ? { meta: true } : { ctrl: true };
}

/** Enter makes a paragraph here; elsewhere (a chat's box) it would send, and shift with Enter makes a line. */
function takesParagraphs({ kind, el }: Editable): boolean {
  return kind !== 'field' && attribute(el, 'enterkeyhint') !== 'send' && closest(el, 'form') === null;
}
