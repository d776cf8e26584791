import { expect } from 'chai';
import { engine, otherOrigin } from '../../support/environment.ts';
import { byId, contentOf, loaded, newTool, reset, show, sleep, timersDuring, until } from '../../support/page.ts';
import { all, childUrl, CONSENT, idOf, joinedSnapshot, nodeNamed, showChild, tell } from './support.ts';

const FORM =
  '<h2>Pay</h2><form><label>Card holder <input id=who></label> <button type=button id=pay>Pay now</button></form>';
const INNER = { parents: [otherOrigin] };

describe('joined frames', () => {
  afterEach(reset);

  it("are in every view, with numbers of the page's own sequence", async () => {
    show('<h1>Shop</h1><button id=own>Own</button>');
    const frame = await showChild({ body: FORM, join: CONSENT }, 'title="Payment"');
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    const id = idOf(snapshot, 'Pay now');
    expect(snapshot.toText()).to.contain(`[${id} button Pay now]`).and.to.contain('## Pay');
    const { iframes } = snapshot.serialize().page;
    expect(iframes).to.have.lengthOf(1);
    expect(iframes?.[0]).to.include({ hostId: snapshot.getNodeId(frame), url: frame.src, title: 'Child' });
    expect(JSON.stringify(iframes?.[0]?.body)).to.contain(`"id":"node_${id}"`);
    const overview = await tool.overview();
    expect(JSON.stringify(overview)).to.contain('Pay now');
    expect(await tool.overview({ format: 'text' })).to.contain(`[${id}]`);
    expect((await tool.search('pay now')).matches[0]?.id).to.equal(`[${id}]`);
    expect((await tool.forms())[0]?.fields[0]).to.include({ label: 'Card holder', type: 'textbox' });
    expect((await tool.toPageModel()).controls.map(({ name }) => name)).to.deep.equal([
      'Own',
      'Card holder',
      'Pay now',
    ]);
    expect((await tool.pageState()).interactiveTree.map(({ n }) => n)).to.deep.equal(['Own', 'Card holder', 'Pay now']);
    expect((await tool.pageState({ domMode: 'skeleton' })).skeletonDom).to.contain(`data-llm-id="${id}"`);
    expect(snapshot.stats.interactiveNodes).to.equal(3);
    expect(snapshot.stats.totalNodes).to.be.greaterThan(9);
    const numbers = all(snapshot.virtualDom).map(({ node_id }) => node_id);
    expect(new Set(numbers).size).to.equal(numbers.length);
    expect(snapshot.getRealElement(id)).to.equal(null);
    expect(nodeNamed(snapshot, 'Child').tag).to.equal('body');
  });

  it('have boxes in the top viewport and paths through the frame, and count as off screen if the frame does not show them', async () => {
    show('<p>before</p>');
    const frame = await showChild(
      {
        body: '<button style="position:absolute;left:10px;top:20px;width:80px;height:30px">Near</button><button style="position:absolute;left:10px;top:150px;width:80px">Far</button><p style="height:400px;padding-left:100px">Tall</p>',
        join: CONSENT,
      },
      'style="width:300px;height:100px;border:5px solid;padding:7px;margin:11px"',
    );
    const snapshot = await joinedSnapshot(newTool({ joinFrames: true }));
    const { x, y } = frame.getBoundingClientRect();
    const near = nodeNamed(snapshot, 'Near');
    expect(near.metadata?.boundingBox).to.deep.equal({
      x: Math.round(x + 22),
      y: Math.round(y + 32),
      width: 80,
      height: 30,
    });
    expect(near.metadata?.inViewport).to.equal(true);
    expect(near.metadata?.treePath).to.equal('body/iframe[1]/body/button[0]');
    expect(nodeNamed(snapshot, 'Far').metadata).to.include({
      inViewport: false,
      treePath: 'body/iframe[1]/body/button[1]',
    });
    expect(
      snapshot.serialize().page.iframes?.[0]?.body.children?.map(({ text, offscreen }) => [text, offscreen]),
    ).to.deep.equal([
      ['Near', undefined],
      ['Far', true],
      ['Tall', undefined],
    ]);
    frame.style.marginTop = '3000px';
    const later = await joinedSnapshot(newTool({ joinFrames: true }));
    expect(nodeNamed(later, 'Near').metadata?.inViewport).to.equal(false);
  });

  it('keep their numbers while their elements live, through changes that make the snapshot stale', async () => {
    show('');
    const frame = await showChild({ body: FORM, join: CONSENT });
    const tool = newTool({ joinFrames: true });
    let first = await joinedSnapshot(tool);
    // Loading may cause late changes. The snapshot stays the same once the page is quiet.
    for (let i = 0; i < 10; i++) {
      await sleep(100);
      const now = await tool.getSnapshot();
      if (now === first) break;
      first = now;
    }
    const id = idOf(first, 'Pay now');
    expect(await tool.getSnapshot()).to.equal(first);
    await tell(frame, 'document.querySelector("#pay").textContent = "Pay later"; document.body.prepend("Now ");');
    const second = await tool.getSnapshot();
    expect(second).to.not.equal(first);
    expect(second.snapshotId).to.not.equal(first.snapshotId);
    expect(idOf(second, 'Pay later')).to.equal(id);
    expect(JSON.stringify(second.diff(first).changed)).to.contain('Pay later');
    // A value that a script sets leaves no mutation record.
    await tell(frame, 'document.querySelector("#who").value = "Ann";');
    expect((await tool.getSnapshot()).toText({ includeValues: true })).to.contain('Ann');
    await tell(frame, 'document.body.append("again")');
    await until(() => first.stale);
    expect(first.stale).to.equal(true);
  });

  it('lose their numbers when they show another document', async () => {
    show('');
    const frame = await showChild({ body: FORM, join: CONSENT });
    const tool = newTool({ joinFrames: true });
    const old = idOf(await joinedSnapshot(tool), 'Pay now');
    frame.src = childUrl({ body: '<button>Other</button>', join: CONSENT }).replace('child.html', 'child.html?2');
    await loaded(frame);
    const snapshot = await joinedSnapshot(tool);
    expect(idOf(snapshot, 'Other')).to.not.equal(old);
    expect(snapshot.toText()).to.not.contain('Pay now');
    expect((await tool.click(old)).code).to.equal('stale_node');
  });

  it('cost half a second together, once, if they do not answer, and say so', async () => {
    show('<h1>Page</h1>');
    for (let i = 0; i < 3; i++) await showChild({ body: '<p>mute</p>' }, `title="Advert ${i}"`);
    const answering = await showChild({ body: FORM, join: CONSENT });
    const tool = newTool({ joinFrames: true });
    const start = performance.now();
    const { result: snapshot, timers } = await timersDuring(() => tool.getSnapshot());
    expect(performance.now() - start).to.be.at.least(490);
    // One after the other, the frames would take a second and a half.
    expect(timers).to.be.below(100);
    expect(snapshot.toText()).to.contain('Cross-origin iframe (inaccessible: no answer within 500 ms)');
    // A busy browser may need longer for the frame that answers.
    await joinedSnapshot(tool, (text) => text.includes('Pay now'));
    expect(await tool.overview({ format: 'text' })).to.contain('Advert 1');
    expect(JSON.stringify(snapshot.serialize())).to.contain(
      'Advert 2: Cross-origin iframe (inaccessible: no answer within 500 ms)',
    );
    await tell(answering, 'document.body.append("more")');
    document.body.append('more');
    expect((await timersDuring(() => tool.getSnapshot())).timers).to.be.below(40);
  });

  it('are awaited while a large one answers, and are cut with a note if they are too large', async () => {
    show('');
    const frame = await showChild({ body: '', join: CONSENT });
    const fill = (rows: number): Promise<unknown> =>
      tell(
        frame,
        `document.body.innerHTML = Array.from({ length: ${rows} }, (_, i) => '<div><a href=#>Item ' + i + '</a> <button>Add</button> text</div>').join('')`,
      );
    await fill(1500);
    const tool = newTool({ joinFrames: true });
    const first = await joinedSnapshot(tool);
    expect(first.stats.interactiveNodes, first.toText({ maxTokens: 50 })).to.equal(3000);
    await tell(frame, 'document.body.innerHTML = "<p>Line</p>".repeat(20050)');
    const note = /^… \d+ elements left out$/m;
    const second = await joinedSnapshot(tool, (text) => note.test(text));
    expect(second.toText()).to.match(note);
  });

  it('are joined later if their tool is created late', async () => {
    show('');
    await showChild({ body: FORM, join: CONSENT, late: 900 });
    const tool = newTool({ joinFrames: true });
    expect((await tool.getSnapshot()).toText()).to.contain('no answer');
    expect((await joinedSnapshot(tool)).toText()).to.contain('Pay now');
  });

  it('are joined together with the frames inside them', async () => {
    show('');
    const grandchild = childUrl({ body: '<button onclick="this.textContent=\'Pressed\'">Deep</button>', join: INNER });
    await showChild({
      body: `<p>Middle</p><iframe sandbox="allow-scripts" style="margin:40px" srcdoc="" src="${grandchild.replaceAll('"', '&quot;')}"></iframe>`.replace(
        ' srcdoc=""',
        '',
      ),
      join: CONSENT,
    });
    await sleep(300);
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    expect(snapshot.serialize().page.iframes).to.have.lengthOf(2);
    const id = idOf(snapshot, 'Deep');
    expect(nodeNamed(snapshot, 'Deep').metadata?.treePath).to.equal('body/iframe[0]/body/iframe[1]/body/button[0]');
    expect(nodeNamed(snapshot, 'Deep').metadata?.boundingBox?.x).to.be.greaterThan(40);
    expect(await tool.click(id)).to.include({ success: true, nodeId: `node_${id}` });
    expect(idOf(await tool.getSnapshot(), 'Pressed')).to.equal(id);
  });

  it('are joined within half a second if a frame in them does not answer', async () => {
    show('');
    const mute = childUrl({ body: '<p>mute</p>' }).replaceAll('"', '&quot;');
    await showChild({ body: `<p>Middle</p><iframe sandbox="allow-scripts" src="${mute}"></iframe>`, join: CONSENT });
    await sleep(200);
    const tool = newTool({ joinFrames: true });
    expect((await timersDuring(() => tool.getSnapshot())).timers).to.be.below(80);
    const joined = await joinedSnapshot(tool, (text) => text.includes('Middle'));
    expect(joined.toText()).to.contain('Middle').and.to.contain('no answer');
  });

  it('may be sandboxed and have no origin', async () => {
    show('');
    const frame = await showChild({ body: FORM, join: CONSENT }, 'sandbox="allow-scripts"');
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    expect(snapshot.serialize().page.iframes?.[0]?.url).to.equal(frame.src);
    expect((await tool.type(idOf(snapshot, 'Card holder'), 'Ann')).changes).to.include({
      valueChanged: true,
      newValue: 'Ann',
    });
  });

  it('show nothing if they are hidden, and offer nothing if they cannot be used', async () => {
    show('');
    await showChild({ body: FORM, join: CONSENT }, 'style="opacity:0"');
    await showChild({ body: '<button>Inert</button><p>Shown</p>', join: CONSENT }, 'inert=""');
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    expect(snapshot.toText()).to.not.contain('Pay now');
    expect(snapshot.stats.interactiveNodes).to.equal(0);
    expect(JSON.stringify(snapshot.serialize())).to.not.contain('Inert');
  });

  it('leave out and count what is behind a modal dialog inside them', async () => {
    show('<button>Own</button>');
    await showChild({
      body: '<p>Behind</p><button>Back</button><dialog id=d><button>Accept</button></dialog><script>d.showModal()</script>',
      join: CONSENT,
    });
    const snapshot = await joinedSnapshot(newTool({ joinFrames: true }));
    expect(contentOf(snapshot).replace(' (focused)', '')).to.match(
      /^\[1 button Own\]\n@dialog\n\[\d+ button Accept\]\n@frame Child\n… behind dialog: 1 elements\n$/,
    );
    expect(snapshot.serialize().page.iframes?.[0]?.omitted).to.equal(1);
  });

  it('say which of their elements has the focus, if they have it', async () => {
    show('<input id=own>');
    const frame = await showChild({ body: FORM, join: CONSENT });
    await tell(frame, 'document.querySelector("#who").focus()');
    byId('own').focus();
    const tool = newTool({ joinFrames: true });
    const first = await joinedSnapshot(tool);
    expect(nodeNamed(first, 'Card holder', 'input').metadata?.states?.['focused']).to.equal(undefined);
    const { code } = await tool.focus(idOf(first, 'Card holder'));
    // WebKit lets no script of a frame take the focus before a person has used the frame.
    expect(code).to.equal(engine === 'webkit' ? 'no_focus' : undefined);
    if (engine === 'webkit') return;
    const second = await tool.getSnapshot();
    expect(nodeNamed(second, 'Card holder', 'input').metadata?.states?.['focused']).to.equal(true);
  });

  it("may be inside frames of the page's own origin", async () => {
    show('<iframe id=own srcdoc="<p>Own</p>" style="margin:30px"></iframe>');
    const own = byId('own') as HTMLIFrameElement;
    if (!own.contentDocument?.querySelector('p')) await loaded(own);
    await showChild({ body: FORM, join: CONSENT }, '', (own.contentDocument as Document).body);
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    expect(nodeNamed(snapshot, 'Pay now').metadata?.boundingBox?.x).to.be.greaterThan(30);
    expect(await tool.click(idOf(snapshot, 'Pay now'))).to.include({ success: true });
  });

  it('may be in a frameset', async () => {
    show('<iframe id=own style="width:400px;height:200px"></iframe>');
    const own = byId('own') as HTMLIFrameElement;
    const done = loaded(own);
    own.srcdoc = `<frameset cols="*,*"><frame src="${childUrl({ body: FORM, join: CONSENT })}"><frame></frameset>`;
    await done;
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    expect(await tool.click(idOf(snapshot, 'Pay now'))).to.include({ success: true });
    expect(await tool.overview({ format: 'text' })).to.contain('Pay now');
  });

  it('refuse meaningless options', () => {
    for (const joinFrames of [
      'yes',
      1,
      null,
      [],
      { secret: 'too short' },
      { secret: 5 },
      { parents: 'https://a.example' },
      { parents: ['https://a.example/'] },
      { parents: ['null'] },
      { parents: ['*'] },
      { nonsense: true },
    ]) {
      let code: unknown;
      try {
        newTool({ joinFrames: joinFrames as never });
      } catch (error) {
        ({ code } = error as { code: string });
      }
      expect(code, JSON.stringify(joinFrames)).to.equal('bad_config');
    }
  });

  it('are only listed if the host does not join them', async () => {
    show('');
    await showChild({ body: FORM, join: CONSENT });
    expect((await newTool().getSnapshot()).toText())
      .to.contain('Cross-origin iframe (inaccessible)')
      .and.not.to.contain('Pay now');
  });
});
