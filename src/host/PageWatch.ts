import { setTimeout as wait } from 'node:timers/promises';
import type { HostFrame, HostPage } from './HostPage.ts';

/** How long no request may be under way before a page counts as settled, in milliseconds. */
const QUIET_MS = 100;
/** How long a page may leave a question unanswered before it counts as hanging, in milliseconds. */
const SILENT_MS = 1_000;
/** The longest wait for a page that does not stop requesting, in milliseconds. */
const BUSY_MS = 3_000;
/** How long a navigation may take to reach its document, in milliseconds. */
const ARRIVAL_MS = 10_000;

/**
 * The state of a page after waiting: `hanging` means that it does not answer, because one of its scripts does not end.
 */
export type Settled = 'loaded' | 'loading' | 'hanging';

/** Counts the navigations and requests of a page, and tells when it has settled. */
export class PageWatch {
  readonly #page: HostPage;
  readonly #underWay = new Set<unknown>();
  #quietSince = Date.now();
  #navigations = 0;
  #arrived: (() => void) | null = null;

  constructor(page: HostPage) {
    this.#page = page;
    page.on('request', this.#onRequest);
    page.on('requestfinished', this.#onDone);
    page.on('requestfailed', this.#onDone);
    page.on('framenavigated', this.#onNavigated);
  }

  /** The number of documents that the page has reached. */
  get navigations(): number {
    return this.#navigations;
  }

  /** Waits until the page has reached a document after the given number of navigations; a download reaches none. */
  async arrived(since: number): Promise<void> {
    if (this.#navigations > since) return;
    const timer = new AbortController();
    await Promise.race([
      new Promise<void>((resolve) => (this.#arrived = resolve)),
      wait(ARRIVAL_MS, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
  }

  /**
   * Waits until the document is loaded and no request has been under way for `quiet` milliseconds. After loading, it
   * waits at most three seconds.
   */
  async settled(loadTimeout: number, quiet = QUIET_MS): Promise<Settled> {
    const end = Date.now() + loadTimeout;
    let state: string | null = null;
    let answered = 0;
    for (let left = loadTimeout; left > 0 && state !== 'complete'; left = end - Date.now()) {
      if (state !== null) await wait(20);
      const answer = await this.#state(left);
      if (answer !== null) [state, answered] = [answer, Date.now()];
    }
    if (state !== 'complete') return Date.now() - answered > SILENT_MS ? 'hanging' : 'loading';
    const busyEnd = Math.min(end, Date.now() + BUSY_MS);
    while (Date.now() < busyEnd) {
      const left = this.#underWay.size > 0 ? quiet : this.#quietSince + quiet - Date.now();
      if (left <= 0) break;
      await wait(Math.min(left, 30));
    }
    return 'loaded';
  }

  stop(): void {
    this.#page.off('request', this.#onRequest);
    this.#page.off('requestfinished', this.#onDone);
    this.#page.off('requestfailed', this.#onDone);
    this.#page.off('framenavigated', this.#onNavigated);
  }

  /** Returns the `readyState` of the document, or null if it does not answer. */
  async #state(timeout: number): Promise<string | null> {
    const state = this.#page.evaluate(() => document.readyState).catch(() => 'loading');
    return Promise.race([state, wait(timeout, null, { ref: false })]) as Promise<string | null>;
  }

  readonly #onRequest = (request: unknown): void => {
    this.#underWay.add(request);
  };
  readonly #onDone = (request: unknown): void => {
    this.#underWay.delete(request);
    this.#quietSince = Date.now();
  };
  readonly #onNavigated = (frame: HostFrame): void => {
    if (frame !== this.#page.mainFrame()) return;
    this.#navigations++;
    // Forgets the requests of the previous document, because the end of some is never announced.
    this.#underWay.clear();
    this.#quietSince = Date.now();
    this.#arrived?.();
    this.#arrived = null;
  };
}
