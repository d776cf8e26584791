import { styleSheetsOf } from '../../dom/composed.ts';

/**
 * What the style sheets of documents and shadow roots were when they were last looked at. Scripts insert rules, switch sheets
 * on and off and adopt them without a mutation record. A declaration that a script changes in place, or a rule that it inserts
 * inside a group such as `@media`, does not show here.
 */
export class StyleSheetStates {
  #state = '';

  /** Whether the sheets of any root are not what they were at the last call. */
  differ(roots: readonly Node[]): boolean {
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

/** How many rules the sheet has, and which are its first and last; −1 for a sheet of another origin. */
function rulesState(sheet: CSSStyleSheet): string {
  if (unreadable.has(sheet)) return '-1';
  try {
    const { cssRules: rules } = sheet;
    const { length } = rules;
    return length === 0 ? '0' : `${length}.${numberOf(rules[0] as CSSRule)}.${numberOf(rules[length - 1] as CSSRule)}`;
  } catch {
    unreadable.add(sheet);
    return '-1';
  }
}
/** Asking again would cost an exception each time. */
const unreadable = new WeakSet<CSSStyleSheet>();

/** An object, sheet or rule, has one number for as long as it lives. */
const numbers = new WeakMap<object, number>();
let given = 0;

function numberOf(object: object): number {
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = ++given));
  return number;
}
