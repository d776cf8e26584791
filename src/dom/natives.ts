/**
 * The browser's own getters and methods, saved when the script loads. Neither a page that changes a prototype later nor
 * an element that shadows a property (`<input name="tagName">` in a form) can then affect what is read. A saved getter
 * works on nodes of every same-origin realm, because Web IDL checks the object and not its realm.
 */
import { hookRecord } from './hookRecord.ts';
import { untouchedProperty } from './untouched.ts';
import { ownFields } from '../standards/ownFields.ts';

const { apply } = Reflect;
/** Returns the method as a function whose first argument is the object. */
export const uncurry = Function.prototype.bind.bind(Function.prototype.call) as (fn: unknown) => unknown;

/** A class of the browser. Some engines lack it. */
type Owner = { readonly prototype: object } | undefined;

/**
 * Returns the saved getter of `property`, wherever on the prototype chain it is defined. The getter returns `undefined`
 * in engines that lack the property.
 */
/* @__NO_SIDE_EFFECTS__ */
export function getter<T extends object, R>(owner: Owner, property: string): (target: T) => R {
  const get = untouchedProperty(owner?.prototype, property)?.get;
  return get ? (uncurry(get) as (target: T) => R) : () => undefined as R;
}

/** Returns the saved getters of several properties of one class. */
/* @__NO_SIDE_EFFECTS__ */
export const getters = <T extends object, K extends readonly (keyof T & string)[]>(
  owner: { readonly prototype: T },
  ...names: K
): { readonly [I in keyof K]: (target: T) => T[K[I]] } =>
  names.map((name) => getter(owner, name)) as unknown as { readonly [I in keyof K]: (target: T) => T[K[I]] };

/**
 * Returns the saved method `name`, wherever on the prototype chain it is defined, as a function whose first argument is
 * the object. It returns `undefined` in engines that lack the method.
 * @param className see `untouchedProperty`
 */
/* @__NO_SIDE_EFFECTS__ */
export function method<F extends (target: never, ...args: never[]) => unknown>(
  owner: Owner,
  name: string,
  className?: string,
): F {
  const fn: unknown = untouchedProperty(owner?.prototype, name, className)?.value;
  return (fn ? uncurry(fn) : () => undefined) as F;
}

/** Returns the saved setter of `property`. The setter does nothing in engines that lack the property. */
/* @__NO_SIDE_EFFECTS__ */
export function setter<T extends object, V>(owner: Owner, property: string): (target: T, value: V) => void {
  const set = untouchedProperty(owner?.prototype, property)?.set;
  return set ? (uncurry(set) as (target: T, value: V) => void) : () => {};
}

const N = Node;
const E = Element;
const D = Document;
const S = ShadowRoot;

export const [
  nodeType,
  parentNode,
  firstChild,
  lastChild,
  nextSibling,
  previousSibling,
  ownerDocument,
  isConnected,
  nodeText,
  parentElement,
] = getters(
  N,
  'nodeType',
  'parentNode',
  'firstChild',
  'lastChild',
  'nextSibling',
  'previousSibling',
  'ownerDocument',
  'isConnected',
  'textContent',
  'parentElement',
);
/** Returns the `textContent` of a node, which must not be a document or a document type: these have none. */
export const textContent = nodeText as (node: Node) => string;
export const getRootNode = method<(n: Node) => Node>(N, 'getRootNode');
export const contains = method<(n: Node, other: Node | null) => boolean>(N, 'contains');
export const comparePosition = method<(n: Node, other: Node) => number>(N, 'compareDocumentPosition');
type Add = (t: EventTarget, type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => void;
const add = method<Add>(EventTarget, 'addEventListener');
/** Adds a listener that the document-start hook does not take for the page's. */
export const addListener: Add = (target, type, listener, options) => {
  // Own fields alone count: the page may have given `Object.prototype` a field `once`.
  const own = typeof options === 'object' ? ownFields<object>({}, options) : options;
  if (hookRecord) apply(hookRecord.add, target, [type, listener, own]);
  else add(target, type, listener, own);
};
export const removeListener = method<
  (t: EventTarget, type: string, listener: EventListener, options?: EventListenerOptions | boolean) => void
>(EventTarget, 'removeEventListener');
export const eventTarget = getter<Event, EventTarget | null>(Event, 'target');
export const eventType = getter<Event, string>(Event, 'type');
export const [recordTarget, addedNodes, removedNodes] = getters(MutationRecord, 'target', 'addedNodes', 'removedNodes');
const createIn = method<(doc: Document, namespace: string, tag: string) => Element>(D, 'createElementNS');
/** Creates an HTML element, also in a document that is not HTML. */
export const createElement = (doc: Document, tag: string): HTMLElement => createIn(doc, HTML, tag) as HTMLElement;
/** Returns the data of a text or comment node. */
export const data = getter<CharacterData, string>(CharacterData, 'data');

export const [
  localName,
  namespaceURI,
  openShadowRoot,
  assignedSlot,
  firstElementChild,
  nextElementSibling,
  previousElementSibling,
] = getters(
  E,
  'localName',
  'namespaceURI',
  'shadowRoot',
  'assignedSlot',
  'firstElementChild',
  'nextElementSibling',
  'previousElementSibling',
);
export const attribute = method<(el: Element, name: string) => string | null>(E, 'getAttribute');
export const hasAttribute = method<(el: Element, name: string) => boolean>(E, 'hasAttribute');
export const hasAttributes = method<(el: Element) => boolean>(E, 'hasAttributes');
export const attributeNames = method<(el: Element) => string[]>(E, 'getAttributeNames');
const NO_NAMES: readonly string[] = Object.freeze([]);
/** Returns the names of the element's attributes. Elements without attributes share one empty list. */
export const namesOf = (el: Element): readonly string[] => (hasAttributes(el) ? attributeNames(el) : NO_NAMES);
export const textAssignedSlot = getter<Text, HTMLSlotElement | null>(Text, 'assignedSlot');
export const propertyValue = method<(style: CSSStyleDeclaration, property: string) => string>(
  CSSStyleDeclaration,
  'getPropertyValue',
);
export const propertyPriority = method<(style: CSSStyleDeclaration, property: string) => string>(
  CSSStyleDeclaration,
  'getPropertyPriority',
);
export const closest = method<(el: Element, selector: string) => Element | null>(E, 'closest');
export const matches = method<(el: Element, selector: string) => boolean>(E, 'matches');
/** Tells whether the element matches the selector, or returns null if the browser does not support the selector. */
export function matchesIfSupported(el: Element, selector: string): boolean | null {
  try {
    return matches(el, selector);
  } catch {
    return null;
  }
}
export const querySelector = method<(el: Element, selector: string) => Element | null>(E, 'querySelector');

const DOCUMENT = 9;
const FRAGMENT = 11;
type QueryAll = (root: ParentNode, selector: string) => NodeListOf<Element>;
const queryElement = method<QueryAll>(E, 'querySelectorAll');
const queryDocument = method<QueryAll>(D, 'querySelectorAll');
const queryFragment = method<QueryAll>(DocumentFragment, 'querySelectorAll');
export const querySelectorAll: QueryAll = (root, selector) => {
  const type = nodeType(root);
  const query = type === DOCUMENT ? queryDocument : type === FRAGMENT ? queryFragment : queryElement;
  return query(root, selector);
};

export const [shadowHost, shadowActiveElement] = getters(S, 'host', 'activeElement');
export const assignedNodes = method<(slot: HTMLSlotElement, options?: AssignedNodesOptions) => Node[]>(
  HTMLSlotElement,
  'assignedNodes',
);
// Documents for tests outside of a browser may lack it.
const FrameElement = (globalThis as Partial<typeof globalThis>).HTMLFrameElement;
const documentOf = new Map<string, (frame: Element) => Document | null>([
  ['iframe', getter(HTMLIFrameElement, 'contentDocument')],
  ['frame', getter(FrameElement, 'contentDocument')],
  ['object', getter(HTMLObjectElement, 'contentDocument')],
]);
/** Returns the document in a frame or object. Undefined for an embed, which has no such property. */
export const frameDocument = (frame: Element): Document | null | undefined => documentOf.get(localName(frame))?.(frame);
const windowOf = /* @__PURE__ */ new Map<string, (frame: Element) => Window | null>([
  ['iframe', getter(HTMLIFrameElement, 'contentWindow')],
  ['frame', getter(FrameElement, 'contentWindow')],
]);
/** Returns the window in an iframe or in a frame of a frameset. */
export const frameWindow = (frame: Element): Window | null => windowOf.get(localName(frame))?.(frame) ?? null;

export const [
  documentElement,
  documentTitle,
  documentWindow,
  activeElement,
  documentVisibility,
  documentReadiness,
  designMode,
  contentType,
  documentFonts,
  documentUrl,
  scrollingElement,
] = getters(
  D,
  'documentElement',
  'title',
  'defaultView',
  'activeElement',
  'visibilityState',
  'readyState',
  'designMode',
  'contentType',
  'fonts',
  'URL',
  'scrollingElement',
);
/** Returns the root element, or a new `<html>` element outside of the page if a script has removed the root. */
export const rootElement = (doc: Document): Element => documentElement(doc) ?? createElement(doc, 'html');
const body = getter<Document, HTMLElement | null>(D, 'body');
/** Returns the body, the outermost frameset, or the root of a document that is not HTML, such as a drawing. */
export function documentBody(doc: Document): Element | null {
  const root = body(doc) ?? documentElement(doc);
  return root && namespaceURI(root) === HTML && localName(root) === 'html' ? null : root;
}
/**
 * Returns a function that calls a getter or method on either a document or a shadow root.
 * @param save returns the saved getter or method of one of the two classes
 */
/* @__NO_SIDE_EFFECTS__ */
function ofTree<R>(save: (owner: Owner) => (tree: Node) => R): (tree: Document | ShadowRoot) => R {
  const [ofDocument, ofRoot] = [save(D), save(S)];
  return (tree) => (nodeType(tree) === DOCUMENT ? ofDocument(tree) : ofRoot(tree));
}
const getAnimations = ofTree<Animation[] | undefined>((owner) => method(owner, 'getAnimations'));
/** Returns the animations of a tree, without those of the shadow trees in it. */
export const animationsIn = (root: Document | ShadowRoot): Animation[] => getAnimations(root) ?? [];
const sheetsOf = ofTree<StyleSheetList>((owner) => getter(owner, 'styleSheets'));
const adoptedSheetsOf = ofTree<CSSStyleSheet[] | undefined>((owner) => getter(owner, 'adoptedStyleSheets'));
/**
 * Returns the style sheets of a tree in the order of the cascade, in which adopted ones come last.
 * https://drafts.csswg.org/cssom/#documentorshadowroot-final-css-style-sheets
 */
export function styleSheetsOf(root: Document | ShadowRoot): CSSStyleSheet[] {
  const sheets: CSSStyleSheet[] = [];
  // Reads by index, since iterators of these lists are slow and a page has one list for each shadow root.
  for (const list of [sheetsOf(root), adoptedSheetsOf(root)])
    for (let i = 0, { length } = list ?? []; i < length; i++) sheets.push((list as StyleSheetList)[i] as CSSStyleSheet);
  return sheets;
}
export const createTreeWalker = method<(doc: Document, root: Node, show: number) => TreeWalker>(D, 'createTreeWalker');
export const nextNode = method<(walker: TreeWalker) => Node | null>(TreeWalker, 'nextNode');
const docById = method<(d: Document, id: string) => Element | null>(D, 'getElementById');
const fragmentById = method<(f: DocumentFragment, id: string) => Element | null>(DocumentFragment, 'getElementById');
/** Returns the first element with that id in the tree scope of `root` (a document or a shadow root). */
export const elementById = (root: Document | ShadowRoot, id: string): Element | null =>
  nodeType(root) === DOCUMENT ? docById(root as Document, id) : fragmentById(root as ShadowRoot, id);

const referenceTarget = getter<ShadowRoot, string | null | undefined>(S, 'referenceTarget');
/**
 * Returns the element to which a reference to the given one leads: the element itself or, if its open shadow root names
 * a reference target, the element with that id in the shadow tree, and null if there is none. Only Chromium has
 * reference targets.
 * https://github.com/WICG/webcomponents/blob/gh-pages/proposals/reference-target-explainer.md
 */
export function referredTo(el: Element | null): Element | null {
  const root = el && openShadowRoot(el);
  const id = root ? referenceTarget(root) : null;
  return typeof id === 'string' ? referredTo(elementById(root as ShadowRoot, id)) : el;
}

export const [inputType, inputValue, inputFiles, inputChecked, inputIndeterminate, inputValueAsNumber] = getters(
  HTMLInputElement,
  'type',
  'value',
  'files',
  'checked',
  'indeterminate',
  'valueAsNumber',
);
export const fileName = getter<File, string>(File, 'name');
/**
 * Returns the names of the files in a file input. Its `value` has only the first one, after the invisible prefix
 * `C:\fakepath\`.
 * https://html.spec.whatwg.org/multipage/input.html#fakepath-srsly
 */
export const fileNames = (input: HTMLInputElement): string =>
  [...(inputFiles(input) ?? [])].map((file) => fileName(file)).join(', ');
export const textareaValue = getter<HTMLTextAreaElement, string>(HTMLTextAreaElement, 'value');
export const [selectOptions, selectMultiple, selectSize] = getters(HTMLSelectElement, 'options', 'multiple', 'size');
/** `optionLabel` is what browsers show: the `label` attribute, or else the text. */
export const [optionSelected, optionText, optionLabel] = getters(HTMLOptionElement, 'selected', 'text', 'label');
export const detailsOpen = getter<HTMLDetailsElement, boolean>(HTMLDetailsElement, 'open');
export const isContentEditable = getter<HTMLElement, boolean>(HTMLElement, 'isContentEditable');
const controlOfLabel = getter<HTMLLabelElement, Element | null>(HTMLLabelElement, 'control');
/** Returns the control of a label, which may be in a shadow tree. */
export const labelControl = (label: HTMLLabelElement): Element | null => referredTo(controlOfLabel(label));

const HTML = 'http://www.w3.org/1999/xhtml';
const FIELDS = {
  button: HTMLButtonElement,
  input: HTMLInputElement,
  select: HTMLSelectElement,
  textarea: HTMLTextAreaElement,
};
const messageOf = new Map(
  Object.entries(FIELDS).map(([tag, owner]) => [tag, getter<Element, string>(owner, 'validationMessage')]),
);
/** Returns why the value of an HTML control is not valid; empty if it is valid or the element is not a control. */
export const validationMessage = (el: Element): string =>
  (namespaceURI(el) === HTML && messageOf.get(localName(el))?.(el)) || '';
/** Returns the element's EditContext, by which a page that draws its own text receives typing; only in Chromium. */
export const editContext = getter<HTMLElement, EventTarget | null | undefined>(HTMLElement, 'editContext');
const reflected = new Map<string, (el: Element) => readonly Element[] | null>([
  ['aria-labelledby', getter(E, 'ariaLabelledByElements')],
  ['aria-describedby', getter(E, 'ariaDescribedByElements')],
  ['aria-owns', getter(E, 'ariaOwnsElements')],
]);
/**
 * Returns the elements that a script set as the value of an ARIA reference attribute. Returns null if there are none or
 * if the engine does not support reflection.
 */
export const reflectedElements = (el: Element, attributeName: string): readonly Element[] | null =>
  reflected.get(attributeName)?.(el) ?? null;
export const selectedOptions = getter<HTMLSelectElement, HTMLCollectionOf<HTMLOptionElement>>(
  HTMLSelectElement,
  'selectedOptions',
);
export const [meterValue, meterMin, meterMax] = getters(HTMLMeterElement, 'value', 'min', 'max');
export const [progressValue, progressMax, progressPosition] = getters(HTMLProgressElement, 'value', 'max', 'position');
