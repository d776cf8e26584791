import { expect } from 'chai';
import { setChecked } from '../../../src/actions/check.ts';
import { clear } from '../../../src/actions/clear.ts';
import { readValue } from '../../../src/actions/controls/controls.ts';
import { fill } from '../../../src/actions/fillField.ts';
import { select } from '../../../src/actions/select.ts';
import { setValue } from '../../../src/actions/setValue.ts';
import { typeText } from '../../../src/actions/type.ts';
import type { ActOutcome } from '../../../src/actions/types.ts';
import { upload } from '../../../src/actions/upload.ts';
import { byId, mount } from './support.ts';

const STATES = 'aria-label="State"';
const options = (chosen: string): string =>
  ['A', 'B'].map((text) => `<option${text === chosen ? ' selected' : ''}>${text}`).join('');
const radios = (chosen: number): string =>
  [1, 2].map((i) => `<label><input type=radio name=r${i === chosen ? ' checked' : ''}>${i}</label>`).join('');
const box = (state: string): string =>
  `<div role=checkbox tabindex=0 aria-checked=${state} style="width:20px;height:20px"></div>`;
const control = (): HTMLElement => byId('t').querySelector<HTMLElement>('input,select,[role]') as HTMLElement;

/**
 * Each row has a control in its old and in its new state, the event at which the page renders it anew, and the action
 * that asks for the new state.
 */
const table: [what: string, event: string, before: string, after: string, act: (el: Element) => Promise<ActOutcome>][] =
  [
    [
      'a select',
      'change',
      `<select ${STATES}>${options('A')}</select>`,
      `<select ${STATES}>${options('B')}</select>`,
      (el) => select(el, ['B']),
    ],
    [
      'a select of a form',
      'change',
      `<select ${STATES}>${options('A')}</select>`,
      `<select ${STATES}>${options('B')}</select>`,
      (el) => fill(el, 'B'),
    ],
    [
      'a checkbox',
      'change',
      '<label><input type=checkbox>Terms</label>',
      '<label><input type=checkbox checked>Terms</label>',
      (el) => setChecked(el, true),
    ],
    ['a radio button', 'change', radios(2), radios(1), (el) => setChecked(el, true)],
    ['an ARIA checkbox', 'click', box('false'), box('true'), (el) => setChecked(el, true)],
    ['a range', 'change', '<input type=range value=1>', '<input type=range value=50>', (el) => setValue(el, '50')],
    ['a date', 'input', '<input type=date>', '<input type=date value=2024-01-02>', (el) => setValue(el, '2024-01-02')],
    ['a field to empty', 'input', '<input value=x>', '<input>', (el) => clear(el)],
    ['a field to type into', 'input', '<input>', '<input value=x>', (el) => typeText(el, 'x')],
  ];

describe('a control that the page renders anew when it changes', () => {
  for (const [what, event, before, after, act] of table) {
    const render = (html: string): void => {
      mount(`<div id=t>${before}</div>`);
      byId('t').addEventListener(event, () => {
        byId('t').innerHTML = html;
      });
    };

    it(`is not a success with the old state: ${what}`, async () => {
      render(before);
      const { ok, code, changes } = await act(control());
      expect({ ok, code }).to.deep.equal({ ok: false, code: 'not_kept' });
      expect([undefined, readValue(control())]).to.include(changes.newValue);
    });

    it(`is a success with the new state: ${what}`, async () => {
      render(after);
      expect(await act(control())).to.include({ ok: true });
    });

    it(`is a success if the page goes on to something else: ${what}`, async () => {
      render('<p>Done</p>');
      expect(await act(control())).to.include({ ok: true });
    });
  }

  it('is not confused with the control of the next question', async () => {
    mount('<div id=t><label><input type=checkbox>Oak is a tree</label></div>');
    byId('t').onchange = () => {
      byId('t').innerHTML = '<label><input type=checkbox>Ivy is a tree</label>';
    };
    expect(await setChecked(control(), true)).to.include({ ok: true });
  });

  it('is not a success if it is an empty file input, unless the page shows the file', async () => {
    const give = (html: string): Promise<ActOutcome> => {
      mount('<div id=t><input type=file></div>');
      byId('t').onchange = () => {
        byId('t').innerHTML = html;
      };
      return upload(control(), { name: 'plan.txt', text: 'x' });
    };
    expect(await give('<input type=file>')).to.include({ ok: false, code: 'not_kept' });
    expect(await give('<input type=file> <p>plan.txt, 1 byte</p>')).to.include({ ok: true });
    expect(await give('<p>Thank you</p>')).to.include({ ok: true });
  });
});
