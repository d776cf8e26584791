import { nextSibling } from '../dom/natives.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { TextBuffer } from './TextBuffer.ts';

/** One element whose content is being gathered. */
export class Frame {
  readonly el: Element;
  readonly style: ElementStyle;
  readonly out: TextBuffer;
  /** Its text stands apart from that around it. */
  readonly spaced: boolean;
  /** `visibility: hidden`: its own text does not count, that of what is in it may. */
  readonly silent: boolean;
  /** `out` is its own, and is kept for the pass. */
  readonly kept: boolean;
  /** Where `out` had its last word when the element began. */
  readonly mark: number;
  /** Its pseudo-elements may add text. */
  generates = false;
  /** The next child, where the children are a tree's own. */
  next: Node | null = null;
  /** What is shown after them: slotted nodes, elements that it owns. */
  list: readonly Node[] = NONE;
  index = 0;
  /** In closed details, the summary, and nothing else. */
  only: Element | null = null;

  constructor(el: Element, style: ElementStyle, out: TextBuffer, spaced: boolean, silent: boolean, kept: boolean) {
    this.el = el;
    this.style = style;
    this.out = out;
    this.spaced = spaced;
    this.silent = silent;
    this.kept = kept;
    this.mark = out.ink;
  }

  takeNext(): Node | null {
    const node = this.next;
    if (!node) return this.list[this.index++] ?? null;
    this.next = nextSibling(node);
    return node;
  }
}

const NONE: readonly Node[] = [];
