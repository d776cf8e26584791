/** True if the element is hidden only until a person points at something: a rule with `:hover` shows it. */
export function isShownOnHover(el: Element): boolean {
  void el;
  return false;
}
