import { inputType, localName, namespaceURI, nodeType, selectMultiple, selectSize, uncurry } from './natives.ts';
import { wordSet } from '../standards/words.ts';

/**
 * The functions of this file test for kinds of nodes. They work across realms and for elements that shadow their own
 * properties.
 */
const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

export const isElement = (node: Node): node is Element => nodeType(node) === 1;
/** Tells whether a target of events is an element. A window is none, even if a page gives every object a `nodeType`. */
export function isElementTarget(target: object | null | undefined): target is Element {
  try {
    return !!target && 'nodeType' in target && isElement(target as Node);
  } catch {
    return false;
  }
}
export const isText = (node: Node): node is Text => nodeType(node) === 3;
export const isDocument = (node: Node): node is Document => nodeType(node) === 9;
/** Tells whether a node is a shadow root, the only kind of document fragment that can have a host. */
export const isShadowRoot = (node: Node): node is ShadowRoot => nodeType(node) === 11 && 'host' in node;
export const isHtml = (el: Element): el is HTMLElement => namespaceURI(el) === HTML;
export const isSvg = (el: Element): el is SVGElement => namespaceURI(el) === SVG;

const describeObject = /* @__PURE__ */ uncurry(Object.prototype.toString) as (value: unknown) => string;
/**
 * Returns the name of an object's class, such as `MessagePort`, in every realm: that of the language's own object, or
 * else `Symbol.toStringTag`. https://tc39.es/ecma262/#sec-object.prototype.tostring
 */
export const classOf = (value: unknown): string => describeObject(value).slice(8, -1);

interface TagMap {
  input: HTMLInputElement;
  textarea: HTMLTextAreaElement;
  select: HTMLSelectElement;
  option: HTMLOptionElement;
  button: HTMLButtonElement;
  label: HTMLLabelElement;
  form: HTMLFormElement;
  iframe: HTMLIFrameElement;
  dialog: HTMLDialogElement;
  details: HTMLDetailsElement;
  slot: HTMLSlotElement;
  a: HTMLAnchorElement;
  img: HTMLImageElement;
  summary: HTMLElement;
  fieldset: HTMLFieldSetElement;
  area: HTMLAreaElement;
  meter: HTMLMeterElement;
  progress: HTMLProgressElement;
  table: HTMLTableElement;
  td: HTMLTableCellElement;
  main: HTMLElement;
  blockquote: HTMLQuoteElement;
}
/** Tells whether the element is an HTML element with that tag (never an SVG element of the same name). */
export const isTag = <T extends keyof TagMap>(el: Element, tag: T): el is TagMap[T] =>
  localName(el) === tag && isHtml(el);

export const isInput = (el: Element): el is HTMLInputElement => isTag(el, 'input');
export const isSelect = (el: Element): el is HTMLSelectElement => isTag(el, 'select');
export const isTextarea = (el: Element): el is HTMLTextAreaElement => isTag(el, 'textarea');

/** Returns the type of an `<input>`, and an empty string for any other element. */
export const inputTypeOf = (el: Element): string => (isInput(el) ? inputType(el) : '');

/** Tells whether the element is a `<select>` that shows its options in the page rather than in a list that opens. */
export const isListBox = (el: Element): boolean => isSelect(el) && (selectMultiple(el) || selectSize(el) > 1);

const NOT_TEXT = wordSet('button checkbox color file hidden image radio range reset submit');
/** Tells whether the element is an `<input>` into which text (including dates and numbers) can be typed. */
export const isTextInput = (el: Element): el is HTMLInputElement => isInput(el) && !NOT_TEXT.has(inputType(el));

/** Tells whether the element is an `<input>` or a `<textarea>` into which text can be typed. */
export const isTextField = (el: Element): el is HTMLInputElement | HTMLTextAreaElement =>
  isTextInput(el) || isTextarea(el);
