import { MORE_SHEETS, NEW_RULES, PIECES, SHADE_SHEETS, SHEETS } from './startPage.ts';

/** One change of the page. `a`, `b` and `c` choose what is changed, and how. */
export interface Operation {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const CLASSES = ['a', 'b', 'c', 'd', 'e', 'hide', 'ghost', 'clear', 'press', 'tag', 'clip', 'box'];
const ATTRIBUTES: readonly (readonly [string, readonly (string | null)[]])[] = [
  ['hidden', ['', null]],
  ['inert', ['', null]],
  ['title', ['Title', 'Other', null]],
  ['disabled', ['', null]],
  ['open', ['', null]],
  ['tabindex', ['0', '-1', null]],
  ['href', ['#z', null]],
  ['role', ['button', 'heading', 'none', 'region', 'group', null]],
  ['aria-label', ['Called', 'Named', null]],
  ['aria-hidden', ['true', 'false', null]],
  ['aria-labelledby', ['t1', 't2', 'f1', null]],
  ['aria-describedby', ['t1', 't2', null]],
  ['id', ['t1', 't2', 'o1', 'f1', null]],
  ['for', ['f1', 'f2', null]],
  ['slot', ['s', 'x', null]],
  ['aria-expanded', ['true', 'false', null]],
  ['aria-checked', ['true', null]],
  ['type', ['checkbox', 'text', 'password', null]],
  ['data-x', ['1', null]],
  ['value', ['v', null]],
  [
    'style',
    [
      'display: none',
      'display: contents',
      'opacity: 0',
      'position: fixed; top: 0',
      'margin-left: -9000px',
      'color: transparent',
      'overflow: hidden; height: 0',
      null,
    ],
  ],
  ['contenteditable', ['true', null]],
  ['onclick', ['go()', null]],
  ['placeholder', ['type here', null]],
  ['aria-owns', [null, null, null, null, null, null, null, 'o1', 't1']],
  ['dir', ['rtl', null]],
];
/**
 * WebKit may apply a sheet adopted by a shadow root for the width that the page had before, whatever `matchMedia` says.
 * The user agent string tells it, because operations also run in a frame, which has no test environment.
 */
export const IS_WEBKIT = /AppleWebKit\/(?!.*Chrom)/.test(navigator.userAgent);
const WORDS = ['alpha', 'beta gamma', '', 'a\nb', 'delta'];

type Reflecting = { -readonly [name in 'ariaLabelledByElements' | 'ariaDescribedByElements']: Element[] | null };

/** Thrown if the page has nothing that the operation could change. The page is left as it is. */
class NothingToChange extends Error {}

function pick<T>(list: readonly T[], n: number): T {
  if (list.length === 0) throw new NothingToChange();
  return list[n % list.length] as T;
}

/** Returns every element of the page, including those in shadow trees and frames. */
function elements(root: Document | ShadowRoot = document): Element[] {
  const all: Element[] = [];
  for (const el of root.querySelectorAll(root === document ? 'body *' : '*')) {
    all.push(el);
    if (el.shadowRoot) all.push(...elements(el.shadowRoot));
    const inner = el instanceof HTMLIFrameElement ? el.contentDocument : null;
    if (inner) all.push(...inner.body.querySelectorAll('*'));
  }
  return all;
}
const anyElement = (n: number): Element => pick([document.body, ...elements()], n);
const texts = (el: Node): Text[] => Array.from(el.childNodes).filter((node) => node instanceof Text);
const ALL_SHEETS = [...SHEETS, ...MORE_SHEETS];
const SIZES: readonly (readonly [number, number])[] = [
  [800, 600],
  [640, 600],
  [800, 300],
  [1200, 600],
  [320, 480],
];
const styles = (): HTMLStyleElement[] => Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-fuzz]'));
/** The number of the last class name that was generated. */
let newest = 0;
const controls = (): HTMLInputElement[] => elements().filter((el) => el instanceof HTMLInputElement);

const KINDS: Readonly<Record<string, (a: number, b: number, c: number) => void>> = {
  // `nothing` comes first, because unnecessary steps of a failing sequence shrink to it.
  nothing: () => {},
  text: (a, b) => {
    const el = anyElement(a);
    (texts(el)[0] ?? el.appendChild(document.createTextNode(''))).data = pick(WORDS, b);
  },
  append: (a, b) => {
    anyElement(a).insertAdjacentHTML('beforeend', pick(PIECES, b));
  },
  prepend: (a, b) => {
    anyElement(a).insertAdjacentHTML('afterbegin', pick(PIECES, b));
  },
  before: (a, b) => {
    const el = anyElement(a);
    if (el !== document.body && el.parentElement) el.insertAdjacentHTML('beforebegin', pick(PIECES, b));
  },
  remove: (a) => {
    const el = anyElement(a);
    if (el !== document.body && !el.contains(document.querySelector('main'))) el.remove();
  },
  move: (a, b) => {
    const [el, to] = [anyElement(a), anyElement(b)];
    if (el !== document.body && el.ownerDocument === to.ownerDocument && !el.contains(to)) to.append(el);
  },
  sameAgain: (a) => {
    const el = anyElement(a);
    if (el !== document.body) el.innerHTML = String(el.innerHTML);
  },
  replace: (a) => {
    const el = anyElement(a);
    if (el !== document.body && el.parentNode) el.replaceWith(el.cloneNode(true));
  },
  sort: (a) => {
    const el = anyElement(a);
    el.append(...Array.from(el.children).reverse());
  },
  class: (a, b) => {
    anyElement(a).classList.toggle(pick(CLASSES, b));
  },
  classNear: (a, b) => {
    pick(Array.from(document.querySelectorAll('main, section, ul, li, p, div')), a).classList.toggle(pick(CLASSES, b));
  },
  attribute: (a, b, c) => {
    const [name, values] = pick(ATTRIBUTES, b);
    const value = pick(values, c);
    if (value === null) anyElement(a).removeAttribute(name);
    else anyElement(a).setAttribute(name, value);
  },
  refer: (a, b, c) => {
    (anyElement(a) as Reflecting)[c % 2 ? 'ariaLabelledByElements' : 'ariaDescribedByElements'] =
      c % 5 ? [anyElement(b)] : null;
  },
  sheetSwitched: (a) => {
    const style = pick(styles(), a);
    if (style.sheet) style.sheet.disabled = !style.sheet.disabled;
  },
  sheetText: (a, b) => {
    pick(styles(), a).textContent = pick(ALL_SHEETS, b);
  },
  sheetAdded: (a, b, c) => {
    const style = Object.assign(document.createElement('style'), {
      textContent: pick(ALL_SHEETS, b),
      media: pick(['', '', '', '(min-width: 700px)', '(max-height: 400px)'], c),
    });
    style.dataset['fuzz'] = '';
    if (c % 3) document.head.insertBefore(style, pick(Array.from(document.head.children), a));
    else anyElement(a).append(style);
  },
  newClass: (a, b) => {
    const awaited = document.head.querySelector<HTMLStyleElement>('style[data-awaits]');
    if (awaited) {
      anyElement(a).classList.add(awaited.dataset['awaits'] ?? '');
      delete awaited.dataset['awaits'];
      return;
    }
    const name = `z${String(++newest)}`;
    const style = document.head.appendChild(
      Object.assign(document.createElement('style'), { textContent: pick(NEW_RULES, b).replaceAll('z$', name) }),
    );
    Object.assign(style.dataset, { fuzz: '', awaits: name });
  },
  sheetRemoved: (a) => {
    pick(styles(), a).remove();
  },
  sheetMoved: (a) => {
    document.head.append(pick(styles(), a));
  },
  // Media queries of the viewport are set only before the sheet is inserted: Firefox forgets later ones on resize.
  sheetMedia: (a, b) => {
    pick(styles(), a).media = pick(['', 'print', 'screen', 'not all'], b);
  },
  ruleRemoved: (a, b) => {
    const { sheet } = pick(styles(), a);
    if (sheet?.cssRules.length) sheet.deleteRule(b % sheet.cssRules.length);
  },
  resize: (a) => {
    const frame = window.frameElement as HTMLElement | null;
    if (frame) [frame.style.width, frame.style.height] = pick(SIZES, a).map((size) => `${size}px`) as [string, string];
  },
  innerResize: (a) => {
    const frame = document.body.querySelector('iframe');
    if (frame) frame.width = String(pick(SIZES, a)[0] / 4);
  },
  rule: (a, b) => {
    pick(styles(), a).sheet?.insertRule(
      pick(
        ['.c { display: none }', 'b { visibility: hidden }', '.e { cursor: pointer }', 'h2::after { content: "!" }'],
        b,
      ),
    );
  },
  adopted: (a) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pick(ALL_SHEETS, a));
    document.adoptedStyleSheets = document.adoptedStyleSheets.length ? [] : [sheet];
  },
  adoptedInShadow: (a, b, c) => {
    const root = pick(Array.from(document.querySelectorAll('x-box')), a).shadowRoot;
    if (!root) throw new NothingToChange();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pick([...SHADE_SHEETS.filter((css) => !IS_WEBKIT || !css.startsWith('@media')), ...SHEETS], b));
    root.adoptedStyleSheets =
      c % 3 ? [...root.adoptedStyleSheets, sheet] : [...root.adoptedStyleSheets].reverse().slice(1);
  },
  checked: (a) => {
    const el = pick(controls(), a);
    el.checked = !el.checked;
  },
  mixed: (a) => {
    const el = pick(controls(), a);
    el.indeterminate = !el.indeterminate;
  },
  value: (a, b) => {
    pick(controls(), a).value = pick(WORDS, b);
  },
  choose: (a) => {
    const select = document.querySelector('select');
    if (select) select.selectedIndex = a % 3;
  },
  focus: (a) => {
    (anyElement(a) as HTMLElement).focus?.({ preventScroll: true });
  },
  fold: () => {
    const details = document.querySelector('details');
    if (details) details.open = !details.open;
  },
  dialog: () => {
    const dialog = document.querySelector('dialog');
    if (dialog?.isConnected) {
      if (dialog.open) dialog.close();
      else dialog.showModal();
    }
  },
  popover: () => {
    const pop = document.querySelector<HTMLElement>('[popover]');
    if (pop?.isConnected) pop.togglePopover?.();
  },
  invoke: (a, b, c) => {
    const button = pick(
      elements().filter((el) => el instanceof HTMLButtonElement || el instanceof HTMLInputElement),
      a,
    );
    button.popoverTargetElement = c % 4 ? (document.querySelector('[popover]') ?? anyElement(b)) : null;
  },
  shadow: (a, b) => {
    const host = pick(Array.from(document.querySelectorAll('x-box')), a);
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.innerHTML = pick(
      [
        '<slot></slot>',
        '<b>shade</b><slot name=s>fallback</slot>',
        '<style>::slotted(*) { display: none } .b { opacity: 0 }</style><i class=b>i</i><slot></slot>',
        '<button>In <slot></slot></button>',
      ],
      b,
    );
  },
  frame: (a, b) => {
    const frame = document.body.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
    const inner = frame.contentDocument;
    if (inner) inner.body.innerHTML = pick(PIECES, a) + pick(PIECES, b);
  },
  scroll: (a) => {
    window.scrollTo(0, (a % 5) * 30);
  },
};
const NAMES = Object.keys(KINDS);
export const KIND_COUNT = NAMES.length;

/** Returns the operation's name for failure messages. */
export const nameOf = ({ kind }: Operation): string => pick(NAMES, kind);

export function perform(operation: Operation): void {
  const act = KINDS[nameOf(operation)];
  try {
    act?.(operation.a, operation.b, operation.c);
  } catch (error) {
    // An operation that the DOM refuses, such as a child where none is allowed, changes nothing.
    if (!(error instanceof DOMException || error instanceof NothingToChange)) throw error;
  }
}
