import type { ActionResult, DomTool } from '../../../../src/index.ts';

/**
 * Makes a full record of the page without the library: the states, appearance, box and value of every element that
 * shows its own text, and the title, the focus, the selection and the scroll positions.
 */
export interface Page {
  readonly elements: ReadonlyMap<Element, Facts>;
  readonly parents: ReadonlyMap<Element, Element | null>;
  readonly focus: Element | null;
  readonly selection: string;
  readonly url: string;
  readonly title: string;
}
interface Facts {
  readonly parent: Element | null;
  readonly text: string;
  readonly states: string;
  readonly style: Readonly<Record<string, string>>;
  readonly value: string;
  readonly scroll: string;
  /** Whether it shows anything itself: its own text, a picture, or a surface. */
  readonly isInk: boolean;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}
export interface Difference {
  readonly element: Element;
  readonly kind: 'appeared' | 'gone' | 'text' | 'states' | 'style' | 'value' | 'scroll' | 'place' | 'size';
}

const STYLES = [
  ...['color', 'background-color', 'background-image', 'background-position', 'opacity', 'font-weight', 'font-style'],
  ...['font-size', 'fill', 'stroke', 'stroke-width', 'text-decoration-line', 'text-transform', 'text-shadow'],
  ...['box-shadow', 'filter', 'border-radius', 'clip-path', 'object-position', 'list-style-type'],
];
const INHERITED = /^(color|font|fill|stroke|text-(transform|shadow)|list)/;
const SIDES = ['top', 'right', 'bottom', 'left'];
const STATES = [
  ...['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-disabled', 'aria-current', 'aria-label'],
  ...['disabled', 'readonly', 'open', 'aria-invalid', 'aria-valuenow', 'src', 'href', 'placeholder'],
];

export function record(): Page {
  const elements = new Map<Element, Facts>();
  const parents = new Map<Element, Element | null>();
  const visit = (root: ParentNode): void => {
    for (const el of root.querySelectorAll('*')) {
      const facts = factsOf(el);
      parents.set(el, el.parentElement ?? ((el.getRootNode() as ShadowRoot).host as Element | undefined) ?? null);
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
  return { elements, parents, focus, selection, url: location.href, title: document.title };
}

function factsOf(el: Element): Facts | null {
  if (/^(script|style|head|title|meta|link|option)$/.test(el.localName)) return null;
  const { x, y, width, height } = el.getBoundingClientRect();
  const style = getComputedStyle(el);
  if ((width === 0 && height === 0) || style.visibility !== 'visible' || !el.checkVisibility()) return null;
  for (let at: Element | null = el; at; at = at.parentElement)
    if (!isOpaqueEnough(getComputedStyle(at)) || isClippedAway(at)) return null;
  const own = Array.from(el.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : '')).join(' ');
  const control = el as HTMLInputElement;
  const isSaid = !el.closest('[aria-hidden="true"]');
  const isChecked = control.type === 'checkbox' || control.type === 'radio';
  const text = isClear(style.color) ? '' : own.replace(/[\s\u200b\u2060\ufeff]+/g, ' ').trim();
  const look: Record<string, string> = {
    ...lookOf(style),
    before: generatedLook(el, '::before'),
    after: generatedLook(el, '::after'),
  };
  return {
    parent: el.parentElement,
    text,
    isInk:
      text !== '' ||
      el.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
      /^(img|canvas|video|input|textarea|select|progress|meter|iframe)$/.test(el.localName) ||
      !isClear(style.backgroundColor) ||
      ['background-image', 'box-shadow', ...SIDES.map((side) => `border-${side}`)].some(
        (name) => look[name] !== 'none',
      ) ||
      `${look['before']}${look['after']}` !== '',
    states: STATES.map((name) => stateOf(el, name, isSaid)).join('|') + (isChecked ? String(control.checked) : ''),
    style: look,
    value: /^(input|textarea|select|progress|meter)$/.test(el.localName) ? String(control.value) : '',
    scroll: `${Math.round(el.scrollLeft)} ${Math.round(el.scrollTop)}`,
    box: [x, y, width, height],
  };
}

/** Tells whether anything is seen at the opacity, which a transition may still lower. */
const isOpaqueEnough = ({ opacity }: CSSStyleDeclaration): boolean => Number(opacity) >= 0.02;

const isClear = (colour: string): boolean => /^(transparent|rgba\(.*, 0\))$/.test(colour);

/** Tells whether an element is only for screen readers, since it is clipped to a point. */
function isClippedAway(el: Element): boolean {
  const { width, height } = el.getBoundingClientRect();
  return width <= 1 && height <= 1 && getComputedStyle(el).overflow !== 'visible';
}

/** ARIA gives a text field no list to expand, and a person sees only the list. What is hidden from ARIA has none. */
const stateOf = (el: Element, name: string, isSaid: boolean): string | null =>
  (name === 'aria-expanded' && el.localName === 'input' && !el.hasAttribute('role')) ||
  (name === 'aria-label' && !isSaid)
    ? null
    : el.getAttribute(name);

function lookOf(style: CSSStyleDeclaration): Record<string, string> {
  const borders = SIDES.map((side) => {
    const [width, line, colour] = ['width', 'style', 'color'].map((part) =>
      style.getPropertyValue(`border-${side}-${part}`),
    );
    return [`border-${side}`, width === '0px' || line === 'none' ? 'none' : `${width} ${line} ${colour}`];
  });
  return Object.fromEntries([...STYLES.map((name) => [name, style.getPropertyValue(name)]), ...borders]);
}

/** Returns the appearance of a pseudo-element, or an empty string if there is none. */
function generatedLook(el: Element, name: string): string {
  const style = getComputedStyle(el, name);
  const isThere = !/^(none|normal)$/.test(style.content) && style.display !== 'none' && isOpaqueEnough(style);
  return isThere ? [style.content, style.transform, ...Object.values(lookOf(style))].join(' ') : '';
}

const isSeen = ({ box: [x, y, width, height] }: Facts): boolean =>
  x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;

/** Returns the properties of an element's appearance, without those that it inherits. */
function restyled(before: Page, after: Page, el: Element): string[] {
  const [then, now] = [before.elements.get(el), after.elements.get(el)];
  const [around, aroundNow] = [before, after].map((page) => page.elements.get(now?.parent as Element)?.style);
  return Object.entries(now?.style ?? {}).flatMap(([name, value]) => {
    const was = then?.style[name] ?? '';
    if (value === was) return [];
    return INHERITED.test(name) && around?.[name] === was && aroundNow?.[name] === value ? [] : [name];
  });
}

/** Returns the facts that a person could notice, with one entry for each element and kind. */
export function differences(before: Page, after: Page): Difference[] {
  const out: Difference[] = [];
  for (const [element, now] of after.elements) {
    const then = before.elements.get(element);
    if (!then) {
      if (now.isInk) out.push({ element, kind: 'appeared' });
      continue;
    }
    for (const kind of ['text', 'states', 'value', 'scroll'] as const)
      if (then[kind] !== now[kind]) out.push({ element, kind });
    if (isSeen(then) || isSeen(now)) if (restyled(before, after, element).length) out.push({ element, kind: 'style' });
    const place = (facts: Facts, page: Page): number[] => {
      const around = facts.parent && page.elements.get(facts.parent)?.box;
      return [facts.box[0] - (around?.[0] ?? 0), facts.box[1] - (around?.[1] ?? 0)];
    };
    const differs = (a: readonly number[], b: readonly number[]): boolean =>
      a.some((one, i) => Math.abs(one - (b[i] as number)) > 1.5);
    const isScrolled = now.parent && before.elements.get(now.parent)?.scroll !== after.elements.get(now.parent)?.scroll;
    if (
      now.parent &&
      !isScrolled &&
      (isSeen(then) || isSeen(now)) &&
      differs(now.box.slice(0, 2), then.box.slice(0, 2))
    )
      if (differs(place(now, after), place(then, before))) out.push({ element, kind: 'place' });
    if ((isSeen(then) || isSeen(now)) && differs(now.box.slice(2), then.box.slice(2)))
      out.push({ element, kind: 'size' });
  }
  for (const [element, { isInk }] of before.elements)
    if (isInk && !after.elements.has(element)) out.push({ element, kind: 'gone' });
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

/**
 * The differences that the report of an action neither tells nor counts, as lines. What is on its way at the end of the
 * report (a fading colour) differs from before at every moment: it counts if it still does at the end of its way.
 */
export async function untold(before: Page, after: Page, result: ActionResult, tool: DomTool): Promise<string[]> {
  const lines = await untoldBy(before, after, result, tool);
  if (lines.length === 0) return lines;
  const stay = new Set((await untoldBy(before, await atRest(), result, tool)).map(whatOf));
  return lines.filter((line) => stay.has(whatOf(line)));
}

/** Returns a line without its values. */
const whatOf = (line: string): string => line.replace(/ \(.*/s, '');

/**
 * Returns a record of the page once all animations that end have ended, those in shadow trees included, and nothing
 * changes any more.
 */
export async function atRest(): Promise<Page> {
  const shadowRoots = [...record().elements.keys()].flatMap((el) => el.shadowRoot ?? []);
  const ending = [document, ...shadowRoots]
    .flatMap((root) => root.getAnimations())
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.race([
    Promise.allSettled(ending.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ]);
  let page = record();
  for (const end = performance.now() + 2000; performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const later = record();
    if (differences(page, later).length === 0) return later;
    page = later;
  }
  return page;
}

async function untoldBy(before: Page, after: Page, result: ActionResult, tool: DomTool): Promise<string[]> {
  const { effect = {}, changes } = result;
  const snapshot = await tool.getSnapshot();
  const named = (...parts: unknown[]): Element[] =>
    [...JSON.stringify(parts).matchAll(/node_(\d+)|\[(\d+) /g)].flatMap(
      ([, id, used]) => snapshot.getRealElement(`node_${(id ?? used) as string}`) ?? [],
    );
  const told = {
    shown: named(effect.appeared, effect.opened),
    // An element that fades out is reported as gone before the animation ends.
    gone: named(effect.gone),
    changed: named(effect.changed?.filter((one) => Object.keys(one.changes).some((field) => field !== 'focused'))),
    moved: named(effect.moved?.map(({ element }) => element)),
    resized: named(effect.resized),
    scrolled: named(effect.scrolled),
    restyled: named(effect.restyled),
  };
  const own = snapshot.getRealElement(result.nodeId);
  const isIn = (el: Element, ...kinds: (keyof typeof told)[]): boolean =>
    kinds.some((kind) => told[kind].some((one) => composedContains(one, el)));
  const isAround = (el: Element, ...kinds: (keyof typeof told)[]): boolean =>
    kinds.some((kind) => told[kind].some((one) => composedContains(el, one)));
  /** Boxes that draw a control inside its label follow its reported state, by a transition or a moment later. */
  const isDrawnBy = (el: Element): boolean =>
    told.changed.some((one) => {
      const label = one.closest('label');
      return label !== null && composedContains(label, el);
    });
  /** A removed element was inside its former ancestors. */
  const wasIn = (el: Element, ...kinds: (keyof typeof told)[]): boolean => {
    for (let at: Element | null | undefined = el; at; at = before.parents.get(at)) if (isIn(at, ...kinds)) return true;
    return false;
  };
  const isOwnValue = (el: Element): boolean => changes.valueChanged && own !== null && composedContains(own, el);
  // A page that is too large to be read again at once is reported as such.
  if (effect.unread) return [];
  // Words that are still there, in an element that was rendered again, are not new either.
  const isWordless = (page: Page, el: Element): boolean => {
    const text = page.elements.get(el)?.text ?? '';
    const other = page === after ? before : after;
    return text === '' || [...other.elements].some(([one, facts]) => facts.text === text && !page.elements.has(one));
  };
  const hasMore = (effect.more ?? 0) > 0;
  const isCounted: Readonly<Record<Difference['kind'], (el: Element) => boolean>> = {
    appeared: (el) =>
      hasMore ||
      (isWordless(after, el) && (effect.drawn ?? 0) > 0) ||
      isIn(el, 'shown', 'changed', 'restyled') ||
      isOwnValue(el),
    gone: (el) =>
      hasMore ||
      (isWordless(before, el) && (effect.drawn ?? 0) > 0) ||
      (effect.gone?.length ?? 0) > 0 ||
      wasIn(el, 'changed', 'restyled') ||
      isOwnValue(el),
    // Words that are now in a separate element are reported with that element, or counted if they are in an editor.
    text: (el) =>
      isIn(el, 'shown', 'changed') || (isWordless(after, el) && (hasMore || isAround(el, 'shown'))) || isOwnValue(el),
    // The state of a row or wrapper is that of the control in it.
    states: (el) => isIn(el, 'shown', 'changed') || isAround(el, 'changed') || isOwnValue(el),
    value: (el) => isIn(el, 'shown', 'changed') || isOwnValue(el),
    scroll: (el) => changes.scrollChanged || isIn(el, 'scrolled', 'shown'),
    style: (el) =>
      hasMore ||
      isIn(el, 'restyled', 'shown', 'gone') ||
      isDrawnBy(el) ||
      // A control draws its focus, which is reported, on itself, in boxes inside it, or around it.
      [before.focus, after.focus].some(
        (one) => before.focus !== after.focus && one && (composedContains(el, one) || composedContains(one, el)),
      ),
    place: (el) =>
      (effect.displaced ?? 0) > 0 ||
      isIn(el, 'moved', 'shown') ||
      isAround(el, 'moved', 'resized') ||
      isDrawnBy(el) ||
      isBlinking(el),
    // The size of an element that is as large as its content follows from the report about the content.
    size: (el) =>
      (effect.displaced ?? 0) > 0 ||
      (effect.gone?.length ?? 0) > 0 ||
      isOwnValue(el) ||
      isIn(el, 'resized', 'changed', 'shown') ||
      isAround(el, 'resized', 'changed', 'shown', 'moved', 'restyled'),
  };
  const found = differences(before, after);
  const lines = found
    .filter(({ element, kind }) => !isCounted[kind](element))
    .map(({ element, kind }) => `${kind} of ${described(element)}${detailOf(before, after, element, kind)}`);
  if (before.focus !== after.focus && effect.focused === undefined) lines.push('focus');
  if (before.selection !== after.selection && after.selection && effect.selected === undefined) lines.push('selection');
  if (before.title !== after.title && effect.title === undefined) lines.push('title');
  if (before.url !== after.url && !changes.navigationOccurred) lines.push('address');
  if (lines.length === 0 && effect.none && found.length) lines.push('said that nothing changed');
  return lines;
}

const described = (el: Element): string =>
  `<${el.localName}${el.id && ` id="${el.id}"`}${el.classList.length ? ` class="${el.classList.value}"` : ''}>`;

/** Returns the differences in the facts of one kind. */
function detailOf(before: Page, after: Page, el: Element, kind: string): string {
  const [then, now] = [before.elements.get(el), after.elements.get(el)];
  if (kind === 'style')
    return ` (${restyled(before, after, el)
      .map((name) => `${name} ${then?.style[name]} → ${now?.style[name]}`)
      .join(', ')})`;
  return /^(states|text|value|scroll)$/.test(kind) ? ` (${then?.[kind as 'text']} → ${now?.[kind as 'text']})` : '';
}

/** Tells whether the element is in an animation that never ends, such as a drawn caret, which follows what is typed. */
const isBlinking = (el: Element): boolean =>
  document.getAnimations().some(({ effect }) => {
    const target = (effect as KeyframeEffect | null)?.target;
    return target && composedContains(target, el) && effect?.getComputedTiming().endTime === Infinity;
  });

function composedContains(outer: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === outer) return true;
  return false;
}
