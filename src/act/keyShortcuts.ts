import { editableAt, isReadOnly } from './controls.ts';
import { edit } from './edit.ts';
import type { KeyAction } from './keyDefaults.ts';
import { selectAllOf, selectField } from './selection.ts';

/** Editing with ctrl (or the Mac's command key): true if it was one of these. */
export function shortcut({ target, info }: KeyAction): boolean {
  const run = SHORTCUTS[info.key.toLowerCase()];
  if (!run) return false;
  run(target);
  return true;
}

const SHORTCUTS: Record<string, (target: Element) => void> = {
  a: (target) => {
    const editable = editableAt(target);
    if (editable?.kind === 'field') selectField(editable.el);
    else if (editable) selectAllOf(editable.el);
  },
  z: (target) => {
    const editable = editableAt(target);
    if (editable && !isReadOnly(editable.el)) edit(editable, 'historyUndo');
  },
};
