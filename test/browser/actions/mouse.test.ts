import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { hover } from '../../../src/actions/hover.ts';
import { typeText } from '../../../src/actions/type.ts';
import type { ClickOptions } from '../../../src/actions/types.ts';
import { byId, mount, record } from './support.ts';

/**
 * The type, button, buttons, detail and which of the event, and the id, pressure and primacy of the pointer, as
 * Chromium reports them for a person's mouse.
 */
const line = (e: Event): string => {
  const m = e as PointerEvent;
  const pointer = 'pointerId' in e ? ` p${m.pointerId} ${m.pressure} ${m.isPrimary}` : '';
  return `${e.type} ${m.button} ${m.buttons} ${m.detail}${pointer}`;
};
const MOVE = ['pointermove -1 0 0 p1 0 true', 'mousemove 0 0 0'];
const PRESS = [
  'pointerdown 0 1 0 p1 0.5 true',
  'mousedown 0 1 1',
  'pointerup 0 0 0 p1 0 true',
  'mouseup 0 0 1',
  'click 0 0 1 p1 0 false',
];
const SECOND = [
  'pointerdown 0 1 0 p1 0.5 true',
  'mousedown 0 1 2',
  'pointerup 0 0 0 p1 0 true',
  'mouseup 0 0 2',
  'click 0 0 2 p1 0 false',
  'dblclick 0 0 2',
];

describe('the mouse', () => {
  const table: [name: string, options: ClickOptions, expected: string[]][] = [
    ['click', {}, [...MOVE, ...PRESS]],
    ['double click', { clickType: 'double' }, [...MOVE, ...PRESS, ...SECOND]],
    [
      'right button',
      { button: 'right' },
      [
        ...MOVE,
        'pointerdown 2 2 0 p1 0.5 true',
        'mousedown 2 2 1',
        'contextmenu 2 2 0 p1 0 false',
        'pointerup 2 0 0 p1 0 true',
        'mouseup 2 0 1',
        'auxclick 2 0 1 p1 0 false',
      ],
    ],
    [
      'middle button',
      { button: 'middle' },
      [
        ...MOVE,
        'pointerdown 1 4 0 p1 0.5 true',
        'mousedown 1 4 1',
        'pointerup 1 0 0 p1 0 true',
        'mouseup 1 0 1',
        'auxclick 1 0 1 p1 0 false',
      ],
    ],
  ];
  for (const [name, options, expected] of table) {
    it(name, async () => {
      const el = mount('<button id="t">Go</button>');
      await hover(el);
      const log = record('mouse', line, el);
      expect(await click(el, options)).to.include({ ok: true });
      expect(log).to.deep.equal(expected);
    });
  }

  it('carries modifiers and true coordinates', async () => {
    const el = mount(
      '<div style="height:40px"></div><button id="t" style="width:80px;height:20px;border:0">Go</button>',
    );
    const seen: unknown[] = [];
    el.onclick = (e) =>
      seen.push(
        e.ctrlKey,
        e.shiftKey,
        e.altKey,
        e.metaKey,
        e.offsetX,
        e.offsetY,
        e.pageY === e.clientY + scrollY,
        e.composed,
        e.view === window,
      );
    await click(el, { modifiers: { ctrl: true, alt: true } });
    expect(seen).to.deep.equal([true, false, true, false, 40, 10, true, true, true]);
  });

  it('gives events of focus, text and pointer capture the window of their target', async () => {
    const el = mount('<input id="t">');
    el.addEventListener('pointerdown', () => el.setPointerCapture(1));
    const types = ['focus', 'focusin', 'gotpointercapture', 'lostpointercapture', 'keydown', 'beforeinput'];
    const seen = new Map<string, Window | null>();
    for (const type of types) el.addEventListener(type, (e) => seen.set(type, (e as UIEvent).view));
    await click(el);
    await typeText(el, 'a');
    expect([...seen.keys()].sort()).to.deep.equal([...types].sort());
    for (const [type, view] of seen) expect(view, type).to.equal(window);
  });

  it('leaves the elements that it was over, except common ancestors', async () => {
    mount('<div id="box"><button id="t">a</button><button id="z">b</button></div>');
    await hover(byId('t'));
    const log = record(
      'mouse',
      (e) => `${e.type} ${(e.target as Element).id} ${((e as MouseEvent).relatedTarget as Element | null)?.id}`,
      document.body,
    );
    await hover(byId('z'));
    expect(log.filter((l) => !/move/.test(l))).to.deep.equal([
      'pointerout t z',
      'pointerleave t z',
      'pointerover z t',
      'pointerenter z t',
      'mouseout t z',
      'mouseleave t z',
      'mouseover z t',
      'mouseenter z t',
    ]);
  });

  it('causes no mouse events and no focus if pointerdown is cancelled', async () => {
    const el = mount('<input id="t">');
    el.addEventListener('pointerdown', (e) => e.preventDefault());
    await hover(el);
    const log = record('all', (e) => e.type, el);
    await click(el);
    expect(log).to.deep.equal(['pointermove', 'mousemove', 'pointerdown', 'pointerup', 'click']);
    expect(document.activeElement).to.equal(document.body);
  });

  it('does not move the focus if mousedown is cancelled', async () => {
    const el = mount('<input id="i"><button id="t">B</button>');
    byId('i').focus();
    el.addEventListener('mousedown', (e) => e.preventDefault());
    await click(el);
    expect(document.activeElement?.id).to.equal('i');
  });

  it('blurs the focused element by a press beside controls', async () => {
    const el = mount('<input id="i"><p id="t">text</p>');
    byId('i').focus();
    const log = record('focus', (e) => `${e.type} ${(e.target as Element).id}`);
    await click(el);
    expect(log).to.deep.equal(['blur i', 'focusout i']);
  });

  it('light-dismisses popovers, but not those that contain the target', async () => {
    mount(
      '<button id="t">x</button><div popover id="p" style="inset:auto;margin:0;top:200px;left:10px"><b id="in">in</b></div>',
    );
    byId('p').showPopover();
    await click(byId('in'));
    expect(byId('p').matches(':popover-open')).to.equal(true);
    await click(byId('t'));
    expect(byId('p').matches(':popover-open')).to.equal(false);
  });

  it('opens and closes a popover by its button', async () => {
    mount('<button id="t" popovertarget="p">x</button><div popover id="p" style="inset:auto;top:200px">in</div>');
    const states = [];
    for (let i = 0; i < 2; i++) {
      await click(byId('t'));
      states.push(byId('p').matches(':popover-open'));
    }
    expect(states).to.deep.equal([true, false]);
  });

  it('opens and closes a popover by a button that a script connected', async () => {
    mount('<button id="t">x</button><div popover id="p" style="inset:auto;top:200px">in</div>');
    (byId('t') as HTMLButtonElement).popoverTargetElement = byId('p');
    const states = [];
    for (let i = 0; i < 2; i++) {
      await click(byId('t'));
      states.push(byId('p').matches(':popover-open'));
    }
    expect(states).to.deep.equal([true, false]);
  });

  it('chooses in a select that is a list box', async () => {
    const list = mount(
      '<select id="t" size="3"><option id="a">a<option id="b">b<option>c</select>',
    ) as HTMLSelectElement;
    const result = await click(byId('b'));
    expect([result.code ?? 'ok', list.value]).to.deep.equal(['ok', 'b']);
  });

  it('selects a word with a double click', async () => {
    const el = mount('<p id="t" style="width:50px;font:20px monospace">word</p>');
    await click(el, { clickType: 'double', position: { x: 20, y: 10 } });
    expect(getSelection()?.toString().trim()).to.equal('word');
  });

  it('refuses to open a file picker, which opens only for a person', async () => {
    const result = await click(mount('<input type="file" id="t">'));
    expect([result.ok, result.code]).to.deep.equal([false, 'needs_trusted_input']);
  });
});
