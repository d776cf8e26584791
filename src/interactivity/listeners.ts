import { valueOf } from '../standards/indexed.ts';
import { ownFields } from '../standards/ownFields.ts';
import { shadowRootOf, treeScope } from '../dom/composed.ts';
import { ASK } from '../dom/hookProtocol.ts';
import { hookRecord } from '../dom/hookRecord.ts';
import { isHtml, isSvg } from '../dom/kinds.ts';
import {
  attribute,
  attributeNames,
  documentElement,
  getter,
  matchesIfSupported,
  method,
  ownerDocument,
  querySelectorAll,
} from '../dom/natives.ts';
import { classesIn, lastCompound } from '../standards/cssIdentifier.ts';
import { hoverRules } from '../style/sheetRules.ts';
import { DelegatedHandlers, frameworkListens, isPress, keepsHandler } from './frameworks.ts';
import { SignalBit } from './signals.ts';

/**
 * Finds handlers for presses and hover rules during one pass over the page. A new pass needs a new object.
 */
export class Listeners {
  readonly #delegated = new DelegatedHandlers();
  /** Documents, root elements and shadow roots on which frameworks' data was already read. */
  readonly #seenRoots = new WeakSet<object>();
  /**
   * Selectors of `:hover` rules without the `:hover`, by each class name that their last compound selector requires.
   */
  readonly #hoverSelectors = new Map<Document | ShadowRoot, ReadonlyMap<string, ReadonlySet<string>>>();
  #document: Document | null = null;
  /** Something in the document can be dragged. */
  #hasDraggable = false;

  /** Returns the signals `listener`, `framework` and `drop` as far as they apply, as bits of `SignalBit`. */
  signals(el: Element): number {
    return (
      (this.#hasListener(el) ? SignalBit.listener : 0) |
      (this.#hasFrameworkHandler(el) ? SignalBit.framework : 0) |
      (this.#hasDraggable && takesDrops(el) ? SignalBit.drop : 0)
    );
  }

  /** Returns whether a style rule for one of the element's classes changes its look while the pointer is over it. */
  hasHoverStyle(el: Element): boolean {
    const classes = attribute(el, 'class');
    const scope = classes ? treeScope(el) : null;
    if (!classes || !scope) return false;
    const byClass = valueOf(this.#hoverSelectors, scope, () => hoverSelectorsByClass(scope));
    if (byClass.size === 0) return false;
    for (const name of classes.split(/\s+/))
      for (const selector of byClass.get(name) ?? []) if (matchesIfSupported(el, selector)) return true;
    return false;
  }

  /** Tells whether a listener for presses was added to the element itself. Only the document-start hook can know. */
  #hasListener(el: Element): boolean {
    return (hook()?.hasPressListener(el) ?? false) && !isReactContainer(el);
  }

  /** Tells whether a framework has a handler for the element, or listens for such elements on an ancestor. */
  #hasFrameworkHandler(el: Element): boolean {
    const delegated = this.#delegated;
    const doc = ownerDocument(el) as Document;
    if (doc !== this.#document) {
      this.#document = doc;
      this.#hasDraggable = querySelectorAll(doc, '[draggable=true],.ui-draggable').length > 0;
      if (!this.#seenRoots.has(doc)) this.#readRoots(doc, documentElement(doc) ?? doc);
    }
    const root = shadowRootOf(el);
    if (root && !this.#seenRoots.has(root)) this.#readRoots(root);
    return frameworkListens(el, delegated) || delegated.has(el);
  }

  /** Reads the data that frameworks keep on roots. This must happen before elements inside them are examined. */
  #readRoots(...objects: object[]): void {
    for (const object of objects) {
      this.#seenRoots.add(object);
      frameworkListens(object, this.#delegated);
    }
  }
}

/**
 * The limit on the number of style rules read in a document or shadow root. Reading a rule takes some microseconds, and
 * pages with thousands of rules mark their controls in better ways.
 */
const MAX_RULES = 800;

/** Returns what `Listeners` keeps in `#hoverSelectors` for a document or shadow root. */
function hoverSelectorsByClass(scope: Document | ShadowRoot): ReadonlyMap<string, ReadonlySet<string>> {
  const byClass = new Map<string, Set<string>>();
  for (const { selectors } of hoverRules(scope, MAX_RULES)) {
    for (const selector of selectors) {
      if (!/:hover[^\s>+~]*$/.test(selector) || /::|:(?:before|after)$/.test(selector)) continue;
      const bare = selector.replace(/:hover/g, '').trim();
      for (const name of classesIn(lastCompound(bare))) valueOf(byClass, name, () => new Set<string>()).add(bare);
    }
  }
  return byClass;
}

/**
 * Returns a function that tells whether a script set a handler for one of the events, such as `el.onclick`.
 *
 * Call it only if the element has no such attribute, since reading the property would compile the attribute's text.
 */
function handlerProperty(types: readonly string[]): (el: Element) => boolean {
  const names = types.map((type) => `on${type}`);
  const [html, svg] = [HTMLElement, SVGElement].map((owner) =>
    names.map((name) => getter<Element, unknown>(owner as typeof Element, name)),
  );
  return (el) => {
    const getters = (isHtml(el) ? html : isSvg(el) && svg) || [];
    for (let i = 0; i < getters.length; i++)
      if ((getters[i] as (el: Element) => unknown)(el) && attribute(el, names[i] as string) === null)
        return !isReactContainer(el);
    return false;
  };
}

/** Returns whether a script set a handler for presses. Call it only if the element has no such attribute. */
export const hasHandlerProperty = handlerProperty(['click', 'mousedown', 'pointerdown', 'dblclick']);

/**
 * Returns a function that tells whether the page handles one of the events at an element itself. It takes the element
 * and the names of its attributes.
 */
export function handlerOf(...types: readonly string[]): (el: Element, names?: readonly string[]) => boolean {
  const either = types.join('|');
  // Of HTML, Alpine, Vue, Qwik and Angular.
  const asAttribute = new RegExp(`^(?:on|@|x-on:|v-on:|on:|\\()(?:${either})\\b`);
  const asKey = new RegExp(`^(?:on|\\$\\$|__(?:on)?|__zone_symbol__)?:?(?:${either})`, 'i');
  const hasProperty = handlerProperty(types);
  return (el, names = attributeNames(el)) =>
    ((hook()?.types?.(el) ?? []).some((type) => types.includes(type)) && !isReactContainer(el)) ||
    names.some((name) => asAttribute.test(name)) ||
    hasProperty(el) ||
    keepsHandler(el, asKey);
}

/** Returns whether a script handles what is dropped on the element. */
const takesDrops = handlerOf('drop');

/** Tells whether React delegates events from the element. It listens for all events there and sets a property. */
const isReactContainer = (el: Element): boolean => Object.keys(el).some((key) => key.startsWith('_reactListening'));

/** The listeners that the document-start hook has recorded, as far as this JavaScript world can read them. */
export interface Hook {
  /** Returns whether a listener for clicks or presses was added to the target. */
  hasPressListener(target: EventTarget): boolean;
  /** Returns the types of all events that it listens for; another world cannot ask for them. */
  types?(target: EventTarget): readonly string[];
}

let knownHook: Hook | null | undefined;

/** Returns the document-start hook, or null if the page was opened without it. */
export function hook(): Hook | null {
  if (knownHook === undefined) knownHook = findHook();
  return knownHook;
}

/** Finds the hook. Its record can be read only in its own world; in other worlds, it answers events at targets. */
function findHook(): Hook | null {
  const record = hookRecord;
  if (record)
    return {
      hasPressListener: (target) => record.types(target).some(isPress),
      types: (target) => record.types(target),
    };
  return askHook(window) ? { hasPressListener: askHook } : null;
}

// eslint-disable-next-line domtool/dom-power -- The event has a name of our own, and only the hook listens for it.
const send = method<(target: EventTarget, event: Event) => boolean>(EventTarget, 'dispatchEvent');
const askHook = (target: EventTarget): boolean =>
  !send(target, new Event(ASK, ownFields<EventInit>({ cancelable: true, composed: true })));
