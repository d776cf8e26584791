import { shadowRootOf } from '../dom/composed.ts';
import { isHtml, isSvg } from '../dom/kinds.ts';
import {
  assignedSlot,
  attribute,
  attributeNames,
  getRootNode,
  hasAttribute,
  hasAttributes,
  inputType,
  localName,
  namesOf,
} from '../dom/natives.ts';
import { numberOf } from '../dom/numberOf.ts';
import { inlineBits } from './declared.ts';
import { AT, Lookup } from './features.ts';
import { OverRoot } from './OverRoot.ts';
import type { Reach } from './Reach.ts';
import type { Pointed } from './Pointed.ts';
import { activeRules, type Rule } from './rules.ts';
import { isStandard } from './standardDisplay.ts';
import { EVERY, FOREIGN, PROPERTY } from './ruleBits.ts';
import { RulePass } from './RulePass.ts';
import { HOST } from './ofHost.ts';
import type { SheetKeys } from './SheetKeys.ts';
import { treeSheets, type TreeSheets } from './TreeSheets.ts';

/**
 * What the style rules of a document, or of one shadow tree in it, can do, so that elements which no rule of a kind can reach
 * are not asked: reading a pseudo-element's style costs as much as all else that a name needs. It errs on the side of asking.
 */
export class PseudoIndex {
  /** Some rule uses `content-visibility`. */
  readonly contentVisibility: boolean;
  /** The document has a shadow tree in it. */
  readonly shadows: boolean;
  /** The tree itself has a shadow host in it: not all of its elements are shown where they stand. */
  readonly hosts: boolean;
  readonly document: Document;
  readonly #root: Document | ShadowRoot;
  readonly #animated: boolean;
  /** Elements that are animated, themselves or a pseudo-element of theirs. */
  #moving: Set<Element> | null = null;
  readonly #sheets: TreeSheets;
  readonly #over: OverRoot;
  readonly #told: Told;

  /** `whole`: for a shadow root, the index of its document. `over`: what its elements say of themselves. */
  constructor(
    root: Document | ShadowRoot,
    whole: PseudoIndex | null = null,
    over: OverRoot = OverRoot.look(root),
    sheets = treeSheets(root),
  ) {
    const document = whole?.document ?? (root as Document);
    this.document = document;
    this.#root = root;
    this.#sheets = sheets;
    this.#told = toldBy(sheets.keys);
    this.#over = over;
    this.contentVisibility = this.#sheets.keys.contentVisibility || over.contentVisibility;
    this.shadows = over.shadows || whole !== null;
    this.hosts = over.shadows;
    // Animations set properties past all rules; quirks mode compares classes without regard to case.
    this.#animated = whole
      ? whole.#animated
      : !ROOTS.test(document.documentElement?.localName ?? 'html') ||
        document.compatMode !== 'CSS1Compat' ||
        document.fullscreenElement !== null ||
        document.getAnimations === undefined;
    if (!this.#animated)
      for (const { effect } of root.getAnimations()) {
        const { target } = (effect ?? {}) as Partial<KeyframeEffect>;
        if (target) (this.#moving ??= new Set<Element>()).add(target);
      }
  }

  /** Itself, as long as the sheets are what they were, and switched on and off by the same media; else the index of what they are now. `whole`: as at first. */
  renewed(whole: PseudoIndex): PseudoIndex {
    const now = treeSheets(this.#root);
    return now.mark === this.#sheets.mark
      ? this
      : new PseudoIndex(this.#root, this.#root === this.document ? null : whole, this.#over, now);
  }

  /** The rules that may change what is read of elements and that applied when it was made, in their order. */
  get rules(): Rule[] {
    return this.#sheets.uses.flatMap(activeRules);
  }

  /** How far the rules look from what changes. */
  get reach(): Reach {
    return this.#sheets.keys.reach;
  }

  /** Some element moves by itself, or the document is of a kind in which any rule may match. */
  get animated(): boolean {
    return this.#animated || this.#moving !== null;
  }

  /** True if all style rules that can reach the element are in the index: not those of other trees (`:host`, `::slotted`, `::part`). */
  covers(el: Element): boolean {
    return !this.shadows || (this.#isHere(el) && (!this.hosts || shadowRootOf(el) === null));
  }

  /** The tree's elements are not slotted, and their shadow trees the only others that reach them. An index of a shadow tree is asked of what is in it, or in one that is alike. */
  #isHere(el: Element): boolean {
    return (
      (!this.hosts || assignedSlot(el) === null) &&
      (this.#root === this.document ? getRootNode(el) === this.#root : !hasAttribute(el, 'part'))
    );
  }

  /** Bits of the pseudo-elements that some rule may give the element, with text in them; 0 if none does. All, if it is not covered. */
  mayHave(el: Element, covered: boolean, pass: RulePass): number {
    return covered ? this.#reach(el, localName(el), hasAttributes(el), pass) & ALL : ALL;
  }

  /**
   * Bits (`PROPERTY`) of the properties that may differ from their initial, or if inherited from the parent's, value, and
   * those (`BITS`) of the pseudo-elements that may have text. `inner`: the sheets of the element's shadow tree.
   */
  mayDiffer(el: Element, pass: RulePass, inner: TreeSheets | null): number {
    if (this.#moves(el)) return EVERY;
    if (inner ? inner.keys.contentVisibility || !this.#isHere(el) : !this.covers(el)) return FOREIGN;
    const tag = localName(el);
    const attributed = hasAttributes(el);
    const bits = this.#reach(el, tag, attributed, pass) | (inner ? inner.keys.ofHost : 0);
    if (!isHtml(el))
      return (
        bits | (isSvg(el) && tag !== 'a' && !attributeNames(el).some((name) => !IDLE.test(name)) ? DRAWN : PROPERTIES)
      );
    if (!attributed) return bits | (OWN.get(tag) ?? 0);
    if (STYLING.some((name) => hasAttribute(el, name))) return bits | PROPERTIES;
    return bits | (OWN.get(tag) ?? 0) | (hasAttribute(el, 'style') ? inlineBits(el) : 0);
  }

  /**
   * By what the rules, and browsers' own, tell it from its siblings: elements of the same kind under parents of the same style
   * have the same style, but for what `PROPERTY.single` says. Null if it stands for itself. `plain`: it is HTML with no attribute but
   * `class`. `inner`: the sheets of its shadow tree. `known`: the names of its attributes, if they were read.
   */
  kindOf(el: Element, plain: boolean, inner: TreeSheets | null, known?: readonly string[]): string | null {
    if (this.#moves(el) || inner?.keys.hostTold === HOST.any) return null;
    const tag = localName(el);
    const isInput = tag === 'input';
    // Browsers' own sheets say nothing of custom elements.
    if (!(isInput || ALIKE.has(tag) || isStandard(tag) || tag.includes('-')) || !(plain || isHtml(el))) return null;
    let kind = isInput ? `input ${inputType(el as HTMLInputElement)}` : tag;
    if (isInput && !SIMPLE.test(kind)) return null;
    if (inner) kind += `^${inner.mark} `;
    const names = known ?? namesOf(el);
    if (names.length !== 0) {
      if (plain && !inner) return this.#told.telling.has('class') ? null : kind + said(el, 'class');
      for (const name of names) {
        if (this.#told.telling.has(name)) return null;
        if (name === 'class' || name === 'style' || (inner && inner.keys.hostTold !== HOST.none))
          kind += said(el, name);
        else if (name === 'href') kind += ' @';
      }
    }
    return kind;
  }

  /** The same for trees in which elements of one kind, in hosts of the same style, are alike. */
  get mark(): string {
    return `${this.#sheets.mark}${this.hosts ? 'h' : ''}${this.contentVisibility ? 'c' : ''}${this.#moving ? `~${numberOf(this)}` : ''} `;
  }

  /** What a pass asks besides, as long as nothing changes. */
  pass(pointed: Pointed): RulePass {
    return new RulePass(this.#told.parent, this.#told.around, this.#sheets.keys.pointed ? pointed : null);
  }

  #moves(el: Element): boolean {
    return this.#animated || this.#moving?.has(el) === true;
  }

  /** Bits of all that the rules which may match the element can do. */
  #reach(el: Element, tag: string, attributed: boolean, pass: RulePass): number {
    const { atPointer } = this.#sheets.keys;
    return (
      this.#told.self.of(el, tag, attributed) |
      pass.above(el, tag) |
      (atPointer !== 0 && pass.isPointed(el) ? atPointer : 0)
    );
  }
}

/** An attribute, so that no value can be taken for another's: names have no space in them. */
function said(el: Element, name: string): string {
  const value = attribute(el, name) ?? '';
  return ` ${name} ${value.length}:${value}`;
}

/** What rules tell elements by, of their own and of what is around them: the same for trees of the same rules, and from build to build. */
interface Told {
  readonly self: Lookup;
  readonly parent: Lookup;
  readonly around: Lookup;
  /** Attributes by which elements of one tag and class may differ in style. */
  readonly telling: ReadonlySet<string>;
}
const told = new WeakMap<SheetKeys, Told>();

function toldBy(keys: SheetKeys): Told {
  let known = told.get(keys);
  if (!known) {
    known = {
      self: new Lookup(keys.at[AT.self]),
      parent: new Lookup(keys.at[AT.parent]),
      around: new Lookup(keys.at[AT.around]),
      telling: new Set([...TELLING, ...keys.at.flatMap(({ attributes }) => [...attributes.keys()])]),
    };
    told.set(keys, known);
  }
  return known;
}

const ALL = 7;
const PROPERTIES = FOREIGN & ~ALL;
/** Attributes that browsers' own style sheets select. */
const STYLING = ['popover', 'hidden', 'dir'];
const TELLING = [...STYLING, 'id', 'part', 'disabled', 'bgcolor', 'background', 'nowrap'];
/** Elements besides those of standard `display` of whose style browsers' own sheets have it by no more than the tag and such attributes. */
const ALIKE = new Set(['button', 'tr', 'td', 'th', 'tbody', 'thead', 'tfoot']);
const SIMPLE = /(?:checkbox|radio)$/;
/** Of a drawing's part: what browsers' own style sheets set, and attributes of its geometry, which set nothing that is read. */
const DRAWN = PROPERTY.display | PROPERTY.overflow | PROPERTY.text | PROPERTY.single;
const IDLE =
  /^(?:class|id|d|[xyr]|[cfr][xy]|[xy][12]|width|height|view[bB]ox|xmlns|points|role|focusable|data-.*|aria-.*|fill|fill-rule|clip-rule|stroke(?:-.*)?)$/;
/** What browsers' own style sheets set, by tag. */
const OWN = new Map<string, number>();
for (const [tags, bits] of [
  ['label summary', PROPERTY.cursor],
  ['a area option optgroup', PROPERTY.cursor | PROPERTY.text],
  ['dialog', PROPERTY.position | PROPERTY.overflow | PROPERTY.text | PROPERTY.visibility],
  ['button input select textarea video audio', PROPERTY.cursor | PROPERTY.overflow | PROPERTY.text],
  [
    'html body table td th pre listing xmp plaintext h1 h2 h3 h4 h5 h6 small big sub sup code kbd samp tt mark font legend ruby rt nobr marquee hr',
    PROPERTY.text,
  ],
  [
    'html body dialog mark button input select textarea table thead tbody tfoot tr td th progress meter',
    PROPERTY.background,
  ],
  ['marquee', PROPERTY.place | PROPERTY.pulled],
  ['marquee fieldset hr img iframe object embed meter progress canvas details', PROPERTY.overflow],
] as const)
  for (const tag of tags.split(' ')) OWN.set(tag, (OWN.get(tag) ?? 0) | bits);
/** Rules for `:root` are filed under these. */
const ROOTS = /^(?:html|svg)$/;
