import { expect } from 'chai';
import { checkableOf } from '../../../src/actions/check.ts';
import { collect } from '../../../src/actions/collect.ts';
import { answerDialogs } from '../../../src/actions/observe/nativeDialogs.ts';
import { click } from '../../../src/actions/click.ts';
import { typeText } from '../../../src/actions/type.ts';
import { drag } from '../../../src/actions/drag.ts';
import { upload } from '../../../src/actions/upload.ts';
import { waitFor } from '../../../src/actions/waitFor.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { selectText } from '../../../src/actions/selectText.ts';
import { byId, mount } from './support.ts';
import { engine } from '../support/environment.ts';

describe('drag', () => {
  it('moves an element that listens to pointer events', async () => {
    const el = mount(
      '<div id="t" style="position:absolute;left:10px;top:10px;width:40px;height:40px;background:red"></div>',
    );
    let from: PointerEvent | null = null;
    el.addEventListener('pointerdown', (e) => {
      el.setPointerCapture(e.pointerId);
      from = e;
    });
    el.addEventListener('pointermove', (e) => {
      if (from) el.style.left = `${10 + e.clientX - from.clientX}px`;
    });
    el.addEventListener('pointerup', () => {
      from = null;
    });
    const result = await drag(el, { dx: 200, dy: 0 });
    expect([result.ok, el.style.left]).to.deep.equal([true, '210px']);
  });

  it('drags and drops with the same DataTransfer', async () => {
    const el = mount('<div id="t" draggable="true">x</div><div id="z" style="height:50px"></div>');
    el.addEventListener('dragstart', (e) => e.dataTransfer!.setData('text/plain', 'cargo'));
    byId('z').addEventListener('dragover', (e) => e.preventDefault());
    byId('z').addEventListener('drop', (e) => {
      byId('z').textContent = e.dataTransfer!.getData('text/plain');
    });
    const result = await drag(el, { target: byId('z') });
    expect([result.ok, byId('z').textContent]).to.deep.equal([true, 'cargo']);
  });

  it('moves a slider', async () => {
    const el = mount('<input type="range" id="t" style="width:200px" value="0">') as HTMLInputElement;
    const result = await drag(el, { dx: 50, dy: 0 });
    expect([result.ok, Number(el.value) > 60]).to.deep.equal([true, true]);
  });

  const down = 'writing-mode: vertical-lr; width: 20px; height: 200px';
  const sliders = [
    ['from right to left', 'dir="rtl" style="width: 200px"', { dx: 50, dy: 0 }, 'ArrowRight', [25, 49]],
    ['downwards', `style="${down}"`, { dx: 0, dy: 50 }, 'ArrowUp', [75, 49]],
    ['upwards', `dir="rtl" style="${down}"`, { dx: 0, dy: 50 }, 'ArrowUp', [25, 51]],
    ['with invalid limits', 'min="none" max="" style="width: 200px"', { dx: 50, dy: 0 }, 'ArrowUp', [75, 51]],
  ] as const;
  // The installed WebKit gives range inputs no writing mode.
  for (const [kind, attributes, by, key, values] of sliders.filter(([, , { dy }]) => !dy || engine !== 'webkit'))
    it(`moves a slider ${kind} by the mouse and by keys`, async () => {
      const el = mount(`<input type="range" id="t" ${attributes}>`) as HTMLInputElement;
      await drag(el, { ...by });
      const dragged = el.valueAsNumber;
      el.value = '50';
      await keypress(el, key);
      expect([dragged, el.valueAsNumber]).to.deep.equal(values);
    });
});

describe('typing into a field with a value', () => {
  for (const [type, before, text, after] of [
    ['email', 'a@b', '.de', 'a@b.de'],
    ['number', '1', '2.5', '12.5'],
    ['url', 'http://a', '/b', 'http://a/b'],
    ['tel', '1', '2', '12'],
    ['search', 'a', 'b', 'ab'],
  ] as const) {
    it(type, async () => {
      const el = mount(`<input id="t" type="${type}" value="${before}" step="any">`) as HTMLInputElement;
      const result = await typeText(el, text);
      expect([result.ok, el.value]).to.deep.equal([true, after]);
    });
  }

  it('inserts the rest of a long text in one piece', async () => {
    const el = mount('<textarea id="t"></textarea>') as HTMLTextAreaElement;
    const text = 'All work and no play.\n'.repeat(100);
    const result = await typeText(el, text);
    expect([result.ok, el.value === text]).to.deep.equal([true, true]);
  });

  it('types characters that are on no key', async () => {
    const el = mount('<input id="t">') as HTMLInputElement;
    expect([(await typeText(el, 'Grüße 漢字 👍🏽')).ok, el.value]).to.deep.equal([true, 'Grüße 漢字 👍🏽']);
  });

  it('respects a beforeinput filter, and reports it', async () => {
    const el = mount('<input id="t">') as HTMLInputElement;
    el.addEventListener('beforeinput', (e) => {
      if (/\d/.test(e.data ?? '')) e.preventDefault();
    });
    const result = await typeText(el, 'a1b2');
    expect([result.ok, result.code, el.value]).to.deep.equal([false, 'not_kept', 'ab']);
  });

  it('keeps the undo history', async () => {
    const el = mount('<input id="t">') as HTMLInputElement;
    await typeText(el, 'abc');
    document.execCommand('undo');
    expect(el.value).to.not.equal('abc');
  });

  it('sets sliders and colours at once', async () => {
    const el = mount('<input type="range" id="t">') as HTMLInputElement;
    expect([(await typeText(el, '70')).ok, el.value]).to.deep.equal([true, '70']);
  });
});

describe('collect', () => {
  it('reads each row of a virtual list once, and restores the scroll position', async () => {
    const el = mount(
      '<div id="t" style="height:100px;overflow:auto;position:relative"><div id="all" style="height:4000px"></div></div>',
    );
    const draw = (): void => {
      const first = Math.floor(el.scrollTop / 20);
      byId('all').innerHTML = Array.from({ length: 8 }, (_, i) => first + i)
        .filter((i) => i < 200)
        .map((i) => `<div role="listitem" style="position:absolute;top:${i * 20}px;height:20px">Row ${i % 7}</div>`)
        .join('');
    };
    draw();
    el.addEventListener('scroll', draw);
    el.scrollTop = 60;
    const result = await collect(el);
    expect([result.ok, result.complete, result.items.length, result.items[8]?.text, el.scrollTop]).to.deep.equal([
      true,
      true,
      200,
      'Row 1',
      60,
    ]);
  });

  it('reads the rows of a wrapper between spacers', async () => {
    const el = mount(
      '<div id="t" style="height:100px;overflow:auto"><div id="above"></div><div id="rows"></div><div id="below"></div></div>',
    );
    const draw = (): void => {
      const first = Math.min(40, Math.floor(el.scrollTop / 20));
      byId('above').style.height = `${first * 20}px`;
      byId('below').style.height = `${(40 - first) * 20}px`;
      byId('rows').innerHTML = Array.from(
        { length: 10 },
        (_, i) => `<div style="height:20px">Row ${first + i}</div>`,
      ).join('');
    };
    draw();
    el.addEventListener('scroll', draw);
    const { complete, items } = await collect(el);
    expect([complete, items.length, items[49]?.text]).to.deep.equal([true, 50, 'Row 49']);
  });
});

describe('collect of what a person can see', () => {
  it('leaves out hidden text, and tells blocks and line breaks apart', async () => {
    const el = mount(
      '<ul id="t"><li>One<span hidden>no</span><style>.x {}</style> <b style="font-size:0">no</b></li>' +
        '<li style="text-transform:uppercase">two<br>three<ul><li>inner</li></ul></li><li hidden>no</li></ul>',
    );
    expect((await collect(el)).items.map(({ text }) => text)).to.deep.equal(['One', 'TWO THREE INNER']);
  });
});

describe('on elements that are nested very deeply, actions', () => {
  it('find what they need, or refuse with a reason', async function () {
    this.timeout(0);
    const el = mount('<div id="t" style="display:contents"></div>');
    let at: Element = el;
    // Firefox and WebKit do not lay out deeper nesting.
    for (let i = engine === 'chromium' ? 8000 : 300; i > 0; i--) at = at.appendChild(el.cloneNode() as Element);
    at.innerHTML = '<p>at the</p><p>bottom</p>';
    expect(await waitFor(null, { text: 'at the bottom' })).to.include({ ok: true });
    expect(await selectText(el, { text: 'the' })).to.include({ ok: true });
    expect((await collect(el)).items.map(({ text }) => text)).to.deep.equal(['at the', 'bottom']);
    expect(await keypress(null, 'Tab')).to.include({ ok: true });
    expect(checkableOf(el)).to.equal(null);
    expect(await upload(el, { name: 'a.txt', text: 'x' })).to.include({ ok: false, code: 'not_editable' });
  });
});

describe('effects', () => {
  it('report native dialogs that were answered', async () => {
    const el = mount('<button id="t">x</button>');
    let answer: unknown = null;
    el.onclick = () => {
      answer = [confirm('Sure?'), prompt('Name?', 'Ann')];
    };
    const stop = answerDialogs(document, ({ type }) => (type === 'confirm' ? false : 'Bob'));
    const result = await click(el);
    stop();
    expect([answer, result.effect?.dialogs.map((d) => d.message)]).to.deep.equal([
      [false, 'Bob'],
      ['Sure?', 'Name?'],
    ]);
    expect(window.confirm.toString()).to.include('native code');
  });

  it('report what the function threw that answers native dialogs, which the page gets as Cancel', async () => {
    const el = mount('<button id="t">x</button>');
    let answer: unknown = null;
    el.onclick = () => {
      answer = [confirm('Sure?'), prompt('Name?', 'Ann')];
    };
    const handlers: [() => never, string][] = [
      [
        () => {
          throw new Error('mine');
        },
        'mine',
      ],
      [class {} as unknown as () => never, ''],
    ];
    for (const [handler, message] of handlers) {
      const stop = answerDialogs(document, handler);
      const { ok, effect } = await click(el);
      stop();
      expect([ok, answer, effect?.dialogs.length]).to.deep.equal([true, [false, null], 2]);
      expect(effect?.errors[0]).to.match(new RegExp(`^answerDialogs: .*${message}`));
    }
  });

  it('report dialogs that opened and toasts that disappeared', async () => {
    const el = mount('<button id="t">x</button><dialog id="d">hi</dialog>');
    el.onclick = () => {
      byId<HTMLDialogElement>('d').show();
      const toast = Object.assign(document.createElement('div'), { className: 'toast', textContent: 'Copied' });
      document.body.append(toast);
      setTimeout(() => toast.remove(), 10);
    };
    const { effect } = await click(el);
    expect([effect?.opened.map((o) => o.id), effect?.announcements]).to.deep.equal([['d'], ['Copied']]);
  });

  it('include those of a click on an area of an image map', async () => {
    mount(
      '<img usemap="#m" width="100" height="100" style="background:#ccc" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="><map name="m"><area id="t" shape="rect" coords="50,50,90,90" href="#area"></map>',
    );
    let clicked = '';
    document.body.onclick = (e) => {
      clicked = `${(e.target as Element).id} ${e.defaultPrevented}`;
    };
    const result = await click(byId('t'));
    expect([result.ok, clicked, location.hash]).to.deep.equal([true, 't false', '#area']);
    history.replaceState(null, '', '#');
  });
});
