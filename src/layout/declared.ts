import { attribute, inlineStyle } from '../dom/natives.ts';
import { PROPERTY } from './ruleBits.ts';

const DECLARED: readonly (readonly [string, number])[] = [
  ['position', PROPERTY.position], ['overflow-x', PROPERTY.overflow], ['overflow-y', PROPERTY.overflow], ['overflow-inline', PROPERTY.overflow], ['contain', PROPERTY.place],
  ['overflow-block', PROPERTY.overflow], ['opacity', PROPERTY.opacity], ['clip-path', PROPERTY.clip], ['clip', PROPERTY.clip],
  ['visibility', PROPERTY.visibility], ['cursor', PROPERTY.cursor],
  ['color', PROPERTY.text], ['font-size', PROPERTY.text], ['text-transform', PROPERTY.text], ['white-space', PROPERTY.text],
  ['white-space-collapse', PROPERTY.text], ['text-wrap-mode', PROPERTY.text], ['-webkit-text-fill-color', PROPERTY.text], ['text-indent', PROPERTY.text],
  ['filter', PROPERTY.contain], ['backdrop-filter', PROPERTY.contain], ['perspective', PROPERTY.contain], ['will-change', PROPERTY.contain], ['contain', PROPERTY.contain],
  ['transform', PROPERTY.place], ['translate', PROPERTY.place], ['scale', PROPERTY.place], ['rotate', PROPERTY.place], ['offset-path', PROPERTY.place],
  ['zoom', PROPERTY.turned], ['direction', PROPERTY.turned], ['writing-mode', PROPERTY.turned],
  // A shorthand with a variable in it has no longhands.
  ['display', PROPERTY.display], ['float', PROPERTY.display], ['position', PROPERTY.display],
  ['background', PROPERTY.background], ['background-color', PROPERTY.background], ['background-image', PROPERTY.background],
];

/** Bits (`PROPERTY`) of what the declarations set. */
export function bitsOf(style: CSSStyleDeclaration): number {
  let bits = 0;
  for (const [name, bit] of DECLARED) if ((bits & bit) === 0 && style.getPropertyValue(name) !== '') bits |= bit;
  // Only what is less than nothing, or may be, puts an element elsewhere than in its place in the flow.
  const isLess = (name: string): boolean => /^-|\s-|\(/.test(style.getPropertyValue(name));
  return bits | (PULLERS.some(isLess) ? PROPERTY.pulled : 0) | (SPACERS.some(isLess) ? PROPERTY.spaced : 0);
}
const PULLERS = ['margin', 'margin-left', 'margin-top', 'margin-right', 'margin-bottom', 'margin-inline-start', 'margin-inline-end', 'margin-block-start', 'margin-block-end'];
const SPACERS = ['letter-spacing', 'word-spacing'];

const byText = new Map<string, number>();
/** Texts of `style` attributes of which the answer is kept, and how long they may be: pages repeat the short ones. */
const MOST = 2000;
const LONGEST = 300;

/** The same of the element's `style` attribute. */
export function inlineBits(el: HTMLElement): number {
  const text = attribute(el, 'style') ?? '';
  let bits = byText.get(text);
  if (bits === undefined) {
    bits = bitsOf(inlineStyle(el));
    if (text.length <= LONGEST && byText.size < MOST) byText.set(text, bits);
  }
  return bits;
}
