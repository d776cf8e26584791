import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import type { DiffChange } from '../../../src/views/diff.ts';
import { byId, newTool, reset, show } from '../support/page.ts';

const WORDS = /gheimnis|secondline|linkwords|boldly|cellwords|slotted/;
const EDITOR =
  '<h1>Mail</h1><div id=e contenteditable aria-label=Body><p>gheimnis <b>boldly</b></p><ul><li>secondline</li></ul>' +
  '<a href=/x>linkwords</a><table><tr><td>cellwords<td>cellwords</table><details open><summary>secondline</summary></details>' +
  '<span contenteditable=false><button id=b>Remove</button></span></div>' +
  '<h2 id=t contenteditable>gheimnis title</h2><div role=row><div role=gridcell contenteditable>cellwords</div></div>' +
  '<button id=go>Send</button>';

/** Returns all views by name. */
async function views(tool: DomTool, values: boolean): Promise<Record<string, string>> {
  const includeValues = values;
  const snapshot = await tool.getSnapshot();
  const id = snapshot.getNodeId(byId('e')) as string;
  const inside = snapshot.getNodeId(byId('e').firstElementChild as Element) as string;
  const data: Record<string, unknown> = {
    text: snapshot.toText({ includeValues, expand: 'all', previous: null }),
    lines: snapshot.toText({ includeValues, lines: [1, 9], previous: null }),
    serialized: snapshot.serialize({ includeValues }),
    overview: await tool.overview({ includeValues }),
    'overview as text': await tool.overview({ includeValues, format: 'text' }),
    search: await tool.search('*', { includeValues }),
    'search for it': (await tool.search('boldly', { includeValues })).matches,
    'search as text': await tool.search('*', { includeValues, format: 'text' }),
    forms: await tool.forms({ includeValues }),
    model: await tool.toPageModel({ includeValues }),
    inspected: await tool.inspect(id, { includeValues }),
    'inspected inside': await tool.inspect(inside, { includeValues }),
    semantic: await tool.pageState({ includeValues }),
    dom: await tool.pageState({ domMode: 'full', includeValues }),
    skeleton: await tool.pageState({ domMode: 'skeleton', includeValues }),
    queried: await tool.automate({ action: 'query', selector: '*', descriptorMode: 'full', limit: 50, includeValues }),
    'text read': await tool.automate({ action: 'getText', selector: '#e', includeValues }),
    'value read': await tool.automate({ action: 'getValue', selector: '#e', includeValues }),
    ...(values ? {} : { virtual: snapshot.virtualDom }),
  };
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, JSON.stringify(one)]));
}

describe('text in an editor', () => {
  afterEach(reset);

  it('is in no view without includeValues', async () => {
    show(EDITOR);
    const all = await views(newTool(), false);
    const told = Object.entries(all).filter(([, text]) => WORDS.test(text));
    expect(told.map(([name, text]) => `${name}: ${WORDS.exec(text)?.[0]} in ${text}`)).to.deep.equal([]);
  });
  it('is in each view with includeValues', async () => {
    show(EDITOR);
    const all = await views(newTool(), true);
    const silent = Object.entries(all).filter(([, text]) => !WORDS.test(text));
    expect(silent.map(([name, text]) => `${name}: ${text}`)).to.deep.equal([]);
  });

  it('is written as the value of a field is', async () => {
    show(EDITOR);
    const snapshot = await newTool().getSnapshot();
    const text = (includeValues: boolean): string => snapshot.toText({ includeValues, expand: 'all', previous: null });
    expect(text(false)).to.contain('[2 textbox Body (filled)]').and.to.contain('[11 button Remove]');
    expect(text(true)).to.contain('[2 textbox Body] gheimnis boldly\n- secondline\n[6 linkwords]\n');
  });

  it('is in no view of a hidden editor, of one in a frame and of one in a shadow tree', async () => {
    show(
      '<div hidden><p>Draft</p><div role=textbox tabindex=0 contenteditable>gheimnis <a href=/y>linkwords</a></div></div>' +
        '<iframe id=f></iframe><div id=e tabindex=0>Keys<p>Below</p></div><div id=s></div>',
    );
    const inFrame = (byId('f') as HTMLIFrameElement).contentDocument as Document;
    inFrame.body.innerHTML = '<p>Frame</p><div contenteditable aria-label=Note>gheimnis</div>';
    const shadow = byId('s').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<p>Shadow</p><div contenteditable><p>secondline</p><slot></slot></div>';
    byId('s').append('Slotted');
    const tool = newTool();
    const all: Record<string, string> = {
      ...(await views(tool, false)),
      hidden: JSON.stringify(await tool.overview({ visible: false })),
    };
    for (const [name, text] of Object.entries(all)) expect(text, name).not.to.match(WORDS);
    expect(all['dom']).not.to.contain('data-llm-hidden=\\"text\\"');
    expect(all['text']).to.match(/Frame.*Shadow/u);
    expect(JSON.parse(all['hidden'] ?? ''))
      .to.have.nested.property('sections.interactives')
      .with.length.above(2);
  });

  it('is all text of a document in design mode, from the moment at which the mode changes', async () => {
    show('<h1>Mail</h1><p>Outside</p><iframe id=f></iframe><div id=e><b>Head</b></div>');
    const inner = (byId('f') as HTMLIFrameElement).contentDocument as Document;
    inner.body.innerHTML = '<p>gheimnis <b>boldly</b></p><a href=/x>linkwords</a><button>Clear</button>';
    const tool = newTool();
    expect(JSON.stringify(await views(tool, false))).to.match(WORDS);
    inner.designMode = 'on';
    const all = await views(tool, false);
    for (const [name, text] of Object.entries(all)) expect(text, name).not.to.match(WORDS);
    expect(all['text']).to.match(/Outside.*textbox[^\n]*\(filled\).*button Clear.*Head/u);
    for (const value of ['text', 'serialized', 'overview', 'search', 'forms', 'model', 'semantic', 'dom'])
      expect((await views(tool, true))[value], value).to.match(/gheimnis/u);
    const id = (await tool.getSnapshot()).getNodeId(inner.body) as string;
    expect(all['skeleton']).to.match(/<body data-llm-id=\W+\d+\W+ role=\W+textbox/u);
    inner.body.innerHTML = '<p>gheimnis</p>';
    const typed = await tool.type(id, 'new words', { clearFirst: true });
    expect([typed.success, inner.body.textContent]).to.deep.equal([true, 'new words']);
  });

  it('is all text of a top document in design mode', async () => {
    show('<h1>gheimnis</h1><div id=e><p>secondline</p></div><button>Clear</button>');
    document.designMode = 'on';
    try {
      const all = await views(newTool(), false);
      for (const [name, text] of Object.entries(all)) expect(text, name).not.to.match(WORDS);
      expect(all['text']).to.match(/\(filled\).*button Clear/u);
    } finally {
      document.designMode = 'off';
    }
  });

  it('is told by no diff, which tells that it changed', async () => {
    show(EDITOR);
    const tool = newTool();
    const before = await tool.getSnapshot();
    byId('e').innerHTML = '<p>secondline and more</p>';
    const diff = (await tool.getSnapshot()).diff(before);
    expect(JSON.stringify(diff)).not.to.match(WORDS);
    const [change] = diff.changed.filter(({ id }) => id === before.getNodeId(byId('e')));
    expect(change?.changes.value).to.have.length(2);
    for (const value of change?.changes.value ?? []) expect(value).to.match(/^\W+$/u);
  });

  it('is told by effects as the value of a field is, and by nothing else', async () => {
    show(
      '<input id=i aria-label=Name value=old><div id=e contenteditable aria-label=Body>old</div><button id=go>Go</button>',
    );
    byId('go').addEventListener('click', () => {
      (byId('i') as HTMLInputElement).value = 'boldly';
      byId('e').innerHTML = '<p>boldly</p>';
      const copy = document.createElement('div');
      copy.innerHTML = '<div contenteditable aria-label=Copy>secondline</div>';
      document.body.append(copy);
    });
    const tool = newTool();
    const result = await tool.click((await tool.getSnapshot()).getNodeId(byId('go')) as string);
    const { changed = [], ...rest } = (result.effect ?? {}) as { changed?: readonly DiffChange[] };
    expect(changed.map(({ changes }) => changes).filter(({ value }) => value)).to.deep.equal([
      { value: ['old', 'boldly'] },
      { value: ['old', 'boldly'] },
    ]);
    expect(JSON.stringify(rest)).to.contain('Copy').and.not.to.match(WORDS);
  });
});
