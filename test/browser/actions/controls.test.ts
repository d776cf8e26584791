import { expect } from 'chai';
import { setChecked } from '../../../src/actions/check.ts';
import { clear } from '../../../src/actions/clear.ts';
import { fill, type FieldValue } from '../../../src/actions/fillField.ts';
import { focus } from '../../../src/actions/focus.ts';
import { hover } from '../../../src/actions/hover.ts';
import { scroll } from '../../../src/actions/scroll.ts';
import { select } from '../../../src/actions/select.ts';
import { setValue } from '../../../src/actions/setValue.ts';
import { submit } from '../../../src/actions/submit.ts';
import { upload } from '../../../src/actions/upload.ts';
import { waitFor } from '../../../src/actions/waitFor.ts';
import type { DomToolError } from '../../../src/standards/errors.ts';
import { byId, mount, name, record } from './support.ts';
import { REFUSED } from '../support/page.ts';

const input = (id = 't'): HTMLInputElement => byId<HTMLInputElement>(id);

describe('select', () => {
  it('chooses by value or text, and dispatches the events', async () => {
    const el = mount('<select id="t"><option value="1">One<option value="2">Two  words</select>') as HTMLSelectElement;
    const log = record('keys', name, el);
    const result = await select(el, 'two words');
    expect([result.ok, el.value, log, result.changes.newValue]).to.deep.equal([
      true,
      '2',
      ['input t', 'change t'],
      'Two words',
    ]);
  });

  it('lists the options if the requested one does not exist', async () => {
    const el = mount('<select id="t"><option>One<option>Two</select>');
    const result = await select(el, 'Three');
    expect([result.ok, result.code, result.detail]).to.deep.equal([false, 'no_such_option', "'One' | 'Two'"]);
  });

  it('does not tell the options of a field for secrets', async () => {
    const el = mount('<select id="t" autocomplete="cc-number"><option>a<option>Hunter2Secret!x</select>');
    expect(await select(el, 'q')).to.include({ code: 'no_such_option', detail: '•••' });
    el.onchange = () => ((el as HTMLSelectElement).selectedIndex = 1);
    expect(await select(el, 'Hunter2Secret!x')).to.include({ ok: true });
    el.onchange = () => ((el as HTMLSelectElement).selectedIndex = 1);
    const kept = await select(el, 'a');
    expect([kept.code, kept.detail]).to.deep.equal(['not_kept', undefined]);
    mount('<input id="t" list="l" autocomplete="cc-number"><datalist id="l"><option>Hunter2Secret!x</datalist>');
    expect(await select(input(), 'q')).to.include({ code: 'no_such_option', detail: '•••' });
  });

  it('selects exactly the given options of a multiple select', async () => {
    const el = mount('<select id="t" multiple><option selected>a<option>b<option>c</select>') as HTMLSelectElement;
    const result = await select(el, ['b', 'c']);
    expect([result.ok, Array.from(el.selectedOptions, (o) => o.value)]).to.deep.equal([true, ['b', 'c']]);
  });

  it('is not a success if the page restores the old choice', async () => {
    const el = mount('<select id="t"><option>a<option>b</select>') as HTMLSelectElement;
    el.addEventListener('change', () => {
      el.value = 'a';
    });
    const result = await select(el, 'b');
    expect([result.ok, result.code]).to.deep.equal([false, 'not_kept']);
  });

  it('opens an ARIA combobox and chooses an option', async () => {
    const el = mount(`<div id="t" role="combobox" tabindex="0" aria-expanded="false" aria-controls="l">Pick</div>
      <ul id="l" role="listbox" hidden><li role="option">Red<li role="option">Green</ul>`);
    el.onmousedown = () => {
      byId('l').hidden = false;
      el.setAttribute('aria-expanded', 'true');
    };
    byId('l').onclick = (e) => {
      el.textContent = (e.target as Element).textContent;
      byId('l').hidden = true;
      el.setAttribute('aria-expanded', 'false');
    };
    const result = await select(el, 'Green');
    expect([result.ok, el.textContent]).to.deep.equal([true, 'Green']);
  });
});

describe('check', () => {
  it('checks a checkbox once, and leaves a checked one alone', async () => {
    mount('<label id="l"><input type="checkbox" id="t">Yes</label>');
    const results = [await setChecked(input(), true), await setChecked(byId('l'), true)];
    expect([input().checked, results.map((r) => r.ok), results[1]?.detail]).to.deep.equal([
      true,
      [true, true],
      'already',
    ]);
    expect([(await setChecked(byId('l'), false)).ok, input().checked]).to.deep.equal([true, false]);
  });

  it('is not a success if the page restores the old state', async () => {
    const el = mount('<input type="checkbox" id="t" onclick="return false">');
    const result = await setChecked(el, true);
    expect([result.ok, result.code]).to.deep.equal([false, 'not_kept']);
  });

  it('operates an ARIA switch', async () => {
    const el = mount(
      `<button id="t" role="switch" aria-checked="false" onclick="this.setAttribute('aria-checked', 'true')">x</button>`,
    );
    expect(await setChecked(el, true)).to.include({ ok: true });
  });
});

describe('setValue', () => {
  const table: [type: string, value: string, expected: string, ok: boolean][] = [
    ['date', '2024-02-29', '2024-02-29', true],
    ['date', '2023-02-29', '', false],
    ['date', 'tomorrow', '', false],
    ['time', '13:45', '13:45', true],
    ['datetime-local', '2024-01-02T03:04', '2024-01-02T03:04', true],
    ['month', '2024-05', '2024-05', true],
    ['color', '#ff0000', '#ff0000', true],
    ['color', 'red-ish', '#000000', false],
    ['range', '30', '30', true],
    ['range', '300', '50', false],
    ['number', '12.5', '12.5', true],
    ['text', 'abc', 'abc', true],
  ];
  // Firefox does not support type=month.
  const known = (type: string): boolean => Object.assign(document.createElement('input'), { type }).type === type;
  for (const [type, value, expected, ok] of table.filter(([type]) => known(type))) {
    it(`${ok ? 'sets' : 'refuses'} ${value} for ${type}`, async () => {
      const el = mount(`<input id="t" type="${type}" step="any">`) as HTMLInputElement;
      const result = await setValue(el, value);
      expect([result.ok, el.value]).to.deep.equal([ok, expected]);
    });
  }
});

describe('clear, focus, hover, scroll', () => {
  it('empties a field', async () => {
    const el = mount('<input id="t" value="abc">') as HTMLInputElement;
    expect([(await clear(el)).ok, el.value]).to.deep.equal([true, '']);
  });

  it('focuses an element, and says what has the focus if that fails', async () => {
    const el = mount('<input id="t"><p id="p">x</p>');
    expect([(await focus(el)).ok, document.activeElement?.id]).to.deep.equal([true, 't']);
    expect((await focus(byId('p'))).code).to.equal('no_focus');
  });

  it('opens a menu that opens when the pointer is over it', async () => {
    const el = mount('<div id="t" style="width:99px">Menu<div id="m" hidden>Item</div></div>');
    el.addEventListener('mouseenter', () => {
      byId('m').hidden = false;
    });
    el.addEventListener('mouseleave', () => {
      byId('m').hidden = true;
    });
    expect([(await hover(el)).ok, byId('m').hidden]).to.deep.equal([true, false]);
  });

  it('scrolls a container by pages and to its end', async () => {
    const el = mount('<div id="t" style="height:100px;overflow:auto"><div style="height:1000px">x</div></div>');
    const first = await scroll(el, { direction: 'down', pages: 1 });
    expect([first.ok, first.changes.scrollChanged, el.scrollTop]).to.deep.equal([true, true, 90]);
    await scroll(el, { to: 'end' });
    expect(el.scrollTop).to.equal(900);
    expect((await scroll(el, { direction: 'down' })).detail).to.equal('at_end');
  });

  it('scrolls a page in quirks mode, whose body has the scroll offset', async () => {
    mount('<iframe id="t"></iframe>');
    const doc = byId<HTMLIFrameElement>('t').contentDocument as Document;
    doc.open();
    doc.write('<div style="height:5000px">x</div>');
    doc.close();
    expect(await scroll(doc.body, { direction: 'down' })).to.include({ ok: true });
    expect([doc.compatMode, doc.body.scrollTop > 0]).to.deep.equal(['BackCompat', true]);
  });

  it('is not a success of scroll if the page scrolls back', async () => {
    const el = mount('<div style="height:5000px"></div><button id="t">x</button>');
    const back = (): void => window.scrollTo(0, 0);
    window.addEventListener('scroll', back);
    try {
      expect(await scroll(el)).to.include({ ok: false, code: 'off_screen' });
      expect(await scroll(null, { direction: 'down' })).to.include({ ok: false, code: 'off_screen' });
    } finally {
      window.removeEventListener('scroll', back);
    }
    const box = mount('<div id="t" style="height:100px;overflow:auto"><div style="height:1000px">x</div></div>');
    box.onscroll = () => {
      box.scrollTop = 0;
    };
    expect(await scroll(box, { direction: 'down', pixels: 200 })).to.include({ ok: false, code: 'off_screen' });
  });

  it('is not a success of scroll if nothing scrolls in that direction', async () => {
    const el = mount('<p id="t">x</p>');
    for (const direction of ['up', 'down', 'right'] as const) {
      expect(await scroll(null, { direction })).to.include({ ok: false, code: 'off_screen' });
      expect(await scroll(el, { direction })).to.include({ ok: false, code: 'off_screen' });
    }
  });

  it('scrolls what a person can scroll: not a page that its body locks, but a container in it', async () => {
    const long = '<div style="height:9000px">x</div>';
    mount(`${long}<div id="t" style="position:fixed;inset:0 50% 50% 0;overflow:auto">${long}</div>`);
    document.body.style.overflow = 'hidden';
    try {
      expect(await scroll(null, { direction: 'down', pixels: 50 })).to.include({ ok: true });
      expect([window.scrollY, byId('t').scrollTop]).to.deep.equal([0, 50]);
      byId('t').remove();
      expect(await scroll(null, { direction: 'down' })).to.include({ ok: false, code: 'off_screen' });
      expect(window.scrollY).to.equal(0);
    } finally {
      document.body.removeAttribute('style');
    }
  });

  it('scrolls the viewport if the overflow of the body is that of the viewport', async () => {
    const el = mount('<button id="t">x</button><div style="height:9000px">x</div>');
    document.body.style.cssText = 'height:100px;overflow:auto';
    try {
      expect(await scroll(el, { direction: 'down', pixels: 50 })).to.include({ ok: true });
      expect(window.scrollY).to.equal(50);
    } finally {
      document.body.removeAttribute('style');
      window.scrollTo(0, 0);
    }
  });

  it('scrolls to an element that is larger than the viewport, and to one in a scrolled container', async () => {
    const tall = mount('<div style="height:3000px"></div><div id="t" style="height:90000px">x</div>');
    expect(await scroll(tall)).to.include({ ok: true });
    const inner = mount(
      '<div style="height:100px;overflow:auto"><div style="height:900px">x</div><button id="t">y</button></div>',
    );
    expect(await scroll(inner)).to.include({ ok: true });
  });
});

describe('upload, submit, waitFor, fillForm', () => {
  it('gives files to a file input', async () => {
    const el = mount('<input type="file" id="t" accept=".txt">') as HTMLInputElement;
    const result = await upload(el, { name: 'a.txt', text: 'hello' });
    expect([result.ok, el.files?.[0]?.name, await el.files?.[0]?.text()]).to.deep.equal([true, 'a.txt', 'hello']);
    expect((await upload(el, { name: 'a.png', text: '' })).code).to.equal('bad_value');
  });

  it('submits a form, and names the fields that prevent it', async () => {
    mount('<form id="t"><input id="i" required><button>Send</button></form>');
    let sent = 0;
    byId('t').addEventListener('submit', (e) => {
      e.preventDefault();
      sent++;
    });
    const refused = await submit(byId('t'));
    expect([refused.ok, refused.code, refused.effect?.invalid[0]?.element.id]).to.deep.equal([false, 'invalid', 'i']);
    input('i').value = 'x';
    expect([(await submit(input('i'))).ok, sent]).to.deep.equal([true, 1]);
  });

  it('submits a form by its image button, which is not among the elements of the form', async () => {
    mount('<form id="t"><input type="image" id="i" alt="Send"></form>');
    let submitter: Element | null = null;
    byId('t').addEventListener('submit', (e) => {
      e.preventDefault();
      ({ submitter } = e);
    });
    expect([(await submit(byId('t'))).ok, submitter === input('i')]).to.deep.equal([true, true]);
  });

  it('waits until a text is shown', async () => {
    mount('<p id="t">x</p>');
    setTimeout(() => {
      byId('t').innerHTML = 'All <b>done</b>';
    }, 60);
    expect(await waitFor(null, { text: 'all done' })).to.include({ ok: true });
    expect((await waitFor(null, { text: 'never', timeout: 50 })).code).to.equal('timeout');
  });

  it('does not take waiting for nothing for a success', async () => {
    const codeOf = (error: DomToolError): string => `${error.code}: ${error.message}`;
    expect(await waitFor(null, {}).then(String, codeOf)).to.match(/^bad_option: waitFor: name what to wait for/);
    expect(await waitFor(null, { state: 'hidden' }).then(String, codeOf)).to.match(/^bad_option/);
  });

  it('waits for what a person can see, also in a frame of the same origin', async () => {
    const seen = '<p id="t">Almost <span style="position:absolute;left:-9999px">saved</span>';
    mount(
      `${seen} <b style="font-size:0">sent</b> <s hidden>gone</s></p><iframe srcdoc="<p>From <b>inside</b>"></iframe>`,
    );
    const shows = async (text: string, timeout = 50): Promise<boolean> => (await waitFor(null, { text, timeout })).ok;
    expect(await shows('from inside', 30_000)).to.equal(true);
    for (const text of ['saved', 'sent', 'gone', 'Almost saved']) expect(await shows(text), text).to.equal(false);
    expect(await waitFor(null, { textGone: 'saved', timeout: 50 })).to.include({ ok: true });
    byId('t').innerHTML += '<p>and then <i style="text-transform:uppercase">saved</i><br>at last</p>';
    expect(await shows('then saved at last')).to.equal(true);
  });

  it('fills a form field by field', async () => {
    mount(
      '<input id="a"><i id="t"></i><select id="b"><option>x<option>y</select><input type="checkbox" id="c"><input type="date" id="d"><input id="e" readonly>',
    );
    const codes: string[] = [];
    for (const [id, value] of Object.entries<FieldValue>({ a: 'Ann', b: 'y', c: true, d: '2024-01-02' }))
      codes.push((await fill(byId(id), value)).code ?? 'ok');
    codes.push((await fill(byId('e'), 'no', REFUSED)).code ?? 'ok');
    expect(codes).to.deep.equal(['ok', 'ok', 'ok', 'ok', 'readonly']);
    expect([input('a').value, input('b').value, input('c').checked, input('d').value]).to.deep.equal([
      'Ann',
      'y',
      true,
      '2024-01-02',
    ]);
  });
});

describe('fillForm and file inputs', () => {
  it('gives one file or more, in the forms that upload takes', async () => {
    const el = mount('<label id="l">Photos <input type="file" id="t" multiple></label>') as HTMLInputElement;
    const names = (): string[] => [...(el.files ?? [])].map(({ name }) => name);
    expect([(await fill(el, { name: 'a.txt', text: 'hello' })).ok, names()]).to.deep.equal([true, ['a.txt']]);
    expect(await el.files?.[0]?.text()).to.equal('hello');
    const both = [new File(['b'], 'b.txt'), { name: 'c.txt', base64: 'aGk=' }];
    expect([(await fill(byId('l'), both)).ok, names()]).to.deep.equal([true, ['b.txt', 'c.txt']]);
    expect(await el.files?.[1]?.text()).to.equal('hi');
  });

  it('refuses a text for a file input, and a file of a kind that it does not accept', async () => {
    const el = mount('<input type="file" id="t" accept=".txt">') as HTMLInputElement;
    expect(await fill(el, 'a.txt')).to.include({ ok: false });
    expect((await fill(el, { name: 'a.png', text: '' })).code).to.equal('bad_value');
    expect(el.files?.length).to.equal(0);
  });
});
