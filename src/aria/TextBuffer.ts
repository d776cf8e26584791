import { flat, isBlank } from './text.ts';

/** Text as it grows, white space not folded. */
export class TextBuffer {
  text = '';
  /** Length of `text` at the end of its last word. */
  ink = 0;
  add(text: string): void {
    this.text += text;
    if (!isBlank(text)) this.ink = this.text.length;
  }

  /** Leaves the beginning, white space folded. */
  cut(): void {
    this.text = flat(this.text).slice(0, MOST_KEPT);
    this.ink = this.text.length;
  }
}

/**
 * How much of a text a pass keeps for the texts that it is part of; more than of any name. Named elements within named
 * elements would else make a page's texts as many times as long as they are deep.
 */
export const MOST_KEPT = 2_000;
