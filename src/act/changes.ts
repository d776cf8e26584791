import { flatParent, frameElementOf } from '../dom/composed.ts';
import { isElement, isShadowRoot, isTag } from '../dom/kinds.ts';
import {
  activeElement, addListener, attribute, contains, documentWindow, getRootNode, isConnected, matches, ownerDocument, querySelectorAll, removeListener, shadowHost,
  textContent,
} from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { now } from './clock.ts';
import { controlOf, publicValue, readValue } from './controls.ts';
import { focusedElement } from './focus.ts';
import { onDialog, type NativeDialog } from './dialogs.ts';
import { composedPath, validationMessage } from './natives.ts';
import { scrollersAround } from './scrollers.ts';
import type { Changes, Effect } from './types.ts';

/**
 * Watches what the page does from just before an action until it is quiet again. Only MutationObservers and listeners on
 * windows; all of it goes when the action ends.
 */
export interface Watch {
  /** When something last happened. */
  readonly last: number;
  /** The page is being left, or its address has changed. */
  readonly navigated: boolean;
  /** The page is being left: nothing that comes after can be waited for. */
  readonly leaving: boolean;
  readonly mutations: number;
  stop(): { changes: Changes; effect: Effect };
}

export function watchChanges(target: Element): Watch {
  const doc = ownerDocument(target) as Document;
  const documents = documentsAround(doc);
  const windows = documents.flatMap((d) => documentWindow(d) ?? []);
  const state = {
    last: now(), mutations: 0, leaving: false, scrolled: false, newUrl: undefined as string | undefined, changed: null as Element | null,
    opened: new Set<Element>(), errors: [] as string[], invalid: new Map<Element, string>(), announced: new Set<string>(),
    download: undefined as string | undefined, dialogs: [] as NativeDialog[], added: new Set<Element>(),
  };
  const began = now();
  const before = {
    urls: windows.map((w) => w.location.href), value: readValue(target), focus: focusedElement(documents.at(-1) ?? doc),
    scroll: scrollPlaces(target),
  };
  const touch = (): void => { state.last = now(); };

  const observer = new MutationObserver((records) => take(records));
  const take = (records: MutationRecord[]): void => {
    if (records.length) touch();
    state.mutations += records.length;
    for (const record of records) {
      for (const text of announcements(record)) state.announced.add(text);
      noteShown(record, state.opened, state.added);
    }
  };
  const everything = { childList: true, attributes: true, characterData: true, subtree: true };
  const roots = shadowRootsAround(target);
  for (const root of [...documents, ...roots]) observer.observe(root, everything);

  const listeners: [string, (event: Event) => void][] = [
    ['scroll', () => { state.scrolled = true; touch(); }],
    ['input', (e) => { touch(); state.changed = changedControl(e) ?? state.changed; }],
    ['change', (e) => { touch(); state.changed = changedControl(e) ?? state.changed; }],
    ['toggle', (e) => { touch(); noteOpened(e, state.opened); }],
    ['invalid', (e) => { touch(); noteInvalid(e, state.invalid); }],
    ['error', (e) => { if ((e as ErrorEvent).message) state.errors.push((e as ErrorEvent).message); }],
    ['unhandledrejection', (e) => { state.errors.push(String((e as PromiseRejectionEvent).reason)); }],
    ['hashchange', touch], ['popstate', touch],
    // Where there is no Navigation API this is the first sign of it.
    ['beforeunload', () => { state.leaving = true; }],
    ['pagehide', () => { state.leaving = true; }],
  ];
  // `change` does not leave a shadow tree.
  const places = [...windows, ...roots];
  for (const place of places) for (const [type, listener] of listeners) addListener(place, type, listener, true);
  const onNavigate = (e: NavigateEventLike): void => {
    touch();
    if (e.downloadRequest !== null) state.download = e.downloadRequest;
    if (e.destination.sameDocument || e.downloadRequest !== null) return;
    state.newUrl = e.destination.url;
    // A page may cancel or take over the navigation in a handler that runs after this one.
    void Promise.resolve().then(() => { if (!e.defaultPrevented) state.leaving = true; });
  };
  const navigations = windows.flatMap((w) => (w as { navigation?: EventTarget }).navigation ?? []);
  for (const navigation of navigations) addListener(navigation, 'navigate', onNavigate as unknown as EventListener);

  const forgetDialogs = onDialog((dialog) => { touch(); state.dialogs.push(dialog); });
  const address = (): string | undefined => windows.map((w, i) => (w.location.href === before.urls[i] ? '' : w.location.href)).find(Boolean);
  return {
    get last() { return state.last; },
    get leaving() { return state.leaving; },
    get navigated() { return state.leaving || address() !== undefined; },
    get mutations() { return (take(observer.takeRecords()), state.mutations); },
    stop() {
      take(observer.takeRecords());
      observer.disconnect();
      for (const place of places) for (const [type, listener] of listeners) removeListener(place, type, listener, true);
      for (const navigation of navigations) removeListener(navigation, 'navigate', onNavigate as unknown as EventListener);
      forgetDialogs();
      const newUrl = address() ?? (state.leaving ? state.newUrl : undefined);
      const scrollChanged = state.scrolled || before.scroll.some(({ el, left, top }) => moved(el, left, top));
      const changes: Changes = {
        navigationOccurred: state.leaving || newUrl !== undefined, ...(newUrl !== undefined && { newUrl }),
        domMutations: state.mutations, scrollChanged, ...valueChange(target, before.value, state.changed),
      };
      const focus = focusedElement(documents.at(-1) ?? doc);
      const effect: Effect = {
        ...(focus !== before.focus && { focused: focus }), opened: outermost([...state.opened].filter(isConnected)),
        announcements: [...new Set([...state.announced, ...vanished(state.added)])], failedRequests: failures(windows, began), dialogs: state.dialogs,
        ...(state.download !== undefined && { download: state.download }), errors: state.errors,
        invalid: [...state.invalid].map(([element, message]) => ({ element, message })), none: false,
      };
      effect.none = !changes.navigationOccurred && !changes.domMutations && !changes.scrollChanged && !changes.valueChanged &&
        !('focused' in effect) && !effect.errors.length && !effect.invalid.length && !effect.dialogs.length && effect.download === undefined;
      return { changes, effect };
    },
  };
}

interface NavigateEventLike extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly downloadRequest: string | null;
}

/** The target's document and those of the frames around it, the outermost last. */
function documentsAround(doc: Document): Document[] {
  const out = [doc];
  for (let frame = frameElementOf(doc); frame; frame = frameElementOf(out.at(-1) as Document)) {
    const outer = ownerDocument(frame);
    if (!outer || out.includes(outer)) break;
    out.push(outer);
  }
  return out;
}

/** Shadow roots that the target, or what has focus, lies in: a document's observer does not see into them. */
function shadowRootsAround(target: Element): ShadowRoot[] {
  const roots = new Set<ShadowRoot>();
  const doc = ownerDocument(target);
  for (const start of [target, doc && activeElement(doc)]) {
    for (let root = start && getRootNode(start); root && isShadowRoot(root); root = getRootNode(shadowHost(root))) roots.add(root);
  }
  return [...roots];
}

function scrollPlaces(target: Element): { el: Element; left: number; top: number }[] {
  const reader = new LayoutReader();
  return scrollersAround(target).map((el) => ({ el, ...reader.scrollOffset(el) }));
}

function moved(el: Element, left: number, top: number): boolean {
  const at = new LayoutReader().scrollOffset(el);
  return isConnected(el) && (at.left !== left || at.top !== top);
}

const origin = (event: Event): Element | null => {
  const first = composedPath(event)[0] as Node | undefined;
  return first && 'nodeType' in first && isElement(first) ? first : null;
};

function changedControl(event: Event): Element | null {
  const el = origin(event);
  return el && readValue(el) !== null ? el : null;
}

function noteOpened(event: Event, opened: Set<Element>): void {
  const el = origin(event);
  if (el && (event as ToggleEvent).newState === 'open') opened.add(el);
}

function noteInvalid(event: Event, invalid: Map<Element, string>): void {
  const el = origin(event);
  if (el) invalid.set(el, (isTag(el, 'input') ? validationMessage(el) : (el as HTMLSelectElement).validationMessage) ?? '');
}

const POPUPS = 'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';
const TOASTS = /toast|snack|notif|flash|alert|message/i;

/** Dialogs, menus and lists that came into the page or were opened; and what may be a toast. */
function noteShown(record: MutationRecord, opened: Set<Element>, toasts: Set<Element>): void {
  const { target } = record;
  if (record.type === 'attributes' && record.attributeName === 'open' && isElement(target) && matches(target, 'dialog[open]')) opened.add(target);
  for (const node of record.type === 'childList' ? Array.from(record.addedNodes) : []) {
    if (!isElement(node)) continue;
    const popup = matches(node, POPUPS) ? node : querySelectorAll(node, POPUPS)[0];
    if (popup) opened.add(popup);
    if (TOASTS.test(attribute(node, 'class') ?? '')) toasts.add(node);
  }
}

/** Toasts that have gone again, though no live region had them. */
function vanished(toasts: Set<Element>): string[] {
  return [...toasts].filter((el) => !isConnected(el)).map((el) => (textContent(el) ?? '').replace(/\s+/g, ' ').trim().slice(0, 250)).filter(Boolean);
}

function outermost(els: Element[]): Element[] {
  return els.filter((el) => !els.some((other) => other !== el && contains(other, el)));
}

/** Resource Timing tells a response's status in Chromium and Firefox; elsewhere failures are not observed. */
function failures(windows: Window[], since: number): { url: string; status: number }[] {
  return windows.flatMap((win) => win.performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => entry.startTime >= since && entry.responseStatus >= 400)
    .map(({ name, responseStatus }) => ({ url: name, status: responseStatus }));
}

const LIVE = '[role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive],output';

/** What assistive technology would speak for this record (ARIA, live regions). */
function announcements(record: MutationRecord): string[] {
  const out: string[] = [];
  if (record.type === 'attributes') return out;
  for (const node of record.type === 'childList' ? Array.from(record.addedNodes) : [record.target]) {
    const region = liveRegion(node);
    const text = region && (textContent(node) ?? '').replace(/\s+/g, ' ').trim();
    if (text) out.push(text.slice(0, 250));
  }
  return out;
}

function liveRegion(node: Node): Element | null {
  for (let el = isElement(node) ? node : flatParent(node); el; el = flatParent(el)) {
    if (matches(el, LIVE) && attribute(el, 'aria-live') !== 'off') return el;
  }
  return null;
}

/** The target's own value, else that of the control that reported a change. */
function valueChange(target: Element, before: string | null, reported: Element | null): Pick<Changes, 'valueChanged' | 'newValue'> {
  const own = controlOf(target);
  const after = readValue(own);
  const [el, value] = after !== before && after !== null ? [own, after] : reported && reported !== own ? [reported, readValue(reported)] : [own, null];
  if (value === null) return { valueChanged: false };
  const shown = publicValue(el, value);
  return { valueChanged: true, ...(shown !== undefined && { newValue: shown }) };
}
