/**
 * Bytes by which V8's young generation counts as full: it is collected when a buffer is asked for while those that it has
 * take up twice the largest half of it, 32 MB. They are never written to, so that no memory is behind them.
 */
const ENOUGH = 33 << 20;
const Buffer = ArrayBuffer;
let works = 'v8BreakIterator' in Intl;

/**
 * Has V8 collect the young generation about now: what lives on is moved while there is little of it, where it would else
 * be moved all at once, which takes some 20 ms in a build of a large page. In other engines nothing is done.
 */
export function collectYoung(): void {
  if (!works) return;
  try {
    new Buffer(ENOUGH);
  } catch {
    works = false; // no room in the address space
  }
}
