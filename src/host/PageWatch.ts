import { setTimeout as wait } from 'node:timers/promises';
import type { HostFrame, HostPage, HostRequest } from './HostPage.ts';
import { PageError } from './PageError.ts';
import { withinTime } from './Turns.ts';

/** How long no request may be under way before a page counts as settled, in milliseconds. */
const QUIET_MS = 100;
/** How long a page may leave a question unanswered before it counts as hanging, in milliseconds. */
export const SILENT_MS = 1_000;
/** The longest wait for a page that does not stop requesting, in milliseconds. */
const BUSY_MS = 3_000;
/** How long a navigation may take to reach its document, in milliseconds. */
const ARRIVAL_MS = 10_000;
/**
 * How long after the end of a navigation's request something may follow it, in milliseconds: the request of a redirect,
 * or the browser's own page about an error. The navigation of a frame may be followed by one of the page.
 */
const FOLLOW_MS = 1_000;
/** The interval at which the state of a page is checked, in milliseconds. */
const POLL_MS = 20;

/**
 * The state of a page after waiting: `hanging` means that it does not answer, because one of its scripts does not end.
 */
export type Settled = 'loaded' | 'loading' | 'hanging';

/** A moment in the life of a page: how many of each event there had been by then. */
export interface Moment {
  readonly navigations: number;
  readonly framesNavigated: number;
  readonly ended: number;
  readonly downloads: number;
}

/** Counts the navigations and requests of a page, and tells when it has settled. */
export class PageWatch {
  readonly #page: HostPage;
  readonly #underWay = new Set<unknown>();
  #quietSince = Date.now();
  #navigations = 0;
  #framesNavigated = 0;
  /** The request by which the page is going to another document. */
  #navigation: HostRequest | null = null;
  /** The number of navigations of the page whose request ended although no document had come. */
  #ended = 0;
  /** The time at which a navigation last ended so, or a frame reached a document. */
  #turnedAt = 0;
  readonly #downloads: string[] = [];
  /** What rejects the work that is under way if the page is closed. */
  readonly #rejections = new Set<(error: PageError) => void>();

  constructor(page: HostPage) {
    this.#page = page;
    page.on('request', this.#onRequest);
    page.on('requestfinished', this.#onDone);
    page.on('requestfailed', this.#onDone);
    page.on('framenavigated', this.#onNavigated);
    page.on('close', this.#onClose);
  }

  /** Does work with the page. @throws PageError `no_answer` as soon as the page is closed */
  whileOpen<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#page.isClosed()) return reject(pageClosed());
      this.#rejections.add(reject);
      work()
        .catch((error: unknown) => {
          throw this.#page.isClosed() ? pageClosed() : error;
        })
        .then(resolve, reject)
        .finally(() => this.#rejections.delete(reject));
    });
  }

  get now(): Moment {
    return {
      navigations: this.#navigations,
      framesNavigated: this.#framesNavigated,
      ended: this.#ended,
      downloads: this.#downloads.length,
    };
  }

  /** Returns whether the page has reached another document since a moment. */
  hasNavigated(since: Moment): boolean {
    return this.#navigations > since.navigations;
  }

  /** The address that the page is going to while nothing has come from there; otherwise null. */
  get goingTo(): string | null {
    return this.#navigation?.url() ?? null;
  }

  /** Returns the name of the file whose download has begun since a moment. */
  downloadSince({ downloads }: Moment): string | undefined {
    return this.#downloads[downloads];
  }

  readonly noteDownload = (name: string): void => {
    this.#downloads.push(name);
  };

  /**
   * Waits until the page, or a frame in it, has reached a document after a moment. A download and an empty answer reach
   * none: the request ends, and nothing follows.
   * @param timeout in milliseconds, at most ten seconds
   * @returns whether a document was reached
   */
  async arrived(since: Moment, timeout = ARRIVAL_MS): Promise<boolean> {
    const end = Date.now() + Math.min(timeout, ARRIVAL_MS);
    while (Date.now() < end && !this.#page.isClosed()) {
      if (this.hasNavigated(since)) return true;
      if (this.#downloads.length > since.downloads) return false;
      if (this.#navigation === null && Date.now() - this.#turnedAt > FOLLOW_MS) {
        if (this.#ended > since.ended) return false;
        if (this.#framesNavigated > since.framesNavigated) return true;
      }
      await wait(POLL_MS);
    }
    return this.hasNavigated(since);
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
      if (this.#page.isClosed()) return 'loading';
      if (state !== null) await wait(POLL_MS);
      const answer = await readyStateOf(this.#page, left);
      if (answer !== null) [state, answered] = [answer, Date.now()];
    }
    // A browser may hold its answers back until the address that the page is going to has answered.
    if (state !== 'complete') return this.goingTo === null && Date.now() - answered > SILENT_MS ? 'hanging' : 'loading';
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
    this.#page.off('close', this.#onClose);
  }

  /** Returns the frame to which a request brings a document, or null if it is not for a navigation. */
  #frameOf(request: HostRequest): HostFrame | null {
    if (!request.isNavigationRequest()) return null;
    try {
      return request.frame();
    } catch {
      // Playwright has no frame yet for the first request of a page.
      return this.#page.mainFrame();
    }
  }

  readonly #onRequest = (request: HostRequest): void => {
    this.#underWay.add(request);
    if (this.#frameOf(request) === this.#page.mainFrame()) this.#navigation = request;
  };
  readonly #onDone = (request: HostRequest): void => {
    this.#underWay.delete(request);
    this.#quietSince = Date.now();
    // A document that has come is still being loaded by its request, which ends later.
    if (request !== this.#navigation) return;
    this.#navigation = null;
    this.#ended++;
    this.#turnedAt = Date.now();
  };
  readonly #onNavigated = (frame: HostFrame): void => {
    if (frame !== this.#page.mainFrame()) {
      this.#framesNavigated++;
      this.#turnedAt = Date.now();
      return;
    }
    this.#navigations++;
    this.#navigation = null;
    // Forgets the requests of the previous document, because the end of some is never announced.
    this.#underWay.clear();
    this.#quietSince = Date.now();
  };
  readonly #onClose = (): void => {
    for (const reject of this.#rejections) reject(pageClosed());
  };
}

/** Returns the `readyState` of the document, or null if the page does not answer within so many milliseconds. */
export function readyStateOf(page: Pick<HostPage, 'evaluate'>, timeout: number): Promise<string | null> {
  const state = page.evaluate(() => document.readyState).catch(() => 'loading') as Promise<string>;
  return withinTime(state, timeout, () => null);
}

const pageClosed = (): PageError => new PageError('no_answer', 'The page was closed.');
