import type { LayoutReader } from '../layout/LayoutReader.ts';
import { viewportSize } from '../layout/hitTest.ts';
import { ownerDocument } from '../dom/natives.ts';
import { CONTROL, HANDLED, Sign } from './signals.ts';

/** A node that can be used, found inside of another. */
export interface Inner {
  readonly el: Element;
  readonly signs: number;
}

/** An element with evidence, and what was found inside of it. */
export interface Found {
  readonly el: Element;
  readonly role: string;
  readonly signs: number;
  /** Nodes inside that can be used, and the last of them. */
  readonly targets: number;
  readonly inner: Inner | null;
  /** One of them is a field to type or pick in. */
  readonly field: boolean;
  /** Text in it that belongs to none of them. */
  readonly hasOwnText: boolean;
  readonly reader: LayoutReader;
}

/** Why an element is no target beside those inside of it. */
const MERGED: readonly ((found: Found) => boolean)[] = [
  // A class name or a place in the tab order around others.
  ({ signs }) => !(signs & (HANDLED | Sign.cursor)),
  // One control in its wrapper is one target, unless the wrapper is listened on and much larger.
  ({ signs, targets, hasOwnText, el, inner, reader }) =>
    targets === 1 &&
    !hasOwnText &&
    inner !== null &&
    (!(signs & HANDLED) || area(inner.el, reader) * 3 > area(el, reader)),
  // What is drawn around a field puts the focus into it.
  ({ field, el, reader }) => field && reader.box(el).height < FIELD,
  // It listens for what is inside of it.
  ({ targets, hasOwnText }) => targets > 1 && !hasOwnText,
  ({ signs, inner }) => inner !== null && (inner.signs & DELEGATED) === Sign.framework && !(signs & Sign.framework),
  ({ role }) => COMPOSITE.has(role),
  ({ targets, el, reader }) => targets > 3 && area(el, reader) > HALF * pageArea(el),
];
const COMPOSITE = new Set([
  'list',
  'listbox',
  'tree',
  'grid',
  'treegrid',
  'table',
  'tablist',
  'menu',
  'menubar',
  'radiogroup',
  'toolbar',
  'navigation',
  'form',
  'main',
  'rowgroup',
  'dialog',
]);
/** A framework calls its handler from a listener on something around it. */
const DELEGATED = Sign.framework | Sign.listener | Sign.handler;
const HALF = 0.5;
const FIELD = 100;

/** Whether it is a target of its own: a container that only delegates, or a wrapper, is not; a card with buttons in it is. */
export function isOneTarget(found: Found): boolean {
  return (found.signs & CONTROL) !== 0 || found.targets === 0 || !MERGED.some((merged) => merged(found));
}

/** Of a wrapper and the one thing in it that only looks like a target, the wrapper is what is listened on. */
export const takesOver = ({ signs, targets, inner, hasOwnText }: Found): boolean =>
  (signs & HANDLED) !== 0 && targets === 1 && !hasOwnText && inner !== null && !(inner.signs & (CONTROL | HANDLED));

function area(el: Element, reader: LayoutReader): number {
  const { width, height } = reader.box(el);
  return width * height;
}

function pageArea(el: Element): number {
  const { width, height } = viewportSize(ownerDocument(el) as Document);
  return width * height;
}
