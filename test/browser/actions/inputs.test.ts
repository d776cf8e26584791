import { expect } from 'chai';
import { clear } from '../../../src/actions/clear.ts';
import { fill } from '../../../src/actions/fillField.ts';
import { setValue } from '../../../src/actions/setValue.ts';
import { typeText } from '../../../src/actions/type.ts';
import { upload } from '../../../src/actions/upload.ts';
import { waitFor } from '../../../src/actions/waitFor.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { byId, mount } from './support.ts';

describe('files', () => {
  const given = async (files: unknown): Promise<string[]> => {
    const input = mount('<input id="t" type="file" multiple>') as HTMLInputElement;
    await upload(input, files as File[]);
    return Promise.all(Array.from(input.files ?? [], async (file) => `${file.name} ${file.type} ${await file.text()}`));
  };

  it('are taken as File and Blob, also of another realm, and by their content', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { File: Other } = frame.contentWindow as Window & typeof globalThis;
    expect(
      await given([
        new File(['one'], 'a.txt', { type: 'text/plain' }),
        new Other(['two'], 'b.csv'),
        new Blob(['three']),
        { name: 'c.bin', bytes: new Uint8Array([52]) },
        { name: 'd.txt', base64: btoa('five') },
      ]),
    ).to.deep.equal(['a.txt text/plain one', 'b.csv  two', 'blob  three', 'c.bin  4', 'd.txt  five']);
  });

  it('are reported by their names, without the path that browsers make up', async () => {
    const input = mount('<input id="t" type="file" multiple>');
    const files = ['a.txt', 'b.txt'].map((name) => ({ name, text: 'a' }));
    expect((await upload(input, files)).changes.newValue).to.equal('a.txt, b.txt');
  });

  for (const bad of [
    { name: 'x.txt', bytes: () => 0 },
    { name: 'x.txt', text: 4 },
    { name: 'x.txt', content: 'lost' },
    { name: 'x.txt', base64: '%' },
  ]) {
    it(`are refused by name with ${JSON.stringify(bad)}`, async () => {
      const error = await given([bad]).then(
        () => null,
        (e: unknown) => e as { code: string; message: string },
      );
      expect([error?.code, error?.message.includes('"x.txt"')]).to.deep.equal(['bad_option', true]);
    });
  }
});

describe('an element that takes no text names the action that works', () => {
  for (const [html, word] of [
    ['<div id="t" role="slider" tabindex="0" aria-valuenow="3">3</div>', 'setValue'],
    ['<div id="t"><i role="slider" tabindex="0" aria-valuenow="3">3</i></div>', 'setValue'],
    ['<div id="t" role="spinbutton" tabindex="0" aria-valuenow="3">3</div>', 'arrow keys'],
    ['<input id="t" type="checkbox">', 'check'],
    ['<div id="t" role="menuitem" tabindex="0">Copy</div>', 'keypress'],
  ] as const) {
    it(html, async () => {
      const { code, detail } = await typeText(mount(html), 'a');
      expect([code, detail?.includes(word)]).to.deep.equal(['not_editable', true]);
    });
  }
});

describe('an element that takes keys without being a field', () => {
  const typed = (html: string): Element => {
    const t = mount(html);
    document.body.onkeydown = (event) => (t.dataset['typed'] = `${t.dataset['typed'] ?? ''}${event.key} `);
    return t;
  };
  afterEach(() => {
    document.body.onkeydown = null;
  });

  it('is typed into key by key, also if its container has the focus', async () => {
    for (const html of [
      '<canvas id="t" tabindex="0"></canvas>',
      '<div role="grid" tabindex="0"><div role="row"><div role="gridcell" id="t">1</div></div></div>',
    ]) {
      const t = typed(html) as HTMLElement;
      const { ok } = await typeText(t, 'wA', { pressEnter: true });
      expect([ok, t.dataset['typed']], html).to.deep.equal([true, 'w A Enter ']);
    }
  });

  it('is refused if only a container outside of the Tab order would get the keys', async () => {
    const t = typed('<main tabindex="-1"><input><div id="t" onclick=""></div></main>') as HTMLElement;
    expect([(await typeText(t, 'w')).code, t.dataset['typed']]).to.deep.equal(['not_editable', undefined]);
  });

  it('is refused if the page moves the focus away', async () => {
    const t = typed('<canvas id="t" tabindex="0"></canvas><button id="b">Other</button>');
    t.addEventListener('focus', () => byId('b').focus());
    expect((await typeText(t, 'w')).code).to.equal('no_focus');
  });
});

describe('an editor that renders its placeholder as content', () => {
  it('is empty if only the placeholder is there', async () => {
    const el = mount('<div id="t" contenteditable></div>');
    const render = (text: string): void => {
      el.innerHTML =
        text ||
        '<span contenteditable="false" style="position:absolute;pointer-events:none;opacity:.3">Enter text</span><br>';
    };
    render('Hello');
    el.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      if (event.inputType.startsWith('delete')) render('');
    });
    expect([(await clear(el)).ok, el.textContent]).to.deep.equal([true, 'Enter text']);
    expect((await clear(el)).ok, 'while it is empty').to.equal(true);
  });
});

describe('a mask that shows its pattern', () => {
  /** Digits take the place of `_` at or after the caret; whatever else is typed is dropped. */
  const masked = (value: string): HTMLInputElement => {
    const field = mount('<input id="t">') as HTMLInputElement;
    field.value = value;
    field.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      const at = field.value.indexOf('_', field.selectionStart ?? 0);
      if (event.inputType.startsWith('delete')) field.value = field.value.replace(/\d/g, '_');
      else if (at >= 0 && /\d/.test(event.data ?? '')) {
        field.value = `${field.value.slice(0, at)}${event.data}${field.value.slice(at + 1)}`;
        field.setSelectionRange(at + 1, at + 1);
      }
    });
    return field;
  };

  it('is filled from its first open place', async () => {
    const field = masked('(___) ___-__');
    expect([(await typeText(field, '12345678')).ok, field.value]).to.deep.equal([true, '(123) 456-78']);
  });
  it('is continued after its content, or at the caret that a person has set', async () => {
    const field = masked('(12_) ___');
    expect([(await typeText(field, '3456')).ok, field.value]).to.deep.equal([true, '(123) 456']);
  });
  it('counts as empty when it is cleared', async () => {
    const field = masked('(12_) ___');
    expect([(await clear(field)).ok, field.value]).to.deep.equal([true, '(___) ___']);
  });
  for (const [when, later] of Object.entries<(run: () => void) => void>({
    'in a timer': (run) => setTimeout(run),
    'in a timer of 20 ms': (run) => setTimeout(run, 20),
    'in the frame after a timer': (run) => setTimeout(() => requestAnimationFrame(run)),
    'in a timer of a busy page': (run) => {
      setTimeout(run);
      for (const end = performance.now() + 40; performance.now() < end;);
    },
  })) {
    it(`is filled if it shows the pattern and places the caret ${when}`, async () => {
      const field = mount('<input id="t">') as HTMLInputElement;
      const show = (value: string, caret: number): void => {
        field.value = value;
        later(() => field.setSelectionRange(caret, caret));
      };
      field.addEventListener('focus', () => later(() => show('$ 0.00', 2)));
      field.addEventListener('beforeinput', (event) => {
        event.preventDefault();
        const at = field.selectionStart ?? 0;
        const [whole, cents] = field.value.slice(2).split('.') as [string, string];
        if (event.data === '.') show(field.value, whole.length + 3);
        else if (at < whole.length + 3)
          show(`$ ${`${whole.slice(0, at - 2)}${event.data}`.replace(/^0/, '')}.${cents}`, at + 1);
        else show(field.value.slice(0, at) + event.data + field.value.slice(at + 1), at + 1);
      });
      expect([(await typeText(field, '123.5')).ok, field.value]).to.deep.equal([true, '$ 123.50']);
    });
  }
  it('is not taken for a text that ends with underscores', async () => {
    const field = mount('<input id="t" value="some__name">') as HTMLInputElement;
    expect([(await typeText(field, 's')).ok, field.value]).to.deep.equal([true, 'some__names']);
  });
});

describe('a form', () => {
  it('takes the name or value of a radio button for its group', async () => {
    mount(
      '<form id="t"><label><input id="a" type="radio" name="c" value="r"> Red</label><label><input id="b" type="radio" name="c" value="g"> Green</label></form>',
    );
    const isGreen = (): boolean => (byId('b') as HTMLInputElement).checked;
    expect([(await fill(byId('a'), 'Green')).ok, isGreen()]).to.deep.equal([true, true]);
    expect([(await fill(byId('a'), 'r')).ok, isGreen()]).to.deep.equal([true, false]);
    expect(await fill(byId('a'), 'Blue')).to.include({ code: 'no_such_option', detail: "'Red' | 'Green'" });
    expect(isGreen()).to.equal(false);
  });

  /** Makes the element a slider or stepper that answers to the keys `more` and `less`. */
  const stepBy = (el: Element, step: number, more: string, less: string): void =>
    el.addEventListener('keydown', (e) => {
      const { key } = e as KeyboardEvent;
      const way = key === more ? 1 : key === less ? -1 : 0;
      el.setAttribute('aria-valuenow', String(Number(el.getAttribute('aria-valuenow')) + way * step));
    });
  const stepper = (role: string, now: number): string =>
    `<div id="t" role="${role}" tabindex="0" aria-valuemin="-5" aria-valuemax="20" aria-valuenow="${now}">n</div>`;
  for (const [what, html, step, more, less, value, says, holds] of [
    ['a range', '<input id="t" type="range" max="40">', 0, '', '', 30, 'ok', '30'],
    ['a number', '<input id="t" type="number" value="4">', 0, '', '', 12, 'ok', '12'],
    ['a slider', stepper('slider', 3), 1, 'ArrowRight', 'ArrowLeft', 7, 'ok', '7'],
    ['a slider from right to left', stepper('slider', 3), 1, 'ArrowUp', 'ArrowDown', '1', 'ok', '1'],
    ['a stepper', stepper('spinbutton', 3), 1, 'ArrowUp', 'ArrowDown', 9, 'ok', '9'],
    ['a stepper by tenths', stepper('spinbutton', 0), 0.1, 'ArrowUp', 'ArrowDown', 0.3, 'ok', '0.30000000000000004'],
    ['a value between two steps', stepper('slider', 0), 4, 'ArrowUp', 'ArrowDown', 6, 'bad_value', '8'],
    ['a value out of reach', stepper('slider', 0), 1, 'ArrowUp', 'ArrowDown', 21, 'bad_value', '0'],
    ['a value that is no number', stepper('spinbutton', 2), 1, 'ArrowUp', 'ArrowDown', '', 'bad_value', '2'],
    ['a stepper that does not move', stepper('spinbutton', 2), 1, 'x', 'y', 4, 'bad_value', '2'],
  ] as const) {
    it(`takes ${what}`, async () => {
      const el = mount(html);
      if (step) stepBy(el, step, more, less);
      const { code } = await fill(el, value);
      expect([code ?? 'ok', el.getAttribute('aria-valuenow') ?? (el as HTMLInputElement).value]).to.deep.equal([
        says,
        holds,
      ]);
    });
  }

  it('does not keep a stepper that goes back a moment later', async () => {
    const el = mount(stepper('spinbutton', 2));
    stepBy(el, 1, 'ArrowUp', 'ArrowDown');
    el.addEventListener('keydown', () => setTimeout(() => el.setAttribute('aria-valuenow', '2'), 100));
    expect((await fill(el, 4)).code).to.equal('not_kept');
  });

  it('does not take a stepper that is read-only', async () => {
    const el = mount('<div id="t" role="spinbutton" tabindex="0" aria-readonly="true" aria-valuenow="1">1</div>');
    expect((await fill(el, 2, { timeout: 0 })).code).to.equal('readonly');
  });

  it('presses Enter after a text that a mask wrote in another form', async () => {
    const field = mount('<input id="t">') as HTMLInputElement;
    field.addEventListener('input', () => {
      const digits = field.value.replace(/\D/g, '');
      field.value = `Nr. ${digits} (${digits.length} digits)`;
    });
    let entered = 0;
    field.addEventListener('keydown', (e) => {
      if (e.key === 'Enter') entered++;
    });
    await typeText(field, '1', { pressEnter: true });
    expect(entered).to.equal(1);
  });
});

describe('waiting', () => {
  it('is refused with a sentence', async () => {
    mount('<p id="t">here</p>');
    const said = async (options: object, el: Element | null = null): Promise<unknown> =>
      (await waitFor(el, { timeout: 50, ...options })).detail;
    expect(await said({ text: 'Saved' })).to.equal("the text 'Saved' did not show (waited 0.05 s)");
    expect(await said({ textGone: 'here' })).to.equal("the text 'here' still shows (waited 0.05 s)");
    expect(await said({ state: 'hidden' }, byId('t'))).to.equal('the element did not become hidden (waited 0.05 s)');
  });
});

describe('typing without clearing first', () => {
  const text = (el: HTMLElement): string => ('value' in el ? String(el.value) : el.innerText).trim();
  for (const html of [
    '<input id="t" value="ab">',
    '<textarea id="t">ab</textarea>',
    '<div id="t" contenteditable>ab</div>',
    '<div id="t" contenteditable><p>ab</p></div>',
  ]) {
    it(`goes to the end where the page gave focus: ${html}`, async () => {
      const el = mount(html);
      el.focus();
      // WebKit selects the whole text of an input that gets focus, which typing would replace.
      if (el instanceof HTMLInputElement) el.setSelectionRange(0, 0);
      expect([(await typeText(el, 'c')).ok, text(el)]).to.deep.equal([true, 'abc']);
    });

    it(`goes to the caret that a key has moved to the start: ${html}`, async () => {
      const el = mount(html);
      el.focus();
      await keypress(el, 'Home');
      expect([(await typeText(el, 'c')).ok, text(el)]).to.deep.equal([true, 'cab']);
    });

    it(`goes to the caret that is between two characters: ${html}`, async () => {
      const el = mount(html);
      el.focus();
      if (el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement) el.setSelectionRange(1, 1);
      else getSelection()?.collapse((el.querySelector('p') ?? el).firstChild, 1);
      expect([(await typeText(el, 'c')).ok, text(el)]).to.deep.equal([true, 'acb']);
    });
  }
});

describe('setValue presses Enter in a field', () => {
  /** Shows a form whose field opens the popup, and returns what happened while it was set. */
  const pressedBy = async (value: string, popup: string): Promise<string[]> => {
    const field = mount('<form id="f"><input id="t"><button>Send</button></form>');
    const seen: string[] = [];
    byId('f').addEventListener('submit', (event) => {
      event.preventDefault();
      seen.push('submit');
    });
    field.addEventListener('focus', () => document.body.insertAdjacentHTML('beforeend', popup));
    field.addEventListener('keydown', ({ key }) => void (key === 'Enter' && seen.push(key)));
    expect(await setValue(field, value)).to.include({ ok: true });
    return seen;
  };
  const popup = (content: string, place = 'absolute'): string =>
    `<div style="position:${place};top:100px;width:200px;height:150px">${content}</div>`;

  it('that opened a picker, for a date or a time, without submitting the form', async () => {
    expect(await pressedBy('13:45', popup('13 45'))).to.deep.equal(['Enter']);
    expect(await pressedBy('2026-12-24', `<div>${popup('December', 'fixed')}</div>`)).to.deep.equal(['Enter']);
  });

  it('not for other texts, for a list of options, or where no picker opened', async () => {
    expect(await pressedBy('Oslo', popup('Oslo'))).to.deep.equal([]);
    expect(await pressedBy('13:45', popup('<div role="option">13:45</div>'))).to.deep.equal([]);
    expect(await pressedBy('13:45', popup('At noon', 'static'))).to.deep.equal([]);
    expect(await pressedBy('13:45', '')).to.deep.equal([]);
  });
});
