import '@shoelace-style/shoelace/dist/shoelace.js';
import Alpine from 'alpinejs';
import ElementPlus from 'element-plus';
import $ from 'jquery';
import { html as lit, LitElement, render as renderLit } from 'lit';
import { h as p, render as renderPreact } from 'preact';
import 'element-plus/dist/index.css';
import 'vuetify/styles';
import solid from 'solid-js/html';
import { render as renderSolid } from 'solid-js/web';
import { mount } from 'svelte';
import Pressed from '../../../test/packages/frameworks/Pressed.svelte';
import { createApp, h, resolveComponent } from 'vue';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';

const noop = () => {};
const rows = Array.from({ length: 8 }, (_, i) => i + 1);
const vue = (host, render, plugin) => { const app = createApp({ render }); if (plugin) app.use(plugin); app.mount(host); };
const c = (name, props, slot) => h(resolveComponent(name), props, slot && { default: () => slot });

customElements.define('bench-panel', class extends LitElement {
  render() { return lit`<h2>Panel</h2>${rows.map((i) => lit`<p><b @click=${noop}>Open ${i}</b> <button @click=${noop}>Do</button></p>`)}<slot></slot>`; }
});

export default {
  'Vue: app': (host) => vue(host, () => h('main', [h('input'), h('button', { onClick: noop }, 'Add'), h('ul', rows.map((i) => h('li', [h('span', { onClick: noop }, `Task ${i}`), h('em', { onMousedown: noop }, 'x')]))), h('div', { onClick: noop }, ['Card ', h('button', 'Buy')])])),
  'Element Plus': (host) => (window.delegated = ['.el-pager li'], vue(host, () => h('div', [c('ElButton', {}, 'Go'), c('ElCheckbox', {}, 'Check'), c('ElSwitch', { modelValue: true }), c('ElRate', { modelValue: 2 }), c('ElSlider', { modelValue: 20 }), c('ElInput'), c('ElInputNumber', { modelValue: 1 }), c('ElRadio', { value: 1 }, 'Radio'), c('ElTag', { closable: true }, 'tag'), c('ElPagination', { total: 50, layout: 'prev, pager, next' }), c('ElSelect', {}), c('ElDatePicker', {}), c('ElMenu', {}, rows.slice(0, 3).map((i) => c('ElMenuItem', { index: `${i}` }, `Item ${i}`)))]), ElementPlus)),
  'Vuetify': (host) => vue(host, () => c('VApp', {}, [c('VBtn', {}, 'Go'), c('VCheckbox', { label: 'Check' }), c('VSwitch', { label: 'Switch' }), c('VRating', { modelValue: 3 }), c('VTextField', { label: 'Name' }), c('VSelect', { items: ['a', 'b'], label: 'Pick' }), c('VChip', { closable: true }, 'chip'), c('VSlider', {}), c('VPagination', { length: 4 }), c('VTabs', {}, [c('VTab', {}, 'A'), c('VTab', {}, 'B')]), c('VList', {}, rows.slice(0, 3).map((i) => c('VListItem', { title: `Item ${i}`, onClick: noop })))]), createVuetify({ components })),
  'Solid': (host) => renderSolid(() => rows.map((i) => solid`<p><span onClick=${noop}>Task ${i}</span><button onClick=${noop}>x</button></p>`), host, void (window.delegated = ['span'])),
  'Svelte 5': (host) => { mount(Pressed, { target: host }); window.delegated = ['#t']; },
  'Preact': (host) => renderPreact(p('main', {}, p('input', {}), rows.map((i) => p('p', {}, p('span', { onClick: noop }, `Task ${i}`), p('button', {}, 'x')))), host),
  'Lit': (host) => renderLit(lit`<bench-panel><a href="#x">slotted</a></bench-panel>`, host),
  'Shoelace': (host) => {
    host.innerHTML = `<sl-button>Go</sl-button><sl-checkbox>Check</sl-checkbox><sl-switch>Switch</sl-switch><sl-input label=Name></sl-input><sl-select label=Pick><sl-option value=a>A</sl-option></sl-select><sl-range></sl-range><sl-rating></sl-rating>
      <sl-radio-group label=r><sl-radio value=1>One</sl-radio><sl-radio value=2>Two</sl-radio></sl-radio-group><sl-tab-group><sl-tab slot=nav panel=a>A</sl-tab><sl-tab slot=nav panel=b>B</sl-tab><sl-tab-panel name=a>x</sl-tab-panel></sl-tab-group><sl-details summary=More>text</sl-details><sl-icon-button label=x></sl-icon-button><sl-tag removable>tag</sl-tag>`;
  },
  'Shoelace: dialog': (host) => { host.innerHTML = `${rows.map((i) => `<p><button>Behind ${i}</button></p>`).join('')}<sl-dialog label=Sure open><p>text</p><sl-button slot=footer>OK</sl-button></sl-dialog>`; },
  'Alpine': (host) => { host.innerHTML = `<div x-data="{ n: 0 }">${rows.map((i) => `<p><span @click="n++">Task ${i}</span> <button @click.prevent="n--">x</button></p>`).join('')}<div @click.outside="n = 0">panel</div></div>`; Alpine.start(); },
  'jQuery': (host) => {
    host.innerHTML = `<div id=own>${rows.map((i) => `<div class=tile>Tile ${i}</div>`).join('')}</div><ul id=del>${rows.map((i) => `<li><span class=go>Go ${i}</span></li>`).join('')}</ul>`;
    $('.tile').on('click', noop);
    $('#del').on('click', '.go', noop);
    window.delegated = ['.go'];
  },
};
