import type { LayoutReader } from '../../layout/LayoutReader.ts';
import type { WalkFrame } from './WalkFrame.ts';

/** Describes pictures in words where the page gives none. */
export interface PictureReader {
  /** Tells what a control without words looks like, for instance `.trash` or `swatch #7e5ffb`, as its hint. */
  addHint(frame: WalkFrame, reader: LayoutReader): void;
  /** Makes the handle of a slider without a role a slider, with its place along the track in per cent as its value. */
  place(frame: WalkFrame, reader: LayoutReader): void;
  /** Gives an icon that says something the text of a sign, for instance ` ↑ `. */
  addSign(frame: WalkFrame, reader: LayoutReader): void;
  /** Returns the arrow that style draws beside a number, for instance `↑ `, or ''. */
  arrow(frame: WalkFrame, reader: LayoutReader): string;
}

/** The reader of this build. The core has none. */
export let pictures: PictureReader | null = null;

/** Sets the reader. The composition root calls this. */
export function usePictures(reader: PictureReader): void {
  pictures = reader;
}
