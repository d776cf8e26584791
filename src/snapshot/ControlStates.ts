import { isTag } from '../dom/kinds.ts';
import {
  inputChecked,
  inputIndeterminate,
  inputValue,
  optionSelected,
  querySelectorAll,
  selectOptions,
  textareaValue,
} from '../dom/natives.ts';
import { CONTROLS } from './facts.ts';

/** The controls of a document or shadow root, and the state of each. */
interface List {
  readonly controls: WeakRef<Element>[];
  readonly states: number[];
}

/**
 * What form controls hold, those that nobody sees too, as rules may look at them: it changes without a mutation record. Values
 * are folded into numbers, and not kept themselves.
 */
export class ControlStates {
  readonly #lists: List[] = [];
  readonly #of = new WeakMap<Node, List>();

  /** Begins with a document or shadow root. Gives what is to be called with each of its controls, in document order. */
  start(root: Node, before?: List): (el: Element) => void {
    const list: List = { controls: [], states: [] };
    this.#lists.push(list);
    this.#of.set(root, list);
    let at = 0;
    return (el) => {
      const place = before ? placeOf(el, before, at) : -1;
      if (place >= 0) at = place + 1;
      list.controls.push(before?.controls[place] ?? new WeakRef(el));
      list.states.push(before?.states[place] ?? stateOf(el));
    };
  }

  /** The controls that are in these documents and shadow roots now; of those that were there, with the state that they had. */
  renewed(roots: readonly Node[]): ControlStates {
    const now = new ControlStates();
    for (const root of roots) now.meet(root, this.#of.get(root));
    return now;
  }

  /** Takes in the controls of a document or shadow root that it does not know. */
  meet(root: Node, before?: List): void {
    if (this.#of.has(root)) return;
    const add = this.start(root, before);
    for (const el of querySelectorAll(root as ParentNode & Node, SELECTOR)) add(el);
  }

  /** Those of another state than when they were last asked for. */
  changed(): Element[] {
    const found: Element[] = [];
    for (const { controls, states } of this.#lists) {
      for (let i = 0; i < controls.length; i++) {
        const el = (controls[i] as WeakRef<Element>).deref();
        if (!el) continue;
        const state = stateOf(el);
        if (state === states[i]) continue;
        states[i] = state;
        found.push(el);
      }
    }
    return found;
  }
}

const SELECTOR = Array.from(CONTROLS).join();

/** Controls come and go a few at a time: what stood further on counts as new. */
const NEAR = 8;

function placeOf(el: Element, { controls }: List, from: number): number {
  for (let i = from; i < Math.min(controls.length, from + NEAR); i++) if (controls[i]?.deref() === el) return i;
  return -1;
}

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
