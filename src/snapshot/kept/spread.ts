import { flatParent, parentOrHost, shadowRootOf } from '../../dom/composed.ts';
import { isElement, isShadowRoot, isTag } from '../../dom/kinds.ts';
import {
  attribute,
  closest,
  contains,
  data,
  getRootNode,
  hasAttribute,
  isConnected,
  labelControl,
  localName,
  ownerDocument,
  parentElement,
  querySelectorAll,
  shadowHost,
} from '../../dom/natives.ts';
import { classesOf } from '../../layout/features.ts';
import { EMPTY, FAR, HOVER, PLACE, STATE, type Reach } from '../../layout/Reach.ts';
import { featuresOf, type Change, type Changes } from './Changes.ts';
import { Dirty } from './Dirty.ts';
import type { References } from './References.ts';

/** Everything has to be looked at again. */
export class Everywhere extends Error {}

/**
 * The elements that must be looked at again after those changes: what was changed, what the style rules style by it, and what
 * takes its name from it. `restyled`: elements that rules came to match, or match no longer. Throws `Everywhere` if that may be
 * anything; so does what is given, when more is touched.
 */
export function spread(changes: Changes, known: Known, restyled: readonly Element[]): Dirty {
  const { reach, references } = known;
  if (changes.all || reach.blind || references.owns) throw new Everywhere();
  const spreading = new Spread(known);
  spreading.gone(changes);
  for (const el of restyled) spreading.restyle(el);
  for (const change of changes.list) spreading.take(change);
  for (const el of references.reflecting(changes.nodes)) spreading.dirty.touch(el);
  return spreading.dirty;
}

/** What the last build knew. `hasHosts`: false only if nothing in the element's tree had a shadow root. */
interface Known {
  readonly reach: Reach;
  readonly references: References;
  readonly hasHosts: (el: Element) => boolean;
}

/** What says how the whole document is to be taken. */
const GLOBAL = new Set(['html', 'head', 'base', 'meta']);
/** What they hold shows in the document's list of style sheets. */
const SHEET = new Set(['style', 'link']);
/** Elements whose children count by which other children there are. */
const ORDERED = new Set([
  'details',
  'fieldset',
  'select',
  'optgroup',
  'datalist',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'picture',
  'video',
  'audio',
  'object',
  'map',
  'figure',
  'ruby',
  'slot',
]);
/** Attributes that say something of the element only, unless a style rule asks for them. */
const OWN =
  /^(?:class|title|alt|data-.*|value|placeholder|src|srcset|href|aria-(?:label|labelledby|describedby|expanded|checked|pressed|selected|current|value.*|description|level))$/;
/** Attributes that pseudo-classes tell of. */
const STATEFUL =
  /^(?:disabled|checked|selected|required|readonly|open|type|value|min|max|step|pattern|minlength|maxlength|placeholder|href|multiple|contenteditable|tabindex|name)$/;
const MOST_ADDED = 300;

class Spread {
  readonly dirty: Dirty;
  readonly #reach: Reach;
  readonly #references: References;
  readonly #hasHosts: Known['hasHosts'];

  constructor({ reach, references, hasHosts }: Known) {
    this.#hasHosts = hasHosts;
    this.#reach = reach;
    this.#references = references;
    this.dirty = new Dirty((el) => this.#touched(el));
  }

  gone({ gone, goneIds }: Changes): void {
    if (gone.has('base') || gone.has('[aria-owns') || gone.has('[for')) throw new Everywhere();
    for (const feature of gone) this.#check(feature);
    for (const id of goneIds) this.#renamed(id);
  }

  take({ target, kind, name, was, added }: Change): void {
    const node = target.deref();
    if (!node || !isConnected(node)) return;
    const el = isElement(node) ? node : isShadowRoot(node) ? shadowHost(node) : parentOrHost(node);
    if (!el) throw new Everywhere();
    const isSheet = SHEET.has(localName(el));
    if (isSheet && kind !== 'attribute') {
      // An option shows all text in it, that of sheets too, and a drawing is named by that of its title.
      const whose = closest(el, 'option,svg');
      if (whose) this.dirty.touch(whose);
      this.#renamed(attribute(el, 'id'));
      return;
    }
    if (closest(el, 'head')) {
      if (isIdle(el, added)) return;
      if (!isSheet) throw new Everywhere();
    }
    if (kind === 'text') this.#text(el, node as Text);
    else if (kind === 'nodes') this.#nodes(el, node, added ?? []);
    else if (kind === 'attribute') this.#attribute(el, name ?? '', was ?? null);
    else if (kind === 'hover') this.#style(el, this.#reach.of(HOVER));
    else {
      if (kind === 'whole') this.#whole(el);
      this.#style(el, this.#reach.of(STATE));
    }
  }

  restyle(el: Element): void {
    this.#style(el, FAR.inside);
  }

  #text(el: Element, text: Text): void {
    if (data(text) === '' || this.#reach.of(EMPTY)) this.#style(el, this.#reach.of(EMPTY));
    if (ORDERED.has(localName(el)) || shadowRootOf(el) || inDirection(el)) this.#whole(el);
    else this.dirty.touch(el);
  }

  #nodes(el: Element, target: Node, added: readonly WeakRef<Element>[]): void {
    if (this.#reach.counts) throw new Everywhere();
    // Of the controls in a label the first is labelled.
    const label = closest(el, 'label');
    if (label) this.#whole(label);
    const place = this.#reach.of(PLACE) | this.#reach.of(EMPTY);
    if (place) this.#style(el, place);
    if (
      place ||
      ORDERED.has(localName(el)) ||
      isShadowRoot(target) ||
      shadowRootOf(el) ||
      inDirection(el) ||
      closest(el, 'svg,table')
    )
      this.#whole(el);
    else this.dirty.touch(el);
    for (const ref of added) {
      const root = ref.deref();
      if (root && isConnected(root)) this.#added(root);
    }
  }

  #added(root: Element): void {
    const inner = querySelectorAll(root, '*');
    if (inner.length > MOST_ADDED) throw new Everywhere();
    for (const el of [root, ...Array.from(inner)]) {
      if (
        GLOBAL.has(localName(el)) ||
        hasAttribute(el, 'aria-owns') ||
        skips(attribute(el, 'style')) ||
        (shadowRootOf(el) && !this.#hasHosts(el))
      )
        throw new Everywhere();
      for (const feature of featuresOf(el)) this.#check(feature);
      this.#renamed(attribute(el, 'id'));
    }
    this.#whole(root);
  }

  #attribute(el: Element, name: string, was: string | null): void {
    const now = attribute(el, name);
    // Elements that script has an attribute refer to leave it empty, whichever they are.
    if (now === was && !(now === '' && name.startsWith('aria-'))) return;
    if (name === 'aria-owns' || name === 'id' || name === 'for' || name === 'form' || GLOBAL.has(localName(el)))
      throw new Everywhere();
    if (
      (name === 'style' && (skips(was) || skips(now))) ||
      (name === 'hidden' && /until/i.test(`${was ?? ''}${now ?? ''}`))
    )
      throw new Everywhere();
    let far = this.#reach.of(`[${name}`);
    if (name === 'class') {
      const [before, after] = [new Set(classesOf(was)), new Set(classesOf(now))];
      for (const one of [...before, ...after]) if (before.has(one) !== after.has(one)) far |= this.#reach.of(`.${one}`);
    }
    if (STATEFUL.test(name)) far |= this.#reach.of(STATE);
    this.#style(el, far);
    if (name === 'slot' || localName(el) === 'slot') this.#slots(el);
    if (OWN.test(name)) this.dirty.touch(el);
    else this.#whole(el);
  }

  /** Slots of a host show other nodes. */
  #slots(el: Element): void {
    const parent = parentElement(el);
    if (parent && shadowRootOf(parent)) this.#whole(parent);
    const root = getRootNode(el);
    if (isShadowRoot(root)) this.#whole(shadowHost(root));
  }

  /** Something that rules ask for changed at the element; they look that far from it. */
  #style(el: Element, far: number): void {
    this.dirty.restyled.add(el);
    if (far & FAR.around) throw new Everywhere();
    if (far & FAR.beside) this.#whole(parentOrHost(el) ?? el);
    else if (far) this.#whole(el);
    else this.dirty.touch(el);
  }

  #check(feature: string): void {
    if (this.#reach.of(feature) & FAR.around) throw new Everywhere();
  }

  #whole(el: Element): void {
    if (this.dirty.isWhole(el)) return;
    if (this.#reach.counts || localName(el) === 'html') throw new Everywhere();
    this.dirty.touchWhole(el);
    for (const inner of querySelectorAll(el, 'label,[id]')) this.#named(inner);
  }

  /** Whoever is named by the element is named anew. */
  #named(el: Element): void {
    this.#renamed(attribute(el, 'id'));
    const control = isTag(el, 'label') ? labelControl(el) : null;
    if (control) this.dirty.touch(control);
  }

  #renamed(id: string | null): void {
    for (const el of this.#references.to(id)) {
      this.dirty.touch(el);
      // Of elements with one id the first is labelled.
      const root = isTag(el, 'label') ? (getRootNode(el) as ParentNode & Node) : null;
      if (root) for (const one of querySelectorAll(root, `[id=${JSON.stringify(id)}]`)) this.dirty.touch(one);
    }
  }

  #touched(el: Element): void {
    this.#named(el);
    // A drawing is put together from parts all over it.
    if (localName(el) === 'svg') this.#whole(el);
  }
}

/** What is in the head and says nothing of how the page looks. */
const isIdle = (el: Element, added: readonly WeakRef<Element>[] = []): boolean =>
  localName(el) === 'title' ||
  localName(el) === 'script' ||
  (localName(el) === 'head' && added.every((ref) => IDLE.has(localName(ref.deref() ?? el))));
const IDLE = new Set(['script', 'title', 'meta', 'noscript', 'template', ...SHEET]);

/** `content-visibility` decides by what is near the viewport. */
const skips = (style: string | null): boolean => style?.includes('content-visibility') === true;

/** The direction of its letters decides where things lie. */
const inDirection = (el: Element): boolean => closest(el, '[dir=auto],bdi') !== null;

/** The parts of the page that the pointer left and came to. */
export function pointed(from: Element | null, to: Element | null, changes: Changes): void {
  for (const [el, other] of [
    [from, to],
    [to, from],
  ] as const) {
    let top: Element | null = null;
    for (let at = el; at && !(other && contains(at, other)); at = flatParent(at)) top = at;
    if (top && ownerDocument(top)) changes.add(top, 'hover');
  }
}
