/** The media query lists by their text. A `MediaQueryList` stays up to date, so each text is parsed only once. */
const lists = new Map<string, MediaQueryList>();
const MAX_LISTS = 1000;

const matchMedia = window.matchMedia.bind(window);

/** Returns whether the media query list matches the top window now. An empty list always matches. */
export function mediaHolds(text: string): boolean {
  if (text === '') return true;
  let list = lists.get(text);
  if (!list) {
    if (lists.size > MAX_LISTS) lists.clear();
    lists.set(text, (list = matchMedia(text)));
  }
  return list.matches;
}
