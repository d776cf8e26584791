import {
  attribute, hasAttribute, hasAttributes, labelControl, parentElement,
} from '../dom/natives.ts';
import { isHtml, isTag } from '../dom/kinds.ts';
import type { ElementStyle } from '../layout/ElementStyle.ts';
import { firstSummary } from './disclosure.ts';
import { INTERACTIVE_ROLES } from '../spec/roles.ts';

/** The evidence that an element can be clicked or typed into, strongest first. */
export type Signal =
  | 'native' | 'editable' | 'handler' | 'role' | 'focusable' | 'framework-attribute' | 'cursor' | 'class-name';

/** What the walk knows of an element when it asks. */
export interface Candidate {
  readonly el: Element;
  readonly tag: string;
  /** Computed role; empty if generic or none. */
  readonly role: string;
  readonly style: ElementStyle;
  /** Computed cursor of the flat-tree parent. */
  readonly outerCursor: string;
  /** Some ancestor is itself a target: weak evidence inside it says nothing new. */
  readonly insideTarget: boolean;
}

type Rule = readonly [Signal, (c: Candidate) => boolean];

const NATIVE = new Set(['button', 'input', 'select', 'textarea']);
const FRAMEWORK_ATTRIBUTES = [
  'ng-click', 'v-on:click', '@click', 'data-action', 'data-turbo-method', 'x-on:click', 'hx-get', 'hx-post', 'hx-put', 'hx-delete',
  'hx-patch', 'jsaction', 'data-ng-click', '(click)', 'on:click',
];
const CLASS_NAME = /(?:^|\s)(?:btn|button|link|clickable|interactive)(?:-(?:primary|secondary|default|danger|success|link|outline|icon))?(?:\s|$)/i;

const STRONG: readonly Rule[] = [
  ['native', ({ el, tag, role }) => isHtml(el) && (NATIVE.has(tag) || ((tag === 'a' || tag === 'area') && hasAttribute(el, 'href')) ||
    (tag === 'summary' && isDisclosure(el)) || (tag === 'option' && role === 'option') ||
    ((tag === 'video' || tag === 'audio') && hasAttribute(el, 'controls')))],
  ['native', ({ el, tag }) => tag === 'a' && !isHtml(el) && (hasAttribute(el, 'href') || hasAttribute(el, 'xlink:href'))],
  ['editable', ({ el }) => isEditingHost(el)],
  ['handler', ({ el }) => HANDLERS.some((name) => hasAttribute(el, name)) || onclick(el)],
  ['role', ({ role }) => INTERACTIVE_ROLES.has(role)],
  ['focusable', ({ el }) => Number.parseInt(attribute(el, 'tabindex') ?? '', 10) >= 0],
  ['framework-attribute', ({ el }) => FRAMEWORK_ATTRIBUTES.some((name) => hasAttribute(el, name))],
];

const HANDLERS = ['onclick', 'onmousedown', 'onpointerdown', 'onmouseup', 'onpointerup', 'ondblclick', 'ontouchstart'];

const WEAK: readonly Rule[] = [
  ['cursor', ({ el, style, outerCursor, insideTarget }) =>
    style.cursor === 'pointer' && outerCursor !== 'pointer' && !insideTarget && !labelsControl(el)],
  ['class-name', ({ el, insideTarget }) => !insideTarget && !labelsControl(el) && CLASS_NAME.test(attribute(el, 'class') ?? '')],
];

/** The strongest signal that the element is a target of clicks or input; null if there is none. */
export function clickSignal(c: Candidate): Signal | null {
  if (c.tag === 'body' || c.tag === 'html') return isEditingHost(c.el) ? 'editable' : null;
  // A handler set as a property leaves no attribute: native, handler and cursor rules are asked of bare elements too.
  const rules = hasAttributes(c.el) ? STRONG : BARE;
  for (const [signal, holds] of rules) if (holds(c)) return signal;
  for (const [signal, holds] of WEAK) if (holds(c)) return signal;
  return null;
}

const BARE = STRONG.filter(([signal]) => signal === 'native' || signal === 'role')
  .concat([['handler', ({ el }) => onclick(el)]]);

export const isWeak = (signal: Signal): boolean => signal === 'cursor' || signal === 'class-name';

function isDisclosure(el: Element): boolean {
  const parent = parentElement(el);
  if (!parent || !isTag(parent, 'details')) return false;
  return firstSummary(parent) === el;
}

/** The outermost editable element (HTML, "editing host"). */
export function isEditingHost(el: Element): boolean {
  const value = attribute(el, 'contenteditable');
  return value !== null && value.toLowerCase() !== 'false' && isHtml(el);
}

function labelsControl(el: Element): boolean {
  return isTag(el, 'label') && labelControl(el) !== null;
}

function onclick(el: Element): boolean {
  const handler = isHtml(el) ? htmlOnclick(el) : svgOnclick !== null && 'ownerSVGElement' in el ? svgOnclick(el) : null;
  return handler !== null && !isReactContainer(el);
}

/** React sets an empty `onclick` on the containers that it only delegates from; it marks them as listened on. */
const isReactContainer = (el: Element): boolean => Object.keys(el).some((key) => key.startsWith('_reactListening'));

const htmlOnclick = handlerGetter(HTMLElement.prototype) as (el: Element) => unknown;
const svgOnclick = handlerGetter(SVGElement.prototype);
function handlerGetter(prototype: object): ((el: Element) => unknown) | null {
  const get = Object.getOwnPropertyDescriptor(prototype, 'onclick')?.get;
  return get ? (Function.prototype.call.bind(get) as (el: Element) => unknown) : null;
}



