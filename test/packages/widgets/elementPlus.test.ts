import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { showTemplate } from '../support/vue.ts';
import { widgets } from '../support/widgets.ts';

const vue =
  (template: string, data: object = {}) =>
  () =>
    showTemplate(template, (app) => app.use(ElementPlus), data);

widgets('Element Plus', [
  ['slider', vue('<el-slider aria-label="Volume" v-model="v"/>', { v: 30 }), '[N slider Volume=30 of 0–100]'],
  ['switch', vue('<el-switch aria-label="Wifi" :model-value="true"/>'), '[N switch Wifi (checked)]'],
  ['checkbox', vue('<el-checkbox label="Terms"/>'), '[N checkbox Terms]'],
  [
    'radio',
    vue(
      '<el-radio-group model-value="s" aria-label="Size"><el-radio value="s">Small</el-radio><el-radio value="m">Medium</el-radio></el-radio-group>',
    ),
    '[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    vue(
      '<el-select aria-label="Country" v-model="v"><el-option value="n" label="Norway"/><el-option value="s" label="Sweden"/></el-select>',
      { v: 'n' },
    ),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'date field',
    vue('<el-date-picker aria-label="Birthday" v-model="v"/>', { v: new Date(2024, 2, 5) }),
    '[N combobox Birthday="2024-03-05" (collapsed)]',
  ],
  ['rating', vue('<el-rate aria-label="Quality" :model-value="3"/>'), '[N slider Quality=3 of 0–5]'],
  [
    'stepper',
    vue('<el-input-number aria-label="Quantity" :model-value="2" :min="0" :max="9"/>'),
    '[N button decrease number][N button increase number][N spinbutton Quantity=2]',
  ],
  ['progress', vue('<el-progress :percentage="40"/>'), '(progress 40 %)'],
  [
    'tabs',
    vue(
      '<el-tabs model-value="o"><el-tab-pane label="Orders" name="o"/><el-tab-pane label="Invoices" name="i"/></el-tabs>',
    ),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  [
    'menu',
    vue(
      '<el-dropdown trigger="click"><el-button>Options</el-button><template #dropdown><el-dropdown-menu><el-dropdown-item>Rename</el-dropdown-item></el-dropdown-menu></template></el-dropdown>',
    ),
    '[N button Options (collapsed menu)]',
  ],
  ['upload', vue('<el-upload><el-button>Upload photo</el-button></el-upload>'), '[N button Upload photo]'],
  // The button shows its colour under an arrow. The library tells the colour in the description, which views give that
  // tell descriptions.
  ['swatch', vue('<el-color-picker aria-label="Colour" model-value="#7e5ffb"/>'), '[N button Colour (collapsed)]'],
]);
