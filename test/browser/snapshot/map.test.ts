import { expect } from 'chai';
import { DomSnapshot } from '../../../src/index.ts';
import { byId, newTool, reset, show, sleep } from '../support/page.ts';

describe('the map between numbers and elements', () => {
  afterEach(reset);

  it('works in both directions, with every spelling of a number', async () => {
    show('<button id="a">A</button><button id="b">B</button>');
    const snapshot = await newTool().getSnapshot();
    expect(snapshot).to.be.instanceOf(DomSnapshot);
    const id = snapshot.getNodeId(byId('b')) as string;
    expect(id).to.equal('node_2');
    for (const spelling of [id, '[2]', '2', 2])
      expect(snapshot.getRealElement(spelling), String(spelling)).to.equal(byId('b'));
    for (const wrong of ['node_99', 'two', '-1', 1.5, 'node_2x', ''])
      expect(snapshot.getRealElement(wrong), String(wrong)).to.equal(null);
  });

  it('gives null for a removed element, and the element again when it is back', async () => {
    show('<p>x</p><button id="a">A</button>');
    const snapshot = await newTool().getSnapshot();
    const button = byId('a');
    const id = snapshot.getNodeId(button) as string;
    button.remove();
    expect(snapshot.getRealElement(id)).to.equal(null);
    document.body.append(button);
    expect(snapshot.getRealElement(id)).to.equal(button);
  });

  it('keeps the number of an element through insertion around it, move and rename', async () => {
    show('<div id="one"><button id="a">A</button></div><div id="two"></div>');
    const tool = newTool();
    const button = byId('a');
    const id = (await tool.getSnapshot()).getNodeId(button);
    document.body.prepend(
      ...Array.from({ length: 20 }, (_, i) =>
        Object.assign(document.createElement('button'), { textContent: `new ${i}` }),
      ),
    );
    byId('two').append(button);
    button.id = 'renamed';
    button.textContent = 'Another name';
    const next = await tool.getSnapshot();
    expect(next.getNodeId(button)).to.equal(id);
    expect(next.getRealElement(id as string)).to.equal(button);
  });

  it('never gives a number to a different element', async () => {
    show('<button>A</button>');
    const tool = newTool();
    const seen = new Map<string, Element>();
    for (let i = 0; i < 10; i++) {
      const [a, b] = ['abcdefghij', 'klmnopqrst'].map((letters) => letters.charAt(i).repeat(9));
      document.body.innerHTML = `<button>${a}</button><a href="#${i}">${b}</a>`;
      const snapshot = await tool.getSnapshot();
      for (const el of document.body.children) {
        const id = snapshot.getNodeId(el) as string;
        expect(seen.get(id) ?? el, id).to.equal(el);
        seen.set(id, el);
      }
    }
  });

  it('has no entry for elements outside the snapshot', async () => {
    show('<button id="a">A</button><button id="h" hidden>B</button>');
    const snapshot = await newTool().getSnapshot();
    expect(snapshot.getNodeId(byId('h'))).to.equal(null);
    expect(snapshot.getNodeId(document.createElement('b'))).to.equal(null);
    expect(snapshot.getNodeId(document.head)).to.equal(null);
  });

  it('lets a removed subtree be garbage-collected', async function () {
    const gc = (window as unknown as { gc?: () => void }).gc;
    if (!gc) {
      // Only Chromium is started with its garbage collector exposed.
      expect(navigator.userAgent).to.not.contain('Chrome/');
      return;
    }
    const tool = newTool();
    const refs = await (async () => {
      show('<div id="gone"><button>A</button><p>text</p></div><div id="host"></div>');
      byId('host').attachShadow({ mode: 'open' }).innerHTML = '<button>in the shadow</button>';
      const snapshot = await tool.getSnapshot();
      expect(snapshot.getRealElement(snapshot.getNodeId(byId('gone')) as string)).to.equal(byId('gone'));
      return [byId('gone'), byId('gone').querySelector('button'), byId('host'), byId('host').shadowRoot].map(
        (o) => new WeakRef(o as object),
      );
    })();
    const kept = await tool.getSnapshot();
    document.body.innerHTML = '';
    for (let i = 0; i < 20 && refs.some((r) => r.deref()); i++) {
      await sleep(20);
      gc();
    }
    expect(refs.map((r) => r.deref())).to.deep.equal([undefined, undefined, undefined, undefined]);
    expect(kept.stats.interactiveNodes).to.equal(2);
  });
});
