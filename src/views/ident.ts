import { cut } from './cut.ts';
import { visible } from './text/escape.ts';

/** A tag, id or class as one word: what a page calls things cannot break out of its place. */
export const ident = (name: string): string => cut(visible(name).replace(/[\s"'<>=[\]]/gu, '_'), 40);
