import { expect } from 'chai';
import { typeText } from '../../../src/actions/type.ts';
import { mount, name, record } from './support.ts';

describe('type', () => {
  it('dispatches all events of a keyboard', async () => {
    const field = mount('<input id="t">') as HTMLInputElement;
    const log = record(
      'keys',
      (e) =>
        e instanceof KeyboardEvent
          ? `${e.type} ${e.key} ${e.code} ${e.keyCode} ${e.charCode}`
          : e instanceof InputEvent
            ? `${e.type} ${e.inputType} ${e.data}`
            : name(e),
      field,
    );
    const result = await typeText(field, 'aB', { blur: true });
    expect([result.ok, result.changes.newValue, field.value]).to.deep.equal([true, 'aB', 'aB']);
    expect(log).to.deep.equal([
      'keydown a KeyA 65 0',
      'keypress a KeyA 97 97',
      'beforeinput insertText a',
      'input insertText a',
      'keyup a KeyA 65 0',
      'keydown B KeyB 66 0',
      'keypress B KeyB 66 66',
      'beforeinput insertText B',
      'input insertText B',
      'keyup B KeyB 66 0',
      'change t',
    ]);
  });

  it('is refused for an input if the text has a line break, which only a textarea keeps', async () => {
    for (const text of ['a\nb', 'a\r\nb', 'a\n']) {
      const el = mount('<input id="t" value="x">') as HTMLInputElement;
      const { code } = await typeText(el, text, { clearFirst: true });
      expect([code, el.value]).to.deep.equal(['bad_value', 'x']);
    }
    const area = mount('<textarea id="t"></textarea>') as HTMLTextAreaElement;
    expect([(await typeText(area, 'a\nb')).ok, area.value]).to.deep.equal([true, 'a\nb']);
  });

  it('replaces the value with clearFirst', async () => {
    const field = mount('<input id="t" value="old">') as HTMLInputElement;
    const result = await typeText(field, 'new', { clearFirst: true });
    expect([result.ok, field.value]).to.deep.equal([true, 'new']);
  });

  it('submits the form with pressEnter', async () => {
    const field = mount(
      '<form id="f"><input id="t"><input type="password"><button>Send</button></form>',
    ) as HTMLInputElement;
    let sent = '';
    field.form!.onsubmit = (e) => {
      e.preventDefault();
      sent = field.value;
    };
    const result = await typeText(field, 'x', { pressEnter: true });
    expect([result.ok, sent]).to.deep.equal([true, 'x']);
  });

  it('types into the only field of an interactive wrapper', async () => {
    const wrapper = mount('<div id="t"><input><input aria-hidden="TRUE"><input hidden></div>');
    const [field, ...others] = Array.from(wrapper.querySelectorAll('input'));
    const result = await typeText(wrapper, 'x');
    expect([result.ok, field?.value, others.map(({ value }) => value)]).to.deep.equal([true, 'x', ['', '']]);
  });

  it('is refused for a cell that did not take the keys, and succeeds for one that did', async () => {
    const grid = (id: string): string =>
      `<div role="grid"><div role="row"><div role="gridcell" tabindex="-1" id="${id}">Tesla</div></div></div>`;
    const cell = mount(grid('t'));
    const refused = await typeText(cell, 'Audi');
    expect([refused.ok, refused.code, cell.textContent]).to.deep.equal([false, 'not_kept', 'Tesla']);
    cell.addEventListener('keydown', ({ key }) => cell.append(key));
    expect([(await typeText(cell, 'S')).ok, cell.textContent]).to.deep.equal([true, 'TeslaS']);
    cell.addEventListener('keydown', () => {
      cell.innerHTML = '<input>';
      cell.querySelector('input')?.focus();
    });
    expect(await typeText(cell, 'X')).to.include({ ok: true });
  });

  it('types into an editable region', async () => {
    const region = mount('<div id="t" contenteditable>ab</div>');
    const result = await typeText(region, 'cd');
    expect([result.ok, region.textContent, result.changes.newValue]).to.deep.equal([true, 'abcd', 'abcd']);
  });
});
