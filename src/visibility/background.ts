import { flatParent, frameElementOf } from '../dom/composed.ts';
import { attribute, documentElement, localName, ownerDocument, querySelectorAll } from '../dom/natives.ts';
import { isInside, middleOf, widened } from '../layout/clip.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { valuesIn, type PassCache } from '../layout/passCache.ts';
import { blendedOn, colourOf, coloursIn, mixedOn, TRANSPARENT, WHITE, type Colour } from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import { mediaHolds } from '../style/mediaQueries.ts';
import { mayMissBox, MIN_OPAQUE } from './effects.ts';
import { paintingsBehind } from './paintings.ts';

/** The opaque background behind a text. */
export interface Background {
  /** Its colour, or the colours of its gradient. */
  readonly colours: readonly Colour[];
  /** False if a picture may be there, or if the browser chooses the colour. */
  readonly isKnown: boolean;
  /** The element that paints it. */
  readonly owner: Element;
  /** The elements whose translucent backgrounds are mixed into the colours. */
  readonly through: readonly Element[];
  /** Whether it is the canvas on which the page is painted, with which nothing in the page blends. */
  readonly isCanvas?: boolean;
  /** The background around the frame, if it shows through the document. */
  readonly around?: Background | undefined;
}

/**
 * Returns the background behind text of the element: that of the element, but without those of ancestors that do not
 * reach to the text, because it was moved or overflows.
 * @param place returns the box of the text; it is called only if the box of the element does not tell
 */
export function backgroundBehind(el: Element, place: () => Box, reader: LayoutReader): Background {
  const background = backgroundOf(el, reader);
  const own = reader.box(el);
  const overflows = own.width <= 0 || own.height < parseFloat(reader.style(el).fontSize);
  const surelyReaches = (owner: Element): boolean => {
    const style = reader.style(owner);
    const isInOwner = owner === el || (style.display !== 'inline' && isInside(own, widened(reader.box(owner), 1)));
    return (isInOwner && !overflows) || clips(style) || paintsCanvas(owner, reader);
  };
  return surelyReaches(background.owner) && background.through.every(surelyReaches)
    ? background
    : backgroundOf(el, reader, place());
}

const clips = ({ overflow, display }: ElementStyle): boolean => overflow !== 'visible' && display !== 'inline';

/**
 * Returns the background of the element, mixed with those of its ancestors as far as it is translucent, and caches it
 * for the elements on the way to its owner.
 * @param text the box of the text that the backgrounds must reach to count; then nothing is cached
 */
export function backgroundOf(el: Element, reader: LayoutReader, text?: Box): Background {
  const known = valuesIn(backgrounds, reader);
  const path: (readonly [Element, OwnBackground | undefined])[] = [];
  let background: Background | undefined;
  let opaque: Element | undefined;
  // Scrolling brings text only as far as the boxes that clip it.
  let shown = text;
  let isOnLine = true;
  for (let at: Element | null = el; at && !background; at = flatParent(at)) {
    if (!text) background = known.get(at);
    if (background) break;
    const style = reader.style(at);
    if (shown && clips(style)) shown = reader.box(at);
    const isMissed = shown && !reaches(at, shown, isOnLine, reader);
    isOnLine &&= /^(?:inline|contents)/.test(style.display);
    const own = isMissed ? undefined : ownBackground(style);
    path.push([at, own]);
    if (!own?.isOpaque) continue;
    opaque = at;
    background = { colours: own.colours, isKnown: own.isKnown, owner: at, through: [] };
  }
  background ??= backgroundOfPage((path.at(-1) as (typeof path)[number])[0], reader);
  for (const [at, own] of path.reverse()) {
    if (own && at !== opaque) background = mixed(own, at, background);
    if (!text) known.set(at, background);
  }
  return background;
}

/**
 * Returns whether the background of an element is behind the middle of a box in it. That of an inline element is only
 * on its lines, and that of a row is in all of its cells, which may be higher.
 */
function reaches(el: Element, box: Box, isOnLine: boolean, reader: LayoutReader): boolean {
  const { display } = reader.style(el);
  if (display === 'inline' && !isOnLine) return false;
  return display.startsWith('table-row') || isInside(middleOf(box), reader.box(el)) || paintsCanvas(el, reader);
}

/**
 * Returns whether the background of the element is that of the page, on which everything is painted.
 * https://drafts.csswg.org/css-backgrounds/#special-backgrounds
 */
export function paintsCanvas(el: Element, reader: LayoutReader): boolean {
  const root = documentElement(ownerDocument(el) as Document);
  return el === root || (localName(el) === 'body' && root !== null && !paintsBehind(reader.style(root)));
}

/** Returns a translucent background on what is behind it. */
export const mixed = (own: OwnBackground, el: Element, behind: Background): Background => ({
  colours: own.colours.map((colour) => mixedOn(colour, behind.colours[0] as Colour)),
  isKnown: own.isKnown && behind.isKnown,
  owner: behind.owner,
  around: behind.around,
  through: [el, ...behind.through],
});

/**
 * Returns the background of the canvas: white, or a colour near black in a dark colour scheme. The canvas of a frame
 * lets the page around it show through. https://drafts.csswg.org/css-color-adjust/#color-scheme-effect
 */
function backgroundOfPage(root: Element, reader: LayoutReader): Background {
  const frame = frameElementOf(root);
  const isDarkPage = isDark(root, reader);
  if (isDarkPage || !frame)
    return {
      colours: [isDarkPage ? NEARLY_BLACK : WHITE],
      // The page around a frame of another origin shows through, and cannot be read.
      isKnown: !isDarkPage && window.parent === window,
      owner: root,
      through: [],
      isCanvas: true,
    };
  const around = backgroundBehind(frame, () => reader.box(frame), reader);
  const isAlone = paintingsBehind(reader.box(frame), around, (el) => el !== frame, reader).length === 0;
  return {
    colours: around.colours,
    isKnown: around.isKnown && isAlone,
    owner: root,
    through: [],
    around: around.around ?? around,
  };
}

/**
 * Returns whether the colour scheme of the root element is dark, or else the one that the first `<meta>` with a valid
 * value names. https://html.spec.whatwg.org/#meta-color-scheme
 */
function isDark(root: Element, reader: LayoutReader): boolean {
  const own = reader.style(root).get('color-scheme');
  const metas = [...querySelectorAll(ownerDocument(root) as Document, 'meta[name="color-scheme" i]')];
  const named = metas
    .map((meta) => attribute(meta, 'content') ?? '')
    .find((value) => /^\s*[a-z][-\w\s]*$/i.test(value));
  const scheme = own === 'normal' ? (named ?? own) : own;
  return /dark/i.test(scheme) && (!/light/i.test(scheme) || mediaHolds('(prefers-color-scheme: dark)'));
}
const NEARLY_BLACK: Colour = { rgb: [18, 18, 18], alpha: 1 };

/** What an element itself paints behind its content. */
interface OwnBackground extends Pick<Background, 'colours' | 'isKnown'> {
  /** Whether nothing behind the element shows through. */
  readonly isOpaque: boolean;
}

/** Returns what an element of the style paints behind its content, or undefined if it paints nothing there. */
export function ownBackground(style: ElementStyle): OwnBackground | undefined {
  if (style.visibility !== 'visible' || style.display === 'contents') return undefined;
  const { backgroundImage: image } = style;
  const plain = colourOf(style.background);
  if ((plain?.alpha === 0 && image === 'none') || isClippedToText(style)) return undefined;
  const mayMiss = image !== 'none' && mayMissBox((name) => style.get(`background-${name}`));
  // A single gradient that is not repeated may be only a strip.
  const isPart =
    mayMiss &&
    /^[^(]*gradient(?!.*gradient)/.test(image) &&
    /^0|no-r/.test(style.get('background-size') + style.get('background-repeat'));
  const isKnown = plain !== null && !isPart && (image === 'none' || isGradient(image));
  const base = plain ?? TRANSPARENT;
  // The colours of a gradient are painted over the plain one, which shows beside a gradient with a size of its own.
  const stops = image === 'none' || isPart ? [] : coloursIn(image).filter((one) => one !== null);
  const [mode = ''] = image === 'none' ? [] : style.get('background-blend-mode').split(',');
  const colours = stops.map((stop) => mixedOn(blendedOn(stop, base, mode) ?? stop, base));
  if (stops.length === 0 || mayMiss) colours.push(base);
  const isOpaque = colours.every(({ alpha }) => alpha >= 1);
  return { colours, isKnown, isOpaque };
}

/** Returns whether the background is painted only where the letters are. */
export const isClippedToText = (style: ElementStyle): boolean =>
  /\btext\b/.test(style.get('background-clip') || style.get('-webkit-background-clip'));
/** Returns whether a computed `background-image` consists of gradients only. */
export const isGradient = (image: string): boolean =>
  /gradient\(/.test(image) && !/url\(|image|element\(|cross-fade/.test(image);

/** Returns whether an element or pseudo-element of the style paints something behind its content. */
export const paintsBehind = (style: ElementStyle): boolean => ownBackground(style) !== undefined;

/**
 * Returns whether the background of an element or pseudo-element hides what is behind it. Under a picture, its plain
 * colour does.
 */
export function isOpaqueBox(style: ElementStyle): boolean {
  const own = ownBackground(style);
  const isOpaque = own !== undefined && own.colours.every(({ alpha }) => alpha >= MIN_OPAQUE);
  return isOpaque && style.get('background-clip') !== 'content-box';
}

const backgrounds: PassCache<Element, Background> = new WeakMap();
