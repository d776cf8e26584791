import { expect } from 'chai';
import { byId, newTool, reset, show } from '../support/page.ts';

const prototype = Object.prototype as unknown as Record<string, unknown>;
const FIELDS: Readonly<Record<string, unknown>> = {
  force: true,
  includeValues: true,
  clearFirst: true,
  viewport: true,
  button: 'right',
  position: { x: -500, y: -500 },
  snapshotId: 'ffffffff',
  nodeId: 1,
  signal: 'x',
  once: true,
  passive: true,
  detail: 7,
};

describe('a page that puts fields on Object.prototype', () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(FIELDS))
      Object.defineProperty(prototype, name, { value, configurable: true, enumerable: false, writable: true });
  });
  afterEach(() => {
    for (const name of Object.keys(FIELDS)) Reflect.deleteProperty(prototype, name);
    reset();
  });

  it('cannot force a click through a covering element', async () => {
    show(
      '<button id=a>Under</button><div style="position:fixed;inset:0;background:#fff"></div><p style="margin-top:5000px">Far</p>',
    );
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('a')) as string;
    let clicks = 0;
    byId('a').addEventListener('click', () => clicks++);
    expect(await tool.click(id)).to.include({ success: false, code: 'covered' });
    expect(clicks).to.equal(0);
  });

  it('cannot change the button or the position of a click, or clear a field', async () => {
    show('<button id=a>Press</button><input id=b value=old aria-label=B>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const pressed: number[] = [];
    byId('a').addEventListener('click', ({ button }) => pressed.push(button));
    expect(await tool.click(snapshot.getNodeId(byId('a')) as string)).to.include({ success: true });
    expect(pressed).to.deep.equal([0]);
    expect(await tool.type(snapshot.getNodeId(byId('b')) as string, 'new')).to.include({ success: true });
    expect((byId('b') as HTMLInputElement).value).to.equal('oldnew');
  });

  it('cannot reveal typed text that was not requested', async () => {
    show('<input id=b aria-label=B><p style="margin-top:5000px">Far down</p>');
    (byId('b') as HTMLInputElement).value = 'private words';
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const views = {
      text: snapshot.toText(),
      serialized: JSON.stringify(snapshot.serialize()),
      overview: await tool.overview({ format: 'text' }),
      search: await tool.search('B', { format: 'text' }),
      forms: JSON.stringify(await tool.forms()),
      state: JSON.stringify(await tool.pageState()),
      inspected: JSON.stringify(await tool.inspect('#b')),
    };
    for (const [name, view] of Object.entries(views)) expect(view, name).to.not.contain('private');
    expect(views.text).to.contain('Far down');
  });
});
