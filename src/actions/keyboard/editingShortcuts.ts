import { editableAt, writableAt } from '../controls/controls.ts';
import { chooseAll } from '../controls/nativeChoices.ts';
import { copy, paste } from '../editing/clipboard.ts';
import { edit, type EditKind } from '../editing/edit.ts';
import { selectAllOf, selectField, selectionTaken } from '../editing/selection.ts';
import type { KeyAction } from '../types.ts';
import { documentBody, ownerDocument } from '../../dom/natives.ts';

/**
 * Editing shortcuts with Ctrl or, on a Mac, Command.
 * @returns Whether the key was one.
 */
export async function shortcut({ target, info, modifiers }: KeyAction): Promise<boolean> {
  const run = SHORTCUTS[`${modifiers.shift ? 'shift+' : ''}${info.key.toLowerCase()}`];
  if (!run) return false;
  await run(target);
  return true;
}

const SHORTCUTS: Record<string, (target: Element) => void | Promise<void>> = {
  a: selectAll,
  c: (target) => copy(target, false),
  x: (target) => copy(target, true),
  v: paste,
  'shift+v': paste,
  z: (target) => change(target, 'historyUndo'),
  y: (target) => change(target, 'historyRedo'),
  'shift+z': (target) => change(target, 'historyRedo'),
  b: (target) => format(target, 'formatBold'),
  i: (target) => format(target, 'formatItalic'),
  u: (target) => format(target, 'formatUnderline'),
};

async function selectAll(target: Element): Promise<void> {
  if (chooseAll(target)) return;
  const editable = editableAt(target);
  if (editable?.kind === 'field') selectField(editable.el);
  else if (editable?.kind === 'context') editable.context.updateSelection(0, editable.context.text.length);
  else selectAllOf(editable?.el ?? documentBody(ownerDocument(target) as Document) ?? target);
  if (editable?.kind === 'rich') await selectionTaken(editable.el);
}

function change(target: Element, kind: EditKind): void {
  const editable = writableAt(target);
  if (editable) edit(editable, kind);
}

function format(target: Element, kind: EditKind): void {
  const editable = writableAt(target);
  if (editable?.kind === 'rich') edit(editable, kind);
}
