import { focusedElement } from '../../dom/focusedElement.ts';
import { addListener, documentUrl, documentWindow, isConnected } from '../../dom/natives.ts';
import { isDocument } from '../../dom/kinds.ts';
import { isOwn, pageRecords } from '../../dom/own.ts';
import { windowSize } from '../../layout/LayoutReader.ts';
import { mediaHolds } from '../../style/mediaQueries.ts';
import type { WalkState } from '../walk/WalkState.ts';
import { ControlStates } from './ControlStates.ts';
import { EventSubscriptions } from './EventSubscriptions.ts';
import { StyleSheetStates } from './StyleSheetStates.ts';
import { hostState, scrollState } from './unrecorded.ts';

/** So many records within that many milliseconds are a storm: observing would cost the page more than its own work. */
const STORM = 1000;
const WINDOW = 100;
/** How long observers stay away in a storm, in milliseconds: at first, and while it goes on twice as long each time. */
const PAUSE = 250;
const LONGEST_PAUSE = 4000;

const ALL: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
};

/**
 * Notices that the page changed: a number, the epoch, grows with every change seen. Observers and listeners sit on
 * documents, shadow roots and the window only.
 */
export class ChangeLog {
  readonly #sheets = new StyleSheetStates();
  readonly #events = new EventSubscriptions((event) => this.#hear(event));
  readonly #top: Document;
  readonly #observer: MutationObserver;
  readonly #onChange: (records: number, navigated: boolean) => void;
  readonly #listeners = new AbortController();
  #roots: WeakRef<Node>[] = [];
  #controls = new ControlStates();
  #scrollers: WeakRef<Element>[] = [];
  #candidates: WeakRef<Element>[] = [];
  #state = '';
  #size = '';
  #scrolled = '';
  /** What is hidden loses the focus without an event at first. */
  #focus: WeakRef<Element> | null = null;
  #epoch = 0;
  #url: string;
  #animating = false;
  #pause: ReturnType<typeof setTimeout> | null = null;
  #pauseLength = PAUSE;
  /** Records of the window of time that began then. */
  #recent = 0;
  #since = 0;

  constructor(top: Document, onChange: (records: number, navigated: boolean) => void) {
    this.#top = top;
    this.#onChange = onChange;
    this.#url = documentUrl(top);
    this.#observer = new MutationObserver((records) => this.#record(pageRecords(records)));
    const { signal } = this.#listeners;
    for (const type of ['popstate', 'hashchange', 'resize'])
      addListener(window, type, () => this.#note(), { signal, passive: true });
    this.observe(top);
  }

  /** Starts to watch a document or shadow root, and notes the state of its controls as it is now. */
  observe(root: Document | ShadowRoot): void {
    if (this.#listeners.signal.aborted) return;
    this.#controls.note(root);
    if (!this.#events.listen(root)) return;
    this.#roots.push(new WeakRef(root));
    if (!this.#pause) this.#observer.observe(root, ALL);
    if (isDocument(root) && root.fonts)
      addListener(root.fonts, 'loadingdone', () => this.#note(), { signal: this.#listeners.signal });
  }

  #hear(event: Event): void {
    // A script's own event moves no pointer.
    if (event.type === 'pointerover' && !event.isTrusted) return;
    if (isOwn(event.target)) return;
    if (event.type === 'transitionrun' || event.type === 'animationstart') this.#animating = true;
    this.#note();
  }

  /** The epoch with all that the browser has recorded until now: cheap, to be asked between slices. */
  takeRecords(): number {
    const records = pageRecords(this.#observer.takeRecords());
    this.#record(records);
    if (this.#pause) this.touch();
    return this.#epoch;
  }

  /** In a storm: nothing is observed for a while. */
  get isAway(): boolean {
    return this.#pause !== null;
  }

  /** Before a walk: from here on everything is observed, in a storm too. */
  beginWalk(): void {
    this.#comeBack();
    this.#controls = new ControlStates();
  }

  /** Something changed that this log does not watch. */
  touch(): void {
    this.#epoch++;
  }

  /** The epoch with what leaves no record too: URL, style sheets, control state, viewport, colour scheme, running animations. */
  verify(): number {
    this.takeRecords();
    if (this.#navigated()) this.touch();
    if (this.#animating) {
      this.#animating = this.#top.getAnimations?.().some((a) => a.playState === 'running') ?? false;
      this.touch();
    }
    const { width, height } = windowSize();
    const size = `${width}x${height}`;
    if (this.#sheets.differ(this.#live) || size !== this.#size) this.touch();
    this.#size = size;
    const state = this.#unrecorded();
    if (state !== this.#state) {
      this.#state = state;
      this.touch();
    }
    const scrolled = this.#scroll();
    if (scrolled !== this.#scrolled) {
      this.#scrolled = scrolled;
      this.touch();
    }
    if (this.#controls.changed()) this.touch();
    const focus = focusedElement(this.#top);
    if (focus !== (this.#focus?.deref() ?? null)) {
      this.#focus = focus && new WeakRef(focus);
      this.touch();
    }
    return this.#epoch;
  }

  /** Remembers the state that a finished walk saw, and forgets roots that are gone. */
  settle(walk: WalkState): void {
    this.#scrollers = walk.scrollers.map((el) => new WeakRef(el));
    this.#candidates = walk.candidates.map((el) => new WeakRef(el));
    this.#roots = this.#roots.filter((ref) => isWatched(ref.deref()));
    this.#events.forgetCollected();
    this.#sheets.differ(this.#live);
    this.#state = this.#unrecorded();
    this.#scrolled = this.#scroll();
    this.#focus = walk.focus && new WeakRef(walk.focus);
    this.#url = documentUrl(this.#top);
  }

  destroy(): void {
    this.#observer.disconnect();
    this.#listeners.abort();
    this.#events.destroy();
    if (this.#pause) clearTimeout(this.#pause);
    this.#controls = new ControlStates();
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

  #record(list: readonly MutationRecord[]): void {
    const records = list.length;
    if (records === 0) return;
    this.#epoch++;
    const navigated = this.#navigated();
    if (navigated) this.#url = documentUrl(this.#top);
    this.#onChange(records, navigated);
    const time = performance.now();
    if (time - this.#since > WINDOW) {
      if (this.#recent <= STORM || time - this.#since > this.#pauseLength + 2 * WINDOW) this.#pauseLength = PAUSE;
      this.#since = time;
      this.#recent = 0;
    }
    this.#recent += records;
    if (this.#recent > STORM && !this.#pause) this.#stepAside();
  }

  #stepAside(): void {
    this.#observer.disconnect();
    this.#pause = setTimeout(() => {
      this.#comeBack();
      this.touch();
      this.#onChange(STORM, false);
    }, this.#pauseLength);
    this.#pauseLength = Math.min(LONGEST_PAUSE, 2 * this.#pauseLength);
  }

  #comeBack(): void {
    if (!this.#pause) return;
    clearTimeout(this.#pause);
    this.#pause = null;
    for (const root of this.#live) this.#observer.observe(root, ALL);
  }

  /** `pushState` sends no event: the URL is compared. */
  #navigated(): boolean {
    return documentUrl(this.#top) !== this.#url;
  }

  get #live(): Node[] {
    return this.#roots.flatMap((ref) => ref.deref() ?? []);
  }

  #unrecorded(): string {
    return `${mediaHolds('(prefers-color-scheme: dark)')}${hostState(this.#candidates)}`;
  }

  #scroll(): string {
    return scrollState(this.#live, this.#scrollers);
  }
}

/** Whether the root is still part of a page; a document that lost its window is not. */
const isWatched = (root: Node | undefined): boolean =>
  root !== undefined && (isDocument(root) ? documentWindow(root) !== null : isConnected(root));
