import { unchangedToken } from '../dom/unchanged.ts';
import { CounterIndex } from './CounterIndex.ts';
import type { ElementStyle } from './ElementStyle.ts';
import { LayoutReader } from './LayoutReader.ts';
import { LiveStyle } from './LiveStyle.ts';
import { PseudoIndex } from './PseudoIndex.ts';
import type { Pseudo } from './ruleBits.ts';

/**
 * The reader for single questions, which the page may change between: it keeps nothing but what stays true by itself (a
 * computed style is live), and, for those who ask many in one go, an index of style rules as long as nothing has changed.
 */
export class LiveReader extends LayoutReader {
  #styles = new WeakMap<Element, LiveStyle>();
  #index: PseudoIndex | null = null;
  /** Of the document, when the index was made. */
  #token: object | null = null;
  /** The token was compared in this question. */
  #verified = false;
  #asked = 0;
  #forgets = false;

  /** To be called before each question. */
  begin(): void {
    this.#verified = false;
  }

  override style(el: Element): ElementStyle {
    let style = this.#styles.get(el);
    if (!style) {
      this.#styles.set(el, (style = new LiveStyle(el, this.declaration(el))));
      this.#forgetSoon();
    }
    return style;
  }

  override textTransform(el: Element): string {
    return this.declaration(el)?.textTransform ?? '';
  }

  override pseudo(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    return this.declaration(el, which);
  }

  override unchanged = (el: Element): object | null => (this.hasShadows(el) ? null : this.#token);

  protected override pseudoIndex(doc: Document): PseudoIndex | null {
    if (this.#index?.document === doc && (this.#verified || unchangedToken(doc) === this.#token)) {
      this.#verified = true;
      return this.#index;
    }
    this.#index = null;
    if (this.#asked++ < INDEX_FROM) return null;
    this.#token = unchangedToken(doc);
    this.#verified = true;
    return (this.#index = new PseudoIndex(doc));
  }

  /** A single question does not look through every rule of a shadow tree. */
  protected override scopeIndex(_el: Element, whole: PseudoIndex): PseudoIndex {
    return whole;
  }

  protected override counterIndex(doc: Document): CounterIndex {
    return new CounterIndex(doc, this);
  }

  /** Nothing is held beyond the task. */
  #forgetSoon(): void {
    if (this.#forgets) return;
    this.#forgets = true;
    void then(() => {
      this.#forgets = false;
      this.#styles = new WeakMap<Element, LiveStyle>();
      this.#index = null;
      this.#token = null;
      this.#asked = 0;
    });
  }
}

/** An index of the rules pays only for those who ask often. */
const INDEX_FROM = 16;
const resolved = Promise.resolve();
const then = resolved.then.bind(resolved);
