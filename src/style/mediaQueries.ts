/** Questions that were asked: a list answers for what holds now. */
const lists = new Map<string, MediaQueryList>();
const MOST = 1000;

const ask = window.matchMedia.bind(window);

/** Whether the media query list holds for the window now; an empty one does. */
export function mediaHolds(text: string): boolean {
  if (text === '') return true;
  let list = lists.get(text);
  if (!list) {
    if (lists.size > MOST) lists.clear();
    lists.set(text, (list = ask(text)));
  }
  return list.matches;
}
