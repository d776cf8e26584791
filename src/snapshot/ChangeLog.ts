import { focusedElement } from '../dom/focus.ts';
import { addListener, documentUrl, localName } from '../dom/natives.ts';
import { isDocument } from '../dom/kinds.ts';
import { isOwn, pageRecords } from '../dom/own.ts';
import { windowSize } from '../layout/LayoutReader.ts';
import { mediaHolds } from '../layout/media.ts';
import type { Steps } from '../tree/walk.ts';
import type { Gathered } from './Gathered.ts';
import type { ControlStates } from './ControlStates.ts';
import { EAR, Ears } from './Ears.ts';
import { Changes } from './kept/Changes.ts';
import { pointed } from './kept/spread.ts';
import type { Roots } from './kept/Remains.ts';
import { HOVER, type Reach } from '../layout/Reach.ts';
import { SheetStates } from './SheetStates.ts';
import { hostState, scrollState } from './unrecorded.ts';

/** Events of which the target may look different with all that is in it. */
const OF_TARGET = [
  'toggle',
  'beforetoggle',
  'transitionend',
  'transitioncancel',
  'animationend',
  'animationcancel',
  'load',
  'error',
  'slotchange',
  'fullscreenchange',
];
const STARTS = ['transitionrun', 'animationstart'];
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
  attributeOldValue: true,
  characterData: true,
};

/**
 * Notices that the page changed: a number, the epoch, grows with every change seen. Observers and listeners sit on
 * documents, shadow roots and the window only.
 */
export class ChangeLog {
  readonly sheets = new SheetStates(() => this.ears.everywhere(EAR.moving));
  readonly ears = new Ears((event) => this.#hear(event));
  readonly #top: Document;
  readonly #observer: MutationObserver;
  readonly #onChange: (records: number, navigated: boolean) => void;
  readonly #listeners = new AbortController();
  #roots: WeakRef<Node>[] = [];
  #controls: ControlStates | null = null;
  #scrollers: WeakRef<Element>[] = [];
  #candidates: WeakRef<Element>[] = [];
  #state = '';
  #size = '';
  /** A sheet cannot be read, nor whether it has come. */
  #blind = true;
  #scrolled = '';
  #changes = new Changes();
  /** What the pointer is over, as far as a rule asks for that; and what it was when the last walk began. */
  #pointed: WeakRef<Element> | null = null;
  #pointedBefore: WeakRef<Element> | null = null;
  #hovers = false;
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
    for (const type of ['popstate', 'hashchange'])
      addListener(
        window,
        type,
        () => {
          this.#changes.everything();
          this.#note();
        },
        { signal, passive: true },
      );
    addListener(
      window,
      'resize',
      () => {
        this.#changes.sheets = true;
        this.#note();
      },
      { signal, passive: true },
    );
    this.observe(top);
  }

  /** Starts to watch a document or shadow root; does nothing for one that is watched. */
  observe(root: Document | ShadowRoot): void {
    if (this.#listeners.signal.aborted || !this.ears.listen(root)) return;
    this.#roots.push(new WeakRef(root));
    if (!this.#pause) this.#observer.observe(root, ALL);
    if (isDocument(root) && root.fonts)
      addListener(root.fonts, 'loadingdone', () => this.#note(), { signal: this.#listeners.signal });
  }

  /** Reads the style sheets of all that is watched, in steps. */
  readingSheets(): Steps<void> {
    return this.sheets.reading(this.#live);
  }

  #hear(event: Event): void {
    const { type, target, currentTarget: root } = event;
    if (type === 'pointerover') {
      const [over] = event.composedPath();
      if (this.#hovers && over !== root) this.#pointed = new WeakRef(over as Element);
      return;
    }
    if (STARTS.includes(type)) {
      this.#animating = true;
      this.ears.need(root as Document | ShadowRoot, EAR.running);
    } else if (
      isOwn(target) ||
      (target !== root && isSheet(target as Element) && !this.#verifySheets() && !this.#blind)
    )
      return;
    else if (target !== root && OF_TARGET.includes(type)) this.#changes.add(target as Node, 'whole');
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

  /** What has changed since this was last asked. From here on all is observed, in a storm too. */
  takeChanges(): Changes {
    this.#comeBack();
    const changes = this.#changes;
    this.#changes = new Changes();
    return changes;
  }

  /** They were not made use of. */
  returnChanges(changes: Changes): void {
    this.#changes.merge(changes);
  }

  /** Nothing of the last snapshot can be taken over, as far as is known. */
  get isAnything(): boolean {
    return this.#changes.all;
  }

  /** Nothing of the last snapshot is to be taken over. */
  changedAll(): void {
    this.#changes.everything();
  }

  /** Anything may have changed: also what this log does not watch. */
  touch(): void {
    this.#epoch++;
    this.#changes.everything();
  }

  /** The epoch with what leaves no record too: URL, style sheets, control state, viewport, colour scheme, running animations. */
  verify(): number {
    this.takeRecords();
    if (this.#navigated()) this.touch();
    if (this.#animating) {
      this.#animating = this.#top.getAnimations?.().some((a) => a.playState === 'running') ?? false;
      this.touch();
    }
    this.#verifySheets();
    const state = this.#unrecorded();
    if (state !== this.#state) {
      this.#state = state;
      this.touch();
    }
    const scrolled = this.#scroll();
    if (scrolled !== this.#scrolled) {
      this.#scrolled = scrolled;
      this.#epoch++;
    }
    this.#verifyControls();
    const focus = focusedElement(this.#top);
    const before = this.#focus?.deref() ?? null;
    if (focus !== before) {
      for (const el of [before, focus]) if (el) this.#changes.add(el, 'state');
      this.#focus = focus && new WeakRef(focus);
      this.#epoch++;
    }
    const [from, to] = [this.#pointedBefore?.deref() ?? null, this.#pointed?.deref() ?? null];
    if (from !== to) {
      pointed(from, to, this.#changes);
      this.#pointedBefore = this.#pointed;
      this.#epoch++;
    }
    return this.#epoch;
  }

  /** Whether style sheets, or the size of the viewport, are not what they were. */
  #verifySheets(): boolean {
    const { width, height } = windowSize();
    const size = `${width}x${height}`;
    const differ = this.sheets.differ(this.#live) || size !== this.#size;
    this.#size = size;
    if (!differ) return false;
    this.#changes.sheets = true;
    this.#epoch++;
    return true;
  }

  #verifyControls(): void {
    const changed = this.#controls?.changed() ?? [];
    for (const el of changed) this.#changes.add(el, 'state');
    if (changed.length > 0) this.#epoch++;
  }

  /** Remembers the state that a finished walk saw, and forgets roots that are gone. */
  settle(walk: Gathered, { unseen, read }: Roots, reach: Reach, nodes: boolean): void {
    if (!walk.reuse) this.#controls = walk.controls;
    else if (nodes) this.#controls = this.#controls?.renewed([...walk.roots, ...unseen]) ?? null;
    for (const root of unseen) this.#controls?.meet(root);
    this.#hovers = reach.of(HOVER) !== 0;
    if (this.#hovers) this.ears.everywhere(EAR.pointer);
    this.#blind = reach.blind;
    this.#scrollers = walk.scrollers.map((el) => new WeakRef(el));
    this.#candidates = walk.candidates.map((el) => new WeakRef(el));
    this.#roots = [...read];
    this.ears.settle(this.#roots.length);
    this.sheets.keep(walk.roots, unseen);
    this.#state = this.#unrecorded();
    this.#scrolled = this.#scroll();
    this.#focus = walk.focus && new WeakRef(walk.focus);
    this.#url = documentUrl(this.#top);
  }

  destroy(): void {
    this.#observer.disconnect();
    this.#listeners.abort();
    this.ears.destroy();
    if (this.#pause) clearTimeout(this.#pause);
    this.#controls = null;
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
    for (let i = 0; i < records && !this.#changes.all; i++) this.#changes.record(list[i] as MutationRecord);
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
    this.#changes.everything();
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

const isSheet = (el: Element): boolean => localName(el) === 'style' || localName(el) === 'link';
