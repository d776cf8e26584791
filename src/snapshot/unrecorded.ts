import {
  documentWindow, inputChecked, inputIndeterminate, inputValue, optionSelected, querySelectorAll, selectOptions, textareaValue,
} from '../dom/natives.ts';
import { shadowRootOf } from '../dom/composed.ts';
import { isDocument, isTag } from '../dom/kinds.ts';
import { LayoutReader, windowScroll } from '../layout/LayoutReader.ts';
import { CONTROLS } from './facts.ts';

/** State of the page that changes without a mutation record, as a string to compare. */

/** All form controls: those that nobody sees too, as rules may look at them. */
export const controlsOf = (roots: readonly Node[]): WeakRef<Element>[] =>
  roots.flatMap((root) => Array.from(querySelectorAll(root as ParentNode & Node, Array.from(CONTROLS).join()), (el) => new WeakRef(el)));

/** Values and checkedness of form controls, each folded into a number: values themselves are not kept. */
export const controlStates = (controls: readonly WeakRef<Element>[]): Int32Array => Int32Array.from(controls, controlState);

export function controlState(ref: WeakRef<Element>): number {
  let hash = 17;
  const add = (text: string): void => {
    for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
    hash = (Math.imul(hash, 31) + text.length) | 0;
  };
  const el = ref.deref();
  if (el) {
    if (isTag(el, 'input')) add(`${inputValue(el)}${inputChecked(el) ? 1 : 0}${inputIndeterminate(el) ? 1 : 0}`);
    else if (isTag(el, 'textarea')) add(textareaValue(el));
    else if (isTag(el, 'select')) Array.from(selectOptions(el)).forEach((option, i) => { if (optionSelected(option)) add(String(i)); });
  }
  return hash;
}

/** How far windows and containers are scrolled. */
export function scrollState(roots: readonly Node[], scrollers: readonly WeakRef<Element>[]): string {
  let state = '';
  for (const root of roots) {
    const win = isDocument(root) ? documentWindow(root) : null;
    if (win) state += `${windowScroll(win)};`;
  }
  const reader = new LayoutReader();
  for (const ref of scrollers) {
    const el = ref.deref();
    if (!el) continue;
    const { left, top } = reader.scrollOffset(el);
    state += `${left},${top};`;
  }
  return state;
}

/** How many custom elements have got a shadow root since they were walked without one: upgrades leave no record. */
export function hostState(candidates: readonly WeakRef<Element>[]): number {
  let hosts = 0;
  for (const ref of candidates) {
    const el = ref.deref();
    if (el && shadowRootOf(el)) hosts++;
  }
  return hosts;
}
