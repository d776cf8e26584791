import { data } from '../dom/natives.ts';
import { TwoGenerationCache } from '../dom/TwoGenerationCache.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';

/**
 * The pass that a rule for roles, names or states runs in. Roles depend on names and names on roles; so that the files
 * with their rules need not import each other in a circle, the rules call each other through this interface.
 * `AriaPass` implements it.
 */
export interface AriaContext {
  readonly reader: LayoutReader;
  /** True if the pass answers one question only, so that caching the texts of elements would not pay. */
  readonly isSingleQuestion: boolean;
  /** The results that the pass has found so far. */
  readonly memo: PassMemo;
  /**
   * Called with each shadow host whose text becomes part of a name, so that the caller can observe the shadow root, and
   * with each custom element that has no shadow root yet (`root` is null), because it may attach one later.
   */
  readonly onShadowHost: ((el: Element, root: ShadowRoot | null) => void) | null;
  /**
   * False if what a person typed into a text field or an editor becomes no part of the names and descriptions of other
   * elements. Which role an element has depends on its full name in any case.
   */
  readonly tellsTyped: boolean;
  /** Returns the computed role; see `computeRole`. */
  role(el: Element): string | null;
  /** Computes the text alternative of the visited element: runs all steps of the computation. White space stays. */
  textAlternative(visit: Visit): string;
  /** Gathers the text of the visited element's content. White space stays. */
  contentText(visit: Visit): string;
}

/** The labels and some attributes in the markup of one tree (a document or a shadow root). */
export interface TreeIndex {
  /**
   * The labels of each control in tree order. One walk finds them all; each read of `control.labels` would walk the
   * tree.
   */
  readonly labels: ReadonlyMap<Element, readonly Element[]>;
  /** The labels of elements that HTML cannot label, such as the button that a script puts in place of a `<select>`. */
  readonly otherLabels: ReadonlyMap<Element, Element>;
  /** The first control that refers to each id by `aria-labelledby`. */
  readonly namedBy: ReadonlyMap<string, Element>;
  /** The elements that have an `aria-owns` attribute, in tree order. */
  readonly owners: readonly Element[];
  /** True if any element of the tree has an `aria-disabled` attribute. */
  readonly ariaDisabled: boolean;
}

/** The results that a pass has cached for one element; undefined until they are computed. */
export class ElementResults {
  role: string | null | undefined = undefined;
  name: ComputedName | undefined = undefined;
  /** Which kinds of attributes the element has, as a set of `AttributeFlag` bits. */
  attributeFlags: number | undefined = undefined;
  /** Why the element is hidden, without `Hidden.Invisible`, which descendants do not inherit. */
  hidden: Hidden | undefined = undefined;
  /** The text of the element's content, reused by every ancestor whose name includes it. */
  content: string | undefined = undefined;
  /** The text that the element gives to elements outside of it that refer to it. */
  referenced: string | undefined = undefined;
}

/** The results that a pass has cached. Each map is filled by the file that computes its values. */
export class PassMemo {
  /**
   * How many more nodes may be read in labels and referenced elements. Such texts are not cached, so that labels within
   * labels would take time that grows with the square of the page or worse.
   */
  nodesLeft = 100_000;
  readonly #results = new TwoGenerationCache<Element, ElementResults>();
  /** Whether each `<table>` that was asked about holds data, as `isDataTable` tells. */
  readonly dataTables = new Map<Element, boolean>();
  /** The index of each tree, by the root of the tree. */
  readonly trees = new Map<Node, TreeIndex>();
  /** For each tree, the owner of each element that an `aria-owns` in that tree refers to. */
  readonly ownerByTarget = new Map<TreeIndex, Map<Element, Element>>();
  /** True if a script has set `ariaOwnsElements` somewhere, so that elements without an id may be owned as well. */
  ownsElementsWithoutId = false;
  /**
   * True while the pass finds out whether the author has named some element. Roles computed in the meantime rest on a
   * guess about the names of other elements and are not cached.
   */
  isCheckingAuthorName = false;

  #lastText: Text | null = null;
  #lastData = '';

  /** Reads a text node's data once for both of its uses: as visible text and as part of the parent's name. */
  data(text: Text): string {
    if (text !== this.#lastText) {
      this.#lastData = data(text);
      this.#lastText = text;
    }
    return this.#lastData;
  }

  /** Returns the cached results of an element; creates an empty record for an element that has none. */
  of(el: Element): ElementResults {
    let results = this.#results.get(el);
    if (!results) this.#results.set(el, (results = new ElementResults()));
    return results;
  }
}

/**
 * Where a name comes from: `aria-labelledby`, `aria-label`, the host language (a `<label>`, `alt`, …), the element's
 * content, its `title` or its `placeholder`; empty if the element has no name.
 */
export type NameSource = 'labelledby' | 'label' | 'native' | 'content' | 'title' | 'placeholder' | '';

/** A name and where it comes from. */
export interface ComputedName {
  readonly name: string;
  readonly from: NameSource;
}

/** Bits that say why an element is hidden. All but `Invisible` hide the element's descendants as well. */
export const enum Hidden {
  No = 0,
  /** `display: none`, skipped content (`content-visibility`), a closed `<details>`, or not in the flat tree. */
  NotRendered = 1,
  /** The element or an ancestor has `aria-hidden="true"`. */
  Aria = 2,
  /** The element or an ancestor has `inert`. */
  Inert = 4,
  /** `visibility: hidden` or `collapse`; a descendant may be visible again. */
  Invisible = 8,
}

/** One element's turn in the computation of a name or description, with the way by which the computation reached it. */
export interface Visit {
  readonly pass: AriaContext;
  /** The element whose name or description is computed. */
  readonly named: Element;
  /** The element that this visit gathers text from. */
  readonly el: Element;
  /** The element's local name, read once for all steps. */
  readonly tag: string;
  /**
   * How the computation reached the element: it starts there (`root`), followed `aria-labelledby` or `aria-describedby`
   * (`reference`), a label of the host language (`label`), or is gathering an ancestor's content (`content`).
   */
  readonly via: 'root' | 'reference' | 'label' | 'content';
  /**
   * True inside a traversal of `aria-labelledby` or `aria-describedby`: such references are not followed a second time.
   */
  readonly referenced: boolean;
  /** True if the referenced element is hidden itself: then hidden descendants of it count as well. */
  readonly throughHidden: boolean;
  /** The visit that led to this one; null for the first visit of a computation. */
  readonly parent: Visit | null;
  /** How many visits led to this one. */
  readonly depth: number;
}
