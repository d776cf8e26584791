import { childOfTag } from '../dom/childOfTag.ts';
import { shadowRootOf, slottedIn } from '../dom/composed.ts';
import { isEdited, isEditingHost } from '../dom/focusable.ts';
import { isHtml, isTag } from '../dom/kinds.ts';
import { data, detailsOpen, firstChild, hasAttribute, hasAttributes, localName, nodeType } from '../dom/natives.ts';
import { NEVER_RENDERED, NO_TEXT_CONTENT, PLAIN, REPLACED } from '../standards/elements.ts';
import { CONTROL_ROLES, NAME_FROM_CONTENT } from '../standards/roles.ts';
import type { Pseudo } from '../style/generatedText.ts';
import { transformed } from '../style/textTransform.ts';
import { ownedBy, ownerOf } from './ariaOwns.ts';
import { contentFrame, MAX_CACHED_LENGTH, takeNext, TextBuffer } from './ContentFrame.ts';
import type { ContentFrame } from './ContentFrame.ts';
import type { AriaContext, Visit } from './context.ts';
import { stepsFor, titleOf } from './nameSteps.ts';
import { CONTENT, isBeingVisited, mayGather, NO_TEXT, visitTo } from './NameVisit.ts';
import { isAriaHidden } from './ownHidden.ts';
import { treeIndex } from './treeIndex.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Gathers the text of the visited element's content, without folding white space.
 * https://w3c.github.io/accname/#comp_name_from_content_reset
 *
 * A space separates the text of a block or atomic box from its surroundings; texts of inline boxes are joined without
 * one. A text alternative that is not content (an `alt`, a control's value) is separated as well.
 *
 * @returns The text; empty if no more nodes may be read, and for an editor to which a label or reference leads, unless
 *   the names of the pass contain typed text.
 */
export function contentText(visit: Visit): string {
  const { el, via, pass } = visit;
  const isReferred = via === 'label' || via === 'reference';
  if (!mayGather(visit) || (isReferred && !pass.tellsTyped && isEdited(el))) return '';
  return new ContentWalk(visit).run();
}

/** A walk through an element's content. It has its own stack, because a page may be nested too deep for recursion. */
class ContentWalk {
  readonly #visit: Visit;
  readonly #pass: AriaContext;
  readonly #throughHidden: boolean;
  /** True if any element of the tree has `aria-owns`. */
  readonly #hasOwners: boolean;
  readonly #frames: ContentFrame[] = [];
  /**
   * True if the walk caches the texts of elements that are named by their content, so that walks for ancestors can
   * reuse them. Only walks from the root of a computation do: below a reference or label, hidden and visited elements
   * differ.
   */
  readonly #usesCache: boolean;
  /**
   * The number of nodes that may still be read. In a pass, each name from content has a limit; the texts of labels and
   * references share another.
   */
  readonly #budget: { nodesLeft: number };

  constructor(visit: Visit) {
    this.#visit = visit;
    this.#pass = visit.pass;
    this.#throughHidden = visit.throughHidden;
    this.#hasOwners = treeIndex(visit.el, visit.pass).owners.length > 0;
    this.#usesCache = visit.depth === 0 && !visit.pass.isSingleQuestion;
    const { isSingleQuestion, memo } = visit.pass;
    this.#budget = visit.depth > 0 ? memo : { nodesLeft: isSingleQuestion ? Infinity : MAX_NODES };
  }

  run(): string {
    const { el } = this.#visit;
    const cached = this.#usesCache ? this.#pass.memo.of(el).content : undefined;
    if (cached !== undefined) return cached;
    const style = this.#pass.reader.style(el);
    const out = new TextBuffer();
    this.#enter(contentFrame(el, style, out, false, this.#isInvisible(style.visibility), this.#usesCache));
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const node = this.#budget.nodesLeft > 0 ? takeNext(frame) : null;
      if (node) this.#addNode(node, frame);
      else this.#leave(frame);
    }
    return this.#usesCache ? (this.#pass.memo.of(el).content ?? out.text) : out.text;
  }

  #isInvisible(visibility: string): boolean {
    return !this.#throughHidden && visibility !== 'visible';
  }

  #enter(frame: ContentFrame): void {
    this.#frames.push(frame);
    if (frame.isSeparate) frame.out.text += ' ';
    this.#findChildren(frame);
    this.#addGeneratedText(frame, '::marker');
    this.#addGeneratedText(frame, '::before');
  }

  /**
   * Determines which nodes are the element's children in the accessibility tree.
   * https://w3c.github.io/accname/#comp_name_from_content_find_child · https://w3c.github.io/aria/#aria-owns
   */
  #findChildren(frame: ContentFrame): void {
    const { el } = frame;
    const tag = localName(el);
    if (NO_TEXT_CONTENT.has(tag) && isHtml(el)) return;
    const pass = this.#pass;
    const root = shadowRootOf(el);
    if (root || tag.includes('-')) pass.onShadowHost?.(el, root);
    frame.mayGenerateText = this.#frames.length <= MAX_DEPTH;
    if (this.#throughHidden ? !frame.mayGenerateText : pass.reader.skipsContents(el)) return;
    if (this.#hasOwners) frame.listed = ownedBy(el, pass);
    if (root) {
      frame.next = firstChild(root);
      return;
    }
    frame.next = firstChild(el);
    const assigned = slottedIn(el, tag);
    if (assigned.length) {
      frame.next = null;
      frame.listed = frame.listed.length ? [...assigned, ...frame.listed] : assigned;
    } else if (tag === 'details' && isTag(el, 'details') && !this.#throughHidden && !detailsOpen(el)) {
      frame.onlyChild = childOfTag(el, 'summary');
      if (!frame.onlyChild) frame.next = null;
    }
  }

  #leave(frame: ContentFrame): void {
    this.#frames.pop();
    const { el, out } = frame;
    this.#addGeneratedText(frame, '::after');
    if (frame.isCached) {
      if (out.text.length > MAX_CACHED_LENGTH) out.truncate();
      if (this.#budget.nodesLeft > 0 || this.#frames.length === 0) this.#pass.memo.of(el).content = out.text;
    }
    const parent = this.#frames.at(-1);
    if (!parent) return;
    if (frame.isCached) parent.out.add(out.text);
    if (!frame.isInvisible && out.inkEnd <= frame.inkEndBefore) addTooltip(el, parent.out);
    if (frame.isSeparate) parent.out.text += ' ';
  }

  /** https://w3c.github.io/accname/#comp_name_from_content_pseudo_element */
  #addGeneratedText(frame: ContentFrame, which: Pseudo): void {
    if (!frame.mayGenerateText || frame.isInvisible || frame.onlyChild) return;
    const generated = this.#pass.reader.generated(frame.el, which);
    if (!generated) return;
    const isSeparate = generated.replaced || generated.display !== 'inline';
    frame.out.add(isSeparate && which !== '::marker' ? ` ${generated.text} ` : generated.text);
  }

  #addNode(node: Node, frame: ContentFrame): void {
    this.#budget.nodesLeft--;
    const type = nodeType(node);
    if (type === ELEMENT) {
      if (!frame.onlyChild || node === frame.onlyChild) this.#addElement(node as Element, frame);
    } else if (type === TEXT && !frame.isInvisible && !frame.onlyChild) {
      // https://w3c.github.io/accname/#comp_text_node
      const text = data(node as Text);
      if (isBlank(text)) frame.out.text += ' ';
      else frame.out.add(transformed(text, frame.style.textTransform));
    }
  }

  #addElement(el: Element, frame: ContentFrame): void {
    const tag = localName(el);
    if (tag === 'br') {
      frame.out.text += ' ';
      return;
    }
    if (NEVER_RENDERED.has(tag) && (this.#throughHidden || tag === 'template' || tag === 'noscript')) return;
    const style = this.#pass.reader.style(el);
    if (!this.#throughHidden && style.display === 'none') return;
    const isInvisible = this.#isInvisible(style.visibility);
    const hasNoAttributes = !hasAttributes(el);
    const owner = hasNoAttributes || !this.#hasOwners ? null : ownerOf(el, this.#pass);
    // An owned element is elsewhere on the page than its owner, so its text is separate.
    const isSeparate =
      owner !== null || (!style.display.startsWith('ruby') && (style.display !== 'inline' || REPLACED.has(tag)));
    const plainFrame = contentFrame(el, style, frame.out, isSeparate, isInvisible, false);
    if (hasNoAttributes && PLAIN.has(tag)) this.#enter(plainFrame);
    else if (
      hasNoAttributes ||
      ((this.#throughHidden || (!isAriaHidden(el) && !hasAttribute(el, 'inert'))) && (!owner || owner === frame.el))
    )
      this.#addTextAlternative(el, plainFrame, !this.#pass.tellsTyped && (owner ? isEdited : isEditingHost)(el));
  }

  /**
   * Adds the text of an element that may have a text alternative other than its content.
   * @param isTyped A person typed the content, which is left out.
   */
  #addTextAlternative(el: Element, plainFrame: ContentFrame, isTyped: boolean): void {
    if (isBeingVisited(el, this.#visit)) return;
    const { out, isInvisible, style } = plainFrame;
    const role = this.#pass.role(el);
    const step = isInvisible ? CONTENT : this.#runSteps(el, role);
    const found = isTyped && step === CONTENT ? undefined : step;
    if (found !== CONTENT) {
      if (found !== undefined) out.add(` ${found} `);
      else if (plainFrame.isSeparate) out.text += ' ';
      return;
    }
    const isCached = this.#usesCache && !isInvisible && role !== null && NAME_FROM_CONTENT.has(role);
    const cached = isCached ? this.#pass.memo.of(el).content : undefined;
    const isSeparate = plainFrame.isSeparate || (role !== null && CONTROL_ROLES.has(role));
    if (cached === undefined) {
      const buffer = isCached ? new TextBuffer() : out;
      this.#enter(contentFrame(el, style, buffer, isSeparate, isInvisible, isCached));
      return;
    }
    out.add(isSeparate ? ` ${cached} ` : cached);
    if (isBlank(cached)) addTooltip(el, out);
  }

  /** Runs the steps of the name computation for an element in the content, up to the one that asks for its content. */
  #runSteps(el: Element, role: string | null): string | typeof CONTENT | undefined {
    const visit = visitTo(el, 'content', this.#visit);
    for (const [run, from] of stepsFor(el, this.#pass)) {
      const found = run(el, role, visit);
      if (found === NO_TEXT) return undefined;
      if (found === CONTENT || (found !== undefined && (!from || !isBlank(found)))) return found;
    }
    return undefined;
  }
}

/**
 * Pseudo-elements of deeper elements, and the content of deeper hidden ones, are not read, because the time that a
 * browser needs for each of them grows with the depth.
 */
const MAX_DEPTH = 500;
/** The number of nodes that a pass reads for one name. Elements with more content are not named by it in practice. */
const MAX_NODES = 20_000;
const ELEMENT = 1;
const TEXT = 3;

/**
 * Adds the `title` of an element that has no other text, its content included.
 * https://w3c.github.io/accname/#comp_tooltip
 */
function addTooltip(el: Element, out: TextBuffer): void {
  const title = titleOf(el);
  if (title) out.add(` ${title} `);
}
