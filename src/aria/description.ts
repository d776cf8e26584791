import { isHtml } from '../dom/kinds.ts';
import { attribute, inputType, inputValue, localName, parentElement } from '../dom/natives.ts';
import { AriaPass } from './AriaPass.ts';
import { childOfTag } from '../dom/childOfTag.ts';
import type { ComputedName, Context } from './context.ts';
import { internalsOf } from './internals.ts';
import { computeName } from './name.ts';
import { textOfReferences } from './nameSteps.ts';
import { references } from './references.ts';
import { attributeFlags, ATTRIBUTE_FLAG } from './attributeFlags.ts';
import { showsText } from './showsText.ts';
import { svgChildText } from './svgRole.ts';
import { flat, isBlank } from './text.ts';
import { rootVisit, visitTo } from './visit.ts';

/**
 * The element's accessible description: the first source that is there, even if it turns out to be empty.
 * https://w3c.github.io/accname/#mapping_additional_nd_description · https://w3c.github.io/html-aam/#accdesc-computation
 */
export function computeAccessibleDescription(el: Element, pass: Context = AriaPass.once()): string {
  if (!(attributeFlags(el, pass) & SAID) && !isDescribed(el, localName(el))) return '';
  const name = computeName(el, pass);
  for (const source of SOURCES) {
    const found = source(el, pass, name);
    if (found !== undefined) return flat(found);
  }
  return '';
}

const SAID = ATTRIBUTE_FLAG.aria | ATTRIBUTE_FLAG.title;

/** Whether it may have a description whatever its attributes say: by a child, its value, or its internals. */
const isDescribed = (el: Element, tag: string): boolean =>
  !isHtml(el) ||
  tag === 'table' ||
  tag === 'summary' ||
  tag.includes('-') ||
  (tag === 'input' && BUTTONS.has(inputType(el as HTMLInputElement)));

/** A source of descriptions: undefined if the element has no such thing, or its name took it. */
type Source = (el: Element, pass: Context, name: ComputedName) => string | undefined;

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

/** https://w3c.github.io/aria/#aria-describedby; ids that lead nowhere count as none */
function describedBy(el: Element, pass: Context): string | undefined {
  const targets = references(el, 'aria-describedby');
  return targets.length ? textOfReferences(targets, rootVisit(el, pass)) : undefined;
}

/** https://w3c.github.io/aria/#aria-description; also an empty one is the first that is there. */
function ariaDescription(el: Element): string | undefined {
  return attribute(el, 'aria-description') ?? undefined;
}

/** https://html.spec.whatwg.org/multipage/custom-elements.html#accessibility-semantics */
function internalsDescription(el: Element, pass: Context): string | undefined {
  const internals = localName(el).includes('-') ? internalsOf(el) : undefined;
  const targets = internals?.ariaDescribedByElements;
  if (targets?.length) return textOfReferences(Array.from(targets), rootVisit(el, pass));
  return filled(internals?.ariaDescription ?? null);
}

/** "The subtree of the first caption element if it was not used as the accessible name" */
function tableCaption(el: Element, pass: Context, name: ComputedName): string | undefined {
  if (localName(el) !== 'table' || !isHtml(el) || name.from === 'native') return undefined;
  const caption = childOfTag(el, 'caption');
  return caption ? pass.text(visitTo(caption, 'label', rootVisit(el, pass))) : undefined;
}

/** "A summary element: … its subtree if it was not used as the accessible name" */
function summaryContent(el: Element, pass: Context, name: ComputedName): string | undefined {
  if (localName(el) !== 'summary' || !isHtml(el) || name.from === 'content' || name.from === '') return undefined;
  const parent = parentElement(el);
  return parent && childOfTag(parent, 'summary') === el ? pass.content(rootVisit(el, pass)) : undefined;
}

/** "An input element in the button, submit or reset state: … its value if it was not used as the accessible name" */
function buttonValue(el: Element, _pass: Context, name: ComputedName): string | undefined {
  if (localName(el) !== 'input' || !isHtml(el) || !BUTTONS.has(inputType(el as HTMLInputElement))) return undefined;
  const value = filled(attribute(el, 'value'));
  return value !== undefined && flat(inputValue(el as HTMLInputElement)) !== name.name ? value : undefined;
}
const BUTTONS: ReadonlySet<string> = new Set(['button', 'reset', 'submit']);

/** https://w3c.github.io/svg-aam/#mapping_additional_nd: `desc`, else a `title` that did not become the name */
function svgDescription(el: Element, _pass: Context, name: ComputedName): string | undefined {
  if (isHtml(el)) return undefined;
  const desc = svgChildText(el, 'desc');
  if (desc !== null) return desc;
  const title = svgChildText(el, 'title');
  return title !== null && flat(title) !== name.name ? title : undefined;
}

/**
 * "The title attribute if it was not used as the accessible name"
 * SPEC DIFFERENCE: nor where it only repeats the text that is there to read, as browsers have it.
 */
function tooltip(el: Element, pass: Context, name: ComputedName): string | undefined {
  const title = isHtml(el) && name.from !== 'title' ? attribute(el, 'title') : null;
  return title === null || isBlank(title) || showsText(el, title, pass) ? undefined : title;
}

const filled = (text: string | null): string | undefined => (text === null || isBlank(text) ? undefined : text);
