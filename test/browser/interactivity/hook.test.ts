// The hook is imported first, as at document start. DomTool saves the built-in functions as it finds them.
import '../../../src/hook/hook.ts';
import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { whyInteractive } from '../../../src/interactivity/isInteractive.ts';
import { during } from '../hostile/replaced.ts';
import { newTool, reset } from '../support/page.ts';

const press = (): void => {};
const signalsOf = (el: Element): string[] => whyInteractive(el).map(({ signal }) => signal);

describe('the document-start hook', () => {
  afterEach(reset);

  const fresh = (tag = 'div'): HTMLElement =>
    document.body.appendChild(Object.assign(document.createElement(tag), { textContent: 'x' }));

  it('is indistinguishable from built-in functions in its own realm', () => {
    const { addEventListener: add } = EventTarget.prototype;
    const text = (name: string): string => String(EventTarget.prototype.dispatchEvent).replace('dispatchEvent', name);
    expect([add.name, add.length, String(add)]).to.deep.equal(['addEventListener', 2, text('addEventListener')]);
    expect(String(Function.prototype.toString)).to.equal(text('toString'));
    expect('prototype' in add).to.equal(false);
    expect(() => {
      new (add as unknown as new () => unknown)();
    }).to.throw(TypeError);
    expect(() => {
      add.call({} as EventTarget, 'click', press);
    }).to.throw(TypeError);
    const is = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener') as PropertyDescriptor;
    const other = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent') as PropertyDescriptor;
    expect({ ...is, value: 0 }).to.deep.equal({ ...other, value: 0 });
  });

  it('records listeners for presses, and no others', () => {
    const [pressed, moved, plain] = [fresh(), fresh(), fresh()] as const;
    pressed.addEventListener('click', press);
    moved.addEventListener('mousemove', press);
    expect([pressed, moved, plain].map(signalsOf)).to.deep.equal([['listener'], [], []]);
  });

  it('forgets listeners however they are removed', () => {
    const ways: readonly ((el: HTMLElement) => void)[] = [
      (el) => {
        el.addEventListener('click', press);
        el.removeEventListener('click', press);
      },
      (el) => {
        el.addEventListener('click', press, true);
        el.removeEventListener('click', press, { capture: true });
      },
      (el) => {
        el.addEventListener('click', press, { once: true });
        el.click();
      },
      (el) => {
        const c = new AbortController();
        el.addEventListener('click', press, { signal: c.signal });
        c.abort();
      },
      (el) => {
        const c = new AbortController();
        c.abort();
        el.addEventListener('click', press, { signal: c.signal });
      },
      (el) => {
        el.addEventListener('click', null as never);
      },
    ];
    for (const way of ways) {
      const el = fresh();
      way(el);
      expect(signalsOf(el), String(way)).to.deep.equal([]);
    }
    const el = fresh();
    el.addEventListener('click', press, true);
    el.removeEventListener('click', press);
    expect(signalsOf(el), 'the listener of another phase stays').to.deep.equal(['listener']);
  });

  it('makes closed shadow roots readable for the snapshot, and leaves them closed for the page', async () => {
    const host = fresh();
    const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = '<button>inside</button>';
    expect(host.shadowRoot).to.equal(null);
    const snapshot = await newTool().getSnapshot();
    expect(snapshot.toText()).to.contain('inside');
  });

  it('gives closed shadow roots to no getter that the page has replaced', async () => {
    const seen: unknown[] = [];
    const { attachShadow } = Element.prototype;
    const host = fresh();
    let root: ShadowRoot | undefined;
    const get = function (this: unknown): string {
      seen.push(this);
      return 'open';
    };
    await during(ShadowRoot.prototype, 'mode', { get }, () => {
      root = attachShadow.call(host, { mode: 'closed' });
    });
    root!.innerHTML = '<button>inside</button>';
    expect(seen).to.deep.equal([]);
    expect((await newTool().getSnapshot()).toText()).to.contain('inside');
  });

  it('gives the listeners of a widget to no iterator and no getter of the page', async () => {
    const seen: unknown[] = [];
    const { addEventListener } = EventTarget.prototype;
    const [one, two] = [fresh(), fresh()];
    const see = function (this: unknown): undefined {
      seen[0] = this;
    };
    const own = (): void => {};
    await during(Array.prototype, Symbol.iterator, { value: see, writable: true }, () => {
      addEventListener.call(one, 'click', own, { capture: true });
    });
    await during(Array.prototype, '2', { get: see }, () => {
      addEventListener.call(two, 'click', own);
    });
    expect(seen).to.deep.equal([]);
    expect([one, two].map(signalsOf)).to.deep.equal([['listener'], ['listener']]);
  });

  it('reports the element internals of custom elements', () => {
    class Knob extends HTMLElement {
      constructor() {
        super();
        this.attachInternals().role = 'slider';
      }
    }
    customElements.define('test-knob', Knob);
    expect(DomTool.computeRole(fresh('test-knob'))).to.equal('slider');
  });

  it('tells views and the gate alike that element internals disable what is in a custom element', async () => {
    class Panel extends HTMLElement {
      constructor() {
        super();
        this.attachInternals().ariaDisabled = 'true';
      }
    }
    customElements.define('test-panel', Panel);
    const panel = fresh('test-panel');
    panel.innerHTML = '<button>Save</button>';
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const { code } = await tool.click(snapshot.getNodeId(panel.firstElementChild as Element) as string, { timeout: 0 });
    expect([snapshot.toText(), code].join()).to.match(/button Save \(disabled\)\]\n,disabled$/);
  });

  it('answers another world through an event at the element', () => {
    const [pressed, plain] = [fresh(), fresh()] as const;
    pressed.addEventListener('pointerdown', press);
    const ask = (at: EventTarget): boolean =>
      !at.dispatchEvent(new Event('domtool:hook', { cancelable: true, composed: true }));
    expect([window, pressed, plain].map(ask)).to.deep.equal([true, true, false]);
  });

  it("ignores DomTool's own listeners", async () => {
    document.body.innerHTML = '<p style="cursor:pointer" id=look>only looks like it</p>';
    const tool = newTool();
    expect((await tool.getSnapshot()).stats.interactiveNodes).to.equal(0);
    await tool.click(1, { force: true });
    expect((await tool.buildSnapshot()).stats.interactiveNodes).to.equal(0);
  });

  it('makes the snapshot exact', async () => {
    document.body.innerHTML = `<ul id=list><li id=a>one<li id=b>two</ul><div id=card>card <button>x</button></div><p style="cursor:pointer" id=look>only looks like it</p>`;
    for (const id of ['a', 'b', 'card']) document.getElementById(id)?.addEventListener('click', press);
    document.getElementById('list')?.addEventListener('click', press);
    const { interactiveNodes } = (await newTool().getSnapshot()).stats;
    expect(interactiveNodes).to.equal(4);
  });
});
