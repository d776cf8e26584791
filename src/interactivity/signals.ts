/**
 * The kinds of evidence that an element can be clicked, pressed or typed into. A set of them is a number with one bit
 * for each kind; the kinds are listed from the strongest to the weakest, and last that something can be dropped there.
 */
export const enum SignalBit {
  /** HTML or SVG makes the element a control or a link. */
  native = 1,
  /** It is an editor by `contenteditable` or design mode. */
  editable = 2,
  /** A listener for presses was added to it, as the hook has recorded. */
  listener = 4,
  /** A framework has a handler for presses on it. */
  framework = 8,
  /** It has an event handler for presses in HTML, as an attribute (`onclick`) or as a property. */
  handler = 16,
  /** Its role is one of a control. */
  role = 32,
  /** It has an attribute by which a framework marks its handlers. */
  attribute = 64,
  /** It is in the tab order. */
  focusable = 128,
  /** It is the outermost element with `cursor: pointer`. */
  cursor = 256,
  /** It can be dragged, or its cursor says so. */
  draggable = 512,
  /** A style rule for one of its classes has `:hover`. */
  hover = 1024,
  /** It has a class name as controls have, or is a canvas or a video of some size. */
  class = 2048,
  /** Its role is one that controls have, and other elements as well. */
  mildRole = 4096,
  /** A script handles what is dropped on it. */
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
/** The names of the kinds, in the order of the bits. */
const NAMES = /* @__PURE__ */ Object.keys(WEIGHTS) as (keyof typeof SignalBit)[];
/** A piece of evidence, with a weight from 0 to 1. */
export type Signal = { readonly signal: keyof typeof SignalBit; readonly weight: number };

/** Lists the signals of a set by name and weight, for callers that ask why an element is a target. */
export const namedSignals = (signals: number): Signal[] =>
  NAMES.filter((_, i) => signals & (1 << i)).map((signal) => ({ signal, weight: WEIGHTS[signal] }));

/** Returns whether the signals are enough evidence to take the element as a target: any but `mildRole` is enough. */
export const isEnoughEvidence = (signals: number): boolean => (signals & ~SignalBit.mildRole) !== 0;

/** Signals that a script handles presses on the element, by whatever means. */
export const HANDLER_SIGNALS = SignalBit.listener | SignalBit.framework | SignalBit.handler | SignalBit.attribute;
/** Signals that the element is a control by itself, wherever it stands. */
export const CONTROL_SIGNALS = SignalBit.native | SignalBit.editable | SignalBit.role;
