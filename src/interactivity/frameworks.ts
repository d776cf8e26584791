import { documentWindow, ownerDocument } from '../dom/natives.ts';

/**
 * What frameworks leave on the elements that they listen for: an element without a listener of its own is a target all the
 * same where the framework calls a handler for it from an ancestor. In an isolated world none of it can be seen.
 */
type Left = Record<string | symbol, unknown>;

const PRESS = /^(?:on)?:?(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend)/i;
export const isPress = (type: string): boolean => PRESS.test(type);

/** React's props for presses are as often there to keep the focus or to close a layer: only a click says that it is a target. */
const hasClick = (of: unknown): boolean =>
  isObject(of) && Boolean(of['onClick'] ?? of['onClickCapture'] ?? of['onDoubleClick']);
const hasPress = (of: unknown): boolean => isObject(of) && Object.keys(of).some((key) => PRESS.test(key) && of[key]);
const isObject = (value: unknown): value is Left => typeof value === 'object' && value !== null;

/** Keys of an element's own properties, and what the value says of it. A row is a framework. */
const ROWS: readonly (readonly [
  key: RegExp,
  holds: (value: unknown, seen: Delegated, of: object) => boolean | void,
])[] = [
  // React 17 and up, React 16: the props; React 15: the element in the instance.
  [/^__reactProps\$|^__reactEventHandlers\$/, hasClick],
  [
    /^__reactInternalInstance\$/,
    (value) => isObject(value) && isObject(value['_currentElement']) && hasClick(value['_currentElement']['props']),
  ],
  // Vue 3's invokers, Inferno's and Preact's listeners, Svelte 5's and Hyperapp's events.
  [/^(?:_vei|\$EV|l|__e|_listeners|events)$/, hasPress],
  // Vue 2's component, Mithril's and Inferno's root: virtual nodes.
  [
    /^(?:__vue__|vnodes|\$V)$/,
    (value, seen) => {
      scanVirtual(value, seen);
    },
  ],
  // Svelte 5.0's, Solid's, d3 3's properties by event, zone.js' (Angular's) tasks.
  [
    /^(?:\$\$|__(?:on)?|__zone_symbol__)(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend)/,
    (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)),
  ],
  // d3 4 and up.
  [
    /^__on$/,
    (value) => Array.isArray(value) && value.some((on: unknown) => isObject(on) && isPress(String(on['type']))),
  ],
  [/^jQuery\d/, (value, seen, of) => jquery(typeof value === 'number' ? jqueryData(of as Element) : value, seen)],
  [
    /^_\$litPart\$$/,
    (value, seen) => {
      scanLit(value, seen);
    },
  ],
  [
    /^htmx-internal-data$/,
    (value) =>
      isObject(value) &&
      Array.isArray(value['listenerInfos']) &&
      value['listenerInfos'].some((info: unknown) => isObject(info) && isPress(String(info['trigger']))),
  ],
];

/** What was read on one object about others: handlers that a framework keeps elsewhere than on their element. */
export class Delegated {
  readonly elements = new WeakSet<object>();
  /** Selectors of the descendants that an ancestor listens for. */
  readonly selectors = new Set<string>();
}

const rows = new Map<string | symbol, (typeof ROWS)[number][1] | null>();
const { ownKeys } = Reflect;

/** Whether a framework has a handler of clicks or presses for the object by what it left on it. */
export function frameworkListens(el: object, seen: Delegated): boolean {
  let found = false;
  for (const key of ownKeys(el)) {
    let holds = rows.get(key);
    if (holds === undefined) {
      const name = typeof key === 'symbol' ? (key.description ?? '') : key;
      holds = ROWS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
      if (rows.size < 500) rows.set(key, holds);
    }
    if (!holds) continue;
    try {
      if (holds((el as Left)[key], seen, el)) found = true;
    } catch {
      // A getter of the page's own that throws says nothing.
    }
  }
  return found;
}

/** jQuery 1 and 2 leave but a number on the element, of what they keep elsewhere. */
const jqueryData = (of: Element | Document): unknown => ({
  events: (
    documentWindow(ownerDocument(of as Element) ?? (of as Document)) as {
      jQuery?: { _data(of: object, key: string): unknown };
    } | null
  )?.jQuery?._data(of, 'events'),
});

/** jQuery's data: handlers on the element itself, and those for descendants that a selector names. */
function jquery(value: unknown, seen: Delegated): boolean {
  const events = isObject(value) ? value['events'] : null;
  if (!isObject(events)) return false;
  return Object.keys(events).some((type) => {
    const handlers = events[type];
    if (!isPress(type) || !Array.isArray(handlers)) return false;
    for (const { selector } of handlers as { selector?: string }[]) if (selector) seen.selectors.add(selector);
    return (handlers as { selector?: string }[]).some(({ selector }) => !selector);
  });
}

/** No page has more; one that leads in circles ends there. */
const MOST = 1e5;

/** Virtual nodes keep the listeners; the root of a component or of the page leads to them. */
function scanVirtual(root: unknown, seen: Delegated): void {
  const stack: unknown[] = [root];
  for (let i = 0; stack.length && i < MOST; i++) {
    const node = stack.pop();
    if (Array.isArray(node)) stack.push(...(node as unknown[]));
    else if (isObject(node)) {
      const {
        data,
        elm,
        dom = elm,
        attrs,
        props,
      } = node as {
        data?: { on?: unknown; nativeOn?: unknown };
        elm?: unknown;
        dom?: unknown;
        attrs?: unknown;
        props?: unknown;
      };
      if (isObject(dom) && [data?.on, data?.nativeOn, attrs, props].some(hasPress)) seen.elements.add(dom);
      stack.push(node['_vnode'], node['instance'], node['$LI'], node['children']);
    }
  }
}

const EVENT_PART = 5;
/** Lit's root part leads to its template's parts: an event part names its element. Built files have the short names. */
function scanLit(root: unknown, seen: Delegated): void {
  const stack: unknown[] = [root];
  for (let i = 0; stack.length && i < MOST; i++) {
    const part = stack.pop();
    if (Array.isArray(part)) stack.push(...(part as unknown[]));
    if (!isObject(part)) continue;
    const { type, name, element } = part;
    if (type === EVENT_PART && isPress(String(name)) && isObject(element)) seen.elements.add(element);
    stack.push(part['_$AH'] ?? part['_$committedValue'] ?? null, part['_$AV'] ?? part['_$parts'] ?? null);
  }
}
