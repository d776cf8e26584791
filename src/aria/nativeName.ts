import { childOfTag } from '../dom/childOfTag.ts';
import { isHtml, isSvg } from '../dom/kinds.ts';
import { attribute, hasAttribute, inputType, inputValue } from '../dom/natives.ts';
import { PLAIN } from '../standards/elements.ts';
import type { AriaContext } from './context.ts';
import { svgChildText } from './svgRole.ts';
import { labelsOf, isLabelable } from './treeIndex.ts';
import { nonBlank } from './whiteSpace.ts';

/** The text that the host language gives an element, or the elements whose text it takes. */
export type NativeName = string | readonly Element[];

/**
 * Returns the name that the host language gives the element, by labels, legends, captions or attributes such as `alt`.
 * Images, content and tooltips are separate steps in `nameSteps.ts`.
 * https://w3c.github.io/html-aam/#accname-computation
 *
 * @param tag The element's local name.
 * @returns The name, or undefined if the element has none of this kind.
 */
export function nativeName(el: Element, tag: string, pass: AriaContext): NativeName | undefined {
  const rules = RULES.get(tag) ?? (isLabelable(tag) ? LABELS : undefined);
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
  return tag === 'math' ? nonBlank(attribute(el, 'alttext')) : undefined;
}

type Rule = (el: Element, tag: string, pass: AriaContext) => NativeName | undefined;

const labels: Rule = (el, tag, pass) => {
  const list = labelsOf(el, tag, pass);
  return list.length ? list : undefined;
};

const fromAttribute =
  (name: string): Rule =>
  (el) =>
    nonBlank(attribute(el, name));

const fromChild =
  (tag: string): Rule =>
  (el) => {
    const child = childOfTag(el, tag);
    return child ? [child] : undefined;
  };

/**
 * Returns the text of an `<input>` that is a button: its value, the `alt` of an image button, or what browsers show on
 * a submit or reset button without a value. As in browsers, the value of an image button comes before its title.
 * https://w3c.github.io/html-aam/#input-type-button-input-type-submit-and-input-type-reset-accessible-name-computation
 * https://w3c.github.io/html-aam/#input-type-image-accessible-name-computation
 *
 * @returns The text; undefined if it is blank, and for inputs of other types.
 */
export const buttonText = (el: Element): string | undefined => {
  const type = inputType(el as HTMLInputElement);
  if (type === 'image') return nonBlank(attribute(el, 'alt')) ?? nonBlank(attribute(el, 'value'));
  if (type === 'button') return nonBlank(inputValue(el as HTMLInputElement));
  if (type !== 'submit' && type !== 'reset') return undefined;
  if (hasAttribute(el, 'value')) return nonBlank(inputValue(el as HTMLInputElement));
  return type === 'submit' ? 'Submit' : 'Reset';
};

/**
 * Returns the text that browsers show on an image button or a file input if the author gives it none; undefined for
 * inputs of other types. HTML leaves the text to the implementation; this is the text of English browsers.
 */
export function defaultLabel(el: Element): string | undefined {
  const type = inputType(el as HTMLInputElement);
  if (type === 'image') return 'Submit';
  return type === 'file' ? (hasAttribute(el, 'multiple') ? 'Choose Files' : 'Choose File') : undefined;
}

const LABELS: readonly Rule[] = [labels];
const RULES: ReadonlyMap<string, readonly Rule[]> = new Map<string, readonly Rule[]>([
  ['area', [fromAttribute('alt')]],
  ['fieldset', [fromChild('legend')]],
  ['figure', [fromChild('figcaption')]],
  ['input', [labels, buttonText]],
  ['optgroup', [fromAttribute('label')]],
  ['option', [fromAttribute('label')]],
  ['table', [fromChild('caption'), fromAttribute('summary')]],
]);

/**
 * Returns the text of the `<title>` child; on a link without one, the `xlink:title` attribute.
 * https://w3c.github.io/svg-aam/#mapping_additional_nd
 */
const svgName = (el: Element, tag: string): string | undefined =>
  svgChildText(el, 'title') ?? (tag === 'a' ? nonBlank(attribute(el, 'xlink:title')) : undefined);
