import { CounterIndex } from './CounterIndex.ts';
import type { ElementStyle } from './ElementStyle.ts';
import { LayoutReader } from './LayoutReader.ts';
import { LiveStyle } from './LiveStyle.ts';
import { PseudoIndex } from './PseudoIndex.ts';
import type { Pseudo } from './PseudoIndex.ts';

/**
 * The reader for single questions, which the page may change between: it keeps nothing but what stays true by itself (a
 * computed style is live), and, for those who ask many in one go, an index of style rules for as long as the task lasts. A
 * rule that is inserted in the middle of such a run counts from the next task on.
 */
export class LiveReader extends LayoutReader {
  #styles = new WeakMap<Element, LiveStyle>();
  #index: PseudoIndex | null = null;
  #asked = 0;
  #forgets = false;

  override style(el: Element): ElementStyle {
    let style = this.#styles.get(el);
    if (!style) {
      this.#styles.set(el, (style = new LiveStyle(this.declaration(el))));
      this.#forgetSoon();
    }
    return style;
  }

  override pseudo(el: Element, which: Pseudo): CSSStyleDeclaration | null { return this.declaration(el, which); }

  protected override pseudoIndex(doc: Document): PseudoIndex | null {
    if (this.#index?.document === doc) return this.#index;
    if (this.#asked++ < INDEX_FROM) return null;
    return (this.#index = new PseudoIndex(doc));
  }

  protected override counterIndex(doc: Document): CounterIndex { return new CounterIndex(doc, this); }

  #forgetSoon(): void {
    if (this.#forgets) return;
    this.#forgets = true;
    void then(() => {
      this.#forgets = false;
      this.#styles = new WeakMap<Element, LiveStyle>();
      this.#index = null;
      this.#asked = 0;
    });
  }
}

const INDEX_FROM = 64;
const resolved = Promise.resolve();
const then = resolved.then.bind(resolved);
