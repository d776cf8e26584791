import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { byId, newTool, reset, show } from '../support/page.ts';
import { idOf } from '../protocol/frames/support.ts';

const CTRL = { modifiers: { ctrl: true } };

interface Scene {
  readonly tool: DomTool;
  readonly id: (name: string) => number;
}

async function page(body: string): Promise<Scene> {
  show(body);
  const tool = newTool();
  const snapshot = await tool.getSnapshot();
  return { tool, id: (name) => idOf(snapshot, name) };
}

async function inShadow(body: string): Promise<Scene & { readonly el: HTMLElement }> {
  show('<div id=host></div>');
  const root = byId('host').attachShadow({ mode: 'open' });
  root.innerHTML = body;
  const tool = newTool();
  const snapshot = await tool.getSnapshot();
  return { tool, id: (name) => idOf(snapshot, name), el: root.getElementById('t') as HTMLElement };
}

const input = (id: string): HTMLInputElement => byId(id) as HTMLInputElement;
const EDITOR = '<div id=t contenteditable role=textbox aria-label=Note>one two</div>';

describe('editing', () => {
  afterEach(reset);

  it('is announced in the document after a first edit in a shadow tree', async () => {
    // Only the first edit in a window asks what the engine announces, so the window must be new.
    show('<iframe id=f srcdoc="<div id=host></div><label>Name <input id=n></label>"></iframe>');
    const frame = byId('f') as HTMLIFrameElement;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const doc = frame.contentDocument as Document;
    doc.getElementById('host')!.attachShadow({ mode: 'open' }).innerHTML = '<label>First <input></label>';
    const heard: string[] = [];
    doc.getElementById('n')!.addEventListener('beforeinput', (event) => heard.push((event as InputEvent).inputType));
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    await tool.type(idOf(snapshot, 'First'), 'x');
    await tool.type(idOf(snapshot, 'Name'), 'x');
    expect(heard).to.deep.equal(['insertText']);
  });

  it('reaches an editor in a shadow tree', async () => {
    const { tool, id, el } = await inShadow(EDITOR);
    expect(await tool.type(id('Note'), ' more')).to.include({ success: true });
    expect(el.innerText).to.equal('one two more');
    for (const key of ['Backspace', 'Backspace', 'x']) await tool.keypress(key);
    expect(el.innerText).to.equal('one two mox');
    await tool.keypress('ArrowLeft');
    await tool.type(id('Note'), 'y');
    expect(el.innerText).to.equal('one two moyx');
    await tool.type(id('Note'), '!', { clearFirst: true });
    expect(el.innerText).to.equal('!');
  });

  it('replaces what a double or triple click in an editor of a shadow tree selects', async () => {
    const { tool, id, el } = await inShadow(EDITOR);
    // WebKit tells scripts no text of a shadow tree at a point.
    if ('caretPositionFromPoint' in document) {
      await tool.click(id('Note'), { clickType: 'double', position: { x: 8, y: 8 } });
      await tool.keypress('x');
      expect(el.innerText).to.match(/^x ?two$/);
    }
    await tool.click(id('Note'), { clickType: 'triple' });
    await tool.keypress('y');
    expect(el.innerText).to.equal('y');
  });

  it('keeps the selected text if there is nothing to undo or redo', async () => {
    const { tool, id } = await page('<label>Name <input id=n value=abc></label>');
    await tool.click(id('Name'));
    for (const key of ['a', 'z', 'a', 'y']) await tool.keypress(key, CTRL);
    expect(input('n').value).to.equal('abc');
  });

  for (const [type, value] of Object.entries({
    date: '2026-02-28',
    time: '10:30',
    'datetime-local': '2026-02-28T10:30',
  }))
    it(`leaves a ${type} field alone when a single key is pressed`, async () => {
      const { tool, id } = await page(`<label>When <input id=n type=${type} value=${value}></label>`);
      for (const key of ['a', ' ', 'Backspace', 'Delete']) await tool.keypress(key, { targetNodeId: id('When') });
      expect(input('n').value).to.equal(value);
    });

  for (const [how, act, value] of [
    ['clear', (tool: DomTool, id: number) => tool.clear(id), ''],
    ['clearFirst', (tool: DomTool, id: number) => tool.type(id, '7', { clearFirst: true }), '7'],
    ['setValue', (tool: DomTool, id: number) => tool.setValue(id, '7'), '7'],
    ['fillForm', (tool: DomTool, id: number) => tool.fillForm({ [id]: '7' }), '7'],
  ] as const)
    it(`empties a number field whose text is no number, by ${how}`, async () => {
      const { tool, id } = await page('<label>Sum <input id=n type=number></label>');
      await tool.type(id('Sum'), 'e');
      expect(await act(tool, id('Sum'))).to.include({ success: true });
      expect([input('n').value, input('n').validity.badInput]).to.deep.equal([value, false]);
    });

  it('leaves the caret of a field where it was when the field is focused for a key', async () => {
    const { tool, id } = await page('<label>Name <input id=n value=abc></label><button>Go</button>');
    await tool.keypress('Delete', { targetNodeId: id('Name') });
    expect(input('n').value).to.equal('bc');
    input('n').setSelectionRange(1, 1);
    await tool.click(id('Go'));
    await tool.focus(id('Name'));
    await tool.keypress('x');
    expect(input('n').value).to.equal('bxc');
  });

  for (const [type, value, key] of [
    ['email', 'a@b.c', 'd'],
    ['number', '12', '3'],
  ] as const)
    it(`goes on at the end of a clicked field of type ${type}`, async () => {
      const { tool, id } = await page(`<label>Field <input id=n type=${type} value=${value}></label>`);
      const heard: string[] = [];
      for (const event of ['beforeinput', 'input', 'change'])
        byId('n').addEventListener(event, ({ type: name }) => heard.push(name));
      await tool.click(id('Field'));
      expect(heard).to.deep.equal([]);
      await tool.keypress(key);
      expect(input('n').value).to.equal(value + key);
      await tool.keypress('Backspace');
      expect(input('n').value).to.equal(value);
      expect(heard).to.deep.equal(['beforeinput', 'input', 'beforeinput', 'input']);
    });

  it('can be undone in a field that tells no selection', async () => {
    const { tool, id } = await page('<label>Mail <input id=n type=email value="a@b.c"></label>');
    await tool.type(id('Mail'), 'd');
    await tool.keypress('z', CTRL);
    expect(input('n').value).to.equal('a@b.c');
  });

  it('does not paste or cut what the page refuses', async () => {
    const { tool, id } = await page(
      `<label>Code <input id=c value=q onbeforeinput="if (event.inputType === 'deleteByCut') event.preventDefault()"></label>
       <label>Name <input id=n onbeforeinput="if (event.inputType === 'insertFromPaste') event.preventDefault()"></label>`,
    );
    await tool.click(id('Code'));
    for (const key of ['a', 'x']) await tool.keypress(key, CTRL);
    expect(input('c').value).to.equal('q');
    await tool.click(id('Name'));
    await tool.keypress('v', CTRL);
    expect(input('n').value).to.equal('');
  });

  it('copies the selected text of fields that tell no selection', async () => {
    const { tool, id } = await page(
      '<label>Old <input value=old></label><label>Mail <input type=email value="a@b.c"></label><label>To <input id=t></label>',
    );
    for (const [name, keys] of [
      ['Old', 'ac'],
      ['Mail', 'ac'],
      ['To', 'v'],
    ] as const) {
      await tool.click(id(name));
      for (const key of keys) await tool.keypress(key, CTRL);
    }
    expect(input('t').value).to.equal('a@b.c');
  });
});
