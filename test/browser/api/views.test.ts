import { expect } from 'chai';
import type { InteractiveElement } from '../../../src/index.ts';
import { selectAll } from '../../../src/snapshot/selectElements.ts';
import { byId, codeOf, newTool, reset, show } from '../support/page.ts';

const SHOP = `
  <header class=navbar><a href="/">Home</a> <input name=search placeholder="Search projects..."></header>
  <main id=content><h1>Project Dashboard</h1>
    <section class=grid><div class=row><span>One</span> <button class="row-action primary">Edit</button></div>
    <div class=row><span>Two</span> <button class="row-action primary">Edit</button></div>
    <div class=row><span>Three</span> <button class="row-action primary">Edit</button></div></section>
    <form><label>E-mail <input type=email name=mail required maxlength=40></label> <label>Card <input autocomplete=cc-number value=4111111111111111></label>
    <select name=plan><option>Free<option selected>Pro</select> <button id=send>Send</button></form>
    <button class="css-1q2w3e4">Odd one</button>
  </main>`;

describe('views of the live page', () => {
  afterEach(reset);

  it('include an overview as data, whose hints match exactly its elements', async () => {
    show(SHOP, 'Shop');
    const tool = newTool();
    const view = await tool.overview({ viewport: false });
    expect(view).to.include({ success: true, tabName: 'active', url: location.href });
    expect(view.sections.headings?.map((h) => h.text)).to.deep.equal(['Project Dashboard']);
    const rows = view.sections.interactives ?? [];
    expect(rows.length).to.be.greaterThan(5);
    const snapshot = await tool.getSnapshot();
    for (const row of rows) {
      expect(row.selector_hints.length, row.id).to.be.within(1, 3);
      for (const hint of row.selector_hints) {
        const found = selectAll(hint, [document]);
        if ('count' in row) expect(found, hint).to.have.lengthOf(row.count);
        else
          expect(
            found.map((el) => `[${(snapshot.getNodeId(el) as string).slice(5)}]`),
            hint,
          ).to.deep.equal([row.id]);
        expect(hint).to.not.contain('1q2w3e4');
      }
    }
    expect(rows.find((row) => 'count' in row)).to.include({ count: 3 });
    expect(
      (rows.find((row) => (row as InteractiveElement).text === 'Send') as InteractiveElement).selector_hints[0],
    ).to.equal('#send');
  });

  it('include the overview as text', async () => {
    show(SHOP, 'Shop');
    const text = await newTool().overview({ format: 'text' });
    expect(text).to.contain(`=== DOM OVERVIEW: ${location.href} ===`);
    expect(text).to.match(
      /\[OUTLINE[^]*\[INTERACTIVES - \d+ found, showing \d+\][^]*\[HEADINGS & TEXT\]\n\[\d+\] h1: "Project Dashboard"[^]*\[SUMMARY\]/,
    );
    expect(text).to.match(/3 similar: button\.row-action/);
  });

  it('include a search that gives the bold title of a card as its context', async () => {
    show(
      `<h2>Lamps</h2>${['b', 'strong'].map((tag) => `<div><${tag} style="display:block">${tag} lamp</${tag}><p>Light</p><button>Take ${tag}</button></div>`).join('')}<p><button>Take all</button></p>`,
    );
    const tool = newTool();
    const under = async (query: string): Promise<string | undefined> => (await tool.search(query)).matches[0]?.under;
    expect(await under('take b')).to.equal('b lamp');
    expect(await under('take strong')).to.equal('strong lamp');
    expect(await under('take all')).to.equal('## Lamps');
  });

  it('include the documented overview of a page line by line, and no generated class', async () => {
    const many = (html: string, count: number): string => html.repeat(count);
    show(`<header class=navbar>${many('<span>x</span>', 12)}</header><aside id=sidebar>${many('<p>x</p>', 8)}</aside>
      <main id=content><section class=stats-grid>${many('<div>4</div>', 4)}</section><section class=data-table><h1>Project Dashboard</h1>
      <div class=css-1q2w3e4><button id=create-new>Create New Project</button><input name=search placeholder="Search projects...">
      <a class=nav-link href="/settings">Settings</a><select id=filter-status><option>All<option>Open<option>Closed</select>
      <button class=icon-btn aria-label="Refresh data">↻</button><input type=checkbox id=select-all>
      <button class=css-1q2w3e4>Odd one</button></div>
      <p>Last updated 5 minutes ago. All systems operational.</p></section></main>`);
    const lines = (await newTool().overview({ format: 'text', viewport: false, maxTokens: 2000 })).split('\n');
    const told = lines.map((line) => line.replace(/^\s*\[[\d-]+\] /, ''));
    expect(told).to.include.members([
      'header.navbar (12 children)',
      'aside#sidebar (8 children)',
      'section.stats-grid (4 children)',
      'button#create-new "Create New Project"',
      'input[name="search"] placeholder="Search projects..."',
      'a.nav-link "Settings" href="/settings"',
      'select#filter-status (3 options) value="All"',
      'button.icon-btn aria-label="Refresh data"',
      'input[type="checkbox"]#select-all',
      'button "Odd one"',
      'h1: "Project Dashboard"',
      'p: "Last updated 5 minutes ago. All systems operational." (52 chars)',
    ]);
    expect(told.join()).to.not.contain('1q2w3e4');
  });

  it('have hints that lead into shadow roots', async () => {
    show('<my-card id=card></my-card>');
    byId('card').attachShadow({ mode: 'open' }).innerHTML = '<button name=buy>Buy</button>';
    const { sections } = await newTool().overview();
    const [hint = ''] = sections.interactives?.[0]?.selector_hints ?? [];
    expect(hint).to.equal('#card >>> button[name="buy"]');
    expect(selectAll(hint, [document])).to.deep.equal([byId('card').shadowRoot?.querySelector('button')]);
  });

  it('say what covers an element', async () => {
    show(
      '<button style="position:absolute;left:10px;top:10px">Under</button><div id=over style="position:absolute;left:0;top:0;width:200px;height:100px;background:white">Over</div>',
    );
    const tool = newTool();
    const state = await tool.pageState();
    expect(state.interactiveTree[0]).to.include({ r: 'btn', n: 'Under', occ: true });
  });

  it('find elements and text', async () => {
    show(SHOP);
    const tool = newTool();
    expect((await tool.search('Edit')).found).to.equal(3);
    expect((await tool.search('/send/i')).matches.map((m) => m.role)).to.deep.equal(['button']);
    const boxes = (await tool.search('', { role: 'textbox' })).matches.map((m) => m.role);
    expect(boxes.length).to.be.greaterThan(1);
    expect(new Set(boxes)).to.deep.equal(new Set(['textbox']));
    expect(await tool.search('').catch((error: Error) => error.message)).to.match(/^search: query must be a text/);
  });

  it('compare snapshots by their ids', async () => {
    show('<button id=b>Old name</button><p id=p>Paragraph</p>');
    const tool = newTool();
    const before = await tool.getSnapshot();
    byId('b').textContent = 'New name';
    byId('p').remove();
    document.body.insertAdjacentHTML('beforeend', '<a href="#x">Appeared</a>');
    const after = await tool.getSnapshot();
    const diff = await tool.diff(before.snapshotId, after.snapshotId);
    expect(diff).to.deep.equal(after.diff(before));
    expect(diff.appeared.map((node) => [node.tag, node['aria-label']])).to.deep.equal([['a', 'Appeared']]);
    expect(diff.gone.map(({ tag }) => tag)).to.deep.equal(['p']);
    expect(diff.changed.map(({ id }) => id)).to.deep.equal(['node_1']);
    expect(await codeOf(tool.diff('00000000', after.snapshotId))).to.equal('stale_document');
    for (let i = 0; i < 10; i++) {
      byId('b').textContent = `Name ${i}`;
      await tool.getSnapshot();
    }
    expect(await codeOf(tool.diff(before.snapshotId, after.snapshotId))).to.equal('snapshot_expired');
  });

  it('include the page state with its skeleton, which is not in the page', async () => {
    show(SHOP, 'Shop');
    const state = await newTool().pageState({ domMode: 'skeleton' });
    expect(state).to.include({ domMode: 'skeleton', pageTitle: 'Shop', url: location.href });
    expect(state.skeletonDom).to.contain('data-llm-id="');
    expect(document.querySelector('[data-llm-id]')).to.equal(null);
  });

  it('describe forms with their constraints, without secrets', async () => {
    show(SHOP);
    const tool = newTool();
    const form = (await tool.forms({ includeValues: true })).find(({ id }) => id !== null);
    const [mail, card, plan] = form?.fields ?? [];
    expect(mail).to.deep.include({
      label: 'E-mail',
      type: 'textbox',
      inputType: 'email',
      required: true,
      format: { maxLength: 40 },
    });
    expect(mail?.invalid).to.be.a('string').that.is.not.equal('');
    expect(card).to.include({ label: 'Card', secret: true });
    expect(plan).to.include({ value: 'Pro' });
    expect(
      JSON.stringify([
        form,
        await tool.pageState({ includeValues: true }),
        await tool.overview({ includeValues: true }),
      ]),
    ).to.not.contain('4111');
  });

  it('include the legacy model with working selectors', async () => {
    show(SHOP, 'Shop');
    const model = await newTool().toPageModel();
    expect(model).to.include({ title: 'Shop', url: location.href });
    expect(model.controls.length).to.be.greaterThan(5);
    for (const { id, selector } of model.controls) {
      expect(model.aimap[id], id).to.equal(selector);
      // Programs that were written for this model pass its selectors to the browser.
      expect(document.querySelectorAll(selector), selector).to.have.lengthOf(1);
    }
  });

  it('tell in the legacy model what can be expanded and what is expanded', async () => {
    show(
      '<details><summary>Sizes</summary>S</details><details open><summary>Colours</summary>red</details>' +
        '<button aria-expanded=false>Menu</button><button>Buy</button>',
    );
    const { controls } = await newTool().toPageModel();
    expect(controls.map(({ name, states }) => [name, states.expanded])).to.deep.equal([
      ['Sizes', false],
      ['Colours', true],
      ['Menu', false],
      ['Buy', undefined],
    ]);
  });

  it('refuse bad options', async () => {
    show('<p>x</p>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const calls = [
      () => tool.overview({ max_rows: 0 }),
      () => tool.overview({ max_rows: 1.5 }),
      () => tool.overview({ filters: { links: true } } as never),
      () => tool.search('x', { limit: 1.5 }),
      () => tool.search('x', { limit: -1 }),
      () => tool.forms({ maxTokens: -1 }),
      () => tool.pageState({ maxElements: -1 }),
      async () => snapshot.serialize({ maxDepth: -1 }),
      async () => snapshot.serialize({ maxInteractive: 0.5 }),
      async () => snapshot.toText({ maxTokens: -1 }),
      async () => snapshot.toText({ lines: [1.5, 2] }),
      () => tool.overview({ rows: 3 } as never),
      () => tool.search(''),
      () => tool.pageState({ domMode: 'all' } as never),
    ];
    for (const call of calls) expect(await codeOf(call()), String(call)).to.equal('bad_option');
  });
});

describe('actions by number', () => {
  afterEach(reset);

  it('choose, check, fill and wait, and report what happened', async () => {
    show(`<form id=f><label>Name <input id=n></label><label><input type=checkbox id=c> Agree</label>
      <select id=s><option>a<option>b</select><input id=d type=date><output role=status id=o></output></form><div id=h>hover</div>`);
    let hovered = 0;
    byId('h').addEventListener('mouseenter', () => {
      hovered++;
    });
    byId('c').addEventListener('change', () => {
      byId('o').textContent = 'Thank you';
    });
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const id = (name: string): string => snapshot.getNodeId(byId(name)) as string;
    const checked = await tool.check(id('c'));
    expect(checked).to.include({ success: true, actionType: 'check', nodeId: id('c') });
    expect(checked.effect?.announcements).to.deep.equal(['Thank you']);
    expect(await tool.uncheck(id('c'))).to.include({ success: true });
    expect((byId('c') as HTMLInputElement).checked).to.equal(false);
    expect(await tool.select(id('s'), 'b')).to.include({ success: true });
    expect(await tool.select(id('s'), 'zebra')).to.include({ success: false, code: 'no_such_option' });
    expect(await tool.setValue(id('d'), '2026-11-21')).to.include({ success: true });
    expect(await tool.hover(id('h'))).to.include({ success: true });
    expect(hovered).to.equal(1);
    const filled = await tool.fillForm({ [id('n')]: 'Ann', [id('s')]: 'a', [id('c')]: true, node_999: 'x' });
    expect(filled).to.include({ success: false });
    expect(filled.fields.map(({ success }) => success)).to.deep.equal([true, true, true, false]);
    expect([(byId('n') as HTMLInputElement).value, (byId('s') as HTMLSelectElement).value]).to.deep.equal(['Ann', 'a']);
    expect(await tool.waitFor({ text: 'Thank you', timeout: 30_000 })).to.include({ success: true });
    expect(await tool.clear(id('n'))).to.include({ success: true });
    expect(await tool.focus(id('n'))).to.include({ success: true });
    expect(document.activeElement).to.equal(byId('n'));
  });

  it('collect a list that grows, and answer native dialogs', async () => {
    show(`<ul id=l style="height:60px;overflow:auto">${Array.from({ length: 30 }, (_, i) => `<li style="height:20px">Row ${i}</li>`).join('')}</ul>
      <button id=b onclick="this.textContent = confirm('Sure?') ? 'yes' : 'no'">Ask</button>`);
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const collected = await tool.collect(snapshot.getNodeId(byId('l')) as string);
    expect(collected).to.include({ success: true, complete: true, actionType: 'collect' });
    expect(collected.items.map(({ text }) => text)).to.deep.equal(Array.from({ length: 30 }, (_, i) => `Row ${i}`));
    const stop = tool.answerDialogs(() => true);
    const clicked = await tool.click(snapshot.getNodeId(byId('b')) as string);
    stop();
    expect(byId('b').textContent).to.equal('yes');
    expect(clicked.effect?.dialogs).to.deep.equal([{ type: 'confirm', message: 'Sure?' }]);
  });
});
