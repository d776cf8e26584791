import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { selectText } from '../../../src/actions/selectText.ts';
import type { SelectTextOptions } from '../../../src/actions/types.ts';
import { byId, mount, record } from './support.ts';

const selected = (): string => String(getSelection()).replace(/\s+/g, ' ').trim();
const part = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
const PAGE = '<div id="t"><p>The <b>quick</b> brown\n fox</p><p>jumps over the <i>lazy dog</i></p></div>';

describe('text is selected', () => {
  const table: [what: string, options: SelectTextOptions, expected: string][] = [
    ['whole', {}, 'The quick brown fox jumps over the lazy dog'],
    ['by its words, across elements and white space', { text: 'quick brown fox' }, 'quick brown fox'],
    ['from some words to others', { from: 'brown', to: 'over' }, 'brown fox jumps over'],
    ['from some words to the end', { from: 'lazy' }, 'lazy dog'],
    ['from the start to some words', { to: 'quick' }, 'The quick'],
  ];
  for (const [what, options, expected] of table) {
    it(what, async () => {
      const { ok, effect } = await selectText(mount(PAGE), options);
      expect([ok, selected(), effect?.selected?.replace(/\s+/g, ' ')]).to.deep.equal([true, expected, expected]);
    });
  }

  it('in a field and in a text area, which get the focus', async () => {
    const field = mount('<input id="t" value="Ann Smith of Bern">') as HTMLInputElement;
    const { ok, effect } = await selectText(field, { text: 'Smith' });
    expect([ok, part(field), effect?.selected, document.activeElement]).to.deep.equal([true, 'Smith', 'Smith', field]);
    const area = mount('<textarea id="t">one\ntwo\nthree</textarea>') as HTMLTextAreaElement;
    expect([(await selectText(area, { from: 'two' })).ok, part(area)]).to.deep.equal([true, 'two\nthree']);
  });

  it('with the mouse, so that a page can offer actions for it', async () => {
    const t = mount('<p id="t">Some words</p>');
    const log = record('mouse', (e) => e.type);
    await selectText(t, { text: 'words' });
    expect(log.filter((type) => /^mouse(down|up|move)$/.test(type))).to.deep.equal([
      'mousemove',
      'mousedown',
      'mousemove',
      'mouseup',
    ]);
  });

  it('of a secret without revealing it', async () => {
    const { ok, effect } = await selectText(mount('<input id="t" type="password" value="correct-horse">'));
    expect([ok, effect?.selected]).to.deep.equal([true, '•••']);
  });

  it('by a double click as a word, by a triple click as a paragraph', async () => {
    mount('<p>Before</p><p id="t" style="width:4ch">Only <b>this</b> here</p><p>After</p>');
    await click(byId('t'), { clickType: 'double', position: { x: 6, y: 6 } });
    expect(selected()).to.equal('Only');
    await click(byId('t'), { clickType: 'triple' });
    expect(selected()).to.equal('Only this here');
  });

  it('of a field by a double click as the last word, by a triple click as the line', async () => {
    const field = mount('<input id="t" value="Ann Smith">') as HTMLInputElement;
    await click(field, { clickType: 'double' });
    expect(part(field)).to.equal('Smith');
    await click(field, { clickType: 'triple' });
    expect(part(field)).to.equal('Ann Smith');
  });

  it('by three presses, with one double click between them', async () => {
    const t = mount('<p id="t">Some words</p>');
    const log = record('mouse', (e) => `${e.type} ${(e as MouseEvent).detail}`);
    await click(t, { clickType: 'triple' });
    expect(log.filter((line) => /^(click|dblclick)/.test(line))).to.deep.equal([
      'click 1',
      'click 2',
      'dblclick 2',
      'click 3',
    ]);
  });
});

describe('text is not selected', () => {
  const table: [why: string, html: string, options: SelectTextOptions, detail: string][] = [
    ['if it is not there', '<p id="t">Some words</p>', { text: 'other' }, 'there is no text "other"'],
    ['if its end comes before', '<p id="t">Some words</p>', { from: 'words', to: 'Some' }, '"words" to "Some"'],
    ['if style forbids it', '<p id="t" style="user-select:none;-webkit-user-select:none">Words</p>', {}, 'there is no'],
    ['if the page cancels the press', '<p id="t" onmousedown="return false">Words</p>', {}, 'cancels the press'],
    ['of a field that has no selection', '<input id="t" type="email" value="a@b.c">', {}, 'of this type'],
  ];
  for (const [why, html, options, detail] of table) {
    it(why, async () => {
      const outcome = await selectText(mount(html), options);
      expect([outcome.code, outcome.detail?.includes(detail)], outcome.detail).to.deep.equal(['not_selectable', true]);
    });
  }
});
