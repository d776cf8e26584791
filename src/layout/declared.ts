import { attribute, inlineStyle } from '../dom/natives.ts';
import { EVERY, PROPERTY } from './ruleBits.ts';

const DECLARED: readonly (readonly [string, number])[] = [
  ['position', PROPERTY.position],
  ['overflow-x', PROPERTY.overflow],
  ['overflow-y', PROPERTY.overflow],
  ['overflow-inline', PROPERTY.overflow],
  ['overflow-block', PROPERTY.overflow],
  ['opacity', PROPERTY.opacity],
  ['clip-path', PROPERTY.clip],
  ['clip', PROPERTY.clip],
  ['visibility', PROPERTY.visibility],
  ['cursor', PROPERTY.cursor],
  ['color', PROPERTY.text],
  ['font-size', PROPERTY.text],
  ['text-transform', PROPERTY.text],
  ['white-space', PROPERTY.text],
  ['white-space-collapse', PROPERTY.text],
  ['text-wrap-mode', PROPERTY.text],
  ['-webkit-text-fill-color', PROPERTY.text],
  ['text-indent', PROPERTY.text],
  ['filter', PROPERTY.contain],
  ['backdrop-filter', PROPERTY.contain],
  ['perspective', PROPERTY.contain],
  ['will-change', PROPERTY.contain],
  ['contain', PROPERTY.contain],
  ['transform', PROPERTY.place],
  ['translate', PROPERTY.place],
  ['scale', PROPERTY.place],
  ['rotate', PROPERTY.place],
  ['offset-path', PROPERTY.place],
  ['zoom', PROPERTY.turned],
  ['direction', PROPERTY.turned],
  ['writing-mode', PROPERTY.turned],
  ['display', PROPERTY.display],
  ['float', PROPERTY.display],
  ['position', PROPERTY.display],
  ['background', PROPERTY.background],
  ['background-color', PROPERTY.background],
  ['background-image', PROPERTY.background],
];

/** What else a property may do, in bits past those of `PROPERTY`. */
export const ALSO = {
  /** It is asked for, of few elements. */
  asked: 1 << 21,
  /** It makes a box larger or smaller. */
  sizing: 1 << 22,
  /** Its value tells where something ends up, or how large letters are. */
  placing: 1 << 23,
  content: 1 << 24,
  /** It may skip the element's contents. */
  visibility: 1 << 25,
  custom: 1 << 26,
  /** It has others change step by step. */
  moving: 1 << 27,
} as const;

/** By property: `PROPERTY` and `ALSO`, as far as names tell. */
const known = new Map<string, number>([
  ['all', (EVERY & ~PROPERTY.unknown) | ALSO.asked | ALSO.visibility | ALSO.moving],
]);
/** Those that count only by their value. */
const BY_VALUE = PROPERTY.pulled | PROPERTY.spaced;

function ofProperty(name: string): number {
  let bits = known.get(name);
  if (bits === undefined) {
    bits = name.startsWith('--')
      ? ALSO.custom
      : name === 'content'
        ? ALSO.content
        : name === 'content-visibility'
          ? ALSO.visibility
          : 0;
    for (const [declared, bit] of DECLARED) if (declared === name) bits |= bit;
    if (PULLERS.test(name)) bits |= PROPERTY.pulled;
    if (SPACERS.test(name)) bits |= PROPERTY.spaced;
    if (INSETS.test(name)) bits |= PROPERTY.inset;
    if (ASKED.test(name)) bits |= ALSO.asked;
    if (SIZING.test(name)) bits |= ALSO.sizing;
    if (PLACING.test(name)) bits |= ALSO.placing;
    if (MOVING.test(name)) bits |= ALSO.moving;
    // Those that scripts make up are not kept.
    if (!(bits & ALSO.custom)) known.set(name, bits);
  }
  return bits;
}
const PULLERS = /^margin(?:-(?:left|top|right|bottom|(?:inline|block)(?:-start|-end)?))?$/;
const INSETS = /^(?:left|top|right|bottom|inset)/;
const SPACERS = /^(?:letter|word)-spacing$/;
const ASKED =
  /^(?:--|content|counter-|transition|left|top|right|bottom|inset|pointer-|flex-direction|flex-flow|will-|filter|perspective|backdrop|fill|stroke|background|text-|-webkit-text|color|border-.*width|box-shadow|quotes)/;
const SIZING =
  /^(?:min-|max-)?(?:width|height|inline-size|block-size)$|^(?:flex|grid|padding|font|line-height|aspect-ratio|columns|box-sizing|border)/;
const MOVING = /^(?:-webkit-)?(?:transition|animation)/;
const PLACING = /^(?:margin|left|top|right|bottom|inset|text-indent|letter|word|font-size$|font$)/;

/** Bits (`PROPERTY`, `ALSO`) of what the declarations set. */
export function declaredBits(style: CSSStyleDeclaration): number {
  let bits = 0;
  for (let i = 0, { length } = style; i < length; i++) {
    const name = style[i] as string;
    let own = ofProperty(name);
    if (own & ALSO.visibility && SHOWING.test(style.getPropertyValue('content-visibility'))) own &= ~ALSO.visibility;
    // Only what is less than nothing, or may be, puts an element elsewhere than in its place in the flow.
    bits |= own & BY_VALUE ? (own & ~BY_VALUE) | (isLess(style, name) ? own & BY_VALUE : 0) : own;
  }
  return bits;
}
/** Values of `content-visibility`, which `all` sets as well, that skip nothing. */
const SHOWING = /^(?:visible|initial|unset|revert(?:-layer)?)$/;
/** A shorthand with a variable in it has no longhands: they are empty. */
const isLess = (style: CSSStyleDeclaration, name: string): boolean => LESS.test(style.getPropertyValue(name) || '(');
const LESS = /^-|\s-|\(/;

/** Some size is nothing, or may be. */
export function hasZero(style: CSSStyleDeclaration): boolean {
  for (let i = 0, { length } = style; i < length; i++) {
    const name = style[i] as string;
    if (ofProperty(name) & ALSO.sizing && /^0|var\(|^$/.test(style.getPropertyValue(name))) return true;
  }
  return false;
}

const byText = new Map<string, number>();
/** Texts of `style` attributes of which the answer is kept, and how long they may be: pages repeat the short ones. */
const MOST = 2000;
const LONGEST = 300;

/** Bits (`PROPERTY`) of the element's `style` attribute. */
export function inlineBits(el: HTMLElement): number {
  const text = attribute(el, 'style') ?? '';
  let bits = byText.get(text);
  if (bits === undefined) {
    bits = declaredBits(inlineStyle(el)) & EVERY;
    if (text.length <= LONGEST && byText.size < MOST) byText.set(text, bits);
  }
  return bits;
}
