import { createApp, reactive } from 'vue/dist/vue.esm-bundler.js';
import { hands } from '../support/hands.ts';
import { $, holds, place } from '../support/page.ts';

describe('actions on Vue end in the claimed state:', () => {
  const state = reactive({
    text: '',
    lazy: '',
    trim: '',
    number: '',
    area: '',
    box: false,
    list: [] as string[],
    radio: '',
    pick: '',
    many: [] as string[],
    keys: '',
    outside: 0,
    clicks: 0,
  });
  beforeEach(async () => {
    Object.assign(state, {
      text: '',
      lazy: '',
      trim: '',
      number: '',
      area: '',
      box: false,
      list: [],
      radio: '',
      pick: '',
      many: [],
      keys: '',
      clicks: 0,
    });
    createApp({
      setup: () => ({ state }),
      template: `<input id="text" v-model="state.text"><input id="lazy" v-model.lazy="state.lazy"><input id="trim" v-model.trim="state.trim">
        <input id="number" v-model.number="state.number"><textarea id="area" v-model="state.area"/>
        <input type="checkbox" id="box" v-model="state.box"><input type="checkbox" id="l1" value="1" v-model="state.list"><input type="checkbox" id="l2" value="2" v-model="state.list">
        <input type="radio" id="r2" value="2" v-model="state.radio"><select id="pick" v-model="state.pick"><option>a</option><option>b</option></select>
        <select id="many" multiple v-model="state.many"><option>a</option><option>b</option></select>
        <input id="keys" @keyup.enter="state.keys += 'enter'" @keydown.ctrl.s.prevent="state.keys += 'save'"><button id="b" @click.left.exact="state.clicks++">b</button>`,
    }).mount(place());
    await $('#text');
  });
  const table: [name: string, act: () => Promise<boolean>, key: keyof typeof state, expected: unknown][] = [
    ['v-model', async () => hands.type(await $('#text'), 'Grün'), 'text', 'Grün'],
    ['v-model.lazy, on leaving', async () => hands.type(await $('#lazy'), 'abc', { blur: true }), 'lazy', 'abc'],
    ['v-model.trim', async () => hands.type(await $('#trim'), ' ab ', { blur: true }), 'trim', 'ab'],
    ['v-model.number', async () => hands.type(await $('#number'), '42'), 'number', 42],
    ['textarea', async () => hands.type(await $('#area'), 'x\ny'), 'area', 'x\ny'],
    ['checkbox', async () => hands.check(await $('#box'), true), 'box', true],
    ['checkbox list', async () => hands.check(await $('#l2'), true), 'list', ['2']],
    ['radio', async () => hands.check(await $('#r2'), true), 'radio', '2'],
    ['select', async () => hands.select(await $('#pick'), 'b'), 'pick', 'b'],
    ['multiple select', async () => hands.select(await $('#many'), ['a', 'b']), 'many', ['a', 'b']],
    ['@keyup.enter', async () => hands.press(await $('#keys'), 'Enter'), 'keys', 'enter'],
    ['@keydown.ctrl.s', async () => hands.press(await $('#keys'), 'Control+s'), 'keys', 'save'],
    ['@click.left.exact', async () => hands.click(await $('#b')), 'clicks', 1],
  ];
  for (const [name, act, key, expected] of table) {
    it(name, async () => {
      const claimed = await act();
      holds(claimed, JSON.parse(JSON.stringify(state[key])), expected);
    });
  }
});
