import { isString } from '../../standards/values.ts';
import { hasField } from '../../standards/ownFields.ts';
import type { Refusal } from '../types.ts';
import { isSecret } from '../../interactivity/secretFields.ts';
import { folded } from '../../standards/characters.ts';
import { quoted } from '../../standards/pageText.ts';
import { MASK } from '../../standards/secretPatterns.ts';

/** Which option to choose: a text stands for its value or label. */
export type OptionSelector = string | { value: string } | { label: string } | { index: number };

/** The text that a person would look for in the list. */
export const nameOf = (one: OptionSelector): string =>
  isString(one) ? one : hasField(one, 'label') ? one.label : hasField(one, 'value') ? one.value : `#${one.index}`;

export const sameText = (a: string, b: string): boolean => folded(a) === folded(b);
export const startsWithText = (a: string, b: string): boolean => folded(b) !== '' && folded(a).startsWith(folded(b));

/** The refusal of an option that the control does not have. It lists those that there are, except those of a secret. */
export const noSuchOption = <T>(control: Element, options: readonly T[], text: (option: T) => string): Refusal => ({
  code: 'no_such_option',
  detail: isSecret(control)
    ? MASK
    : options
        .slice(0, 30)
        .map((one) => quoted(text(one)))
        .join(' | '),
});
