import { LayoutReader } from '../layout/LayoutReader.ts';
import { LiveReader } from '../layout/LiveReader.ts';
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
  #memo: Memo | null = null;

  /** `once`: the pass answers a single question, and looks things up without an index of the page. */
  constructor(reader: LayoutReader = new LayoutReader(), once = false) {
    this.reader = reader;
    this.once = once;
  }

  /** The pass of one question. */
  static once(): AriaPass {
    live.begin();
    return new AriaPass(live, true);
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

const live = new LiveReader();
