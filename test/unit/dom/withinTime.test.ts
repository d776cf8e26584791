import { describe, expect, it } from 'vitest';
import { timeLimit, type Timer } from '../../../src/dom/withinTime.ts';

/** A browser runs a timer of a longer time at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A machine whose timers run when the test says so, at the earliest once their time is over. */
function machine() {
  const timers = new Set<{ run: () => void; at: number }>();
  const asked: number[] = [];
  let now = 0;
  const later: Timer = (run, ms) => {
    const timer = { run, at: now + (ms > LONGEST_TIMER ? 0 : ms) };
    timers.add(timer);
    asked.push(ms);
    return () => timers.delete(timer);
  };
  return {
    later,
    asked,
    timers,
    /** Lets this time pass without a turn of the machine, and then runs what has become due, as browsers do. */
    stall(ms: number): void {
      now += ms;
      for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.run();
    },
  };
}

/** Waits until everything that needs no timer is done. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Starts work that never ends by itself, and tells whether its limit has ended. */
function limited(ms: number) {
  const { later, ...rest } = machine();
  let end: (value: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => (end = resolve));
  const told: string[] = [];
  void timeLimit(later)(work, ms, () => 'late').then((value) => told.push(value));
  return { ...rest, end, told };
}

describe('a limit of time', () => {
  it('ends when its time is over', async () => {
    const { stall, told } = limited(5000);
    for (const ms of [2500, 2499]) stall(ms);
    await turn();
    expect(told).toEqual([]);
    stall(1);
    await turn();
    expect(told).toEqual(['late']);
  });

  it('leaves half of its time to work that a stalled machine stopped for longer than all of it', async () => {
    const { stall, end, told, timers } = limited(5000);
    stall(60_000);
    await turn();
    expect(told).toEqual([]);
    stall(2499);
    end('done');
    await turn();
    expect(told).toEqual(['done']);
    expect(timers.size).toBe(0);
  });

  it('ends at once if there is no time', async () => {
    for (const ms of [0, -1, -Infinity, NaN]) {
      const { stall, told } = limited(ms);
      stall(0);
      await turn();
      expect(told, String(ms)).toEqual(['late']);
    }
  });

  it('ends as late as asked if one timer cannot be as long', async () => {
    const { stall, told, asked } = limited(2.5 * LONGEST_TIMER);
    for (const part of [1, 1, 0.4]) stall(part * LONGEST_TIMER);
    await turn();
    expect(told).toEqual([]);
    stall(0.1 * LONGEST_TIMER);
    await turn();
    expect(told).toEqual(['late']);
    expect(Math.max(...asked)).toBe(LONGEST_TIMER);
  });

  it('never ends if it is infinite', async () => {
    const { stall, end, told } = limited(Infinity);
    for (let i = 0; i < 100; i++) stall(LONGEST_TIMER);
    await turn();
    expect(told).toEqual([]);
    end('done');
    await turn();
    expect(told).toEqual(['done']);
  });

  it('leaves no timer when the work is done or has failed', async () => {
    const { later, timers } = machine();
    const within = timeLimit(later);
    expect(await within(Promise.resolve(1), 10, () => 2)).toBe(1);
    await expect(within(Promise.reject(new Error('broken')), 10, () => 2)).rejects.toThrow('broken');
    expect(timers.size).toBe(0);
  });

  it('fails with the error of what is called too late', async () => {
    const { later, stall } = machine();
    const work = timeLimit(later)(new Promise<number>(() => undefined), 0, () => {
      throw new Error('too late');
    });
    stall(0);
    await expect(work).rejects.toThrow('too late');
  });
});
