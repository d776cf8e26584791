/** Elements of which the content went into names and descriptions, and that have a shadow root or, custom elements, may get one. */
export class Hosts {
  readonly elements = new Set<Element>();
  /** Told of each of the roots, before it is read. */
  readonly #onRoot: ((root: ShadowRoot) => void) | undefined;

  constructor(onRoot?: (root: ShadowRoot) => void) {
    this.#onRoot = onRoot;
  }

  add(el: Element, root: ShadowRoot | null): void {
    this.elements.add(el);
    if (root) this.#onRoot?.(root);
  }
}

/** Notes the element if it is such a one, where somebody asks for them. */
export function noteHost(
  el: Element,
  tag: string,
  root: ShadowRoot | null,
  { memo }: { readonly memo: { readonly hosts: Hosts | undefined } },
): void {
  if (memo.hosts && (root || tag.includes('-'))) memo.hosts.add(el, root);
}
