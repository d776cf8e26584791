// Pages of Vue 2, and of component libraries for Vue 3.
import Aura from '@primevue/themes/aura';
import PButton from 'primevue/button';
import PCheckbox from 'primevue/checkbox';
import PColumn from 'primevue/column';
import PrimeVue from 'primevue/config';
import PDataTable from 'primevue/datatable';
import PDatePicker from 'primevue/datepicker';
import PDialog from 'primevue/dialog';
import PListbox from 'primevue/listbox';
import PMenubar from 'primevue/menubar';
import PPanelMenu from 'primevue/panelmenu';
import PRating from 'primevue/rating';
import PSelect from 'primevue/select';
import PSlider from 'primevue/slider';
import PToggle from 'primevue/toggleswitch';
import PTree from 'primevue/tree';
import * as Q from 'quasar';
import 'quasar/dist/quasar.css';
import { createApp, h } from 'vue';
import Vue2 from 'vue2/dist/vue.js';

const noop = () => {};
const rows = [1, 2, 3, 4, 5, 6, 7, 8];
const slot = (content) => ({ default: () => content });
const vue = (host, content, plugin, options) => createApp({ render: () => h('div', content()) }).use(plugin, options).mount(host);
const prime = (content) => (host) => vue(host, content, PrimeVue, { theme: { preset: Aura } });
const quasar = (content) => (host) => vue(host, content, Q.Quasar);
const behind = (button) => rows.map((i) => h('p', {}, [h(button, { label: `Behind ${i}` })]));

export default {
  'Vue 2': (host) => new Vue2({
    el: host.appendChild(document.createElement('div')),
    render: (c) => c('main', [c('input'), c('ul', rows.map((i) => c('li', [c('span', { on: { click: noop } }, `Task ${i}`), c('em', 'not'), c('button', { on: { click: noop } }, 'x')])))]),
  }),
  'Quasar': quasar(() => [h(Q.QBtn, { label: 'Go' }), h(Q.QCheckbox, { modelValue: true, label: 'Check' }), h(Q.QToggle, { modelValue: false, label: 'T' }), h(Q.QSlider, { modelValue: 20, min: 0, max: 100 }), h(Q.QTabs, { modelValue: 'a' }, slot([h(Q.QTab, { name: 'a', label: 'A' }), h(Q.QTab, { name: 'b', label: 'B' })])),
    h(Q.QRating, { modelValue: 2 }), h(Q.QSelect, { modelValue: 'a', options: ['a', 'b'], label: 'Pick' }), h(Q.QInput, { modelValue: '', label: 'Name' }), h(Q.QList, null, slot(rows.slice(0, 3).map((i) => h(Q.QItem, { clickable: true, onClick: noop }, slot(h(Q.QItemSection, null, slot(`Item ${i}`))))))), h(Q.QPagination, { modelValue: 2, max: 5 }),
    h(Q.QChip, { removable: true, clickable: true, onClick: noop }, slot('chip')), h(Q.QExpansionItem, { label: 'More' }, slot('text')), h(Q.QTree, { nodes: [{ label: 'root', children: [{ label: 'leaf' }] }], nodeKey: 'label', defaultExpandAll: true }), h(Q.QDate, { modelValue: '2026/03/10' })]),
  'Quasar: dialog': quasar(() => [...behind(Q.QBtn), h(Q.QDialog, { modelValue: true }, slot(h(Q.QCard, null, slot([h('p', 'Sure?'), h(Q.QInput, { modelValue: '', label: 'Name' }), h(Q.QBtn, { label: 'OK' })]))))]),
  'PrimeVue': prime(() => [h(PButton, { label: 'Go' }), h(PCheckbox, { binary: true }), h(PToggle), h(PSelect, { options: ['a', 'b'] }), h(PSlider, { modelValue: 20 }), h(PRating, { modelValue: 2 }), h(PMenubar, { model: [{ label: 'File', items: [{ label: 'New' }] }, { label: 'Edit', command: noop }] }),
    h(PDataTable, { value: rows.map((i) => ({ n: `Row ${i}` })), selectionMode: 'single', paginator: true, rows: 4 }, slot([h(PColumn, { field: 'n', header: 'Name', sortable: true })])), h(PTree, { value: [{ key: '0', label: 'root', children: [{ key: '1', label: 'leaf' }] }], selectionMode: 'single' }), h(PPanelMenu, { model: [{ label: 'Docs', items: [{ label: 'A' }] }] }), h(PDatePicker, { inline: true }), h(PListbox, { options: ['x', 'y', 'z'] })]),
  'PrimeVue: dialog': prime(() => [...behind(PButton), h(PDialog, { visible: true, modal: true, header: 'Sure?' }, slot(h(PButton, { label: 'OK' })))]),
};
