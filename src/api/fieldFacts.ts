import { isTag } from '../dom/kinds.ts';
import { attribute, hasAttribute } from '../dom/natives.ts';
import type { FieldConstraints } from '../views/forms.ts';

/** What a field accepts, and the browser's words where it does not accept its value. */
export interface FieldFacts {
  readonly format: FieldConstraints | null;
  readonly message: string;
}

export const NO_FIELD: FieldFacts = { format: null, message: '' };

const TEXTS = ['pattern', 'min', 'max', 'step', 'accept', 'autocomplete'];

export function fieldFacts(el: Element): FieldFacts {
  const found: Record<string, unknown> = {};
  for (const name of TEXTS) {
    const value = attribute(el, name);
    if (value) found[name] = value;
  }
  for (const name of ['minLength', 'maxLength']) {
    const value = Number.parseInt(attribute(el, name.toLowerCase()) ?? '', 10);
    if (value >= 0) found[name] = value;
  }
  if (hasAttribute(el, 'multiple')) found['multiple'] = true;
  const isField = isTag(el, 'input') || isTag(el, 'select') || isTag(el, 'textarea');
  return { format: Object.keys(found).length ? found : null, message: isField ? el.validationMessage : '' };
}
