import { isHtml, isSvg } from '../dom/kinds.ts';
import { attribute, hasAttribute, inputType, inputValue } from '../dom/natives.ts';
import { PLAIN } from '../standards/elements.ts';
import { childOfTag } from '../dom/childOfTag.ts';
import type { Context } from './context.ts';
import { labelsOf } from './labels.ts';
import { svgChildText } from './svgRole.ts';
import { isBlank } from './text.ts';

/** A text that the host language gives, or the elements whose content is it. */
export type NativeName = string | readonly Element[];

/**
 * The text alternative by the host language's own means, but for an image's `alt`, the element's content and its tooltip;
 * undefined if it has none.
 * https://w3c.github.io/html-aam/#accname-computation
 */
export function nativeName(el: Element, tag: string, pass: Context): NativeName | undefined {
  const rules = RULES.get(tag) ?? (tag.includes('-') ? CUSTOM : undefined);
  if (!rules && PLAIN.has(tag)) return undefined;
  if (isHtml(el)) {
    if (!rules) return undefined;
    for (const rule of rules) {
      const name = rule(el, tag, pass);
      if (name !== undefined) return name;
    }
    return undefined;
  }
  if (isSvg(el)) return svgName(el, tag);
  return tag === 'math' ? filled(attribute(el, 'alttext')) : undefined;
}

type Rule = (el: Element, tag: string, pass: Context) => NativeName | undefined;

const filled = (text: string | null): string | undefined => (text === null || isBlank(text) ? undefined : text);

/** Labels that are hidden give no name. https://w3c.github.io/html-aam/#el-label */
const labels: Rule = (el, tag, pass) => {
  const list = labelsOf(el, tag, pass);
  return list.length ? list : undefined;
};

const attr =
  (name: string): Rule =>
  (el) =>
    filled(attribute(el, name));
const child =
  (name: string): Rule =>
  (el) => {
    const found = childOfTag(el, name);
    return found ? [found] : undefined;
  };

/**
 * https://w3c.github.io/html-aam/#input-type-button-input-type-submit-and-input-type-reset-accessible-name-computation and
 * …#input-type-image-accessible-name-computation; browsers also take an image button's value before its title.
 */
const buttonText: Rule = (el) => {
  const type = inputType(el as HTMLInputElement);
  if (type === 'image') return filled(attribute(el, 'alt')) ?? filled(attribute(el, 'value'));
  if (type === 'button') return filled(inputValue(el as HTMLInputElement));
  if (type !== 'submit' && type !== 'reset') return undefined;
  return hasAttribute(el, 'value')
    ? filled(inputValue(el as HTMLInputElement))
    : type === 'submit'
      ? 'Submit'
      : 'Reset';
};

/** Implementation-defined texts, those of browsers in English. https://infra.spec.whatwg.org/#implementation-defined */
export function standardTextOf(el: Element): string | undefined {
  const type = inputType(el as HTMLInputElement);
  if (type === 'image') return 'Submit';
  return type === 'file' ? (hasAttribute(el, 'multiple') ? 'Choose Files' : 'Choose File') : undefined;
}

const LABELS: readonly Rule[] = [labels];
const CUSTOM = LABELS;
const RULES: ReadonlyMap<string, readonly Rule[]> = new Map<string, readonly Rule[]>([
  ['area', [attr('alt')]],
  ['button', LABELS],
  ['fieldset', [child('legend')]],
  ['figure', [child('figcaption')]],
  ['input', [labels, buttonText]],
  ['meter', LABELS],
  ['optgroup', [attr('label')]],
  ['option', [attr('label')]],
  ['output', LABELS],
  ['progress', LABELS],
  ['select', LABELS],
  ['table', [child('caption'), attr('summary')]],
  ['textarea', LABELS],
]);

/** https://w3c.github.io/svg-aam/#mapping_additional_nd; `xlink:title` names a link where no title element does. */
function svgName(el: Element, tag: string): string | undefined {
  return svgChildText(el, 'title') ?? (tag === 'a' ? filled(attribute(el, 'xlink:title')) : undefined);
}
