import { AriaPass } from '../aria/AriaPass.ts';
import { computeRole } from '../aria/role.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { tagOf } from '../dom/kinds.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { clickSignal } from './clickable.ts';

/** Whether there is evidence that the element can be clicked or typed into; asks nothing of what lies around or over it. */
export function isInteractive(el: Element): boolean {
  const reader = new LayoutReader();
  const parent = flatParentAcrossFrames(el);
  const outerCursor = parent ? reader.style(parent).cursor : '';
  const role = computeRole(el, new AriaPass(reader)) ?? '';
  return clickSignal({ el, tag: tagOf(el), role, style: reader.style(el), outerCursor, insideTarget: false }) !== null;
}
