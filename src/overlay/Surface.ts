import { ownFields } from '../standards/ownFields.ts';
import { documentElement, isConnected, method, setter, createElement } from '../dom/natives.ts';
import { markOwn } from '../dom/own.ts';
import { LayoutReader, type Box } from '../layout/LayoutReader.ts';
import { NOTHING } from '../layout/shapes.ts';

const append = method<(parent: Node, child: Node) => void>(Node, 'appendChild');
const take = method<(el: Element) => void>(Element, 'remove');
const attachShadow = method<(el: Element, init: ShadowRootInit) => ShadowRoot>(Element, 'attachShadow');
const setPopover = setter<HTMLElement, string>(HTMLElement, 'popover');
const showPopover = method<(el: HTMLElement) => void>(HTMLElement, 'showPopover');
const hidePopover = method<(el: HTMLElement) => void>(HTMLElement, 'hidePopover');
const context2d = method<(canvas: HTMLCanvasElement, kind: '2d') => CanvasRenderingContext2D | null>(
  HTMLCanvasElement,
  'getContext',
);

/** The tag of the overlay's host element. */
export const OVERLAY = 'domtool-overlay';

/**
 * The style of the host. It is set as `!important` through CSSOM, so that it overrides the page's rules and every
 * Content-Security-Policy permits it.
 */
const STYLE: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: '0',
  width: 'auto',
  height: 'auto',
  margin: '0',
  border: '0',
  padding: '0',
  overflow: 'hidden',
  background: 'none',
  'pointer-events': 'none',
  'z-index': '2147483647',
  'color-scheme': 'normal',
  'forced-color-adjust': 'none',
};

/**
 * A transparent canvas over the viewport, in the top layer, which receives no pointer events and is not part of the
 * page.
 */
export class Surface {
  readonly #document: Document;
  readonly #host: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  /** The part of the viewport that the canvas covers. */
  area: Box = NOTHING;

  constructor(doc: Document) {
    this.#document = doc;
    this.#host = createElement(doc, OVERLAY);
    this.#canvas = createElement(doc, 'canvas') as HTMLCanvasElement;
    this.#context = context2d(this.#canvas, '2d') as CanvasRenderingContext2D;
    markOwn(this.#host);
    for (const [name, value] of Object.entries(STYLE)) this.#host.style.setProperty(name, value, 'important');
    this.#host.ariaHidden = 'true';
    const root = attachShadow(this.#host, ownFields<ShadowRootInit>({ mode: 'closed' }));
    for (const [name, value] of [
      ['display', 'block'],
      ['width', '100%'],
      ['height', '100%'],
    ] as const)
      this.#canvas.style.setProperty(name, value);
    append(root, this.#canvas);
    const sheet = new CSSStyleSheet();
    // A page that dims everything behind its popovers must not dim the overlay, which is not printed.
    sheet.replaceSync(':host::backdrop{display:none!important}@media print{:host{display:none!important}}');
    root.adoptedStyleSheets = [sheet];
    setPopover(this.#host, 'manual');
  }

  get isConnected(): boolean {
    return isConnected(this.#host);
  }

  /** Moves the overlay above everything that is in the top layer by now. */
  raise(): void {
    const root = documentElement(this.#document);
    if (!root) return;
    if (!this.isConnected) append(root, this.#host);
    // The page may have shown or hidden the popover itself, which older engines report as an error.
    try {
      hidePopover(this.#host);
    } catch {
      /* hidden */
    }
    try {
      showPopover(this.#host);
    } catch {
      /* shown */
    }
  }

  /**
   * Clears the canvas.
   * @returns its context, whose unit is a CSS pixel of the viewport
   */
  clear(): CanvasRenderingContext2D {
    const { x, y, width, height } = (this.area = new LayoutReader().box(this.#host));
    const { devicePixelRatio: ratio } = window;
    const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== columns) this.#canvas.width = columns;
    if (this.#canvas.height !== rows) this.#canvas.height = rows;
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, columns, rows);
    this.#context.setTransform(ratio, 0, 0, ratio, -x * ratio, -y * ratio);
    return this.#context;
  }

  remove(): void {
    take(this.#host);
  }
}
