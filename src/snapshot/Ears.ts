import { addAny, addListener, attribute, getRootNode, removeListener } from '../dom/natives.ts';
import { isDocument } from '../dom/kinds.ts';
import type { ElementStyle } from '../layout/ElementStyle.ts';

/** What makes an event possible in a tree. */
export const EAR = {
  always: 1,
  pointer: 2,
  moving: 4,
  running: 8,
  scroll: 16,
  control: 32,
  form: 64,
  slot: 128,
  load: 256,
  toggle: 512,
  beyond: 1024,
} as const;
const EVERY = 2047;

/** Events after which something may look different although no node was changed by script, and what has them come. */
const EVENTS: readonly (readonly [string, number])[] = [
  ['focusin', EAR.always],
  ['transitionrun', EAR.moving],
  ['animationstart', EAR.moving],
  ['transitionend', EAR.running],
  ['transitioncancel', EAR.running],
  ['animationend', EAR.running],
  ['animationcancel', EAR.running],
  ['scroll', EAR.scroll],
  ['reset', EAR.form],
  ['slotchange', EAR.slot],
  ['load', EAR.load],
  ['error', EAR.load],
  ['toggle', EAR.toggle],
  ['beforetoggle', EAR.toggle],
  // These leave a shadow tree, the first whenever no `focusin` follows in it.
  ['focusout', EAR.beyond],
  ['fullscreenchange', EAR.beyond],
];
/** Those that the document-start hook records of others. */
const RECORDED: readonly (readonly [string, number])[] = [
  ['change', EAR.control],
  ['pointerover', EAR.pointer],
  ['input', EAR.beyond],
];

const NEEDS = new Map<string, number>();
for (const [tags, need] of [
  ['input select textarea', EAR.control],
  ['form', EAR.form],
  ['slot', EAR.slot],
  ['details dialog', EAR.toggle],
  ['img input iframe frame object embed image video audio', EAR.load],
] as const)
  for (const tag of tags.split(' ')) NEEDS.set(tag, (NEEDS.get(tag) ?? 0) | need);

const MOVING = /transition|animation/;

/** From so many trees on, those that are gone are forgotten. */
const MANY = 100;

/**
 * Listens in documents and shadow roots, with one listener for all. A document hears everything; a shadow root, of which a page may
 * have thousands, what can come of what is in it: each type that is listened to takes memory in each.
 */
export class Ears {
  readonly #hear: (event: Event) => void;
  readonly #needs = new WeakMap<Document | ShadowRoot, number>();
  #roots: WeakRef<Document | ShadowRoot>[] = [];
  #everywhere: number = EAR.always;

  constructor(hear: (event: Event) => void) {
    this.#hear = hear;
  }

  /** Starts in a root; false if it has. */
  listen(root: Document | ShadowRoot): boolean {
    if (this.#needs.has(root)) return false;
    this.#needs.set(root, 0);
    this.#roots.push(new WeakRef(root));
    this.need(root, isDocument(root) ? EVERY : this.#everywhere);
    return true;
  }

  /** An element was found in a shadow tree. `names`: of its attributes. */
  meet(el: Element, tag: string, { overflow }: Pick<ElementStyle, 'overflow'>, names: readonly string[]): void {
    // What hides its overflow can be scrolled by script.
    let needs = (overflow === 'visible' ? 0 : EAR.scroll) | (NEEDS.get(tag) ?? 0);
    if (names.length !== 0) {
      if (names.includes('popover')) needs |= EAR.toggle;
      if (!(this.#everywhere & EAR.moving) && names.includes('style') && MOVING.test(attribute(el, 'style') ?? ''))
        needs |= EAR.moving;
    }
    if (needs) this.need(getRootNode(el) as ShadowRoot, needs);
  }

  /** From now on it is needed in any root. */
  everywhere(needs: number): void {
    if ((this.#everywhere & needs) === needs) return;
    this.#everywhere |= needs;
    for (const ref of this.#roots) {
      const root = ref.deref();
      if (root) this.need(root, needs);
    }
  }

  need(root: Document | ShadowRoot, needs: number): void {
    const before = this.#needs.get(root) ?? EVERY;
    // Of what runs already the start is not heard.
    let more = needs & ~before;
    if (more & EAR.moving && !(more & EAR.running) && root.getAnimations?.().length) more |= EAR.running;
    if (!more) return;
    this.#needs.set(root, before | more);
    for (const [type, need] of EVENTS) if (more & need) addAny(root, type, this.#hear, true);
    for (const [type, need] of RECORDED) if (more & need) addListener(root, type, this.#hear, true);
  }

  /** Forgets trees that are gone, if there may be many. */
  settle(present: number): void {
    if (this.#roots.length > 2 * present + MANY) this.#roots = this.#roots.filter((ref) => ref.deref());
  }

  destroy(): void {
    for (const ref of this.#roots) {
      const root = ref.deref();
      if (root) for (const [type] of [...EVENTS, ...RECORDED]) removeListener(root, type, this.#hear, true);
    }
    this.#roots = [];
  }
}
