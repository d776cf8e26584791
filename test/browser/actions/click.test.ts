import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { mount, name, record, byId } from './support.ts';

describe('a click', () => {
  it('dispatches the events of a mouse in their order', async () => {
    const button = mount('<button id="t" style="position:absolute;left:0;top:0;width:100px;height:40px">Go</button>');
    const log = record(
      'all',
      (e) => {
        const m = e as MouseEvent;
        return e instanceof FocusEvent
          ? name(e)
          : `${name(e)} ${m.clientX},${m.clientY} ${m.button} ${m.buttons} ${m.detail}`;
      },
      button,
    );
    const result = await click(button);
    expect(result).to.include({ ok: true });
    expect(log).to.deep.equal([
      'pointerover t 50,20 -1 0 0',
      'pointerenter t 50,20 -1 0 0',
      'mouseover t 50,20 0 0 0',
      'mouseenter t 50,20 0 0 0',
      'pointermove t 50,20 -1 0 0',
      'mousemove t 50,20 0 0 0',
      'pointerdown t 50,20 0 1 0',
      'mousedown t 50,20 0 1 1',
      'focus t',
      'focusin t',
      'pointerup t 50,20 0 0 0',
      'mouseup t 50,20 0 0 1',
      'click t 50,20 0 0 1',
    ]);
  });

  it('operates native controls exactly once', async () => {
    const box = mount('<input type="checkbox" id="t"><label id="l" for="t">Yes</label>') as HTMLInputElement;
    const first = await click(box);
    expect([box.checked, first.ok, first.changes.valueChanged, first.changes.newValue]).to.deep.equal([
      true,
      true,
      true,
      'checked',
    ]);
    await click(byId('l'));
    expect(box.checked).to.equal(false);
  });

  it('opens the field into which a press turns a cell', async () => {
    const cell = mount('<div id="t" tabindex="0" style="cursor:pointer;width:200px">male</div>');
    cell.addEventListener('mousedown', () => {
      if (!cell.querySelector('input')) cell.innerHTML = '<input value="male">';
    });
    const { ok, detail } = await click(cell);
    expect([ok, detail, cell.querySelector('input')?.value]).to.deep.equal([true, undefined, 'male']);
  });
});
