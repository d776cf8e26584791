import { isString } from '../../standards/values.ts';
import { hasField } from '../../standards/ownFields.ts';
import { ready } from '../actionability/gate.ts';
import { nameOf, noSuchOption, sameText, startsWithText, type OptionSelector } from './optionSelector.ts';
import { contentOf, editableAt, isDisabled, notKept } from '../controls/controls.ts';
import { clickWhenReady, pressThrough } from '../gestures/mouseClick.ts';
import { pressKey } from '../keyboard/pressKey.ts';
import { Typing } from '../keyboard/typing.ts';
import { focusedElement } from '../platform/moveFocus.ts';
import { scrollElement, scrollElementTo } from '../platform/mutatingBuiltIns.ts';
import { becomes, frame } from '../platform/tasks.ts';
import type { Ending } from '../types.ts';
import { flatChildren, flatDescendants, flatElements, flatParent, treeScope, nearest } from '../../dom/composed.ts';
import { isElementTarget, isSelect, isTag, isText, isTextInput } from '../../dom/kinds.ts';
import {
  attribute,
  data,
  documentBody,
  elementById,
  hasAttribute,
  inputValue,
  isConnected,
  matches,
  ownerDocument,
  textContent,
  localName,
} from '../../dom/natives.ts';
import { now, sleep } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { isWithin } from '../../layout/hitTest.ts';
import { collapseSpace } from '../../standards/characters.ts';
import { keyInfo } from '../../standards/keyboard.ts';
import { whyHidden } from '../../visibility/checkVisibility.ts';
import { quoted } from '../../standards/pageText.ts';

/**
 * Chooses options in a listbox, or in the popup that the control opens, found by ARIA roles, else by what appeared.
 * Filters are typed into, and virtual lists are scrolled until the option is found.
 */
export async function chooseInPopup(el: Element, wanted: readonly OptionSelector[], deadline: number): Promise<Ending> {
  // The page as a whole is no control: what opens first in it was not meant.
  if (matches(el, 'html,body')) return { code: 'not_selectable' };
  const gate = await ready(el, { pointer: false, deadline });
  if (!hasField(gate, 'hit')) return gate;
  const doc = ownerDocument(el) as Document;
  const open = isList(el);
  const trigger = open ? el : triggerOf(el);
  let many = isMultiple(el) || isMultiple(trigger);
  const before = new Set([
    ...visibleOptions(doc),
    ...wanted.flatMap((one) => leaves(doc, nameOf(one))),
    ...scrollables(doc),
  ]);
  const shownBefore = labelOf(el);
  const taken = new Set<string>();
  let list: Element | null = open ? el : null;
  for (const one of wanted) {
    const found = open
      ? await find(
          el,
          () => optionsIn(el),
          one,
          () => el,
        )
      : await findInPopup(el, trigger, one, before, deadline);
    if (!isFound(found)) return found;
    let option = found;
    list ??= listAround(option);
    many ||= list !== null && isMultiple(list);
    if (isDisabled(option)) return { code: 'disabled', blocker: option };
    const text = textOf(option);
    taken.add(text);
    // In a popup `aria-selected` may only mark the active option.
    const marked = isChosen(option);
    if (marked && (open || (many && shows(el, trigger, text)))) continue;
    const others = (list ? optionsIn(list) : visibleOptions(doc)).map(textOf).filter((other) => other !== text);
    const shown = textsOf(el);
    const showsAnother = (): boolean => textsOf(el).some((part) => others.includes(part) && !shown.includes(part));
    let clicked = await press(option, deadline);
    for (let tries = 3; hasField(clicked, 'code') && UNREACHED.test(clicked.code) && tries > 0; tries--) {
      // A virtual list replaces its options when it is scrolled, and a list that answers late moves them or closes.
      let anew = await find(
        el,
        () => (list && isConnected(list) ? optionsIn(list) : visibleOptions(doc)),
        text,
        () => null,
        300,
      );
      if (!isFound(anew) && !open) anew = await findInPopup(el, trigger, one, before, deadline);
      if (!isFound(anew)) continue;
      option = anew;
      clicked = isChosen(option) === marked ? await press(option, deadline) : { done: true };
    }
    if (!hasField(clicked, 'done')) return clicked;
    if (!(await becomes(() => reads(el, trigger, option, text, shownBefore, list, marked) && !showsAnother(), READ)))
      return notKept(el, labelOf(el));
  }
  // As in a native list of many choices, options that are not named are deselected.
  for (const option of many && list && isConnected(list) ? optionsIn(list) : []) {
    if (
      !isChosen(option) ||
      !isVisible(option) ||
      taken.has(textOf(option)) ||
      isDisabled(option) ||
      (!open && !shows(el, trigger, textOf(option)))
    )
      continue;
    const clicked = await press(option, deadline);
    if (!hasField(clicked, 'done')) return clicked;
    if (!(await becomes(() => !isConnected(option) || !isChosen(option), READ)))
      return { code: 'not_kept', detail: quoted(textOf(option)) };
  }
  if (!open && many && isOpen(trigger)) await pressKey(doc, keyInfo('Escape')!, {});
  return { done: true, actual: trigger };
}

const press = (option: Element, deadline: number): Promise<Ending> =>
  clickWhenReady(option, { pointer: true, deadline });

/** How long the page may take to show what was chosen, in milliseconds. */
const READ = 500;
const UNREACHED = /^(detached|replaced|hidden|moving)$/;
const isFound = (found: Element | Ending): found is Element => isElementTarget(found);

/** The element to click to open the popup: the control, or the only combobox or popup button in it. */
function triggerOf(el: Element): Element {
  if (matches(el, TRIGGERS) || isTextInput(el)) return el;
  return (
    descend(el, (e) => matches(e, TRIGGERS)) ??
    descend(el, (e) => isTextInput(e)) ??
    descend(el, (e) => matches(e, 'button,[role=button],[tabindex="0"]')) ??
    el
  );
}
const TRIGGERS =
  '[role=combobox],' + ['listbox', 'menu', 'true', 'dialog', 'tree'].map((kind) => `[aria-haspopup=${kind}]`).join();
const LISTS = '[role=listbox],[role=menu],[role=tree],[role=radiogroup]';
const OPTIONS = '[role=option],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox],[role=treeitem]';

const isList = (el: Element): boolean => matches(el, LISTS);
const isOption = (el: Element): boolean => matches(el, OPTIONS) || /-option$/.test(localName(el));

const isMultiple = (el: Element): boolean =>
  attribute(el, 'aria-multiselectable') === 'true' ||
  hasAttribute(el, 'multiple') ||
  controlled(el).some((l) => attribute(l, 'aria-multiselectable') === 'true');

const isChosen = (option: Element): boolean =>
  attribute(option, 'aria-selected') === 'true' || attribute(option, 'aria-checked') === 'true';

const isOpen = (trigger: Element): boolean => attribute(trigger, 'aria-expanded') === 'true';

const listAround = (option: Element): Element | null => nearest(flatParent(option), isList);

/** The elements that `aria-controls` or `aria-owns` of the trigger name. */
function controlled(trigger: Element): Element[] {
  const scope = treeScope(trigger);
  const ids = `${attribute(trigger, 'aria-controls') ?? ''} ${attribute(trigger, 'aria-owns') ?? ''}`
    .split(/\s+/)
    .filter(Boolean);
  return scope ? ids.flatMap((id) => elementById(scope, id) ?? []) : [];
}

async function findInPopup(
  el: Element,
  trigger: Element,
  one: OptionSelector,
  before: Set<Element>,
  deadline: number,
): Promise<Element | Ending> {
  const doc = ownerDocument(el) as Document;
  // Options in the control, in what it controls, or that were not visible before it was opened.
  const candidates = (): Element[] => {
    const own = controlled(trigger).flatMap(optionsIn).filter(isVisible);
    const inside = optionsIn(el).filter(isVisible);
    const known = new Set([...inside, ...own, ...visibleOptions(doc).filter((o) => !before.has(o))]);
    // Without roles: elements with the option's text that were not visible before.
    return known.size ? [...known] : leaves(doc, nameOf(one)).filter((o) => !before.has(o) && !isWithin(o, trigger));
  };
  const quick = pick(candidates(), one);
  if (quick && isOpen(trigger)) return quick;
  const opened = await open(trigger, candidates, deadline);
  if (opened) return opened;
  const found = await find(el, candidates, one, () => scrollables(doc).find((s) => !before.has(s)) ?? null);
  if (isFound(found) || !isTextInput(trigger) || (typeof one === 'object' && hasField(one, 'index'))) return found;
  // A combobox may list only the options that match its text.
  const field = editableAt(trigger);
  if (!field) return found;
  const typing = new Typing(field);
  const text = contentOf(field);
  await typing.clear();
  await typing.insert(nameOf(one), 0);
  const filtered = await find(el, candidates, one, () => null, 1500);
  if (isFound(filtered)) return filtered;
  // A field that offers no such option keeps its text.
  await typing.clear();
  if (text) await typing.insert(text, 0);
  return filtered;
}

/**
 * Opens the popup by a click, else by the Down arrow key.
 * @returns Null if there is something to choose from.
 */
async function open(trigger: Element, candidates: () => Element[], deadline: number): Promise<Ending | null> {
  if (isOpen(trigger) && candidates().length) return null;
  const clicked = await pressThrough(trigger, { pointer: true, deadline }, () => true);
  if (!hasField(clicked, 'done')) return clicked;
  if (await becomes(() => candidates().length > 0 || isOpen(trigger), 700)) return null;
  const doc = ownerDocument(trigger) as Document;
  if (focusedElement(doc) !== documentBody(doc)) await pressKey(doc, keyInfo('ArrowDown')!, {});
  await becomes(() => candidates().length > 0, 500);
  return null;
}

/** Waits for the option to appear, and scrolls the list meanwhile. */
async function find(
  el: Element,
  candidates: () => Element[],
  one: OptionSelector,
  list: () => Element | null,
  patience = 800,
): Promise<Element | Ending> {
  const end = now() + patience;
  // Endless lists are scrolled up to this time.
  const last = now() + 8000;
  let options: Element[] = [];
  for (let scrolled = false; ;) {
    options = candidates();
    const found = pick(options, one);
    if (found) return found;
    const scroller = scrollerOf(list() ?? options[0] ?? null);
    if (scroller && now() < last) {
      if (!scrolled) scrollElementTo(scroller, { top: 0, behavior: 'instant' });
      else if (!(await scrolls(scroller)) && now() >= end) break;
      scrolled = true;
    } else if (now() >= end) break;
    await sleep(20);
  }
  return options.length ? noSuchOption(el, options, textOf) : { code: 'not_selectable' };
}

async function scrolls(scroller: Element): Promise<boolean> {
  const reader = new LayoutReader();
  const from = reader.scrollOffset(scroller).top;
  scrollElement(scroller, { top: reader.clientSize(scroller).height * 0.8, behavior: 'instant' });
  await frame();
  return new LayoutReader().scrollOffset(scroller).top !== from;
}

function scrollerOf(el: Element | null): Element | null {
  const reader = new LayoutReader();
  for (let node = el; node; node = flatParent(node)) {
    if (node === documentBody(ownerDocument(node) as Document)) return null;
    if (holdsMore(node, reader)) return node;
  }
  return null;
}

function pick(options: Element[], one: OptionSelector): Element | null {
  if (typeof one === 'object' && hasField(one, 'index')) return options[one.index] ?? null;
  const name = nameOf(one);
  const byValue = (o: Element): boolean => (attribute(o, 'data-value') ?? attribute(o, 'value')) === name;
  const isExact = (o: Element): boolean => textOf(o) === name;
  const isSame = (o: Element): boolean => sameText(textOf(o), name) || sameText(attribute(o, 'aria-label') ?? '', name);
  const rules = typeof one === 'object' && hasField(one, 'value') ? [byValue] : [isExact, isSame, byValue];
  for (const rule of rules) {
    const found = options.find(rule);
    if (found) return found;
  }
  // An option that only begins with the text is chosen if it is the only one.
  const begins = options.filter((o) => startsWithText(textOf(o), name));
  return begins.length === 1 && isString(one) ? (begins[0] as Element) : null;
}

/** All visible options of the page, by role or tag. */
function visibleOptions(doc: Document): Element[] {
  const body = documentBody(doc);
  return body ? collect(body, (el) => isOption(el) && isVisible(el)) : [];
}

/** Visible elements that may be virtual lists: some clip their overflow and scroll it by script. */
function scrollables(doc: Document): Element[] {
  const reader = new LayoutReader();
  const body = documentBody(doc);
  return body ? collect(body, (el) => holdsMore(el, reader) && isVisible(el)) : [];
}

function holdsMore(el: Element, reader: LayoutReader): boolean {
  const room = reader.clientSize(el).height;
  return room > 20 && reader.scrollSize(el).height > room + 8 && reader.style(el).overflow !== 'visible';
}

/** Visible elements that contain just this text. */
function leaves(doc: Document, text: string): Element[] {
  const body = documentBody(doc);
  const holds = (el: Element): boolean => flatChildren(el).some((c) => isText(c) && sameText(data(c), text));
  return body ? collect(body, (el) => holds(el) && isVisible(el)) : [];
}

const collect = (root: Element, fits: (el: Element) => boolean): Element[] => [...flatElements(root)].filter(fits);

function optionsIn(list: Element): Element[] {
  const radios = matches(list, '[role=radiogroup]');
  return collect(list, (el) => isOption(el) || (radios && matches(el, '[role=radio]')));
}

const isVisible = (el: Element): boolean => whyHidden(el, new LayoutReader()) === null;

const textOf = (el: Element): string => collapseSpace(textContent(el) ?? '');

/** What the control shows as chosen: its text without the options, and its field's value. */
function textsOf(el: Element): string[] {
  const field = isTextInput(el) ? el : descend(el, isTextInput);
  return [shownText(el), field ? inputValue(field as HTMLInputElement) : ''];
}

/** What the control shows as chosen, with its own `value`, as one text. */
function labelOf(el: Element): string {
  const own = (el as { value?: unknown }).value;
  return [...textsOf(el), isString(own) ? own : ''].join(' ').trim();
}

function shownText(el: Element): string {
  const isLeftOut = (at: Element): boolean => isOption(at) || isList(at) || isSelect(at) || localName(at) === 'style';
  const texts = [...flatDescendants(el, (at) => (at !== el && isLeftOut(at) ? [] : flatChildren(at)))].filter(isText);
  return collapseSpace(texts.map(data).join(' '));
}

/** Whether the choice was made: marked on the option, or shown by the control. */
function reads(
  el: Element,
  trigger: Element,
  option: Element,
  text: string,
  before: string,
  list: Element | null,
  marked: boolean,
): boolean {
  if (!marked && isConnected(option) && isChosen(option)) return true;
  // A menu item runs a command and is not marked.
  if (matches(option, '[role=menuitem]')) return true;
  if (shows(el, trigger, text)) return true;
  // Some controls show the choice as a further option.
  if (
    optionsIn(el).some((o) => !(list && isWithin(o, list)) && isVisible(o) && isChosen(o) && textOf(o).includes(text))
  )
    return true;
  return labelOf(el) !== before && !isOpen(trigger);
}

/** Whether the control, or what is beside the input with the role, shows the choice. */
function shows(el: Element, trigger: Element, text: string): boolean {
  if (labelOf(el).includes(text)) return true;
  let node = flatParent(trigger);
  for (
    let up = 0;
    node && up < 3 && node !== documentBody(ownerDocument(node) as Document);
    up++, node = flatParent(node)
  ) {
    if (shownText(node).includes(text)) return true;
  }
  return false;
}

function descend(el: Element, fits: (el: Element) => boolean): Element | null {
  for (const inner of flatElements(el)) if (fits(inner) && !isTag(inner, 'label')) return inner;
  return null;
}
