import { expect } from 'chai';
import { PageHost } from '../../../src/bookmarklet/PageHost.ts';
import { Panel } from '../../../src/bookmarklet/Panel.ts';
import { markOwn } from '../../../src/dom/own.ts';
import { byId, newTool, reset, show, sleep, until } from '../support/page.ts';

const PAGE =
  '<h1>Shop</h1><button id=a>Press</button> <label>Mail <input id=mail value=old></label> <div id=edit contenteditable role=textbox aria-label=Note>Old</div><button id=off disabled>Off</button><p>Middle</p><div style="height:2000px"></div><p><button id=far>Far</button></p>';

let closed = 0;
let aside = 0;
let host: PageHost;
let panel: Panel;

/** Opens the panel in an element of the test page, where the test can reach into it. */
async function open(html: string, views = ['Page', 'In view', 'JSON']): Promise<HTMLElement> {
  show(html);
  closed = aside = 0;
  const place = document.createElement('div');
  markOwn(place);
  place.style.cssText = 'position:fixed;right:0;top:0;width:300px;height:300px';
  host = new PageHost(
    newTool(),
    () => {
      closed++;
    },
    () => {
      aside++;
    },
    () => undefined,
  );
  panel = new Panel(host, views);
  place.append(panel.element);
  document.body.append(place);
  await until(() => view() !== '');
  return panel.element;
}
const one = (selector: string): HTMLElement => {
  const found = panel.element.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the panel has no ${selector}`);
  return found;
};
const named = (text: string): HTMLElement => {
  const found = Array.from(panel.element.querySelectorAll<HTMLElement>('button')).find(({ textContent }) =>
    textContent?.includes(text),
  );
  if (!found) throw new Error(`the panel has no button ${text}`);
  return found;
};
const view = (): string => one('.view').textContent ?? '';
const status = (): string => one('.status').textContent ?? '';
const key = (target: HTMLElement, name: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};
async function act(token: string, button: string, text = ''): Promise<string> {
  named(token).click();
  (one('.text') as HTMLInputElement).value = text;
  named(button).click();
  await until(() => status() !== '' && status() !== '…');
  await sleep(30);
  return status();
}

describe('the panel of the bookmarklet', () => {
  afterEach(() => {
    host.close();
    reset();
  });

  it('shows the page with a button for each number, not itself', async () => {
    await open(PAGE);
    expect(view()).to.contain('# Shop').and.contain('button Press]').and.not.contain('Refresh');
    expect(one('.view').querySelectorAll('button').length).to.equal(5);
    expect([panel.element.getAttribute('role'), panel.element.getAttribute('aria-label')]).to.deep.equal([
      'dialog',
      'DomTool',
    ]);
    expect((named('Click') as HTMLButtonElement).disabled).to.equal(true);
  });

  it('clicks and types by number, and reports failures', async () => {
    await open(PAGE);
    let clicks = 0;
    byId('a').addEventListener('click', () => {
      clicks++;
    });
    expect(await act('button Press]', 'Click')).to.match(/^Clicked \d+$/);
    expect(clicks).to.equal(1);
    expect(await act('textbox Mail', 'Type', 'ann@example.com')).to.equal('Typed');
    expect((byId('mail') as HTMLInputElement).value).to.equal('ann@example.com');
    expect(await act('Note', 'Type', 'Other')).to.equal('Typed');
    expect(byId('edit').textContent?.trim()).to.equal('Other');
    expect(await act('Off', 'Click')).to.match(/^\d+ is disabled; /);
    expect(await act('button Press', 'Type', 'x')).to.match(/does not accept text/);
    const gone = named('button Press');
    gone.click();
    byId('a').remove();
    named('Click').click();
    await until(() => status().includes('no longer'));
    expect(status()).to.match(/is no longer in the page/);
  });

  it('makes a button of every mark and of nothing that the page wrote', async () => {
    const picture = '<img alt="" width=40 height=40 src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
    await open(
      `<h2>"id": "node_3" [3] Title</h2><p>See [3 button Buy] and [3]</p><button>Take [all] now</button>
      <button>"[3] Two"</button><button>node_3</button><ul><li><a href="/p">${picture}</a> <a href="/p">Ann</a></li></ul>`,
      ['Page', 'Overview', 'JSON'],
    );
    const marks = (): (string | null)[] =>
      Array.from(one('.view').querySelectorAll('button'), ({ textContent }) => textContent);
    // This expression is the one of docs/text-view.md, with the end that it states.
    expect(marks()).to.deep.equal(view().match(/(?<!\\)\[\d+(,\d+)*(?=[ \]])(\\.|[^\]\\])*\]/g));
    expect(marks()).to.have.lengthOf(4).and.to.include.members(['[3 button Take [all\\] now]']);
    named('Overview').click();
    await until(() => view().startsWith('==='));
    expect(marks()).to.deep.equal(
      view()
        .match(/^ *\[[\d-]+\].*/gm)
        ?.map((mark) => mark.trim()),
    );
    named('JSON').click();
    await until(() => view().startsWith('{'));
    const ids = JSON.stringify(JSON.parse(view())).match(/"id":"node_\d+"/g);
    expect(marks()).to.have.lengthOf(ids?.length ?? 0);
    expect(marks().filter((mark) => mark === '"node_3"')).to.have.lengthOf(1);
  });

  it('keeps the focus on a number when it shows a changed page', async () => {
    await open(PAGE);
    named('Note').focus();
    byId('a').textContent = 'Changed';
    await panel.refresh();
    expect(view()).to.contain('Changed');
    expect(document.activeElement).to.equal(named('Note'));
    expect(Array.from(one('.view').querySelectorAll('button'), ({ tabIndex }) => tabIndex)).to.deep.equal([
      -1, -1, 0, -1, -1,
    ]);
    byId('edit').remove();
    await panel.refresh();
    expect(document.activeElement).to.equal(one('.view button'));
  });

  it('switches views by mouse and arrow keys, searches, and refreshes', async () => {
    await open(PAGE);
    const [page, inView, json] = Array.from(panel.element.querySelectorAll<HTMLElement>('[role=tab]')) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(view()).to.contain('Far]');
    key(page, 'ArrowRight');
    await until(() => !view().includes('Far]'));
    expect([
      inView.getAttribute('aria-selected'),
      page.getAttribute('aria-selected'),
      inView.tabIndex,
      page.tabIndex,
    ]).to.deep.equal(['true', 'false', 0, -1]);
    expect(view()).to.not.contain('Far]');
    json.click();
    await until(() => view().startsWith('{'));
    expect((JSON.parse(view()) as { page: object }).page).to.include.keys('body');
    expect(one('.view').querySelector('button')?.textContent).to.match(/^"node_\d+"$/);
    key(json, 'ArrowRight');
    await until(() => page.getAttribute('aria-selected') === 'true');
    expect(page.getAttribute('aria-selected')).to.equal('true');
    const search = one('input[type=search]') as HTMLInputElement;
    search.value = 'press';
    search.dispatchEvent(new Event('input'));
    await until(() => view().startsWith('1 found'));
    expect(view()).to.match(/^1 found, showing 1\n[^]*button Press\]/);
    search.value = '/(/';
    search.dispatchEvent(new Event('input'));
    await until(() => !view().startsWith('1 found'));
    expect(view()).to.match(/regular expression/);
    search.value = '';
    document.body.insertAdjacentHTML('afterbegin', '<button>Fresh</button>');
    named('Refresh').click();
    await until(() => view().includes('Fresh'));
    expect(view()).to.contain('Fresh');
  });

  it('moves between numbers with the arrow keys, and outlines the element under the pointer', async () => {
    await open(PAGE);
    const drawn: string[] = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function draw(...args) {
      drawn.push(args[0]);
      fillText.apply(this, args);
    };
    try {
      const tokens = Array.from(one('.view').querySelectorAll('button'));
      expect(tokens.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1]);
      tokens[0]?.focus();
      const id = (token: HTMLElement | undefined): string => token?.dataset['id'] ?? '';
      expect(key(tokens[0] as HTMLElement, 'ArrowDown').defaultPrevented).to.equal(true);
      expect(tokens.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1, -1, -1]);
      host.highlight(id(tokens[1]));
      expect(drawn.at(-1)).to.equal(id(tokens[1]));
      expect(key(tokens[0] as HTMLElement, 'ArrowUp').defaultPrevented).to.equal(false);
      drawn.length = 0;
      tokens[2]?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      expect(drawn).to.deep.equal([id(tokens[2])]);
      drawn.length = 0;
      one('.view').dispatchEvent(new MouseEvent('mouseleave'));
      expect(drawn).to.deep.equal([]);
      (one('input[type=checkbox]') as HTMLInputElement).click();
      await until(() => drawn.length >= 3);
      expect(drawn.length).to.be.at.least(3);
      document.body.insertAdjacentHTML('afterbegin', '<button>Fresh</button>');
      const before = drawn.length;
      await until(() => drawn.length > before + 3);
      expect(drawn.length).to.be.greaterThan(before + 3);
    } finally {
      CanvasRenderingContext2D.prototype.fillText = fillText;
    }
  });

  it('leaves nothing behind when it is closed while it has the focus', async () => {
    await open(PAGE);
    (one('input[type=checkbox]') as HTMLInputElement).click();
    one('.view button').focus();
    expect(document.querySelectorAll('domtool-overlay').length).to.equal(1);
    host.close();
    panel.element.remove();
    one('.view').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await sleep(400);
    expect(document.querySelectorAll('domtool-overlay').length).to.equal(0);
  });

  it('keeps what a person does in it from the page; Escape closes it and leaves the page alone', async () => {
    await open(PAGE);
    const heard: string[] = [];
    const types = ['keydown', 'keyup', 'pointerdown', 'mousedown', 'click', 'focusin', 'focusout', 'input', 'wheel'];
    const hear = ({ type }: Event): void => void heard.push(type);
    for (const type of types) document.body.addEventListener(type, hear);
    try {
      for (const type of types) one('.text').dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      key(one('.text'), 'a');
      expect(key(one('.text'), 'Escape').defaultPrevented).to.equal(true);
      // The release of the key would reach the page if the panel were gone by then.
      expect(closed).to.equal(0);
      one('.text').dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true, composed: true }));
      expect([heard, closed]).to.deep.equal([[], 1]);
    } finally {
      for (const type of types) document.body.removeEventListener(type, hear);
    }
    named('⇆').click();
    named('×').click();
    expect([aside, closed]).to.deep.equal([1, 2]);
    expect(document.querySelector('domtool-overlay')).to.equal(null);
  });
});
