import { createRoot } from 'react-dom/client';
import { createEditor, Node, type Descendant } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place } from '../support/page.ts';

describe('actions on Slate end in the claimed state:', () => {
  async function open(text = '') {
    const editor = withReact(createEditor());
    const initial = [{ type: 'paragraph', children: [{ text }] }] as unknown as Descendant[];
    createRoot(place()).render(
      <Slate editor={editor} initialValue={initial}>
        <Editable id="ed" />
      </Slate>,
    );
    const el = await $('#ed');
    await pause();
    return { el, text: () => editor.children.map((n) => Node.string(n)).join('\n') };
  }
  it('types', async () => {
    const { el, text } = await open();
    holds(await hands.type(el, 'Hello World'), text(), 'Hello World');
  });
  it('types at the end', async () => {
    const { el, text } = await open('Hello');
    holds(await hands.type(el, ' you'), text(), 'Hello you');
  });
  it('replaces', async () => {
    const { el, text } = await open('old text');
    holds(await hands.type(el, 'new', { clearFirst: true }), text(), 'new');
  });
  it('paragraphs', async () => {
    const { el, text } = await open();
    holds(await hands.type(el, 'one\ntwo'), text(), 'one\ntwo');
  });
  it('clears', async () => {
    const { el, text } = await open('old');
    holds(await hands.clear(el), text(), '');
  });
  it('Backspace', async () => {
    const { el, text } = await open('abc');
    holds([await hands.press(el, 'End'), await hands.press(null, 'Backspace')], text(), 'ab');
  });
});
