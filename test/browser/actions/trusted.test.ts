import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { useTrustedInput } from '../../../src/actions/platform/trustedInput.ts';
import { typeText } from '../../../src/actions/type.ts';
import { byId, mount } from './support.ts';

/** A host with real input: it dispatches events at the points that it is given. */
const asked: unknown[] = [];
const host = {
  click: (point: { x: number; y: number }, options: object): Promise<void> => {
    asked.push({ ...point, ...options });
    document.elementFromPoint(point.x, point.y)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return Promise.resolve();
  },
  move: (): Promise<void> => Promise.resolve(),
  type: (text: string): Promise<void> => Promise.resolve(void document.execCommand('insertText', false, text)),
  press: (key: string, modifiers: object): Promise<void> => Promise.resolve(void asked.push([key, modifiers])),
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
    expect([(await click(el)).code, asked.length]).to.deep.equal(['disabled', 1]);
  });

  it('has what the page does late in answer to it reported', async () => {
    const el = mount('<button id="t">x</button><p id="p">y</p>');
    el.addEventListener('click', () => setTimeout(() => byId('p').append(' and more'), 600));
    const { changes } = await click(el);
    expect([changes.domMutations, byId('p').textContent]).to.deep.equal([1, 'y and more']);
  });

  it('causes no success if its click went elsewhere', async () => {
    const el = mount('<button id="t">x</button><p id="p">y</p>');
    useTrustedInput({
      ...host,
      click: () => Promise.resolve(void byId('p').dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    });
    const result = await click(el);
    expect([result.ok, result.code, result.blocker?.id]).to.deep.equal([false, 'covered', 'p']);
  });

  it('types and presses keys, whose results are read back', async () => {
    const el = mount('<input id="t">') as HTMLInputElement;
    expect([(await typeText(el, 'abc')).ok, el.value]).to.deep.equal([true, 'abc']);
    await keypress(el, 'Control+a');
    expect(asked).to.deep.equal([['a', { ctrl: true }]]);
    useTrustedInput({ ...host, type: () => Promise.resolve() });
    expect((await typeText(el, 'more')).code).to.equal('not_kept');
  });
});
