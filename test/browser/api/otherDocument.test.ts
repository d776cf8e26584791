import { expect } from 'chai';
import type { ActionResult, DomTool } from '../../../src/index.ts';
import { newTool, reset, show } from '../support/page.ts';

type Call = (tool: DomTool, id: string, options: { snapshotId?: string }) => Promise<ActionResult>;

const ACTIONS: Record<string, Call> = {
  click: (tool, id, options) => tool.click(id, options),
  type: (tool, id, options) => tool.type(id, 'a', options),
  keypress: (tool, id, options) => tool.keypress('a', { targetNodeId: id, ...options }),
  'keypress on what has focus': (tool, _id, options) => tool.keypress('a', options),
  hover: (tool, id, options) => tool.hover(id, options),
  select: (tool, id, options) => tool.select(id, 'a', options),
  check: (tool, id, options) => tool.check(id, true, options),
  uncheck: (tool, id, options) => tool.uncheck(id, options),
  clear: (tool, id, options) => tool.clear(id, options),
  focus: (tool, id, options) => tool.focus(id, options),
  scroll: (tool, id, options) => tool.scroll(id, options),
  'scroll of the page': (tool, _id, options) => tool.scroll(null, { direction: 'down', ...options }),
  setValue: (tool, id, options) => tool.setValue(id, 'a', options),
  drag: (tool, id, options) => tool.drag(id, { dx: 1, dy: 1 }, options),
  upload: (tool, id, options) => tool.upload(id, { name: 'a', text: 'a' }, options),
  submit: (tool, id, options) => tool.submit(id, options),
  waitFor: (tool, id, options) => tool.waitFor({ nodeId: id, ...options }),
  collect: (tool, id, options) => tool.collect(id, options),
  fillForm: (tool, id, options) => tool.fillForm({ [id]: 'a' }, options),
};

describe('a number of another document', () => {
  afterEach(reset);

  for (const [name, act] of Object.entries(ACTIONS)) {
    it(`is refused without any effect: ${name}`, async () => {
      show('<input>');
      const tool = newTool();
      const id = (await tool.getSnapshot()).getNodeId(document.querySelector('input') as Element) as string;
      const heard: string[] = [];
      for (const type of ['focusin', 'keydown', 'input', 'pointermove', 'pointerdown', 'click'])
        document.addEventListener(type, () => heard.push(type), { once: true });
      const result = await act(tool, id, { snapshotId: '0badc0de' });
      expect(result).to.include({ success: false, code: 'stale_document', duration: 0 });
      expect(result.error).to.match(/^the page is another document than in snapshot 0badc0de; read it again/);
      expect(heard).to.deep.equal([]);
    });
  }

  it('is not repeated in whole if it is long', async () => {
    const long = 'x'.repeat(100_000);
    const tool = newTool();
    for (const result of [await tool.click(long), await tool.click(1, { snapshotId: long })])
      expect(JSON.stringify(result)).to.contain('xxx…').and.to.have.length.below(1000);
  });

  it('is distinguished from a number of this document, however old', async () => {
    show('<input>');
    const tool = newTool();
    const first = await tool.getSnapshot();
    const id = first.getNodeId(document.querySelector('input') as Element) as string;
    for (let i = 0; i < 15; i++) {
      document.body.append('x');
      await tool.getSnapshot();
    }
    for (const snapshotId of [first.snapshotId, (await tool.getSnapshot()).snapshotId]) {
      expect(await tool.type(id, 'a', { snapshotId }), `type with ${snapshotId}`).to.include({ success: true });
      expect(await tool.focus(id, { snapshotId }), `focus with ${snapshotId}`).to.include({ success: true });
      expect(await tool.inspect(id, { snapshotId }), `inspect with ${snapshotId}`).to.include({ success: true });
      expect(await newTool().inspect(id, { snapshotId }), `another tool with ${snapshotId}`).to.include({
        success: false,
        code: 'stale_document',
      });
    }
    for (const snapshotId of ['', 'x', 'ffffffff', '12345678', '0'])
      expect(await tool.inspect(id, { snapshotId }), JSON.stringify(snapshotId)).to.include({ code: 'stale_document' });
    expect(await tool.call('dom_click', { nodeId: id, snapshotId: '0badc0de' })).to.include({
      success: false,
      code: 'stale_document',
    });
    expect(await tool.call('dom_inspect', { target: id, snapshotId: '0badc0de' })).to.include({
      success: false,
      code: 'stale_document',
    });
    expect(
      await tool.call('dom_fill_form', { fields: [{ nodeId: id, value: 'a' }], snapshotId: '0badc0de' }),
    ).to.deep.include({ code: 'stale_document', fields: [] });
    expect(await tool.click(id, { snapshotId: null } as never)).to.include({ success: true });
  });
});
