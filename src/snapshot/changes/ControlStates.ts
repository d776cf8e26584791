import { FIELD_TAGS } from '../../standards/elements.ts';
import { indexed } from '../../standards/indexed.ts';
import { isInput, isSelect, isTextarea } from '../../dom/kinds.ts';
import {
  inputChecked,
  inputIndeterminate,
  inputValue,
  optionSelected,
  querySelectorAll,
  selectOptions,
  textareaValue,
} from '../../dom/natives.ts';

/**
 * Detects changes of the values and states of form controls, which cause no mutation record. Hidden controls are
 * included, because style rules may depend on them. The states are kept as hashes, so that no value, which may be
 * secret, is stored.
 */
export class ControlStates {
  readonly #controls: WeakRef<Element>[] = [];
  readonly #states: number[] = [];

  /** Records the state of every control in a document or shadow root. */
  note(root: Document | ShadowRoot): void {
    for (const el of querySelectorAll(root, SELECTOR)) {
      this.#controls.push(new WeakRef(el));
      this.#states.push(stateOf(el));
    }
  }

  /** Returns whether the state of any control differs from the recorded one, and records the new one. */
  haveChanged(): boolean {
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

const SELECTOR = [...FIELD_TAGS].join();

/** Returns a hash of 31 bits of the value and state of a control. */
function stateOf(el: Element): number {
  let state = 17;
  if (isInput(el))
    state = (hashWith(state, inputValue(el)) << 3) | (inputChecked(el) ? 4 : 0) | (inputIndeterminate(el) ? 2 : 0);
  else if (isTextarea(el)) state = hashWith(state, textareaValue(el));
  else if (isSelect(el))
    for (const [i, option] of indexed([...selectOptions(el)]))
      if (optionSelected(option)) state = hashWith(state, String(i));
  // Engines store a number of 31 bits without an object. The bit that is lost holds no state of an input.
  return state >> 1;
}

function hashWith(state: number, text: string): number {
  let hash = state;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (Math.imul(hash, 31) + text.length) | 0;
}
