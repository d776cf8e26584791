import { focusedElement } from '../dom/focus.ts';
import { addListener, documentUrl } from '../dom/natives.ts';
import { isDocument } from '../dom/kinds.ts';
import { isOwn, pageRecords } from '../dom/own.ts';
import { windowSize } from '../layout/LayoutReader.ts';
import { controlsOf, controlState, hostState, scrollState, sheetState } from './unrecorded.ts';
import type { Gathered } from './Gathered.ts';

/** Events after which something may look different although no node was changed by script. */
const EVENTS = [
  'input', 'change', 'toggle', 'beforetoggle', 'transitionend', 'transitioncancel', 'animationend', 'animationcancel', 'load', 'error', 'scroll',
  'focusin', 'focusout', 'reset', 'slotchange', 'fullscreenchange',
];
const STARTS = ['transitionrun', 'animationstart'];
/** So many records in one callback are a storm: observing would cost the page more than its own work. */
const STORM = 5000;
/** How long observers stay away in a storm, in milliseconds. */
const PAUSE = 250;

const ALL: MutationObserverInit = { subtree: true, childList: true, attributes: true, characterData: true };

/**
 * Notices that the page changed: a number, the epoch, grows with every change seen. Observers and listeners sit on
 * documents, shadow roots and the window only.
 */
export class ChangeLog {
  readonly #top: Document;
  readonly #observer: MutationObserver;
  readonly #onChange: (records: number, navigated: boolean) => void;
  readonly #listeners = new AbortController();
  readonly #observed = new WeakSet<Node>();
  #roots: WeakRef<Node>[] = [];
  #controls: WeakRef<Element>[] = [];
  #scrollers: WeakRef<Element>[] = [];
  #candidates: WeakRef<Element>[] = [];
  #state = '';
  /** What is hidden loses the focus without an event at first. */
  #focus: WeakRef<Element> | null = null;
  #epoch = 0;
  #url: string;
  #animating = false;
  #pause: ReturnType<typeof setTimeout> | null = null;

  constructor(top: Document, onChange: (records: number, navigated: boolean) => void) {
    this.#top = top;
    this.#onChange = onChange;
    this.#url = documentUrl(top);
    this.#observer = new MutationObserver((records) => this.#record(pageRecords(records)));
    const { signal } = this.#listeners;
    for (const type of ['resize', 'popstate', 'hashchange']) addListener(window, type, () => this.#note(), { signal, passive: true });
    this.observe(top);
  }

  /** Starts to watch a document or shadow root; does nothing for one that is watched. */
  observe(root: Node): void {
    if (this.#observed.has(root) || this.#listeners.signal.aborted) return;
    this.#observed.add(root);
    this.#roots.push(new WeakRef(root));
    if (!this.#pause) this.#observer.observe(root, ALL);
    const options = { signal: this.#listeners.signal, capture: true, passive: true };
    for (const type of EVENTS) addListener(root, type, ({ target }) => { if (!isOwn(target)) this.#note(); }, options);
    for (const type of STARTS) addListener(root, type, () => { this.#animating = true; this.#note(); }, options);
    if (isDocument(root) && root.fonts) addListener(root.fonts, 'loadingdone', () => this.#note(), options);
  }

  /** The epoch with all that the browser has recorded until now: cheap, to be asked between slices. */
  takeRecords(): number {
    const records = pageRecords(this.#observer.takeRecords());
    if (records) this.#record(records);
    if (this.#pause) this.#epoch++;
    return this.#epoch;
  }

  /** Something changed that this log does not watch. */
  touch(): void { this.#epoch++; }

  /** The epoch with what leaves no record too: URL, style sheets, control state, viewport, running animations. */
  verify(): number {
    this.takeRecords();
    if (this.#navigated()) this.#epoch++;
    if (this.#animating) {
      this.#animating = this.#top.getAnimations?.().some((a) => a.playState === 'running') ?? false;
      this.#epoch++;
    }
    const state = this.#unrecorded();
    const focus = focusedElement(this.#top);
    if (state !== this.#state || focus !== (this.#focus?.deref() ?? null)) {
      this.#state = state;
      this.#focus = focus && new WeakRef(focus);
      this.#epoch++;
    }
    return this.#epoch;
  }

  /** Remembers the state that a finished walk saw, and forgets roots that are gone. */
  settle(walk: Gathered): void {
    this.#controls = controlsOf(walk.roots);
    this.#scrollers = walk.scrollers.map((el) => new WeakRef(el));
    this.#candidates = walk.candidates.map((el) => new WeakRef(el));
    this.#roots = walk.roots.map((root) => new WeakRef(root));
    this.#state = this.#unrecorded();
    this.#focus = walk.focus && new WeakRef(walk.focus);
    this.#url = documentUrl(this.#top);
  }

  destroy(): void {
    this.#observer.disconnect();
    this.#listeners.abort();
    if (this.#pause) clearTimeout(this.#pause);
    this.#controls = [];
    this.#scrollers = [];
    this.#candidates = [];
    this.#roots = [];
  }

  #note(): void {
    this.#epoch++;
    const navigated = this.#navigated();
    if (navigated) this.#url = documentUrl(this.#top);
    this.#onChange(0, navigated);
  }

  #record(records: number): void {
    if (records === 0) return;
    this.#epoch++;
    const navigated = this.#navigated();
    if (navigated) this.#url = documentUrl(this.#top);
    this.#onChange(records, navigated);
    if (records > STORM && !this.#pause) this.#stepAside();
  }

  #stepAside(): void {
    this.#observer.disconnect();
    this.#pause = setTimeout(() => {
      this.#pause = null;
      this.#epoch++;
      for (const ref of this.#roots) {
        const root = ref.deref();
        if (root) this.#observer.observe(root, ALL);
      }
      this.#onChange(STORM, false);
    }, PAUSE);
  }

  /** `pushState` sends no event: the URL is compared. */
  #navigated(): boolean { return documentUrl(this.#top) !== this.#url; }

  #unrecorded(): string {
    const roots = this.#roots.map((ref) => ref.deref()).filter((root) => root !== undefined);
    const { width, height } = windowSize();
    return `${width}x${height}|${sheetState(roots)}|${controlState(this.#controls)}|${scrollState(roots, this.#scrollers)}|${hostState(this.#candidates)}`;
  }
}
