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
 * Below this ratio of luminances, text cannot be told from its background.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
const LEAST = 1.05;

/**
 * Whether text has the colour of the solid background that it is painted on. Where a gradient, a picture or another
 * box may be behind it, it counts as readable.
 */
export function inkIsLost(el: Element, place: () => Box, reader: LayoutReader): boolean {
  const paper = lostOn(el, reader.style(el), reader);
  if (!paper) return false;
  const box = place();
  return !paintersIn(paper.owner, reader).some(
    ([painter, at]) => meets(box, at) && (painter === el || !contains(el, painter)),
  );
}

/**
 * The background whose colour the element's text has; null if the text differs from it, or the background is not
 * known.
 */
function lostOn(el: Element, style: ElementStyle, reader: LayoutReader): Paper | null {
  const ink = colourOf(style.ink);
  if (!ink || ink.alpha < 1) return null;
  const paper = paperOf(el, reader);
  if (!paper.colour) return null;
  const ratio = (ink.luminance + 0.05) / (paper.colour.luminance + 0.05);
  return ratio >= LEAST || ratio <= 1 / LEAST ? null : paper;
}

interface Paper {
  readonly colour: Colour | null;
  readonly owner: Element;
}

/** The nearest ancestor with a solid background; its colour is null where it cannot be told. */
function paperOf(el: Element, reader: LayoutReader): Paper {
  const parent = flatParent(el);
  return ownPaper(el, reader) ?? (parent ? paperAround(parent, reader) : paperOfPage(el, reader));
}

/** The same, kept for everything in the element. */
function paperAround(el: Element, reader: LayoutReader): Paper {
  const known = memo(papers, reader);
  let paper = known.get(el);
  if (paper) return paper;
  const path: Element[] = [];
  for (let node: Element | null = el; node && !paper; node = flatParent(node)) {
    paper = known.get(node) ?? ownPaper(node, reader);
    path.push(node);
  }
  paper ??= paperOfPage(path.at(-1) as Element, reader);
  for (const node of path) known.set(node, paper);
  return paper;
}

/**
 * The canvas of a page is white, or unknown in a dark colour scheme. That of a frame lets the page around it show
 * through. https://drafts.csswg.org/css-color-adjust/#color-scheme-effect
 */
function paperOfPage(root: Element, reader: LayoutReader): Paper {
  const frame = frameElementOf(root);
  if (isDark(root, reader)) return { colour: null, owner: root };
  if (!frame) return { colour: WHITE, owner: root };
  const around = paperAround(frame, reader);
  const isPainted = paintersIn(around.owner, reader).some(([el, at]) => el !== frame && meets(reader.box(frame), at));
  return { colour: isPainted ? null : around.colour, owner: root };
}

/** Whether the page's colour scheme is dark: that of its root element, else the one that a `<meta>` names. */
function isDark(root: Element, reader: LayoutReader): boolean {
  const own = reader.style(root).get('color-scheme');
  const named = querySelectorAll(ownerDocument(root) as Document, 'meta[name="color-scheme" i]')[0];
  const scheme = own === 'normal' && named ? (attribute(named, 'content') ?? '') : own;
  return /dark/i.test(scheme) && (!/light/i.test(scheme) || mediaHolds('(prefers-color-scheme: dark)'));
}
const WHITE: Colour = { luminance: 1, alpha: 1 };

function ownPaper(el: Element, reader: LayoutReader): Paper | undefined {
  const style = reader.style(el);
  const colour = colourOf(style.background);
  if (colour?.alpha === 0 && style.backgroundImage === 'none') return undefined;
  return { colour: style.backgroundImage === 'none' && colour?.alpha === 1 ? colour : null, owner: el };
}

const PICTURES = new Set(['img', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed', 'picture']);
type Painter = readonly [Element, Box];

/** What may be behind text on the owner's background: pictures, and boxes with a background of their own. */
function paintersIn(owner: Element, reader: LayoutReader): readonly Painter[] {
  const known = memo(painters, reader);
  let found = known.get(owner);
  if (!found) {
    const all = [owner, ...Array.from(querySelectorAll(owner, '*'))];
    // On a large page, reading all of them would take longer than everything else: then no text counts as lost.
    found =
      all.length > MOST
        ? [[owner, EVERYWHERE]]
        : all.flatMap((el): Painter[] => (paints(el, owner, reader) ? [[el, reader.box(el)]] : []));
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

const papers = new WeakMap<LayoutReader, Map<Element, Paper>>();
const painters = new WeakMap<LayoutReader, Map<Element, readonly Painter[]>>();
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
