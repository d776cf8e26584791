import { shadowRootOf } from '../dom/composed.ts';
import { isElement, isHtml, isShadowRoot, isTag, isText } from '../dom/kinds.ts';
import {
  assignedNodes, attribute, data, detailsOpen, firstChild, getRootNode, hasAttribute, hasAttributes, localName, nextSibling,
} from '../dom/natives.ts';
import type { ElementStyle } from '../layout/ElementStyle.ts';
import type { Pseudo } from '../layout/PseudoIndex.ts';
import { transformed } from '../layout/textTransform.ts';
import { NEVER_RENDERED, NO_TEXT_CONTENT, PLAIN } from '../spec/elements.ts';
import { INTERACTIVE_ROLES, NAME_FROM_CONTENT } from '../spec/roles.ts';
import { childOfTag } from './childOfTag.ts';
import type { Visit } from './context.ts';
import { NAME_STEPS } from './nameSteps.ts';
import { ownedBy, ownerOf } from './owned.ts';
import { isAriaHidden, skipsContents } from './ownHidden.ts';
import { CONTENT } from './stepResult.ts';
import { isBlank } from './text.ts';
import { isUnderWay, mayGather, visitTo } from './visit.ts';

/**
 * The text of the content of the visit's element, white space not folded.
 * https://w3c.github.io/accname/#comp_name_from_content_reset
 *
 * Walks with a stack of its own: a page may be nested deeper than calls may. Words of boxes that stand apart are separated
 * by a space, those of inline boxes are not; a text alternative that is not content stands apart as well.
 */
export function contentText(visit: Visit): string {
  if (!mayGather(visit)) return '';
  const walk = new Walk(visit);
  return walk.run();
}

/** Text as it grows. */
class Text {
  text = '';
  /** Length of `text` at the end of its last word. */
  ink = 0;
  add(text: string): void {
    this.text += text;
    if (!isBlank(text)) this.ink = this.text.length;
  }
}

/** One element whose content is being gathered. */
interface Frame {
  readonly el: Element;
  readonly style: ElementStyle;
  /** The next child, where the children are a tree's own. */
  next: Node | null;
  /** What is shown after them: slotted nodes, elements that it owns. */
  readonly list: readonly Node[];
  index: number;
  /** `visibility: hidden`: its own text does not count, that of what is in it may. */
  readonly silent: boolean;
  readonly spaced: boolean;
  /** In closed details, the summary, and nothing else. */
  readonly only: Element | null;
  readonly out: Text;
  /** Where `out` had its last word when the element began. */
  readonly mark: number;
  readonly kept: boolean;
}

class Walk {
  readonly #visit: Visit;
  readonly #frames: Frame[] = [];
  /** Texts of elements that name themselves by their content serve all whose content they are part of. */
  readonly #keeps: boolean;

  constructor(visit: Visit) {
    this.#visit = visit;
    this.#keeps = visit.depth === 0 && !visit.pass.once;
  }

  run(): string {
    const { el, pass, throughHidden } = this.#visit;
    const kept = this.#keeps ? pass.memo.contents.get(el) : undefined;
    if (kept !== undefined) return kept;
    const out = new Text();
    const style = pass.reader.style(el);
    this.#enter(el, style, { out, spaced: false, kept: this.#keeps, silent: !throughHidden && style.visibility !== 'visible' });
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const node = nextOf(frame);
      if (node) this.#child(node, frame);
      else this.#leave(frame);
    }
    return out.text;
  }

  #enter(el: Element, style: ElementStyle, how: Pick<Frame, 'out' | 'spaced' | 'kept' | 'silent'>): void {
    const frame: Frame = { el, style, index: 0, mark: how.out.ink, ...how, ...this.#childrenOf(el) };
    this.#frames.push(frame);
    if (frame.spaced) frame.out.text += ' ';
    this.#generated(frame, '::marker');
    this.#generated(frame, '::before');
  }

  /** https://w3c.github.io/accname/#comp_name_from_content_find_child, with https://w3c.github.io/aria/#aria-owns */
  #childrenOf(el: Element): Pick<Frame, 'next' | 'list' | 'only'> {
    const { pass, throughHidden } = this.#visit;
    if (NO_TEXT_CONTENT.has(localName(el)) && isHtml(el)) return EMPTY;
    if (!throughHidden && skipsContents(el, pass)) return EMPTY;
    const owned = ownedBy(el, pass);
    const root = shadowRootOf(el);
    if (root) return { next: firstChild(root), list: owned, only: null };
    if (isTag(el, 'slot') && isShadowRoot(getRootNode(el))) {
      const assigned = assignedNodes(el);
      if (assigned.length) return { next: null, list: owned.length ? [...assigned, ...owned] : assigned, only: null };
    }
    const only = isTag(el, 'details') && !detailsOpen(el) && !throughHidden ? childOfTag(el, 'summary') : null;
    return { next: firstChild(el), list: owned, only };
  }

  #leave(frame: Frame): void {
    this.#frames.pop();
    const { el, out, silent } = frame;
    this.#generated(frame, '::after');
    if (frame.kept) this.#visit.pass.memo.contents.set(el, out.text);
    const parent = this.#frames.at(-1);
    if (!parent) return;
    if (frame.kept) parent.out.add(out.text);
    if (!silent && out.ink <= frame.mark) addTooltip(el, parent.out);
    if (frame.spaced) parent.out.text += ' ';
  }

  /** https://w3c.github.io/accname/#comp_name_from_content_pseudo_element */
  #generated(frame: Frame, which: Pseudo): void {
    if (frame.silent || frame.only || NO_TEXT_CONTENT.has(localName(frame.el))) return;
    const generated = this.#visit.pass.reader.generated(frame.el, which);
    if (!generated) return;
    const apart = generated.replaced || generated.display !== 'inline';
    frame.out.add(apart && which !== '::marker' ? ` ${generated.text} ` : generated.text);
  }

  #child(node: Node, frame: Frame): void {
    if (isText(node)) {
      if (frame.silent || frame.only) return;
      const text = data(node as unknown as CharacterData);
      // https://w3c.github.io/accname/#comp_text_node
      if (isBlank(text)) frame.out.text += ' ';
      else frame.out.add(transformed(text, frame.style.textTransform));
    } else if (isElement(node) && (!frame.only || node === frame.only)) this.#element(node, frame);
  }

  #element(el: Element, frame: Frame): void {
    const visit = this.#visit;
    const { pass, throughHidden } = visit;
    const tag = localName(el);
    // Where this runs, scripts run: no box for `<noscript>`, whatever its computed display.
    if (NEVER_RENDERED.has(tag) && (throughHidden || tag === 'template' || tag === 'noscript')) return;
    const plain = PLAIN.has(tag) && !hasAttributes(el) && isHtml(el);
    if (tag === 'br') {
      frame.out.text += ' ';
      return;
    }
    const style = pass.reader.style(el);
    if (!throughHidden && style.display === 'none') return;
    const silent = !throughHidden && style.visibility !== 'visible';
    const apart = style.display !== 'inline';
    if (plain) {
      this.#enter(el, style, { out: frame.out, spaced: apart, kept: false, silent });
      return;
    }
    if (!throughHidden && (isAriaHidden(el) || hasAttribute(el, 'inert'))) return;
    const owner = ownerOf(el, pass);
    if ((owner !== null && owner !== frame.el) || isUnderWay(el, visit)) return;
    const role = pass.role(el);
    const found = silent ? CONTENT : this.#alternative(el, role);
    if (found !== CONTENT) {
      if (found !== undefined) frame.out.add(` ${found} `);
      return;
    }
    const keeps = this.#keeps && !silent && role !== null && NAME_FROM_CONTENT.has(role);
    const kept = keeps ? pass.memo.contents.get(el) : undefined;
    const spaced = apart || (role !== null && role !== 'link' && INTERACTIVE_ROLES.has(role));
    if (kept === undefined) {
      this.#enter(el, style, { out: keeps ? new Text() : frame.out, spaced, kept: keeps, silent });
      return;
    }
    frame.out.add(spaced ? ` ${kept} ` : kept);
    if (isBlank(kept)) addTooltip(el, frame.out);
  }

  /** What the steps before the content give for an element in it. */
  #alternative(el: Element, role: string | null): string | typeof CONTENT | undefined {
    const visit = visitTo(el, 'content', this.#visit);
    for (const step of NAME_STEPS) {
      const found = step.run(el, role, visit);
      if (found === CONTENT || (found !== undefined && (step.final || !isBlank(found)))) return found;
    }
    return undefined;
  }
}

const NONE: readonly Node[] = [];
const EMPTY: Pick<Frame, 'next' | 'list' | 'only'> = { next: null, list: NONE, only: null };

function nextOf(frame: Frame): Node | null {
  const node = frame.next;
  if (node) {
    frame.next = nextSibling(node);
    return node;
  }
  return frame.list[frame.index++] ?? null;
}

/** https://w3c.github.io/accname/#comp_tooltip: where nothing else, content included, has given any text */
function addTooltip(el: Element, out: Text): void {
  const title = hasAttributes(el) && isHtml(el) ? attribute(el, 'title') : null;
  if (title) out.add(` ${title} `);
}
