import { writableAt } from '../controls/controls.ts';
import { announce, edit } from '../editing/edit.ts';
import { commitChange, implicitSubmission } from '../editing/formSubmission.ts';
import { navigate } from './arrowKeys.ts';
import { typeAhead } from './choiceKeys.ts';
import { shortcut } from './editingShortcuts.ts';
import { escape } from './escapeKey.ts';
import { tab } from './tabKey.ts';
import { fire, OF_INPUT } from '../platform/dispatchEvents.ts';
import { clickMethod } from '../platform/mutatingBuiltIns.ts';
import type { KeyAction, Modifiers } from '../types.ts';
import { ownFields } from '../../standards/ownFields.ts';
import { isFocusable } from '../../dom/focusable.ts';
import { isInput, isSelect, isSvg, isTag, isTextInput, inputTypeOf } from '../../dom/kinds.ts';
import { attribute, closest, hasAttribute, localName } from '../../dom/natives.ts';

type Default = (action: KeyAction) => boolean | Promise<boolean>;

/** The default actions of keys on keydown; the first that applies (returns true) ends the list. */
const ON_KEYDOWN: Record<string, readonly Default[]> = {
  Enter: [openLink, pressButton, newLine, submit],
  Tab: [tab],
  Escape: [escape],
  Backspace: [(a) => erase(a, 'deleteContentBackward')],
  Delete: [(a) => erase(a, 'deleteContentForward')],
};
const NAVIGATING = /^(Arrow|Home|End|Page)/;

/** Does what the browser would do when the key goes down, if the page did not prevent it. */
export async function keyDownDefault(action: KeyAction): Promise<void> {
  const { info, modifiers } = action;
  if (modifiers.ctrl || modifiers.meta) {
    if (await shortcut(action)) return;
    if (info.text && info.key !== 'Enter') return;
  }
  // With Alt, browsers take a character for an access key of a menu.
  if (modifiers.alt && info.text) return;
  const others = NAVIGATING.test(info.key) ? [navigate] : [typeCharacter, typeAhead, scrollBySpace];
  for (const run of ON_KEYDOWN[info.key] ?? others) if (await run(action)) return;
}

/** Space activates on keyup, if it went down on the same element (HTML, "fire a synthetic pointer event"). */
export function keyUpDefault({ target, info }: KeyAction, pressed: Element): void {
  if (info.key === ' ' && target === pressed && isButtonLike(target, true)) clickMethod(target as HTMLElement);
}

function typeCharacter({ target, info }: KeyAction): boolean {
  const editable = writableAt(target);
  if (!editable) return false;
  edit(editable, 'insertText', info.text);
  return true;
}

function scrollBySpace({ target, doc, info, modifiers }: KeyAction): Promise<boolean> | false {
  if (info.key !== ' ' || isButtonLike(target, true) || isSelect(target)) return false;
  return navigate({
    target,
    doc,
    info: { ...info, key: modifiers.shift ? 'PageUp' : 'PageDown' },
    modifiers: ownFields<Modifiers>(),
  });
}

async function erase(action: KeyAction, kind: 'deleteContentBackward' | 'deleteContentForward'): Promise<boolean> {
  const editable = writableAt(action.target);
  if (!editable) return false;
  // With Ctrl the word is deleted: what Ctrl and an arrow key would skip is selected first.
  if (action.modifiers.ctrl) {
    const key = kind === 'deleteContentBackward' ? 'ArrowLeft' : 'ArrowRight';
    await navigate({ ...action, info: { ...action.info, key }, modifiers: { ctrl: true, shift: true } });
  }
  edit(editable, kind);
  return true;
}

function openLink({ target }: KeyAction): boolean {
  const isHtmlLink = (isTag(target, 'a') || isTag(target, 'area')) && hasAttribute(target, 'href');
  if (isHtmlLink) clickMethod(target);
  else if (isSvg(target) && isFocusable(target) && localName(target) === 'a')
    fire(target, 'PointerEvent', 'click', OF_INPUT);
  else return false;
  return true;
}

function pressButton({ target }: KeyAction): boolean {
  if (!isButtonLike(target, false)) return false;
  clickMethod(target as HTMLElement);
  return true;
}

/** Whether Enter (or, with `space`, the space bar) clicks the native control. */
function isButtonLike(el: Element, space: boolean): boolean {
  if (isTag(el, 'button')) return true;
  if (isTag(el, 'summary')) return closest(el, 'details') !== null;
  const type = inputTypeOf(el);
  return /^(button|submit|reset|image|color|file)$/.test(type) || (space && /^(checkbox|radio)$/.test(type));
}

function newLine({ target, modifiers }: KeyAction): boolean {
  const editable = writableAt(target);
  if (!editable || isInput(editable.el)) return false;
  edit(
    editable,
    editable.kind === 'field' || modifiers.shift || attribute(editable.el, 'contenteditable') === 'plaintext-only'
      ? 'insertLineBreak'
      : 'insertParagraph',
  );
  return true;
}

/** Enter in a field first commits its value, then submits the form (HTML, "implicit submission"). */
function submit({ target }: KeyAction): boolean {
  if (!isInput(target)) return false;
  if (isTextInput(target)) {
    if (!announce(target, 'insertLineBreak', null)) return true;
    commitChange(target);
  }
  return implicitSubmission(target);
}
