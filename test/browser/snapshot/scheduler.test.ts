import { expect } from 'chai';
import { Scheduler } from '../../../src/snapshot/walk/Scheduler.ts';

describe('a slice of a walk', () => {
  it('lasts as long as the page ran before it', async () => {
    const scheduler = new Scheduler();
    scheduler.beginSlice();
    expect(scheduler.isSliceOver(performance.now() + 12), 'the first slice, after 12 ms').to.equal(true);
    const resumed = scheduler.yield();
    const start = performance.now();
    while (performance.now() < start + 50);
    await resumed;
    expect(scheduler.isSliceOver(start + 99), 'after as long as the page ran').to.equal(false);
  });
});
