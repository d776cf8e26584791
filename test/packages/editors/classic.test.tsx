import { ClassicEditor, Essentials, Paragraph, Bold } from 'ckeditor5';
import { ContentState, Editor, EditorState } from 'draft-js';
import Quill from 'quill';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import tinymce from 'tinymce';
import 'tinymce/icons/default/icons.js';
import 'tinymce/themes/silver/theme.js';
import 'tinymce/models/dom/model.js';
import 'tinymce/skins/ui/oxide/skin.css';
import Trix from 'trix';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place, until } from '../support/page.ts';

void Trix;
interface Opened {
  el: HTMLElement;
  text: () => string;
}
const EDITORS: Record<string, (text: string) => Promise<Opened>> = {
  async Quill(text) {
    const host = place();
    const quill = new Quill(host);
    quill.setText(text);
    await pause();
    return { el: quill.root, text: () => quill.getText().replace(/\n$/, '') };
  },
  async CKEditor(text) {
    const host = place();
    const editor = await ClassicEditor.create(host, {
      licenseKey: 'GPL',
      plugins: [Essentials, Paragraph, Bold],
      toolbar: ['bold'],
      initialData: text ? `<p>${text}</p>` : '',
    });
    const el = await $('.ck-editor__editable');
    return {
      el,
      text: () =>
        editor
          .getData()
          .replace(/<\/p><p>/g, '\n')
          .replace(/<[^>]*>/g, '')
          .replace(/&nbsp;/g, ' '),
    };
  },
  async TinyMCE(text) {
    const area = document.createElement('textarea');
    area.id = 'tiny';
    area.value = text;
    tinymce.remove();
    place().append(area);
    const [editor] = await tinymce.init({
      target: area,
      license_key: 'gpl',
      skin: false,
      content_css: false,
      promotion: false,
      branding: false,
      menubar: false,
      toolbar: false,
      statusbar: false,
    });
    return {
      el: editor!.getBody(),
      text: () => editor!.getContent({ format: 'text' }).replace(/\n\n/g, '\n').replace(/\n$/, ''),
    };
  },
  async Draft(text) {
    let state = text ? EditorState.createWithContent(ContentState.createFromText(text)) : EditorState.createEmpty();
    function App() {
      const [s, set] = useState(state);
      state = s;
      return <Editor editorState={s} onChange={set} />;
    }
    createRoot(place()).render(<App />);
    const el = await $('[contenteditable=true]');
    await pause();
    return { el, text: () => state.getCurrentContent().getPlainText() };
  },
  async Trix(text) {
    const host = place();
    const element = document.createElement('trix-editor') as HTMLElement & {
      editor: { getDocument(): { toString(): string }; loadHTML(html: string): void };
    };
    host.append(element);
    await until(() => element.editor);
    element.editor.loadHTML(text);
    await pause();
    return { el: element, text: () => element.editor.getDocument().toString().replace(/\n$/, '') };
  },
  async plain(text) {
    const el = document.createElement('div');
    el.contentEditable = 'true';
    el.textContent = text;
    place().append(el);
    return { el, text: () => el.innerText.replace(/\n$/, '') };
  },
};

for (const [name, open] of Object.entries(EDITORS)) {
  describe(`actions on ${name} end in the claimed state:`, () => {
    // Otherwise it continues to work on an editor whose element is gone.
    afterEach(() => {
      tinymce.remove();
    });
    it('types', async () => {
      const { el, text } = await open('');
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
    it('lines', async () => {
      const { el, text } = await open('');
      holds(await hands.type(el, 'one\ntwo'), text(), 'one\ntwo');
    });
    it('clears', async () => {
      const { el, text } = await open('old text');
      holds(await hands.clear(el), text(), '');
    });
    it('Backspace', async () => {
      const { el, text } = await open('abc');
      holds([await hands.press(el, 'End'), await hands.press(null, 'Backspace')], text(), 'ab');
    });
  });
}
