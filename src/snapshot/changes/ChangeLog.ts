import { living } from '../../dom/living.ts';
import { untampered } from '../../dom/builtIns.ts';
import { later, now } from '../../dom/timers.ts';
import { disconnect, newObserver, observeAll, takeRecords } from '../../dom/unchanged.ts';
import { focusedElement } from '../../dom/focusedElement.ts';
import {
  animationsIn,
  addListener,
  documentFonts,
  documentUrl,
  documentWindow,
  isConnected,
  eventTarget,
  eventType,
} from '../../dom/natives.ts';
import { isDocument } from '../../dom/kinds.ts';
import { isOwn, pageRecords } from '../../dom/own.ts';
import type { WalkState } from '../walk/WalkState.ts';
import { ControlStates } from './ControlStates.ts';
import { EventSubscriptions } from './EventSubscriptions.ts';
import { unrecordedState } from './unrecordedState.ts';

/**
 * More mutation records than this within `STORM_WINDOW` are a storm. To observe it would take the page longer than to
 * cause it.
 */
const STORM_RECORDS = 1000;
/** The length of the window, in milliseconds. */
const STORM_WINDOW = 100;
/**
 * The length of the first pause without observation during a storm, in milliseconds. While the storm lasts, each pause
 * is twice as long.
 */
const FIRST_PAUSE = 250;
/** The length of the longest pause, in milliseconds. */
const MAX_PAUSE = 4000;

/**
 * Notices that the page changed. The log does not say what changed: it only increases a number, the epoch.
 *
 * There are three sources: mutation records; events after which the page may look different (`EventSubscriptions`); and
 * state that changes without either (`ControlStates`, `unrecordedState.ts`), which `verify` compares.
 *
 * Invariants: the epoch never decreases, and two equal epochs mean that no change was noticed between them. It is exact
 * only after `verify`. Observers and listeners are added to documents, shadow roots and the window, never to other
 * elements, and no element is kept alive.
 *
 * During a storm of mutations nothing is observed for a while. In such a pause every question counts as a change,
 * because nobody knows whether there was one.
 */
export class ChangeLog {
  readonly #onEvent = (event: Event): void => {
    const type = eventType(event);
    if (type === 'transitionrun' || type === 'animationstart') this.#animating = true;
    // Only a real pointer changes which elements `:hover` matches.
    if (type === 'pointerover' && !event.isTrusted) return;
    // After a change that nobody has asked about, another one tells nothing new. Thousands of animations may start at
    // once, and comparing all built-in functions for each, as `untampered` does, would take seconds.
    if (this.#epoch > this.#asked && !this.#hasNavigated()) return;
    untampered(() => isOwn(eventTarget(event)) || this.#noteChange());
  };
  readonly #events = new EventSubscriptions(this.#onEvent);
  readonly #top: Document;
  readonly #observer: MutationObserver;
  readonly #onChange: (records: number, navigated: boolean) => void;
  readonly #listeners = new AbortController();
  #roots: WeakRef<Node>[] = [];
  #controls = new ControlStates();
  /** The scroll containers that the last walk found. */
  #scrollers: WeakRef<Element>[] = [];
  /** The elements without a shadow root that may get one, as the last walk found them. */
  #possibleHosts: WeakRef<Element>[] = [];
  /** The state that `verify` compares with the page's. */
  #unrecordedState = '';
  /**
   * The focused element, which is compared because an element that becomes hidden loses the focus without an event at
   * first.
   */
  #focus: WeakRef<Element> | null = null;
  #epoch = 0;
  /** The epoch that was returned last. While there is a newer one, further events tell nothing new. */
  #asked = 0;
  #url: string;
  /** True if an animation or transition may be running, which changes the page all the time. */
  #animating = false;
  /** Cancels the timer that ends a pause in observing; null if there is no pause. */
  #pause: (() => void) | null = null;
  /** The length of the next pause, in milliseconds. */
  #pauseLength = FIRST_PAUSE;
  /** The number of records in the current window of time. */
  #recentRecords = 0;
  /** The time at which that window began, in milliseconds of `now()`. */
  #windowStart = 0;

  /**
   * @param top the top document
   * @param onChange is called with the number of mutation records (0 for other changes) and whether the URL changed
   */
  constructor(top: Document, onChange: (records: number, navigated: boolean) => void) {
    this.#top = top;
    this.#onChange = onChange;
    this.#url = documentUrl(top);
    this.#observer = newObserver((records) => untampered(() => this.#noteRecords(pageRecords(records))));
    const { signal } = this.#listeners;
    for (const type of ['popstate', 'hashchange', 'resize'])
      addListener(window, type, this.#onEvent, { signal, passive: true });
    this.observe(top);
  }

  /** Starts to observe a document or shadow root, if it is not observed yet, and records the state of its controls. */
  observe(root: Document | ShadowRoot): void {
    if (this.#listeners.signal.aborted) return;
    this.#controls.note(root);
    if (!this.#events.listen(root)) return;
    this.#roots.push(new WeakRef(root));
    if (!this.#pause) observeAll(this.#observer, root);
    const fonts = isDocument(root) ? documentFonts(root) : undefined;
    if (fonts) addListener(fonts, 'loadingdone', this.#onEvent, { signal: this.#listeners.signal });
  }

  /** Returns the epoch after all mutation records so far. This is cheap enough to be called between slices. */
  takeRecords(): number {
    const records = pageRecords(takeRecords(this.#observer));
    this.#noteRecords(records);
    if (this.#pause) this.touch();
    return (this.#asked = this.#epoch);
  }

  /** True if observing is paused because of a storm of mutations. */
  get isPaused(): boolean {
    return this.#pause !== null;
  }

  /** Prepares for a walk, during which everything is observed, even in a storm. */
  beginWalk(): void {
    this.#resumeObserving();
    this.#controls = new ControlStates();
  }

  /** Notes a change that this log does not observe itself. */
  touch(): void {
    this.#epoch++;
  }

  /**
   * Returns the epoch after all changes so far, including those without a record: of the URL, control states, the
   * focus, running animations, and all that `unrecordedState` reads.
   */
  verify(): number {
    this.takeRecords();
    if (this.#hasNavigated()) this.touch();
    if (this.#animating) {
      this.#animating = animationsIn(this.#top).some((a) => a.playState === 'running');
      this.touch();
    }
    const state = this.#readUnrecordedState();
    if (state !== this.#unrecordedState) this.touch();
    this.#unrecordedState = state;
    if (this.#controls.haveChanged()) this.touch();
    const focus = focusedElement(this.#top);
    if (focus !== (this.#focus?.deref() ?? null)) {
      this.#focus = focus && new WeakRef(focus);
      this.touch();
    }
    return (this.#asked = this.#epoch);
  }

  /** Records the state that a finished walk saw, and stops observing roots that left the page. */
  settle(walk: WalkState): void {
    this.#scrollers = walk.scrollers.map((el) => new WeakRef(el));
    this.#possibleHosts = walk.possibleHosts.map((el) => new WeakRef(el));
    this.#roots = this.#roots.filter((ref) => isInPage(ref.deref()));
    this.#events.forgetCollected();
    this.#unrecordedState = this.#readUnrecordedState();
    this.#focus = walk.focus && new WeakRef(walk.focus);
    this.#url = documentUrl(this.#top);
  }

  /** Stops observing for good, and removes all listeners. */
  destroy(): void {
    disconnect(this.#observer);
    this.#listeners.abort();
    this.#events.destroy();
    this.#pause?.();
    this.#controls = new ControlStates();
    this.#scrollers = [];
    this.#possibleHosts = [];
    this.#roots = [];
  }

  /** @param records the number of mutation records that tell of the change */
  #noteChange(records = 0): void {
    this.touch();
    const navigated = this.#hasNavigated();
    if (navigated) this.#url = documentUrl(this.#top);
    this.#onChange(records, navigated);
  }

  #noteRecords(list: readonly MutationRecord[]): void {
    const records = list.length;
    if (records === 0) return;
    this.#noteChange(records);
    const time = now();
    if (time - this.#windowStart > STORM_WINDOW) {
      if (this.#recentRecords <= STORM_RECORDS || time - this.#windowStart > this.#pauseLength + 2 * STORM_WINDOW)
        this.#pauseLength = FIRST_PAUSE;
      this.#windowStart = time;
      this.#recentRecords = 0;
    }
    this.#recentRecords += records;
    if (this.#recentRecords > STORM_RECORDS && !this.#pause) this.#pauseObserving();
  }

  #pauseObserving(): void {
    disconnect(this.#observer);
    const resume = (): void => {
      this.#resumeObserving();
      this.touch();
      this.#onChange(STORM_RECORDS, false);
    };
    this.#pause = later(() => untampered(resume), this.#pauseLength);
    this.#pauseLength = Math.min(MAX_PAUSE, 2 * this.#pauseLength);
  }

  #resumeObserving(): void {
    if (!this.#pause) return;
    this.#pause();
    this.#pause = null;
    for (const root of this.#liveRoots) observeAll(this.#observer, root);
  }

  /** Compares the URL, because `history.pushState` dispatches no event. */
  #hasNavigated(): boolean {
    return documentUrl(this.#top) !== this.#url;
  }

  get #liveRoots(): Node[] {
    return living(this.#roots);
  }

  #readUnrecordedState(): string {
    return unrecordedState(this.#liveRoots, this.#scrollers, this.#possibleHosts);
  }
}

/** Returns whether the root is still part of a page. A document whose frame was removed no longer has a window. */
const isInPage = (root: Node | undefined): boolean =>
  root !== undefined && (isDocument(root) ? documentWindow(root) !== null : isConnected(root));
