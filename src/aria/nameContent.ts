import { shadowRootOf } from '../dom/composed.ts';
import { isHtml, isShadowRoot, isTag } from '../dom/kinds.ts';
import {
  assignedNodes,
  attribute,
  data,
  detailsOpen,
  firstChild,
  getRootNode,
  hasAttribute,
  hasAttributes,
  localName,
  nextSibling,
  nodeType,
} from '../dom/natives.ts';
import type { Pseudo } from '../style/generatedText.ts';
import { transformed } from '../style/textTransform.ts';
import { NEVER_RENDERED, NO_TEXT_CONTENT, PLAIN, REPLACED } from '../standards/elements.ts';
import { CONTROL_ROLES, NAME_FROM_CONTENT } from '../standards/roles.ts';
import { childOfTag } from '../dom/childOfTag.ts';
import type { Context, Visit } from './context.ts';
import { Frame } from './ContentFrame.ts';
import { stepsOf } from './nameSteps.ts';
import { ownedBy, ownerOf } from './owned.ts';
import { isAriaHidden } from './ownHidden.ts';
import { CONTENT, NO_TEXT } from './stepResult.ts';
import { isBlank } from './text.ts';
import { treeIndex } from './treeIndex.ts';
import { isUnderWay, mayGather, visitTo } from './visit.ts';
import { MOST_KEPT, TextBuffer } from './TextBuffer.ts';

/**
 * The text of the content of the visit's element, white space not folded.
 * https://w3c.github.io/accname/#comp_name_from_content_reset
 *
 * Walks with a stack of its own: a page may be nested deeper than calls may. TextBuffer of boxes that stand apart are separated
 * by a space, those of inline boxes are not; a text alternative that is not content stands apart as well.
 */
export function contentText(visit: Visit): string {
  if (!mayGather(visit)) return '';
  return onlyText(visit) ?? new Walk(visit).run();
}

/** The one text node that is all that the element has to show, as in most that are named; null if there is, or may be, more to it. */
function onlyText({ el, tag, via, pass }: Visit): string | null {
  const child = firstChild(el);
  if (!child && tag === 'input' && isHtml(el)) return '';
  if (!child || nodeType(child) !== TEXT || nextSibling(child) || !PLAIN_PARENTS.has(tag)) return null;
  const { reader } = pass;
  if (shadowRootOf(el) || reader.skipsContents(el) || PSEUDOS.some((which) => reader.pseudoWithText(el, which)))
    return null;
  // The root and labels are looked at only where they are visible.
  if (via !== 'root' && via !== 'label' && reader.style(el).visibility !== 'visible') return null;
  if (hasAttributes(el) && attribute(el, 'aria-owns') !== null) return null;
  const text = child as unknown as Text;
  return transformed(pass.once ? data(text) : pass.memo.data(text), reader.style(el).textTransform);
}

class Walk {
  readonly #visit: Visit;
  readonly #pass: Context;
  readonly #throughHidden: boolean;
  /** Some element of the tree is owned by another. */
  readonly #owned: boolean;
  readonly #frames: Frame[] = [];
  /** Texts of elements that name themselves by their content serve all whose content they are part of. */
  readonly #keeps: boolean;

  constructor(visit: Visit) {
    this.#visit = visit;
    this.#pass = visit.pass;
    this.#throughHidden = visit.throughHidden;
    this.#owned = treeIndex(visit.el, visit.pass).owners.length > 0;
    this.#keeps = visit.depth === 0 && !visit.pass.once;
  }

  run(): string {
    const { el } = this.#visit;
    const kept = this.#keeps ? this.#pass.memo.of(el).content : undefined;
    if (kept !== undefined) return kept;
    const style = this.#pass.reader.style(el);
    const out = new TextBuffer();
    this.#enter(new Frame(el, style, out, false, !this.#throughHidden && style.visibility !== 'visible', this.#keeps));
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const node = frame.takeNext();
      if (node) this.#child(node, frame);
      else this.#leave(frame);
    }
    return this.#keeps ? (this.#pass.memo.of(el).content ?? out.text) : out.text;
  }

  #enter(frame: Frame): void {
    this.#frames.push(frame);
    if (frame.spaced) frame.out.text += ' ';
    this.#open(frame);
    this.#generated(frame, '::marker');
    this.#generated(frame, '::before');
  }

  /** https://w3c.github.io/accname/#comp_name_from_content_find_child, with https://w3c.github.io/aria/#aria-owns */
  #open(frame: Frame): void {
    const { el } = frame;
    const tag = localName(el);
    if (NO_TEXT_CONTENT.has(tag) && isHtml(el)) return;
    const pass = this.#pass;
    const root = shadowRootOf(el);
    if (root || tag.includes('-')) pass.onHost?.(el, root);
    frame.generates = this.#frames.length <= MAX_GENERATING_DEPTH;
    if (!this.#throughHidden && pass.reader.skipsContents(el)) return;
    if (this.#owned) frame.list = ownedBy(el, pass);
    if (root) {
      frame.next = firstChild(root);
      return;
    }
    frame.next = firstChild(el);
    if (tag === 'slot' && isTag(el, 'slot') && isShadowRoot(getRootNode(el))) {
      const assigned = assignedNodes(el);
      if (!assigned.length) return;
      frame.next = null;
      frame.list = frame.list.length ? [...assigned, ...frame.list] : assigned;
    } else if (tag === 'details' && isTag(el, 'details') && !this.#throughHidden && !detailsOpen(el)) {
      frame.only = childOfTag(el, 'summary');
      if (!frame.only) frame.next = null;
    }
  }

  #leave(frame: Frame): void {
    this.#frames.pop();
    const { el, out } = frame;
    this.#generated(frame, '::after');
    if (frame.kept) {
      if (out.text.length > MOST_KEPT) out.cut();
      this.#pass.memo.of(el).content = out.text;
    }
    const parent = this.#frames.at(-1);
    if (!parent) return;
    if (frame.kept) parent.out.add(out.text);
    if (!frame.silent && out.ink <= frame.mark) addTooltip(el, parent.out);
    if (frame.spaced) parent.out.text += ' ';
  }

  /** https://w3c.github.io/accname/#comp_name_from_content_pseudo_element */
  #generated(frame: Frame, which: Pseudo): void {
    if (!frame.generates || frame.silent || frame.only) return;
    const generated = this.#pass.reader.generated(frame.el, which);
    if (!generated) return;
    const apart = generated.replaced || generated.display !== 'inline';
    frame.out.add(apart && which !== '::marker' ? ` ${generated.text} ` : generated.text);
  }

  #child(node: Node, frame: Frame): void {
    const type = nodeType(node);
    if (type === ELEMENT) {
      if (!frame.only || node === frame.only) this.#element(node as Element, frame);
    } else if (type === TEXT && !frame.silent && !frame.only) {
      // https://w3c.github.io/accname/#comp_text_node
      const text = data(node as Text);
      if (isBlank(text)) frame.out.text += ' ';
      else frame.out.add(transformed(text, frame.style.textTransform));
    }
  }

  #element(el: Element, frame: Frame): void {
    const tag = localName(el);
    if (tag === 'br') {
      frame.out.text += ' ';
      return;
    }
    if (NEVER_RENDERED.has(tag) && (this.#throughHidden || tag === 'template' || tag === 'noscript')) return;
    const style = this.#pass.reader.style(el);
    if (!this.#throughHidden && style.display === 'none') return;
    const silent = !this.#throughHidden && style.visibility !== 'visible';
    const bare = !hasAttributes(el);
    const owner = bare || !this.#owned ? null : ownerOf(el, this.#pass);
    // What is owned stands elsewhere on the page.
    const apart =
      owner !== null || (!style.display.startsWith('ruby') && (style.display !== 'inline' || REPLACED.has(tag)));
    if (bare && PLAIN.has(tag)) this.#enter(new Frame(el, style, frame.out, apart, silent, false));
    else if (bare || (this.#takesPart(el) && (owner === null || owner === frame.el)))
      this.#particular(el, new Frame(el, style, frame.out, apart, silent, false));
  }

  /** Not hidden by an attribute. */
  #takesPart(el: Element): boolean {
    return this.#throughHidden || (!isAriaHidden(el) && !hasAttribute(el, 'inert'));
  }

  /** An element that may have a text of its own. */
  #particular(el: Element, plain: Frame): void {
    if (isUnderWay(el, this.#visit)) return;
    const { out, silent, style } = plain;
    const role = this.#pass.role(el);
    const found = silent ? CONTENT : this.#alternative(el, role);
    if (found !== CONTENT) {
      if (found !== undefined) out.add(` ${found} `);
      else if (plain.spaced) out.text += ' ';
      return;
    }
    const keeps = this.#keeps && !silent && role !== null && NAME_FROM_CONTENT.has(role);
    const kept = keeps ? this.#pass.memo.of(el).content : undefined;
    const spaced = plain.spaced || (role !== null && CONTROL_ROLES.has(role));
    if (kept === undefined) {
      this.#enter(new Frame(el, style, keeps ? new TextBuffer() : out, spaced, silent, keeps));
      return;
    }
    out.add(spaced ? ` ${kept} ` : kept);
    if (isBlank(kept)) addTooltip(el, out);
  }

  /** What the steps before the content give for an element in it. */
  #alternative(el: Element, role: string | null): string | typeof CONTENT | undefined {
    const visit = visitTo(el, 'content', this.#visit);
    for (const step of stepsOf(el, this.#pass)) {
      const found = step.run(el, role, visit);
      if (found === NO_TEXT) return undefined;
      if (found === CONTENT || (found !== undefined && (step.final || !isBlank(found)))) return found;
    }
    return undefined;
  }
}

/** Tags of which content is what their children are, and that are often named by it. */
const PLAIN_PARENTS: ReadonlySet<string> = new Set([
  ...PLAIN,
  'a',
  'button',
  'label',
  'legend',
  'caption',
  'summary',
  'option',
]);
/** A browser answers for a pseudo-element in time that grows with the depth of its element. */
const MAX_GENERATING_DEPTH = 500;
const PSEUDOS: readonly Pseudo[] = ['::before', '::after', '::marker'];
const ELEMENT = 1;
const TEXT = 3;

/** https://w3c.github.io/accname/#comp_tooltip: where nothing else, content included, has given any text */
function addTooltip(el: Element, out: TextBuffer): void {
  const title = hasAttributes(el) && isHtml(el) ? attribute(el, 'title') : null;
  if (title) out.add(` ${title} `);
}
