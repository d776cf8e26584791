import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { collect } from '../../../src/actions/collect.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { useTrustedInput } from '../../../src/actions/platform/trustedInput.ts';
import { typeText } from '../../../src/actions/type.ts';
import type { Point } from '../../../src/actions/types.ts';
import { waitFor } from '../../../src/actions/waitFor.ts';
import { byId, mount } from './support.ts';
import { REFUSED } from '../support/page.ts';

/** A host with real input: it dispatches the events of a mouse and a keyboard, and inserts what is typed. */
const asked: unknown[] = [];
const at = ({ x, y }: Point): Element => document.elementFromPoint(x, y) as Element;
const mouse = (el: Element, type: string): boolean =>
  el.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
const key = (type: string, name: string): boolean =>
  (document.activeElement as Element).dispatchEvent(
    new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }),
  );
const host = {
  click: (point: Point, options: object): Promise<void> => {
    asked.push({ ...point, ...options });
    const pressed = at(point);
    mouse(pressed, 'mousedown');
    const released = at(point);
    mouse(released, 'mouseup');
    if (released === pressed) mouse(pressed, 'click');
    return Promise.resolve();
  },
  move: (): Promise<void> => Promise.resolve(),
  type: (text: string): Promise<void> => Promise.resolve(void document.execCommand('insertText', false, text)),
  press: async (name: string, modifiers: object): Promise<void> => {
    asked.push([name, modifiers]);
    const proceeds = key('keydown', name);
    if (proceeds && name.length === 1 && !('ctrl' in modifiers)) await host.type(name);
    key('keyup', name);
  },
};

describe('a host with trusted input', () => {
  beforeEach(() => {
    asked.length = 0;
    useTrustedInput(host);
  });
  afterEach(() => {
    useTrustedInput(null);
  });

  it('receives the point after the same checks', async () => {
    const el = mount('<button id="t" style="position:absolute;left:10px;top:10px;width:40px;height:20px">x</button>');
    const result = await click(el, { button: 'left', clickType: 'double' });
    expect([result.ok, asked]).to.deep.equal([true, [{ x: 30, y: 20, button: 'left', clickCount: 2, modifiers: {} }]]);
    el.setAttribute('disabled', '');
    expect([(await click(el, REFUSED)).code, asked.length]).to.deep.equal(['disabled', 1]);
  });

  it('has what the page does late in answer to it reported', async () => {
    const el = mount('<button id="t">x</button><p id="p">y</p>');
    el.addEventListener('click', () => setTimeout(() => byId('p').append(' and more'), 600));
    const { changes } = await click(el);
    expect([changes.domMutations, byId('p').textContent]).to.deep.equal([1, 'y and more']);
  });

  it('ends what waits by cancelling, before anything is done', async () => {
    const el = mount(
      '<button id="t" disabled>x</button><ul id="l" style="overflow:auto;height:50px"><li style="height:500px">y</ul>',
    );
    let looks = 0;
    const isCancelled = (): boolean => ++looks > 3 && !el.toggleAttribute('disabled', false);
    const waits = [() => click(el), () => waitFor(el, { state: 'hidden' }), () => collect(byId('l'))];
    for (const wait of waits) {
      useTrustedInput({ ...host, isCancelled });
      const code = await wait().then(
        () => null,
        (error: { code?: string }) => error.code,
      );
      expect([code, asked.length], String(wait)).to.deep.equal(['cancelled', 0]);
    }
    useTrustedInput(host);
    expect([(await click(el)).ok, asked.length]).to.deep.equal([true, 1]);
  });

  it('causes no success if its click went elsewhere', async () => {
    const el = mount('<button id="t">x</button><p id="p">y</p>');
    useTrustedInput({ ...host, click: () => Promise.resolve(void mouse(byId('p'), 'click')) });
    const result = await click(el);
    expect([result.ok, result.code, result.blocker?.id]).to.deep.equal([false, 'covered', 'p']);
  });

  it('is said to have pressed what the page takes away on press', async () => {
    const el = mount('<button id="t">x</button>');
    el.onmousedown = () => el.remove();
    const result = await click(el);
    expect([result.ok, result.detail]).to.deep.equal([true, 'no_click']);
  });

  it('causes no success if the element moves away on press', async () => {
    const el = mount('<button id="t" style="position:absolute;left:10px;top:10px;width:40px;height:20px">x</button>');
    el.onmousedown = () => (el.style.left = '200px');
    const result = await click(el);
    expect([result.ok, result.code]).to.deep.equal([false, 'moving']);
  });

  it('has its click counted where the press did, also if the box drawn for a field gives way to the field', async () => {
    const el = mount(
      '<div style="position:relative;width:200px;height:30px;border:1px solid"><input id="t" style="position:absolute;inset:0;z-index:-1;opacity:0"><span>One</span></div>',
    );
    (el.parentElement as Element).addEventListener('mousedown', () => (el.style.opacity = '1'));
    expect(await click(el)).to.include({ ok: true });
  });

  it('has what the click does to the element counted as received', async () => {
    const el = mount('<div><button id="t">x</button></div>');
    el.onclick = () => el.remove();
    expect(await click(el)).to.include({ ok: true });
  });

  it('has it told that the page cancelled a click and a key', async () => {
    const el = mount('<button id="t">x</button>');
    el.onclick = (event) => event.preventDefault();
    el.onkeydown = (event) => event.preventDefault();
    const { effect: clicked } = await click(el);
    const { effect: pressed } = await keypress(el, 'a');
    expect([clicked?.prevented, pressed?.prevented]).to.deep.equal([true, true]);
  });

  it('types key by key into the field that it clicks, and the result is read back', async () => {
    const el = mount('<input id="t" style="position:absolute;left:10px;top:10px">') as HTMLInputElement;
    expect([(await typeText(el, 'aé')).ok, el.value]).to.deep.equal([true, 'aé']);
    expect(asked.slice(1)).to.deep.equal([['a', {}]]);
    useTrustedInput({ ...host, press: (name) => Promise.resolve(void key('keydown', name)) });
    expect((await typeText(el, 'more')).code).to.equal('not_kept');
  });

  it('types into the field to which the page moves the focus', async () => {
    const one = mount('<input id="t" maxlength="1"><input id="u" maxlength="1">') as HTMLInputElement;
    const two = byId<HTMLInputElement>('u');
    one.oninput = () => two.focus();
    expect([(await typeText(one, '12')).ok, one.value, two.value]).to.deep.equal([true, '1', '2']);
  });

  it('presses a key with its modifiers at once', async () => {
    const el = mount('<input id="t">');
    await keypress(el, 'Control+a');
    expect(asked).to.deep.equal([['a', { ctrl: true }]]);
  });
});
