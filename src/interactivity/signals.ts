/**
 * The kinds of evidence that an element can be clicked, pressed or typed into. A set of them is a number with one bit
 * for each kind; the kinds are listed from the strongest to the weakest, and last that something can be dropped there.
 */
export const enum SignalBit {
  native = 1,
  editable = 2,
  listener = 4,
  framework = 8,
  handler = 16,
  role = 32,
  attribute = 64,
  focusable = 128,
  cursor = 256,
  draggable = 512,
  hover = 1024,
  class = 2048,
  mildRole = 4096,
  drop = 8192,
}

/**
 * The weight of each kind, in the order of the bits. Those of at least 0.5 are enough by themselves to take an element
 * as a target.
 */
const WEIGHTS: Readonly<Record<keyof typeof SignalBit, number>> = {
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
  drop: 0.5,
};
const NAMES = /* @__PURE__ */ Object.keys(WEIGHTS) as (keyof typeof SignalBit)[];
export type Signal = { readonly signal: keyof typeof SignalBit; readonly weight: number };

/** Lists the signals of a set by name and weight, for callers that ask why an element is a target. */
export const namedSignals = (signals: number): Signal[] =>
  NAMES.filter((_, i) => signals & (1 << i)).map((signal) => ({ signal, weight: WEIGHTS[signal] }));

/** Returns whether the signals are enough evidence to take the element as a target, as each is but a mild role. */
export const isEnoughEvidence = (signals: number): boolean => (signals & ~SignalBit.mildRole) !== 0;

/** Signals that a script handles presses on the element, by whatever means. */
export const HANDLER_SIGNALS = SignalBit.listener | SignalBit.framework | SignalBit.handler | SignalBit.attribute;
/** Signals that the element is a control by itself, wherever it stands. */
export const CONTROL_SIGNALS = SignalBit.native | SignalBit.editable | SignalBit.role;
