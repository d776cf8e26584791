import { words } from '../../standards/words.ts';
import { indexed, valueOf } from '../../standards/indexed.ts';
import { childNodesOf, flatChildren, flatParent } from '../../dom/composed.ts';
import { isElement, isSvg, isText } from '../../dom/kinds.ts';
import { isOwn } from '../../dom/own.ts';
import {
  contains,
  data,
  isConnected,
  localName,
  ownerDocument,
  previousElementSibling,
  querySelectorAll,
  propertyValue,
} from '../../dom/natives.ts';
import { viewportSize } from '../../layout/hitTest.ts';
import { type Box, LayoutReader } from '../../layout/LayoutReader.ts';
import { nearestIn, type PassCache } from '../../layout/passCache.ts';
import { REPLACED } from '../../standards/elements.ts';
import { animatedIn, type Animated } from '../../style/animations.ts';
import { focusedElement } from '../platform/moveFocus.ts';
import { colourOf, hexOf } from '../../style/colour.ts';

/**
 * Where elements are, how large they are, and how they look, which neither text nor states say. Everything in view
 * around the element that is acted on is read before the action and compared afterwards. Elements that only make room
 * for others are counted, not listed.
 */
export interface Looks {
  /** @param touched The nodes that mutation records named. */
  changes(touched: ReadonlySet<Node>): LookChanges;
}

export interface LookChanges {
  readonly moved: readonly Moved[];
  readonly resized: readonly { readonly element: Element; readonly from: Size; readonly to: Size }[];
  readonly restyled: readonly { readonly element: Element; readonly changes: StyleChanges }[];
  readonly scrolled: readonly { readonly element: Element; readonly from: Offset; readonly to: Offset }[];
  /** Elements that came or went and are visible by themselves: words, an icon, a line, a coloured box. */
  readonly drawn: readonly Element[];
  /** The number of elements that moved only because something around them changed. */
  readonly displaced: number;
  /** Whether all that was in view before the action has been compared. */
  readonly isComplete: boolean;
}
/** Moved among its siblings, with the neighbour before it (null for none), or to another place. */
export type Moved =
  | { readonly element: Element; readonly after: readonly [from: Element | null, to: Element | null] }
  | { readonly element: Element; readonly from: Offset; readonly to: Offset };
export type StyleChanges = Readonly<Record<string, readonly [before: string, after: string]>>;
export interface Offset {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The limits on elements: compared, and checked for being in view, which costs a tenth of a comparison. */
const MAX_ELEMENTS = 1500;
const OUT_OF_VIEW = 0.1;
/** The order of more siblings is not compared. */
const MAX_FAMILY = 300;

/** The visible style properties. A change of an inherited one is reported for the outermost element only. */
const INHERITED = words('visibility color font-weight font-style font-size fill stroke list-style-type');
const OWN = words(
  'background-color background-image opacity text-decoration-line border-color border-width ' +
    'border-style border-radius box-shadow filter transform',
);
const PROPERTIES = [...INHERITED, ...OWN];
/** Marks and arrows are often generated. They are looked for in boxes that are not higher than this. */
const GENERATED = ['::before', '::after'] as const;
const GENERATED_PROPERTIES = words('content color background-color border-color border-width transform');
const MAX_HEIGHT = 100;
/** The properties by which a transition moves or resizes an element. */
const GEOMETRY =
  /^(transform|translate|scale|rotate|left|right|top|bottom|inset|margin|padding|(m(in|ax)-)?(width|height))/;
/** The properties that mark the focused element. */
const RING = /^(border|box-shadow)/;

interface Look {
  readonly element: Element;
  readonly parent: Element | null;
  readonly box: Box;
  readonly style: readonly string[];
  /** The values of `GENERATED_PROPERTIES` of each generated box; null for one that is not there. */
  readonly generated: readonly (readonly string[] | null)[];
  readonly scroll: Offset;
}

/**
 * Reads how the page looks around an element.
 * @param roots The documents and shadow roots to look into.
 */
export function readLooks(target: Element, roots: Iterable<Document | ShadowRoot>): Looks {
  const focus = focusedElement(ownerDocument(target) as Document);
  const all = [...roots];
  const { looks: before, isComplete } = looksOf(target, all);
  return {
    changes(touched) {
      const now = new LayoutReader();
      const focused = focusedElement(ownerDocument(target) as Document);
      const inFocus = focus === focused ? [] : [focus, focused];
      const changes = compare(before, touched, now, animatedIn(all), (el) =>
        inFocus.some((one) => one && contains(el, one)),
      );
      // What was not read before may have been there.
      const { looks } = looksOf(target, all, now, (el) => !before.has(el) && (isComplete || touched.has(el)));
      return { ...changes, drawn: drawn(before, [...looks.values()], now), isComplete };
    },
  };
}

/** Returns how the elements in view look, in document order; if there are too many, those nearest to the target. */
function looksOf(
  target: Element,
  roots: readonly (Document | ShadowRoot)[],
  reader = new LayoutReader(),
  isMeant: (el: Element) => boolean = () => true,
): { looks: Map<Element, Look>; isComplete: boolean } {
  const all = roots.flatMap((root) => [...querySelectorAll(root, '*')]);
  const start = Math.max(0, all.indexOf(target));
  const found: Look[] = [];
  let left = MAX_ELEMENTS;
  for (let i = 0; i < 2 * all.length && left > 0; i++) {
    // The target, the one before it, the one after it, and so on.
    const index = start + (i % 2 ? -(i + 1) : i) / 2;
    const el = all[index];
    if (!el || isOwn(el) || !isMeant(el)) continue;
    const look = lookAt(el, reader);
    if (look) found[index] = look;
    left -= look ? 1 : OUT_OF_VIEW;
  }
  return { looks: new Map(found.flatMap((look) => [[look.element, look]])), isComplete: left > 0 };
}

function lookAt(element: Element, reader: LayoutReader): Look | null {
  const box = reader.box(element);
  const { width, height } = viewportSize(ownerDocument(element) as Document);
  const isSeen = box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
  if (!isSeen || !hasSize(box)) return null;
  return {
    element,
    parent: flatParent(element),
    box,
    style: styleOf(element, reader),
    generated: generatedBy(element, box, reader),
    scroll: scrollOf(element, reader),
  };
}

function generatedBy(el: Element, box: Box, reader: LayoutReader): Look['generated'] {
  if (box.height > MAX_HEIGHT) return [];
  return GENERATED.map((which) => {
    const style = reader.pseudo(el, which);
    return style && !/^(none|normal|)$/.test(style.content) && style.display !== 'none' && style.opacity !== '0'
      ? GENERATED_PROPERTIES.map((name) => propertyValue(style, name))
      : null;
  });
}

function styleOf(el: Element, reader: LayoutReader): string[] {
  const style = reader.style(el);
  return PROPERTIES.map((name) => style.get(name));
}

function scrollOf(el: Element, reader: LayoutReader): Offset {
  const { left, top } = reader.scrollOffset(el);
  return { x: left, y: top };
}

function compare(
  before: ReadonlyMap<Element, Look>,
  touched: ReadonlySet<Node>,
  reader: LayoutReader,
  { ends, endless }: Animated,
  hasFocusRing: (el: Element) => boolean,
): Omit<LookChanges, 'drawn' | 'isComplete'> {
  const moved: Moved[] = reordered(before, touched);
  const resized: LookChanges['resized'][number][] = [];
  const restyled: LookChanges['restyled'][number][] = [];
  const scrolled: LookChanges['scrolled'][number][] = [];
  const told = new Map<Element, StyleChanges>();
  const isTold = new Set(moved.map(({ element }) => element));
  let displaced = 0;
  for (const look of before.values()) {
    const { element, parent, box } = look;
    if (!isConnected(element)) continue;
    const scroll = scrollOf(element, reader);
    if (Math.abs(scroll.x - look.scroll.x) + Math.abs(scroll.y - look.scroll.y) > 1)
      scrolled.push({ element, from: look.scroll, to: scroll });
    const after = reader.box(element);
    const isShown = hasSize(after);
    const now = { style: styleOf(element, reader), generated: generatedBy(element, box, reader) };
    const end = ends.get(element);
    const changes = styleChanges(look, now, end, hasFocusRing(element), parent && told.get(parent));
    const from = placeIn(look.box, parent && before.get(parent)?.box);
    const to = placeIn(after, parent && reader.box(parent));
    const isElsewhere =
      parent !== null &&
      isShown &&
      (differs(box.x, after.x) || differs(box.y, after.y)) &&
      (differs(from.x, to.x) || differs(from.y, to.y)) &&
      !isScrolled(parent, before, reader);
    const isOnItsWay = end !== undefined && [...end.keys()].some((name) => GEOMETRY.test(name));
    const isLarger = isShown && (differs(box.width, after.width) || differs(box.height, after.height));
    if (!isElsewhere && !isLarger && !isOnItsWay && !changes) continue;
    if (nearestIn(endlessAround, reader, element, (at) => endless.has(at))) continue;
    if (changes) {
      told.set(element, changes.all);
      if (Object.keys(changes.own).length) restyled.push({ element, changes: changes.own });
    }
    const isTouched = touched.has(element);
    if (isLarger && isTouched) resized.push({ element, from: sizeOf(box), to: sizeOf(after) });
    if (isElsewhere && !isTold.has(element)) {
      if (isTouched && !isLarger) moved.push({ element, from: placeOf(box), to: placeOf(after) });
      else displaced++;
    } else if ((isLarger && !isTouched) || (isOnItsWay && !isLarger)) displaced++;
  }
  return { moved, resized, restyled, scrolled, displaced };
}

/** The nearest element with an endless animation. */
const endlessAround: PassCache<Element, Element | null> = new WeakMap();

/** Returns the differences in style: all, and those that are neither inherited nor the mark of the focus. */
function styleChanges(
  { style, generated }: Look,
  { style: after, generated: generatedNow }: Pick<Look, 'style' | 'generated'>,
  end: ReadonlyMap<string, string> | undefined,
  hasFocusRing: boolean,
  ofParent: StyleChanges | null | undefined,
): { all: StyleChanges; own: StyleChanges } | null {
  const all: Record<string, [string, string]> = {};
  const own: Record<string, [string, string]> = {};
  for (const [i, name] of indexed(PROPERTIES)) {
    const [from, now] = [style[i] as string, after[i] as string];
    const to = end?.get(name) ?? now;
    if (from === to) continue;
    const pair: [string, string] = [readable(from), readable(to)];
    all[name] = pair;
    const isInherited = INHERITED.includes(name) && ofParent?.[name]?.[1] === pair[1];
    // A box that a transform moves is reported as moved. The colour of a border without width is not visible.
    const isUnseen = name === 'transform' || (/^border/.test(name) && isWithoutBorder(style) && isWithoutBorder(after));
    if (!isInherited && !isUnseen && !(hasFocusRing && RING.test(name))) own[name] = pair;
  }
  for (const [i, which] of indexed(GENERATED)) {
    const [from, to] = [generated[i], generatedNow[i]];
    if (!from !== !to) own[which] = from ? ['shown', 'none'] : ['none', 'shown'];
    else
      for (const [j, name] of indexed(GENERATED_PROPERTIES))
        if (from?.[j] !== to?.[j]) own[`${which} ${name}`] = [readable(from?.[j] ?? ''), readable(to?.[j] ?? '')];
  }
  return Object.keys({ ...all, ...own }).length ? { all, own } : null;
}

const valueIn = (style: readonly string[], name: string): string => style[PROPERTIES.indexOf(name)] as string;

/** Returns the elements that came or went and are visible by themselves, without those replaced by an equal one. */
function drawn(before: ReadonlyMap<Element, Look>, came: readonly Look[], reader: LayoutReader): Element[] {
  const isShown = (el: Element): boolean => isConnected(el) && hasSize(reader.box(el));
  const went = [...before.values()].filter(({ element }) => !isShown(element)).filter(isPainted);
  const all = new Map<Element, Look>();
  const byLook = new Map<string, Look[]>();
  for (const look of went) {
    valueOf(byLook, likeness(look), () => []).push(look);
    all.set(look.element, look);
  }
  for (const look of came.filter(isPainted)) {
    const equal = byLook.get(likeness(look))?.pop();
    if (equal) all.delete(equal.element);
    else all.set(look.element, look);
  }
  return [...all.values()].filter(({ parent }) => !parent || !all.has(parent)).map(({ element }) => element);
}

const likeness = ({ element, box, style }: Look): string =>
  [localName(element), Math.round(box.width), Math.round(box.height), ...style].join('|');

const isPainted = ({ element, style }: Look): boolean =>
  valueIn(style, 'visibility') === 'visible' &&
  valueIn(style, 'opacity') !== '0' &&
  (childNodesOf(element).some((node) => isText(node) && data(node).trim() !== '') ||
    isSvg(element) ||
    REPLACED.has(localName(element)) ||
    readable(valueIn(style, 'background-color')) !== 'none' ||
    valueIn(style, 'background-image') !== 'none' ||
    valueIn(style, 'box-shadow') !== 'none' ||
    !isWithoutBorder(style));

const isWithoutBorder = (style: readonly string[]): boolean =>
  valueIn(style, 'border-style') === 'none' || valueIn(style, 'border-width') === '0px';

/** A colour as `#rrggbb`; nothing as `none`. */
function readable(value: string): string {
  const colour = colourOf(value);
  if (!colour) return value.slice(0, 60) || 'none';
  const { alpha } = colour;
  return alpha === 0 ? 'none' : `${hexOf(colour)}${alpha < 1 ? ` at ${Math.round(alpha * 100)} %` : ''}`;
}

/** Elements in another order among their siblings, or under another parent: as few as explain what is to be seen. */
function reordered(before: ReadonlyMap<Element, Look>, touched: ReadonlySet<Node>): Moved[] {
  const families = new Map<Element, Element[]>();
  for (const { element, parent } of before.values()) {
    if (parent) valueOf(families, parent, () => []).push(element);
  }
  const moved: Moved[] = [];
  const isAfter = (element: Element): Element | null => {
    for (let one = previousElementSibling(element); one; one = previousElementSibling(one))
      if (before.has(one)) return one;
    return null;
  };
  for (const [parent, family] of families) {
    if (family.length > MAX_FAMILY || !family.some((element) => touched.has(element))) continue;
    const still = flatChildren(parent).filter((child): child is Element => isElement(child) && family.includes(child));
    const inPlace = new Set(longestAscending(still.map((element) => family.indexOf(element))));
    for (const [i, element] of indexed(family)) {
      const isHere = still.includes(element);
      if (isConnected(element) && (isHere ? !inPlace.has(i) : flatParent(element) !== parent))
        moved.push({ element, after: [family[i - 1] ?? null, isAfter(element)] });
    }
  }
  return moved;
}

/** The longest ascending part of a list of different numbers. */
function longestAscending(numbers: readonly number[]): number[] {
  const best: number[][] = [];
  for (const number of numbers) {
    const before = best.filter((list) => (list.at(-1) as number) < number).sort((a, b) => b.length - a.length)[0] ?? [];
    best.push([...before, number]);
  }
  return best.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Where a box is within the box around it. */
const placeIn = (box: Box, around: Box | null | undefined): Offset => ({
  x: box.x - (around?.x ?? 0),
  y: box.y - (around?.y ?? 0),
});
const placeOf = ({ x, y }: Box): Offset => ({ x: Math.round(x), y: Math.round(y) });
const sizeOf = ({ width, height }: Box): Size => ({ width: Math.round(width), height: Math.round(height) });
const hasSize = ({ width, height }: Box): boolean => width > 0 || height > 0;
const differs = (a: number, b: number): boolean => Math.abs(a - b) > 1;

function isScrolled(parent: Element | null, before: ReadonlyMap<Element, Look>, reader: LayoutReader): boolean {
  const then = parent && before.get(parent)?.scroll;
  if (!then) return false;
  const scroll = scrollOf(parent, reader);
  return scroll.x !== then.x || scroll.y !== then.y;
}
