import type { Pointed as Whole } from '../../layout/Pointed.ts';

/** The bookmarklet knows nothing of style rules. */
export class Pointed implements Pick<Whole, keyof Whole> {
  has(): boolean {
    return false;
  }
}
