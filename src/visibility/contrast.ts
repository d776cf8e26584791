import { flatParent, frameElementOf } from '../dom/composed.ts';
import { attribute, contains, localName, ownerDocument, querySelectorAll } from '../dom/natives.ts';
import { mediaHolds } from '../style/mediaQueries.ts';
import { meets } from '../layout/clip.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';

interface Colour {
  readonly luminance: number;
  readonly alpha: number;
}

/**
 * Below this contrast ratio, text cannot be told from its background.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
const MIN_CONTRAST = 1.05;

/**
 * Returns whether the element's text has the colour of the solid background that it is painted on. Where a gradient, a
 * picture or another box may be behind it, it counts as readable.
 */
export function isTextLost(el: Element, place: () => Box, reader: LayoutReader): boolean {
  const background = indistinctBackground(el, reader.style(el), reader);
  if (!background) return false;
  const box = place();
  return !paintedBoxesIn(background.owner, reader).some(
    ([painter, at]) => meets(box, at) && (painter === el || !contains(el, painter)),
  );
}

/**
 * Returns the background from which the element's text cannot be told; null if it can, or if the background is not
 * known.
 */
function indistinctBackground(el: Element, style: ElementStyle, reader: LayoutReader): Background | null {
  const textColour = colourOf(style.textFill);
  if (!textColour || textColour.alpha < 1) return null;
  const background = backgroundOf(el, reader);
  if (!background.colour) return null;
  const ratio = (textColour.luminance + 0.05) / (background.colour.luminance + 0.05);
  return ratio >= MIN_CONTRAST || ratio <= 1 / MIN_CONTRAST ? null : background;
}

interface Background {
  readonly colour: Colour | null;
  readonly owner: Element;
}

/**
 * Returns the background of the element or of the nearest ancestor that has one; its colour is null where it cannot be
 * known.
 */
function backgroundOf(el: Element, reader: LayoutReader): Background {
  const parent = flatParent(el);
  return ownBackground(el, reader) ?? (parent ? backgroundAround(parent, reader) : backgroundOfPage(el, reader));
}

/** Returns the background around the content of the element, and caches it for the elements on the way to its owner. */
function backgroundAround(el: Element, reader: LayoutReader): Background {
  const known = memo(backgrounds, reader);
  let background = known.get(el);
  if (background) return background;
  const path: Element[] = [];
  for (let node: Element | null = el; node && !background; node = flatParent(node)) {
    background = known.get(node) ?? ownBackground(node, reader);
    path.push(node);
  }
  background ??= backgroundOfPage(path.at(-1) as Element, reader);
  for (const node of path) known.set(node, background);
  return background;
}

/**
 * Returns the background of the canvas: white, or unknown in a dark colour scheme. The canvas of a frame lets the page
 * around it show through. https://drafts.csswg.org/css-color-adjust/#color-scheme-effect
 */
function backgroundOfPage(root: Element, reader: LayoutReader): Background {
  const frame = frameElementOf(root);
  if (isDark(root, reader)) return { colour: null, owner: root };
  if (!frame) return { colour: WHITE, owner: root };
  const around = backgroundAround(frame, reader);
  const isPainted = paintedBoxesIn(around.owner, reader).some(
    ([el, at]) => el !== frame && meets(reader.box(frame), at),
  );
  return { colour: isPainted ? null : around.colour, owner: root };
}

/** Returns whether the colour scheme of the root element is dark, or else the one that a `<meta>` names. */
function isDark(root: Element, reader: LayoutReader): boolean {
  const own = reader.style(root).get('color-scheme');
  const named = querySelectorAll(ownerDocument(root) as Document, 'meta[name="color-scheme" i]')[0];
  const scheme = own === 'normal' && named ? (attribute(named, 'content') ?? '') : own;
  return /dark/i.test(scheme) && (!/light/i.test(scheme) || mediaHolds('(prefers-color-scheme: dark)'));
}
const WHITE: Colour = { luminance: 1, alpha: 1 };

function ownBackground(el: Element, reader: LayoutReader): Background | undefined {
  const style = reader.style(el);
  const colour = colourOf(style.background);
  if (colour?.alpha === 0 && style.backgroundImage === 'none') return undefined;
  return { colour: style.backgroundImage === 'none' && colour?.alpha === 1 ? colour : null, owner: el };
}

const PICTURES = new Set(['img', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed', 'picture']);
type PaintedBox = readonly [Element, Box];

/** Lists what may lie behind text on the owner's background: pictures, and boxes with a background of their own. */
function paintedBoxesIn(owner: Element, reader: LayoutReader): readonly PaintedBox[] {
  const known = memo(paintedBoxes, reader);
  let found = known.get(owner);
  if (!found) {
    const all = [owner, ...Array.from(querySelectorAll(owner, '*'))];
    // On a large page, reading all of them would take longer than everything else: then no text counts as lost.
    found =
      all.length > MOST
        ? [[owner, EVERYWHERE]]
        : all.flatMap((el): PaintedBox[] => (paints(el, owner, reader) ? [[el, reader.box(el)]] : []));
    known.set(owner, found);
  }
  return found;
}
const MOST = 3000;
const EVERYWHERE: Box = { x: -1e7, y: -1e7, width: 2e7, height: 2e7 };

function paints(el: Element, owner: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  if (style.display === 'none') return false;
  const own =
    el !== owner &&
    (PICTURES.has(localName(el)) || style.backgroundImage !== 'none' || colourOf(style.background)?.alpha !== 0);
  return (
    own ||
    /inset/.test(style.get('box-shadow')) ||
    (['::before', '::after'] as const).some((which) => {
      const pseudo = reader.pseudo(el, which);
      return (
        pseudo !== null &&
        pseudo.content !== 'none' &&
        pseudo.content !== 'normal' &&
        (pseudo.backgroundImage !== 'none' || colourOf(pseudo.backgroundColor)?.alpha !== 0)
      );
    })
  );
}

const backgrounds = new WeakMap<LayoutReader, Map<Element, Background>>();
const paintedBoxes = new WeakMap<LayoutReader, Map<Element, readonly PaintedBox[]>>();
function memo<V>(of: WeakMap<LayoutReader, Map<Element, V>>, reader: LayoutReader): Map<Element, V> {
  let map = of.get(reader);
  if (!map) of.set(reader, (map = new Map<Element, V>()));
  return map;
}

const colours = new Map<string, Colour | null>();
/** Parses a computed colour; null unless it is given as sRGB numbers. */
export function colourOf(css: string): Colour | null {
  let colour = colours.get(css);
  if (colour === undefined) {
    const [r, g, b, a = 1] =
      /^rgba?\(([^)]*)\)$/
        .exec(css)?.[1]
        ?.split(/[\s,/]+/)
        .map(Number) ?? [];
    colour =
      b === undefined
        ? css === 'transparent'
          ? { luminance: 0, alpha: 0 }
          : null
        : { luminance: 0.2126 * linear(r as number) + 0.7152 * linear(g as number) + 0.0722 * linear(b), alpha: a };
    if (colours.size < 1000) colours.set(css, colour);
  }
  return colour;
}
const linear = (channel: number): number =>
  channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
