import { expect } from 'chai';
import { keypress } from '../../../src/actions/keypress.ts';
import { byId, focused, mount, record } from './support.ts';

const field = (): HTMLInputElement => byId<HTMLInputElement>('t');

describe('keypress', () => {
  it('sends the modifier keys around the key', async () => {
    const el = mount('<div id="t" tabindex="0">x</div>');
    const log = record(
      'keys',
      (e) => {
        const k = e as KeyboardEvent;
        return `${k.type} ${k.key} ${k.code} ${k.keyCode} ${k.location} ${k.ctrlKey ? 'c' : ''}${k.shiftKey ? 's' : ''}`;
      },
      el,
    );
    const result = await keypress(el, 'Control+Shift+k');
    expect(result).to.include({ ok: true });
    expect(log).to.deep.equal([
      'keydown Control ControlLeft 17 1 c',
      'keydown Shift ShiftLeft 16 1 cs',
      'keydown K KeyK 75 0 cs',
      'keyup K KeyK 75 0 cs',
      'keyup Shift ShiftLeft 16 1 c',
      'keyup Control ControlLeft 17 1 ',
    ]);
  });

  it('goes to the focused element if none is given, or else to the body', async () => {
    mount('<button id="t">x</button>').focus();
    expect(await keypress(null, 'F5')).to.include({ ok: true });
    byId('t').blur();
    let heard = '';
    document.body.addEventListener(
      'keydown',
      (e) => {
        heard = e.key;
      },
      { once: true },
    );
    const result = await keypress(null, 'Escape');
    expect([result.ok, heard]).to.deep.equal([true, 'Escape']);
  });

  for (const [bad, why] of [
    ['Foo', 'no such key'],
    ['Hyper+a', 'no such modifier'],
    ['constructor+a', 'a method of every object'],
    ['', 'nothing'],
  ] as const) {
    it(`refuses ${JSON.stringify(bad)}: ${why}`, async () => {
      mount('<p id="t">x</p>');
      const error = await keypress(null, bad).then(
        () => null,
        (e: unknown) => e as { code: string },
      );
      expect(error?.code).to.equal('bad_option');
    });
  }

  const clicked = (): string => document.body.dataset['log'] ?? '';
  const log = `onclick="document.body.dataset.log = (document.body.dataset.log ?? '') + 'click ' + event.target.id"`;
  // The page, the keys that are pressed on #t, what is observed, and what it should be.
  const table: [name: string, html: string, keys: string[], seen: () => unknown, expected: unknown][] = [
    ['Enter clicks a button', `<button id="t" ${log}>x</button>`, ['Enter'], clicked, 'click t'],
    ['Space clicks a button', `<button id="t" ${log}>x</button>`, [' '], clicked, 'click t'],
    ['Enter follows a link', `<a href="#there" id="t" ${log}>x</a>`, ['Enter'], clicked, 'click t'],
    ['Space does not follow a link', `<a href="#no" id="t" ${log}>x</a>`, [' '], clicked, ''],
    ['Space ticks a checkbox', '<input type="checkbox" id="t">', ['Space'], () => field().checked, true],
    [
      'Enter opens details',
      '<details id="d"><summary id="t">s</summary>x</details>',
      ['Enter'],
      () => byId<HTMLDetailsElement>('d').open,
      true,
    ],
    [
      'Enter submits through the first submit button',
      `<form onsubmit="return false"><input id="t"><button type="button" id="no">n</button><button id="yes" ${log}>y</button></form>`,
      ['Enter'],
      clicked,
      'click yes',
    ],
    [
      'Enter in a textarea makes a line',
      '<textarea id="t">a</textarea>',
      ['End', 'Enter', 'b'],
      () => field().value,
      'a\nb',
    ],
    [
      'characters are typed at the caret',
      '<input id="t" value="ad">',
      ['Home', 'ArrowRight', 'b', 'c'],
      () => field().value,
      'abcd',
    ],
    ['Backspace', '<input id="t" value="abc">', ['End', 'Backspace'], () => field().value, 'ab'],
    ['Delete', '<input id="t" value="abc">', ['Home', 'Delete'], () => field().value, 'bc'],
    ['select all and type', '<input id="t" value="abc">', ['Control+a', 'x'], () => field().value, 'x'],
    [
      'select all, with the key as it is labelled',
      '<input id="t" value="abc">',
      ['Control+A', 'x'],
      () => field().value,
      'x',
    ],
    [
      'cut and paste',
      '<input id="t" value="abc">',
      ['Control+a', 'Control+x', 'Control+v', 'Control+v'],
      () => field().value,
      'abcabc',
    ],
    [
      'ctrl with Backspace takes the word',
      '<input id="t" value="one two">',
      ['End', 'Control+Backspace'],
      () => field().value,
      'one ',
    ],
    [
      'a character chooses in a select',
      '<select id="t"><option>Ant<option>Bee<option>Bat</select>',
      ['b', 'b'],
      () => byId<HTMLSelectElement>('t').value,
      'Bat',
    ],
    ['undo', '<input id="t" value="">', ['a', 'Control+z'], () => field().value, ''],
    [
      'shift with an arrow selects',
      '<input id="t" value="abc">',
      ['End', 'Shift+ArrowLeft', 'x'],
      () => field().value,
      'abx',
    ],
    [
      'caret by words',
      '<input id="t" value="one two">',
      ['End', 'Control+ArrowLeft', '-'],
      () => field().value,
      'one -two',
    ],
    [
      'arrows in a textarea',
      '<textarea id="t">ab\ncd</textarea>',
      ['Control+Home', 'ArrowDown', 'x'],
      () => field().value,
      'ab\nxcd',
    ],
    [
      'arrows in a radio group',
      '<input type="radio" name="r" id="t" checked><input type="radio" name="r" disabled><input type="radio" name="r" id="z">',
      ['ArrowDown'],
      () => [byId<HTMLInputElement>('z').checked, focused()],
      [true, 'z'],
    ],
    [
      'arrows in a select',
      '<select id="t"><option>a<option disabled>b<option>c</select>',
      ['ArrowDown'],
      () => byId<HTMLSelectElement>('t').value,
      'c',
    ],
    [
      'End in a select',
      '<select id="t"><option>a<option>b<option>c</select>',
      ['End'],
      () => byId<HTMLSelectElement>('t').value,
      'c',
    ],
    [
      'arrows on a slider',
      '<input type="range" id="t" min="0" max="10" step="2" value="4">',
      ['ArrowRight', 'ArrowUp'],
      () => field().value,
      '8',
    ],
    ['Home on a slider', '<input type="range" id="t" value="4">', ['Home'], () => field().value, '0'],
    [
      'arrows in a number field',
      '<input type="number" id="t" value="4" step="0.5">',
      ['ArrowUp'],
      () => field().value,
      '4.5',
    ],
    ['typing in a number field', '<input type="number" id="t" value="">', ['1', '2'], () => field().value, '12'],
    [
      'Tab goes on',
      '<button id="t">a</button><div tabindex="-1">no</div><input disabled><a>no</a><div hidden><button>no</button></div><input id="z">',
      ['Tab'],
      focused,
      'z',
    ],
    [
      'Tab takes positive tabindex first',
      '<input id="t" tabindex="2"><input id="y"><input id="z" tabindex="3">',
      ['Tab'],
      focused,
      'z',
    ],
    ['shift with Tab goes back', '<input id="y"><input id="t">', ['Shift+Tab'], focused, 'y'],
    ['Tab skips what is inert', '<input id="t"><div inert><input></div><input id="z">', ['Tab'], focused, 'z'],
    [
      'Tab takes the chosen radio button of a group',
      '<input id="t"><input type="radio" name="r"><input type="radio" name="r" id="z" checked>',
      ['Tab'],
      focused,
      'z',
    ],
    ['Tab begins again at the end', '<input id="z"><input id="t">', ['Tab'], focused, 'z'],
    [
      'Escape closes a popover',
      '<input id="t"><div popover id="p">x</div>',
      ['Escape'],
      () => byId('p').matches(':popover-open'),
      false,
    ],
    [
      'arrows scroll',
      '<div id="t" tabindex="0" style="height:50px;overflow:auto"><p style="height:500px">x</p></div>',
      ['ArrowDown'],
      () => byId('t').scrollTop,
      40,
    ],
    [
      'End scrolls to the end',
      '<div id="t" tabindex="0" style="height:50px;overflow:auto"><p style="height:500px;margin:0">x</p></div>',
      ['End'],
      () => byId('t').scrollTop,
      450,
    ],
    [
      'text in an editable region',
      '<div id="t" contenteditable>ab</div>',
      ['End', 'c', 'Backspace', 'Backspace', 'd'],
      () => byId('t').textContent,
      'ad',
    ],
  ];
  for (const [title, html, keys, seen, expected] of table) {
    it(title, async () => {
      delete document.body.dataset['log'];
      const el = mount(html);
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
      const results = [];
      for (const [i, key] of keys.entries()) results.push((await keypress(i === 0 ? el : null, key)).ok);
      expect(seen()).to.deep.equal(expected);
      expect(results).to.not.include(false);
    });
  }

  it('closes a modal dialog with Escape, unless the page prevents that', async () => {
    mount('<dialog id="t"><button id="b">x</button></dialog>');
    const dialog = byId<HTMLDialogElement>('t');
    dialog.showModal();
    dialog.addEventListener('cancel', (e) => e.preventDefault(), { once: true });
    await keypress(null, 'Escape');
    expect(dialog.open).to.equal(true);
    await keypress(null, 'Escape');
    expect(dialog.open).to.equal(false);
  });

  it('moves the focus through shadow trees in their place with Tab', async () => {
    const el = mount('<input id="t"><div id="host"></div><input id="z">');
    byId('host').attachShadow({ mode: 'open' }).innerHTML = '<button id="in1">1</button><button id="in2">2</button>';
    const seen = [];
    for (let i = 0; i < 3; i++) {
      await keypress(i === 0 ? el : null, 'Tab');
      seen.push(focused());
    }
    expect(seen).to.deep.equal(['in1', 'in2', 'z']);
  });

  it('has no default action that the page prevents', async () => {
    const el = mount('<input id="t">');
    el.addEventListener('keydown', (e) => e.preventDefault());
    const result = await keypress(el, 'a');
    expect([field().value, result.ok, result.effect?.prevented]).to.deep.equal(['', true, true]);
  });
});
