import { addListener } from '../../dom/natives.ts';

/** Length of a slice in milliseconds: with the page's own work, and a collection of garbage, it stays within a frame of 60 Hz. */
const SLICE = 5;

const now = performance.now.bind(performance);

/**
 * Lets the page run between two slices of work. A message to oneself is a task like any other: not throttled in a hidden
 * tab as timers are, and not put before the page's own timers as a continuation of `scheduler.yield` is.
 */
export class Scheduler {
  readonly #channel = new MessageChannel();
  #resume: (() => void) | null = null;
  #closed = false;
  #sliceEnd = 0;

  constructor() {
    const { port1 } = this.#channel;
    addListener(port1, 'message', () => this.#go());
    port1.start();
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** A slice begins: whatever is done one after another without waiting shares it. */
  begin(): void {
    this.#sliceEnd = now() + SLICE;
  }

  /** Whether the slice is over at that time. */
  isOver(time: number): boolean {
    return time >= this.#sliceEnd;
  }

  /** Resolves in a later task. One caller at a time. */
  yield(): Promise<void> {
    return new Promise((resolve) => {
      this.#resume = resolve;
      if (this.#closed) return this.#go();
      this.#channel.port2.postMessage(null);
    });
  }

  /** Ends the waiting of whoever waits. */
  close(): void {
    this.#closed = true;
    this.#channel.port1.close();
    this.#go();
  }

  #go(): void {
    const resume = this.#resume;
    this.#resume = null;
    this.begin();
    resume?.();
  }
}
