import { flatChildren, flatParent } from '../../dom/composed.ts';
import { linkOf } from '../../dom/focusable.ts';
import { isElement, isSvg, isTag } from '../../dom/kinds.ts';
import { attribute, nextSibling, previousSibling, textContent, localName } from '../../dom/natives.ts';
import type { Box, LayoutReader } from '../../layout/LayoutReader.ts';
import { colourOf, hexOf, type Colour } from '../../style/colour.ts';
import { bestClass, iconName } from '../../views/text/hint.ts';
import { SignalBit } from '../../interactivity/signals.ts';
import { hasInk, hasWord } from '../../standards/characters.ts';
import { FIELD_TAGS } from '../../standards/elements.ts';
import { wordMap } from '../../standards/words.ts';
import { Flag } from '../../tree/TreeNode.ts';
import { boxHidden } from '../../visibility/surroundings.ts';
import { addFacts, PICKED_ROLES } from './leave.ts';
import type { PictureReader } from './pictureReader.ts';
import type { WalkFrame } from './WalkFrame.ts';

function addHint(frame: WalkFrame, reader: LayoutReader): void {
  const { node, hasOwnText, targetCount } = frame;
  const hint = node.flags & Flag.Interactive && !hasOwnText && !targetCount && look(frame, reader);
  if (hint) addFacts(node, { hint });
}

/**
 * Returns what a person makes of a control that has no words: `.trash` for a picture of that name, `square blue` for a
 * shape in a drawing, `swatch #7e5ffb` for a small box that is nothing but its colour; '' for anything else.
 */
function look({ el, node, style }: WalkFrame, reader: LayoutReader): string {
  // A field that is empty and cannot be typed in may be there to show a colour.
  const isField = FIELD_TAGS.has(node.tag) ? !node.states?.readonly || node.facts?.value : PICKED_ROLES.has(node.role);
  if (isField || hasWord(node.name)) return '';
  const box = reader.box(el);
  const shape = isSvg(el) ? shapeOf(node.tag, el, box) : '';
  if (shape) return withColour(shape, style.get(node.tag === 'line' ? 'stroke' : 'fill'));
  const stack: Element[] = [el];
  /** The innermost of boxes that hold one another and nothing else; null once there is more. */
  let innermost: Element | null = el;
  for (let left = MAX_PARTS; left > 0; left--) {
    const at = stack.pop();
    if (!at) break;
    const word = pictureWord(at, reader);
    if (word) return `.${word}`;
    const inner = flatChildren(at).filter(isElement);
    if (innermost && (inner.length > 1 || isSvg(at) || isTag(at, 'img') || isDrawnOn(at, reader))) innermost = null;
    else if (innermost && (reader.style(at).background !== CLEAR || inner.length === 0)) innermost = at;
    stack.push(...inner.reverse());
  }
  return innermost && isSmall(box) ? swatch(node.facts?.classes ?? '', innermost, reader) : '';
}
/** The largest number of elements of one control that are examined. */
const MAX_PARTS = 12;
const CLEAR = 'rgba(0, 0, 0, 0)';

/**
 * Makes the handle of a slider a slider, unless a native one is in it. A handle is a small target without words that
 * its own `style` attribute places along one side of a long and narrow box.
 */
function place(frame: WalkFrame, reader: LayoutReader): void {
  const { el, node, signals, style, hasOwnText, targetCount } = frame;
  if (!signals || node.role || hasOwnText || targetCount || style.position !== 'absolute') return;
  const at = PLACE.exec(attribute(el, 'style') ?? '');
  const track = flatParent(el);
  if (!at || !track) return;
  const [own, { width, height }] = [reader.box(el), reader.box(track)];
  const [along, across] = at[1] === 'left' ? [width, height] : [height, width];
  // More than three are the points of a scale. A bar between two handles is placed in the same way as they are.
  const placed = flatChildren(track).filter((child) => isElement(child) && PLACE.test(attribute(child, 'style') ?? ''));
  if (!isSmall(own) || along <= 3 * own.width || across >= 2 * own.height || placed.length > 3) return;
  node.role = 'slider';
  node.states = { valuenow: Number(at[2]) };
  // It is a control, so it is the target in place of the track that listens for presses.
  frame.signals |= SignalBit.role;
}
const PLACE = /(?:^|[\s;])(left|bottom): ?(\d+(?:\.\d+)?)%/;

/**
 * Returns the word for what a shape of SVG looks like, or '' for another element.
 * https://svgwg.org/svg2-draft/shapes.html
 */
function shapeOf(tag: string, el: Element, { width, height }: Box): string {
  if (tag === 'rect') return Math.abs(width - height) < 2 ? 'square' : 'rectangle';
  if (tag !== 'polygon') return /^(?:circle|ellipse|line)$/.test(tag) ? tag : '';
  return (attribute(el, 'points') ?? '').trim().split(/[\s,]+/).length === 6 ? 'triangle' : tag;
}

/** Returns whether the box has the size and shape of a colour sample. */
const isSmall = ({ width, height }: Box): boolean =>
  Math.min(width, height) >= 8 && Math.max(width, height) <= Math.min(80, 3 * Math.min(width, height));

/** Returns the words for a small box that is nothing but its colour, or '' if the colour says nothing. */
function swatch(classes: string, el: Element, reader: LayoutReader): string {
  const style = reader.style(el);
  const colour = colourOf(style.background);
  if (!colour || colour.alpha < 0.5) return '';
  const word = bestClass(classes);
  // Dots, handles and buttons without a style of their own are grey.
  const isGrey = Math.max(...colour.rgb) - Math.min(...colour.rgb) < 24;
  if (isGrey && (word || style.get('border-top-style') === 'outset')) return '';
  return withColour(word && !/swatch|colou?r/i.test(word) ? `.${word}` : 'swatch', style.background);
}

/** Returns whether more than a colour is painted on the box: a picture, or generated content. */
const isDrawnOn = (el: Element, reader: LayoutReader): boolean =>
  reader.style(el).backgroundImage !== 'none' ||
  (['::before', '::after'] as const).some((which) => reader.pseudoWithText(el, which));

/** Adds the word for a colour. Returns '' if the colour is transparent or cannot be read. */
function withColour(what: string, css: string): string {
  const colour = colourOf(css);
  return colour?.alpha ? `${what} ${colourWord(colour)}` : '';
}

function colourWord(colour: Colour): string {
  const hex = hexOf(colour);
  return WORDS.get(hex) ?? hex;
}
/** Named colours for which people have one word. https://drafts.csswg.org/css-color-4/#named-colors */
const WORDS = wordMap(`#000000=black #ffffff=white #ff0000=red #008000=green #0000ff=blue #ffff00=yellow
  #ffa500=orange #800080=purple #ffc0cb=pink #a52a2a=brown #808080=gray`);

/** Returns the name of the picture that the element is, or that style paints on it, or ''. */
function pictureWord(el: Element, reader: LayoutReader): string {
  const word = namedPicture(el);
  if (word || isSvg(el)) return word;
  const style = reader.style(el);
  return (
    [style.maskImage, style.backgroundImage]
      .map((image) => fileWord(image.split('url("', 2)[1]?.split('"', 1)[0]))
      .find(Boolean) ?? ''
  );
}

/** Returns the name that the markup gives to the picture that the element is, or ''. */
function namedPicture(el: Element): string {
  const tag = localName(el);
  const testId = attribute(el, 'data-testid') ?? '';
  const name =
    (tag === 'use' ? linkOf(el) : null) ??
    (tag === 'img' ? attribute(el, 'src') : null) ??
    attribute(el, 'data-icon') ??
    attribute(el, 'data-lucide') ??
    attribute(el, 'icon') ??
    (tag.includes('-') ? attribute(el, 'name') : null) ??
    (testId.endsWith('Icon') ? testId.slice(0, -4) : undefined);
  return iconName(attribute(el, 'class') ?? '') || fileWord(name);
}

/** Returns the name in an address: its fragment, its file name, or an id in the picture of a `data:` address. */
function fileWord(address = ''): string {
  const isData = /^data:/i.test(address);
  const id = isData ? ID.exec(address.slice(0, MAX_DATA))?.[1] : undefined;
  const last = address.slice(address.lastIndexOf('#', address.length - 2) + 1);
  const [file = ''] = isData ? [last] : last.split('?', 1);
  const name = id ?? (isData ? DATA_NAME : FILE_NAME).exec(file.slice(-MAX_NAME))?.[1];
  return name === undefined ? '' : iconName(name) || iconName(`icon-${name}`);
}

const ID = /(?:\b|%20)id=(?:\\?["']|%2[27])([\w-]+)/i;
const DATA_NAME = /([\w-]+)\.[a-z]{3,4}$/i;
const FILE_NAME = /([\w-]+)(?:\.[a-z]{3,4})?$/i;
/** The largest numbers of characters in which an id and a name are looked for, since an address may have any length. */
const MAX_DATA = 10_000;
const MAX_NAME = 200;

function addSign(frame: WalkFrame, reader: LayoutReader): void {
  const { node, el, style, outer, signals, isVisible } = frame;
  if (!isVisible || signals || node.children.length || node.shadow) return;
  const mark = sign(frame);
  if (!mark || boxHidden(el, style, outer, reader)) return;
  node.children.push(mark);
  frame.hasOwnText = true;
}

/**
 * Returns the sign for an icon that tells something about the words beside it: that a number has risen or fallen, that
 * a feature is present or absent, or how many stars it has. An icon in a control is part of the control's look instead.
 */
function sign({ el, parent, enclosingTarget, attributeNames }: WalkFrame): string {
  const svg = isSvg(el);
  if (!parent || !(svg || attributeNames.length) || (enclosingTarget && !isTag(enclosingTarget, 'a'))) return '';
  const inner = svg ? flatChildren(el).find(isElement) : undefined;
  const name = namedPicture(el) || (inner ? namedPicture(inner) : '');
  const mark = name
    ? (SIGNS.find(([names]) => names.test(name))?.[1] ?? (ARROW.test(name) ? direction(name) : ''))
    : direction(`${attribute(el, 'class') ?? ''} ${attribute(parent.el, 'class') ?? ''}`);
  return mark && (STARS.has(mark) || (/[↑↓]/.test(mark) ? /\d/ : /./).test(wordsBeside(el))) ? ` ${mark} ` : '';
}

/** Returns an arrow if words of the markup say that a number rose or fell, or else ''. */
const direction = (words: string): string => (UP.test(words) ? '↑' : DOWN.test(words) ? '↓' : '');
const UP = /(?:^|[\s_-])(?:up|upward|rise|increase|gain)(?=$|[\s_-])/i;
const DOWN = /(?:^|[\s_-])(?:down|downward|fall|decrease|loss)(?=$|[\s_-])/i;
/** Matches icons that may point up or down, which a thumb does not. */
const ARROW = /arrow|caret|chevron|angle|triangle|trend/i;
const SIGNS: readonly (readonly [names: RegExp, sign: string])[] = [
  [/^(?:check(?:mark)?|tick)(?:-|$)/i, '✓'],
  [/^(?:xmark|times|cross|close)(?:-|$)/i, '✗'],
  [/^star-half/i, '½'],
  [/^star-(?:o|empty|outline)(?:-|$)/i, '☆'],
  [/^star(?:-|$)/i, '★'],
];
const STARS = new Set('★☆½');

/**
 * Returns the words directly before and after the element, or around the nearest ancestor that has words beside it; ''
 * if they are longer than what an icon can refer to.
 */
function wordsBeside(el: Element): string {
  for (let at: Element | null = el, level = 0; at && level < 3; at = flatParent(at), level++) {
    const words = [previousSibling(at), nextSibling(at)].map((node) => (node && textContent(node)) ?? '').join(' ');
    if (hasInk(words)) return words.length <= MAX_WORDS ? words : '';
  }
  return '';
}
/** The largest number of characters to which an icon can refer. */
const MAX_WORDS = 80;

/** Returns the arrow that style draws beside a number, as a triangle or by an icon font, or ''. */
function arrow({ el, node: { children } }: WalkFrame, reader: LayoutReader): string {
  const [figure] = children;
  if (children.length !== 1 || typeof figure !== 'string' || !FIGURE.test(figure)) return '';
  const mark = direction(attribute(el, 'class') ?? '');
  if (!mark) return '';
  // A character that the page itself generates is read with the generated content.
  return (['::before', '::after'] as const).some((which) =>
    /^"[\ue000-\uf8ff]?"$/.test(reader.pseudo(el, which)?.content ?? ''),
  )
    ? `${mark} `
    : '';
}
const FIGURE = /^[^a-z]{0,20}\d[^a-z]{0,20}$/i;

/** The reader of the complete build, for `usePictures`. */
export const pictureReader: PictureReader = { addHint, place, addSign, arrow };
