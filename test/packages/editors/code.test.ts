import { basicSetup } from 'codemirror';
import { EditorView } from '@codemirror/view';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place } from '../support/page.ts';

describe('actions on CodeMirror 6 end in the claimed state:', () => {
  function open(doc = ''): EditorView {
    return new EditorView({ doc, extensions: [basicSetup], parent: place() });
  }
  it('types', async () => {
    const view = open();
    holds(await hands.type(view.contentDOM, 'let a = 1;'), view.state.doc.toString(), 'let a = 1;');
  });
  it('types at the end', async () => {
    const view = open('let a');
    holds(await hands.type(view.contentDOM, ' = 2'), view.state.doc.toString(), 'let a = 2');
  });
  it('replaces', async () => {
    const view = open('one\ntwo\nthree');
    holds(await hands.type(view.contentDOM, 'new', { clearFirst: true }), view.state.doc.toString(), 'new');
  });
  it('lines', async () => {
    const view = open();
    holds(await hands.type(view.contentDOM, 'one\ntwo'), view.state.doc.toString(), 'one\ntwo');
  });
  it('replaces a long document of which only a part is drawn', async () => {
    const view = open(Array.from({ length: 2000 }, (_, i) => `line ${i}`).join('\n'));
    view.dom.style.height = '200px';
    await pause();
    holds(await hands.type(view.contentDOM, 'short', { clearFirst: true }), view.state.doc.toString(), 'short');
  });
  it('Backspace', async () => {
    const view = open('abc');
    holds(
      [await hands.press(view.contentDOM, 'End'), await hands.press(null, 'Backspace')],
      view.state.doc.toString(),
      'ab',
    );
  });
});

describe('actions on Monaco end in the claimed state:', () => {
  // An editor that is removed from the page without being disposed still receives what is typed into the next one.
  afterEach(() => {
    for (const editor of monaco.editor.getEditors()) editor.dispose();
  });
  async function open(value = '') {
    const host = place();
    host.style.cssText = 'height:200px;width:500px';
    const editor = monaco.editor.create(host, {
      value,
      language: 'plaintext',
      minimap: { enabled: false },
      autoClosingBrackets: 'never',
    });
    const area = await $('.monaco-editor .inputarea, .monaco-editor .native-edit-context');
    await pause(100);
    return { editor, area, host };
  }
  it('types', async () => {
    const { editor, area } = await open();
    holds(await hands.type(area, 'let a = 1;'), editor.getValue(), 'let a = 1;');
  });
  it('types into what surrounds its hidden field', async () => {
    const { editor, host } = await open();
    holds(await hands.type(host, 'abc'), editor.getValue(), 'abc');
  });
  it('replaces', async () => {
    const { editor, area } = await open('one\ntwo');
    holds(await hands.type(area, 'new', { clearFirst: true }), editor.getValue(), 'new');
  });
  it('lines', async () => {
    const { editor, area } = await open();
    holds(await hands.type(area, 'one\ntwo'), editor.getValue(), 'one\ntwo');
  });
});
