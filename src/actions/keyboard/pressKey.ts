import { ownFields } from '../../standards/ownFields.ts';
import { treeScopesIn } from '../../dom/composed.ts';
import { listenAt } from '../../dom/listening.ts';
import { getRootNode, ownerDocument } from '../../dom/natives.ts';
import { keyInfo, type KeyInfo } from '../../standards/keyboard.ts';
import { task } from '../platform/tasks.ts';
import { fire, modifierInit, OF_INPUT, realmOf } from '../platform/dispatchEvents.ts';
import { receiverOf } from '../platform/moveFocus.ts';
import { keyDownDefault, keyUpDefault } from './keyDefaults.ts';
import { composedPath, isTrusted } from '../platform/mutatingBuiltIns.ts';
import { trustedInput, trustedPress } from '../platform/trustedInput.ts';
import type { KeyPress, Modifiers } from '../types.ts';

/**
 * Presses and releases a key on the focused element: with the host's input if there is one, otherwise by events, each
 * in a task of its own, with the default action that browsers withhold from synthetic keys (UI Events §5.6: keydown,
 * keypress for characters, default action, keyup).
 */
export async function pressKey(doc: Document, info: KeyInfo, modifiers: Modifiers): Promise<KeyPress> {
  const target = receiverOf(doc);
  const input = trustedInput();
  if (input) return await trustedPress(target, info.key, modifiers, input);
  const held = ownFields<Modifiers>(modifiers, info.shift ? { shift: true } : null);
  const browser = ownReaction(target, info.key);
  let proceeds = key(target, 'keydown', info, held);
  await task();
  if (proceeds) {
    const at = receiverOf(doc);
    if (typesCharacter(info, held)) proceeds = key(at, 'keypress', info, held);
    if (proceeds && !browser.reacted()) await keyDownDefault({ target: at, doc, info, modifiers: held });
    await task();
  }
  const last = receiverOf(doc);
  if (key(last, 'keyup', info, held) && proceeds && !browser.reacted())
    keyUpDefault({ target: last, doc, info, modifiers: held }, target);
  browser.forget();
  await task();
  return { target, prevented: !proceeds };
}

/**
 * Detects default actions that engines do for synthetic keys too (WebKit: Enter on a button or summary, Escape on a
 * dialog or popover; Firefox: Enter on a link), so that they are not done twice. A trusted event, or a
 * click where only keys were dispatched, shows that the engine reacted.
 */
function ownReaction(target: Element, key: string): { reacted(): boolean; forget(): void } {
  // Not all of these events leave the shadow tree in which they are dispatched.
  const doc = ownerDocument(target) as Document;
  const places = [realmOf(target), ...(key === 'Escape' ? treeScopesIn(doc) : [getRootNode(target)])];
  let heard = false;
  const forget = listenAt(places, ['click', 'cancel', 'submit', 'beforetoggle'], (event) => {
    heard ||= isTrusted(event) || (event.type === 'click' && composedPath(event)[0] === target);
  });
  return { reacted: () => heard, forget };
}

/**
 * Holds modifier keys down while `run` runs: dispatches their keydown events first, and their keyup events in reverse
 * order afterwards. A host that gives input holds them itself.
 */
export async function holding(doc: Document, modifiers: Modifiers, run: () => Promise<void>): Promise<void> {
  if (trustedInput()) return await run();
  const held = MODIFIER_KEYS.filter(([name]) => modifiers[name]);
  const down: Modifiers = {};
  for (const [name, keyName] of held) {
    down[name] = true;
    key(receiverOf(doc), 'keydown', keyInfo(keyName)!, down);
    await task();
  }
  await run();
  for (const [name, keyName] of held.reverse()) {
    down[name] = false;
    key(receiverOf(doc), 'keyup', keyInfo(keyName)!, down);
    await task();
  }
}

const MODIFIER_KEYS = [
  ['ctrl', 'Control'],
  ['shift', 'Shift'],
  ['alt', 'Alt'],
  ['meta', 'Meta'],
] as const;

/**
 * Whether the key causes `keypress`: Enter does even with Ctrl, others only if they type a character (UI Events,
 * legacy "keypress").
 */
function typesCharacter(info: KeyInfo, modifiers: Modifiers): boolean {
  if (!info.text || modifiers.meta || modifiers.alt) return false;
  return !modifiers.ctrl || info.key === 'Enter';
}

/**
 * Dispatches a key event, with the values that browsers give `charCode` and `which`: the key's code for keydown and
 * keyup, the character's for keypress.
 */
function key(target: Element, type: 'keydown' | 'keypress' | 'keyup', info: KeyInfo, modifiers: Modifiers): boolean {
  const code = type === 'keypress' ? (info.text.codePointAt(0) ?? 0) : info.keyCode;
  const init = {
    ...OF_INPUT,
    key: info.key,
    code: info.code,
    location: info.location,
    keyCode: code,
    which: code,
    charCode: type === 'keypress' ? code : 0,
    ...modifierInit(modifiers),
  };
  return fire(target, 'KeyboardEvent', type, init);
}
