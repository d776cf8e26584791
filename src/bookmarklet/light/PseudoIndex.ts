import type { PseudoIndex as Whole } from '../../layout/PseudoIndex.ts';

/** For the bookmarklet, where size counts and speed does not: knows nothing of the style rules, so that every element is asked. */
export class PseudoIndex implements Pick<Whole, keyof Whole> {
  readonly contentVisibility = true;
  readonly shadows = true;
  readonly hosts = true;
  readonly mark = '';
  readonly animated = true;
  readonly reach = null as never;
  readonly document: Document;
  readonly rules = null as never;
  readonly renewed = null as never;

  constructor(document: Document) {
    this.document = document;
  }

  covers(): boolean {
    return false;
  }
  mayDiffer(): number {
    return -1;
  }
  mayHave(): number {
    return 7;
  }
  kindOf(): null {
    return null;
  }
  pass(): never {
    return { isPointed: () => false } as never;
  }
}
