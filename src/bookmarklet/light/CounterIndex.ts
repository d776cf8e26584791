import type { CounterIndex as Whole } from '../../style/CounterIndex.ts';

/** The bookmarklet does not count what style sheets count. */
export class CounterIndex implements Pick<Whole, keyof Whole> {
  at(): number[] {
    return [];
  }
}
