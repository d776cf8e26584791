import { contains } from '../dom/natives.ts';
import { meets, pointIn, rootClip } from '../layout/clip.ts';
import type { FrameSpace } from '../layout/FrameSpace.ts';
import { isWithin } from '../layout/hitTest.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { behindCovers, foundBehind, type TestsLater } from './behind.ts';
import { coverage, generatedOver, isLowered, type Cover } from './covers.ts';

/** A box in the viewport of its document: that of an element, or of an opaque pseudo-element if `el` is null. */
interface Painted {
  readonly el: Element | null;
  readonly box: Box;
}

/** Up to this number of boxes, only those over a text are asked whether they hide anything. */
const UNFILTERED = 1000;
/** The largest number of boxes that are compared with each text. On a page with more, every text is tested. */
const MAX_PAINTED = 3000;

/**
 * The texts in the viewport that a walk takes for visible until it knows all boxes. Hit tests of all texts take up to
 * two fifths of a walk, and on most pages the boxes tell for much less that nothing lies over any of them.
 */
export class UntestedTexts implements TestsLater {
  readonly #painted: Painted[] = [];
  readonly #texts: (readonly [el: Element, text: Text, covers: readonly Cover[]])[] = [];
  /** Whether one of the texts was not visible after all. */
  isWrong = false;

  /** Whether no text is left to test. */
  get isDone(): boolean {
    return this.#texts.length === 0;
  }

  /**
   * Adds what an element and its `::before` and `::after` may paint over text. If the element has a size and is outside
   * of the viewport, its pseudo-elements are not read: on a long page that would take a twentieth of the walk.
   */
  addElement(el: Element, space: FrameSpace, reader: LayoutReader): void {
    const own = reader.box(el);
    const viewport = rootClip(space).fixed;
    if (meets(own, viewport)) {
      if (this.#painted.length < UNFILTERED || coverage(el, reader)) this.#painted.push({ el, box: own });
    } else if (own.width * own.height > 0) return;
    for (const { box, style } of generatedOver(el, reader))
      if (!isLowered(style) && meets(box, viewport)) this.#painted.push({ el: null, box });
  }

  takes(el: Element, text: Text, covers: readonly Cover[]): boolean {
    // A text that was behind something probably still is. A lowered element around a text can put it behind the
    // background of an element around both.
    if (foundBehind.has(text) || covers.some((cover) => !cover.pseudo && isWithin(el, cover.el))) return false;
    this.#texts.push([el, text, covers]);
    return true;
  }

  /** Tests one text if a box lies over it. */
  testNext(reader: LayoutReader): void {
    const next = this.#texts.pop();
    if (!next) return;
    const [el, text, covers] = next;
    if (this.#painted.length <= MAX_PAINTED && !this.#isUnderBox(el, reader.textBox(text), reader)) return;
    foundBehind.add(text);
    if (behindCovers(el, text, covers, true, reader)) this.isWrong = true;
    else foundBehind.delete(text);
  }

  /** Returns whether a box that may hide the element, and is not one around it, lies over a good part of the text. */
  #isUnderBox(el: Element, text: Box, reader: LayoutReader): boolean {
    const { x: left, y: top } = pointIn(text, 0.1, 0.3);
    const { x: right, y: bottom } = pointIn(text, 0.9, 0.7);
    // Most of the pairs of a text and a box end at the first comparisons, so that calls would take most of the time.
    const isSmall = this.#painted.length < UNFILTERED;
    for (const { el: over, box } of this.#painted) {
      if (!(right >= box.x && bottom >= box.y && left <= box.x + box.width && top <= box.y + box.height)) continue;
      if (!over) return true;
      // Most boxes over a text are around it. In deeply nested elements it takes long to find out.
      if (isSmall && contains(over, el)) continue;
      if (coverage(over, reader) && !contains(over, el) && !isWithin(el, over)) return true;
    }
    return false;
  }
}
