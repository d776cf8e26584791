import type { Refusal } from '../types.ts';
import { quoted } from '../../standards/pageText.ts';

/** Which option to choose: a text stands for its value or label. */
export type OptionSelector = string | { value: string } | { label: string } | { index: number };

/** The text that a person would look for in the list. */
export const nameOf = (one: OptionSelector): string =>
  typeof one === 'string' ? one : 'label' in one ? one.label : 'value' in one ? one.value : `#${one.index}`;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
export const sameText = (a: string, b: string): boolean => flat(a) === flat(b);
export const startsWithText = (a: string, b: string): boolean => flat(b) !== '' && flat(a).startsWith(flat(b));
export const includesText = (a: string, b: string): boolean => flat(b) !== '' && flat(a).includes(flat(b));

/** The refusal of an option that does not exist. It lists those that there are. */
export const noSuchOption = <T>(options: readonly T[], text: (option: T) => string): Refusal => ({
  code: 'no_such_option',
  detail: options
    .slice(0, 30)
    .map((one) => quoted(text(one)))
    .join(' | '),
});
