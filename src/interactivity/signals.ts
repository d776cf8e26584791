/** The evidence that an element can be clicked, pressed or typed into, as bits: strongest first. */
export const Sign = {
  native: 1,
  editable: 2,
  listener: 4,
  framework: 8,
  handler: 16,
  role: 32,
  attribute: 64,
  focusable: 128,
  cursor: 256,
  draggable: 512,
  hover: 1024,
  class: 2048,
  mildRole: 4096,
} as const;

/** How much each says. An element is a target from a half on. */
export const WEIGHTS: Readonly<Record<keyof typeof Sign, number>> = {
  native: 1,
  editable: 1,
  listener: 0.95,
  framework: 0.95,
  handler: 0.95,
  role: 0.9,
  attribute: 0.8,
  focusable: 0.5,
  cursor: 0.5,
  draggable: 0.5,
  hover: 0.5,
  class: 0.5,
  mildRole: 0.3,
};

const NAMES = Object.keys(Sign) as (keyof typeof Sign)[];
export type Signal = { readonly signal: keyof typeof Sign; readonly weight: number };

/** The signals by name, for those who ask why. */
export const signalsOf = (signs: number): Signal[] =>
  NAMES.filter((name) => signs & Sign[name]).map((signal) => ({ signal, weight: WEIGHTS[signal] }));

/** Whether the evidence is enough. */
export function isEnough(signs: number): boolean {
  if (signs === 0) return false;
  let enough = known.get(signs);
  if (enough === undefined)
    known.set(signs, (enough = signalsOf(signs).reduce((sum, { weight }) => sum + weight, 0) >= 0.5));
  return enough;
}
const known = new Map<number, boolean>();

/** Somebody listens for it, by whatever means. */
export const HANDLED = Sign.listener | Sign.framework | Sign.handler | Sign.attribute;
/** A control by itself: it is one wherever it stands. */
export const CONTROL = Sign.native | Sign.editable | Sign.role;
