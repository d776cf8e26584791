import type { Clip } from '../../layout/clip.ts';
import type { Surroundings } from '../../visibility/surroundings.ts';
import type { Traces as Whole } from '../../snapshot/kept/Traces.ts';

export { Did } from '../../snapshot/kept/Traces.ts';

/** For the bookmarklet, where every walk is of the whole page: keeps nothing. */
export class Traces implements Pick<Whole, Exclude<keyof Whole, 'isOver'>> {
  readonly did = 0;
  ground(now: Surroundings): Surroundings {
    return now;
  }
  begin(): void {}
  end(): void {}
  note(): void {}
  forget(): void {}
  clip(_el: Element, clip: Clip): Clip {
    return clip;
  }
  *held(): Generator<never> {}
  earlier(): number {
    return 0;
  }
}
