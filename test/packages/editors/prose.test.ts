import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { exampleSetup } from 'prosemirror-example-setup';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { hands } from '../support/hands.ts';
import { $, holds, place } from '../support/page.ts';

const lines = (doc: { content: { content: readonly { textContent: string }[] } }): string[] =>
  doc.content.content.map((n) => n.textContent);

describe('actions on ProseMirror end in the claimed state:', () => {
  async function open(text = ''): Promise<EditorView> {
    const doc = schema.node('doc', null, [schema.node('paragraph', null, text ? [schema.text(text)] : [])]);
    const view = new EditorView(place(), {
      state: EditorState.create({ doc, plugins: exampleSetup({ schema, menuBar: false }) }),
    });
    await $('.ProseMirror');
    return view;
  }
  it('types', async () => {
    const view = await open();
    holds(await hands.type(view.dom, 'Hello World'), lines(view.state.doc), ['Hello World']);
  });
  it('types at the end of what is there', async () => {
    const view = await open('Hello');
    holds(await hands.type(view.dom, ' you'), lines(view.state.doc), ['Hello you']);
  });
  it('replaces', async () => {
    const view = await open('old text');
    holds(await hands.type(view.dom, 'new', { clearFirst: true }), lines(view.state.doc), ['new']);
  });
  it('paragraphs', async () => {
    const view = await open();
    holds(await hands.type(view.dom, 'one\ntwo'), lines(view.state.doc), ['one', 'two']);
  });
  it('clears', async () => {
    const view = await open('old text');
    holds(await hands.clear(view.dom), lines(view.state.doc), ['']);
  });
  it('keys: select all, bold, Backspace', async () => {
    const view = await open('abc');
    const claims = [await hands.press(view.dom, 'Control+a'), await hands.press(null, 'Control+b')];
    holds(
      claims,
      view.state.doc.firstChild?.firstChild?.marks.map((m) => m.type.name),
      ['strong'],
    );
    holds([await hands.press(null, 'End'), await hands.press(null, 'Backspace')], lines(view.state.doc), ['ab']);
  });
});

describe('actions on TipTap end in the claimed state:', () => {
  it('types, replaces, applies input rules', async () => {
    const editor = new Editor({ element: place(), extensions: [StarterKit], content: '<p>old</p>' });
    const claims = [await hands.type(editor.view.dom, 'new', { clearFirst: true })];
    holds(claims, editor.getText(), 'new');
    holds(
      await hands.type(editor.view.dom, '# Title', { clearFirst: true }),
      editor.getJSON().content?.[0]?.type,
      'heading',
    );
  });
});
