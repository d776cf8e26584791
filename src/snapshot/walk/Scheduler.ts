import { addListener } from '../../dom/natives.ts';

/**
 * The length of a slice in milliseconds. With the page's own work and a garbage collection, it stays within one frame
 * at 60 Hz.
 */
const SLICE = 5;

const now = performance.now.bind(performance);

/**
 * Lets the page run between two slices of work. It resumes by a message to itself, which is a task like any other: it
 * is not throttled in a hidden tab, as timers are, and does not run ahead of the page's timers, as the continuation of
 * `scheduler.yield()` does.
 */
export class Scheduler {
  readonly #channel = new MessageChannel();
  #resolve: (() => void) | null = null;
  #closed = false;
  #sliceEnd = 0;

  constructor() {
    const { port1 } = this.#channel;
    addListener(port1, 'message', () => this.#resume());
    port1.start();
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Begins a slice, which lasts until the next `yield`. */
  beginSlice(): void {
    this.#sliceEnd = now() + SLICE;
  }

  /** Returns whether the slice is over at the given time, in milliseconds of `performance.now()`. */
  isSliceOver(time: number): boolean {
    return time >= this.#sliceEnd;
  }

  /** Resolves in a later task, which begins a new slice. Only one caller may wait at a time. */
  yield(): Promise<void> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      if (this.#closed) return this.#resume();
      this.#channel.port2.postMessage(null);
    });
  }

  /** Releases the message port, and resumes the waiting caller, if there is one. */
  close(): void {
    this.#closed = true;
    this.#channel.port1.close();
    this.#resume();
  }

  #resume(): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    this.beginSlice();
    resolve?.();
  }
}
