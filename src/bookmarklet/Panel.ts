import { createElement } from '../dom/natives.ts';

/** The page that the panel shows and operates. */
export interface PanelHost {
  /** Returns one of the panel's views of the page, as text with numbers in brackets. */
  view(name: string): Promise<string>;
  search(query: string): Promise<string>;
  /** Draws a box around the element, or removes the box for null. */
  highlight(id: string | null): void;
  /** Draws numbers on all interactive elements, or removes them. */
  marks(on: boolean): void;
  /** Acts on an element, and reports the outcome in a sentence. */
  act(action: 'click' | 'type', id: string, text: string): Promise<string>;
  /** Moves the panel to the other side of the page, if that is possible. */
  side?(): void;
  /** Closes the panel. If it is missing, the panel has no close button. */
  close?(): void;
}

/** Matches a mark of the text view, such as `[12 button Send]`. Brackets that the page wrote have a `\` before them. */
const MARK = /(?<!\\)\[(\d+)[\d,]*(?: (?:\\.|[^\]\\\n])*)?\]/g;
/** Matches the numbers, or the rows that they begin, in views that have texts of the page in quotation marks. */
const OTHER_MARKS: Readonly<Record<string, RegExp>> = {
  Overview: /(?<=^ *(?:\[iframe\] )?)\[(\d+)[\d,…-]*\].*/gm,
  JSON: /(?<="id": )"node_(\d+)"/g,
};
/** The largest number of characters of a view that are shown. Nobody reads further. */
const MAX_LENGTH = 150_000;

/**
 * Shows the views of a page. A person can search in them, point at elements, copy text and act, with the mouse or with
 * the keyboard alone.
 */
export class Panel {
  readonly element: HTMLElement;
  readonly #host: PanelHost;
  readonly #tabs: HTMLElement[];
  readonly #search = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search the page' });
  readonly #view = make('div', { class: 'view', role: 'tabpanel', 'aria-label': 'View', tabindex: '0' });
  readonly #chosen = make('div', { class: 'chosen' });
  readonly #text = make('input', { class: 'text', placeholder: 'Text', 'aria-label': 'Text to type' });
  readonly #status = make('div', { class: 'status', role: 'status' });
  readonly #actions: HTMLButtonElement[];
  #shown = '';
  #id: string | null = null;
  #turn = 0;
  #typing = 0;

  constructor(host: PanelHost, views: readonly string[]) {
    this.#host = host;
    this.#tabs = views.map((name) => button(name, () => this.#select(name), { role: 'tab' }));
    const tablist = make('div', { role: 'tablist', 'aria-label': 'Views' }, ...this.#tabs);
    tablist.addEventListener('keydown', ({ key }) => this.#moveTab(key));
    const numbers = make('input', { type: 'checkbox' });
    numbers.addEventListener('change', () => host.marks(numbers.checked));
    this.#search.addEventListener('input', () => {
      clearTimeout(this.#typing);
      this.#typing = window.setTimeout(() => void this.refresh(), 150);
    });
    this.#actions = [button('Click', () => void this.#act('click')), button('Type', () => void this.#act('type'))];
    this.#text.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') void this.#act('type');
    });
    for (const type of ['mouseover', 'focusin'])
      this.#view.addEventListener(type, ({ target }) => host.highlight(idOf(target)));
    for (const type of ['mouseleave', 'focusout']) this.#view.addEventListener(type, () => host.highlight(null));
    this.#view.addEventListener('click', ({ target }) => this.#choose(target as HTMLElement));
    this.#view.addEventListener('keydown', (event) => this.#moveInView(event));
    const { close, side } = host;
    this.element = make(
      'section',
      { class: 'panel', role: close ? 'dialog' : 'region', 'aria-label': 'DomTool' },
      make(
        'div',
        { class: 'row head' },
        make('h2', {}, 'DomTool'),
        tablist,
        ...(close ? [button('×', close, { 'aria-label': 'Close', class: 'close' })] : []),
      ),
      make(
        'div',
        { class: 'row' },
        this.#search,
        make('label', {}, numbers, 'Numbers'),
        button('Copy', () => void this.#copy()),
        button('Refresh', () => void this.refresh()),
        ...(side ? [button('⇆', side, { 'aria-label': 'Other side' })] : []),
      ),
      this.#view,
      make(
        'div',
        { class: 'row' },
        this.#chosen,
        this.#actions[0] as HTMLElement,
        this.#text,
        this.#actions[1] as HTMLElement,
      ),
      this.#status,
    );
    // The page's own handlers must not react to what a person does in the panel: a menu would close, or a dialog would
    // take back the focus.
    const types = ['focusin', 'focusout'];
    for (const name in this.element) if (name.startsWith('on')) types.push(name.slice(2));
    for (const type of types)
      this.element.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
    if (close)
      this.element.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        // Escape must not close a dialog of the page as well, nor may its release reach the page.
        event.preventDefault();
        this.element.addEventListener('keyup', close, { once: true });
      });
    this.#mark(null, '');
    this.#select(views[0] as string);
  }

  focus(): void {
    this.#search.focus();
  }

  /** Reads the page again. The chosen element stays chosen. */
  async refresh(): Promise<void> {
    const turn = ++this.#turn;
    const query = this.#search.value.trim();
    const name = this.#tabs.find(isSelected)?.textContent ?? '';
    const text = await (async () => (query ? await this.#host.search(query) : await this.#host.view(name)))().catch(
      (error: unknown) => `${error instanceof Error ? error.message : String(error)}\n`,
    );
    if (turn !== this.#turn || text === this.#shown) return;
    this.#shown = text;
    const focused = this.#view.querySelector<HTMLElement>('button:focus');
    // The overview can have several rows about one element.
    const place = this.#tokens(focused).indexOf(focused as HTMLElement);
    const marks = (query ? null : OTHER_MARKS[name]) ?? MARK;
    this.#view.replaceChildren(...partsOf(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text, marks));
    const tokens = this.#tokens();
    const again = tokens.find((token) => token.dataset['id'] === this.#id);
    if (again) this.#mark(this.#id, again.textContent ?? '');
    const current = this.#tokens(focused)[place] ?? again ?? tokens[0];
    current?.setAttribute('tabindex', '0');
    if (focused) (current ?? this.#view).focus({ preventScroll: true });
  }

  #select(name: string): void {
    for (const tab of this.#tabs) {
      const isOn = tab.textContent === name;
      tab.setAttribute('aria-selected', String(isOn));
      tab.tabIndex = isOn ? 0 : -1;
    }
    this.#search.value = '';
    void this.refresh();
  }

  #moveTab(key: string): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = step ? this.#tabs.at((this.#tabs.findIndex(isSelected) + step) % this.#tabs.length) : undefined;
    next?.focus();
    next?.click();
  }

  /** Moves between the numbers with the arrow keys, so that Tab can leave the view. */
  #moveInView(event: KeyboardEvent): void {
    const tokens = this.#tokens();
    const at = tokens.indexOf(event.target as HTMLElement);
    const step = at < 0 ? 0 : ({ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] ?? 0);
    const next = step ? tokens[at + step] : undefined;
    if (!next) return;
    event.preventDefault();
    for (const token of tokens) token.tabIndex = token === next ? 0 : -1;
    next.focus();
  }

  /** Returns the buttons in the view: all, or those for the same element as this one. */
  #tokens(like: HTMLElement | null = null): HTMLElement[] {
    return [...this.#view.querySelectorAll('button')].filter((token) => !like || idOf(token) === idOf(like));
  }

  #choose(target: HTMLElement): void {
    const id = idOf(target);
    if (id !== null) this.#mark(id, target.textContent ?? '');
  }

  #mark(id: string | null, label: string): void {
    this.#id = id;
    this.#chosen.textContent = id === null ? 'Choose a number to act on' : label;
    for (const one of this.#actions) one.disabled = id === null;
    for (const token of this.#tokens()) token.setAttribute('aria-pressed', String(token.dataset['id'] === id));
  }

  async #act(action: 'click' | 'type'): Promise<void> {
    if (this.#id === null) return;
    this.#say('…');
    this.#say(await this.#host.act(action, this.#id, this.#text.value).catch(String));
    await this.refresh();
  }

  async #copy(): Promise<void> {
    try {
      await window.navigator.clipboard.writeText(this.#shown);
      this.#say('Copied');
    } catch {
      // Without permission for the clipboard, the text is selected so that the person can copy it.
      window.getSelection()?.selectAllChildren(this.#view);
      this.#say(document.execCommand('copy') ? 'Copied' : 'Press Ctrl+C or ⌘C to copy what is selected');
    }
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

const isSelected = (tab: HTMLElement): boolean => tab.getAttribute('aria-selected') === 'true';
const idOf = (target: EventTarget | null): string | null => (target as HTMLElement).dataset['id'] ?? null;

function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  // In a document that is not HTML, `document.createElement` makes no HTML element.
  const el = createElement(document, tag) as HTMLElementTagNameMap[T];
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  el.append(...children);
  return el;
}

function button(text: string, press: () => void, attributes: Record<string, string> = {}): HTMLButtonElement {
  const el = make('button', { type: 'button', ...attributes }, text);
  el.addEventListener('click', press);
  return el;
}

/** Splits the text, with a button in place of each mark. */
function partsOf(text: string, marks: RegExp): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(
      text.slice(at, match.index),
      make(
        'button',
        { type: 'button', 'data-id': match[1] as string, tabindex: '-1', 'aria-pressed': 'false' },
        match[0],
      ),
    );
    at = match.index + match[0].length;
  }
  return [...parts, text.slice(at)];
}
