import { writableAt } from '../controls/controls.ts';
import { announce, edit } from '../editing/edit.ts';
import { commitChange, implicitSubmission } from '../editing/formSubmission.ts';
import { arrow, boundary } from './arrowKeys.ts';
import { typeAhead } from './choiceKeys.ts';
import { shortcut } from './editingShortcuts.ts';
import { escape } from './escapeKey.ts';
import { tab } from './tabKey.ts';
import { clickMethod } from '../platform/mutatingBuiltIns.ts';
import type { KeyAction } from '../types.ts';
import { isTag, isTextInput } from '../../dom/kinds.ts';
import { attribute, closest, hasAttribute, inputType } from '../../dom/natives.ts';

type Default = (action: KeyAction) => boolean | Promise<boolean>;

/** What a browser does when this key goes down; the first that applies does it (answers true). */
const ON_KEYDOWN: Record<string, readonly Default[]> = {
  Enter: [openLink, pressButton, newLine, submit],
  Tab: [tab],
  Escape: [escape],
  Backspace: [(a) => erase(a, 'deleteContentBackward')],
  Delete: [(a) => erase(a, 'deleteContentForward')],
  ArrowLeft: [arrow],
  ArrowRight: [arrow],
  ArrowUp: [arrow],
  ArrowDown: [arrow],
  Home: [boundary],
  End: [boundary],
  PageUp: [boundary],
  PageDown: [boundary],
};

export async function keyDownDefault(action: KeyAction): Promise<void> {
  const { info, modifiers } = action;
  if (modifiers.ctrl || modifiers.meta) {
    if (await shortcut(action)) return;
    if (info.text && info.key !== 'Enter') return;
  }
  // A menu's access key, to a browser.
  if (modifiers.alt && info.text) return;
  for (const run of ON_KEYDOWN[info.key] ?? [typeCharacter, typeAhead, scrollBySpace]) if (await run(action)) return;
}

/** Space activates when it comes up, on what it went down on (HTML, "fire a synthetic pointer event" for activation). */
export function keyUpDefault({ target, info }: KeyAction, pressed: Element): void {
  if (info.key === ' ' && target === pressed && isButtonLike(target, true)) clickMethod(target as HTMLElement);
}

function typeCharacter({ target, info }: KeyAction): boolean {
  const editable = writableAt(target);
  if (!editable) return false;
  edit(editable, 'insertText', info.text);
  return true;
}

async function scrollBySpace({ target, doc, info, modifiers }: KeyAction): Promise<boolean> {
  if (info.key !== ' ' || isButtonLike(target, true) || isTag(target, 'select')) return false;
  return boundary({ target, doc, info: { ...info, key: modifiers.shift ? 'PageUp' : 'PageDown' }, modifiers: {} });
}

async function erase(action: KeyAction, kind: 'deleteContentBackward' | 'deleteContentForward'): Promise<boolean> {
  const editable = writableAt(action.target);
  if (!editable) return false;
  // With ctrl the word goes: what the same key without shift would jump over is selected first.
  if (action.modifiers.ctrl) {
    const key = kind === 'deleteContentBackward' ? 'ArrowLeft' : 'ArrowRight';
    await arrow({ ...action, info: { ...action.info, key }, modifiers: { ctrl: true, shift: true } });
  }
  edit(editable, kind);
  return true;
}

function openLink({ target }: KeyAction): boolean {
  const link = (isTag(target, 'a') || isTag(target, 'area')) && hasAttribute(target, 'href') ? target : null;
  if (link) clickMethod(link);
  return link !== null;
}

function pressButton({ target }: KeyAction): boolean {
  if (!isButtonLike(target, false)) return false;
  clickMethod(target as HTMLElement);
  return true;
}

/** Native controls that Enter (or, with `space`, the space bar) clicks. */
function isButtonLike(el: Element, space: boolean): boolean {
  if (isTag(el, 'button')) return true;
  if (isTag(el, 'summary')) return closest(el, 'details') !== null;
  if (!isTag(el, 'input')) return false;
  const type = inputType(el);
  return /^(button|submit|reset|image|color|file)$/.test(type) || (space && /^(checkbox|radio)$/.test(type));
}

function newLine({ target, modifiers }: KeyAction): boolean {
  const editable = writableAt(target);
  if (!editable || isTag(editable.el, 'input')) return false;
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
  if (!isTag(target, 'input')) return false;
  if (isTextInput(target)) {
    if (!announce(target, 'insertLineBreak', null)) return true;
    commitChange(target);
  }
  return implicitSubmission(target);
}
