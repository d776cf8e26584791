import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { typeText } from '../../../src/actions/type.ts';
import { byId, mount } from './support.ts';

const cover = (style = ''): string =>
  `<div id="cover" style="position:fixed;inset:0;background:#0008;${style}"><button id="other">x</button></div>`;

describe('before a click', () => {
  let clicks: string[] = [];
  const listen = (): void => {
    clicks = [];
    document.body.onclick = (e) => clicks.push((e.target as Element).id);
  };
  beforeEach(() => {
    document.body.style.cssText = 'margin:8px';
    window.scrollTo(0, 0);
    listen();
  });

  const refusals: [name: string, html: string, code: string, blocker?: string][] = [
    ['display: none', '<button id="t" style="display:none">x</button>', 'hidden'],
    ['visibility: hidden', '<button id="t" style="visibility:hidden">x</button>', 'hidden'],
    ['opacity: 0 of an ancestor', '<div style="opacity:0"><button id="t">x</button></div>', 'hidden'],
    ['no size', '<div id="t"></div>', 'hidden'],
    ['closed details', '<details><summary>s</summary><button id="t">x</button></details>', 'hidden'],
    ['disabled', '<button id="t" disabled>x</button>', 'disabled'],
    ['disabled by its fieldset', '<fieldset disabled><button id="t">x</button></fieldset>', 'disabled'],
    ['aria-disabled', '<div id="t" role="button" aria-disabled="true">x</div>', 'disabled'],
    ['inert', '<div inert><button id="t">x</button></div>', 'inert'],
    ['covered', `<button id="t">x</button>${cover()}`, 'covered', 'cover'],
    [
      'clipped away',
      '<div style="position:relative;overflow:hidden;width:50px;height:20px"><button id="t" style="position:absolute;left:-300px">x</button></div>',
      'covered',
    ],
    ['out of the page', '<button id="t" style="position:absolute;left:-999px">x</button>', 'off_screen'],
    ['pointer-events: none', '<button id="t" style="pointer-events:none">x</button>', 'covered'],
    [
      'pointer-events: none in a dialog that can take the focus',
      '<div role="dialog" tabindex="-1"><p><button id="t" style="pointer-events:none">x</button></p></div>',
      'covered',
    ],
  ];
  for (const [name, html, code, blocker] of refusals) {
    it(`refuses: ${name}`, async () => {
      const result = await click(mount(html), { timeout: 300 });
      expect([result.ok, result.code, clicks]).to.deep.equal([false, name === 'clipped away' ? result.code : code, []]);
      if (blocker) expect(result.blocker?.id).to.equal(blocker);
    });
  }

  it('refuses an element that is no longer in the page', async () => {
    const el = mount('<button id="t">x</button>');
    el.remove();
    expect((await click(el)).code).to.equal('detached');
  });

  it('refuses behind a modal dialog', async () => {
    const el = mount('<button id="t">x</button><dialog id="d">hello</dialog>');
    byId<HTMLDialogElement>('d').showModal();
    const result = await click(el, { timeout: 300 });
    expect([result.code, result.blocker?.id, clicks]).to.deep.equal(['covered', 'd', []]);
  });

  it('names what covers the element in the middle of the viewport, not a header that it was scrolled under', async () => {
    const el = mount(
      '<div id="head" style="position:fixed;top:0;left:0;right:0;height:64px;background:red"></div><div style="height:200px"></div><div style="position:relative;width:50px"><button id="t">x</button><i id="cover" style="position:absolute;inset:0"></i></div><div style="height:3000px"></div>',
    );
    expect((await click(el, { timeout: 300 })).blocker?.id).to.equal('cover');
  });

  const successes: [name: string, html: string, prepare?: () => void][] = [
    ['through what lets the pointer through', `<button id="t">x</button>${cover('pointer-events:none')}`],
    [
      'out from under a sticky header',
      '<div style="position:fixed;top:0;left:0;right:0;height:200px;background:red" id="head"></div><div style="height:1000px"></div><button id="t">x</button><div style="height:2000px"></div>',
      () => {
        window.scrollTo(0, byId('t').offsetTop - 50);
      },
    ],
    [
      'out from under a sticky column',
      `<div style="position:relative;overflow:auto;width:400px"><div style="width:2000px;display:flex"><i style="flex:none;position:sticky;left:0;width:250px;height:20px;background:red"></i><button id="t" style="margin-left:200px">x</button></div></div>`,
      () => {
        (byId('t').parentElement?.parentElement as Element).scrollLeft = 300;
      },
    ],
    [
      'in a container that snaps back from the nearest place',
      `<div style="scroll-snap-type:x mandatory;overflow:auto;width:620px;display:flex">${['1', '2', '3', '<button id="t">x</button>', '5'].map((words) => `<div style="flex:0 0 200px;margin-right:10px;scroll-snap-align:start">${words}</div>`).join('')}</div>`,
    ],
    [
      'far down a nested scroller',
      '<div style="height:100px;overflow:auto"><div style="height:2000px"></div><div style="height:50px;overflow:auto"><div style="height:500px"></div><button id="t">x</button></div></div>',
    ],
    [
      'with smooth scrolling',
      '<style>html{scroll-behavior:smooth}</style><div style="height:3000px"></div><button id="t">x</button>',
    ],
    [
      'beside what covers its middle',
      '<div style="position:relative;width:200px"><button id="t" style="width:200px;height:40px">x</button><div style="position:absolute;left:60px;top:0;width:80px;height:40px;background:red"></div></div>',
    ],
    [
      'uncovered a moment later',
      `<button id="t">x</button>${cover()}`,
      () => {
        setTimeout(() => byId('cover').remove(), 250);
      },
    ],
    [
      'enabled a moment later',
      '<button id="t" disabled>x</button>',
      () => {
        setTimeout(() => byId('t').removeAttribute('disabled'), 150);
      },
    ],
    [
      'moving for a while',
      '<style>@keyframes m{from{transform:translateX(300px)}}</style><button id="t" style="animation:m .3s">x</button>',
    ],
    [
      'a card with a button in its middle',
      '<div id="t" style="width:200px;height:100px;display:grid;place-items:center"><button id="inner">x</button></div>',
    ],
    ['a wrapper without a box of its own', '<div id="t" style="display:contents"><span>text</span></div>'],
  ];
  for (const [name, html, prepare] of successes) {
    it(`clicks: ${name}`, async () => {
      const el = mount(html);
      prepare?.();
      let heard = 0;
      el.addEventListener('click', () => {
        heard++;
      });
      const result = await click(el);
      expect([result.ok, result.code, heard, clicks.includes('inner')]).to.deep.equal([true, undefined, 1, false]);
    });
  }

  it('clicks an element that a script moves when it has come to rest', async () => {
    const el = mount('<button id="t" style="position:absolute;left:0">x</button>');
    let left = 0;
    const move = (): void => {
      el.style.left = `${++left}px`;
      if (left < 20) requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
    let clickedAt = 0;
    el.addEventListener('click', () => {
      clickedAt = left;
    });
    expect([(await click(el)).ok, clickedAt]).to.deep.equal([true, 20]);
  });

  it('clicks the part of a control behind a field that lets the pointer through', async () => {
    const el = mount(
      '<div role="combobox"><div id="part" style="position:relative;width:200px;height:30px"><input id="t" style="position:absolute;inset:0;pointer-events:none"></div></div>',
    );
    expect([(await click(el)).ok, clicks]).to.deep.equal([true, ['part']]);
  });

  it('clicks an element that begins to move under the pointer', async () => {
    const el = mount(
      '<style>#t{width:200px;transition:transform .3s}#t.up{transform:translate(40px)}</style><button id="t">x</button>',
    );
    el.addEventListener('mouseenter', () => el.classList.add('up'));
    expect([(await click(el)).ok, clicks]).to.deep.equal([true, ['t']]);
  });

  it('clicks an element that moves away from the pointer where it comes to rest', async () => {
    const el = mount('<button id="t" style="position:absolute;left:0;width:60px">x</button>');
    el.addEventListener('mouseenter', () => {
      el.style.left = '200px';
    });
    expect([(await click(el)).ok, clicks]).to.deep.equal([true, ['t']]);
  });

  /** Replaces the content of an element at each press, as the page under test does. */
  const replaceOnPress = (holder: HTMLElement, html: string): void => {
    holder.addEventListener('mousedown', () => {
      holder.innerHTML = html;
    });
  };
  it('does not click the element that replaced the pressed one, as a mouse does not', async () => {
    const button = '<button id="t">Save</button>';
    const el = mount(`<div id="box">${button}</div>`);
    replaceOnPress(byId('box'), button);
    const result = await click(el);
    expect([result.ok, result.detail]).to.deep.equal([true, 'no_click']);
    expect(clicks).to.deep.equal([]);
  });

  it('does not click a button whose label was replaced by the press, as a mouse does not', async () => {
    const el = mount('<button id="t" style="width:90px"><b id="in">Save</b></button>');
    byId('in').style.cssText = 'display:block;width:100%';
    replaceOnPress(el, '<b style="display:block">Save</b>');
    const result = await click(el);
    expect([result.ok, result.detail]).to.deep.equal([true, 'no_click']);
    expect(clicks).to.deep.equal([]);
  });

  it('clicks the common ancestor where the release meets another child than the press', async () => {
    const el = mount('<div id="t" style="width:100px"><b id="one">one</b><b id="two" hidden>two</b></div>');
    for (const id of ['one', 'two']) byId(id).style.cssText = 'width:100px;height:30px';
    byId('one').style.display = 'block';
    byId('one').onmousedown = () => {
      byId('one').style.display = 'none';
      byId('two').style.display = 'block';
    };
    const result = await click(el);
    expect([result.ok, clicks]).to.deep.equal([true, ['t']]);
  });

  it('clicks a covered element with force, and nothing else', async () => {
    const el = mount(`<button id="t">x</button>${cover()}`);
    const result = await click(el, { force: true });
    expect([result.ok, clicks]).to.deep.equal([true, ['t']]);
  });

  it('clicks at the given position', async () => {
    const el = mount('<div id="t" style="width:100px;height:100px"></div>');
    let at = '';
    el.onclick = (e) => {
      at = `${e.offsetX},${e.offsetY}`;
    };
    await click(el, { position: { x: 10, y: 90 } });
    expect(at).to.equal('10,90');
  });

  it('clicks in a shadow root, on slotted content, and in a frame', async () => {
    mount(
      '<div id="host"><b id="t">slotted</b></div><iframe id="f" style="border:5px solid;padding:7px;margin-top:900px"></iframe>',
    );
    const root = byId('host').attachShadow({ mode: 'open' });
    root.innerHTML = '<button id="in"><slot></slot></button>';
    const seen: string[] = [];
    root.querySelector('button')!.onclick = (e) => seen.push(`in ${(e.composedPath()[0] as Element).id}`);
    const frame = byId<HTMLIFrameElement>('f').contentDocument!;
    frame.body.innerHTML = '<div style="height:500px"></div><button id="fb">x</button>';
    frame.getElementById('fb')!.onclick = (e) =>
      seen.push(
        `frame ${e instanceof (byId<HTMLIFrameElement>('f').contentWindow as Window & typeof globalThis).MouseEvent}`,
      );
    const results = [
      await click(byId('t')),
      await click(root.querySelector('button')!),
      await click(frame.getElementById('fb')!),
    ];
    expect(results.map((r) => r.ok)).to.deep.equal([true, true, true]);
    expect(seen).to.deep.equal(['in t', 'in t', 'frame true']);
  });

  it('opens content that only a hover rule shows', async () => {
    const el = mount(
      '<style>#m{display:none} #top:hover #m{display:block}</style><div id="top">Menu<div id="m"><a id="t" href="#x">Item</a></div></div>',
    );
    const result = await click(el);
    expect([result.ok, clicks]).to.deep.equal([true, ['t']]);
  });

  it('reports a click that had no observed effect', async () => {
    const el = mount('<button id="t">x</button>');
    el.focus();
    const result = await click(el);
    expect([result.ok, result.effect?.none, result.changes]).to.deep.equal([
      true,
      true,
      { navigationOccurred: false, domMutations: 0, scrollChanged: false, valueChanged: false },
    ]);
  });

  it('reports mutations, focus, scrolling, address, announcements and errors', async () => {
    const el = mount(
      '<input id="i"><div role="status" id="s"></div><button id="t">x</button><div style="height:3000px"></div>',
    );
    el.onclick = () => {
      byId('s').textContent = 'Saved';
      setTimeout(() => {
        byId('s').textContent = '';
      }, 10);
      byId('i').focus();
      window.scrollTo(0, 100);
      history.replaceState(null, '', '#there');
    };
    const result = await click(el);
    const { changes, effect } = result;
    expect([
      changes.scrollChanged,
      changes.navigationOccurred,
      changes.domMutations > 0,
      effect?.focused?.id,
      effect?.announcements,
    ]).to.deep.equal([true, true, true, 'i', ['Saved']]);
    expect(changes.newUrl).to.match(/#there$/);
    history.replaceState(null, '', '#');
  });
});

describe('before typing', () => {
  const table: [name: string, html: string, code: string][] = [
    ['read-only', '<input id="t" readonly>', 'readonly'],
    ['disabled', '<input id="t" disabled>', 'disabled'],
    ['a button', '<button id="t">x</button>', 'not_editable'],
    ['a checkbox', '<input id="t" type="checkbox">', 'not_editable'],
    ['hidden', '<input id="t" hidden>', 'hidden'],
    ['covered by all of a page', `<input id="t">${cover()}`, 'covered'],
    ['too long', '<input id="t" maxlength="2">', 'not_kept'],
    ['letters in a number', '<input id="t" type="number">', 'not_kept'],
    ['a date that there is not', '<input id="t" type="date">', 'bad_value'],
  ];
  for (const [name, html, code] of table) {
    it(`refuses: ${name}`, async () => {
      const result = await typeText(mount(html), 'abc', { timeout: 300 });
      expect([result.ok, result.code]).to.deep.equal([false, code]);
    });
  }

  it('never reveals a secret', async () => {
    for (const html of [
      '<input id="t" type="password">',
      '<input id="t" autocomplete="cc-number">',
      '<input id="t" autocomplete="one-time-code">',
    ]) {
      const result = await typeText(mount(html), 'geheim1');
      expect([result.ok, result.changes.valueChanged, JSON.stringify(result).includes('geheim')]).to.deep.equal([
        true,
        true,
        false,
      ]);
    }
  });
});
