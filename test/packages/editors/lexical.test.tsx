import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical';
import { registerRichText } from '@lexical/rich-text';
import { hands } from '../support/hands.ts';
import { holds, pause, place } from '../support/page.ts';

describe('actions on Lexical end in the claimed state:', () => {
  async function open(text = '') {
    const el = document.createElement('div');
    el.contentEditable = 'true';
    place().append(el);
    const editor = createEditor({
      namespace: 'test',
      onError: (e: Error) => {
        throw e;
      },
    });
    registerRichText(editor);
    editor.setRootElement(el);
    editor.update(
      () => {
        $getRoot()
          .clear()
          .append($createParagraphNode().append(...(text ? [$createTextNode(text)] : [])));
      },
      { discrete: true },
    );
    await pause();
    return { el, text: () => editor.getEditorState().read(() => $getRoot().getTextContent()) };
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
    holds(await hands.type(el, 'one\ntwo'), text(), 'one\n\ntwo');
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
