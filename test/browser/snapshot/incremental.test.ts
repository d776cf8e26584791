import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { lookedAt, nodesOf } from '../support/lookedAt.ts';
import { newTool, reset, show } from '../support/page.ts';

const ROWS = Array.from(
  { length: 30 },
  (_, i) =>
    `<li id=r${i}><span>Row ${i}</span> <button>Open</button> <input type=checkbox id=c${i} aria-label=Pick></li>`,
).join('');
const PAGE = `<main id=m><h1 id=h>Rows</h1><ul id=list>${ROWS}</ul><div id=far role=group aria-labelledby=r3><a href="#x">x</a></div></main>`;

const el = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`the test page has no ${selector}`);
  return found;
};

describe('an incremental snapshot looks again at', () => {
  let tool: DomTool;
  beforeEach(() => {
    show(PAGE);
    tool = newTool();
  });
  afterEach(reset);

  async function after(change: () => void): Promise<string[]> {
    const before = await tool.getSnapshot();
    change();
    const now = await tool.getSnapshot();
    expect(now).not.equal(before);
    return lookedAt(before, now);
  }

  /** A sheet, once it has said that it is there. */
  const style = (css: string): Promise<void> =>
    new Promise((resolve) => {
      const sheet = Object.assign(document.createElement('style'), { textContent: css });
      sheet.addEventListener('load', () => {
        setTimeout(resolve);
      });
      el('#m').append(sheet);
    });
  const li = (i: number): HTMLElement => el(`#r${i}`);

  it('the parent of a changed text', async () => {
    expect(
      await after(() => {
        (li(5).querySelector('span')?.firstChild as Text).data = 'Other';
      }),
    ).to.deep.equal(['span']);
  });

  it('an element elsewhere that a changed text names', async () => {
    expect(
      await after(() => {
        (li(3).querySelector('span')?.firstChild as Text).data = 'Third';
      }),
    ).to.deep.equal(['span', 'far']);
    expect((await tool.getSnapshot()).nodeOf(el('#far'))?.name).to.contain('Third');
  });

  it('an option that displays the text of a style sheet in it', async () => {
    el('#far').insertAdjacentHTML('beforeend', '<select id=s aria-label=S><option id=o>A</option></select>');
    const sheet = el('#o').appendChild(
      Object.assign(document.createElement('style'), { textContent: '.none { color: red }' }),
    );
    await tool.getSnapshot();
    sheet.textContent = '.none { color: blue }';
    expect((await tool.getSnapshot()).nodeOf(el('#s'))?.facts?.options).to.deep.equal(['A.none { color: blue }']);
  });

  it('everything, if a class of the body affects siblings and inherited styles', async () => {
    await style('.x ~ .c { visibility: hidden } .c { text-transform: uppercase }');
    await tool.getSnapshot();
    document.body.className = 'c';
    const name = async (): Promise<string | undefined> => (await tool.getSnapshot()).nodeOf(el('#h'))?.name;
    expect(await name()).equal('ROWS');
    document.body.removeAttribute('class');
    expect(await name()).equal('Rows');
  });

  it('an element that the text of a style sheet names', async () => {
    el('#far').insertAdjacentHTML(
      'beforeend',
      '<svg id=s role=img width=20 height=20><title id=o>A</title><path d="M0 0h9v9"/></svg><button id=b aria-labelledby=sheet></button>',
    );
    const sheet = (css: string): HTMLStyleElement =>
      Object.assign(document.createElement('style'), { textContent: css });
    const inTitle = el('#o').appendChild(sheet('.none { color: red }'));
    const named = el('#far').appendChild(Object.assign(sheet('.none { color: red }'), { id: 'sheet' }));
    const names = async (): Promise<unknown[]> => {
      const now = await tool.getSnapshot();
      return ['#s', '#b'].map((one) => now.nodeOf(el(one))?.name);
    };
    expect(await names()).to.deep.equal(['A.none { color: red }', '.none { color: red }']);
    for (const one of [inTitle, named]) one.textContent = '.none { color: blue }';
    expect(await names()).to.deep.equal(['A.none { color: blue }', '.none { color: blue }']);
  });

  it('everything, without an error, in a drawing with counters', async () => {
    await style('li::before { counter-increment: rows; content: counter(rows) }');
    el('#far').insertAdjacentHTML(
      'beforeend',
      '<svg width=90 height=40><foreignObject width=80 height=30><div popover=manual id=pop>Popped</div></foreignObject></svg>',
    );
    el('#pop').showPopover();
    await tool.getSnapshot();
    li(5).className = 'picked';
    const now = await tool.getSnapshot();
    expect(now.nodeOf(li(5))?.facts?.classes).equal('picked');
    expect(now.nodeOf(el('#pop'))).to.not.equal(undefined);
  });

  it('only the element, if no rule mentions its new class', async () => {
    expect(
      await after(() => {
        li(5).className = 'picked';
      }),
    ).to.deep.equal(['r5']);
  });

  it('the descendants that a rule styles by the new class', async () => {
    await style('.open span { cursor: pointer }');
    expect(
      await after(() => {
        li(5).className = 'open';
      }),
    ).to.deep.equal(['span', 'button', 'c5']);
  });

  it('the siblings that a rule styles by the new class, with their content', async () => {
    await style('.gone ~ li { visibility: hidden }');
    const before = await tool.getSnapshot();
    li(27).className = 'gone';
    const now = await tool.getSnapshot();
    expect(now.stats.visibleNodes).equal(before.stats.visibleNodes - 8);
    expect(nodesOf(now).get(now.nodeOf(el('#h'))?.id ?? -1)).equal(before.nodeOf(el('#h')));
  });

  it('a checkbox that was checked', async () => {
    expect(
      await after(() => {
        el<HTMLInputElement>('#c5').checked = true;
      }),
    ).to.deep.equal(['c5']);
  });

  it('an added row and its parent', async () => {
    expect(
      await after(() => {
        li(29).insertAdjacentHTML('afterend', '<li id=new>New</li>');
      }),
    ).to.deep.equal(['new']);
    expect(
      await after(() => {
        el('#new').remove();
      }),
    ).to.deep.equal(['list']);
  });

  it('an element that lost its slot although it did not change', async () => {
    await style('#m { position: relative } .clip { overflow: hidden; height: 20px }');
    el('#m').insertAdjacentHTML(
      'afterbegin',
      '<div class=clip><p id=p style="margin: 0">short</p><p id=q style="margin: 0; height: 10px; line-height: 10px; position: absolute">low</p></div>',
    );
    expect((await tool.getSnapshot()).nodeOf(el('#q'))).not.equal(undefined);
    const before = await tool.getSnapshot();
    el('#h').textContent = 'Other';
    const now = await tool.getSnapshot();
    expect(now.nodeOf(el('#p'))).equal(before.nodeOf(el('#p')));
  });

  it('a target around another that no longer is one', async () => {
    el('#m').insertAdjacentHTML('beforeend', '<div id=w onclick="go()"><i id=i class=btn>go</i></div>');
    const counted = (await tool.getSnapshot()).stats.interactiveNodes;
    el('#w').append(' and more words');
    const kept = await tool.getSnapshot();
    const anew = await tool.buildSnapshot('manual');
    expect([kept.stats.interactiveNodes, anew.stats.interactiveNodes]).to.deep.equal([
      anew.stats.interactiveNodes,
      anew.stats.interactiveNodes,
    ]);
    expect(counted).greaterThan(0);
  });

  it('only a hidden shadow root, although its host displays nothing', async () => {
    el('#far').innerHTML = '<p>Text <span id=e></span></p>';
    el('#e').attachShadow({ mode: 'open' });
    const shown = await tool.getSnapshot();
    expect([shown.stats.shadowDomCount, shown.nodeOf(el('#e'))]).to.deep.equal([1, undefined]);
    el('#h').textContent = 'Other';
    expect((await tool.getSnapshot()).stats.shadowDomCount).equal(1);
    el('#far').style.display = 'none';
    expect((await tool.getSnapshot()).stats.shadowDomCount).equal(0);
  });

  it('everything on request', async () => {
    const before = await tool.getSnapshot();
    const now = await tool.buildSnapshot('manual');
    expect([...nodesOf(now).values()].some((node) => nodesOf(before).get(node.id) === node)).equal(false);
  });

  it('elements that silently got listeners, after a while', async () => {
    const before = await tool.getSnapshot();
    (li(7).querySelector('span') as HTMLElement).onclick = () => {};
    await new Promise((resolve) => {
      setTimeout(resolve, 2100);
    });
    el('#h').textContent = 'Other';
    const now = await tool.getSnapshot();
    expect(now.stats.interactiveNodes).equal(before.stats.interactiveNodes + 1);
    expect(now.nodeOf(li(9))).equal(before.nodeOf(li(9)));
  });

  it('elements that change during the search for listeners', async () => {
    const before = await tool.getSnapshot();
    let asked = 0;
    Object.defineProperty(li(7).querySelector('span'), '__reactProps$1', {
      configurable: true,
      get: () => {
        if (asked++ === 0) el('#h').textContent = 'Meanwhile';
        return { onClick() {} };
      },
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 2100);
    });
    li(9).append('Other');
    const now = await tool.getSnapshot();
    expect([asked > 0, now.stale, now.stats.interactiveNodes, now.toText().includes('Meanwhile')]).to.deep.equal([
      true,
      false,
      before.stats.interactiveNodes + 1,
      true,
    ]);
  });

  it('the button of a popover, referenced by id or by script', async () => {
    el('#m').insertAdjacentHTML(
      'beforeend',
      '<button id=b1 popovertarget=pop>By id</button><button id=b2>By script</button><input type=button id=b3 value=Other><div id=pop popover>Popped</div>',
    );
    const said = async (): Promise<unknown[]> => {
      const now = await tool.getSnapshot();
      return ['#b1', '#b2', '#b3'].map((selector) => now.nodeOf(el(selector))?.states?.['expanded']);
    };
    expect(await said()).to.deep.equal([false, undefined, undefined]);
    el<HTMLButtonElement>('#b2').popoverTargetElement = el('#pop');
    el<HTMLInputElement>('#b3').popoverTargetElement = el('#pop');
    expect(await said()).to.deep.equal([false, false, false]);
    el('#pop').showPopover();
    expect(await said()).to.deep.equal([true, true, true]);
    el<HTMLButtonElement>('#b2').popoverTargetElement = null;
    el('#pop').hidePopover();
    expect(await said()).to.deep.equal([false, undefined, false]);
  });

  it('nothing of earlier snapshots, which stay as they were', async () => {
    const before = await tool.getSnapshot();
    const text = JSON.stringify(before.serialize());
    li(4).remove();
    li(6).prepend('x ');
    await tool.getSnapshot();
    expect(JSON.stringify(before.serialize())).equal(text);
  });
});
