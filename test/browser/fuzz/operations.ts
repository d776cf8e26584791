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
/** It may apply a sheet that a shadow root adopts by the width that the page had before, whatever `matchMedia` says. Told by its name: operations run in a frame too, which has no test environment. */
export const IS_WEBKIT = /AppleWebKit\/(?!.*Chrom)/.test(navigator.userAgent);
const WORDS = ['alpha', 'beta gamma', '', 'a\nb', 'delta'];

type Reflecting = { -readonly [name in 'ariaLabelledByElements' | 'ariaDescribedByElements']: Element[] | null };

/** What there is none of is left as it is. */
class Nothing extends Error {}

function pick<T>(list: readonly T[], n: number): T {
  if (list.length === 0) throw new Nothing();
  return list[n % list.length] as T;
}

/** Every element of the page: of shadow trees and frames too. */
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
const some = (n: number): Element => pick([document.body, ...elements()], n);
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
/** The number of the last class that nothing had before. */
let newest = 0;
const controls = (): HTMLInputElement[] => elements().filter((el) => el instanceof HTMLInputElement);

const KINDS: Readonly<Record<string, (a: number, b: number, c: number) => void>> = {
  // First, as what a failing sequence's needless steps shrink to.
  nothing: () => {},
  text: (a, b) => {
    const el = some(a);
    (texts(el)[0] ?? el.appendChild(document.createTextNode(''))).data = pick(WORDS, b);
  },
  append: (a, b) => {
    some(a).insertAdjacentHTML('beforeend', pick(PIECES, b));
  },
  prepend: (a, b) => {
    some(a).insertAdjacentHTML('afterbegin', pick(PIECES, b));
  },
  before: (a, b) => {
    const el = some(a);
    if (el !== document.body && el.parentElement) el.insertAdjacentHTML('beforebegin', pick(PIECES, b));
  },
  remove: (a) => {
    const el = some(a);
    if (el !== document.body && !el.contains(document.querySelector('main'))) el.remove();
  },
  move: (a, b) => {
    const [el, to] = [some(a), some(b)];
    if (el !== document.body && el.ownerDocument === to.ownerDocument && !el.contains(to)) to.append(el);
  },
  sameAgain: (a) => {
    const el = some(a);
    if (el !== document.body) el.innerHTML = String(el.innerHTML);
  },
  replace: (a) => {
    const el = some(a);
    if (el !== document.body && el.parentNode) el.replaceWith(el.cloneNode(true));
  },
  sort: (a) => {
    const el = some(a);
    el.append(...Array.from(el.children).reverse());
  },
  class: (a, b) => {
    some(a).classList.toggle(pick(CLASSES, b));
  },
  classNear: (a, b) => {
    pick(Array.from(document.querySelectorAll('main, section, ul, li, p, div')), a).classList.toggle(pick(CLASSES, b));
  },
  attribute: (a, b, c) => {
    const [name, values] = pick(ATTRIBUTES, b);
    const value = pick(values, c);
    if (value === null) some(a).removeAttribute(name);
    else some(a).setAttribute(name, value);
  },
  refer: (a, b, c) => {
    (some(a) as Reflecting)[c % 2 ? 'ariaLabelledByElements' : 'ariaDescribedByElements'] = c % 5 ? [some(b)] : null;
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
    else some(a).append(style);
  },
  newClass: (a, b) => {
    const awaited = document.head.querySelector<HTMLStyleElement>('style[data-awaits]');
    if (awaited) {
      some(a).classList.add(awaited.dataset['awaits'] ?? '');
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
  // Those that depend on the viewport are said before the sheet is there: Firefox forgets later ones when it is resized.
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
    if (!root) throw new Nothing();
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
    (some(a) as HTMLElement).focus?.({ preventScroll: true });
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
    button.popoverTargetElement = c % 4 ? (document.querySelector('[popover]') ?? some(b)) : null;
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

/** What the operation is called, for those who read a failure. */
export const nameOf = ({ kind }: Operation): string => pick(NAMES, kind);

export function perform(operation: Operation): void {
  const act = KINDS[nameOf(operation)];
  try {
    act?.(operation.a, operation.b, operation.c);
  } catch (error) {
    // What the DOM refuses (a child where none may be, a host that cannot be one) is no change.
    if (!(error instanceof DOMException || error instanceof Nothing)) throw error;
  }
}
