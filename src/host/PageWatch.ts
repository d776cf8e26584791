import { setTimeout as wait } from 'node:timers/promises';
import type { HostFrame, HostPage } from './HostPage.ts';

/** How long no request may be under way until a page counts as settled, in milliseconds. */
const QUIET_MS = 150;
/** How long a page is waited for that does not become quiet, in milliseconds. */
const BUSY_MS = 3_000;
/** How long a navigation that has begun may take to reach its document, in milliseconds. */
const ARRIVAL_MS = 10_000;

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

  /** Waits until the document is loaded and nothing is requested any more; no longer than a moment. */
  async settled(loadTimeout: number): Promise<void> {
    const end = Date.now() + loadTimeout;
    while (Date.now() < end && !(await this.#isLoaded(end - Date.now()))) await wait(20);
    const busyEnd = Math.min(end, Date.now() + BUSY_MS);
    while (Date.now() < busyEnd) {
      const left = this.#underWay.size > 0 ? QUIET_MS : this.#quietSince + QUIET_MS - Date.now();
      if (left <= 0) return;
      await wait(Math.min(left, 30));
    }
  }

  stop(): void {
    this.#page.off('request', this.#onRequest);
    this.#page.off('requestfinished', this.#onDone);
    this.#page.off('requestfailed', this.#onDone);
    this.#page.off('framenavigated', this.#onNavigated);
  }

  async #isLoaded(timeout: number): Promise<boolean> {
    const state = this.#page.evaluate(() => document.readyState).catch(() => 'loading');
    return (await Promise.race([state, wait(timeout, 'loading', { ref: false })])) === 'complete';
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
