import '@shoelace-style/shoelace/dist/shoelace.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place, until } from '../support/page.ts';

type Any = HTMLElement & Record<string, any>;
async function show(html: string): Promise<Any> {
  place().innerHTML = html;
  const el = await $<Any>('#t');
  await el['updateComplete'];
  await pause(20);
  return el;
}

describe('actions on Shoelace end in the claimed state:', () => {
  it('textarea', async () => {
    const el = await show('<sl-textarea id="t" label="n"></sl-textarea>');
    holds(await hands.type(el, 'a\nb'), el['value'], 'a\nb');
  });
  it('select of many', async () => {
    const el = await show(
      '<sl-select id="t" label="n" multiple><sl-option value="1">One</sl-option><sl-option value="2">Two</sl-option><sl-option value="3">Three</sl-option></sl-select>',
    );
    holds(await hands.select(el, ['One', 'Three']), [...el['value']], ['1', '3']);
  });
  it('radio group', async () => {
    const el = await show(
      '<sl-radio-group id="t" label="n" value="1"><sl-radio value="1">One</sl-radio><sl-radio id="r" value="2">Two</sl-radio></sl-radio-group>',
    );
    holds(await hands.click(await $('#r')), el['value'], '2');
  });
  it('switch by its number, and again', async () => {
    const el = await show('<sl-switch id="t">on</sl-switch>');
    holds([await hands.check(el, true), await hands.check(el, true)], el['checked'], true);
  });
  it('dropdown with a menu', async () => {
    const el = await show(
      '<sl-dropdown id="t"><sl-button slot="trigger" id="b">menu</sl-button><sl-menu><sl-menu-item id="i" value="copy">Copy</sl-menu-item></sl-menu></sl-dropdown>',
    );
    let chosen = '';
    el.addEventListener('sl-select', (e) => {
      chosen = (e as CustomEvent).detail.item.value;
    });
    const claims = [await hands.click(await $('#b'))];
    await pause(200);
    holds([...claims, await hands.click(await $('#i'))], chosen, 'copy');
  });
  // Escape reaches the dialog only through the browser's own CloseWatcher, which no synthetic key event triggers.
  it('dialog, closed by its own button', async () => {
    const el = await show('<sl-dialog id="t" label="D"><sl-input id="i"></sl-input></sl-dialog>');
    await el['show']();
    holds(await hands.type(await $('#i'), 'abc'), (await $<Any>('#i'))['value'], 'abc');
    const close = await until(() => el.shadowRoot!.querySelector<HTMLElement>('[part=close-button]'));
    const claimed = await hands.click(close);
    await pause(400);
    holds(claimed, el['open'], false);
  });
  it('details, tabs, tree', async () => {
    const el = await show(
      '<sl-details id="t" summary="More">text</sl-details><sl-tab-group id="g"><sl-tab slot="nav" panel="a">A</sl-tab><sl-tab slot="nav" panel="b" id="b">B</sl-tab><sl-tab-panel name="a">a</sl-tab-panel><sl-tab-panel name="b">b</sl-tab-panel></sl-tab-group><sl-tree><sl-tree-item id="p">Parent<sl-tree-item>Child</sl-tree-item></sl-tree-item></sl-tree>',
    );
    let tab = '';
    (await $('#g')).addEventListener('sl-tab-show', (e) => {
      tab = (e as CustomEvent).detail.name;
    });
    const claims = [
      await hands.click(await until(() => el.shadowRoot!.querySelector<HTMLElement>('summary'))),
      await hands.click(await $('#b')),
      await hands.click(await $('#p')),
    ];
    await pause(300);
    holds(
      claims,
      [el['open'], tab, (await $<Any>('#p'))['expanded'] || (await $<Any>('#p'))['selected']],
      [true, 'b', true],
    );
  });
  it('rating, color picker', async () => {
    const el = await show('<sl-rating id="t"></sl-rating><sl-color-picker id="c" inline></sl-color-picker>');
    const claims = [
      await hands.press(await until(() => el.shadowRoot!.querySelector<HTMLElement>('[role=slider]')), 'ArrowRight'),
    ];
    const field = await until(() => document.querySelector<Any>('#c')!.shadowRoot!.querySelector<Any>('sl-input'));
    claims.push(await hands.type(field, '#ff8800', { clearFirst: true, pressEnter: true }));
    holds(claims, [el['value'], document.querySelector<Any>('#c')!['value']], [1, '#ff8800']);
  });
  it('an input with a clear button, and one that is disabled', async () => {
    const el = await show('<sl-input id="t" clearable value="abc"></sl-input><sl-input id="d" disabled></sl-input>');
    const claimed = await hands.click(
      await until(() => el.shadowRoot!.querySelector<HTMLElement>('[part=clear-button]')),
    );
    holds(claimed, el['value'], '');
    holds(!(await hands.type(await $('#d'), 'x')), (await $<Any>('#d'))['value'], '');
  });
});
