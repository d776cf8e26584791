import { expect } from 'chai';
import { setChecked } from '../../../src/actions/check.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { select } from '../../../src/actions/select.ts';
import { byId, focused, mount } from './support.ts';
import { REFUSED } from '../support/page.ts';

const input = (id = 't'): HTMLInputElement => byId<HTMLInputElement>(id);
const chosen = (): string => Array.from(byId<HTMLSelectElement>('t').selectedOptions, (o) => o.value).join('');
async function tabThrough(from: string, times: number, key = 'Tab'): Promise<string> {
  const seen = [];
  for (let i = 0; i < times; i++) {
    await keypress(i === 0 ? byId(from) : null, key);
    seen.push(focused());
  }
  return seen.join(' ');
}

describe('check on pages that change the state again', () => {
  const table: [name: string, html: string, prepare: (el: HTMLInputElement) => void, says: string][] = [
    [
      'undone a moment later',
      '<input type="checkbox" id="t">',
      (el) => {
        el.onchange = () =>
          setTimeout(() => {
            el.checked = false;
          }, 20);
      },
      'not_kept',
    ],
    [
      'done a moment later',
      '<input type="checkbox" id="t">',
      (el) => {
        el.onclick = (e) => {
          e.preventDefault();
          setTimeout(() => {
            el.checked = true;
          }, 150);
        };
      },
      'ok',
    ],
    [
      'a switch that asks first',
      '<div id="t" role="switch" aria-checked="false" style="width:30px;height:20px"></div>',
      (el) => {
        el.onclick = () => setTimeout(() => el.setAttribute('aria-checked', 'true'), 200);
      },
      'ok',
    ],
    [
      'a switch that does nothing',
      '<div id="t" role="switch" aria-checked="false">x</div>',
      () => undefined,
      'not_kept',
    ],
    [
      'mixed',
      '<input type="checkbox" id="t">',
      (el) => {
        el.indeterminate = true;
      },
      'ok',
    ],
    [
      'a toggle button',
      '<button id="t" aria-pressed="false">B</button>',
      (el) => {
        el.onclick = () => el.setAttribute('aria-pressed', 'true');
      },
      'ok',
    ],
    [
      'behind its label',
      '<label>text <input type="checkbox" id="t" style="display:none"></label>',
      () => undefined,
      'ok',
    ],
    [
      'for readers only',
      '<label>text <input type="checkbox" id="t" style="position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden"></label>',
      () => undefined,
      'ok',
    ],
    ['disabled', '<input type="checkbox" id="t" disabled>', () => undefined, 'disabled'],
    [
      'disabled by ARIA',
      '<div id="t" role="checkbox" aria-checked="false" aria-disabled="true">x</div>',
      () => undefined,
      'disabled',
    ],
    ['no box at all', '<p id="t">x</p>', () => undefined, 'not_checkable'],
  ];
  for (const [name, html, prepare, says] of table) {
    it(name, async () => {
      const el = mount(html) as HTMLInputElement;
      prepare(el);
      const result = await setChecked(el, true, says === 'disabled' ? REFUSED : {});
      const is =
        el.localName === 'input'
          ? el.checked && !el.indeterminate
          : /true/.test(`${el.getAttribute('aria-checked')}${el.getAttribute('aria-pressed')}`);
      expect([result.code ?? 'ok', is]).to.deep.equal([says, says === 'ok']);
    });
  }
});

describe('select', () => {
  it('is not a success if the page undoes it a moment later', async () => {
    const el = mount('<select id="t"><option>a<option>b</select>') as HTMLSelectElement;
    el.onchange = () =>
      setTimeout(() => {
        el.value = 'a';
      }, 20);
    expect((await select(el, 'b')).code).to.equal('not_kept');
  });

  it('deselects what is not given in a multiselectable ARIA listbox', async () => {
    const list = mount(
      '<div id="t" role="listbox" aria-multiselectable="true"><div role="option" aria-selected="false">A</div><div role="option" aria-selected="true">B</div><div role="option" aria-selected="false">C</div></div>',
    );
    list.onclick = (e) => {
      const o = e.target as Element;
      o.setAttribute('aria-selected', String(o.getAttribute('aria-selected') !== 'true'));
    };
    expect([
      (await select(list, ['A', 'C'])).ok,
      Array.from(list.children, (o) => o.getAttribute('aria-selected')).join(),
    ]).to.deep.equal([true, 'true,false,true']);
  });

  it('refuses a native select that nobody can see, in favour of its visible stand-in', async () => {
    const el = mount(
      '<select id="t" style="position:absolute;width:1px;height:1px;clip-path:inset(50%)"><option>a<option>b</select>',
    ) as HTMLSelectElement;
    expect([(await select(el, 'b', REFUSED)).code, el.value]).to.deep.equal(['hidden', 'a']);
  });

  it('chooses in a listbox that shows the choice as another option', async () => {
    const el = mount(
      '<div id="t" role="combobox" tabindex="0"><div id="now"><div role="option" aria-selected="true">A</div></div><div id="l" role="listbox" hidden><div role="option">A</div><div role="option">B</div></div></div>',
    );
    el.onclick = (e) => {
      const list = byId('l');
      if (!list.contains(e.target as Node)) return void (list.hidden = !list.hidden);
      byId('now').innerHTML = `<div role="option" aria-selected="true">${(e.target as Element).textContent}</div>`;
      list.outerHTML = '<div id="l" role="listbox" hidden></div>';
    };
    expect([(await select(el, 'B')).ok, byId('now').textContent]).to.deep.equal([true, 'B']);
  });

  it('chooses among the suggestions of a field', async () => {
    mount('<input id="t" list="l"><datalist id="l"><option value="Red"><option value="Green"></datalist>');
    expect([(await select(input(), 'green')).ok, input().value]).to.deep.equal([true, 'Green']);
    const refused = await select(input(), 'Blue');
    expect([refused.code, refused.detail]).to.deep.equal(['no_such_option', "'Red' | 'Green'"]);
  });

  it('opens a drop-down without a role by the only button in it', async () => {
    mount('<div id="t" style="width:150px"><button id="b">pick</button></div>');
    byId('b').onclick = () => {
      const list = document.body.appendChild(document.createElement('div'));
      list.innerHTML = '<div>One</div><div>Two</div>';
      list.onclick = (e) => {
        byId('b').textContent = (e.target as Element).textContent;
        list.remove();
      };
    };
    expect([(await select(byId('t'), 'Two')).ok, byId('b').textContent]).to.deep.equal([true, 'Two']);
  });

  it('chooses an option of a list that renders again when it scrolls', async () => {
    mount(
      '<div id="t" role="combobox" tabindex="0" aria-expanded="false" aria-controls="l">Pick</div><div id="l" role="listbox" hidden style="height:60px;overflow:auto"><div id="all" style="height:2000px;position:relative"></div></div>',
    );
    // A last event may come when the next test has its own page.
    const [list, all] = [byId('l'), byId('all')];
    const draw = (): void => {
      const first = Math.floor(list.scrollTop / 20);
      all.innerHTML = Array.from({ length: 6 }, (_, i) => first + i)
        .filter((i) => i < 100)
        .map((i) => `<div role="option" style="position:absolute;height:20px;top:${i * 20}px">Option ${i}</div>`)
        .join('');
    };
    list.onscroll = draw;
    byId('t').onclick = () => {
      byId('l').hidden = false;
      byId('t').setAttribute('aria-expanded', 'true');
      draw();
    };
    byId('l').onclick = (e) => {
      byId('t').textContent = (e.target as Element).textContent;
      byId('l').hidden = true;
      byId('t').setAttribute('aria-expanded', 'false');
    };
    expect([(await select(byId('t'), 'Option 70')).ok, byId('t').textContent]).to.deep.equal([true, 'Option 70']);
    expect((await select(byId('t'), 'Option 700')).code).to.equal('no_such_option');
  });

  for (const event of ['mouseover', 'mousedown'])
    it(`presses an option again that moved away at ${event}`, async () => {
      mount(
        '<input id="t" role="combobox" aria-expanded="false" aria-controls="l">' +
          '<ul id="l" role="listbox" hidden><li role="option">Berlin</li><li role="option">Bern</li></ul>',
      );
      const [field, list] = [input(), byId('l')];
      field.onclick = () => {
        list.hidden = false;
        field.setAttribute('aria-expanded', 'true');
      };
      let moves = 0;
      list.addEventListener(event, (e) => {
        e.preventDefault();
        if (++moves === 1) list.firstElementChild?.remove();
      });
      list.onclick = (e) => {
        field.value = (e.target as Element).textContent ?? '';
        list.hidden = true;
        field.setAttribute('aria-expanded', 'false');
      };
      expect(await select(field, 'Bern')).to.include({ ok: true });
      expect(field.value).to.equal('Bern');
    });
  it('leaves a field its text if it offers no such option', async () => {
    mount('<input id="t" value="Oslo">');
    expect((await select(input(), 'Bern')).code).to.equal('not_selectable');
    expect(input().value).to.equal('Oslo');
  });
  it('is refused in the page as a whole, of which nothing is touched', async () => {
    mount('<input id="t"><button aria-haspopup="listbox">Town</button>');
    const log: string[] = [];
    for (const type of ['focus', 'pointerdown'])
      document.addEventListener(type, (e) => log.push(e.type), { capture: true, once: true });
    expect((await select(document.body, 'Bern')).code).to.equal('not_selectable');
    expect(log).to.deep.equal([]);
  });
  it('is refused only if the combobox shows exactly another option than the chosen one', async () => {
    const shows = async (text: string): Promise<string> => {
      const el = mount('<div role="combobox" tabindex="0" aria-expanded="false" id="t">pick</div>');
      el.onclick = () => {
        const list = document.createElement('div');
        list.setAttribute('role', 'listbox');
        list.innerHTML = '<div role="option">One</div><div role="option">Two</div>';
        list.onclick = () => {
          el.textContent = text;
          list.remove();
        };
        document.body.append(list);
      };
      const { code, ok } = await select(el, ['Two']);
      return ok ? 'ok' : String(code);
    };
    expect(await shows('One')).to.equal('not_kept');
    for (const text of ['Two', 'T.', '1 chosen', 'One or two']) expect([text, await shows(text)]).to.include('ok');
  });
  it('waits for suggestions that come later', async () => {
    mount('<input id="t" role="combobox" aria-expanded="false" aria-controls="l"><ul id="l" role="listbox"></ul>');
    let timer = 0;
    input().oninput = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        byId('l').innerHTML = ['Berlin', 'Bern']
          .filter((x) => x.startsWith(input().value))
          .map((x) => `<li role="option">${x}</li>`)
          .join('');
      }, 300);
    };
    byId('l').onmousedown = (e) => {
      input().value = (e.target as Element).textContent ?? '';
      byId('l').innerHTML = '';
    };
    expect([(await select(input(), 'Bern')).ok, input().value]).to.deep.equal([true, 'Bern']);
  });
});

describe('keys in choices', () => {
  it('select one option, a range, and all options of a multiple select', async () => {
    mount('<select id="t" multiple><option>a<option disabled>x<option>b<option>c</select>');
    const seen = [];
    for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Control+a', 'End']) {
      await keypress(byId('t'), key);
      seen.push(chosen());
    }
    expect(seen).to.deep.equal(['a', 'ab', 'abc', 'c']);
  });

  it('leave a radio button unchanged if the page cancels its click', async () => {
    mount('<input type="radio" name="q" id="t" checked><input type="radio" name="q" id="b">');
    input('b').onclick = (e) => e.preventDefault();
    await keypress(input(), 'ArrowRight');
    expect([input().checked, (await setChecked(input('b'), true)).code]).to.deep.equal([true, 'not_kept']);
  });
});

describe('Tab', () => {
  it('goes to positive tabindex values first, then through the page, and skips what is inert, disabled, hidden or collapsed', async () => {
    mount(`<input id="t"><input id="p5" tabindex="5"><input id="p1" tabindex="1"><div style="display:contents"><button id="a">a</button></div>
      <div inert><button>n</button></div><fieldset disabled><input></fieldset><details><summary id="s">s</summary><button>n</button></details>
      <div contenteditable id="ce">x</div><button style="visibility:hidden">v</button><a>no</a><a href="#x" id="l">l</a><audio controls id="au"></audio><input id="z">`);
    expect(await tabThrough('p1', 9)).to.equal('p5 t a s ce l au z p1');
  });

  it('orders the elements of a shadow tree by themselves, with slotted content in its place', async () => {
    mount('<input id="t"><div id="h"><button id="sl">s</button></div><input id="z">');
    byId('h').attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML =
      '<input id="i1" tabindex="2"><input id="i2" tabindex="1"><slot></slot>';
    expect([await tabThrough('t', 4), await tabThrough('z', 4, 'Shift+Tab')]).to.deep.equal([
      'i2 i1 sl z',
      'sl i1 i2 t',
    ]);
  });

  it('stops once in a radio group, stays in a modal dialog, and respects a focus trap of the page', async () => {
    mount(
      '<input id="t"><input type="radio" name="b" id="b1"><input type="radio" name="b" id="b2" checked><input id="z">',
    );
    expect([await tabThrough('t', 2), await tabThrough('z', 2, 'Shift+Tab')]).to.deep.equal(['b2 z', 'b2 t']);
    mount('<input id="t"><dialog id="d"><button id="d1">1</button><button id="d2">2</button></dialog>');
    byId<HTMLDialogElement>('d').showModal();
    expect(await tabThrough('d1', 2)).to.equal('d2 d1');
    byId<HTMLDialogElement>('d').close();
    byId('t').onkeydown = (e) => e.preventDefault();
    expect(await tabThrough('t', 1)).to.equal('t');
  });

  it('fires the change event of the left field before its blur event', async () => {
    mount('<input id="t"><input id="z">');
    let log = '';
    input().onchange = () => {
      log += 'change ';
    };
    input().onblur = () => {
      log += 'blur';
    };
    for (const key of ['x', 'Tab']) await keypress(log === '' ? input() : null, key);
    expect(log).to.equal('change blur');
  });
});
