import { LayoutReader } from '../layout/LayoutReader.ts';
import { Memo } from './context.ts';
import type { Context, Visit } from './context.ts';
import { contentText } from './nameContent.ts';
import { textOf } from './nameSteps.ts';
import { roleOf } from './roleOf.ts';

/**
 * What one pass over the page has found out about roles, names and hiding: each is computed once, and what needs a look at
 * the whole page (which label names which control, who owns whom) is indexed once. A pass dies with its reader.
 */
export class AriaPass implements Context {
  readonly reader: LayoutReader;
  readonly once: boolean;
  readonly onHost: Context['onHost'];
  #memo: Memo | null = null;

  /**
   * @param once The pass answers a single question: it keeps no results.
   * @param onHost See `Context`.
   */
  constructor(reader: LayoutReader = new LayoutReader(), once = false, onHost: Context['onHost'] = null) {
    this.reader = reader;
    this.once = once;
    this.onHost = onHost;
  }

  /** The pass of one question. */
  static once(): AriaPass {
    return new AriaPass(new LayoutReader(), true);
  }

  get memo(): Memo {
    return (this.#memo ??= new Memo());
  }

  role(el: Element): string | null {
    return roleOf(el, this);
  }
  text(visit: Visit): string {
    return textOf(visit);
  }
  content(visit: Visit): string {
    return contentText(visit);
  }
}
