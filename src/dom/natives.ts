/**
 * The browser's own getters and methods, saved when the script loads. Neither a page that changes a prototype later nor
 * an element that shadows a property (`<input name="tagName">` in a form) can then affect what is read. A saved getter
 * works on nodes of every same-origin realm, because Web IDL checks the object and not its realm.
 */
import { hookRecord } from './hookRecord.ts';
import { untouchedProperty } from './untouched.ts';
import { ownFields } from '../standards/ownFields.ts';

const { apply } = Reflect;
const uncurry = Function.prototype.bind.bind(Function.prototype.call) as (fn: unknown) => unknown;

/**
 * Returns the saved getter of `property`, wherever on the prototype chain it is defined. The getter returns `undefined`
 * in engines that lack the property.
 */
/* @__NO_SIDE_EFFECTS__ */
export function getter<T extends object, R>(prototype: object, property: string): (target: T) => R {
  const get = untouchedProperty(prototype, property)?.get;
  return get ? (uncurry(get) as (target: T) => R) : () => undefined as R;
}

/* @__NO_SIDE_EFFECTS__ */
export function method<F extends (target: never, ...args: never[]) => unknown>(prototype: object, name: string): F {
  const fn: unknown = untouchedProperty(prototype, name)?.value;
  return (fn ? uncurry(fn) : () => undefined) as F;
}

/** Returns the saved setter of `property`. The setter does nothing in engines that lack the property. */
/* @__NO_SIDE_EFFECTS__ */
export function setter<T extends object, V>(prototype: object, property: string): (target: T, value: V) => void {
  const set = untouchedProperty(prototype, property)?.set;
  return set ? (uncurry(set) as (target: T, value: V) => void) : () => {};
}

const N = Node.prototype;
const E = Element.prototype;
const D = Document.prototype;
const S = ShadowRoot.prototype;

export const nodeType = getter<Node, number>(N, 'nodeType');
export const parentNode = getter<Node, ParentNode | null>(N, 'parentNode');
export const firstChild = getter<Node, ChildNode | null>(N, 'firstChild');
export const lastChild = getter<Node, ChildNode | null>(N, 'lastChild');
export const nextSibling = getter<Node, ChildNode | null>(N, 'nextSibling');
export const previousSibling = getter<Node, ChildNode | null>(N, 'previousSibling');
export const ownerDocument = getter<Node, Document | null>(N, 'ownerDocument');
export const isConnected = getter<Node, boolean>(N, 'isConnected');
export const textContent = getter<Node, string | null>(N, 'textContent');
export const getRootNode = method<(n: Node) => Node>(N, 'getRootNode');
export const contains = method<(n: Node, other: Node | null) => boolean>(N, 'contains');
export const comparePosition = method<(n: Node, other: Node) => number>(N, 'compareDocumentPosition');
type Add = (t: EventTarget, type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => void;
const add = method<Add>(EventTarget.prototype, 'addEventListener');
/** Adds a listener that the document-start hook does not take for the page's. */
export const addListener: Add = (target, type, listener, options) => {
  // Own fields alone count: the page may have given `Object.prototype` a field `once`.
  const own = typeof options === 'object' ? ownFields<object>({}, options) : options;
  if (hookRecord) apply(hookRecord.add, target, [type, listener, own]);
  else add(target, type, listener, own);
};
export const removeListener = method<
  (t: EventTarget, type: string, listener: EventListener, options?: EventListenerOptions | boolean) => void
>(EventTarget.prototype, 'removeEventListener');
export const eventTarget = getter<Event, EventTarget | null>(Event.prototype, 'target');
export const recordTarget = getter<MutationRecord, Node>(MutationRecord.prototype, 'target');
export const addedNodes = getter<MutationRecord, NodeList>(MutationRecord.prototype, 'addedNodes');
export const removedNodes = getter<MutationRecord, NodeList>(MutationRecord.prototype, 'removedNodes');
const createIn = method<(doc: Document, namespace: string, tag: string) => Element>(D, 'createElementNS');
/** Creates an HTML element, also in a document of another kind. */
export const createElement = (doc: Document, tag: string): HTMLElement => createIn(doc, HTML, tag) as HTMLElement;
/** Returns the data of a text or comment node. */
export const data = getter<CharacterData, string>(CharacterData.prototype, 'data');

export const localName = getter<Element, string>(E, 'localName');
export const namespaceURI = getter<Element, string | null>(E, 'namespaceURI');
export const attribute = method<(el: Element, name: string) => string | null>(E, 'getAttribute');
export const hasAttribute = method<(el: Element, name: string) => boolean>(E, 'hasAttribute');
export const hasAttributes = method<(el: Element) => boolean>(E, 'hasAttributes');
export const attributeNames = method<(el: Element) => string[]>(E, 'getAttributeNames');
const NO_NAMES: readonly string[] = Object.freeze([]);
/** Returns the names of the element's attributes. Elements without attributes share one empty list. */
export const namesOf = (el: Element): readonly string[] => (hasAttributes(el) ? attributeNames(el) : NO_NAMES);
export const openShadowRoot = getter<Element, ShadowRoot | null>(E, 'shadowRoot');
export const assignedSlot = getter<Element | Text, HTMLSlotElement | null>(E, 'assignedSlot');
export const textAssignedSlot = getter<Text, HTMLSlotElement | null>(Text.prototype, 'assignedSlot');
export const closest = method<(el: Element, selector: string) => Element | null>(E, 'closest');
export const matches = method<(el: Element, selector: string) => boolean>(E, 'matches');
export const parentElement = getter<Node, Element | null>(N, 'parentElement');
export const firstElementChild = getter<Element, Element | null>(E, 'firstElementChild');
export const nextElementSibling = getter<Element, Element | null>(E, 'nextElementSibling');
export const previousElementSibling = getter<Element, Element | null>(E, 'previousElementSibling');
export const querySelectorAll = (root: ParentNode, selector: string): NodeListOf<Element> =>
  apply(queryAllOf(root), root, [selector]) as NodeListOf<Element>;

const DOCUMENT = 9;
const FRAGMENT = 11;
const queryAll = {
  element: E.querySelectorAll,
  document: D.querySelectorAll,
  fragment: DocumentFragment.prototype.querySelectorAll,
};
function queryAllOf(root: Node): (selector: string) => NodeListOf<Element> {
  const type = nodeType(root);
  return type === DOCUMENT ? queryAll.document : type === FRAGMENT ? queryAll.fragment : queryAll.element;
}

export const shadowHost = getter<ShadowRoot, Element>(S, 'host');
export const assignedNodes = method<(slot: HTMLSlotElement, options?: AssignedNodesOptions) => Node[]>(
  HTMLSlotElement.prototype,
  'assignedNodes',
);
const documentOf = new Map<string, (frame: Element) => Document | null>([
  ['iframe', getter(HTMLIFrameElement.prototype, 'contentDocument')],
  // Documents for tests outside of a browser may lack it.
  ['frame', getter((globalThis as Partial<typeof globalThis>).HTMLFrameElement?.prototype ?? {}, 'contentDocument')],
  ['object', getter(HTMLObjectElement.prototype, 'contentDocument')],
]);
/** Returns the document in a frame or object. Undefined for an embed, which has no such property. */
export const frameDocument = (frame: Element): Document | null | undefined => documentOf.get(localName(frame))?.(frame);
export const frameWindow = getter<HTMLIFrameElement, Window | null>(HTMLIFrameElement.prototype, 'contentWindow');

export const documentElement = getter<Document, Element | null>(D, 'documentElement');
const body = getter<Document, HTMLElement | null>(D, 'body');
/** Returns the body, the outermost frameset, or the root of a document that is not HTML, such as a drawing. */
export function documentBody(doc: Document): Element | null {
  const root = body(doc) ?? documentElement(doc);
  return root && namespaceURI(root) === HTML && localName(root) === 'html' ? null : root;
}
export const documentTitle = getter<Document, string>(D, 'title');
export const documentWindow = getter<Document, (Window & typeof globalThis) | null>(D, 'defaultView');
export const activeElement = getter<Document, Element | null>(D, 'activeElement');
export const shadowActiveElement = getter<ShadowRoot, Element | null>(S, 'activeElement');
export const documentVisibility = getter<Document, DocumentVisibilityState>(D, 'visibilityState');
export const documentReadiness = getter<Document, DocumentReadyState>(D, 'readyState');
export const documentFonts = getter<Document, FontFaceSet | undefined>(D, 'fonts');
const documentAnimations = method<(doc: Document) => Animation[] | undefined>(D, 'getAnimations');
const rootAnimations = method<(root: ShadowRoot) => Animation[] | undefined>(S, 'getAnimations');
/** Returns the animations of a tree, without those of the shadow trees in it. */
export const animationsIn = (root: Document | ShadowRoot): Animation[] =>
  (nodeType(root) === DOCUMENT ? documentAnimations(root as Document) : rootAnimations(root as ShadowRoot)) ?? [];
const documentSheets = getter<Document, StyleSheetList>(D, 'styleSheets');
const rootSheets = getter<ShadowRoot, StyleSheetList>(S, 'styleSheets');
const documentAdopted = getter<Document, readonly CSSStyleSheet[] | undefined>(D, 'adoptedStyleSheets');
const rootAdopted = getter<ShadowRoot, readonly CSSStyleSheet[] | undefined>(S, 'adoptedStyleSheets');
/**
 * Returns the style sheets of a tree in the order of the cascade, in which adopted ones come last.
 * https://drafts.csswg.org/cssom/#documentorshadowroot-final-css-style-sheets
 */
export function styleSheetsOf(root: Document | ShadowRoot): CSSStyleSheet[] {
  const isDocument = nodeType(root) === DOCUMENT;
  const lists = isDocument
    ? [documentSheets(root as Document), documentAdopted(root as Document)]
    : [rootSheets(root as ShadowRoot), rootAdopted(root as ShadowRoot)];
  const sheets: CSSStyleSheet[] = [];
  // Reads by index, since iterators of these lists are slow and a page has one list for each shadow root.
  for (const list of lists)
    for (let i = 0, { length } = list ?? []; i < length; i++) sheets.push((list as StyleSheetList)[i] as CSSStyleSheet);
  return sheets;
}
export const documentUrl = getter<Document, string>(D, 'URL');
export const createTreeWalker = method<(doc: Document, root: Node, show: number) => TreeWalker>(D, 'createTreeWalker');
export const nextNode = method<(walker: TreeWalker) => Node | null>(TreeWalker.prototype, 'nextNode');
const docById = method<(d: Document, id: string) => Element | null>(D, 'getElementById');
const fragmentById = method<(f: DocumentFragment, id: string) => Element | null>(
  DocumentFragment.prototype,
  'getElementById',
);
/** Returns the first element with that id in the tree scope of `root` (a document or a shadow root). */
export const elementById = (root: Document | ShadowRoot, id: string): Element | null =>
  nodeType(root) === DOCUMENT ? docById(root as Document, id) : fragmentById(root as ShadowRoot, id);

export const inputType = getter<HTMLInputElement, string>(HTMLInputElement.prototype, 'type');
export const inputValue = getter<HTMLInputElement, string>(HTMLInputElement.prototype, 'value');
export const inputFiles = getter<HTMLInputElement, FileList | null>(HTMLInputElement.prototype, 'files');
export const fileName = getter<File, string>(File.prototype, 'name');
/**
 * Returns the names of the files in a file input. Its `value` has only the first one, after the invisible prefix
 * `C:\fakepath\`.
 * https://html.spec.whatwg.org/multipage/input.html#fakepath-srsly
 */
export const fileNames = (input: HTMLInputElement): string =>
  [...(inputFiles(input) ?? [])].map((file) => fileName(file)).join(', ');
export const inputChecked = getter<HTMLInputElement, boolean>(HTMLInputElement.prototype, 'checked');
export const inputIndeterminate = getter<HTMLInputElement, boolean>(HTMLInputElement.prototype, 'indeterminate');
export const textareaValue = getter<HTMLTextAreaElement, string>(HTMLTextAreaElement.prototype, 'value');
export const selectOptions = getter<HTMLSelectElement, HTMLOptionsCollection>(HTMLSelectElement.prototype, 'options');
export const selectMultiple = getter<HTMLSelectElement, boolean>(HTMLSelectElement.prototype, 'multiple');
export const optionSelected = getter<HTMLOptionElement, boolean>(HTMLOptionElement.prototype, 'selected');
export const optionText = getter<HTMLOptionElement, string>(HTMLOptionElement.prototype, 'text');
export const detailsOpen = getter<HTMLDetailsElement, boolean>(HTMLDetailsElement.prototype, 'open');
export const isContentEditable = getter<HTMLElement, boolean>(HTMLElement.prototype, 'isContentEditable');
export const labelControl = getter<HTMLLabelElement, HTMLElement | null>(HTMLLabelElement.prototype, 'control');

const HTML = 'http://www.w3.org/1999/xhtml';
const messageOf = new Map<string, (el: Element) => string>([
  ['button', getter(HTMLButtonElement.prototype, 'validationMessage')],
  ['input', getter(HTMLInputElement.prototype, 'validationMessage')],
  ['select', getter(HTMLSelectElement.prototype, 'validationMessage')],
  ['textarea', getter(HTMLTextAreaElement.prototype, 'validationMessage')],
]);
/** Returns why the value of an HTML control is not valid, or an empty text. */
export const validationMessage = (el: Element): string =>
  (namespaceURI(el) === HTML && messageOf.get(localName(el))?.(el)) || '';
/** Returns the element's EditContext, by which a page that draws its own text receives typing; only in Chromium. */
export const editContext = getter<HTMLElement, EventTarget | null | undefined>(HTMLElement.prototype, 'editContext');
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
  HTMLSelectElement.prototype,
  'selectedOptions',
);
export const selectSize = getter<HTMLSelectElement, number>(HTMLSelectElement.prototype, 'size');
export const inputValueAsNumber = getter<HTMLInputElement, number>(HTMLInputElement.prototype, 'valueAsNumber');
export const meterValue = getter<HTMLMeterElement, number>(HTMLMeterElement.prototype, 'value');
export const meterMin = getter<HTMLMeterElement, number>(HTMLMeterElement.prototype, 'min');
export const meterMax = getter<HTMLMeterElement, number>(HTMLMeterElement.prototype, 'max');
export const progressValue = getter<HTMLProgressElement, number>(HTMLProgressElement.prototype, 'value');
export const progressMax = getter<HTMLProgressElement, number>(HTMLProgressElement.prototype, 'max');
export const progressPosition = getter<HTMLProgressElement, number>(HTMLProgressElement.prototype, 'position');
