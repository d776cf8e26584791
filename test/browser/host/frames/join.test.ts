import { expect } from 'chai';
import { otherOrigin } from '../../support/environment.ts';
import { newTool, reset, show } from '../../support/page.ts';
import { childUrl, CONSENT, messagesOf, showChild } from './support.ts';

const FORM = '<h2>Pay</h2><form><label>Card holder <input id=who></label> <button type=button onclick="parent.postMessage(\'clicked\', \'*\')">Pay now</button></form>';

describe('joined frames', () => {
  afterEach(reset);

  it('show their content in the text of the page, under numbers that act', async () => {
    show('<h1>Shop</h1>');
    const frame = await showChild({ body: FORM, join: CONSENT }, 'title="Payment"');
    const said = messagesOf(frame);
    const tool = newTool({ joinFrames: true });
    const text = (await tool.getSnapshot()).toText();
    expect(text).to.match(/Pay now/);
    const id = Number(/\[(\d+) button Pay now\]/.exec(text)?.[1]);
    const result = await tool.click(id);
    expect(result).to.include({ success: true, nodeId: `node_${id}` });
    expect(said).to.deep.equal(['clicked']);
    expect((await tool.getSnapshot()).serialize().page.iframes?.[0]).to.include({ url: childUrl({ body: FORM, join: CONSENT }), title: 'Child' });
    expect(otherOrigin).to.not.equal(location.origin);
  });
});
