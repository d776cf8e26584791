import { expect } from 'chai';
import { Scheduler } from '../../../src/snapshot/walk/Scheduler.ts';

describe('a slice of a walk', () => {
  it('lasts as long as the page ran before it', async () => {
    const scheduler = new Scheduler();
    scheduler.beginSlice();
    const first = performance.now();
    expect(scheduler.isSliceOver(first), 'the first slice at its start').to.equal(false);
    expect(scheduler.isSliceOver(first + 12), 'the first slice, after 12 ms').to.equal(true);
    const resumed = scheduler.yield();
    const start = performance.now();
    while (performance.now() < start + 50);
    await resumed;
    const second = performance.now();
    expect(scheduler.isSliceOver(second), 'at its start').to.equal(false);
    expect(scheduler.isSliceOver(second + 49), 'after almost as long as the page ran').to.equal(false);
  });

  it('begins when the browser has computed style for its first steps', () => {
    const scheduler = new Scheduler();
    scheduler.beginSlice();
    expect(scheduler.isSliceOver(performance.now() + 1000), 'after first steps of a second').to.equal(false);
  });
});
