import { styleSheetsOf } from '../../dom/natives.ts';
import { readableRules } from '../../style/readableRules.ts';

/**
 * Detects changes of style sheets. Scripts insert rules, enable and disable sheets and adopt them without a mutation
 * record. A declaration that a script changes in place, or a rule that it inserts inside a group such as `@media`, is
 * not detected.
 */
export class StyleSheetStates {
  #state = '';

  /** Returns whether the sheets of any document or shadow root differ from those at the last call. */
  haveChanged(roots: readonly Node[]): boolean {
    let state = '';
    for (const root of roots) {
      for (const sheet of styleSheetsOf(root as Document | ShadowRoot)) {
        state += `${numberOf(sheet)}${sheet.disabled ? '-' : ':'}${sheet.media.mediaText}${rulesState(sheet)},`;
      }
      state += ';';
    }
    if (state === this.#state) return false;
    this.#state = state;
    return true;
  }
}

/**
 * Describes the sheet by the number of its rules and by its first and last rule; as −1 for a sheet of another origin.
 */
function rulesState(sheet: CSSStyleSheet): string {
  const rules = readableRules(sheet);
  if (!rules) return '-1';
  const { length } = rules;
  return length === 0 ? '0' : `${length}.${numberOf(rules[0] as CSSRule)}.${numberOf(rules[length - 1] as CSSRule)}`;
}

/** Each sheet and rule has one number for as long as it lives. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(object: object): number {
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = ++lastNumber));
  return number;
}
