import { isTag } from '../../dom/kinds.ts';
import {
  inputChecked,
  inputIndeterminate,
  inputValue,
  optionSelected,
  querySelectorAll,
  selectOptions,
  textareaValue,
} from '../../dom/natives.ts';
import { CONTROLS } from '../walk/facts.ts';

/**
 * What form controls hold, hidden ones included, as style rules may look at them: it changes without a mutation record. Values
 * are folded into hashes, so that none is kept.
 */
export class ControlStates {
  readonly #controls: WeakRef<Element>[] = [];
  readonly #states: number[] = [];

  /** Notes the state of every control of a document or shadow root. */
  note(root: Document | ShadowRoot): void {
    for (const el of querySelectorAll(root, SELECTOR)) {
      this.#controls.push(new WeakRef(el));
      this.#states.push(stateOf(el));
    }
  }

  /** Whether any control is in another state than it was; notes the new state. */
  changed(): boolean {
    let changed = false;
    for (let i = 0; i < this.#controls.length; i++) {
      const el = this.#controls[i]?.deref();
      const state = el ? stateOf(el) : this.#states[i];
      if (state !== this.#states[i]) changed = true;
      this.#states[i] = state as number;
    }
    return changed;
  }
}

const SELECTOR = Array.from(CONTROLS).join();

function stateOf(el: Element): number {
  let state = 17;
  if (isTag(el, 'input'))
    state = (folded(state, inputValue(el)) << 3) | (inputChecked(el) ? 4 : 0) | (inputIndeterminate(el) ? 2 : 0);
  else if (isTag(el, 'textarea')) state = folded(state, textareaValue(el));
  else if (isTag(el, 'select'))
    for (const [i, option] of Array.from(selectOptions(el)).entries())
      if (optionSelected(option)) state = folded(state, String(i));
  // So small that an engine keeps it without an object; its lowest bit is none of a control's.
  return state >> 1;
}

function folded(state: number, text: string): number {
  let hash = state;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (Math.imul(hash, 31) + text.length) | 0;
}
