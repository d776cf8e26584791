import { addAny, addListener, removeListener } from '../../dom/natives.ts';
import { isDocument } from '../../dom/kinds.ts';

/** Events after which something may look different although no script changed a node. */
const EVENTS = [
  'focusin',
  'transitionrun',
  'transitionend',
  'transitioncancel',
  'animationstart',
  'animationend',
  'animationcancel',
  'scroll',
  'reset',
  'slotchange',
  'load',
  'error',
  'toggle',
  'beforetoggle',
];
/** Events of the same kind that reach a document from its shadow trees too. */
const DOCUMENT_EVENTS = ['focusout', 'fullscreenchange'];
/** Events whose listeners the document-start hook records; the library's own are added past it. */
const RECORDED = ['change'];
const DOCUMENT_RECORDED = ['pointerover', 'input'];

/** Listens in documents and shadow roots, each with the same capturing listener, until `destroy`. */
export class EventSubscriptions {
  readonly #listener: (event: Event) => void;
  readonly #known = new WeakSet<Document | ShadowRoot>();
  #roots: WeakRef<Document | ShadowRoot>[] = [];

  /** @param listener Called with every event. */
  constructor(listener: (event: Event) => void) {
    this.#listener = listener;
  }

  /**
   * Starts to listen in a document or shadow root.
   * @returns False if it listens there already.
   */
  listen(root: Document | ShadowRoot): boolean {
    if (this.#known.has(root)) return false;
    this.#known.add(root);
    this.#roots.push(new WeakRef(root));
    for (const type of typesFor(root, EVENTS, DOCUMENT_EVENTS)) addAny(root, type, this.#listener, true);
    for (const type of typesFor(root, RECORDED, DOCUMENT_RECORDED)) addListener(root, type, this.#listener, true);
    return true;
  }

  /** Drops the references to roots that were collected. */
  forgetCollected(): void {
    this.#roots = this.#roots.filter((ref) => ref.deref());
  }

  /** Removes every listener. */
  destroy(): void {
    for (const ref of this.#roots) {
      const root = ref.deref();
      if (!root) continue;
      const types = [...typesFor(root, EVENTS, DOCUMENT_EVENTS), ...typesFor(root, RECORDED, DOCUMENT_RECORDED)];
      for (const type of types) removeListener(root, type, this.#listener, true);
    }
    this.#roots = [];
  }
}

const typesFor = (root: Document | ShadowRoot, all: readonly string[], documents: readonly string[]): string[] =>
  isDocument(root) ? [...all, ...documents] : [...all];
