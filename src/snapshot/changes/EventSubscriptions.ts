import { living } from '../../dom/living.ts';
import { words } from '../../standards/words.ts';
import { addListener, removeListener } from '../../dom/natives.ts';
import { isDocument } from '../../dom/kinds.ts';

/** Events after which the page may look different although no script changed a node. */
const EVENTS = words(
  'focusin transitionrun transitionend transitioncancel animationstart animationend ' +
    'animationcancel scroll reset slotchange load error toggle beforetoggle change',
);
/** Further events of this kind. They are composed, so a document's listener receives those of its shadow trees, too. */
const DOCUMENT_EVENTS = ['focusout', 'fullscreenchange', 'pointerover', 'input'];

/** Adds one capturing listener to documents and shadow roots for all events after which the page may look different. */
export class EventSubscriptions {
  readonly #listener: (event: Event) => void;
  readonly #listening = new WeakSet<Document | ShadowRoot>();
  #roots: WeakRef<Document | ShadowRoot>[] = [];

  /** @param listener is called with every event */
  constructor(listener: (event: Event) => void) {
    this.#listener = listener;
  }

  /** Starts to listen in a document or shadow root. @returns false if it already listens there */
  listen(root: Document | ShadowRoot): boolean {
    if (this.#listening.has(root)) return false;
    this.#listening.add(root);
    this.#roots.push(new WeakRef(root));
    for (const type of typesFor(root)) addListener(root, type, this.#listener, true);
    return true;
  }

  /** Drops the references to roots that were garbage collected. */
  forgetCollected(): void {
    this.#roots = this.#roots.filter((ref) => ref.deref());
  }

  /** Removes every listener. */
  destroy(): void {
    for (const root of living(this.#roots))
      for (const type of typesFor(root)) removeListener(root, type, this.#listener, true);
    this.#roots = [];
  }
}

const typesFor = (root: Document | ShadowRoot): string[] =>
  isDocument(root) ? [...EVENTS, ...DOCUMENT_EVENTS] : EVENTS;
