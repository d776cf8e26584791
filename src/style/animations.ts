import { flatParent } from '../dom/composed.ts';
import { method } from '../dom/natives.ts';

/** The result is undefined in an engine without `getAnimations`. */
const animationsOf = method<(el: Element) => Animation[] | undefined>(Element.prototype, 'getAnimations');

/**
 * Returns whether an animation of the element or of an ancestor is pending, so that the element will still move
 * although its box does not change yet. https://www.w3.org/TR/web-animations-1/#dom-animation-pending
 */
export function isAboutToMove(el: Element): boolean {
  for (let node: Element | null = el; node; node = flatParent(node)) {
    if (animationsOf(node)?.some((animation) => animation.pending)) return true;
  }
  return false;
}

const documentAnimations = method<(doc: Document) => Animation[] | undefined>(Document.prototype, 'getAnimations');

/** An animation that runs and ends: of which element, and of which properties. */
export interface RunningAnimation {
  readonly target: Element;
  readonly properties: readonly string[];
}

/** The transitions and animations of a document that run now and will end. */
export function endingAnimations(doc: Document): RunningAnimation[] {
  return (documentAnimations(doc) ?? []).flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !effect || effect.getComputedTiming().endTime === Infinity) return [];
    const { target } = effect as KeyframeEffect;
    const properties = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
    return target ? [{ target, properties }] : [];
  });
}

/** Whether the element, or an element around it, has an animation that never ends: it changes by itself. */
export function changesForever(el: Element): boolean {
  for (let node: Element | null = el; node; node = flatParent(node)) {
    if (animationsOf(node)?.some(({ effect }) => effect?.getComputedTiming().endTime === Infinity)) return true;
  }
  return false;
}

/** The value that a running transition of the property ends at; undefined where none runs. */
export function transitionEnd(el: Element, property: string): string | undefined {
  const transition = animationsOf(el)?.find((one) => (one as CSSTransition).transitionProperty === property);
  const key = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const value = (transition?.effect as KeyframeEffect | undefined)?.getKeyframes().at(-1)?.[key];
  return value === undefined || value === null ? undefined : String(value);
}
