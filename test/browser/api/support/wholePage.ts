import type { ActionResult, DomTool } from '../../../../src/index.ts';

/**
 * A full record of the page, made without the library: of every element that shows its own text, its states, its look,
 * its box and its value; and focus, selection and scroll positions.
 */
export interface Page {
  readonly elements: ReadonlyMap<Element, Facts>;
  readonly focus: Element | null;
  readonly selection: string;
  readonly url: string;
}
interface Facts {
  readonly parent: Element | null;
  readonly text: string;
  readonly states: string;
  readonly style: string;
  readonly value: string;
  readonly scroll: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}
export interface Difference {
  readonly element: Element;
  readonly kind: 'appeared' | 'gone' | 'text' | 'states' | 'style' | 'value' | 'scroll' | 'place' | 'size';
}

const STYLES = [
  ...['color', 'background-color', 'background-image', 'opacity', 'font-weight', 'font-style', 'font-size', 'fill'],
  ...['text-decoration-line', 'border-top-width', 'border-top-color', 'box-shadow', 'filter', 'stroke'],
];
const STATES = [
  ...['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-disabled', 'aria-current', 'aria-label'],
  ...['disabled', 'readonly', 'open', 'aria-invalid', 'aria-valuenow', 'src', 'href', 'placeholder'],
];

export function record(): Page {
  const elements = new Map<Element, Facts>();
  const visit = (root: ParentNode): void => {
    for (const el of root.querySelectorAll('*')) {
      const facts = factsOf(el);
      if (facts) elements.set(el, facts);
      if (el.shadowRoot) visit(el.shadowRoot);
      const inner = el instanceof HTMLIFrameElement ? el.contentDocument : null;
      if (inner) visit(inner);
    }
  };
  visit(document);
  let focus = document.activeElement;
  while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
  const field = focus instanceof HTMLInputElement || focus instanceof HTMLTextAreaElement ? focus : null;
  const selection =
    field && field.selectionStart !== null
      ? field.value.slice(field.selectionStart, field.selectionEnd ?? undefined)
      : String(getSelection());
  return { elements, focus, selection, url: location.href };
}

function factsOf(el: Element): Facts | null {
  if (/^(script|style|head|title|meta|link|option)$/.test(el.localName)) return null;
  const { x, y, width, height } = el.getBoundingClientRect();
  const style = getComputedStyle(el);
  if ((width === 0 && height === 0) || style.visibility !== 'visible' || !el.checkVisibility()) return null;
  for (let at: Element | null = el; at; at = at.parentElement) if (getComputedStyle(at).opacity === '0') return null;
  const own = Array.from(el.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : '')).join(' ');
  const control = el as HTMLInputElement;
  const isChecked = control.type === 'checkbox' || control.type === 'radio';
  return {
    parent: el.parentElement,
    text: own.replace(/\s+/g, ' ').trim(),
    states: STATES.map((name) => el.getAttribute(name)).join('|') + (isChecked ? String(control.checked) : ''),
    style: STYLES.map((name) => style.getPropertyValue(name)).join('|'),
    value: /^(input|textarea|select|progress|meter)$/.test(el.localName) ? String(control.value) : '',
    scroll: `${Math.round(el.scrollLeft)} ${Math.round(el.scrollTop)}`,
    box: [x, y, width, height],
  };
}

/** What a person could notice, one entry for each element and kind. */
export function differences(before: Page, after: Page): Difference[] {
  const out: Difference[] = [];
  for (const [element, now] of after.elements) {
    const then = before.elements.get(element);
    if (!then) {
      out.push({ element, kind: 'appeared' });
      continue;
    }
    for (const kind of ['text', 'states', 'value', 'scroll'] as const)
      if (then[kind] !== now[kind]) out.push({ element, kind });
    const isInherited = now.parent && before.elements.get(now.parent)?.style !== after.elements.get(now.parent)?.style;
    if (then.style !== now.style && !isInherited) out.push({ element, kind: 'style' });
    const place = (facts: Facts, page: Page): number[] => {
      const around = facts.parent && page.elements.get(facts.parent)?.box;
      return [facts.box[0] - (around?.[0] ?? 0), facts.box[1] - (around?.[1] ?? 0)];
    };
    const differs = (a: readonly number[], b: readonly number[]): boolean =>
      a.some((one, i) => Math.abs(one - (b[i] as number)) > 1.5);
    const isScrolled = now.parent && before.elements.get(now.parent)?.scroll !== after.elements.get(now.parent)?.scroll;
    if (now.parent && !isScrolled && differs(now.box.slice(0, 2), then.box.slice(0, 2)))
      if (differs(place(now, after), place(then, before))) out.push({ element, kind: 'place' });
    if (differs(now.box.slice(2), then.box.slice(2))) out.push({ element, kind: 'size' });
  }
  for (const element of before.elements.keys()) if (!after.elements.has(element)) out.push({ element, kind: 'gone' });
  // A person does not see that an element was replaced by an equal one.
  const looks = (page: Page, { element }: Difference): string => {
    const facts = page.elements.get(element);
    return JSON.stringify([element.localName, facts?.text, facts?.states, facts?.style, facts?.value]);
  };
  const gone = out.filter(({ kind }) => kind === 'gone').map((one) => looks(before, one));
  const appeared = out.filter(({ kind }) => kind === 'appeared').map((one) => looks(after, one));
  return out.filter(
    (one) =>
      !(one.kind === 'appeared' && gone.includes(looks(after, one))) &&
      !(one.kind === 'gone' && appeared.includes(looks(before, one))),
  );
}

/** The differences that the report of an action neither tells nor counts, as lines. */
export async function untold(before: Page, after: Page, result: ActionResult, tool: DomTool): Promise<string[]> {
  const effect = result.effect ?? {};
  const snapshot = await tool.getSnapshot();
  const told = new Set<Element>();
  const numbers = JSON.stringify({ ...effect, focused: null, prevented: null }).matchAll(/node_(\d+)|\[(\d+) /g);
  for (const [, id, used] of numbers) {
    const el = snapshot.getRealElement(`node_${(id ?? used) as string}`);
    if (el) told.add(el);
  }
  const own = snapshot.getRealElement(result.nodeId);
  const near = (el: Element): boolean =>
    [...told].some((one) => composedContains(one, el) || composedContains(el, one));
  const lines: string[] = [];
  for (const { element, kind } of differences(before, after)) {
    const isCounted =
      (kind === 'gone' && ((effect.gone?.length ?? 0) > 0 || (effect.more ?? 0) > 0)) ||
      (kind === 'appeared' && (effect.more ?? 0) > 0) ||
      // What grows or shrinks with its content, or makes room, is a consequence of what is told.
      ((kind === 'size' || kind === 'place') && ((effect.displaced ?? 0) > 0 || told.size > 0)) ||
      (kind === 'value' && element === own && result.changes.valueChanged) ||
      (kind === 'states' && element === own && result.changes.valueChanged) ||
      (kind === 'scroll' && result.changes.scrollChanged) ||
      (kind === 'style' && [before.focus, after.focus].some((one) => one && composedContains(element, one)));
    if (!isCounted && !near(element)) lines.push(`${kind} of <${element.localName} id="${element.id}">`);
  }
  if (before.focus !== after.focus && effect.focused === undefined) lines.push('focus');
  if (before.selection !== after.selection && after.selection && effect.selected === undefined) lines.push('selection');
  if (before.url !== after.url && !result.changes.navigationOccurred) lines.push('address');
  if (lines.length === 0 && effect.none && differences(before, after).length) lines.push('said that nothing changed');
  return lines;
}

function composedContains(outer: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === outer) return true;
  return false;
}
