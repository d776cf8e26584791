import { scrollIntoView } from '../platform/mutatingBuiltIns.ts';

/** Where to bring an element, one after the other while something (a sticky header, a banner) lies over it. */
export const PLACES: readonly ScrollLogicalPosition[] = ['nearest', 'center', 'end', 'start'];

/** Scrolls all containers around the element, those of same-origin frames too, without the page's smooth scrolling. */
export function scrollTo(el: Element, place: number): void {
  scrollIntoView(el, { block: PLACES[place] ?? 'center', inline: 'nearest', behavior: 'instant' });
}
