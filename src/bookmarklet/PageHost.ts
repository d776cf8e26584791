import { clickAt } from '../actions/click.ts';
import { ready } from '../actions/target.ts';
import { isTag } from '../dom/kinds.ts';
import { Overlay, type Mark } from '../overlay/Overlay.ts';
import { assemble } from '../snapshot/assemble.ts';
import type { Identity } from '../snapshot/identity/Identity.ts';
import { NodeRegistry } from '../snapshot/identity/NodeRegistry.ts';
import { Walk } from '../snapshot/walk/Walk.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { frontOf } from '../views/scope.ts';
import { overviewText } from '../views/overview.ts';
import { searchText } from '../views/search.ts';
import { serialize } from '../views/serialized.ts';
import { toText } from '../views/textView.ts';
import type { PanelHost } from './Panel.ts';

const LIMITS = { captureIframes: true, captureShadowDom: true, iframeDepth: Infinity, shadowDomDepth: Infinity };
/** Of the whole, what a bookmarklet leaves out: an element that is replaced by an equal one gets a new number. */
const NO_IDENTITY = { takingOver: () => [], remember: () => undefined } as unknown as Identity;

/** The panel's host in the page itself. */
export class PageHost implements PanelHost {
  readonly close: () => void;
  readonly side: () => void;
  readonly #registry = new NodeRegistry();
  readonly #overlay = new Overlay(document, () => this.#drawSoon());
  #marked = false;
  #highlighted: number | null = null;
  #timer = 0;
  /** What leaves the page with the panel still says so: focus that goes, a pointer. */
  #isClosed = false;

  /** `close` and `side` take the panel away and to the other side. The overlay lies under what comes into the top layer after it. */
  constructor(close: () => void, side: () => void) {
    this.side = side;
    this.#draw();
    this.close = () => {
      this.#isClosed = true;
      clearTimeout(this.#timer);
      this.#overlay.hide();
      close();
    };
  }

  view(name: string): Promise<string> {
    const tree = this.#look();
    if (name === 'Overview')
      return Promise.resolve(overviewText(tree, {}, { snapshotId: '', tabName: '', hints: () => [] }));
    return Promise.resolve(
      name === 'JSON'
        ? JSON.stringify(serialize(tree), null, 1)
        : toText(tree, name === 'In view' ? { viewport: true } : {}),
    );
  }

  search(query: string): Promise<string> {
    return Promise.resolve(searchText(this.#look(), query));
  }

  highlight(id: string | null): void {
    this.#highlighted = id === null ? null : Number(id);
    this.#draw();
  }

  marks(on: boolean): void {
    this.#marked = on;
    this.#draw();
  }

  async act(action: 'click' | 'type', id: string, text: string): Promise<string> {
    const el = this.#element(Number(id));
    if (!el) return `${id} is no longer in the page`;
    const found = await ready(el, {
      force: false,
      scrollIntoView: true,
      pointer: action === 'click',
      editable: action === 'type',
    });
    if (!('hit' in found)) return `${id} is ${found.code.replace('_', ' ')}`;
    if (action === 'type') return typeInto(el, text);
    const ending = await clickAt(el, found, {});
    return 'done' in ending ? `Clicked ${id}` : `${id} is ${ending.code}`;
  }

  #look(): SnapshotTree {
    const walk = new Walk(document, LIMITS);
    while (!walk.done) walk.step();
    return assemble(walk.root, walk.gathered, this.#registry, NO_IDENTITY);
  }

  #element(id: number): Element | null {
    return this.#registry.element(id);
  }

  #draw(): void {
    if (this.#isClosed) return;
    const usable = this.#marked
      ? preorder(frontOf(this.#look()))
          .filter((node) => has(node, Flag.Interactive))
          .map(({ id }) => id)
      : [];
    const ids = new Set(this.#highlighted === null ? usable : [...usable, this.#highlighted]);
    const marks = [...ids]
      .map((id) => ({ id, el: this.#element(id) }))
      .filter((mark): mark is Mark => mark.el !== null);
    this.#overlay.show(marks, {
      labels: true,
      highlighted: new Set(this.#highlighted === null ? [] : [this.#highlighted]),
      keepsPlace: true,
    });
  }

  #drawSoon(): void {
    clearTimeout(this.#timer);
    if (this.#marked) this.#timer = window.setTimeout(() => this.#draw(), 300);
  }
}

/** In place of what is there, as the browser's own editing does it. */
function typeInto(el: Element, text: string): string {
  const field = isTag(el, 'input') || isTag(el, 'textarea') ? el : null;
  (el as HTMLElement).focus();
  if (field) field.select();
  else getSelection()?.selectAllChildren(el);
  const done = document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return done && (!field || field.value === text) ? 'Typed' : 'It did not take the text';
}
