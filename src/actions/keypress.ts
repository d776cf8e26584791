import { hasField, ownFields } from '../standards/ownFields.ts';
import { checkArgument } from '../schema.ts';
import { badOption } from '../standards/errors.ts';
import { keyInfo, type KeyInfo } from '../standards/keyboard.ts';
import { isWithin } from '../layout/hitTest.ts';
import { isConnected, ownerDocument } from '../dom/natives.ts';
import { editableAt } from './controls/controls.ts';
import { focusableAround, moveFocus, receiverOf } from './platform/moveFocus.ts';
import { holding, pressKey } from './keyboard/pressKey.ts';
import { run } from './observe/runAction.ts';
import { selectionTaken } from './editing/selection.ts';
import { ready } from './actionability/gate.ts';
import type { ActOutcome, KeyPressOptions, Modifiers } from './types.ts';

/**
 * Presses a key (`Enter`, `a`, `Control+Shift+K`) on the element, which is focused first, or on whatever has focus;
 * does what browsers do by default for a trusted key.
 * @param el Null for whatever has focus.
 * @returns Refused with `no_focus` if the key events went to another element.
 */
export async function keypress(el: Element | null, key: string, options: KeyPressOptions = {}): Promise<ActOutcome> {
  const { info, modifiers } = parse(key, options.modifiers ?? {});
  const doc = (el && ownerDocument(el)) ?? document;
  const target = el ?? receiverOf(doc);
  return await run(target, options, async () => {
    if (el) {
      const gate = await ready(el, { ...options, pointer: false });
      if (!hasField(gate, 'hit')) return gate;
      // If the element takes no focus, the key goes to what has it, and the action is refused afterwards.
      const had = receiverOf(doc);
      if (focusableAround(el) === el) moveFocus(el);
      // An editor that has just received focus restores its last caret position.
      if (had !== receiverOf(doc) && editableAt(el)?.kind === 'rich') await selectionTaken(el);
    } else if (!isConnected(target)) return { code: 'no_focus', detail: 'the document is empty' };
    const seen = { prevented: false, actual: target };
    const times = options.repeat ?? 1;
    await holding(doc, modifiers, async () => {
      for (let i = 0; i < times; i++) {
        if (i > 0 && !isConnected(receiverOf(doc))) return;
        const done = await pressKey(doc, info, modifiers);
        seen.prevented ||= done.prevented;
        if (i === 0) seen.actual = done.target;
      }
    });
    const { actual, prevented } = seen;
    if (el && actual !== el && !isWithin(actual, el)) return { code: 'no_focus', blocker: actual };
    return { done: true, actual, ...(prevented && { prevented }) };
  });
}

/** `Control+A` is a key with a modifier; a `+` that is alone or follows a `+` is the plus key. */
function parse(key: string, given: Modifiers): { info: KeyInfo; modifiers: Modifiers } {
  checkArgument('keypress', 'key', key, { type: 'string' });
  const parts = key.length > 1 ? key.split(/\+(?!$)/) : [key];
  const modifiers = ownFields<Modifiers>(given);
  for (const part of parts.slice(0, -1)) {
    const name = MODIFIERS[part.trim().toLowerCase()];
    if (!name)
      throw badOption(`keypress: "${part}" in "${key}" is no modifier; there are Control, Shift, Alt and Meta`);
    modifiers[name] = true;
  }
  const last = parts.at(-1) ?? '';
  // `Control+A` names the key by its label; it is a capital only with Shift.
  const isShortcut = (modifiers.ctrl || modifiers.alt || modifiers.meta) && !modifiers.shift;
  const info = keyInfo(isShortcut && /^[A-Z]$/.test(last) ? last.toLowerCase() : last);
  if (!info)
    throw badOption(
      `keypress: there is no key "${key}"; use a character or a name such as Enter, Escape, ArrowDown, F5`,
    );
  const shifted = modifiers.shift && /^[a-z]$/.test(info.key) ? keyInfo(info.key.toUpperCase()) : null;
  return { info: shifted ?? info, modifiers };
}

const MODIFIERS = ownFields<Record<string, keyof Modifiers>>({
  control: 'ctrl',
  ctrl: 'ctrl',
  shift: 'shift',
  alt: 'alt',
  option: 'alt',
  meta: 'meta',
  cmd: 'meta',
  command: 'meta',
  win: 'meta',
  controlormeta: 'ctrl',
  mod: 'ctrl',
});
