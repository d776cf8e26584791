import type { LayoutReader } from '../layout/LayoutReader.ts';
import { viewportSize } from '../layout/hitTest.ts';
import { ownerDocument } from '../dom/natives.ts';
import { CONTROL, HANDLED, Sign } from './signals.ts';

/** An element with evidence, and what was found inside of it. */
export interface Found {
  readonly el: Element;
  readonly role: string;
  readonly signs: number;
  /** Nodes inside that can be used, and the element of the last of them. */
  readonly targets: number;
  readonly inner: Element | null;
  /** Text in it that belongs to none of them. */
  readonly hasOwnText: boolean;
  readonly reader: LayoutReader;
}

/** Why an element is no target beside those inside of it. */
const MERGED: readonly ((found: Found) => boolean)[] = [
  // A class name or a place in the tab order around others.
  ({ signs }) => !(signs & (HANDLED | Sign.cursor)),
  // One control in its wrapper is one target, unless the wrapper is much larger.
  ({ targets, hasOwnText, el, inner, reader }) => targets === 1 && !hasOwnText && inner !== null && area(inner, reader) * 3 > area(el, reader),
  // It listens for what is inside of it.
  ({ targets, hasOwnText }) => targets > 1 && !hasOwnText,
  ({ role }) => COMPOSITE.has(role),
  ({ targets, el, reader }) => targets > 3 && area(el, reader) > HALF * pageArea(el),
];
const COMPOSITE = new Set(['list', 'listbox', 'tree', 'grid', 'treegrid', 'table', 'tablist', 'menu', 'menubar', 'radiogroup', 'toolbar', 'navigation', 'form', 'main', 'rowgroup', 'dialog']);
const HALF = 0.5;

/** Whether it is a target of its own: a container that only delegates, or a wrapper, is not; a card with buttons in it is. */
export function isOneTarget(found: Found): boolean {
  return (found.signs & CONTROL) !== 0 || found.targets === 0 || !MERGED.some((merged) => merged(found));
}

function area(el: Element, reader: LayoutReader): number {
  const { width, height } = reader.box(el);
  return width * height;
}

function pageArea(el: Element): number {
  const { width, height } = viewportSize(ownerDocument(el) as Document);
  return width * height;
}
