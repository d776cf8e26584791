import { valueOf } from '../../standards/indexed.ts';
import { addListener } from '../../dom/natives.ts';
import { later, now, sleep } from '../../dom/timers.ts';
import { endingAnimations, type RunningAnimation } from '../../style/animations.ts';
import { listenToCalls, prototypeIn, type CallListener } from '../platform/pageMethods.ts';
import { frame, LATE_FRAME, task } from '../platform/tasks.ts';
import { isPageHandling, lastHandled } from '../platform/mutatingBuiltIns.ts';

/**
 * Follows what an action sets off: the timers and requests that the page begins while it handles the action's events,
 * and those that begin in turn when one of these is done. A call counts as begun by the action if it comes during a
 * dispatched event or shortly after, or shortly after a followed timer or request was done. Callbacks of the page are
 * not touched: a timer of our own with the same delay fires right after the page's.
 */
export interface Work {
  /**
   * Whether something is under way that the report waits for.
   * @param last when the page last changed
   */
  isUnderWay(last: number): boolean;
  /** What is still under way, in words, with the timers that are due after the longest wait. */
  pending(last: number): string[];
  stop(): void;
}

/** What begins within so many milliseconds after an event or a followed timer counts as its consequence. */
const AFTERWARDS = 50;
/** How much earlier than due a timer may seem to come, in milliseconds: browsers round the clock up or down. */
const EARLY = 3;
/** How long timers and requests are waited for unless the call says so, in milliseconds. */
const LONGEST_TIMER = 1000;
const LONGEST_REQUEST = 3000;
/** Timers that are due later than this, in milliseconds, clean up; they are not told. */
const LATEST_TIMER = 60_000;
/**
 * A function that sets itself as a timer again and again is a loop of the page, not an answer to the action; so is an
 * interval that came so many times and changed nothing.
 */
const MAX_TIMES = 5;
/** The number of timers outside of events that are followed. A longer chain is a page that polls. */
const MAX_CHAINED = 10;
/** A timer and an animation whose lengths or ends differ by less than so many milliseconds belong together. */
const TOGETHER = 50;
/** The number of frames outside of events that are followed. More of them are a loop that ran before the action. */
const MAX_FRAMES = 5;
const MAX_FOLLOWED = 200;

interface Item {
  readonly what: string;
  /** The delay of a timer. */
  readonly delay?: number;
  /** When a timer is due; when a request or an interval is not waited for any longer. */
  readonly due?: number;
  readonly until: number;
  /**
   * When an interval came, or a function asked for its next frame, the latest time first: on a busy machine an interval
   * comes much later than its period says.
   */
  readonly turns?: number[];
  /** Whether an interval or an animation has come `MAX_TIMES` times and changed nothing. */
  isIdle?: boolean;
  readonly request?: { readonly readyState?: number };
}

/** The longest timer that `momentAfter` waits for, and the shortest one in a chain, in milliseconds. */
const SHORT = 110;
const NESTED = 4;
/** The time between two frames, and the time after which a page seems to render none, in milliseconds. */
const FRAME = 16;
const NO_FRAME = 500;
/** How many of the short timers and of the frames that a page asked for during an action have not come yet. */
let timersComing = 0;
let framesComing = 0;

/**
 * Waits for what a page does a moment after a key, the focus or a change of the selection: in the next task, or in a
 * timer or frame that it has asked for. An input mask places the caret there; an editor reads the selection.
 * @param limit How long to wait at most, in milliseconds of a browser that is not busy: on a busy machine a timer or a
 *   frame may come long after it is due, and other tasks overtake it.
 */
export async function momentAfter(limit: number): Promise<void> {
  await task();
  for (let left = limit; (timersComing || framesComing) && left > 0;) {
    left -= framesComing ? FRAME : NESTED;
    if (!framesComing) await sleep(NESTED);
    else if (!(await frame(NO_FRAME))) return;
  }
}

type Realm = Window & typeof globalThis;

/**
 * @param limit How long to wait at most, in milliseconds; undefined for a second for timers and three for requests.
 * @param touch Called when something that was followed is done.
 */
export function followWork(windows: readonly Realm[], limit: number | undefined, touch: () => void): Work {
  const items = new Map<unknown, Item>();
  const times = new Map<unknown, number>();
  let count = 0;
  let chained = 0;
  let frames = 0;
  let warm = 0;
  /** Timers of our own measure the time after an end: on a busy machine they are as late as the page's. */
  const keepWarm = (ms: number): void => {
    warm++;
    ends.push(later(() => void warm--, ms));
  };
  const done = (key: unknown): void => {
    if (!items.delete(key)) return;
    keepWarm(AFTERWARDS);
    touch();
  };
  const isHot = (): boolean => {
    const time = now();
    if (isPageHandling() || warm || time - lastHandled() < AFTERWARDS) return true;
    for (const { due = Infinity, request } of items.values())
      if (due <= time + EARLY || (request?.readyState ?? 0) > 2) return true;
    return false;
  };
  const follow = (key: unknown, item: Item): void => {
    if (++count <= MAX_FOLLOWED) items.set(key, item);
  };
  const onTimer =
    (win: Realm, repeats: boolean): CallListener =>
    (_, args, id, began) => {
      const delay = Math.max(0, Number(args[1]) || 0);
      if (!repeats && delay <= SHORT && ++timersComing) later(() => void timersComing--, delay);
      if (!isHot()) return;
      const time = (times.get(args[0]) ?? 0) + 1;
      times.set(args[0], time);
      if (!isPageHandling() && (time > MAX_TIMES || ++chained > MAX_CHAINED)) return;
      const what = repeats ? `a timer that repeats every ${delay} ms` : `a timer of ${delay} ms`;
      const longest = limit ?? LONGEST_TIMER;
      if (delay > LATEST_TIMER) return;
      const key = keyOf(win, id);
      const until = delay > longest ? 0 : began + longest;
      if (repeats) {
        const turns: number[] = [];
        follow(key, { what, until, turns });
        const turn = (): void => {
          turns.unshift(now());
          if (items.has(key)) ends.push(later(turn, delay));
        };
        ends.push(later(turn, delay));
      } else {
        follow(key, { what, delay, due: began + delay, until });
        ends.push(later(() => done(key), delay));
      }
    };
  const onClear =
    (win: Realm): CallListener =>
    (_, args) => {
      if (items.delete(keyOf(win, args[0]))) keepWarm(AFTERWARDS / 2);
    };
  const onPromise =
    (what: (args: readonly unknown[]) => string): CallListener =>
    (_, args, promise) => {
      if (!isHot()) return;
      follow(promise, { what: what(args), until: now() + (limit ?? LONGEST_REQUEST) });
      const end = (): void => done(promise);
      Promise.resolve(promise as Promise<unknown>).then(end, end);
    };
  const onFrame =
    (win: Realm): CallListener =>
    (_, [step], id) => {
      framesComing++;
      void frame(NO_FRAME).then(() => void framesComing--);
      // A function that an event of the action asks for may draw an animation: it asks for the next frame itself.
      let turns = items.get(step)?.turns;
      const key = turns || isPageHandling() ? step : `frame ${keyOf(win, id)}`;
      if (key !== step) {
        if (!isHot() || ++frames > MAX_FRAMES) return;
        follow(key, { what: '', until: now() + LATE_FRAME });
      } else if (!turns) {
        const until = now() + (limit ?? LONGEST_TIMER);
        follow(step, { what: 'an animation', until, turns: (turns = []) });
      }
      const turn = turns?.unshift(now());
      void frame(turns ? NO_FRAME : LATE_FRAME).then(() => void (turns?.length === turn && done(key)));
    };
  const ends = windows.flatMap((win) => [
    listenToCalls(win, 'setTimeout', onTimer(win, false)),
    listenToCalls(win, 'requestAnimationFrame', onFrame(win)),
    listenToCalls(win, 'setInterval', onTimer(win, true)),
    listenToCalls(win, 'clearTimeout', onClear(win)),
    listenToCalls(win, 'clearInterval', onClear(win)),
    listenToCalls(
      win,
      'fetch',
      onPromise(([given]) => `the request ${pathOf(given, win)}`),
    ),
    ...BODIES.map((name) =>
      listenToCalls(
        prototypeIn(win, 'Response'),
        name,
        onPromise(() => 'the answer to a request'),
      ),
    ),
    listenToCalls(prototypeIn(win, 'XMLHttpRequest'), 'send', (self) => {
      if (!isHot()) return;
      const request = self as XMLHttpRequest;
      follow(request, { what: 'a request', until: now() + (limit ?? LONGEST_REQUEST), request });
      addListener(request, 'loadend', () => done(request), { once: true });
    }),
  ]);
  /**
   * Returns what is waited for: not timers that clean up after an animation, nor intervals that change nothing. A timer
   * and an animation that begin together differ in their ends on a busy machine, because an animation starts with the
   * next frame and its time stands still between frames. They are told by equal lengths.
   */
  const awaited = (last: number): Item[] => {
    const time = now();
    const ends = items.size ? windows.flatMap(({ document }) => endingAnimations(document)) : [];
    return [...items.values()].filter((item) => {
      const { delay = Infinity, due = Infinity, turns = [] } = item;
      const isIdle = turns.length >= MAX_TIMES && last <= (turns[2] as number);
      item.isIdle ||= isIdle;
      const isTogether = ({ length, left }: RunningAnimation): boolean =>
        Math.abs(delay - length) < TOGETHER || Math.abs(due - time - left) < TOGETHER;
      return !isIdle && !ends.some(isTogether);
    });
  };
  return {
    isUnderWay: (last) => awaited(last).some(({ until }) => now() < until),
    // A change after the wait, such as one in a late frame, does not make an idle interval work.
    pending: (last) => [...new Set(awaited(last).flatMap(({ what, isIdle }) => (what && !isIdle ? [what] : [])))],
    stop() {
      for (const end of ends) end();
    },
  };
}

/** Numbers of timers are unique within a window only. */
const keyOf = (win: Realm, id: unknown): string => `${realmNumber(win)} ${String(id)}`;
const realms = new WeakMap<Realm, number>();
let lastRealm = 0;
const realmNumber = (win: Realm): number => valueOf(realms, win, () => ++lastRealm);

/** The path of a request's address, without its query, which may hold what was typed. */
function pathOf(given: unknown, win: Realm): string {
  try {
    const { url = given } = given as { url?: unknown };
    return new URL(String(url), win.location.href).pathname;
  } catch {
    return 'to an address';
  }
}

const BODIES = ['json', 'text', 'blob', 'arrayBuffer', 'formData'];
