import { expect } from 'chai';
import { clear } from '../../../src/actions/clear.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { setValue } from '../../../src/actions/setValue.ts';
import { typeText } from '../../../src/actions/type.ts';
import { byId, mount } from './support.ts';
import { REFUSED } from '../support/page.ts';

const input = (id = 't'): HTMLInputElement => byId<HTMLInputElement>(id);
const onInput =
  (change: (value: string) => string) =>
  (el: HTMLInputElement): void => {
    el.oninput = () => {
      el.value = change(el.value);
    };
  };
const digits = (form: (d: string) => string) => onInput((value) => form(value.replace(/\D/g, '')));

describe('fields that a page replaces while they are typed into', () => {
  /** At each input event, replaces the field by a copy with another value, and focuses the copy. */
  const replaceOnInput = (change: (value: string) => string): void => {
    const follow = (el: HTMLInputElement): void => {
      el.oninput = () => {
        const copy = el.cloneNode() as HTMLInputElement;
        copy.value = change(el.value);
        follow(copy);
        el.replaceWith(copy);
        copy.focus();
      };
    };
    follow(input());
  };

  it('are reported with their final value, as a success only if that was typed', async () => {
    mount('<input id=t>');
    replaceOnInput((value) => value.split('').reverse().join(''));
    const result = await typeText(input(), 'hello');
    expect(result).to.include({ ok: false, code: 'not_kept' });
    expect(result.changes.newValue).to.equal(input().value);
  });

  it('are reported as filled if each copy keeps the text', async () => {
    mount('<input id=t>');
    replaceOnInput((value) => value);
    const result = await typeText(input(), 'abc');
    expect(result).to.include({ ok: input().value === 'abc' });
    expect(result.changes.newValue).to.equal(input().value);
  });
});

/**
 * Pages that change what is typed into their fields. Each row says what the result must report and what the field
 * contains at the end.
 */
describe('typing into a field that changes its value', () => {
  const table: [
    name: string,
    attributes: string,
    prepare: (el: HTMLInputElement) => void,
    typed: string,
    says: string,
    holds: string,
  ][] = [
    [
      'a telephone mask',
      '',
      digits((d) =>
        d.replace(
          /(\d{3})(\d{0,3})(\d{0,4}).*/,
          (_, a: string, b: string, c: string) => `(${a}) ${b}${c ? `-${c}` : ''}`,
        ),
      ),
      '5551234567',
      'ok',
      '(555) 123-4567',
    ],
    ['a mask that takes less', '', digits((d) => d.slice(0, 4)), '123456', 'not_kept', '1234'],
    ['cents first', '', digits((d) => (Number(d) / 100).toFixed(2)), '1234', 'ok', '12.34'],
    [
      'thousands and a currency',
      '',
      digits((d) => `$${Number(d).toLocaleString('en-US')}`),
      '1234567',
      'ok',
      '$1,234,567',
    ],
    [
      'a date mask, its slashes typed too',
      '',
      digits((d) =>
        d.replace(/(\d{2})(\d{0,2})(\d{0,4})/, (_, a: string, b: string, c: string) =>
          [a, b, c].filter(Boolean).join('/'),
        ),
      ),
      '12/31/2024',
      'ok',
      '12/31/2024',
    ],
    ['capitals', '', onInput((v) => v.toUpperCase()), 'abc', 'ok', 'ABC'],
    ['vowels dropped', '', onInput((v) => v.replace(/[aeiou]/g, '')), 'hello', 'not_kept', 'hll'],
    ['the @ dropped', '', onInput((v) => v.replace('@', '')), 'a@b.c', 'not_kept', 'ab.c'],
    ['the decimal point dropped', '', onInput((v) => v.replace('.', '')), '12.5', 'not_kept', '125'],
    ['the minus dropped', '', onInput((v) => v.replace('-', '')), '-5', 'not_kept', '5'],
    ['grouping dropped', '', onInput((v) => v.replace(',', '')), '1,234', 'ok', '1234'],
    [
      'another text put in its place',
      '',
      (el) => {
        el.oninput = () => {
          el.value = 'ABC';
        };
      },
      'xyz',
      'not_kept',
      'ABC',
    ],
    [
      'emptied a moment later',
      '',
      (el) => {
        el.oninput = () =>
          setTimeout(() => {
            el.value = '';
          }, 20);
      },
      'ab',
      'not_kept',
      '',
    ],
    [
      'emptied on focus',
      'value="old"',
      (el) => {
        el.onfocus = () => {
          el.value = '';
        };
      },
      'new',
      'ok',
      'new',
    ],
    [
      'disabled by the first key',
      '',
      (el) => {
        el.onkeydown = () => {
          el.disabled = true;
        };
      },
      'ab',
      'not_kept',
      '',
    ],
    [
      'a keydown that takes digits only',
      '',
      (el) => {
        el.onkeydown = (e) => {
          if (/^\D$/.test(e.key)) e.preventDefault();
        };
      },
      '1a2',
      'not_kept',
      '12',
    ],
    [
      'a keypress that takes digits only',
      '',
      (el) => {
        el.onkeypress = (e) => {
          if (e.charCode < 48 || e.charCode > 57) e.preventDefault();
        };
      },
      '12x',
      'not_kept',
      '12',
    ],
    [
      'blurs itself',
      '',
      (el) => {
        el.onfocus = () => el.blur();
      },
      'ab',
      'not_kept',
      '',
    ],
    ['no room for all', 'maxlength="2"', () => undefined, 'abc', 'not_kept', 'ab'],
    ['room for half of a sign', 'maxlength="3"', () => undefined, 'ab👍', 'not_kept', 'ab'],
    ['room for a sign of two units', 'maxlength="4"', () => undefined, 'a👍b', 'ok', 'a👍b'],
    ['letters in a number', 'type="number"', () => undefined, 'twelve', 'not_kept', ''],
    ['out of the Tab order', 'tabindex="-1"', () => undefined, 'ab', 'ok', 'ab'],
    ['transparent', 'style="opacity:0"', () => undefined, 'ab', 'ok', 'ab'],
    ['without a pointer', 'style="pointer-events:none"', () => undefined, 'ab', 'ok', 'ab'],
    ['a line break in one line', '', () => undefined, 'a\nb', 'bad_value', ''],
  ];
  for (const [name, attributes, prepare, typed, says, holds] of table) {
    it(name, async () => {
      const el = mount(`<input id="t" ${attributes}>`) as HTMLInputElement;
      prepare(el);
      const result = await typeText(el, typed);
      expect([result.code ?? 'ok', el.value.replace(/\uD83D(?!\uDC4D)/, '')]).to.deep.equal([says, holds]);
    });
  }

  const whole: [type: string, attributes: string, value: string, says: string, holds: string][] = [
    ['date', 'min="2024-01-01" max="2024-12-31"', '2025-02-02', 'bad_value', ''],
    ['date', '', '05/06/2024', 'bad_value', ''],
    ['range', 'max="10" step="3"', '4', 'bad_value', '6'],
    ['time', '', '25:00', 'bad_value', ''],
    ['color', '', 'red', 'bad_value', '#000000'],
    ['time', '', '23:59:30', 'ok', '23:59:30'],
    ['color', '', '#ABCDEF', 'ok', '#abcdef'],
  ];
  for (const [type, attributes, value, says, holds] of whole) {
    it(`${type} ${attributes}: ${value}`, async () => {
      const el = mount(`<input id="t" type="${type}" ${attributes}>`) as HTMLInputElement;
      expect([(await setValue(el, value)).code ?? 'ok', el.value]).to.deep.equal([says, holds]);
      expect((await typeText(el, value)).code ?? 'ok').to.equal(says);
    });
  }

  it('is not a success if the page rejects a date, at once or a moment later', async () => {
    for (const late of [false, true]) {
      const el = mount('<input id="t" type="date">') as HTMLInputElement;
      const back = (): void => {
        el.value = '';
      };
      el.onchange = () => (late ? void setTimeout(back, 10) : back());
      expect((await setValue(el, '2024-01-01')).code, late ? 'a moment later' : 'at once').to.equal('not_kept');
    }
  });

  it('keeps a number outside of its range, and reports that it is invalid', async () => {
    const { ok, effect } = await typeText(mount('<input id="t" type="number" max="5">'), '9');
    expect([ok, effect?.invalid.length, effect?.invalid[0]?.message !== '']).to.deep.equal([true, 1, true]);
  });

  it('enters no keys that the browser would ignore: in a read-only field, and keys of a menu', async () => {
    mount('<input id="t" readonly value="abc">');
    for (const key of ['x', 'Control+a', 'Control+x', 'Control+v', 'Backspace', 'Alt+q']) await keypress(input(), key);
    expect(input().value).to.equal('abc');
    mount('<input id="t">');
    await keypress(input(), 'Alt+q');
    expect(input().value).to.equal('');
    expect((await clear(mount('<input id="t" readonly value="abc">'), REFUSED)).code).to.equal('readonly');
  });

  it('is possible in the legend of a disabled fieldset, but not in its other content', async () => {
    mount('<fieldset id="t" disabled><legend><input id="a"></legend><input id="b"></fieldset>');
    expect(await typeText(input('a'), 'x')).to.include({ ok: true });
    expect((await typeText(input('b'), 'x', REFUSED)).code).to.equal('disabled');
  });

  it('works with an input mask that appears on focus, and with a fixed prefix', async () => {
    for (const [shown, at, typed, holds] of [
      ['(___) ___', 1, '123456', '(123) 456'],
      ['https://', 8, 'a.b', 'https://a.b'],
    ] as const) {
      const el = mount('<input id="t">') as HTMLInputElement;
      el.onfocus = () => {
        el.value = shown;
        setTimeout(() => el.setSelectionRange(at, at));
      };
      // Input masks work like this: the character goes to the next free place after the caret, or is dropped.
      if (at === 1) {
        el.onkeypress = (e) => {
          e.preventDefault();
          const place = el.value.indexOf('_', el.selectionStart ?? 0);
          if (place < 0) return;
          el.value = `${el.value.slice(0, place)}${e.key}${el.value.slice(place + 1)}`;
          el.setSelectionRange(place + 1, place + 1);
        };
      }
      expect([(await typeText(el, typed)).ok, el.value]).to.deep.equal([true, holds]);
    }
  });

  it('works if the field is replaced at each character, with or without the focus', async () => {
    for (const keeps of [true, false]) {
      mount('<div id="t"><input id="i"></div>');
      const draw = (): void => {
        const { value } = input('i');
        byId('t').innerHTML = `<input id="i" value="${value}">`;
        input('i').oninput = draw;
        if (keeps) input('i').focus();
        input('i').setSelectionRange(value.length, value.length);
      };
      input('i').oninput = draw;
      const result = await typeText(input('i'), 'abc');
      expect([result.ok, input('i').value]).to.deep.equal(keeps ? [true, 'abc'] : [false, 'a']);
    }
  });

  it('does not happen if the page moves the focus to another field', async () => {
    mount('<input id="t"><input id="o">');
    input().onfocus = () => input('o').focus();
    const result = await typeText(input(), 'abc');
    expect([result.code, result.blocker?.id, input('o').value]).to.deep.equal(['no_focus', 'o', '']);
  });

  it('is not a success if the frame of the field is removed before all is typed, which may be its end', async () => {
    for (const [text, code] of [
      ['abc', 'detached'],
      ['a', undefined],
    ] as const) {
      const frame = mount('<iframe id="t"></iframe>') as HTMLIFrameElement;
      const { body } = frame.contentDocument as Document;
      body.innerHTML = '<input>';
      const field = body.firstElementChild as HTMLInputElement;
      field.oninput = () => frame.remove();
      expect([text, (await typeText(field, text)).code]).to.deep.equal([text, code]);
    }
  });

  it('is not a success if the focus moves on in the middle of a text, but is if a field is full', async () => {
    for (const [attributes, text, says, holds] of [
      ['', 'Hello 12', 'not_kept', 'Hel|lo 12'],
      ['maxlength="3"', 'ABCDEF', 'ok', 'ABC|DEF'],
      ['', '555-1234', 'ok', '555|-1234'],
    ] as const) {
      mount(`<input id="t" ${attributes}><input id="o">`);
      input().oninput = () => {
        if (input().value.length === 3) input('o').focus();
      };
      const { code = 'ok', changes } = await typeText(input(), text);
      expect([code, `${input().value}|${input('o').value}`]).to.deep.equal([says, holds]);
      expect(changes.newValue).to.equal(input().value);
    }
  });

  it('is not a success if the focus moves on after the first character', async () => {
    mount('<textarea id="t"></textarea><input id="o">');
    byId('t').oninput = () => input('o').focus();
    const { code } = await typeText(byId('t') as HTMLTextAreaElement, 'hello world');
    expect([code, input('o').value]).to.deep.equal(['not_kept', 'ello world']);
  });

  it('fills a code in several fields, whichever event moves the focus to the next', async () => {
    const ways: [
      name: string,
      attributes: string,
      wire: (box: HTMLInputElement, next: () => void) => void,
      ok: boolean,
    ][] = [
      [
        'input',
        'maxlength="1"',
        (box, next) => {
          box.oninput = next;
        },
        true,
      ],
      [
        'keyup',
        '',
        (box, next) => {
          box.onkeyup = (e) => {
            if (/^\d$/.test(e.key)) next();
          };
        },
        true,
      ],
      [
        'keydown',
        '',
        (box, next) => {
          box.onkeydown = (e) => {
            e.preventDefault();
            box.value = e.key;
            next();
          };
        },
        true,
      ],
      [
        'late',
        'maxlength="1"',
        (box, next) => {
          box.oninput = () => setTimeout(next, 60);
        },
        true,
      ],
      ['not', 'maxlength="1"', () => undefined, false],
    ];
    for (const [name, attributes, wire, ok] of ways) {
      mount(`<div id="t">${'1234'.replace(/./g, `<input ${attributes}>`)}</div>`);
      const boxes = Array.from(document.querySelectorAll('input'));
      boxes.forEach((box, i) => wire(box, () => boxes[i + 1]?.focus()));
      const result = await typeText(boxes[0]!, '1234');
      expect([name, result.ok, boxes.map((b) => b.value).join('')]).to.deep.equal([name, ok, ok ? '1234' : '1']);
    }
  });
});

describe('editable regions', () => {
  const table: [
    name: string,
    html: string,
    prepare: (el: HTMLElement) => void,
    typed: string,
    says: string,
    holds: string,
  ][] = [
    ['lines are paragraphs', '<div id="t" contenteditable></div>', () => undefined, 'a\nb', 'ok', 'a\nb'],
    ['plain text only', '<div id="t" contenteditable="plaintext-only"></div>', () => undefined, 'a\nb', 'ok', 'a\nb'],
    ['a list', '<ul id="t" contenteditable><li>a</li></ul>', () => undefined, 'b\nc', 'ok', 'ab\nc'],
    [
      'an island that is none',
      '<div contenteditable>a<span id="t" contenteditable="false">x</span></div>',
      () => undefined,
      'y',
      'not_editable',
      'x',
    ],
    [
      'read-only by ARIA',
      '<div id="t" contenteditable aria-readonly="true">x</div>',
      () => undefined,
      'y',
      'readonly',
      'x',
    ],
    [
      'the page inserts',
      '<div id="t" contenteditable></div>',
      (el) => {
        el.addEventListener('beforeinput', (e) => {
          e.preventDefault();
          el.append((e.data ?? '').toUpperCase());
        });
      },
      'abc',
      'ok',
      'ABC',
    ],
    [
      'the page filters',
      '<div id="t" contenteditable></div>',
      (el) => {
        el.oninput = () => {
          el.textContent = (el.textContent ?? '').replace('b', '');
        };
      },
      'abc',
      'not_kept',
      'ca',
    ],
  ];
  for (const [name, html, prepare, typed, says, holds] of table) {
    it(name, async () => {
      const el = mount(html);
      prepare(el);
      const result = await typeText(el, typed, says === 'readonly' ? REFUSED : {});
      expect([result.code ?? 'ok', el.innerText.replace(/\n+$/, '')]).to.deep.equal([says, holds]);
    });
  }

  it('include a frame that is an editor, by the number of the frame or its body', async () => {
    for (const mode of ['body', 'design'] as const) {
      const inner = (mount('<iframe id="t"></iframe>') as HTMLIFrameElement).contentDocument!;
      if (mode === 'body') inner.body.contentEditable = 'true';
      else inner.designMode = 'on';
      const results = [await typeText(byId('t'), 'ab'), await typeText(inner.body, 'c')];
      expect([results.map((r) => r.ok), inner.body.textContent]).to.deep.equal([[true, true], 'abc']);
    }
  });
});
