import { InputMask } from '@react-input/mask';
import { Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';
import { expect } from 'chai';
import Cleave from 'cleave.js';
import IMask from 'imask';
import Inputmask from 'inputmask';
import { createRoot } from 'react-dom/client';
import { PatternFormat } from 'react-number-format';
import { hands } from '../support/hands.ts';
import { $, holds, place, until } from '../support/page.ts';

const field = (): Promise<HTMLInputElement> => $<HTMLInputElement>('#t');
const input = async (html = '<input id="t">'): Promise<HTMLInputElement> => {
  place().innerHTML = html;
  return field();
};

describe('actions on masks that show their pattern end in the claimed state:', () => {
  it('imask, always shown', async () => {
    const el = await input();
    const mask = IMask(el, { mask: '+{1}(000)000-0000', lazy: false });
    holds(await hands.type(el, '5551234567'), mask.unmaskedValue, '15551234567');
  });
  it('imask, always shown, with the caret after what is there', async () => {
    const el = await input();
    const mask = IMask(el, { mask: '00/00/0000', lazy: false });
    mask.unmaskedValue = '0506';
    el.focus();
    mask.updateControl();
    el.setSelectionRange(6, 6);
    holds(await hands.type(el, '2024'), mask.value, '05/06/2024');
  });
  it('imask, replaced', async () => {
    const el = await input('<input id="t" value="+1(555)000-0000">');
    const mask = IMask(el, { mask: '+{1}(000)000-0000', lazy: false });
    holds(await hands.type(el, '7771234567', { clearFirst: true }), mask.unmaskedValue, '17771234567');
  });
  it('imask, a text of the whole pattern', async () => {
    const el = await input();
    const mask = IMask(el, { mask: '+{1}(000)000-0000', lazy: false });
    holds(await hands.type(el, '+1(555)123-4567'), mask.unmaskedValue, '15551234567');
  });
  it('imask, cleared', async () => {
    const el = await input('<input id="t" value="05/06/2024">');
    const mask = IMask(el, { mask: '00/00/0000', lazy: false });
    holds(await hands.clear(el), mask.unmaskedValue, '');
  });
  it('inputmask, shown on focus', async () => {
    const el = await input();
    Inputmask('+1 (999) 999-9999').mask(el);
    holds(await hands.type(el, '5551234567'), el.value, '+1 (555) 123-4567');
  });
  it('inputmask, always shown', async () => {
    const el = await input();
    Inputmask({ mask: '99/99/9999', showMaskOnFocus: true, clearMaskOnLostFocus: false }).mask(el);
    holds(await hands.type(el, '05062024'), el.value, '05/06/2024');
  });
  it('inputmask, replaced', async () => {
    const el = await input('<input id="t" value="01/02/2003">');
    Inputmask('99/99/9999').mask(el);
    holds(await hands.type(el, '05062024', { clearFirst: true }), el.value, '05/06/2024');
  });
  it('inputmask, money', async () => {
    const el = await input();
    Inputmask({ alias: 'currency', prefix: '$ ' }).mask(el);
    holds(
      await hands.type(el, '1234.5'),
      Number((el as unknown as { inputmask: { unmaskedvalue(): string } }).inputmask.unmaskedvalue()),
      1234.5,
    );
  });
  it('cleave, a card', async () => {
    const el = await input();
    const mask = new Cleave(el, { creditCard: true });
    holds(await hands.type(el, '4242424242424242'), mask.getRawValue(), '4242424242424242');
  });
  it('cleave, a date and a prefix', async () => {
    const el = await input();
    const mask = new Cleave(el, { prefix: 'PRE', delimiter: '-', blocks: [3, 3, 3] });
    holds(await hands.type(el, '123456'), mask.getFormattedValue(), 'PRE-123-456');
  });
  it('@react-input/mask, always shown', async () => {
    createRoot(place()).render(<InputMask id="t" mask="+0 (___) ___-__-__" replacement={{ _: /\d/ }} showMask />);
    const el = await field();
    holds(await hands.type(el, '9051234567'), el.value, '+0 (905) 123-45-67');
  });
  it('react-number-format, always shown', async () => {
    createRoot(place()).render(<PatternFormat id="t" format="+1 (###) ###-####" allowEmptyFormatting mask="_" />);
    const el = await field();
    holds(await hands.type(el, '5551234567'), el.value, '+1 (555) 123-4567');
  });
});

describe('keys go where there is no field:', () => {
  it('to a terminal by typing', async () => {
    const host = place();
    host.innerHTML = '<div id="t" style="width:600px;height:200px"></div>';
    const terminal = new Terminal();
    terminal.open(await $('#t'));
    let typed = '';
    terminal.onData((data) => {
      typed += data;
    });
    await until(() => host.querySelector('textarea'));
    // A terminal shows what a program answers, so that nothing can be read back here.
    await hands.type(await $('#t'), 'ls -l');
    expect(typed).to.equal('ls -l');
  });
  it('to a canvas by typing', async () => {
    place().innerHTML = '<canvas id="t" tabindex="0" width="100" height="50"></canvas>';
    const el = await $('#t');
    let typed = '';
    el.addEventListener('keydown', (event) => {
      typed += event.key;
    });
    holds(await hands.type(el, 'wasd'), typed, 'wasd');
  });
  it('to a grid by typing', async () => {
    place().innerHTML =
      '<div role="grid" id="g" tabindex="0"><div role="row"><div role="gridcell" id="t">1</div></div></div>';
    const [grid, cell] = [await $('#g'), await $('#t')];
    let typed = '';
    grid.addEventListener('keydown', (event) => {
      typed += event.key;
      cell.textContent = typed;
    });
    holds(await hands.type(cell, '42'), cell.textContent, '42');
  });
});
