import { flatParent } from '../../dom/composed.ts';
import { isWithin } from '../../layout/hitTest.ts';
import { clickAt } from '../click.ts';
import type { Ending } from '../observe/runAction.ts';
import { ready, type Gate } from '../actionability/gate.ts';

/**
 * Presses a control, or the box that stands for it: libraries hide the native control, or draw the present choice over it,
 * and take the press on what is drawn. `stands` says whether the box is this control's and no other's.
 */
export async function pressThrough(control: Element, gate: Gate, stands: (box: Element) => boolean): Promise<Ending> {
  const own = await ready(control, { ...gate, patient: false });
  if ('hit' in own) return clickAt(control, own, gate.force ? { force: true } : {});
  if (own.code === 'hidden' || own.code === 'covered' || own.code === 'off_screen') {
    for (let box = flatParent(control), up = 0; box && up < 4 && stands(box); box = flatParent(box), up++) {
      if (own.blocker && !isWithin(own.blocker, box)) continue;
      const around = await ready(box, { ...gate, patient: false });
      if ('hit' in around) return clickAt(box, around, {});
    }
  }
  const last = await ready(control, gate);
  return 'hit' in last ? clickAt(control, last, {}) : last;
}
