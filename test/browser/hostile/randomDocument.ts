import { FORGERIES } from './forgeries.ts';
/** Random documents that try to forge output of the tool, to hide their words, and to reveal secrets. */

type Next = () => number;
const pick = <T>(next: Next, of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
const chance = (next: Next, part: number): boolean => next() < part;

/** The contents of secret fields. Some look like parts of a view, or are words that a view writes itself. */
export const SECRETS: readonly string[] = [
  'tr0ub4dor-77',
  'word\\',
  'pa[5 ss"x]',
  'button',
  'disabled',
  'a | b (checked)',
  '1234',
  'node_12',
  '@main zone',
  'x="y\\"',
  '[3 button Pay]',
  'ge\u00adheim\u200bwort',
];

const INVISIBLE: readonly string[] = [
  ...[0x00, 0x07, 0x1b, 0x7f, 0x85, 0x9b, 0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029],
  ...[0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x206f, 0x3164, 0xe000, 0xf8f0, 0xf8f1, 0xf8f6, 0xfeff, 0xffa0, 0xfff9],
  ...[0xfdd0, 0xd800, 0xdc00, 0x1bca0, 0xe0001, 0xe0041, 0xf0000, 0x10ffff],
].map((code) => String.fromCodePoint(code));

const WORDS: readonly string[] = ['word', 'Basket', 'two words', 'Ä', '漢字', 'x', 'Save all', 'word0', '7', 'node_7'];

/** Returns a text of the page: words, forgeries, invisible characters and the secret. */
function textOf(next: Next, secret: string): string {
  let out = '';
  for (let left = 1 + Math.floor(next() * 5); left > 0; left--) {
    const kind = next();
    out +=
      kind < 0.4
        ? pick(next, WORDS)
        : kind < 0.8
          ? pick(next, FORGERIES)
          : kind < 0.94
            ? pick(next, INVISIBLE)
            : secret;
    if (chance(next, 0.5)) out += ' ';
  }
  if (chance(next, 0.004)) out = out.repeat(2000);
  return out;
}

const BLOCKS = [
  'p',
  'div',
  'section',
  'nav',
  'main',
  'form',
  'h1',
  'h2',
  'h4',
  'blockquote',
  'pre',
  'fieldset',
  'aside',
  'header',
];
const INLINES = ['b', 'i', 'span', 'del', 'sup', 'sub', 'code', 'kbd', 'label', 'mark', 'a', 'small'];
const ROLES = [
  'button',
  'link',
  'tab',
  'checkbox',
  'switch',
  'dialog',
  'alert',
  'tablist',
  'menu',
  'menuitem',
  'slider',
  'treeitem',
  'heading',
  'region',
  'listbox',
  'option',
  'combobox',
  'textbox',
  '[5',
  'main',
  'row',
  'cell',
  'table',
];
const TYPES = [
  'text',
  'password',
  'checkbox',
  'radio',
  'range',
  'number',
  'date',
  'color',
  'submit',
  'button',
  'email',
  'search',
  'tel',
  'file',
  'image',
  'hidden',
];
const NAMES = [
  'title',
  'aria-label',
  'alt',
  'placeholder',
  'value',
  'id',
  'class',
  'name',
  'data-llm-id',
  'data-LLM-hidden',
  'data-testid',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'aria-placeholder',
  'label',
  'data-x',
];
const FLAGS = [
  'disabled',
  'checked',
  'required',
  'readonly',
  'multiple',
  'open',
  'hidden',
  'contenteditable',
  'onclick',
  'tabindex',
];
const STATES = [
  'aria-disabled',
  'aria-checked',
  'aria-pressed',
  'aria-selected',
  'aria-expanded',
  'aria-invalid',
  'aria-hidden',
  'aria-modal',
  'aria-current',
  'aria-haspopup',
  'aria-sort',
  'aria-valuenow',
  'aria-level',
];
const STYLES = [
  'white-space: pre-wrap',
  'display: flex',
  'display: flex; flex-direction: row-reverse',
  'position: absolute; top: 5px',
  'text-transform: uppercase',
  'overflow: auto; height: 30px',
  'list-style-type: "[5 button x] "',
  'list-style-type: lower-roman',
  'color: #eee',
  'background: rgba(255, 255, 255, 0.5); color: #fff',
  'filter: blur(3px)',
  'text-decoration: line-through',
  'vertical-align: super; font-size: 60%',
  'cursor: pointer',
  'display: inline-block',
  'display: none',
  'display: grid; grid-template-columns: 1fr 1fr 1fr',
];
/** Names of elements that only a parser creates. */
const ODD_TAGS = ['x-[9', 'x"[5', 'b\u200b-x', 'a=b', 'q(checked)', 'u\\', `x${'y'.repeat(300)}`];

/**
 * Fills the page with a random document.
 * @returns The secret that a field holds and the page repeats.
 */
export function writeDocument(next: Next): string {
  const secret = pick(next, SECRETS);
  const text = (): string => textOf(next, secret);
  const set = (el: Element, name: string, value: string): void => {
    try {
      if (chance(next, 0.1))
        el.setAttributeNS(
          chance(next, 0.5) ? null : 'urn:x',
          /llm/.test(name) ? `x:${name}`.slice(chance(next, 0.5) ? 2 : 0) : name,
          value,
        );
      else el.setAttribute(name, value);
    } catch {
      // The name is not allowed in this form.
    }
  };
  const dress = <T extends Element>(el: T): T => {
    for (let left = Math.floor(next() * 3); left > 0; left--) set(el, pick(next, NAMES), text());
    if (chance(next, 0.25)) set(el, 'role', pick(next, ROLES));
    if (chance(next, 0.2)) set(el, pick(next, FLAGS), chance(next, 0.5) ? '' : 'true');
    if (chance(next, 0.25))
      set(el, pick(next, STATES), pick(next, ['true', 'false', 'mixed', 'page', 'ascending', '3', text()]));
    if (chance(next, 0.2)) set(el, 'style', pick(next, STYLES));
    return el;
  };
  const make = (tag: string): HTMLElement => dress(document.createElement(tag));
  const fill = (el: Element, depth: number): Element => {
    for (let left = Math.floor(next() * 4); left >= 0; left--) el.append(chance(next, 0.4) ? text() : node(depth - 1));
    return el;
  };
  const rows = (el: Element, tag: string, cell: string | null, depth: number): Element => {
    for (let left = Math.floor(next() * (chance(next, 0.03) ? 120 : 4)); left >= 0; left--) {
      const row = make(tag);
      if (cell === null) fill(row, depth - 1);
      else for (let cells = 3; cells > 0; cells--) row.append(fill(make(chance(next, 0.2) ? 'th' : cell), depth - 1));
      el.append(row);
    }
    return el;
  };
  const node = (depth: number): Node => {
    const kind = next();
    if (depth <= 0) return chance(next, 0.5) ? document.createTextNode(text()) : leaf();
    if (kind < 0.3) return fill(make(pick(next, BLOCKS)), depth);
    if (kind < 0.55) return fill(link(make(pick(next, INLINES))), depth);
    if (kind < 0.6) return rows(make(chance(next, 0.5) ? 'ul' : 'ol'), 'li', null, depth);
    if (kind < 0.64) return rows(make('table'), 'tr', 'td', depth);
    if (kind < 0.67) return odd(depth);
    if (kind < 0.7) return shadow(depth);
    if (kind < 0.72) return fill(make('dialog'), depth);
    if (kind < 0.75) {
      const details = make('details');
      details.append(fill(make('summary'), depth - 1), text());
      return details;
    }
    return leaf();
  };
  const link = (el: HTMLElement): HTMLElement => {
    if (el.localName === 'a') set(el, 'href', chance(next, 0.5) ? `/${text()}` : text());
    return el;
  };
  const leaf = (): Node => {
    const kind = next();
    if (kind < 0.35) {
      const button = make('button');
      button.append(text());
      return button;
    }
    if (kind < 0.65) {
      const input = make('input') as HTMLInputElement;
      input.type = pick(next, TYPES);
      if (input.type !== 'file' && chance(next, 0.6)) input.value = input.type === 'password' ? secret : text();
      return input;
    }
    if (kind < 0.75) {
      const select = make('select');
      for (let left = Math.floor(next() * 4); left > 0; left--) {
        const option = make('option');
        option.textContent = text();
        select.append(option);
      }
      return select;
    }
    if (kind < 0.82) {
      const area = make('textarea') as HTMLTextAreaElement;
      area.value = text();
      return area;
    }
    if (kind < 0.88) return Object.assign(make('img') as HTMLImageElement, { width: 20, height: 20, alt: text() });
    if (kind < 0.94) return Object.assign(make(chance(next, 0.5) ? 'progress' : 'meter'), { value: next() });
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const words = dress(document.createElementNS('http://www.w3.org/2000/svg', 'text'));
    words.setAttribute('y', '20');
    words.append(text());
    svg.append(words);
    return dress(svg);
  };
  const odd = (depth: number): Node => {
    const holder = document.createElement('div');
    holder.innerHTML = `<${pick(next, ODD_TAGS)} tabindex=0>`;
    fill(holder.firstElementChild ?? holder, depth);
    return holder;
  };
  const shadow = (depth: number): Node => {
    const host = make('div');
    try {
      fill(host.attachShadow({ mode: 'open' }) as unknown as Element, depth);
      if (chance(next, 0.5)) host.shadowRoot?.append(document.createElement('slot'));
    } catch {
      // This element cannot have a shadow root.
    }
    if (chance(next, 0.5)) host.append(text());
    return host;
  };

  document.title = text();
  const style = document.createElement('style');
  style.textContent = `b::before { content: ${JSON.stringify(text().slice(0, 500))} } .hov .shown { display: none } .hov:hover .shown { display: block }`;
  const field = Object.assign(document.createElement('input'), { type: 'password', value: secret, ariaLabel: 'Word' });
  document.body.replaceChildren(style, field);
  for (let left = 2 + Math.floor(next() * 4); left > 0; left--) document.body.append(node(3));
  if (chance(next, 0.1)) {
    const modal = make('dialog') as HTMLDialogElement;
    modal.removeAttribute('open');
    fill(modal, 2);
    document.body.append(modal);
    modal.showModal();
  }
  return secret;
}
