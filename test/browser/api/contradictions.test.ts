import { expect } from 'chai';
import type { DomTool, DomToolError } from '../../../src/index.ts';
import { byId, newTool, reset, show } from '../support/page.ts';

/** Returns a tool for the page, and the numbers of the elements with these ids. */
async function toolFor(html: string, ...ids: string[]): Promise<[DomTool, ...string[]]> {
  show(html);
  const tool = newTool();
  const snapshot = await tool.getSnapshot();
  return [tool, ...ids.map((id) => snapshot.getNodeId(byId(id)) as string)];
}

/** Returns the error's code and message, or the answer if there is no error. */
const endOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => `${(error as DomToolError).code}: ${(error as Error).message}`);

const quick = { timeout: 0, settle: 0 };

describe('options of which only one can be meant', () => {
  afterEach(reset);

  it('are refused by scroll', async () => {
    const [tool, id] = (await toolFor('<div id=b>One</div><p style="height:9000px"></p>', 'b')) as [DomTool, string];
    for (const [options, message] of [
      [{ pages: 1, pixels: 10 }, 'give only one of pages, pixels, to, not pages and pixels'],
      [{ to: 'end', pages: 1 }, 'give only one of pages, pixels, to, not pages and to'],
      [{ to: 'end', direction: 'up' }, 'to "end" is not up'],
      [{ to: 'start', direction: 'right' }, 'to "start" is not right'],
    ] as const)
      for (const target of [id, null])
        expect(await endOf(tool.scroll(target, options))).to.equal(`bad_option: scroll: ${message}`);
    expect(window.scrollY).to.equal(0);
    expect(await tool.scroll(null, { to: 'end', direction: 'down' })).to.include({ success: true });
    expect(window.scrollY).to.be.greaterThan(0);
  });

  it('are refused by selectText', async () => {
    const [tool, id] = (await toolFor('<p id=p tabindex=0>One two three</p>', 'p')) as [DomTool, string];
    for (const options of [
      { text: 'One', from: 'two' },
      { text: 'One', to: 'two' },
    ])
      expect(await endOf(tool.selectText(id, options))).to.match(/^bad_option: selectText: give only one of text, /);
    expect(getSelection()?.toString()).to.equal('');
    expect(await tool.selectText(id, { from: 'One', to: 'two' })).to.include({ success: true });
  });

  it('are refused by select, as is no option where one is to be chosen', async () => {
    const [tool, one, many] = (await toolFor(
      `<select id=a aria-label=A><option value=x>X<option value=y selected>Y</select>
      <select id=b aria-label=B multiple><option selected>P<option>Q</select>`,
      'a',
      'b',
    )) as [DomTool, string, string];
    for (const wrong of [{ value: 'x', label: 'Y' }, { value: 'y', index: 0 }, { value: 'x', text: 'X' }, {}, ['x']])
      expect(await endOf(tool.select(one, [wrong] as never)), JSON.stringify(wrong)).to.match(/^bad_option: select: /);
    expect(await tool.select(one, [], quick)).to.include({ success: false, code: 'bad_value' });
    expect((byId('a') as HTMLSelectElement).value).to.equal('y');
    expect(await tool.select(many, [], quick)).to.include({ success: true });
    expect((byId('b') as HTMLSelectElement).value).to.equal('');
  });

  it('are refused by upload, as are unknown fields of a file', async () => {
    const [tool, id] = (await toolFor('<input id=f type=file aria-label=F>', 'f')) as [DomTool, string];
    for (const [file, message] of [
      [{ text: 'A', base64: 'QQ==' }, 'give only one of bytes, text, base64, not text and base64'],
      [{ text: 'A', bytes: new Uint8Array(1) }, 'give only one of bytes, text, base64, not bytes and text'],
      [{ text: 'A', mime: 'text/plain' }, 'there is no option "mime"'],
      [{ base64: 5 }, 'base64 must be a text'],
      [{}, 'bytes must be'],
    ] as const)
      expect(await endOf(tool.upload(id, { name: 'a.txt', ...file } as never))).to.include(
        `bad_option: upload: the file "a.txt": ${message}`,
      );
    expect((byId('f') as HTMLInputElement).files?.length).to.equal(0);
    // As strict tools of models write it.
    const given = { name: 'a.txt', type: null, text: 'A', base64: null };
    expect(await tool.upload(id, given as never)).to.include({ success: true });
  });

  it('are refused by waitFor', async () => {
    const [tool] = await toolFor('<p>Saved</p>');
    expect(await endOf(tool.waitFor({ state: 'hidden', text: 'Saved' }))).to.match(/^bad_option: .*state needs/);
    expect(await endOf(tool.waitFor({ text: 'Saved all', textGone: 'Saved' }))).to.match(/^bad_option: .*only one/);
  });

  it('are refused by automate, as are arguments that a query does not take', async () => {
    const [tool, nodeId] = (await toolFor('<button id=b class=k>Go</button>', 'b')) as [DomTool, string];
    const selector = '#b';
    for (const [request, message] of [
      [{ action: 'query', selector, nodeId }, 'query: give only one of selector, nodeId, not selector and nodeId'],
      [{ action: 'click', selector, nodeId }, 'click: give only one of selector, nodeId, not selector and nodeId'],
      [{ action: 'keypress', key: 'a', selector, targetNodeId: nodeId }, 'not selector and targetNodeId'],
      [{ action: 'query', selector, limits: 3 }, 'query: there is no argument "limits"; the arguments are selector, '],
      [{ action: 'getText', selector, name: 'class' }, 'getText: there is no argument "name"'],
      [{ action: 'exists', selector, timeout: 10 }, 'exists: there is no argument "timeout"'],
      [{ action: 'evaluate', fn: () => 1, args: [1] }, 'evaluate: there is no argument "args"'],
      [{ action: 'getValue', selector, includeValues: 'yes' }, 'includeValues must be true or false'],
      [{ action: 'waitFor', selector: '#c', state: 'gone' }, 'waitFor: state must be'],
      [{ action: 'waitFor', selector: '#c', timeout: 'x' }, 'waitFor: timeout must be'],
    ] as const) {
      const { success, code, error } = await tool.automate(request as never);
      expect([success, code], message).to.deep.equal([false, 'bad_option']);
      expect(error).to.include(message);
    }
    const named = { action: 'getAttribute', selector, nodeId: null, name: 'class', limit: undefined, arg: null };
    expect((await tool.automate(named as never)).result).to.equal('k');
  });

  it('are refused by drag', async () => {
    const [tool, a, b] = (await toolFor('<p id=a tabindex=0>A</p><p id=b tabindex=0>B</p>', 'a', 'b')) as [
      DomTool,
      string,
      string,
    ];
    const both = { targetNodeId: b, dx: 5, dy: 5 };
    const message = /^bad_option: drag: where to is .*, not both$/;
    for (const wrong of [both, { targetNodeId: b, dx: 5 }, { dx: 5, dy: 5, position: { x: 1, y: 1 } }])
      expect(await endOf(tool.drag(a, wrong as never))).to.match(message);
    expect(await endOf(tool.call('dom_drag', { nodeId: a, ...both }))).to.match(message);
  });
});

describe('scroll', () => {
  afterEach(reset);

  it('brings the element into view if the options say only how long to wait', async () => {
    for (const options of [{ settle: 0 }, { settle: 0, timeout: 1000 }, {}]) {
      const [tool, id] = (await toolFor(
        '<p style="height:9000px"></p><button id=b>Far</button><p style="height:9000px"></p>',
        'b',
      )) as [DomTool, string];
      expect(await tool.scroll(id, options)).to.include({ success: true });
      const { top, bottom } = byId('b').getBoundingClientRect();
      expect([top >= 0, bottom <= innerHeight], JSON.stringify(options)).to.deep.equal([true, true]);
      reset();
    }
  });
});

describe('waitFor of an automation request', () => {
  afterEach(reset);

  it('waits for the other conditions also after the element is gone', async () => {
    const [tool] = await toolFor('<p>Working</p>');
    const request = { action: 'waitFor', selector: '#spinner', state: 'hidden', timeout: 0 } as const;
    expect(await tool.automate(request)).to.include({ success: true, result: null });
    expect(await tool.automate({ ...request, text: 'Done' })).to.include({ success: false, code: 'timeout' });
    expect(await tool.automate({ ...request, text: 'Working' })).to.include({ success: true, result: null });
  });
});

describe('fillForm', () => {
  afterEach(reset);

  const FIELDS = `<label>A <input id=a></label><label>S <select id=s><option>One</select></label>
    <label>F <input id=f type=file></label>`;

  it('touches no field if the value of a later one cannot be taken', async () => {
    const [tool, a, s, f] = (await toolFor(FIELDS, 'a', 's', 'f')) as [DomTool, string, string, string];
    for (const wrong of [
      { [s]: [{ value: 'One', index: 0 }] },
      { [s]: [5] },
      { [s]: { name: 'a.txt', text: 'A' } },
      { [s]: null },
      { [f]: [{ name: 'a.txt' }] },
      { [f]: [{ name: 'a.txt', text: 'A', base64: 'QQ==' }] },
      { [f]: ['One'] },
      { [s]: Symbol('s') },
    ])
      expect(await endOf(tool.fillForm({ [a]: 'Ann', ...wrong } as never, quick))).to.match(/^bad_option: fillForm: /);
    expect((byId('a') as HTMLInputElement).value).to.equal('');
    const good = { [a]: 'Ann', [s]: ['One'], [f]: { name: 'a.txt', text: 'A' } };
    expect(await tool.fillForm(good, quick)).to.include({ success: true });
  });

  it('refuses two values of one field', async () => {
    const [tool, a] = (await toolFor(FIELDS, 'a')) as [DomTool, string];
    const number = a.replace('node_', '');
    expect(await endOf(tool.fillForm({ [a]: 'Ann', [number]: 'Bob' }))).to.match(/^bad_option: .* two values/);
    const fields = [
      { nodeId: a, value: 'Ann' },
      { nodeId: Number(number), value: 'Bob' },
    ];
    expect(await endOf(tool.call('dom_fill_form', { fields }))).to.match(/^bad_option: .* two values/);
    expect((byId('a') as HTMLInputElement).value).to.equal('');
  });

  it('fills the fields in the order in which the tool names them', async () => {
    const [tool, a, s] = (await toolFor(FIELDS, 'a', 's')) as [DomTool, string, string];
    const order: string[] = [];
    for (const id of ['a', 's']) byId(id).addEventListener('focus', () => order.push(id));
    const [first, second] = [a, s].map((id) => Number(id.replace('node_', '')));
    expect(first).to.be.lessThan(second as number);
    const fields = [
      { nodeId: second, value: 'One' },
      { nodeId: first, value: 'Ann' },
    ];
    await tool.call('dom_fill_form', { fields });
    expect(order).to.deep.equal(['s', 'a']);
  });
});
