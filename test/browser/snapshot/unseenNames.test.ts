import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { newTool, reset, show } from '../support/page.ts';

const PAGE =
  '<main><button id=b aria-describedby=d>Buy</button> <button id=n aria-labelledby="d e">Other</button>' +
  '<div id=d hidden>Tip: <x-tip id=tip>light</x-tip></div><span id=e>end</span><button id=r>By script</button></main>';

const el = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;

describe('a name or description that comes from hidden content is updated when', () => {
  let tool: DomTool;
  beforeEach(() => {
    show(PAGE);
    tool = newTool();
  });
  afterEach(reset);

  const said = async (): Promise<readonly [description: unknown, name: string | undefined]> => {
    const now = await tool.getSnapshot();
    return [now.nodeOf(el('#b'))?.facts?.description, now.nodeOf(el('#n'))?.name];
  };
  const attach = (html: string): ShadowRoot => {
    const root = el('#tip').attachShadow({ mode: 'open' });
    root.innerHTML = html;
    return root;
  };
  const changed = async (change: () => void): Promise<readonly unknown[]> => {
    await said();
    change();
    return said();
  };

  it('a hidden custom element gets a shadow root', async () => {
    expect(await said()).to.deep.equal(['Tip: light', 'Tip: light end']);
    attach('<p>shade <slot></slot></p>');
    expect(await said()).to.deep.equal(['Tip: shade light', 'Tip: shade light end']);
    const { stats } = await tool.getSnapshot();
    expect(stats.shadowDomCount).equal(0);
  });

  it('a custom element in a hidden shadow root gets a shadow root', async () => {
    attach('<x-inner id=i></x-inner>');
    const inner = document.querySelector('#tip')?.shadowRoot?.querySelector('#i') as HTMLElement;
    expect(
      await changed(() => {
        inner.attachShadow({ mode: 'open' }).textContent = 'deep';
      }),
    ).to.deep.equal(['Tip: deep', 'Tip: deep end']);
    expect(
      await changed(() => {
        (inner.shadowRoot?.firstChild as Text).data = 'deeper';
      }),
    ).to.deep.equal(['Tip: deeper', 'Tip: deeper end']);
  });

  it('the first hidden element with a shadow root is added', async () => {
    const built = (text: string): Element => {
      const host = document.createElement('p');
      host.attachShadow({ mode: 'open' }).textContent = text;
      return host;
    };
    expect(
      await changed(() => {
        el('#d').append(built('built'));
      }),
    ).to.deep.equal(['Tip: light built', 'Tip: light built end']);
    const root = attach('<i>shade</i>');
    expect(
      await changed(() => {
        root.append(built('deep'));
      }),
    ).to.deep.equal(['Tip: shade deep built', 'Tip: shade deep built end']);
  });

  it('texts in a hidden shadow root change, are added and are removed', async () => {
    const root = attach('<p>shade</p>');
    expect(
      await changed(() => {
        (root.querySelector('p')?.firstChild as Text).data = 'dusk';
      }),
    ).to.deep.equal(['Tip: dusk', 'Tip: dusk end']);
    expect(
      await changed(() => {
        root.append('!');
      }),
    ).to.deep.equal(['Tip: dusk !', 'Tip: dusk ! end']);
    expect(
      await changed(() => {
        root.replaceChildren();
      }),
    ).to.deep.equal(['Tip:', 'Tip: end']);
    expect(
      await changed(() => {
        root.append('again');
      }),
    ).to.deep.equal(['Tip: again', 'Tip: again end']);
  });

  it('a style sheet in a hidden shadow root generates text', async () => {
    const root = attach('<p>shade</p><style>p { color: red }</style>');
    const sheet = (root.querySelector('style') as HTMLStyleElement).sheet as CSSStyleSheet;
    const before = await said();
    sheet.insertRule('p { text-transform: uppercase }');
    // WebKit continues to report the old styles of hidden elements to any script.
    const { textTransform } = getComputedStyle(root.querySelector('p') as Element);
    const text = textTransform === 'uppercase' ? 'SHADE' : 'shade';
    expect([before[1], ...(await said())]).to.deep.equal(['Tip: shade end', `Tip: ${text}`, `Tip: ${text} end`]);
  });

  it('another option of a list in a hidden shadow root is chosen', async () => {
    const root = attach('<select aria-label=Amount><option>6<option>7<option>8</select>');
    const choose = (value: string): Promise<unknown> =>
      changed(() => {
        (root.querySelector('select') as HTMLSelectElement).value = value;
      });
    expect(await choose('7')).to.deep.equal(['Tip: 7', 'Tip: 7 end']);
    expect(await choose('8')).to.deep.equal(['Tip: 8', 'Tip: 8 end']);
  });

  it('the rest of the page changed in between', async () => {
    const root = attach('<p>shade</p>');
    await changed(() => {
      el('main').append('More');
    });
    expect(
      await changed(() => {
        root.append('!');
      }),
    ).to.deep.equal(['Tip: shade !', 'Tip: shade ! end']);
    await changed(() => {
      el('#d').removeAttribute('hidden');
    });
    expect((await tool.getSnapshot()).stats.shadowDomCount).equal(1);
    await changed(() => {
      el('#d').hidden = true;
    });
    expect(
      await changed(() => {
        root.append('?');
      }),
    ).to.deep.equal(['Tip: shade !?', 'Tip: shade !? end']);
    expect((await tool.getSnapshot()).stats.shadowDomCount).equal(0);
  });

  it('a script refers to an element without an id', async () => {
    const tip = Object.assign(document.createElement('p'), { hidden: true, textContent: 'one' });
    el('main').append(tip);
    (el('#r') as HTMLElement & { ariaDescribedByElements: Element[] }).ariaDescribedByElements = [tip];
    const description = async (): Promise<unknown> => (await tool.getSnapshot()).nodeOf(el('#r'))?.facts?.description;
    expect(await description()).equal('one');
    (tip.firstChild as Text).data = 'two';
    expect(await description()).equal('two');
    (el('#r') as HTMLElement & { ariaDescribedByElements: Element[] }).ariaDescribedByElements = [el('#e')];
    expect(await description()).equal('end');
    const end = el('#e');
    end.remove();
    expect(await description()).equal(undefined);
    await tool.buildSnapshot('manual');
    el('main').append(end);
    expect(await description()).equal('end');
  });
});
