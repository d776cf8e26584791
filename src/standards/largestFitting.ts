/**
 * Returns the largest whole number from 0 to `limit` that fits, by binary search. It assumes that 0 fits and that
 * every number below one that fits does too.
 */
export function largestFitting(limit: number, fits: (count: number) => boolean): number {
  let largest = 0;
  for (let tooLarge = limit + 1; tooLarge - largest > 1;) {
    const middle = (largest + tooLarge) >> 1;
    if (fits(middle)) largest = middle;
    else tooLarge = middle;
  }
  return largest;
}
