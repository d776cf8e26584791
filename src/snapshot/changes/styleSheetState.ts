import { valueOf } from '../../standards/indexed.ts';
import { styleSheetsOf } from '../../dom/natives.ts';
import { readableRules } from '../../style/readableRules.ts';

/**
 * Describes the style sheets of a document or shadow root. Scripts insert rules, enable and disable sheets and adopt
 * them without a mutation record. A declaration that a script changes in place does not show, nor does a rule that it
 * inserts inside a group such as `@media`.
 */
export function styleSheetState(root: Document | ShadowRoot): string {
  let state = '';
  for (const sheet of styleSheetsOf(root))
    state += `${numberOf(sheet)}${sheet.disabled ? '-' : ':'}${sheet.media.mediaText}${rulesState(sheet)},`;
  return `${state};`;
}

/**
 * Describes the rules of a sheet: how many there are, and which are the first and the last. A sheet of another origin,
 * whose rules cannot be read, is −1.
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

const numberOf = (object: object): number => valueOf(numbers, object, () => ++lastNumber);
