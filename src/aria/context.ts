import { data } from '../dom/natives.ts';
import { TwoGenerationCache } from '../dom/TwoGenerationCache.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';

/**
 * What the rules of roles, names and states see of the pass that they run in. Roles depend on names and names on roles, in
 * both directions: rules ask each other through here. `AriaPass` is the one that answers.
 */
export interface Context {
  readonly reader: LayoutReader;
  /** The pass answers one question: nothing is to be indexed for it. */
  readonly once: boolean;
  readonly memo: Memo;
  /**
   * Told of each shadow host before text of it goes into a name, so that its shadow root can be observed, and of each custom
   * element without a shadow root, which may get one.
   */
  readonly onHost: ((el: Element, root: ShadowRoot | null) => void) | null;
  role(el: Element): string | null;
  /** The text alternative of the visit's element, by all steps. */
  text(visit: Visit): string;
  /** The text of the content of the visit's element. */
  content(visit: Visit): string;
}

/** What the markup of one tree (a document or a shadow root) says of labels, ownership and disabled parts. */
export interface TreeIndex {
  /** The labels of each control in tree order, from one walk: reading `control.labels` walks the tree once for each control. */
  readonly labels: ReadonlyMap<Element, readonly Element[]>;
  /** The elements with `aria-owns`. */
  readonly owners: readonly Element[];
  /** Some element has `aria-disabled`. */
  readonly ariaDisabled: boolean;
}

/** What a pass has found out of one element; undefined is what it has not looked at. */
export class Known {
  role: string | null | undefined = undefined;
  name: ComputedName | undefined = undefined;
  /** What its attributes say (`ATTRIBUTE_FLAG`). */
  says: number | undefined = undefined;
  /** Without `Invisible`. */
  hidden: Hidden | undefined = undefined;
  /** Text of its content, for those whose content it is part of. */
  content: string | undefined = undefined;
}

/** What a pass has found out so far; each rule's file says what it keeps in its own part. */
export class Memo {
  readonly #known = new TwoGenerationCache<Element, Known>();
  /** Rules ask about one element several times in a row. */
  #last: Element | null = null;
  #lastKnown: Known | null = null;
  readonly dataTables = new Map<Element, boolean>();
  /** What has the `aria-disabled` that disables the element; null where nothing does. */
  readonly disabledBy = new Map<Element, Element | null>();
  /** Of trees in which no element says whether it is disabled: what disables all that they contain. */
  readonly disabledAround = new Map<TreeIndex, Element | null>();
  readonly trees = new Map<Node, TreeIndex>();
  readonly owners = new Map<TreeIndex, Map<Element, Element>>();
  /** Some element is owned by a reference that is no id. */
  ownsWithoutId = false;
  /** Whether an author names some element is being found out: of others it is guessed then, and no role is kept. */
  isNaming = false;

  #lastText: Text | null = null;
  #lastData = '';

  /** The text node's data, read once for the text that is shown and the name that it gives the element around it. */
  data(text: Text): string {
    if (text !== this.#lastText) {
      this.#lastData = data(text);
      this.#lastText = text;
    }
    return this.#lastData;
  }

  of(el: Element): Known {
    if (el === this.#last) return this.#lastKnown as Known;
    let known = this.#known.get(el);
    if (!known) this.#known.set(el, (known = new Known()));
    this.#last = el;
    return (this.#lastKnown = known);
  }
}

/** Which of an author's means a name comes from: their words for the element in ARIA or the host language, or its content. */
export type NameSource = 'labelledby' | 'label' | 'native' | 'content' | 'title' | 'placeholder' | '';

/** A name and where it comes from. */
export interface ComputedName {
  readonly name: string;
  readonly from: NameSource;
}

/** Bits of why an element is hidden; all but `Invisible` hide what is in it as well. */
export const enum Hidden {
  No = 0,
  /** `display: none`, skipped content, a closed `<details>`, not in the flat tree. */
  NotRendered = 1,
  /** `aria-hidden="true"` on it or around it. */
  Aria = 2,
  Inert = 4,
  /** `visibility: hidden` or `collapse`; what is in it may show again. */
  Invisible = 8,
}

/** Where in the computation of one name or description a node is looked at. */
export interface Visit {
  readonly pass: Context;
  /** The visit to the element whose name is sought. */
  readonly top: Visit;
  /** The element that this visit gathers text from. */
  readonly el: Element;
  /** Its tag, read once for all steps. */
  readonly tag: string;
  /** How it was come to: as the root, by `aria-labelledby` or `aria-describedby`, as a label of the host language, or as content. */
  readonly via: 'root' | 'reference' | 'label' | 'content';
  /** In a traversal of `aria-labelledby` or `aria-describedby`, in which such references are not followed again. */
  readonly referenced: boolean;
  /** What was referred to is hidden itself, so that hiding inside it does not matter. */
  readonly throughHidden: boolean;
  readonly parent: Visit | null;
  readonly depth: number;
  /** Of the top visit: how many elements were gathered by references from within references. */
  gathered: number;
}
