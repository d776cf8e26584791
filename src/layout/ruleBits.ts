export type Pseudo = '::before' | '::after' | '::marker';

/** Pseudo-elements that may have text. */
export const BITS: Readonly<Record<Pseudo, number>> = { '::before': 1, '::after': 2, '::marker': 4 };

/**
 * Properties that few rules set, and that are read only of elements which such a rule may match. `single`: a rule looks at more
 * than tags, classes and ids, so that of elements which are alike in these it may match some and not others; `made`: the same of a pseudo-element's rule, or its
 * text is the element's own. `pulled`: negative margins; `spaced`: between letters and words; `turned`: how lines run, `zoom`; `inset`: `left` and the like. `unknown`: any rule may match.
 */
export const PROPERTY = {
  position: 8,
  overflow: 16,
  opacity: 32,
  clip: 64,
  visibility: 128,
  cursor: 256,
  text: 512,
  background: 1024,
  display: 2048,
  place: 4096,
  single: 8192,
  contain: 16384,
  pulled: 1 << 15,
  spaced: 1 << 16,
  turned: 1 << 17,
  made: 1 << 18,
  unknown: 1 << 19,
  inset: 1 << 20,
} as const;
/** All of these. */
export const EVERY = 0x1fffff;
/** Of an element that rules of other trees may reach. */
export const FOREIGN = EVERY & ~PROPERTY.unknown;
export const isForeign = (bits: number): boolean => (bits & FOREIGN) === FOREIGN;
