import type { Refusal } from '../types.ts';
import { isSecret } from '../../interactivity/secretFields.ts';
import { quoted } from '../../standards/pageText.ts';
import { MASK } from '../../standards/secretPatterns.ts';

/** Which option to choose: a text stands for its value or label. */
export type OptionSelector = string | { value: string } | { label: string } | { index: number };

/** The text that a person would look for in the list. */
export const nameOf = (one: OptionSelector): string =>
  typeof one === 'string' ? one : 'label' in one ? one.label : 'value' in one ? one.value : `#${one.index}`;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
export const sameText = (a: string, b: string): boolean => flat(a) === flat(b);
export const startsWithText = (a: string, b: string): boolean => flat(b) !== '' && flat(a).startsWith(flat(b));

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
