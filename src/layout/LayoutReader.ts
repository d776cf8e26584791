import { documentWindow, getRootNode, localName, ownerDocument, parentElement } from '../dom/natives.ts';
import { parentOrHost, shadowRootOf } from '../dom/composed.ts';
import { Recent } from '../dom/Recent.ts';
import { areaBox } from './area.ts';
import { isShadowRoot, isSvg, isTag } from '../dom/kinds.ts';
import { CounterIndex } from './CounterIndex.ts';
import { ElementStyle } from './ElementStyle.ts';
import { generatedText, hasGeneratedText } from './generated.ts';
import type { GeneratedText } from './generated.ts';
import {
  boundingRect,
  checkVisibility,
  clientHeight,
  clientRects,
  clientWidth,
  scrollHeight,
  scrollLeft,
  scrollTop,
  scrollWidth,
  styleMap,
} from './natives.ts';
import type { OverRoot } from './OverRoot.ts';
import { Pointed } from './Pointed.ts';
import { PseudoIndex } from './PseudoIndex.ts';
import type { RulePass } from './RulePass.ts';
import { EVERY, isForeign, PROPERTY, type Pseudo } from './ruleBits.ts';
import { standardDisplay } from './standardDisplay.ts';
import { transformed } from './textTransform.ts';
import { treeSheets, type TreeSheets } from './TreeSheets.ts';

/** A rectangle in CSS pixels, relative to the viewport of the element's own frame. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An element and its style. */
export interface Styled {
  readonly el: Element;
  readonly style: ElementStyle;
}

/**
 * One pass of reading style and layout. Every answer is read at most once and kept until the pass ends; as nothing is
 * written to the page within a pass, the browser computes style and layout once. A reader must not outlive its task:
 * make a new one after every `await`.
 */
export class LayoutReader {
  readonly #styles = new Recent<Element, ElementStyle>();
  readonly #boxes = new Recent<Element, Box>();
  readonly #pseudo = new Map<string, Map<object, CSSStyleDeclaration | null>>();
  /** How often layout was asked: boxes, scrolling, sizes. */
  reads = 0;
  readonly #pseudoIndexes: Pick<WeakMap<Node, PseudoIndex>, 'get' | 'set'>;
  readonly #counters = new Map<Document, CounterIndex>();
  readonly #passes = new Map<PseudoIndex, RulePass>();
  readonly #pointed = new Map<Document, Pointed>();
  readonly #sheets = new Recent<Document | ShadowRoot, TreeSheets>();
  /** One element is asked about several times in a row. */
  #lastStyled: Element | null = null;
  #lastStyle: ElementStyle | null = null;
  /** The document that was last asked about, and its window. */
  #document: Document | null = null;
  #window: Window | null = null;

  /** `indexes`: of the style rules, from an earlier pass since which no sheet has changed. */
  constructor(indexes: Pick<WeakMap<Node, PseudoIndex>, 'get' | 'set'> = new Map<Node, PseudoIndex>()) {
    this.#pseudoIndexes = indexes;
  }

  readonly #declare = (el: Element): CSSStyleDeclaration | null => this.declaration(el);

  /** Computed style of the element, each property read when first asked (CSSOM, `getComputedStyle`). */
  style(el: Element): ElementStyle {
    if (el === this.#lastStyled) return this.#lastStyle as ElementStyle;
    return this.#keep(el, this.#styles.get(el) ?? this.#styleOf(el, parentElement(el)));
  }

  /** The same of an element that is come to from `near`. `plain`: it is HTML with no attribute but `class`. `names`: of its attributes. */
  meet(el: Element, near: Styled | null, plain: boolean, names: readonly string[]): ElementStyle {
    const parent = parentElement(el);
    return this.#keep(el, this.#styleOf(el, parent, near?.el === parent ? near?.style : undefined, plain, names));
  }

  #keep(el: Element, style: ElementStyle): ElementStyle {
    this.#styles.set(el, style);
    this.#lastStyled = el;
    return (this.#lastStyle = style);
  }

  #styleOf(
    el: Element,
    parent: Element | null,
    around = this.#styles.get((parent ?? parentOrHost(el)) as Element),
    plain = false,
    names?: readonly string[],
  ): ElementStyle {
    // An element is in the tree of its parent.
    const rules = (parent && around?.rules) ?? this.#index(el);
    if (!rules) return new ElementStyle(el, this.#declare, -1, around);
    const pass = this.#pass(rules);
    const root = rules.hosts ? shadowRootOf(el) : null;
    const inner = root && this.sheetsOf(root);
    let kind = around && !pass.isPointed(el) ? rules.kindOf(el, plain, inner, names) : null;
    // What stands directly in a host is shown elsewhere; the top of its shadow tree is apart from that.
    if (kind !== null && !parent) kind = `/${rules.mark}${kind}`;
    else if (kind !== null && rules.hosts && shadowRootOf(parent as Element) !== null) kind = null;
    const known = kind !== null && around?.kinds?.get(kind);
    if (known) return known;
    const may = rules.mayDiffer(el, pass, inner);
    const display = around && !(may & PROPERTY.display) ? standardDisplay(localName(el), around.display) : undefined;
    const style = new ElementStyle(el, this.#declare, may, around, display, rules);
    if (kind !== null && around && !(may & OWN)) (around.kinds ??= new Map<string, ElementStyle>()).set(kind, style);
    return style;
  }

  #pass(rules: PseudoIndex): RulePass {
    let pass = this.#passes.get(rules);
    if (!pass) {
      let pointed = this.#pointed.get(rules.document);
      if (!pointed) this.#pointed.set(rules.document, (pointed = new Pointed(rules.document)));
      this.#passes.set(rules, (pass = rules.pass(pointed)));
    }
    return pass;
  }

  /** The style sheets of the tree, as they were when they were first asked for in this pass. */
  sheetsOf(root: Document | ShadowRoot): TreeSheets {
    let sheets = this.#sheets.get(root);
    if (!sheets) this.#sheets.set(root, (sheets = treeSheets(root)));
    return sheets;
  }

  /** Border box of the element: the union of its boxes (CSSOM View, `getBoundingClientRect`). */
  box(el: Element): Box {
    this.reads++;
    let box: Box | null | undefined = this.#boxes.get(el);
    if (!box) {
      const { x, y, width, height } = boundingRect(el);
      box = width === 0 && isTag(el, 'area') ? areaBox(el, (image) => this.box(image)) : null;
      this.#boxes.set(el, (box ??= { x, y, width, height }));
    }
    return box;
  }

  /** The box of the element if it was asked for in this pass. */
  knownBox(el: Element): Box | undefined {
    return this.#boxes.get(el);
  }

  /** True only if the element has a box of more than a pixel each way, wherever that lies. Of one that is small, broken over lines or nothing but border it takes its box to tell. Not kept. */
  hasSize(el: Element): boolean {
    this.reads++;
    return clientWidth(el) > 1 && clientHeight(el) > 1;
  }

  /** The element's own boxes one by one, as for an inline element broken over lines. Not kept. */
  boxes(el: Element): Box[] {
    const boxes = Array.from(clientRects(el), ({ x, y, width, height }) => ({ x, y, width, height }));
    const area = boxes.length === 0 && isTag(el, 'area') ? areaBox(el, (image) => this.box(image)) : null;
    return area ? [area] : boxes;
  }

  /** Size of the part of a scroll container (or, for a root element, the viewport) that shows content. Not kept. */
  clientSize(el: Element): { width: number; height: number } {
    return { width: clientWidth(el), height: clientHeight(el) };
  }

  /** Size of all that the element can scroll to (CSSOM View, `scrollWidth` and `scrollHeight`). Not kept. */
  scrollSize(el: Element): { width: number; height: number } {
    this.reads++;
    return { width: scrollWidth(el), height: scrollHeight(el) };
  }

  /** How far the element is scrolled; `left` is negative in a right-to-left container. Not kept. */
  scrollOffset(el: Element): { left: number; top: number } {
    return { left: scrollLeft(el), top: scrollTop(el) };
  }

  /** False only if the element's width does not come from its content (CSS Sizing 3, "intrinsic size"). Firefox cannot tell. */
  fitsContent(el: Element): boolean {
    const computed = styleMap(el);
    return computed === undefined || WIDTHS.some((name) => /content|stretch/.test(String(computed.get(name))));
  }

  /** Bounding box of a text node's characters. Not kept. */
  textBox(text: Text): Box {
    this.reads++;
    const range = (ownerDocument(text) as Document).createRange();
    range.selectNodeContents(text);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  }

  /** Computed style of `::before`, `::after` or `::marker`; null where the element cannot have one. */
  pseudo(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    let map = this.#pseudo.get(which);
    if (!map) this.#pseudo.set(which, (map = new Map<object, CSSStyleDeclaration | null>()));
    const own = this.#styles.get(el);
    // Elements that share a style share those of their pseudo-elements too.
    const key = own && !(own.may & (OWN | PROPERTY.made)) ? own : el;
    let style = map.get(key);
    if (style === undefined) map.set(key, (style = this.declaration(el, which)));
    return style;
  }

  /** The style of the pseudo-element if it is shown and has text. */
  pseudoWithText(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    if (which === '::marker' && !this.style(el).display.includes('list-item')) return null;
    const style = this.pseudo(el, which);
    return style && hasGeneratedText(style.content) && style.display !== 'none' ? style : null;
  }

  /** The text that CSS generates there, counters and alternative texts resolved; null if there is none to see. Ask `mayGenerate` first. */
  generated(el: Element, which: Pseudo): GeneratedText | null {
    const style = this.pseudoWithText(el, which);
    if (!style || style.visibility !== 'visible') return null;
    const { text, replaced } = generatedText(el, style.content, style.quotes, (name) =>
      this.counterIndex(ownerDocument(el) as Document).at(el, which, name),
    );
    return { text: transformed(text, style.textTransform), replaced, display: style.display };
  }

  /** Whether the contents of the element are skipped: `content-visibility: hidden` where it applies. https://drafts.csswg.org/css-contain-2/#content-visibility */
  skipsContents(el: Element, covered?: boolean, index = this.rules(el)): boolean {
    if (
      index &&
      !index.contentVisibility &&
      (covered ?? (!isForeign(this.#styles.get(el)?.may ?? EVERY) || index.covers(el)))
    )
      return false;
    const { display } = this.style(el);
    return display !== 'inline' && display !== 'contents' && this.style(el).contentVisibility === 'hidden';
  }

  /** False only if no element of the tree that it is in skips its contents. */
  mayLeaveOut(el: Element): boolean {
    return this.rules(el)?.contentVisibility ?? true;
  }

  /** Whether the contents are laid out only when they come near the viewport. https://drafts.csswg.org/css-contain-2/#valdef-content-visibility-auto */
  rendersLater(el: Element): boolean {
    const index = this.rules(el);
    return (
      index?.contentVisibility !== false && this.style(el).contentVisibility === 'auto' && !nearViewport(this.box(el))
    );
  }

  /** Whether the element has a box that shows, by its own style and its ancestors'; false also without a box of its own. Not kept. */
  shows(el: Element): boolean {
    return checkVisibility(el, SHOWN) === true;
  }

  /** Bits (`BITS`) of the pseudo-elements that may have text. `rules`: the index of the element's document, if it is at hand. */
  mayGenerate(el: Element, covered = this.covers(el), rules = this.rules(el)): number {
    const known = this.#styles.get(el);
    return known ? known.may & ANY : (rules?.mayHave(el, covered, this.#pass(rules)) ?? ANY);
  }

  /** The index of the style rules of the tree that the element is in, or of one that is alike; null where it does not pay to make one. */
  rules(el: Element): PseudoIndex | null {
    const style = el === this.#lastStyled ? this.#lastStyle : this.#styles.get(el);
    return style?.rules ?? this.#index(el);
  }

  /** False only if there is no shadow tree in the element's document. */
  hasShadows(el: Element): boolean {
    return this.rules(el)?.shadows ?? true;
  }

  /** False only if there is no shadow host in the tree that the element is in: then none of its elements is slotted. */
  hasHosts(el: Element): boolean {
    return this.rules(el)?.hosts ?? true;
  }

  /** How the element's letters are changed when they are shown. */
  textTransform(el: Element): string {
    return this.style(el).textTransform;
  }

  /** An object that stays the same as long as the document has not changed between questions; null where no one watches. */
  unchanged: (el: Element) => object | null = () => null;

  /** True if no style rule of a shadow tree can reach the element. */
  covers(el: Element): boolean {
    return this.#index(el)?.covers(el) ?? false;
  }

  #index(el: Element): PseudoIndex | null {
    const index = this.pseudoIndex(ownerDocument(el) as Document);
    return index?.shadows ? this.scopeIndex(el, index) : index;
  }

  /** Takes in what the elements of a document or shadow root say of themselves, so that its index need not look at them. `sheets`: its style sheets, if that is known. */
  learn(root: Document | ShadowRoot, over: OverRoot, sheets: TreeSheets | null): void {
    if (sheets) this.#sheets.set(root, sheets);
    const whole = isShadowRoot(root) ? this.pseudoIndex(ownerDocument(root) as Document) : null;
    this.#pseudoIndexes.set(root, new PseudoIndex(root, whole, over, this.sheetsOf(root)));
  }

  /** The index of the shadow tree that the element is in, else that of its document. */
  protected scopeIndex(el: Element, whole: PseudoIndex): PseudoIndex {
    const root = getRootNode(el);
    if (root === whole.document || !isShadowRoot(root)) return whole;
    let index = this.#pseudoIndexes.get(root);
    if (!index) this.#pseudoIndexes.set(root, (index = new PseudoIndex(root, whole, undefined, this.sheetsOf(root))));
    return index;
  }

  protected pseudoIndex(doc: Document): PseudoIndex | null {
    let index = this.#pseudoIndexes.get(doc);
    if (!index) this.#pseudoIndexes.set(doc, (index = new PseudoIndex(doc)));
    return index;
  }

  protected counterIndex(doc: Document): CounterIndex {
    let index = this.#counters.get(doc);
    if (!index) this.#counters.set(doc, (index = new CounterIndex(doc, this)));
    return index;
  }

  /** Null for an element without a window, as in a document that was never shown, and for a pseudo-element that it cannot have. */
  protected declaration(el: Element, pseudo?: string): CSSStyleDeclaration | null {
    // Browsers tell what rules say of it, but of a drawing make boxes only for that of what holds HTML.
    if (pseudo && isSvg(el) && localName(el) !== 'foreignObject') return null;
    const doc = ownerDocument(el);
    if (doc !== this.#document) {
      this.#document = doc;
      this.#window = doc && documentWindow(doc);
    }
    return this.#window ? this.#window.getComputedStyle(el, pseudo) : null;
  }
}

const ANY = 7;
/** An element of which rules may have set these shares its style with no other: places and sizes are its own. */
const OWN = PROPERTY.single | PROPERTY.position | PROPERTY.place | PROPERTY.pulled | PROPERTY.clip | PROPERTY.opacity;
const WIDTHS = ['width', 'min-width', 'max-width'];
const SHOWN: CheckVisibilityOptions = { visibilityProperty: true };

const nearViewport = ({ y, height }: Box): boolean => y < windowSize().height && y + height > 0;

/** Size of the top window's viewport, scroll bars included. */
export const windowSize = (): { width: number; height: number } => ({
  width: window.innerWidth,
  height: window.innerHeight,
});
/** How far a window is scrolled. */
export const windowScroll = ({ scrollX, scrollY }: Window): string => `${scrollX},${scrollY}`;
