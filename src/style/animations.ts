import { flatParent, nearest } from '../dom/composed.ts';
import { animationsIn, method } from '../dom/natives.ts';
import { camelCase } from '../standards/letterCase.ts';

/** Returns the animations of an element, or undefined in an engine without `getAnimations`. */
const animationsOf = method<(el: Element) => Animation[] | undefined>(Element, 'getAnimations');

/**
 * Returns whether an animation of the element or of an ancestor is pending, so that the element will still move
 * although its box does not change yet. https://www.w3.org/TR/web-animations-1/#dom-animation-pending
 */
export const isAboutToMove = (el: Element): boolean =>
  nearest(el, (at) => animationsOf(at)?.some((animation) => animation.pending) === true) !== null;

/** An animation that runs and will end, with its element and properties. */
export interface RunningAnimation {
  readonly target: Element;
  /** Returns the names of the animated properties. It reads all keyframes. */
  properties(): readonly string[];
  /** The time from its start to its end, in milliseconds. */
  readonly length: number;
  /** The time until it ends, in milliseconds. */
  readonly left: number;
}

/** Returns the transitions and animations of a document or shadow root that run now and will end. */
export function endingAnimations(root: Document | ShadowRoot): RunningAnimation[] {
  return animationsIn(root).flatMap(({ effect, playState, currentTime, playbackRate }) => {
    const end = Number(effect?.getComputedTiming().endTime ?? Infinity);
    if (playState !== 'running' || end === Infinity) return [];
    const { target } = effect as KeyframeEffect;
    if (!target) return [];
    const length = end / playbackRate;
    const left = length - Number(currentTime) / playbackRate;
    const properties = (): string[] => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
    return [{ target, length, left, properties }];
  });
}

/**
 * Returns whether animations of the element or its ancestors run and none of them ends, so that it would be in vain to
 * wait until the element is at rest.
 */
export function movesForever(el: Element): boolean {
  const ends: number[] = [];
  for (let node: Element | null = el; node; node = flatParent(node))
    for (const { effect, playState } of animationsOf(node) ?? [])
      if (playState === 'running') ends.push(Number(effect?.getComputedTiming().endTime));
  return ends.length > 0 && ends.every((end) => end === Infinity);
}

/** What the running animations of some documents and shadow roots will do. */
export interface Animated {
  /** The values at which transitions end, by element and CSS property; all sides of a border are one property. */
  readonly ends: ReadonlyMap<Element, ReadonlyMap<string, string>>;
  /** The elements with an animation that never ends, so that they change by themselves. */
  readonly endless: ReadonlySet<Element>;
}

/**
 * Returns what the animations of the documents and shadow roots will do. It reads them all at once, because a browser
 * goes through all of them for those of a single element, too.
 */
export function animatedIn(roots: readonly (Document | ShadowRoot)[]): Animated {
  const ends = new Map<Element, Map<string, string>>();
  const endless = new Set<Element>();
  for (const animation of roots.flatMap(animationsIn)) {
    const property = (animation as CSSTransition).transitionProperty;
    const effect = animation.effect as KeyframeEffect | null;
    if (!effect?.target || effect.pseudoElement) continue;
    if (animation.playState === 'running' && effect.getComputedTiming().endTime === Infinity)
      endless.add(effect.target);
    if (!property) continue;
    const value = effect.getKeyframes().at(-1)?.[camelCase(property)];
    const own = ends.get(effect.target) ?? new Map<string, string>();
    ends.set(effect.target, own.set(property.replace(SIDE, ''), String(value ?? '')));
  }
  return { ends, endless };
}
/** Matches the side in a border property, because all sides are read as one. */
const SIDE = /(?<=^border)-(?:top|right|bottom|left)/;
