import { quoted } from '../standards/pageText.ts';
import type { Refusals } from './actionResult.ts';

/** Writes why an action that the core does not contain was refused. */
export const moreRefusals: Refusals = {
  not_selectable: (id, o) =>
    o.detail ? `no text of ${id} was selected: ${o.detail}` : `${id} has no options to select`,
  not_checkable: (id) => `${id} cannot be checked`,
  no_such_option: (id, o) => `${id} has no such option; its options are: ${o.detail || 'none'}`,
  no_effect_readback: (id) => `what was put into ${id} could not be read back`,
  no_such_tool: (_, o) => `the page offers no ${o.detail ? `such tool; it offers ${o.detail}` : 'tools'}`,
  invalid: (id, o, name) =>
    `the form of ${id} was not submitted: ` +
    (firstSentences(o.effect?.invalid.map((f) => `${name(f.element)}: ${quoted(f.message, 250)}`)) ||
      'a field has no valid value'),
  no_form: (id) => `${id} does not belong to a form`,
  not_taken: (id) => `nothing at the target accepts what was dropped from ${id}`,
};

/** The greatest number of fields that the error of a form names. */
const MAX_NAMED = 10;

/** Joins the sentences about the first fields of a form, and says how many more there are. */
export function firstSentences(all: readonly (string | undefined)[] = []): string {
  const first = all.slice(0, MAX_NAMED);
  if (all.length > MAX_NAMED) first.push(`${all.length - MAX_NAMED} more fields failed`);
  return first.join('; ');
}
