import { nextSibling } from '../dom/natives.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import { toFlatString } from './whiteSpace.ts';
import { isBlank } from '../standards/characters.ts';

/** One element whose content is being gathered: an entry of the stack of the walk in `nameContent.ts`. */
export interface ContentFrame {
  readonly el: Element;
  readonly style: ElementStyle;
  /** Where the element's text goes: its own buffer if `isCached`, else that of its parent. */
  readonly out: TextBuffer;
  /** A space separates the element's text from the text before and after it. */
  readonly isSeparate: boolean;
  /** The element has `visibility: hidden`: its own text does not count, but that of a descendant may. */
  readonly isInvisible: boolean;
  /** The element's text is cached for the rest of the pass. */
  readonly isCached: boolean;
  /** The value of `out.inkEnd` when the element began: if it has not grown at the end, the element has no text. */
  readonly inkEndBefore: number;
  /** The element's pseudo-elements may add text. */
  mayGenerateText: boolean;
  /** The next child among siblings in the DOM. */
  next: Node | null;
  /** Nodes that come after the children: slotted nodes, and elements that this one owns. */
  listed: readonly Node[];
  listIndex: number;
  /** The only child that is shown: the summary of a closed `<details>`. */
  onlyChild: Element | null;
}

/** Returns the frame of an element whose content is still to be found. */
export const contentFrame = (
  el: Element,
  style: ElementStyle,
  out: TextBuffer,
  isSeparate: boolean,
  isInvisible: boolean,
  isCached: boolean,
): ContentFrame => ({
  el,
  style,
  out,
  isSeparate,
  isInvisible,
  isCached,
  inkEndBefore: out.inkEnd,
  mayGenerateText: false,
  next: null,
  listed: NO_NODES,
  listIndex: 0,
  onlyChild: null,
});
const NO_NODES: readonly Node[] = [];

/** Returns the next node of the element's content and moves on; null at the end. */
export function takeNext(frame: ContentFrame): Node | null {
  const node = frame.next;
  if (!node) return frame.listed[frame.listIndex++] ?? null;
  frame.next = nextSibling(node);
  return node;
}

/** Text that grows while content is gathered. White space is not folded yet. */
export class TextBuffer {
  text = '';
  /** The length of `text` after the last addition that was not blank. */
  inkEnd = 0;

  /** Adds a text, which may be blank. */
  add(text: string): void {
    this.text += text;
    if (!isBlank(text)) this.inkEnd = this.text.length;
  }

  /** Folds the white space and drops what exceeds `MAX_CACHED_LENGTH`. */
  truncate(): void {
    this.text = toFlatString(this.text).slice(0, MAX_CACHED_LENGTH);
    this.inkEnd = this.text.length;
  }
}

/**
 * How many characters of an element's text a pass caches for the names of its ancestors; no useful name is longer.
 * Without the limit, named elements nested in named elements would multiply the page's text by the depth of their
 * nesting.
 */
export const MAX_CACHED_LENGTH = 2_000;
