import type { LayoutReader } from '../layout/LayoutReader.ts';
import { viewportSize } from '../layout/hitTest.ts';
import { contains, ownerDocument } from '../dom/natives.ts';
import { visibleSubstitute } from './operable.ts';
import { CONTROL_SIGNALS, HANDLER_SIGNALS, SignalBit } from './signals.ts';
import { wordSet } from '../standards/words.ts';

/** An interactive element found inside another element that has signals too. */
export interface InnerTarget {
  readonly el: Element;
  /** Bits of `SignalBit`. */
  readonly signals: number;
}

/** An element with signals, and the interactive elements inside it. */
export interface TargetContainer {
  readonly el: Element;
  readonly role: string;
  /** Bits of `SignalBit`. */
  readonly signals: number;
  /** The number of interactive elements inside, and the last of them. */
  readonly targetCount: number;
  readonly inner: InnerTarget | null;
  /** Whether one of them is a field. */
  readonly hasField: boolean;
  /** Whether the element shows text that belongs to none of them. */
  readonly hasOwnText: boolean;
  readonly reader: LayoutReader;
}

/** Reasons why an element is not a target beside the targets inside it. */
const NOT_SEPARATE: readonly ((container: TargetContainer) => boolean)[] = [
  // The only evidence for the container is a class name or its place in the tab order. A handle by which a script moves
  // the container or changes its size is no target in its place.
  ({ signals, inner }) => !(signals & (HANDLER_SIGNALS | SignalBit.cursor)) && inner?.signals !== SignalBit.draggable,
  // A wrapper and the one control in it are one target, unless the wrapper has a handler and is much larger.
  ({ signals, targetCount, hasOwnText, el, inner, reader }) =>
    targetCount === 1 &&
    !hasOwnText &&
    inner !== null &&
    (!(signals & HANDLER_SIGNALS) || area(shownFor(inner, reader), reader) * 3 > area(el, reader)),
  // A press on the frame drawn around a field moves the focus into the field.
  ({ hasField, el, reader }) => hasField && reader.box(el).height < MAX_FIELD_FRAME_HEIGHT,
  // The handler of a container without its own text is meant for the targets inside.
  ({ targetCount, hasOwnText }) => targetCount > 1 && !hasOwnText,
  // The framework handles the inner element's presses by a listener on this container.
  ({ signals, inner }) =>
    inner !== null &&
    (inner.signals & DELEGATION_SIGNALS) === (SignalBit.framework as number) &&
    !(signals & SignalBit.framework),
  ({ role }) => COMPOSITE_ROLES.has(role),
  ({ targetCount, el, reader }) => targetCount > 3 && area(el, reader) > 0.5 * viewportArea(ownerDocument(el)),
];
const COMPOSITE_ROLES = wordSet(
  'list listbox tree grid treegrid table tablist menu menubar radiogroup toolbar navigation form main rowgroup dialog',
);
/** If `framework` is the only one of these signals, the framework's listener is on an ancestor of the element. */
const DELEGATION_SIGNALS = SignalBit.framework | SignalBit.listener | SignalBit.handler;
/** The height of the largest frame around a field, in CSS px. */
const MAX_FIELD_FRAME_HEIGHT = 100;

/**
 * Returns whether the element is a separate target in addition to the targets inside it. A card with buttons is one; a
 * wrapper or a container that only delegates events is not.
 */
export const isSeparateTarget = (container: TargetContainer): boolean =>
  (container.signals & (CONTROL_SIGNALS | SignalBit.drop)) !== 0 ||
  container.targetCount === 0 ||
  !NOT_SEPARATE.some((rule) => rule(container));

/**
 * Returns whether the wrapper is the target in place of the one element inside it, because the wrapper has the handler
 * and the inner element only looks like a target.
 */
export const replacesInnerTarget = ({ signals, targetCount, inner, hasOwnText }: TargetContainer): boolean =>
  (signals & HANDLER_SIGNALS) !== 0 &&
  targetCount === 1 &&
  !hasOwnText &&
  inner !== null &&
  !(inner.signals & (CONTROL_SIGNALS | HANDLER_SIGNALS));

/**
 * Returns whether the element only looks like a target, and fills most of the box that is drawn for the hidden input
 * before it, as the track of a switch does.
 */
export const isDrawnFor = (input: InnerTarget | null, { el, signals, reader }: TargetContainer): boolean =>
  input !== null &&
  !(signals & (CONTROL_SIGNALS | HANDLER_SIGNALS)) &&
  contains(shownFor(input, reader), el) &&
  area(el, reader) * 2 > area(shownFor(input, reader), reader);

/** Returns the element that a person sees of a target: its own box, or the one drawn for a hidden input. */
const shownFor = ({ el }: InnerTarget, reader: LayoutReader): Element => visibleSubstitute(el, reader) ?? el;

type Size = Readonly<Record<'width' | 'height', number>>;
const product = ({ width, height }: Size): number => width * height;
/** Returns the area of the element's border box, in square CSS pixels. */
export const area = (el: Element, reader: LayoutReader): number => product(reader.box(el));
/** Returns the area of the viewport in which the document is shown, in square CSS pixels. */
export const viewportArea = (doc: Document | null): number => product(viewportSize(doc as Document));
