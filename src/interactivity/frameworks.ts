import { isString } from '../standards/values.ts';
import { documentWindow, matchesIfSupported, ownerDocument, parentNode } from '../dom/natives.ts';

/**
 * Finds event handlers in the data that frameworks keep on DOM objects. An element without its own listener is still a
 * target if a framework calls a handler for it from a listener on an ancestor. These properties can be read only in the
 * page's own JavaScript world, not in an extension's isolated world.
 */
type PropertyBag = Record<string | symbol, unknown>;

/** The types of the events of presses, as a part of a pattern. */
export const PRESSES = '(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend)';
const PRESS = new RegExp(`^(?:on)?:?${PRESSES}`, 'i');
/**
 * Tells whether an event type, or a handler's name such as `onClick`, is that of a click or of a pointer that goes down
 * or up.
 */
export const isPress = (type: string): boolean => PRESS.test(type);

/**
 * Tells whether React's props have a click handler. Handlers for other presses do not count, since they often only keep
 * the focus or close a layer.
 */
const hasClickHandler = (of: unknown): boolean =>
  isObject(of) && Boolean(of['onClick'] ?? of['onClickCapture'] ?? of['onDoubleClick']);

/** Tells whether the object has a property with the name of a handler for presses. */
function hasPressHandler(of: unknown, found: DelegatedHandlers): boolean {
  if (!isObject(of)) return false;
  const keys = keysOf(of);
  // The keys count towards the limit, because a proxy of the page may have many, and return itself for each of them.
  found.virtualNodes += keys.length >> 3;
  return keys.some((key) => PRESS.test(key) && of[key]);
}
/** The number of properties or items of one object that are examined, since an object of a page may have any number. */
const MAX_PARTS = 1000;
const keysOf = (of: object): string[] => Object.keys(of).slice(0, MAX_PARTS);
/** Returns the objects in a list, or an empty list for any other value. */
function itemsOf(value: unknown, max = MAX_PARTS): PropertyBag[] {
  const items: PropertyBag[] = [];
  const length = Array.isArray(value) ? Math.min(value.length, max) : 0;
  for (let i = 0; i < length; i++) {
    const item: unknown = (value as unknown[])[i];
    if (isObject(item)) items.push(item);
  }
  return items;
}
const isObject = (value: unknown): value is PropertyBag => typeof value === 'object' && value !== null;

/** Match the keys under which frameworks keep the handlers of an element by name. jQuery keeps them in `events`. */
const REACT_PROPS = /^__react(?:Props|EventHandlers)\$/;
const LISTENERS = /^(?:_vei|\$EV|l|__e|_listeners|events)$/;
const JQUERY = /^jQuery\d/;

/**
 * One rule for each framework: a pattern of the property's key, and a test that returns whether the value holds a
 * handler for the object itself. The test adds handlers that it finds for other elements to `found`.
 */
const RULES: readonly (readonly [
  key: RegExp,
  holdsHandler: (value: unknown, found: DelegatedHandlers, owner: object) => boolean | void,
])[] = [
  // React 17 and later, and React 16, keep the props; React 15 keeps the instance, which has its element.
  [REACT_PROPS, hasClickHandler],
  [
    /^__reactInternalInstance\$/,
    (value) =>
      isObject(value) && isObject(value['_currentElement']) && hasClickHandler(value['_currentElement']['props']),
  ],
  // Vue 3: invokers; Inferno and Preact: listeners; Svelte 5 and Hyperapp: events.
  [LISTENERS, hasPressHandler],
  // Vue 2 (component), Mithril and Inferno (root): virtual nodes.
  [/^(?:__vue__|vnodes|\$V)$/, collectFromVirtualNodes],
  // Svelte 5.0, Solid and d3 3: one property for each event; zone.js (Angular): its tasks.
  [
    new RegExp(`^(?:\\$\\$|__(?:on)?|__zone_symbol__)${PRESSES}`),
    (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)),
  ],
  // d3 4 and later.
  [/^__on$/, (value) => itemsOf(value).some((on) => isPress(String(on['type'])))],
  [
    JQUERY,
    (value, found, owner) =>
      hasJqueryHandler(typeof value === 'number' ? jqueryData(owner as Element) : value, found, owner),
  ],
  [/^_\$litPart\$$/, collectFromLitParts],
  [
    /^htmx-internal-data$/,
    (value) => isObject(value) && itemsOf(value['listenerInfos']).some((info) => isPress(String(info['trigger']))),
  ],
];

/** Handlers that a framework does not keep on the element itself. */
export class DelegatedHandlers {
  /** The elements for which handlers were found in virtual nodes and parts. */
  readonly elements = new WeakSet<object>();
  /** The number of virtual nodes and parts that were examined. */
  virtualNodes = 0;
  /** For each selector, the nodes that handle events of the descendants that match it. */
  readonly #owners = new Map<string, Set<object>>();
  /**
   * The selectors that the browser supports, as one list. jQuery also has selectors that browsers do not support. It is
   * null after another selector was added.
   */
  #list: string | null = '';

  /** Adds the selector of a handler that the owner calls for its descendants. */
  add(selector: string, owner: object): void {
    const owners = this.#owners.get(selector);
    if (owners) owners.add(owner);
    else {
      this.#owners.set(selector, new Set([owner]));
      this.#list = null;
    }
  }

  /** Returns whether a handler was found for the element. */
  has(el: Element): boolean {
    if (this.elements.has(el)) return true;
    this.#list ??= [...this.#owners.keys()].filter((selector) => matchesIfSupported(el, selector) !== null).join();
    if (this.#list === '' || !matchesIfSupported(el, this.#list)) return false;
    for (const [selector, owners] of this.#owners)
      if (matchesIfSupported(el, selector))
        for (let at = parentNode(el); at; at = parentNode(at)) if (owners.has(at)) return true;
    return false;
  }
}

/** Returns the name of a key. That of a symbol, which Vue uses, is its description. */
const nameOf = (key: string | symbol): string => (typeof key === 'symbol' ? (key.description ?? '') : key);

const ruleByKey = new Map<string | symbol, (typeof RULES)[number][1] | null>();
const MAX_CACHED_KEYS = 500;
const { ownKeys } = Reflect;

/**
 * Returns whether a framework keeps a handler of clicks or presses for the object on the object itself.
 *
 * @param el An element, document or shadow root.
 * @param found Receives handlers for other elements that are kept on this object.
 */
export function frameworkListens(el: object, found: DelegatedHandlers): boolean {
  let hasHandler = false;
  for (const key of ownKeys(el)) {
    let holdsHandler = ruleByKey.get(key);
    if (holdsHandler === undefined) {
      const name = nameOf(key);
      holdsHandler = RULES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
      if (ruleByKey.size < MAX_CACHED_KEYS) ruleByKey.set(key, holdsHandler);
    }
    if (!holdsHandler) continue;
    try {
      if (holdsHandler((el as PropertyBag)[key], found, el)) hasHandler = true;
    } catch {
      // A getter of the page threw an error, which is no evidence.
    }
  }
  return hasHandler;
}

/**
 * Returns whether a framework keeps a handler on the element itself.
 * @param name a pattern of the handler's name, such as `onDrop` or `__drop`
 */
export const keepsHandler = (el: object, name: RegExp): boolean =>
  ownKeys(el).some((property) => {
    const key = nameOf(property);
    const isHandler = name.test(key);
    if (!isHandler && ![REACT_PROPS, LISTENERS, JQUERY].some((handlers) => handlers.test(key))) return false;
    try {
      const value = (el as PropertyBag)[property];
      if (isHandler || !isObject(value)) return isHandler && Boolean(value);
      return [value, value['events']].some((of) => isObject(of) && keysOf(of).some((at) => name.test(at) && of[at]));
    } catch {
      // A getter of the page threw an error, which is no evidence.
      return false;
    }
  });

/** Returns the data of jQuery 1 and 2 from `jQuery._data`. These versions leave only a number on the element. */
const jqueryData = (of: Element | Document): unknown => ({
  events: (
    documentWindow(ownerDocument(of as Element) ?? (of as Document)) as {
      jQuery?: { _data(of: object, key: string): unknown };
    } | null
  )?.jQuery?._data(of, 'events'),
});

/**
 * Reads jQuery's event data: handlers of the element itself, and delegated ones for descendants that match a selector.
 */
function hasJqueryHandler(value: unknown, found: DelegatedHandlers, owner: object): boolean {
  const events = isObject(value) ? value['events'] : null;
  if (!isObject(events)) return false;
  return keysOf(events).some((type) => {
    if (!isPress(type)) return false;
    let isOwn = false;
    for (const { selector } of itemsOf(events[type])) {
      if (isString(selector) && selector) found.add(selector, owner);
      else isOwn = true;
    }
    return isOwn;
  });
}

/** More virtual nodes than any page has. The limit ends the search in cyclic structures. */
const MAX_VIRTUAL_NODES = 5e4;

/**
 * Visits the objects that are reached from a root, also in lists.
 * @param visit returns what may lead to further objects
 */
function visitObjects(root: unknown, found: DelegatedHandlers, visit: (node: PropertyBag) => readonly unknown[]): void {
  const stack: unknown[] = [root];
  while (stack.length && found.virtualNodes++ < MAX_VIRTUAL_NODES) {
    const node = stack.pop();
    if (Array.isArray(node)) for (const item of itemsOf(node, MAX_VIRTUAL_NODES - found.virtualNodes)) stack.push(item);
    else if (isObject(node)) stack.push(...visit(node));
  }
}

/**
 * Collects elements with handlers from virtual nodes, which are reached from the root of a component or of the page.
 */
function collectFromVirtualNodes(root: unknown, found: DelegatedHandlers): void {
  visitObjects(root, found, (node) => {
    const { data, elm, dom = elm, attrs, props } = node;
    const { on, nativeOn } = isObject(data) ? data : {};
    if (isObject(dom) && [on, nativeOn, attrs, props].some((bag) => hasPressHandler(bag, found)))
      found.elements.add(dom);
    return [node['_vnode'], node['instance'], node['$LI'], node['children']];
  });
}

/** `PartType.EVENT` of Lit. */
const EVENT_PART = 5;
/**
 * Collects elements with handlers from Lit's parts: an event part has its element. Production builds of Lit use the
 * short property names (`_$AH`, `_$AV`).
 */
function collectFromLitParts(root: unknown, found: DelegatedHandlers): void {
  visitObjects(root, found, (part) => {
    const { type, name, element } = part;
    if (type === EVENT_PART && isPress(String(name)) && isObject(element)) found.elements.add(element);
    return [part['_$AH'] ?? part['_$committedValue'], part['_$AV'] ?? part['_$parts']];
  });
}
