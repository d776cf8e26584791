import { expect } from 'chai';
import type { DomSnapshot, DomTool, VirtualNode } from '../../../src/index.ts';
import { byId, newTool, reset, show } from '../support/page.ts';

const idsOf = (snapshot: DomSnapshot, selector: string): (string | null)[] =>
  Array.from(document.querySelectorAll(selector), (el) => snapshot.getNodeId(el));

async function around(tool: DomTool, change: () => void): Promise<[DomSnapshot, DomSnapshot]> {
  const before = await tool.getSnapshot();
  change();
  return [before, await tool.getSnapshot()];
}

const reidentified = (node: VirtualNode): number =>
  Number(node.metadata?.reidentified === true) +
  (node.children ?? []).reduce((sum, child) => sum + reidentified(child), 0);

const row = (n: number, extra = ''): string =>
  `<li><span>Customer ${n} of ${(n * 37) % 101}</span> <button>Delete</button>${extra}</li>`;
const list = (numbers: readonly number[]): string => numbers.map((n) => row(n)).join('');
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

describe('the number of a replaced element', () => {
  afterEach(reset);

  it('is kept when innerHTML sets the same content again', async () => {
    show(
      `<main id=m><h1>Title</h1><form><label>Name <input></label><button>Save</button></form><ul>${list(upTo(5))}</ul></main>`,
    );
    const tool = newTool();
    const before = await tool.getSnapshot();
    const ids = idsOf(before, '#m *');
    byId('m').innerHTML = String(byId('m').innerHTML);
    const after = await tool.getSnapshot();
    expect(idsOf(after, '#m *')).to.deep.equal(ids);
    expect(reidentified(after.virtualDom)).to.equal(ids.length);
    expect(reidentified(before.virtualDom)).to.equal(0);
  });

  it('refers to the new element, and actions reach it', async () => {
    show('<div id=m><button id=b>Save</button></div>');
    const tool = newTool();
    const [before, after] = await around(tool, () => {
      byId('b').outerHTML = '<button id=b>Save</button>';
    });
    const id = after.getNodeId(byId('b')) as string;
    expect(before.getNodeId(byId('b'))).to.equal(id);
    let clicks = 0;
    byId('b').addEventListener('click', () => {
      clicks++;
    });
    expect(await tool.click(id)).to.include({ success: true });
    expect(clicks).to.equal(1);
  });

  it('is kept by every remaining row, and a removed row’s number is not passed on', async () => {
    show(`<ul id=l>${list(upTo(10))}</ul>`);
    const tool = newTool();
    const before = await tool.getSnapshot();
    const buttons = idsOf(before, 'button');
    byId('l').innerHTML = list([1, 2, 4, 5, 6, 7, 8, 9, 10]);
    const after = await tool.getSnapshot();
    expect(idsOf(after, 'button')).to.deep.equal(buttons.filter((_, i) => i !== 2));
    expect(after.getRealElement(buttons[2] as string)).to.equal(null);
  });

  it('is not passed on where equal elements cannot be distinguished', async () => {
    show(`<div id=l>${'<button>Delete</button>'.repeat(10)}</div>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    byId('l').innerHTML = '<button>Delete</button>'.repeat(9);
    const after = idsOf(await tool.getSnapshot(), 'button');
    expect(after.filter((id) => before.includes(id))).to.deep.equal([]);
  });

  it('is assigned in order where the count of equal elements is unchanged', async () => {
    show(`<div id=l>${'<button>Delete</button>'.repeat(10)}</div>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    byId('l').innerHTML = '<button>Delete</button>'.repeat(10);
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal(before);
  });

  it('follows rows that a new rendering sorted', async () => {
    show(`<ul id=l>${list(upTo(8))}</ul>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    byId('l').innerHTML = list(upTo(8).reverse());
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal([...before].reverse());
  });

  it('is not passed on from one page of a list to the next', async () => {
    show(`<ul id=l>${list(upTo(10))}</ul>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    byId('l').innerHTML = list(upTo(20).slice(10));
    const after = idsOf(await tool.getSnapshot(), 'button');
    expect(after.filter((id) => before.includes(id))).to.deep.equal([]);
  });

  it('is kept by a single element whose text changed when it was rendered again', async () => {
    show('<div id=m><p>Cart</p><button>Checkout (1 item)</button><p>Total</p></div>');
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    byId('m').innerHTML = '<p>Cart</p><button>Checkout (2 items)</button><p>Total</p>';
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal(before);
  });

  it('is not passed on to a different element at the same place', async () => {
    show('<div id=m><button>Delete account</button></div>');
    const tool = newTool();
    const [before] = idsOf(await tool.getSnapshot(), 'button');
    byId('m').innerHTML = '<button>Subscribe</button>';
    expect(idsOf(await tool.getSnapshot(), 'button')).to.not.include(before);
  });

  it('is not passed on to the same words in another row', async () => {
    const cells = (name: string, city: string): string =>
      `<tr><td>${name}</td><td><a href="#c">${city}</a></td><td><button aria-label="Edit ${city}"></button></td></tr>`;
    show(`<table id=t>${cells('Ann Archer', 'Rome')}${cells('Bob Baker', 'Oslo')}</table>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'a,button');
    byId('t').innerHTML = cells('Daniela Dyer', 'Paris') + cells('Eve', 'Rome');
    const after = idsOf(await tool.getSnapshot(), 'a,button');
    for (const id of after.slice(2)) expect(before).to.not.include(id);
  });

  it('is not passed on to a button of the same name in another dialog', async () => {
    show(
      '<div id=d role=dialog aria-label="Cookies"><p>We use cookies to make this site work for you.</p><button>Close</button></div>',
    );
    const tool = newTool();
    const [before] = idsOf(await tool.getSnapshot(), 'button');
    byId('d').outerHTML =
      '<div role=dialog aria-label="Delete account"><p>This cannot be undone, all data is lost.</p><button>Close</button></div>';
    expect(idsOf(await tool.getSnapshot(), 'button')).to.not.include(before);
  });

  for (const attribute of ['id', 'data-testid', 'data-test', 'data-cy']) {
    it(`follows a unique ${attribute} to wherever it is now`, async () => {
      show(
        `<section><h2>One</h2><div><input ${attribute}=mail placeholder="E-mail"></div></section><footer id=f></footer>`,
      );
      const tool = newTool();
      const [before] = idsOf(await tool.getSnapshot(), 'input');
      document.querySelector('section')?.remove();
      byId('f').innerHTML = `<p>Moved</p><input ${attribute}=mail placeholder="E-mail">`;
      expect(idsOf(await tool.getSnapshot(), 'input')).to.deep.equal([before]);
    });
  }

  it('survives a route change and the way back', async () => {
    const home = `<h1>Home</h1><nav><a href="#a">Products</a><a href="#b">About us</a></nav><ul>${list(upTo(4))}</ul>`;
    show(`<div id=app>${home}</div>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), '#app *');
    byId('app').innerHTML = '<h1>Settings</h1><form><input placeholder="Nick"><button>Store</button></form>';
    await tool.getSnapshot();
    byId('app').innerHTML = home;
    expect(idsOf(await tool.getSnapshot(), '#app *')).to.deep.equal(before);
  });

  it('is not given back to an element that returns while its successor exists', async () => {
    show('<div id=m><button>Save</button></div>');
    const tool = newTool();
    const old = document.querySelector('button') as Element;
    const [id] = idsOf(await tool.getSnapshot(), 'button');
    old.outerHTML = '<button>Save</button>';
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal([id]);
    byId('m').append(old);
    const after = idsOf(await tool.getSnapshot(), 'button');
    expect(after[0]).to.equal(id);
    expect(after[1]).to.not.equal(id);
  });

  it('is also kept in shadow roots', async () => {
    customElements.define(
      're-made',
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'open' }).innerHTML = '<p>inside</p><button>Shadow</button>';
        }
      },
    );
    show('<div id=m><re-made></re-made></div>');
    const tool = newTool();
    const shadowButton = (): Element =>
      document.querySelector('re-made')?.shadowRoot?.querySelector('button') as Element;
    const before = (await tool.getSnapshot()).getNodeId(shadowButton());
    byId('m').innerHTML = '<re-made></re-made>';
    expect((await tool.getSnapshot()).getNodeId(shadowButton())).to.equal(before);
  });

  const people = (...rows: readonly (readonly string[])[]): string =>
    rows
      .map(
        (cells) =>
          `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}<td><button>Delete</button></td><td><a href=#>Edit</a></td></tr>`,
      )
      .join('');
  const cards = (...rows: readonly (readonly string[])[]): string =>
    rows.map((texts) => `<div><h3>${texts[0]}</h3><p>${texts[1]}</p><button>Delete</button></div>`).join('');
  /** Returns the numbers that were given to the targets of another record, where names tell the records apart. */
  const passedOn = async (tool: DomTool, change: () => void, name = 'td,h3'): Promise<string[]> => {
    const numbers = async (): Promise<Map<string, string>> => {
      const snapshot = await tool.getSnapshot();
      return new Map(
        Array.from(document.querySelectorAll('button,a'), (el) => [
          snapshot.getNodeId(el) as string,
          el.closest('tr,div,li')?.querySelector(name)?.textContent ?? '',
        ]),
      );
    };
    const before = await numbers();
    change();
    return [...(await numbers())].filter(([id, of]) => before.has(id) && before.get(id) !== of).map(([id]) => id);
  };
  const ANN = ['Ann', '2026-01-09', 'single'];
  const BOB = ['Bob', '2026-02-11', 'married'];
  const CID = ['Cid', '2026-03-01', 'single'];
  const EVE = ['Eve', '2026-01-09', 'single'];
  const FAY = ['Fay', '2026-07-01', 'married'];
  const GUS = ['Gus', '2026-03-01', 'single'];

  for (const [what, now] of Object.entries({
    'the next page': [EVE, FAY, GUS],
    'another search': [EVE],
    'a page that overlaps with the last one': [BOB, EVE, GUS],
    'the same rows, one of them replaced': [ANN, EVE, CID],
  }))
    for (const [kind, html] of Object.entries({ table: people, 'list of cards': cards }))
      it(`does not pass to another record when a ${kind} shows ${what}`, async () => {
        show(
          kind === 'table' ? `<table id=l>${html(ANN, BOB, CID)}</table>` : `<div id=l>${html(ANN, BOB, CID)}</div>`,
        );
        expect(
          await passedOn(newTool(), () => {
            byId('l').innerHTML = html(...now);
          }),
        ).to.deep.equal([]);
      });

  it('does not pass to another record that has a long part in common', async () => {
    const part = '<td><a href=#><b>Department</b> <i>of Mathematics</i></a></td>';
    show(`<table id=l><tr><td>Ann</td>${part}</tr><tr><td>Bob</td><td>None</td></tr></table>`);
    expect(
      await passedOn(newTool(), () => {
        byId('l').innerHTML = `<tr><td>Eve</td><td>None</td></tr><tr><td>Fay</td>${part}</tr>`;
      }),
    ).to.deep.equal([]);
  });

  it('does not pass to another record by the index of its row in an id', async () => {
    const rows = (...names: string[]): string =>
      people(...names.map((name, i) => [`${i + 1}`, name]))
        .split('<tr>')
        .map((row, i) => row && `<tr id=row-${i}>${row.replace('<button', `<button id=delete-${i}`)}`)
        .join('');
    show(`<table id=l>${rows('Ann', 'Bob')}</table>`);
    expect(
      await passedOn(
        newTool(),
        () => {
          byId('l').innerHTML = rows('Eve', 'Fay');
        },
        'td:nth-child(2)',
      ),
    ).to.deep.equal([]);
  });

  for (const [what, now] of Object.entries({
    'one cell of each row changes': [
      ['Ann', '2026-12-24', 'single'],
      ['Bob', '2026-02-11', 'divorced'],
      ['Cid', '2026-03-01', 'married'],
    ],
    'a row is inserted and another one changes': [EVE, ['Ann', '2026-12-24', 'single'], BOB, CID],
  }))
    for (const [kind, html] of Object.entries({ table: people, 'list of cards': cards }))
      it(`is kept by the records of a ${kind} that is rendered again when ${what}`, async () => {
        show(
          kind === 'table' ? `<table id=l>${html(ANN, BOB, CID)}</table>` : `<div id=l>${html(ANN, BOB, CID)}</div>`,
        );
        const tool = newTool();
        const before = idsOf(await tool.getSnapshot(), 'button');
        byId('l').innerHTML = html(...now);
        expect(idsOf(await tool.getSnapshot(), 'button').slice(-3)).to.deep.equal(before);
      });

  it('is kept by the rows of a table whose figures all change', async () => {
    const rows = (...prices: readonly number[]): string =>
      people(
        ...prices.map((price, i) => [['Bitcoin', 'Ether', 'Tether'][i] ?? '', `${price}.20 USD`, `${price / 7} %`]),
      );
    show(`<table id=l>${rows(60, 17, 29)}</table>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), '#l button');
    byId('l').innerHTML = rows(64, 15, 22);
    expect(idsOf(await tool.getSnapshot(), '#l button')).to.deep.equal(before);
    document.querySelectorAll('td:nth-child(2),td:nth-child(3)').forEach((el, i) => {
      el.textContent = `${(i + 3) * 97} USD`;
    });
    expect(idsOf(await tool.getSnapshot(), '#l button')).to.deep.equal(before);
  });

  it('is kept by a link with a count that is rendered again', async () => {
    const links = (count: number): string =>
      ['Home', `Inbox (${count})`, 'Sent'].map((name) => `<li><a href=#>${name}</a></li>`).join('');
    show(`<ul id=l>${links(3)}</ul>`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'a');
    byId('l').innerHTML = links(14);
    expect(idsOf(await tool.getSnapshot(), 'a')).to.deep.equal(before);
  });

  it('goes with a card to another column', async () => {
    const card = '<div><b>Write the report</b> <i>for Monday</i> <button>Open</button></div>';
    const column = (name: string, content: string): string => `<section><h2>${name}</h2>${content}</section>`;
    show(`${column('To do', card)}${column('Doing', '')}${column('Done', '')}`);
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    const [from, , to] = document.querySelectorAll('section');
    from?.lastElementChild?.remove();
    to?.insertAdjacentHTML('beforeend', card);
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal(before);
  });
});

describe('the number of an element that stays', () => {
  afterEach(reset);

  const names = (): Element[] => [...document.querySelectorAll('li span')];
  const fill = (...texts: string[]): void =>
    texts.forEach((text, i) => {
      (names()[i] as Element).textContent = text;
    });
  const showNames = (...texts: string[]): void => {
    show(
      `<ul>${texts.map((text) => `<li><span>${text}</span> <i>new</i> <button>Delete</button></li>`).join('')}</ul>`,
    );
  };

  it('does not pass to another record where a page fills its rows anew', async () => {
    showNames('Ann', 'Bob', 'Cid');
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    fill('Eve', 'Fay', 'Gus');
    const after = idsOf(await tool.getSnapshot(), 'button');
    for (const id of after) expect(before).to.not.include(id);
    expect(await tool.click(before[0] as string)).to.include({ success: false, code: 'stale_node' });
    fill('Ann', 'Bob', 'Cid');
    const back = idsOf(await tool.getSnapshot(), 'button');
    for (const id of back) expect(after).to.not.include(id);
  });

  it('goes with its record where a page fills the rows after a deleted one anew', async () => {
    showNames('Ann', 'Bob', 'Cid', 'Dan');
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    fill('Ann', 'Cid', 'Dan');
    document.querySelector('li:last-child')?.remove();
    const after = idsOf(await tool.getSnapshot(), 'button');
    expect(after).to.deep.equal([before[0], before[2], before[3]]);
    expect(await tool.click(before[1] as string)).to.include({ code: 'stale_node' });
  });

  it('is kept where one row is renamed, and where every row changes a part of its text', async () => {
    showNames('Ann', 'Bob', 'Cid');
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    fill('Ann', 'Robert', 'Cid');
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal(before);
    document.querySelectorAll('li i').forEach((el, i) => {
      el.textContent = `seen by ${'abc'.charAt(i)}`;
    });
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal(before);
  });

  it('is kept by buttons that change their names together', async () => {
    show('<div><button>Play</button><button>Mute</button><button>Expand</button></div>');
    const tool = newTool();
    const before = idsOf(await tool.getSnapshot(), 'button');
    ['Pause', 'Unmute', 'Shrink'].forEach((name, i) => {
      (document.querySelectorAll('button')[i] as Element).textContent = name;
    });
    expect(idsOf(await tool.getSnapshot(), 'button')).to.deep.equal(before);
  });
});
