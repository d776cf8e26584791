import { expect } from 'chai';
import { byId, newTool, reset, show } from '../../support/page.ts';
import { CONSENT, idOf, joinedSnapshot, nodeNamed, showChild, tell } from './support.ts';

const PAGE = `<main><form><label>Mail <input id=m type=email required pattern=".+@.+" maxlength=40 value=wrong></label><button id=b class=send>Send</button></form>
  <div style="position:relative"><button>Under</button><div style="position:absolute;inset:0;background:#fff" role=region aria-label=Veil>Veil</div></div></main>`;

describe('facts about elements in joined frames', () => {
  afterEach(reset);

  it("are complete in inspect, with the page's numbers and coordinates, by number and by selector", async () => {
    show('<p>Own</p>');
    const frame = await showChild({ body: PAGE, join: CONSENT }, 'style="margin:20px"');
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    const id = idOf(snapshot, 'Send');
    const found = await tool.inspect(id);
    if (!found.success) throw new Error(found.error);
    expect(found).to.include({
      nodeId: `node_${id}`,
      tag: 'button',
      computedRole: 'button',
      computedName: 'Send',
      visible: true,
      inViewport: true,
      interactive: true,
      reachable: true,
    });
    expect(found.attributes).to.deep.equal({ id: 'b', class: 'send' });
    expect(found.framePath).to.deep.equal([snapshot.getNodeId(frame)]);
    expect(found.rect.x).to.equal(nodeNamed(snapshot, 'Send', 'button').metadata?.boundingBox?.x);
    expect(found.ancestors.map(({ tag }) => tag)).to.include.members(['body', 'iframe', 'main', 'form']);
    expect(found.lines.own).to.contain(`[${id} button Send]`);
    expect(found.selectorHints[0]?.selector).to.contain('b');
    expect(await tool.inspect('button.send')).to.include({ success: true, nodeId: `node_${id}` });
    expect(await tool.inspect('button.none')).to.include({ success: false, code: 'no_match' });
    const under = await tool.inspect('main div > button');
    const veil = nodeNamed(snapshot, 'Veil', 'div').node_id;
    expect(under).to.include({ reachable: false, coveredBy: veil });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id=over style="position:fixed;inset:0;background:#fff8">Over</div>',
    );
    const covered = await tool.inspect(id);
    expect(covered).to.deep.include({
      reachable: false,
      coveredBy: (await tool.getSnapshot()).getNodeId(byId('over')),
      reachability: { state: 'covered', by: (await tool.getSnapshot()).getNodeId(byId('over')) },
    });
  });

  it('include constraints and validity in forms, and covered elements in the overview and the semantic nodes', async () => {
    show('<p>Own</p>');
    await showChild({ body: PAGE, join: CONSENT });
    const tool = newTool({ joinFrames: true });
    const snapshot = await joinedSnapshot(tool);
    const [form] = await tool.forms();
    expect(form?.fields[0]).to.deep.include({
      label: 'Mail',
      inputType: 'email',
      required: true,
      format: { pattern: '.+@.+', maxLength: 40 },
    });
    expect(form?.fields[0]?.invalid).to.be.a('string').and.not.equal('');
    const veil = Number(nodeNamed(snapshot, 'Veil', 'div').node_id.slice(5));
    expect(await tool.overview({ format: 'text' })).to.contain(`covered by [${veil}]`);
    const { interactiveTree } = await tool.pageState();
    expect(interactiveTree.filter(({ occ }) => occ).map(({ n }) => n)).to.deep.equal(['Under']);
  });

  it('are in automation answers, by number, text, role and CSS', async () => {
    show('<p>Own</p>');
    const frame = await showChild({ body: PAGE, join: CONSENT });
    const tool = newTool({ joinFrames: true });
    const id = idOf(await joinedSnapshot(tool), 'Send');
    for (const selector of [id, 'text=Send', 'role=button[name="Send"]', '.send', { css: '#b' }]) {
      const { success, count, result } = await tool.automate({ action: 'query', selector });
      expect(
        [success, count, (result as { nodeId: string; text: string }[])[0]?.nodeId],
        JSON.stringify(selector),
      ).to.deep.equal([true, 1, `node_${id}`]);
    }
    expect((await tool.automate({ action: 'exists', selector: '#m' })).result).to.equal(true);
    expect((await tool.automate({ action: 'exists', selector: '#none' })).result).to.equal(false);
    expect((await tool.automate({ action: 'getText', selector: '.send' })).result).to.equal('Send');
    expect((await tool.automate({ action: 'getAttribute', selector: '#b', name: 'class' })).result).to.equal('send');
    expect(
      await tool.automate({ action: 'type', selector: '#m', text: 'ann@example.com', clearFirst: true }),
    ).to.include({ success: true, count: 1 });
    expect(await tell(frame, 'return m.value')).to.equal('ann@example.com');
    expect((await tool.automate({ action: 'getValue', selector: '#m', includeValues: true })).result).to.equal(
      'ann@example.com',
    );
    expect((await tool.automate({ action: 'evaluate', selector: '#m', fn: () => 1 })).code).to.equal('not_allowed');
    expect((await tool.automate({ action: 'click', selector: '#none' })).code).to.equal('no_match');
  });
});
