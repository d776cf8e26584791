import { AriaPass } from '../aria/AriaPass.ts';
import { computeRole } from '../aria/role.ts';
import { flatParent, flatParentAcrossFrames } from '../dom/composed.ts';
import { tagOf } from '../dom/kinds.ts';
import { namesOf } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { clickSigns, encloses } from './clickable.ts';
import { Listeners } from './listeners.ts';
import { signalsOf, type Signal } from './signals.ts';

/** The evidence that the element can be clicked or typed into, each with its weight, strongest first; empty if there is not enough. */
export function whyInteractive(el: Element): Signal[] {
  const reader = new LayoutReader();
  const aria = new AriaPass(reader);
  const listeners = new Listeners();
  // What stands around it is looked at first, as handlers may be kept there.
  const path: Element[] = [];
  for (let at: Element | null = el; at; at = flatParent(at)) path.push(at);
  let target: Element | null = null;
  let signs = 0;
  for (let at = path.pop(); at; at = path.pop()) {
    const parent = flatParentAcrossFrames(at);
    const outerCursor = parent ? reader.style(parent).cursor : '';
    signs = clickSigns({
      el: at,
      tag: tagOf(at),
      role: computeRole(at, aria) ?? '',
      style: reader.style(at),
      outerCursor,
      target,
      reader,
      listeners,
      names: namesOf(at),
    });
    if (encloses(at, tagOf(at), signs)) target = at;
  }
  return signalsOf(signs);
}

/** Whether there is evidence that the element can be clicked or typed into; asks nothing of what lies around or over it. */
export const isInteractive = (el: Element): boolean => whyInteractive(el).length > 0;
