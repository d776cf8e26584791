import { disconnect, newObserver, observeAll, takeRecords } from '../../dom/unchanged.ts';
import { hasField, ownFields } from '../../standards/ownFields.ts';
import { flatParent, frameElementOf, nearest } from '../../dom/composed.ts';
import { isElement, isElementTarget, isInput, isShadowRoot, isTextField } from '../../dom/kinds.ts';
import { listenAt } from '../../dom/listening.ts';
import { isOwn, pageRecords } from '../../dom/own.ts';
import {
  activeElement,
  addedNodes,
  documentWindow,
  getRootNode,
  inputValue,
  isConnected,
  ownerDocument,
  recordTarget,
  removedNodes,
  shadowHost,
  validationMessage,
} from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { isWithinAcrossFrames } from '../../layout/hitTest.ts';
import { MASK } from '../../standards/secretPatterns.ts';
import { whyHidden } from '../../visibility/checkVisibility.ts';
import { now } from '../../dom/timers.ts';
import { controlOf, publicValue, readValue } from '../controls/controls.ts';
import { standingFor } from '../controls/standing.ts';
import { focusedElement, refusedFocus } from '../platform/moveFocus.ts';
import { fieldRange, fieldValue } from '../editing/selection.ts';
import { followWork } from './followWork.ts';
import { onDialog, type NativeDialog } from './nativeDialogs.ts';
import { composedPath, getSelectionOf } from '../platform/mutatingBuiltIns.ts';
import { leadsToDocument, watchOpenings, type NewTab } from './newTabs.ts';
import { scrollersAround } from '../actionability/scrolling.ts';
import {
  addsContent,
  announcedLate,
  announcements,
  collectBusy,
  collectOpened,
  isBusy,
  vanished,
} from './popupsAndMessages.ts';
import type { Changes, Effect } from '../types.ts';

/**
 * Observes what the page does from just before an action until it is quiet again, by MutationObservers and listeners
 * that are removed when the action ends.
 */
export interface Watch {
  /** Time of the last event, as `performance.now()`. */
  readonly last: number;
  /** The page is being unloaded, or its address has changed. */
  readonly navigated: boolean;
  /** The page is being unloaded, so that waiting for further changes is impossible. */
  readonly leaving: boolean;
  /** Resolves when the page begins to be unloaded. */
  readonly left: Promise<void>;
  readonly mutations: number;
  /** Nodes that the mutation records taken so far named, up to a limit. */
  readonly touched: ReadonlySet<Node>;
  /** The documents and shadow roots in which changes are noticed. */
  readonly roots: readonly (Document | ShadowRoot)[];
  /** Whether something that the action set off is under way. */
  isUnderWay(): boolean;
  /**
   * What has become of the value of what was acted on.
   * @param actual The element that the action was done on, if it is not the target.
   */
  value(actual: Element | null): Pick<Changes, 'valueChanged' | 'newValue'>;
  /** @param actual The element that the action was done on, if it is not the target. */
  stop(actual: Element | null): { changes: Changes; effect: Effect };
}

let others: () => Iterable<Document | ShadowRoot> = () => [];
/**
 * Sets which further roots are observed: documents of frames and shadow roots, which an observer of the page does not
 * cover.
 */
export function watchAlso(roots: () => Iterable<Document | ShadowRoot>): void {
  others = roots;
}

/** How many nodes named by mutation records are kept, to tell this action's changes from earlier ones. */
const TOUCHED = 1000;
/** How long elements that are marked as busy are waited for, in milliseconds. */
const LONGEST_BUSY = 3000;
/** How many page errors and announcements are reported. */
const ERRORS = 10;
const ANNOUNCED = 10;

export function watchChanges(target: Element, limit?: number): Watch {
  const doc = ownerDocument(target) as Document;
  const documents = documentsAround(doc);
  const windows = documents.flatMap((d) => documentWindow(d) ?? []);
  let last = now();
  let mutations = 0;
  let leaving = false;
  let opensProgram = false;
  let scrolled = false;
  let hasContent = false;
  let announcedUrl: string | undefined;
  let changed: Element | null = null;
  let download: string | undefined;
  const opened = new Set<Element>();
  const errors: string[] = [];
  const invalid = new Map<Element, string>();
  const announced = new Set<string>();
  const partly = new Map<Node, Element>();
  const dialogs: NativeDialog[] = [];
  const added = new Set<Element>();
  const newTabs: NewTab[] = [];
  const touched = new Set<Node>();
  const mayBeBusy = new Set<Element>();
  const before = {
    urls: windows.map((w) => w.location.href),
    value: readValue(target),
    focus: focusedElement(documents.at(-1) ?? doc),
    selected: selectedText(doc),
    scroll: scrollPlaces(target),
  };
  const standing = before.value === null ? null : standingFor(controlOf(target));
  const touch = (): void => {
    last = now();
  };
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => {
    leave = () => {
      leaving = true;
      resolve();
    };
  });

  const requests = watchRequests(windows, touch);
  const observer = newObserver((records) => take(records));
  const take = (all: MutationRecord[]): void => {
    const records = pageRecords(all);
    if (!records.length) return;
    touch();
    mutations += records.length;
    const reader = new LayoutReader();
    for (const record of records) {
      if (touched.size < TOUCHED) for (const node of nodesOf(record)) touched.add(node);
      collectOpened(record, opened, added);
      collectBusy(record, mayBeBusy);
      hasContent ||= addsContent(record);
    }
    // Only the latest announcements are reported, and reading what can be seen of a text takes time.
    const latest = new Set<string>();
    for (let i = records.length - 1; i >= 0 && latest.size < ANNOUNCED; i--)
      for (const text of announcements(records[i] as MutationRecord, reader, partly).reverse()) latest.add(text);
    for (const text of [...latest].reverse()) announced.add(text);
  };
  const shadowRoots = shadowRootsAround(target);
  const roots = [...new Set([...documents, ...shadowRoots, ...others()])];
  for (const root of roots) observeAll(observer, root);

  const touching =
    (note: (event: Event) => void) =>
    (event: Event): void => {
      touch();
      note(event);
    };
  const noteChanged = touching((e) => {
    changed = changedControl(e) ?? changed;
  });
  const listeners: [string, (event: Event) => void][] = [
    [
      'scroll',
      touching(() => {
        scrolled = true;
      }),
    ],
    ['input', noteChanged],
    ['change', noteChanged],
    ['toggle', touching((e) => noteOpened(e, opened))],
    ['invalid', touching((e) => noteInvalid(e, invalid))],
    ['error', (e) => noteError((e as ErrorEvent).message, errors)],
    ['unhandledrejection', (e) => noteError((e as PromiseRejectionEvent).reason, errors)],
    ['hashchange', touch],
    ['popstate', touch],
    // Without the Navigation API this is the first sign of unloading. It also comes before another program is opened.
    [
      'beforeunload',
      // It may come during the click, before the page could cancel that.
      () =>
        void Promise.resolve().then(() => {
          if (!opensProgram) leave();
        }),
    ],
    ['pagehide', leave],
  ];
  // `change` events do not leave a shadow tree.
  const places = [...windows, ...shadowRoots];
  const ends = listeners.map(([type, listener]) => listenAt(places, [type], listener));
  const onDownload = (name: string, url: string): void => {
    touch();
    download ||= name || lastPartOf(url);
  };
  const onNavigate = (e: NavigateEventLike): void => {
    touch();
    if (e.downloadRequest !== null) onDownload(e.downloadRequest, e.destination.url);
    opensProgram = !leadsToDocument(e.destination.url);
    if (opensProgram) return;
    if (e.destination.sameDocument || e.downloadRequest !== null) return;
    announcedUrl = e.destination.url;
    // The page may still cancel or intercept the navigation in a handler that runs after this one.
    void Promise.resolve().then(() => {
      if (!e.defaultPrevented) leave();
    });
  };
  const navigations = windows.flatMap((w) => (w as { navigation?: EventTarget }).navigation ?? []);
  ends.push(listenAt(navigations, ['navigate'], (event) => onNavigate(event as NavigateEventLike)));

  const onTab = (tab: NewTab): void => {
    touch();
    newTabs.push(tab);
  };
  const onProgram = (): void => {
    opensProgram = true;
  };
  const onDialogAnswered = (dialog: NativeDialog, failure?: string): void => {
    touch();
    dialogs.push(dialog);
    noteError(failure, errors);
  };
  ends.push(watchOpenings(windows, onTab, onDownload, onProgram), onDialog(onDialogAnswered));
  const work = followWork(windows, limit, touch);
  const busy = (): Element[] => {
    const reader = new LayoutReader();
    return [...mayBeBusy].filter((el) => isBusy(el, hasContent, reader));
  };
  const busyUntil = (limit ?? LONGEST_BUSY) + now();
  const address = (): string | undefined =>
    windows.map((w, i) => (w.location.href === before.urls[i] ? '' : w.location.href)).find(Boolean);
  const value: Watch['value'] = (actual) =>
    valueChange(target, standing?.() ?? controlOf(target), before.value, changed, actual);
  return {
    value,
    get last() {
      return last;
    },
    get leaving() {
      return leaving;
    },
    left,
    get navigated() {
      return leaving || address() !== undefined;
    },
    roots,
    touched,
    isUnderWay: () => work.isUnderWay(last) || (now() < busyUntil && busy().length > 0),
    get mutations() {
      return (take(takeRecords(observer)), mutations);
    },
    stop(actual) {
      const pending = work.pending(last);
      work.stop();
      take(takeRecords(observer));
      disconnect(observer);
      for (const end of ends) end();
      const newUrl = address() ?? (leaving ? announcedUrl : undefined);
      const scrollChanged = scrolled || before.scroll.some(({ el, left, top }) => moved(el, left, top));
      const changes: Changes = {
        navigationOccurred: leaving || newUrl !== undefined,
        ...(newUrl !== undefined && { newUrl }),
        domMutations: mutations,
        scrollChanged,
        ...value(actual),
      };
      const focus = focusedElement(documents.at(-1) ?? doc);
      const own = controlOf(target);
      const selected = selectedText(doc);
      if (changes.valueChanged && isInput(own) && inputValue(own) !== '' && validationMessage(own))
        invalid.set(own, validationMessage(own));
      const effect: Effect = {
        ...(focus !== before.focus && focus !== refusedFocus(doc) && { focused: focus }),
        opened: outermostShown(opened),
        announcements: [...new Set([...announced, ...announcedLate(partly), ...vanished(added)])].slice(-ANNOUNCED),
        failedRequests: requests(),
        pending: [...pending, ...busy()],
        ...(selected !== before.selected && selected !== '' && { selected }),
        dialogs,
        ...(download !== undefined && { download }),
        errors,
        newTabs,
        touched,
        left: leaving,
        invalid: [...invalid].map(([element, message]) => ({ element, message })),
        none: false,
      };
      effect.none =
        !Object.entries(changes).some(([, change]) => change) &&
        !['focused', 'selected', 'download'].some((name) => hasField(effect, name)) &&
        ![effect.errors, effect.invalid, effect.dialogs, effect.newTabs, effect.failedRequests, effect.opened].some(
          ({ length }) => length,
        );
      return { changes, effect };
    },
  };
}

/** The name that browsers give the file if neither the page nor the server names it. */
const lastPartOf = (url: string): string => /^[^:]+:\/\/[^?#]*\/([^?#]+)/.exec(url)?.[1] ?? 'download';

/** What is selected in the document or in the field that has focus; of a secret only that it is. */
function selectedText(doc: Document): string {
  const el = focusedElement(doc);
  const field = el && isTextField(el) ? el : null;
  const range = field && fieldRange(field);
  if (!field || !range) return getSelectionOf(doc)?.toString() ?? '';
  const text = fieldValue(field).slice(range.start, range.end);
  return text && (publicValue(field, text) ?? MASK);
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

/**
 * The shadow roots around the target and around the focused element: a document's observer does not see into them.
 */
function shadowRootsAround(target: Element): ShadowRoot[] {
  const roots = new Set<ShadowRoot>();
  const doc = ownerDocument(target);
  for (const start of [target, doc && activeElement(doc)]) {
    for (let root = start && getRootNode(start); root && isShadowRoot(root); root = getRootNode(shadowHost(root)))
      roots.add(root);
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

/** Returns the nodes of a record: those added and removed, or the one whose text or attribute changed. */
function nodesOf(record: MutationRecord): Node[] {
  const moved = [...addedNodes(record), ...removedNodes(record)];
  return record.type === 'childList' && moved.every(isElement) ? moved : [recordTarget(record)];
}

const origin = (event: Event): Element | null => {
  const [first] = composedPath(event);
  return isElementTarget(first) ? first : null;
};

function changedControl(event: Event): Element | null {
  const el = origin(event);
  return el && readValue(el) !== null ? el : null;
}

function noteOpened(event: Event, opened: Set<Element>): void {
  const el = origin(event);
  if (el && !isOwn(el) && (event as ToggleEvent).newState === 'open') opened.add(el);
}

/** A page can throw anything, also an object that cannot be converted to a string. */
function noteError(given: unknown, errors: string[]): void {
  let text = '';
  try {
    text = given === undefined || given === null ? '' : `${given as string}`;
  } catch {
    /* nothing to tell */
  }
  if (text && errors.length < ERRORS) errors.push(text.slice(0, 250));
}

function noteInvalid(event: Event, invalid: Map<Element, string>): void {
  const el = origin(event);
  if (el) invalid.set(el, validationMessage(el));
}

/** Returns the visible popups that are in no other one. One that fades in is still transparent. */
function outermostShown(popups: ReadonlySet<Element>): Element[] {
  const reader = new LayoutReader();
  const shown = new Set([...popups].filter((el) => (whyHidden(el, reader) ?? 'transparent') === 'transparent'));
  return [...shown].filter((el) => !nearest(flatParent(el), (at) => shown.has(at)));
}

/**
 * Collects requests that failed. Resource Timing has the status of responses in Chromium and Firefox only. An
 * observer is used because the buffer of entries is limited to 250.
 */
function watchRequests(windows: (Window & typeof globalThis)[], touch: () => void): () => Effect['failedRequests'] {
  const failed: Effect['failedRequests'] = [];
  const note = (entries: PerformanceEntryList, since: number): void => {
    for (const { name, startTime, responseStatus } of entries as PerformanceResourceTiming[]) {
      if (startTime < since) continue;
      touch();
      if (responseStatus >= 400) failed.push({ url: name, status: responseStatus });
    }
  };
  const ends = windows.map((win) => {
    try {
      // Each window has its own time origin.
      const since = win.performance.now();
      const observer = new win.PerformanceObserver((list) => note(list.getEntries(), since));
      observer.observe(ownFields<PerformanceObserverInit>({ type: 'resource' }));
      return () => {
        note(observer.takeRecords(), since);
        observer.disconnect();
      };
    } catch {
      // The page has put something else in the place of the browser's class.
      return () => {};
    }
  });
  return () => {
    for (const end of ends)
      try {
        end();
      } catch {
        // The page has replaced a method in the meantime.
      }
    return failed;
  };
}

/**
 * The change of the value of what was acted on: the target, or the control in it that the action went to.
 * @param own What stands for the target's control now.
 */
function valueChange(
  target: Element,
  own: Element,
  before: string | null,
  reported: Element | null,
  actual: Element | null,
): ReturnType<Watch['value']> {
  const control = controlOf(target);
  const after = readValue(own);
  const other = reported && (reported === actual || isWithinAcrossFrames(reported, control)) ? reported : null;
  let el = after !== before && after !== null ? own : other;
  let value = el && readValue(el);
  if (!el || value === null) return { valueChanged: false };
  // A field that the page took away says nothing about what the page holds now. The one in its place does, or the one
  // that has the focus instead.
  const there = isConnected(el) ? null : own === control ? focusedElement(ownerDocument(target) as Document) : own;
  const held = there && readValue(there);
  if (there && held !== null) [el, value] = [there, held];
  const shown = publicValue(el, value);
  return { valueChanged: true, ...(shown !== undefined && { newValue: shown }) };
}
