import { flatElements, shadowRootOf } from '../dom/composed.ts';
import { isSvg } from '../dom/kinds.ts';
import { localName, matches } from '../dom/natives.ts';
import { bordersOf, isInside, isOutOfFlow, meets, widened, withoutBorders } from '../layout/clip.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { valueIn, type PassCache } from '../layout/passCache.ts';
import { wordSet } from '../standards/words.ts';
import { colourOf, coloursIn, type Colour } from '../style/colour.ts';

/** The elements that paint more than their style tells. */
const PICTURES = wordSet('img video canvas svg iframe object embed picture progress meter input');

/** What an element paints behind a text. */
export interface Painting {
  /** Its colours, with null for a picture and other paint whose colour is unknown. */
  readonly colours: readonly (Colour | null)[];
  /** Whether it is painted behind the whole text. */
  readonly isWhole: boolean;
}

/** What is painted around an element's box: the box around it, and the box within that in which nothing is painted. */
interface Ring {
  readonly el: Element;
  readonly at: Box;
  readonly hole: Box;
  readonly colours: Painting['colours'];
}

/**
 * Returns what else may be painted in the box, on the background: pictures, the backgrounds of other boxes, shadows,
 * outlines and borders. On a very large page there may always be a picture.
 *
 * @param isBehind Returns whether what the element paints may be behind the text.
 */
export function paintingsBehind(
  box: Box,
  { owner, through }: { readonly owner: Element; readonly through: readonly Element[] },
  isBehind: (el: Element) => boolean,
  reader: LayoutReader,
): Painting[] {
  const counts = (el: Element): boolean => isBehind(el) && !through.includes(el);
  const all = valueIn(painters, reader, owner, () => paintersIn(owner));
  if (all.length > MAX_PAINTERS) return [{ colours: [null], isWhole: false }];
  const inside = all
    .filter((el) => meets(box, reader.box(el)) && counts(el))
    .flatMap((el) => paintingsOf(el, box, owner, reader));
  const around = valueIn(rings, reader, owner, () => all.flatMap((el) => ringsAround(el, reader)))
    .filter(({ el, at, hole }) => meets(box, at) && !isInside(box, hole) && counts(el))
    .map(({ at, hole, colours }) => ({ colours, isWhole: isInside(box, at) && !meets(box, hole) }));
  return [...inside, ...around];
}
const MAX_PAINTERS = 3000;

/** Lists the elements that may paint something in the owner of a background, those of shadow trees included. */
function paintersIn(owner: Element): Element[] {
  const found = [owner];
  for (const el of flatElements(owner)) if (found.push(el) > MAX_PAINTERS) break;
  return found;
}

/**
 * Returns the ring in which shadows, outlines and borders of the element are painted; none if it is so thin that text
 * does not fit on it.
 */
function ringsAround(el: Element, reader: LayoutReader): Ring[] {
  const style = reader.style(el);
  if (style.display === 'none') return [];
  const shadow = style.get('box-shadow');
  const lengths = shadow === 'none' ? [] : (shadow.match(/-?[\d.]+(?=px)/g) ?? []).map((px) => Math.abs(Number(px)));
  const outline = style.get('outline-style') === 'none' ? 0 : parseFloat(style.get('outline-width'));
  const by = Math.max(outline, ...lengths.slice(0, 2)) + Math.max(0, ...lengths.slice(2));
  const borders = bordersOf(style);
  const border = Math.max(...borders);
  if (by <= MAX_THIN && border <= MAX_THIN) return [];
  const box = reader.box(el);
  const colours = [
    ...(by > MAX_THIN ? coloursIn(`${shadow} ${style.get('outline-color')}`) : []),
    ...(border > MAX_THIN ? coloursIn(style.get('border-color')) : []),
  ];
  return [{ el, at: widened(box, by), hole: withoutBorders(box, borders), colours }];
}
/** The largest width of a border or outline that text does not fit on, in CSS pixels. */
const MAX_THIN = 5;

/** Returns what an element paints behind a box that its own box overlaps. Its ring is not part of the result. */
function paintingsOf(el: Element, box: Box, owner: Element, reader: LayoutReader): Painting[] {
  const style = reader.style(el);
  if (style.display === 'none' || style.visibility !== 'visible') return [];
  const isWhole = isInside(box, reader.box(el));
  if (SHAPES.test(localName(el)) && isSvg(el))
    return style.get('fill') === 'none' ? [] : [{ colours: [null], isWhole }];
  const paintings: Painting[] = valueIn(generatedPaint, reader, el, () => generatedPaintings(el, reader)).map(
    ({ colours, width, height }) => ({ colours, isWhole: isWhole && width >= box.width && height >= box.height }),
  );
  const shadow = style.get('box-shadow');
  if (/inset/.test(shadow)) paintings.push({ colours: coloursIn(shadow), isWhole });
  if (/fill/.test(style.get('border-image-slice')) && style.get('border-image-source') !== 'none')
    paintings.push({ colours: [null], isWhole });
  if (el === owner) return paintings;
  if (PICTURES.has(localName(el)) || style.backgroundImage !== 'none' || mayHaveClosedRoot(el))
    paintings.push({ colours: [null], isWhole });
  const colour = colourOf(style.background);
  if (colour?.alpha !== 0) paintings.push({ colours: [colour], isWhole });
  return paintings;
}

/** Returns whether the element is a custom element without a readable shadow root, which may have a closed one. */
const mayHaveClosedRoot = (el: Element): boolean =>
  localName(el).includes('-') && !shadowRootOf(el) && matches(el, ':defined');

/** What a pseudo-element paints, and its size in CSS pixels, which is 0 if the pseudo-element is in the flow. */
interface GeneratedPainting extends Pick<Painting, 'colours'> {
  readonly width: number;
  readonly height: number;
}

const generatedPaintings = (el: Element, reader: LayoutReader): GeneratedPainting[] =>
  (['::before', '::after'] as const).flatMap((which) => {
    const pseudo = reader.pseudo(el, which);
    if (!pseudo || /^no[nr]/.test(pseudo.content)) return [];
    const colour = colourOf(pseudo.backgroundColor);
    const isFramed = /inset/.test(pseudo.boxShadow) || /\b(?:[6-9]|\d\d)/.test(pseudo.borderWidth);
    const colours = [
      ...(pseudo.backgroundImage === 'none' && !isFramed ? [] : [null]),
      ...(colour?.alpha === 0 ? [] : [colour]),
    ];
    const [width, height] = isOutOfFlow(pseudo.position)
      ? [parseFloat(pseudo.width), parseFloat(pseudo.height)]
      : [0, 0];
    return colours.length > 0 ? [{ colours, width, height }] : [];
  });
const SHAPES = /^(?:path|rect|circle|ellipse|polygon|image|use)$/;

const painters: PassCache<Element, readonly Element[]> = new WeakMap();
const rings: PassCache<Element, readonly Ring[]> = new WeakMap();
const generatedPaint: PassCache<Element, readonly GeneratedPainting[]> = new WeakMap();
