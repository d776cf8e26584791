import { expect } from 'chai';
import type { DomSnapshot, DomTool } from '../../../../src/index.ts';
import { engine } from '../../support/environment.ts';
import { byId, loaded, newTool, REFUSED, reset, show, sleep } from '../../support/page.ts';
import { CONSENT, idOf, joinedSnapshot, nodeNamed, notes, showChild, tell } from './support.ts';

interface Scene {
  readonly frame: HTMLIFrameElement;
  readonly tool: DomTool;
  readonly snapshot: DomSnapshot;
  readonly id: (name: string) => number;
}

async function scene(body: string, page = '', attributes = ''): Promise<Scene> {
  show(page);
  const frame = await showChild({ body, join: CONSENT }, attributes);
  const tool = newTool({ joinFrames: true });
  const snapshot = await joinedSnapshot(tool);
  return { frame, tool, snapshot, id: (name) => idOf(snapshot, name) };
}

const FIELDS = `<form id=f onsubmit="note('submit'); return false">
  <label>Name <input id=n></label> <label>Size <select id=s><option>S<option>M</select></label> <label><input type=checkbox id=c> Terms</label>
  <label>Day <input type=date id=d></label> <label>Photo <input type=file id=p></label> <label>Pin <input type=password id=w></label>
  <button id=b onclick="note('click ' + event.isTrusted)">Send</button></form>`;

describe('actions in joined frames', () => {
  afterEach(reset);

  it('reach fields and buttons of every kind, and read back and report as in the page itself', async () => {
    const { frame, tool, id } = await scene(FIELDS);
    expect((await tool.type(id('Name'), 'Ann')).changes).to.include({ valueChanged: true, newValue: 'Ann' });
    expect(await tool.keypress('x', { targetNodeId: id('Name') })).to.include({ success: true });
    expect(await tell(frame, 'return n.value')).to.equal('Annx');
    expect(await tool.keypress('y')).to.include({ success: true });
    expect(await tell(frame, 'return n.value')).to.equal('Annxy');
    expect(await tool.clear(id('Name'))).to.include({ success: true });
    expect(await tool.select(id('Size'), 'M')).to.include({ success: true });
    expect(await tool.check(id('Terms'))).to.include({ success: true });
    expect(await tool.setValue(id('Day'), '2026-11-21')).to.include({ success: true });
    expect(await tool.upload(id('Photo'), { name: 'a.txt', text: 'hello' })).to.include({ success: true });
    expect(
      await tell(frame, 'return [n.value, s.value, c.checked, d.value, p.files[0].name, p.files[0].size]'),
    ).to.deep.equal(['', 'M', true, '2026-11-21', 'a.txt', 5]);
    expect(await tool.hover(id('Send'))).to.include({ success: true });
    expect(await tool.submit(id('Name'))).to.include({ success: true });
    expect(await notes(frame)).to.deep.equal(['submit']);
    const filled = await tool.fillForm({ [id('Name')]: 'Bob', [id('Size')]: 'S', [id('Terms')]: false });
    expect(filled.fields.map(({ success, nodeId }) => [success, nodeId])).to.deep.equal([
      [true, `node_${id('Name')}`],
      [true, `node_${id('Size')}`],
      [true, `node_${id('Terms')}`],
    ]);
    expect(await tell(frame, 'return [n.value, s.value, c.checked]')).to.deep.equal(['Bob', 'S', false]);
  });

  it('fill each field in the way of its kind, and check all values before, as in the page itself', async () => {
    const all = `<input id=n aria-label=Name><select id=s multiple aria-label=Size><option>S<option>M</select>
      <input type=checkbox id=c aria-label=Terms><input type=radio name=r id=x aria-label=Fast>
      <input type=radio name=r id=y aria-label=Slow><label id=l>Photo <input type=file id=p></label>
      <input type=range id=g aria-label=Loud><div contenteditable id=e role=textbox aria-label=Note></div>`;
    const { frame, tool, id } = await scene(all);
    const file = { name: 'a.txt', text: 'hello' };
    const wrong: [string, unknown][] = [
      ['Size', file],
      ['Size', [5]],
      ['Photo', ['S']],
      ['Photo', [{ ...file, base64: 'QQ==' }]],
    ];
    for (const [name, value] of wrong) {
      const filling = tool.fillForm({ [id('Name')]: 'Eve', [id(name)]: value } as never);
      const error: unknown = await filling.catch(({ code }: { code: string }) => code);
      expect(error, JSON.stringify(value)).to.equal('bad_option');
    }
    expect(await tell(frame, 'return n.value')).to.equal('');
    const filled = await tool.fillForm({
      [id('Name')]: 'Ann',
      [id('Size')]: ['S', { label: 'M' }],
      [id('Terms')]: 'true',
      [id('Fast')]: 'Slow',
      [id('Photo')]: file,
      [id('Loud')]: 7,
      [id('Note')]: 'Two',
    });
    expect(filled).to.include({ success: true });
    expect(
      await tell(
        frame,
        'return [n.value, s.selectedOptions.length, c.checked, y.checked, p.files[0].name, g.value, e.innerText]',
      ),
    ).to.deep.equal(['Ann', 2, true, true, 'a.txt', '7', 'Two']);
  });

  it('fill no checkbox that the page covers, but a field of text', async () => {
    const { tool, frame, id } = await scene(
      '<input id=n aria-label=Name><input type=checkbox id=c aria-label=Terms>',
      '<div style="position:fixed;inset:0;background:white"><button>Accept</button></div>',
    );
    const options = { timeout: 100 };
    for (const value of [true, 'true']) {
      const { fields } = await tool.fillForm({ [id('Name')]: 'Ann', [id('Terms')]: value }, options);
      expect(fields.map(({ code = 'done' }) => code)).to.deep.equal(['done', 'covered']);
    }
    expect(await tell(frame, 'return [n.value, c.checked]')).to.deep.equal(['Ann', false]);
  });

  it('report a field that lost its value when another one was filled', async () => {
    const { tool, id } = await scene(
      '<input id=n aria-label=Name><input aria-label=City oninput="n.value = \'\'"><button>Go</button>',
    );
    const { fields } = await tool.fillForm({ [id('Name')]: 'Ann', [id('City')]: 'Bonn' });
    expect(fields.map(({ code = 'done' }) => code)).to.deep.equal(['not_kept', 'done']);
  });

  it('press keys on the element asked for, and on it again, if the browser gives it no focus', async () => {
    const { frame, tool, id } = await scene(FIELDS);
    expect(await tool.keypress('x', { targetNodeId: id('Name') })).to.include({ success: true });
    expect(await tool.keypress('y')).to.include({ success: true });
    expect(await tell(frame, 'return n.value')).to.equal('xy');
    expect(await tool.keypress(' ', { targetNodeId: id('Terms') })).to.include({ success: true });
    expect(await tool.keypress('Enter', { targetNodeId: id('Send') })).to.include({ success: true });
    expect(await tell(frame, 'return [c.checked, ...notes.map((note) => note.split(" ")[0])]')).to.deep.equal([
      true,
      'click',
      'submit',
    ]);
  });

  it('edit the field that was asked for, even if the browser refuses to focus it', async () => {
    const { frame, tool, id } = await scene(
      '<input id=n aria-label=Name><input id=m aria-label=City><textarea id=o aria-label=Note></textarea><input type=password id=w aria-label=Pin><input type=email id=e aria-label=Mail value=old><div contenteditable id=r aria-label=Rich>R</div><button>Go</button>',
    );
    const values = (): Promise<unknown> => tell(frame, 'return [n.value, m.value, o.value, w.value, r.textContent]');
    for (const [name, text] of Object.entries({ Name: 'Ann', City: 'Bonn', Note: 'Two', Pin: '1234', Rich: 'ich' }))
      expect(await tool.type(id(name), text)).to.include({ success: true });
    expect(await values()).to.deep.equal(['Ann', 'Bonn', 'Two', '1234', 'Rich']);
    expect(await tool.keypress('a', { targetNodeId: id('Name') })).to.include({ success: true });
    expect(await tool.click(id('Go'))).to.include({ success: true });
    expect(await tool.click(id('City'))).to.include({ success: true });
    for (const key of ['Backspace', 'x']) expect(await tool.keypress(key)).to.include({ success: true });
    expect(await tool.clear(id('Note'))).to.include({ success: true });
    expect(await values()).to.deep.equal(['Anna', 'Bonx', '', '1234', 'Rich']);
    for (const key of ['Control+A', 'Delete'])
      expect(await tool.keypress(key, { targetNodeId: id('Rich') })).to.include({ success: true });
    await tool.keypress('Control+A', { targetNodeId: id('Name') });
    await tool.keypress('Delete');
    expect(await tool.type(id('Mail'), 'er')).to.include({ success: true });
    expect(await tell(frame, 'return e.value')).to.equal('older');
    expect(await tool.type(id('Mail'), 'a@b', { clearFirst: true })).to.include({ success: true });
    expect(await tool.keypress('Backspace')).to.include({ success: true });
    expect(await tell(frame, 'return e.value')).to.equal('a@');
    expect(await values()).to.deep.equal(['', 'Bonx', '', '1234', '']);
  });

  it('list what appeared, disappeared and changed in the frame, by numbers of the page', async () => {
    const { tool, snapshot, id } = await scene(
      '<button id=b>More</button><p id=old>Old</p><script>b.onclick = () => { old.remove(); b.textContent = "Less"; document.body.insertAdjacentHTML("beforeend", "<div role=dialog aria-label=Cart><button>Buy</button></div><div role=alert>Added</div>") }</script>',
      '<p>Own</p>',
    );
    const { success, effect } = await tool.click(id('More'));
    expect(success).to.equal(true);
    const after = await tool.getSnapshot();
    expect(effect?.appeared?.map((one) => one['aria-label'] ?? one.text)).to.deep.equal(['Cart', '@alert Added']);
    expect(effect?.appeared?.[0]?.text).to.contain(`[${idOf(after, 'Buy')} button Buy]`);
    expect(effect?.gone?.[0]?.text).to.equal('Old');
    expect(effect?.changed?.[0]?.id).to.equal(`node_${id('More')}`);
    expect(effect?.opened?.[0]).to.match(/^node_\d+ 'Cart'$/);
    expect(effect?.announcements).to.deep.equal(['Added']);
    expect(idOf(after, 'Less')).to.equal(id('More'));
    expect(snapshot.stale).to.equal(true);
  });

  it("are refused by the frame's own checks: covered, disabled, read-only", async () => {
    const { tool, snapshot, id } =
      await scene(`<button>Under</button><div style="position:absolute;left:0;top:0;width:120px;height:60px;background:#fff" role=region aria-label=Banner><br><button>Close</button></div>
      <p style="margin-top:90px"><button disabled>Off</button><input aria-label=Fixed readonly></p>`);
    const covered = await tool.click(id('Under'), REFUSED);
    const banner = /\[?node_(\d+) 'Banner'/.exec(covered.error ?? '');
    expect([covered.code, covered.error]).to.deep.equal([
      'covered',
      `node_${id('Under')} is covered by node_${banner?.[1]} 'Banner'; node_${id('Close')} 'Close' may close it, or pass force`,
    ]);
    expect(JSON.stringify(snapshot.serialize())).to.contain(`node_${banner?.[1]}`);
    expect((await tool.click(id('Off'), REFUSED)).code).to.equal('disabled');
    expect((await tool.type(id('Fixed'), 'x', REFUSED)).code).to.equal('readonly');
    let thrown: unknown;
    await tool.click(id('Under'), { button: 'nonsense' as never }).catch((error: unknown) => {
      thrown = error;
    });
    expect(thrown).to.include({ code: 'bad_option' });
  });

  it('are refused if the page covers the frame, with the name of the covering element', async () => {
    const { frame, tool, id } = await scene(
      '<button onclick="note(1)">Go</button>',
      '<div id=over style="position:fixed;inset:0;background:#fff8;pointer-events:auto"><button id=ok>OK</button></div>',
    );
    const cover = (await tool.getSnapshot()).getNodeId(byId('over')) ?? '';
    const result = await tool.click(id('Go'), REFUSED);
    expect(result.code).to.equal('covered');
    expect(result.error).to.contain(`is covered by ${cover}`).and.to.contain("'OK' may close it");
    expect(await notes(frame)).to.deep.equal([]);
    byId('over').style.pointerEvents = 'none';
    byId('ok').style.pointerEvents = 'none';
    expect(await tool.click(id('Go'))).to.include({ success: true });
    expect(await notes(frame)).to.deep.equal(['1']);
    byId('over').style.pointerEvents = 'auto';
    expect(await tool.click(id('Go'), { force: true })).to.include({ success: true });
  });

  it('wait for a covering element to disappear, and find a free point', async () => {
    const { tool, id } = await scene(
      '<button onclick="note(1)">Go</button>',
      '<div id=over style="position:fixed;inset:0;background:#fff8"></div>',
    );
    setTimeout(() => byId('over').remove(), 250);
    expect(await tool.click(id('Go'))).to.include({ success: true });
  });

  it('scroll the page and the frame until the element is in view', async () => {
    const { frame, tool, id } = await scene(
      '<p style="height:900px">Tall</p><button onclick="note(1)">Low</button><p style="height:900px">Tall</p>',
      '<div style="position:fixed;left:0;right:0;top:0;height:80px;background:#ccc">Header</div><p style="height:2500px">Far</p>',
      'style="height:1500px;width:300px"',
    );
    expect(await tool.click(id('Low'))).to.include({ success: true });
    expect(await notes(frame)).to.deep.equal(['1']);
    expect(window.scrollY).to.be.greaterThan(500);
    window.scrollTo(0, 0);
    expect((await tool.click(id('Low'), { scrollIntoView: false, ...REFUSED })).code).to.equal('off_screen');
    expect(await tool.scroll(id('Low'))).to.include({ success: true });
    expect(window.scrollY).to.be.greaterThan(500);
  });

  for (const style of ['zoom:1.3', 'zoom:.7', 'transform:rotate(180deg)'])
    it(`reach what the frame scrolls to its edge, with ${style}`, async () => {
      const { frame, tool, id } = await scene(
        '<div style="height:300px">x</div><button onclick="note(1)">Buy</button>',
        '',
        `width="300" height="120" style="${style}"`,
      );
      expect(await tool.click(id('Buy'), REFUSED)).to.include({ success: true });
      expect(await notes(frame)).to.deep.equal(['1']);
    });

  it('report no focus that the browser refused', async () => {
    const { tool, id } = await scene(
      '<button onclick="document.querySelector(\'input\').focus()">Go</button><input aria-label=Field>',
    );
    const { effect } = await tool.click(id('Go'));
    // WebKit lets no script of a frame take the focus before a person has used the frame.
    expect(effect?.focused).to.equal(engine === 'webkit' ? undefined : `node_${id('Field')} 'Field'`);
  });

  it('succeed if what they do removes their own frame', async () => {
    const { frame, tool, id } = await scene(
      "<button onclick=\"parent.postMessage('close', '*')\">Close</button>",
      '<h1>Shop</h1>',
    );
    window.addEventListener('message', ({ data }) => data === 'close' && frame.remove());
    const result = await tool.click(id('Close'));
    expect(result, JSON.stringify(result)).to.include({ success: true });
    expect(frame.isConnected).to.equal(false);
    expect(JSON.stringify(result.effect?.gone)).to.contain('Close');
  });

  it('fail if their frame is removed before they are done', async () => {
    const { frame, tool, id } = await scene('<button disabled>Later</button>', '<h1>Shop</h1>');
    setTimeout(() => frame.remove(), 300);
    const result = await tool.click(id('Later'), { timeout: 3000 });
    expect(result, JSON.stringify(result)).to.include({ success: false });
    expect(frame.isConnected).to.equal(false);
  });

  it('are refused in an inert or hidden frame, and for elements that are gone', async () => {
    const { frame, tool, id } = await scene('<button id=b>Go</button><p>x</p>');
    frame.inert = true;
    expect((await tool.click(id('Go'), REFUSED)).code).to.equal('inert');
    frame.inert = false;
    frame.style.visibility = 'hidden';
    expect((await tool.click(id('Go'), REFUSED)).code).to.equal('hidden');
    frame.style.visibility = '';
    await tell(frame, 'b.remove()');
    expect((await tool.click(id('Go'))).code).to.equal('stale_node');
    frame.remove();
    await tool.getSnapshot();
    expect((await tool.click(id('Go'))).code).to.equal('stale_node');
  });

  it('drag within a frame, and refuse to drag from one document to another', async () => {
    const { frame, tool, id } = await scene(
      `<button id=t style="position:absolute;left:10px;top:10px">Thing</button><button id=z style="position:absolute;left:150px;top:60px">Place</button>
      <script>t.onpointerdown = () => { document.onpointerup = (e) => note('up ' + e.target.id); }</script>`,
      '<button>Own</button>',
    );
    expect(await tool.drag(id('Thing'), { targetNodeId: id('Place') })).to.include({ success: true });
    expect(await notes(frame)).to.deep.equal(['up z']);
    expect(await tool.drag(id('Thing'), { targetNodeId: id('Own') })).to.include({ success: false });
    expect(await tool.drag(id('Own'), { targetNodeId: id('Thing') })).to.include({ success: false });
  });

  it('wait for content in a frame, and collect a list in it', async () => {
    const { frame, tool, id } = await scene(
      '<p id=p>Wait</p><div id=list role=list tabindex=0 aria-label=Rows style="height:60px;overflow:auto"><div role=listitem>One</div><div role=listitem>Two</div><div role=listitem style="height:200px">Three</div></div><button id=b>Go</button>',
    );
    void sleep(200).then(() => tell(frame, 'p.textContent = "Done now"'));
    expect(await tool.waitFor({ text: 'done now', timeout: 30_000 })).to.include({ success: true });
    expect((await tool.waitFor({ text: 'never', timeout: 100 })).code).to.equal('timeout');
    expect((await tool.waitFor({ textGone: 'Done now', timeout: 100 })).code).to.equal('timeout');
    void sleep(100).then(() => tell(frame, 'b.hidden = true'));
    expect(await tool.waitFor({ nodeId: id('Go'), state: 'hidden', timeout: 30_000 })).to.include({ success: true });
    const list = nodeNamed(await tool.getSnapshot(), 'Rows').node_id;
    const collected = await tool.collect(list);
    expect(collected.items.map(({ text }) => text)).to.deep.equal(['One', 'Two', 'Three']);
    expect(collected.complete).to.equal(true);
  });

  it('answer when the click navigates the frame, whose old numbers are then refused', async () => {
    const { frame, tool, id } = await scene('<a href="/toolchain/frame.html">Away</a>');
    const navigated = loaded(frame);
    const result = await tool.click(id('Away'));
    expect([result.success, result.changes.navigationOccurred]).to.deep.equal([true, true]);
    await navigated;
    await tool.getSnapshot();
    expect(await tool.click(id('Away'))).to.include({ success: false });
  });

  it('never reveal a secret to the page around the frame', async () => {
    const { frame, tool, snapshot, id } =
      await scene(`${FIELDS}<p id=echo></p><label>Card <input id=k autocomplete=cc-number value="4111111111111111"></label>
      <label>Free <input id=free value="card 4111 1111 1111 1111 ok"></label><div contenteditable aria-label=Note>My card: 4111 1111 1111 1111</div>
      <script>w.oninput = () => { echo.textContent = 'you typed ' + w.value; }</script>`);
    const whole = (one: DomSnapshot): string =>
      JSON.stringify([one.toJSON(), one.virtualDom, one.toText({ includeValues: true })]).replace(
        /[^"]*child.html[^"]*/g,
        '',
      );
    expect(whole(snapshot)).to.not.match(/4111/);
    const result = await tool.type(id('Pin'), 'hunter2secret');
    expect(result).to.include({ success: true });
    expect(JSON.stringify(result)).to.not.contain('hunter2');
    expect(await tell(frame, 'return w.value')).to.equal('hunter2secret');
    await tell(frame, 'w.value = "hunter3"');
    expect(JSON.stringify((await tool.getSnapshot()).serialize({ includeValues: true }).page.iframes)).to.not.contain(
      'hunter3',
    );
  });
});
