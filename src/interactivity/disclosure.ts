import { tagOf } from '../dom/kinds.ts';
import { firstElementChild, nextElementSibling } from '../dom/natives.ts';

/** The `<summary>` that opens its `<details>`: its first summary child (HTML, "summary for its parent details"). */
export function firstSummary(details: Element): Element | null {
  for (let c = firstElementChild(details); c; c = nextElementSibling(c)) if (tagOf(c) === 'summary') return c;
  return null;
}
