import { setTimeout as wait } from 'node:timers/promises';
import type { HostFrame, HostPage } from './HostPage.ts';

/** How long no request may be under way until a page counts as settled, in milliseconds. */
const QUIET_MS = 100;
/** After how long without an answer a page counts as hanging, in milliseconds. */
const SILENT_MS = 1_000;
/** How long a page is waited for that does not become quiet, in milliseconds. */
const BUSY_MS = 3_000;
/** How long a navigation that has begun may take to reach its document, in milliseconds. */
const ARRIVAL_MS = 10_000;

/** How waiting for a page has ended: `hanging` if it does not answer, because a script of it does not end. */
export type Settled = 'loaded' | 'loading' | 'hanging';

/** Follows the navigations and requests of a page, and says when it has settled. */
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

  /** How many documents the page has reached. */
  get navigations(): number {
    return this.#navigations;
  }

  /** Waits until a navigation that has begun since then reaches its document; a download reaches none. */
  async arrived(since: number): Promise<void> {
    if (this.#navigations > since) return;
    const timer = new AbortController();
    await Promise.race([
      new Promise<void>((resolve) => (this.#arrived = resolve)),
      wait(ARRIVAL_MS, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
  }

  /** Waits until the document is loaded and nothing has been requested for a while; no longer than a moment. */
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

  /** The state of the document; null if it does not answer. */
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
    // What the document before had requested is of no interest any more, and not every end of it is announced.
    this.#underWay.clear();
    this.#quietSince = Date.now();
    this.#arrived?.();
    this.#arrived = null;
  };
}
