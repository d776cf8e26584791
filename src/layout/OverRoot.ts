import { knowsClosedRoots } from '../dom/hookRecord.ts';
import { attribute, hasAttributes, openShadowRoot, querySelectorAll } from '../dom/natives.ts';

/** What the elements of a document or shadow root say of themselves, to be shown each of them. */
export class OverRoot {
  /** There is a shadow tree in it. */
  shadows = knowsClosedRoots();
  contentVisibility = false;

  /** `bare`: it has no attribute. */
  see(el: Element, bare: boolean): void {
    if (!this.shadows && openShadowRoot(el) !== null) this.shadows = true;
    if (this.contentVisibility || bare) return;
    this.contentVisibility =
      attribute(el, 'style')?.includes('content-visibility') === true ||
      attribute(el, 'hidden')?.toLowerCase() === 'until-found';
  }

  /** All at once. One walk: a query for attributes costs more than to look at each element. */
  static look(root: Document | ShadowRoot): OverRoot {
    const over = new OverRoot();
    const all = querySelectorAll(root, '*');
    for (let i = 0, { length } = all; i < length; i++) {
      const el = all[i] as Element;
      over.see(el, !hasAttributes(el));
    }
    return over;
  }
}
