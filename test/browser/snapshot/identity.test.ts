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
});
