import { expect } from 'chai';
import type { InteractiveElement } from '../../../src/index.ts';
import { byId, codeOf, newTool, REFUSED, reset, show, sleep } from '../support/page.ts';

describe('content that is new since the page was last written as text', () => {
  afterEach(reset);

  it('is marked each time that the same snapshot is written', async () => {
    show('<main><p>Old words</p><button>Old</button><ul><li>Milk</li><li>Tea</li></ul></main>');
    const tool = newTool();
    const first = await tool.getSnapshot();
    expect(first.toText()).to.not.contain('new');
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<p>Fresh words</p><button>Fresh</button><p>A fresh <a href="/x">way</a></p>');
    const second = await tool.getSnapshot();
    const text = second.toText();
    expect(text)
      .to.match(/^\+ Fresh words$/m)
      .and.match(/\[\d+ button Fresh \(new\)\]/);
    expect(text).to.match(/^\+ A fresh \[\d+ way \(new\)\]$/m);
    expect(text)
      .to.match(/^Old words$/m)
      .and.match(/\[\d+ button Old\]/);
    expect(second.toText()).to.equal(text);
    expect(second.toText({ previous: null })).to.not.match(/new|^\+/m);
    expect(second.toText({ previous: second })).to.not.match(/new|^\+/m);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Third</button>');
    const third = await tool.getSnapshot();
    expect(third.toText()).to.contain('Third (new)').and.not.contain('Fresh (new)');
    expect(third.toText({ previous: first }))
      .to.contain('Third (new)')
      .and.contain('Fresh (new)');
    expect(first.toText()).to.not.contain('new');
  });

  it('does not include words for a picture or a meter that were there before', async () => {
    show(
      '<main><p>Old <svg role="img" aria-label="Lamp" width="40" height="40"><rect width="40" height="40"/></svg></p></main>',
    );
    const add = (html: string) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    add('<div><svg role="img" aria-label="Chair" width="40" height="40"><rect width="40" height="40"/></svg></div>');
    add('<div><meter aria-label="Disk" value="0.5"></meter></div><p>End</p>');
    const tool = newTool();
    (await tool.getSnapshot()).toText();
    add('<div><svg role="img" aria-label="Table" width="40" height="40"><rect width="40" height="40"/></svg></div>');
    const text = (await tool.getSnapshot()).toText();
    expect(text.match(/^\+ .*$/gm)).to.deep.equal(['+ (image Table)']);
    expect(text).to.contain('(image Chair)').and.contain('Disk');
    document.querySelector('[aria-label=Chair]')?.setAttribute('aria-label', 'Stool');
    expect((await tool.getSnapshot()).toText().match(/^\+ .*$/gm)).to.deep.equal(['+ (image Stool)']);
  });

  it('is marked in the text forms of the overview and of a search', async () => {
    show('<main><p>Old words</p><button>Save one</button></main>');
    const tool = newTool();
    expect(await tool.overview({ format: 'text' })).to.not.match(/ new$/m);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Save two</button>');
    expect(await tool.overview({ format: 'text' }))
      .to.match(/"Save two" new$/m)
      .and.match(/"Save one"$/m);
    const found = await tool.search('save', { format: 'text' });
    expect(found)
      .to.match(/^2 found, showing 2\n/)
      .and.contain('Save two (new)]')
      .and.contain('Save one]');
  });
});

describe('the overview of the live page', () => {
  afterEach(reset);

  it('is returned again as a copy until something changes', async () => {
    show('<main><button>One</button></main>');
    const tool = newTool();
    const first = await tool.overview();
    const again = await tool.overview();
    expect(again).to.deep.equal(first);
    again.sections.interactives?.pop();
    expect(await tool.overview()).to.deep.equal(first);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Two</button>');
    const changed = await tool.overview();
    expect(changed.snapshotId).to.not.equal(first.snapshotId);
    expect(changed.sections.interactives?.length).to.equal(2);
    const scrolled = document.createElement('div');
    scrolled.style.height = '4000px';
    document.body.append(scrolled);
    await tool.overview();
    window.scrollTo(0, 2000);
    await sleep(50);
    expect((await tool.overview()).summary.viewport_info.scroll_position).to.equal(2000);
  });

  it('reads the page again on refresh and after an action', async () => {
    show('<main><button id=b>One</button></main>');
    const tool = newTool();
    const first = await tool.getSnapshot();
    await tool.overview();
    expect(await tool.getSnapshot()).to.equal(first);
    await tool.overview({ refresh: true });
    expect(await tool.getSnapshot()).to.not.equal(first);
    const before = (await tool.overview()).snapshotId;
    byId('b').addEventListener('click', () => {
      byId('b').textContent = 'Clicked';
    });
    await tool.click(`[${(await tool.search('One')).matches[0]?.id.slice(1, -1)}]`);
    const after = await tool.overview();
    expect(after.snapshotId).to.not.equal(before);
    expect((after.sections.interactives?.[0] as InteractiveElement).text).to.equal('Clicked');
  });

  it('adds hidden interactive elements, but no hidden text, with `visible: false`', async () => {
    show(`<button>Shown</button><div style="display:none"><h1>Hidden title</h1><p>${'Hidden paragraph with words. '.repeat(4)}</p>
      <button id=h>Hidden button</button><input name=pin type=password value=1234><a href="/x">Hidden link</a><div role=tab>Tab</div></div>`);
    const tool = newTool();
    const plain = await tool.overview({ format: 'text' });
    expect(plain).to.contain('\nHidden: ');
    expect(plain.replace(/^Hidden: \d+ elements$/m, '')).to.not.match(/hidden/i);
    const text = await tool.overview({ format: 'text', visible: false });
    expect(text)
      .to.match(/button#h aria-label="Hidden button" hidden$/m)
      .and.match(/"Hidden link".* hidden$/m)
      .and.match(/div.*"Tab" hidden$/m);
    expect(text)
      .to.match(/INTERACTIVES - 5 found, showing 5/)
      .and.not.match(/Hidden (?:title|paragraph)|1234/);
    const { sections } = await tool.overview({ visible: false });
    const row = sections.interactives?.find(
      (one) => (one as InteractiveElement).label === 'Hidden button',
    ) as InteractiveElement;
    expect(row.selector_hints[0]).to.equal('#h');
    expect(await tool.click(row.id, REFUSED)).to.include({ success: false });
    expect(await tool.inspect(row.id)).to.include({ hiddenReason: 'display-none', tag: 'button' });
  });

  it('describes only its own tab', async () => {
    show('<p>x</p>');
    const tool = newTool({ tabName: 'shop' });
    expect((await tool.overview()).tabName).to.equal('shop');
    expect((await tool.overview({ tabName: 'shop' })).tabName).to.equal('shop');
    expect((await tool.overview({ tabName: 'active' })).tabName).to.equal('shop');
    expect(await codeOf(tool.overview({ tabName: 'other' }))).to.equal('wrong_tab');
  });
});

describe('scroll containers', () => {
  afterEach(reset);

  it('are described with the content above and below, and with elements that are scrolled out of them', async () => {
    show(`<div id=list aria-label=Names role=group style="overflow-y:auto;height:100px;width:200px">${Array.from({ length: 20 }, (_, i) => `<div style="height:50px"><button>Name ${i}</button></div>`).join('')}</div>
      <div style="overflow:hidden;height:20px">clipped<br>away</div><div style="overflow:auto;height:50px">fits</div><textarea>${'line\n'.repeat(50)}</textarea>`);
    byId('list').scrollTop = 250;
    await sleep(50);
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const id = (snapshot.getNodeId(byId('list')) as string).slice(5);
    const text = snapshot.toText();
    expect(text).to.contain(`… [${id}] scrolls: 250 px above, 650 px below\n`);
    expect(text.match(/ scrolls: /g)).to.have.lengthOf(1);
    expect(text).to.contain('Name 0]').and.contain('Name 19]');
    const state = await tool.pageState();
    expect(state.scrollableContainers).to.deep.equal([{ i: id, n: 'Names', top: 250, height: 1000, shown: 100 }]);
    const scr = (name: string): string | undefined => state.interactiveTree.find(({ n }) => n === name)?.scr;
    expect([scr('Name 0'), scr('Name 5'), scr('Name 19')]).to.deep.equal([id, undefined, id]);
  });
});
