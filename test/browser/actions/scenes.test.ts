import { expect } from 'chai';
import { setChecked } from '../../../src/actions/check.ts';
import { click } from '../../../src/actions/click.ts';
import { drag } from '../../../src/actions/drag.ts';
import { hover } from '../../../src/actions/hover.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { select } from '../../../src/actions/select.ts';
import { typeText } from '../../../src/actions/type.ts';
import { upload } from '../../../src/actions/upload.ts';
import { byId, mount } from './support.ts';

/** Small situations from real pages, each with the result that a person would get. */
describe('an action works on a real situation:', () => {
  it('a to-do list: its hidden tick, double click to edit, a button that shows on hover', async () => {
    mount(`<style>.toggle{opacity:0;position:absolute;width:40px;height:40px} .destroy{display:none} li:hover .destroy{display:block} .edit{display:none} .editing .edit{display:block} .editing .view{display:none}</style>
      <ul id="t"><li id="li" style="position:relative;height:40px"><div class="view"><input class="toggle" type="checkbox" id="done"><label id="lab" style="padding-left:60px">Milk</label><button class="destroy" id="del">×</button></div><input class="edit" id="ed" value="Milk"></li></ul>`);
    byId('lab').ondblclick = () => {
      byId('li').classList.add('editing');
      byId('ed').focus();
    };
    byId('ed').onkeydown = (e) => {
      if (e.keyCode === 13) {
        byId('lab').textContent = byId<HTMLInputElement>('ed').value;
        byId('li').classList.remove('editing');
      }
    };
    byId('del').onclick = () => byId('li').remove();
    const oks = [
      await setChecked(byId('done'), true),
      await click(byId('lab'), { clickType: 'double' }),
      await typeText(byId('ed'), 'Bread', { clearFirst: true, pressEnter: true }),
    ];
    expect([oks.map((r) => r.ok), byId<HTMLInputElement>('done').checked, byId('lab').textContent]).to.deep.equal([
      [true, true, true],
      true,
      'Bread',
    ]);
    expect([(await click(byId('del'))).ok, document.getElementById('li')]).to.deep.equal([true, null]);
  });

  it('a menu that a script opens on hover: hover, then click an item', async () => {
    mount(
      '<div id="t" style="width:120px"><span>Menu</span><ul id="m" hidden style="margin:0"><li id="i">Item</li></ul></div>',
    );
    let chosen = '';
    byId('t').onmouseover = () => {
      byId('m').hidden = false;
    };
    byId('t').onmouseleave = () => {
      byId('m').hidden = true;
    };
    byId('i').onclick = () => {
      chosen = 'i';
    };
    expect([(await hover(byId('t'))).ok, (await click(byId('i'))).ok, chosen]).to.deep.equal([true, true, 'i']);
  });

  it('a context menu of the page', async () => {
    const el = mount('<div id="t" style="height:50px">area</div><ul id="m" hidden><li id="i">Copy</li></ul>');
    el.oncontextmenu = (e) => {
      e.preventDefault();
      byId('m').hidden = false;
    };
    expect([(await click(el, { button: 'right' })).ok, byId('m').hidden]).to.deep.equal([true, false]);
  });

  it('a dialog whose form closes it', async () => {
    mount(
      '<button id="t">open</button><dialog id="d"><form method="dialog"><input id="i"><button id="ok" value="yes">OK</button></form></dialog>',
    );
    byId('t').onclick = () => byId<HTMLDialogElement>('d').showModal();
    const results = [await click(byId('t')), await typeText(byId('i'), 'x', { pressEnter: true })];
    expect([
      results.map((r) => r.ok),
      byId<HTMLDialogElement>('d').open,
      byId<HTMLDialogElement>('d').returnValue,
    ]).to.deep.equal([[true, true], false, 'yes']);
  });

  it('terms with a link in the label: the label ticks, the link is not followed', async () => {
    mount(
      '<label id="t"><input type="checkbox" id="c"> I agree to the very long <a href="#terms" id="a">terms and conditions</a></label>',
    );
    const result = await click(byId('t'));
    expect([result.ok, byId<HTMLInputElement>('c').checked, location.hash]).to.deep.equal([true, true, '']);
  });

  it('a drawing on a canvas', async () => {
    const canvas = mount(
      '<canvas id="t" width="200" height="100" style="background:#eee"></canvas>',
    ) as HTMLCanvasElement;
    const path: number[] = [];
    let down = false;
    canvas.onpointerdown = (e) => {
      down = true;
      canvas.setPointerCapture(e.pointerId);
    };
    canvas.onpointermove = (e) => {
      if (down) path.push(e.offsetX);
    };
    canvas.onpointerup = () => {
      down = false;
    };
    await drag(canvas, { dx: 80, dy: 0 }, { position: { x: 20, y: 50 } });
    expect([path.length >= 10, path.at(-1), path.every((x, i) => i === 0 || x >= (path[i - 1] ?? 0))]).to.deep.equal([
      true,
      100,
      true,
    ]);
  });

  it('a code in boxes, pasted as a whole into the first', async () => {
    mount('<input id="t"><input id="b2"><input id="b3">');
    byId('t').addEventListener('paste', (e) => {
      e.preventDefault();
      const code = e.clipboardData?.getData('text/plain') ?? '';
      ['t', 'b2', 'b3'].forEach((id, i) => {
        byId<HTMLInputElement>(id).value = code[i] ?? '';
      });
    });
    const from = Object.assign(document.createElement('input'), { value: '123', id: 'from' });
    document.body.append(from);
    for (const key of ['Control+a', 'Control+c']) await keypress(from, key);
    await keypress(byId('t'), 'Control+v');
    expect(['t', 'b2', 'b3'].map((id) => byId<HTMLInputElement>(id).value)).to.deep.equal(['1', '2', '3']);
  });

  it('a menu of the keyboard by ARIA practice', async () => {
    mount(
      '<div id="t" role="menu"><div role="menuitem" tabindex="0" id="m1">A</div><div role="menuitem" tabindex="-1" id="m2">B</div></div>',
    );
    let chosen = '';
    byId('t').onkeydown = (e) => {
      if (e.key === 'ArrowDown') byId('m2').focus();
      if (e.key === 'Enter') chosen = (e.target as Element).id;
    };
    await keypress(byId('m1'), 'ArrowDown');
    await keypress(null, 'Enter');
    expect(chosen).to.equal('m2');
  });

  it('an editor in place of a preview once it has focus', async () => {
    mount('<div id="box"><input id="t" value="click me"></div>');
    byId('t').onfocus = () => {
      byId('box').innerHTML = '<textarea id="real"></textarea>';
      byId('real').focus();
    };
    const result = await typeText(byId('t'), 'hello');
    expect([result.ok, byId<HTMLTextAreaElement>('real').value]).to.deep.equal([true, 'hello']);
  });

  it('a group of options by text, and one that is disabled', async () => {
    const el = mount(
      '<select id="t"><optgroup label="Fruit"><option>Fig</optgroup><optgroup label="Sold" disabled><option>Kiwi</optgroup></select>',
    ) as HTMLSelectElement;
    expect([(await select(el, 'fig')).ok, (await select(el, 'Kiwi')).code]).to.deep.equal([true, 'disabled']);
  });

  it('a form that enables its button only when it is filled', async () => {
    mount('<input id="t"><button id="b" disabled>Send</button>');
    byId('t').oninput = () =>
      setTimeout(() => {
        byId<HTMLButtonElement>('b').disabled = false;
      }, 150);
    let sent = 0;
    byId('b').onclick = () => {
      sent++;
    };
    expect([(await typeText(byId('t'), 'x')).ok, (await click(byId('b'))).ok, sent]).to.deep.equal([true, true, 1]);
  });

  it('frames in frames', async () => {
    mount('<iframe id="t" style="margin:30px"></iframe>');
    const first = byId<HTMLIFrameElement>('t').contentDocument!;
    first.body.innerHTML = '<iframe id="f2" style="width:200px;height:100px"></iframe>';
    const second = (first.getElementById('f2') as HTMLIFrameElement).contentDocument!;
    second.body.innerHTML = '<input id="i"><button id="b">x</button>';
    let clicked = 0;
    second.getElementById('b')!.onclick = () => {
      clicked++;
    };
    const results = [
      await typeText(second.getElementById('i')!, 'deep'),
      await click(second.getElementById('b')!),
      await keypress(second.getElementById('i'), 'a'),
    ];
    expect([results.map((r) => r.ok), (second.getElementById('i') as HTMLInputElement).value, clicked]).to.deep.equal([
      [true, true, true],
      'deepa',
      1,
    ]);
  });

  it('a link: its address is reported when the page is left', async () => {
    const frame = mount('<iframe id="t"></iframe>') as HTMLIFrameElement;
    const inner = frame.contentDocument!;
    inner.body.innerHTML = '<a id="a" href="/test/pages/toolchain/frame.html">go</a>';
    const result = await click(inner.getElementById('a')!, { waitForNavigation: true });
    expect([result.ok, result.changes.navigationOccurred]).to.deep.equal([true, true]);
  });
});

describe('an action works on an element that takes no keys:', () => {
  it('an editor that accepts only pasted text', async () => {
    const el = mount('<div id="t" contenteditable></div>');
    el.addEventListener('beforeinput', (e) => e.preventDefault());
    el.addEventListener('paste', (e) => {
      e.preventDefault();
      el.textContent = e.clipboardData?.getData('text/plain') ?? '';
    });
    const result = await typeText(el, 'hello');
    expect([result.ok, el.textContent]).to.deep.equal([true, 'hello']);
  });

  it('an editor that accepts nothing, which is not a success', async () => {
    const el = mount('<div id="t" contenteditable>old</div>');
    el.addEventListener('beforeinput', (e) => e.preventDefault());
    el.addEventListener('paste', (e) => e.preventDefault());
    const result = await typeText(el, 'hello');
    expect([result.ok, result.code, el.textContent]).to.deep.equal([false, 'not_kept', 'old']);
  });

  it('files for the hidden input that a button stands for', async () => {
    mount('<div><button id="t">Choose a file</button><input type="file" id="f" hidden></div>');
    const result = await upload(byId('t'), { name: 'a.txt', text: 'x' });
    expect([result.ok, byId<HTMLInputElement>('f').files?.length]).to.deep.equal([true, 1]);
  });
});
