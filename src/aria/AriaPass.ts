import { attribute, hasAttributes } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { PassMemo } from './context.ts';
import type { AriaContext } from './context.ts';
import { explicitRole } from './explicitRole.ts';
import { implicitRole } from './implicitRole.ts';
import { contentText } from './nameContent.ts';
import { textAlternative } from './nameSteps.ts';

/**
 * One pass over the page, during which the page does not change: roles, names and hiding are computed once per element,
 * and what needs a look at the whole tree (which label names which control, which element owns which) is indexed once.
 * A pass is valid as long as its layout reader.
 */
export class AriaPass implements AriaContext {
  readonly reader: LayoutReader;
  readonly isSingleQuestion: boolean;
  readonly onShadowHost: AriaContext['onShadowHost'];
  readonly #tellsTyped: boolean;
  readonly textAlternative = textAlternative;
  readonly contentText = contentText;
  readonly memo = new PassMemo();

  /**
   * @param reader Reads styles and layout for the pass.
   * @param isSingleQuestion The pass answers one question only. It caches no texts, and shares what it finds out about
   *   whole trees with other single questions until the tree changes or the task ends.
   * @param onShadowHost Called with each shadow host whose text becomes part of a name; see `AriaContext`.
   * @param tellsTyped Names contain what a person typed into fields and editors in them, as the specification says.
   */
  constructor(
    reader: LayoutReader = new LayoutReader(),
    isSingleQuestion = false,
    onShadowHost: AriaContext['onShadowHost'] = null,
    tellsTyped = false,
  ) {
    this.reader = reader;
    this.isSingleQuestion = isSingleQuestion;
    this.onShadowHost = onShadowHost;
    this.#tellsTyped = tellsTyped;
  }

  /** Creates a pass that answers one question only. */
  static forSingleQuestion(): AriaPass {
    return new AriaPass(undefined, true);
  }

  get tellsTyped(): boolean {
    return this.#tellsTyped || this.memo.isCheckingAuthorName;
  }

  role(el: Element): string | null {
    const { memo } = this;
    const results = memo.of(el);
    if (results.role !== undefined) return results.role;
    const role = exposedRole(el, this);
    return memo.isCheckingAuthorName ? role : (results.role = role);
  }
}

/**
 * Returns the explicit role, else the implicit one. If a presentational element is exposed at all, its role is
 * `generic`.
 */
function exposedRole(el: Element, pass: AriaContext): string | null {
  const explicit = hasAttributes(el) && attribute(el, 'role') ? explicitRole(el, pass) : null;
  const role = explicit ?? implicitRole(el, pass);
  return role === 'none' ? 'generic' : role;
}
