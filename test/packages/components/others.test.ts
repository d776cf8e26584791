import '@shoelace-style/shoelace/dist/shoelace.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, reactive } from 'vue/dist/vue.esm-bundler.js';
import { createVuetify } from 'vuetify';
import 'vuetify/styles';
import * as vuetifyComponents from 'vuetify/components';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place } from '../support/page.ts';

describe('actions on Shoelace end in the claimed state:', () => {
  const build = async (
    html: string,
  ): Promise<HTMLElement & { value: unknown; checked: boolean; updateComplete: Promise<unknown> }> => {
    place().innerHTML = html;
    const el = await $<HTMLElement & { value: unknown; checked: boolean; updateComplete: Promise<unknown> }>('#t');
    await el.updateComplete;
    return el;
  };
  it('sl-input', async () => {
    const el = await build('<sl-input id="t" label="n"></sl-input>');
    holds(await hands.type(el, 'abc'), el.value, 'abc');
  });
  it('sl-select', async () => {
    const el = await build(
      '<sl-select id="t" label="n"><sl-option value="1">One</sl-option><sl-option value="2">Two</sl-option></sl-select>',
    );
    holds(await hands.select(el, 'Two'), el.value, '2');
  });
  it('sl-checkbox, sl-switch', async () => {
    const el = await build('<sl-checkbox id="t">box</sl-checkbox>');
    holds(await hands.check(el, true), el.checked, true);
  });
  it('sl-range', async () => {
    const el = await build('<sl-range id="t"></sl-range>');
    holds(await hands.setValue(el.shadowRoot!.querySelector('input')!, '40'), el.value, 40);
  });
});

describe('actions on Element Plus end in the claimed state:', () => {
  const state = reactive({ text: '', pick: '', date: '', on: false });
  before(async () => {
    createApp({
      setup: () => ({ state }),
      template: `<el-input id="text" v-model="state.text"/><el-select id="pick" v-model="state.pick" style="width:200px"><el-option v-for="n in 20" :key="n" :value="'v' + n" :label="'Item ' + n"/></el-select>
        <el-date-picker id="date" v-model="state.date" value-format="YYYY-MM-DD"/><el-switch id="on" v-model="state.on"/>`,
    })
      .use(ElementPlus)
      .mount(place());
    await $('#text');
  });
  it('input', async () => {
    holds(await hands.type(await $('#text'), 'abc'), state.text, 'abc');
  });
  it('select', async () => {
    holds(await hands.select(await $('#pick'), 'Item 2'), state.pick, 'v2');
  });
  it('date picker', async () => {
    holds(await hands.type(await $('#date'), '2024-05-06', { pressEnter: true }), state.date, '2024-05-06');
  });
  it('switch', async () => {
    holds(await hands.check(await $('#on'), true), state.on, true);
  });
});

describe('actions on Vuetify end in the claimed state:', () => {
  const state = reactive({ text: '', pick: '', on: false });
  before(async () => {
    createApp({
      setup: () => ({ state }),
      template: `<v-app><v-text-field id="text" label="n" v-model="state.text"/><v-select id="pick" label="p" v-model="state.pick" :items="['One','Two','Three']"/><v-checkbox id="on" label="on" v-model="state.on"/></v-app>`,
    })
      .use(createVuetify({ components: vuetifyComponents }))
      .mount(place());
    await $('#text');
    await pause();
  });
  it('text field', async () => {
    holds(await hands.type(await $('#text'), 'abc'), state.text, 'abc');
  });
  it('select', async () => {
    holds(await hands.select(await $('#pick'), 'Two'), state.pick, 'Two');
  });
  it('checkbox', async () => {
    holds(await hands.check(await $('#on'), true), state.on, true);
  });
});

describe('actions on Bootstrap end in the claimed state:', () => {
  it('a button that opens a dialog after its backdrop has faded in', async () => {
    place().innerHTML = `<button class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#m">Open</button>
      <div class="modal fade" id="m" tabindex="-1"><div class="modal-dialog"><div class="modal-content">
        <input id="why" aria-label="Why"></div></div></div>`;
    const claimed = await hands.click(await $('.btn'));
    holds(claimed, getComputedStyle(await $('#m')).opacity, '1');
  });
});
