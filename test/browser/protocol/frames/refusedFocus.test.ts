import { expect } from 'chai';
import type { DomTool } from '../../../../src/index.ts';
import { newTool, reset, show } from '../../support/page.ts';
import { CONSENT, idOf, joinedSnapshot, notes, showChild, tell } from './support.ts';

interface Scene {
  readonly tool: DomTool;
  readonly id: (name: string) => number;
  readonly read: (code: string) => Promise<unknown>;
  readonly noted: () => Promise<string[]>;
}

async function joined(body: string): Promise<Scene> {
  show('');
  const frame = await showChild({ body, join: CONSENT });
  const tool = newTool({ joinFrames: true });
  const snapshot = await joinedSnapshot(tool);
  return {
    tool,
    id: (name) => idOf(snapshot, name),
    read: (code) => tell(frame, `return ${code}`),
    noted: () => notes(frame),
  };
}

/** How long an action may wait on a busy machine, in milliseconds. */
const PATIENT = { timeout: 60_000 };
const CTRL = { modifiers: { ctrl: true } };

describe('editing in a frame that the browser may refuse to focus', () => {
  afterEach(reset);

  it('leaves the caret behind the typed text', async () => {
    const { tool, id, read } = await joined('<label>Name <input id=n></label>');
    await tool.type(id('Name'), 'abc');
    for (const key of ['Backspace', 'x']) await tool.keypress(key);
    expect(await read('n.value')).to.equal('abx');
    expect(await tool.type(id('Name'), 'd')).to.include({ success: true });
    expect(await read('n.value')).to.equal('abxd');
  });

  it('is announced, so that the page can refuse it', async () => {
    const { tool, id, read, noted } = await joined(
      `<label>Note <textarea id=n onbeforeinput="note(event.inputType); if (n.disabling) event.preventDefault()">abc</textarea></label>`,
    );
    await tool.click(id('Note'));
    for (const key of ['d', 'Backspace', 'Enter']) await tool.keypress(key);
    expect(await read('n.value')).to.equal('abc\n');
    await read('n.disabling = true');
    for (const key of ['d', 'Backspace', 'Enter']) await tool.keypress(key);
    await tool.keypress('a', CTRL);
    await tool.keypress('x', CTRL);
    await tool.keypress('v', CTRL);
    expect(await read('n.value')).to.equal('abc\n');
    const kinds = ['insertText', 'deleteContentBackward', 'insertLineBreak'];
    expect(await noted()).to.deep.equal([...kinds, ...kinds, 'deleteByCut', 'insertFromPaste']);
  });

  for (const [how, leave] of [
    ['a click', (tool: DomTool, town: number) => tool.click(town)],
    ['Tab', (tool: DomTool) => tool.keypress('Tab')],
  ] as const)
    it(`sends change and blur once when a field is left by ${how}`, async () => {
      const { tool, id, noted } = await joined(
        `<label>Name <input id=n onchange="note('change')" onblur="note('blur')"></label><label>Town <input></label>`,
      );
      await tool.type(id('Name'), 'abc');
      await leave(tool, id('Town'));
      expect(await noted()).to.deep.equal(['change', 'blur']);
    });

  it('sends change when an editor takes the focus', async () => {
    const { tool, id, noted } = await joined(
      `<input id=n aria-label=Name onchange="note('change')"><div contenteditable role=textbox aria-label=Note>x</div>`,
    );
    expect(await tool.type(id('Name'), 'abc', PATIENT)).to.include({ success: true });
    expect(await tool.type(id('Note'), 'y', PATIENT)).to.include({ success: true });
    expect(await noted()).to.deep.equal(['change']);
  });

  it('sends change and blur once with the option blur', async () => {
    const { tool, id, noted } = await joined(
      `<label>Name <input id=n onchange="note('change')" onblur="note('blur')"></label>`,
    );
    await tool.type(id('Name'), 'abc', { blur: true });
    expect(await noted()).to.deep.equal(['change', 'blur']);
  });

  it('goes on at the end of a clicked field that tells no selection', async () => {
    const { tool, id, read } = await joined('<label>Mail <input id=m type=email value="a@b.c"></label>');
    await tool.click(id('Mail'));
    await tool.keypress('d');
    expect(await read('m.value')).to.equal('a@b.cd');
    await tool.keypress('a', CTRL);
    await tool.keypress('x');
    expect(await read('m.value')).to.equal('x');
  });

  it('takes numbers whose beginning is no number', async () => {
    const { tool, id, read } = await joined('<label>Sum <input id=n type=number></label>');
    expect(await tool.type(id('Sum'), '-5')).to.include({ success: true });
    expect(await read('n.value')).to.equal('-5');
    expect(await tool.type(id('Sum'), '1.05', { clearFirst: true })).to.include({ success: true });
    expect(await read('n.value')).to.equal('1.05');
  });

  it('deletes whole characters', async () => {
    const { tool, id, read } = await joined('<label>Name <input id=n value="a😀😀b"></label>');
    await tool.click(id('Name'));
    for (const key of ['Backspace', 'Backspace', 'Home', 'ArrowRight', 'Delete']) await tool.keypress(key);
    expect(await read('n.value')).to.equal('a');
  });

  it('keeps the selected text if there is nothing to undo', async () => {
    const { tool, id, read } = await joined('<label>Name <input id=n value=abc></label>');
    await tool.click(id('Name'));
    for (const key of ['a', 'z']) await tool.keypress(key, CTRL);
    expect(await read('n.value')).to.equal('abc');
  });
});
