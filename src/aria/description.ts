import { childOfTag } from '../dom/childOfTag.ts';
import { isSummaryOfDetails } from '../dom/focusable.ts';
import { isHtml, isTag, inputTypeOf } from '../dom/kinds.ts';
import { attribute, inputValue, localName } from '../dom/natives.ts';
import { attributeFlags, AttributeFlag, internalsOf, references } from './ariaAttributes.ts';
import { AriaPass } from './AriaPass.ts';
import type { AriaContext, ComputedName } from './context.ts';
import { computeName } from './name.ts';
import { textOfReferences } from './nameSteps.ts';
import { rootVisit, visitTo } from './NameVisit.ts';
import { showsSameText } from './showsText.ts';
import { svgChildText } from './svgRole.ts';
import { nonBlank, toFlatString } from './whiteSpace.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Computes the element's accessible description: the text of the first source that the element has, even if that text
 * is empty.
 * https://w3c.github.io/accname/#mapping_additional_nd_description ·
 * https://w3c.github.io/html-aam/#accdesc-computation
 *
 * @param el The element.
 * @param pass A pass to share results with; without one, the question is answered by itself.
 * @returns The description; empty if the element has none.
 */
export function computeAccessibleDescription(el: Element, pass: AriaContext = AriaPass.forSingleQuestion()): string {
  if (!(attributeFlags(el, pass) & DESCRIBING_FLAGS) && !canBeDescribedWithoutAttributes(el, localName(el))) return '';
  const name = computeName(el, pass);
  for (const source of SOURCES) {
    const found = source(el, pass, name);
    if (found !== undefined) return toFlatString(found);
  }
  return '';
}

const DESCRIBING_FLAGS = AttributeFlag.Aria | AttributeFlag.Title;

/**
 * Tells whether anything other than an ARIA attribute or a `title` may describe the element: a child, its value or its
 * internals.
 */
const canBeDescribedWithoutAttributes = (el: Element, tag: string): boolean =>
  /^(?:table|summary|input)$|-/.test(tag) || !isHtml(el);

/**
 * A source of descriptions. Returns undefined if the element does not have it or if its text became the element's name.
 */
type Source = (el: Element, pass: AriaContext, name: ComputedName) => string | undefined;

/**
 * The sources in order. What the comments on them quote is from
 * https://w3c.github.io/html-aam/#accdesc-computation.
 */
const SOURCES: readonly Source[] = [
  describedBy,
  ariaDescription,
  internalsDescription,
  tableCaption,
  summaryContent,
  buttonValue,
  svgDescription,
  tooltip,
];

/** https://w3c.github.io/aria/#aria-describedby; an attribute without any valid id counts as absent. */
function describedBy(el: Element, pass: AriaContext): string | undefined {
  const targets = references(el, 'aria-describedby');
  return targets.length ? textOfReferences(targets, rootVisit(el, pass)) : undefined;
}

/** https://w3c.github.io/aria/#aria-description; an empty value is a description as well. */
function ariaDescription(el: Element): string | undefined {
  return attribute(el, 'aria-description') ?? undefined;
}

/** https://html.spec.whatwg.org/multipage/custom-elements.html#accessibility-semantics */
function internalsDescription(el: Element, pass: AriaContext): string | undefined {
  const internals = localName(el).includes('-') ? internalsOf(el) : undefined;
  const targets = internals?.ariaDescribedByElements;
  if (targets?.length) return textOfReferences([...targets], rootVisit(el, pass));
  return nonBlank(internals?.ariaDescription ?? null);
}

/** "The subtree of the first caption element if it was not used as the accessible name" */
function tableCaption(el: Element, pass: AriaContext, name: ComputedName): string | undefined {
  const caption = isTag(el, 'table') && name.from !== 'native' ? childOfTag(el, 'caption') : null;
  return caption ? pass.textAlternative(visitTo(caption, 'label', rootVisit(el, pass))) : undefined;
}

/** "A summary element: … its subtree if it was not used as the accessible name" */
function summaryContent(el: Element, pass: AriaContext, name: ComputedName): string | undefined {
  if (!isTag(el, 'summary') || name.from === 'content' || name.from === '') return undefined;
  return isSummaryOfDetails(el) ? pass.contentText(visitTo(el, 'label', rootVisit(el, pass))) : undefined;
}

/** "An input element in the button, submit or reset state: … its value if it was not used as the accessible name" */
function buttonValue(el: Element, _pass: AriaContext, name: ComputedName): string | undefined {
  if (!isButtonInput(el)) return undefined;
  const value = nonBlank(attribute(el, 'value'));
  return value !== undefined && toFlatString(inputValue(el)) !== name.name ? value : undefined;
}
const isButtonInput = (el: Element): el is HTMLInputElement => /^(?:button|reset|submit)$/.test(inputTypeOf(el));

/**
 * Returns the text of the `<desc>` child, or else of a `<title>` child that did not become the name.
 * https://w3c.github.io/svg-aam/#mapping_additional_nd
 */
function svgDescription(el: Element, _pass: AriaContext, name: ComputedName): string | undefined {
  if (isHtml(el)) return undefined;
  const desc = svgChildText(el, 'desc');
  if (desc !== null) return desc;
  const title = svgChildText(el, 'title');
  return title !== null && toFlatString(title) !== name.name ? title : undefined;
}

/**
 * "The title attribute if it was not used as the accessible name"
 * SPEC DIFFERENCE: as in browsers, a title that only repeats the visible text does not describe the element either.
 */
function tooltip(el: Element, pass: AriaContext, name: ComputedName): string | undefined {
  const title = isHtml(el) && name.from !== 'title' ? attribute(el, 'title') : null;
  return title === null || isBlank(title) || showsSameText(el, title, pass) ? undefined : title;
}
