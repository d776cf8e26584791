import { append, foreign, isNative, untouchedProperty } from './untouched.ts';
import { addListener, getter } from './natives.ts';
import { timeLimit, worldTimer, type Timer } from './withinTime.ts';

const { apply } = Reflect;

/**
 * This file has timers and a clock that a page cannot stop by fake timers. If a script replaced the usual functions
 * before this one started, the timeout of an `AbortSignal` and the time stamp of an event are used instead. All times
 * are in milliseconds.
 */
const clock = globalThis.performance;
const stampOf = getter<Event, number>(Event, 'timeStamp');
const Stamped = Event;
/** Returns the time since the time origin of the page. https://w3c.github.io/hr-time/#dom-performance-now */
export const now: () => number = isNative(clock.now) ? clock.now.bind(clock) : () => stampOf(new Stamped(''));

/** Calls `run` after the given time. The returned function cancels the call. */
export const later: Timer = isNative(setTimeout) || !isNative(AbortSignal.timeout) ? usualTimer() : signalTimer();

function usualTimer(): Timer {
  if (!isNative(setTimeout)) append(foreign, 'setTimeout');
  return worldTimer();
}

/**
 * Returns an empty record for entries by number. The page can replace the methods of lists and sets, but not how a
 * property is read. The function is a declaration, because the timer above may need it before this line is reached.
 */
function queue<T>(): Record<number, T | undefined> {
  return { __proto__: null } as unknown as Record<number, T | undefined>;
}

function signalTimer(): Timer {
  const start = AbortSignal.timeout.bind(AbortSignal);
  // Without a reference, a signal may be garbage-collected before its timeout.
  const held = queue<AbortSignal>();
  let count = 0;
  return (run, ms) => {
    const id = count++;
    const signal = (held[id] = start(ms > 0 ? ms : 0));
    addListener(signal, 'abort', () => {
      if (!held[id]) return;
      delete held[id];
      run();
    });
    return () => delete held[id];
  };
}

/**
 * Waits for a new task. Browsers dispatch each input event in a task of its own, and frameworks rely on it:
 * microtasks of one handler run before the next event. A message is neither throttled in hidden tabs nor delayed by 4
 * ms, as nested timers are, and does not run ahead of the page's timers, as `scheduler.yield()` does.
 */
export const task = (): Promise<void> =>
  new Promise((resolve) => {
    waiting[posted++] = resolve;
    announce();
  });
const waiting = queue<() => void>();
let posted = 0;
let received = 0;
function next(): void {
  const resume = waiting[received];
  delete waiting[received++];
  resume?.();
}

/** Returns the function that posts a message to `next`, or null if the page has replaced what it needs. */
function messenger(): (() => void) | null {
  const { MessageChannel: Channel, MessagePort: Port } = globalThis as Partial<typeof globalThis>;
  const first = untouchedProperty(Channel?.prototype, 'port1')?.get as () => MessagePort;
  const second = untouchedProperty(Channel?.prototype, 'port2')?.get as () => MessagePort;
  const post = untouchedProperty(Port?.prototype, 'postMessage')?.value as (message: unknown) => void;
  const receive = untouchedProperty(Port?.prototype, 'onmessage')?.set as (listener: unknown) => void;
  if (![Channel, first, second, post, receive].every(isNative)) return null;
  const channel = new (Channel as typeof MessageChannel)();
  apply(receive, apply(first, channel, []), [next]);
  const port: unknown = apply(second, channel, []);
  return () => apply(post, port, [null]);
}
const announce = messenger() ?? ((): unknown => later(next, 0));

/** Waits for a time, in milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => later(resolve, ms));

/** Limits the time of a promise by timers that a page cannot stop; see `timeLimit`. */
export const withinTime = timeLimit(later);

/** How long a function of the host may take, in milliseconds. */
const LONGEST_ANSWER = 10_000;
/**
 * Returns what a function of the host gives.
 * @param what names it in the error
 * @param extra how much longer it may take than others, in milliseconds
 * @throws Error if it does not answer in time, and what it throws
 */
export const answerOf = <T>(what: string, run: () => T | Promise<T>, extra = 0): Promise<T> =>
  withinTime((async () => await run())(), LONGEST_ANSWER + extra, () => {
    throw new Error(`${what} did not answer in ${(LONGEST_ANSWER + extra) / 1000} s`);
  });
