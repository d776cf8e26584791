import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, reactive, type App } from 'vue/dist/vue.esm-bundler.js';
import { createVuetify } from 'vuetify';
import 'vuetify/styles';
import * as vuetifyComponents from 'vuetify/components';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place, until } from '../support/page.ts';

let app: App | null = null;
/** Shows the template, with `v` as the object to bind to. */
async function show<T extends object>(template: string, v: T, use: (app: App) => void): Promise<T> {
  app?.unmount();
  const held = reactive(v) as T;
  app = createApp({ setup: () => ({ v: held }), template });
  use(app);
  app.mount(place());
  await pause(50);
  return held;
}
const text = (t: string): Promise<HTMLElement> =>
  until(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .reverse()
      .find((e) => e.childElementCount === 0 && e.textContent?.trim() === t && e.offsetWidth > 0),
  );

describe('actions on Element Plus end in the claimed state:', () => {
  const show1 = <T extends object>(template: string, v: T): Promise<T> => show(template, v, (a) => a.use(ElementPlus));
  it('select of many, with a filter', async () => {
    const v = await show1(
      '<el-select id="s" v-model="v.pick" multiple filterable style="width:240px"><el-option v-for="n in 9" :key="n" :value="n" :label="\'Item \' + n"/></el-select>',
      { pick: [] as number[] },
    );
    holds(await hands.select(await $('#s'), ['Item 2', 'Item 5']), [...v.pick], [2, 5]);
  });
  it('cascader', async () => {
    const v = await show1(
      "<el-cascader id=\"c\" v-model=\"v.path\" :options=\"[{ value: 'a', label: 'Alpha', children: [{ value: 'b', label: 'Beta' }] }]\"/>",
      { path: [] as string[] },
    );
    holds(
      [
        await hands.click(await $('.el-cascader')),
        await hands.click(await text('Alpha')),
        await hands.click(await text('Beta')),
      ],
      [...v.path],
      ['a', 'b'],
    );
  });
  it('input number: typed, by its buttons', async () => {
    const v = await show1('<el-input-number v-model="v.n"/>', { n: 1 });
    holds(
      [
        await hands.type(await $('input'), '42', { clearFirst: true, blur: true }),
        await hands.click(await $('.el-input-number__increase')),
      ],
      v.n,
      43,
    );
  });
  it('checkbox group, radio buttons, rate, slider', async () => {
    const v = await show1(
      '<el-checkbox-group v-model="v.boxes"><el-checkbox value="a" label="Aa"/><el-checkbox value="b" label="Bb"/></el-checkbox-group><el-radio-group v-model="v.radio"><el-radio-button value="x">Xx</el-radio-button><el-radio-button value="y">Yy</el-radio-button></el-radio-group><el-rate v-model="v.rate"/><el-slider v-model="v.slide"/>',
      { boxes: [] as string[], radio: 'x', rate: 0, slide: 0 },
    );
    const claims = [
      await hands.check(await $('input[value=b]'), true),
      await hands.check(await $('input[value=y]'), true),
      await hands.click(await until(() => document.querySelectorAll<HTMLElement>('.el-rate__item')[2])),
      await hands.setValue(await $('[role=slider]:not(.el-rate)'), '7'),
    ];
    holds(
      claims,
      { boxes: [...v.boxes], radio: v.radio, rate: v.rate, slide: v.slide },
      { boxes: ['b'], radio: 'y', rate: 3, slide: 7 },
    );
  });
  it('time picker, date range, typed', async () => {
    const v = await show1(
      '<el-time-picker id="t" v-model="v.time" value-format="HH:mm:ss"/><el-date-picker v-model="v.range" type="daterange" value-format="YYYY-MM-DD"/>',
      { time: '', range: [] as string[] },
    );
    const claims = [await hands.type(await $('#t'), '13:45:00', { clearFirst: true, pressEnter: true })];
    const [from, to] = await until(() => {
      const all = document.querySelectorAll<HTMLElement>('input.el-range-input');
      return all.length === 2 ? [...all] : null;
    });
    claims.push(await hands.type(from!, '2024-05-06'), await hands.type(to!, '2024-05-09', { pressEnter: true }));
    holds(claims, { time: v.time, range: [...v.range] }, { time: '13:45:00', range: ['2024-05-06', '2024-05-09'] });
  });
  it('tree, tabs', async () => {
    const v = await show1(
      '<el-tree :data="[{ label: \'Parent\', children: [{ label: \'Child\' }] }]" @node-click="(d) => v.seen.push(d.label)"/><el-tabs @tab-change="(n) => v.seen.push(n)"><el-tab-pane label="Taba" name="a"/><el-tab-pane label="Tabb" name="b"/></el-tabs>',
      { seen: [] as string[] },
    );
    const claims = [
      await hands.click(await text('Parent')),
      await hands.click(await text('Child')),
      await hands.click(await text('Tabb')),
    ];
    holds(claims, [...v.seen], ['Parent', 'Child', 'b']);
  });
  it('dialog and message box', async () => {
    const v = await show1(
      '<el-button id="o" @click="v.open = true">open</el-button><el-dialog v-model="v.open"><el-button id="c" @click="v.did = true; v.open = false">do</el-button></el-dialog>',
      { open: false, did: false },
    );
    holds([await hands.click(await $('#o')), await hands.click(await $('#c'))], { ...v }, { open: false, did: true });
  });
  it('form with rules', async () => {
    const v = await show1(
      '<el-form :model="v" :rules="{ mail: [{ required: true, type: \'email\', trigger: \'blur\' }] }"><el-form-item prop="mail"><el-input id="m" v-model="v.mail"/></el-form-item></el-form>',
      { mail: '' },
    );
    holds(
      await hands.type(await $('#m'), 'abc', { blur: true }),
      [v.mail, (await until(() => document.querySelector('.el-form-item__error')))?.textContent !== ''],
      ['abc', true],
    );
  });
});

it('Element Plus puts the present time into a field that gets focus: the result is as true as the state', async () => {
  const v = await show('<el-time-picker id="t" v-model="v.time" value-format="HH:mm:ss"/>', { time: '' }, (a) =>
    a.use(ElementPlus),
  );
  const claimed = await hands.type(await $('#t'), '03:45:01', { pressEnter: true });
  holds(true, v.time === '03:45:01', claimed);
});

describe('actions on Vuetify end in the claimed state:', () => {
  const show2 = <T extends object>(template: string, v: T): Promise<T> =>
    show(`<v-app>${template}</v-app>`, v, (a) => a.use(createVuetify({ components: vuetifyComponents })));
  it('select of many', async () => {
    const v = await show2(
      '<v-select id="s" multiple label="p" v-model="v.pick" :items="[\'One\',\'Two\',\'Three\']"/>',
      { pick: [] as string[] },
    );
    holds(await hands.select(await $('#s'), ['One', 'Three']), [...v.pick], ['One', 'Three']);
  });
  it('autocomplete', async () => {
    const v = await show2(
      '<v-autocomplete id="s" label="p" v-model="v.pick" :items="[\'Berlin\',\'Bern\',\'Paris\']"/>',
      { pick: '' },
    );
    holds(await hands.select(await $('#s'), 'Bern'), v.pick, 'Bern');
  });
  it('combobox takes any text', async () => {
    const v = await show2('<v-combobox id="s" label="p" v-model="v.pick" :items="[\'One\']"/>', { pick: '' });
    holds(await hands.type(await $('#s'), 'Nine', { pressEnter: true }), v.pick, 'Nine');
  });
  it('radio group, switch, slider, rating, chips', async () => {
    const v = await show2(
      '<v-radio-group v-model="v.radio"><v-radio label="Ra" value="a"/><v-radio label="Rb" value="b"/></v-radio-group><v-switch id="w" v-model="v.on" label="sw"/><v-slider v-model="v.slide" :step="1"/><v-rating v-model="v.rate"/><v-chip-group v-model="v.chip"><v-chip>Ca</v-chip><v-chip>Cb</v-chip></v-chip-group>',
      { radio: 'a', on: false, slide: 0, rate: 0, chip: -1 },
    );
    const claims = [
      await hands.check(await $('input[value=b]'), true),
      await hands.check(await $('#w'), true),
      await hands.setValue(await $('[role=slider]'), '8'),
      await hands.check(await $('.v-rating input[value="4"]'), true),
      await hands.click(await text('Cb')),
    ];
    holds(claims, { ...v }, { radio: 'b', on: true, slide: 8, rate: 4, chip: 1 });
  });
  it('text area, one-time code, file-less form with rules', async () => {
    const v = await show2(
      '<v-textarea id="a" label="t" v-model="v.text"/><v-otp-input v-model="v.code" :length="4"/><v-text-field id="m" label="mail" v-model="v.mail" :rules="[(x) => x.includes(\'@\') || \'No mail\']"/>',
      { text: '', code: '', mail: '' },
    );
    const claims = [
      await hands.type(await $('#a'), 'a\nb'),
      await hands.type(await $('.v-otp-input input:not([aria-hidden])'), '4711'),
      await hands.type(await $('#m'), 'abc', { blur: true }),
    ];
    await text('No mail');
    holds(claims, { ...v }, { text: 'a\nb', code: '4711', mail: 'abc' });
  });
  it('menu, dialog, tabs, expansion panels', async () => {
    const v = await show2(
      '<v-menu><template #activator="{ props }"><v-btn v-bind="props" id="m">menu</v-btn></template><v-list><v-list-item title="Copy" @click="v.seen.push(\'copy\')"/></v-list></v-menu><v-btn id="o" @click="v.open = true">open</v-btn><v-dialog v-model="v.open"><v-card><v-btn id="c" @click="v.open = false; v.seen.push(\'closed\')">close</v-btn></v-card></v-dialog><v-tabs @update:model-value="(n) => v.seen.push(n)"><v-tab value="a">Ta</v-tab><v-tab value="b" id="tb">Tb</v-tab></v-tabs>',
      { open: false, seen: [] as unknown[] },
    );
    v.seen.length = 0;
    const claims = [
      await hands.click(await $('#m')),
      await hands.click(await $('.v-list-item')),
      await hands.click(await $('#o')),
      await hands.click(await $('#c')),
    ];
    await pause(300);
    claims.push(await hands.click(await $('#tb')));
    holds(
      claims,
      v.seen.filter((x) => x !== 'a'),
      ['copy', 'closed', 'b'],
    );
  });
});
