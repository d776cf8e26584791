import { createVuetify } from 'vuetify';
import 'vuetify/styles';
import * as components from 'vuetify/components';
import { showTemplate } from '../support/vue.ts';
import { widgets } from '../support/widgets.ts';

const vue = (template: string) => () =>
  showTemplate(`<v-app>${template}</v-app>`, (app) => app.use(createVuetify({ components })));

widgets('Vuetify', [
  // Nothing ties the label to the slider: it stands beside it, as on the page.
  [
    'slider',
    vue('<v-slider label="Volume" :model-value="30" :max="100" :min="0" :step="1"/>'),
    'Volume [N slider=30 of 0–100]',
  ],
  ['switch', vue('<v-switch label="Wifi" :model-value="true"/>'), '[N checkbox Wifi (checked)]'],
  ['checkbox', vue('<v-checkbox label="Terms"/>'), '[N checkbox Terms]'],
  [
    'radio',
    vue(
      '<v-radio-group label="Size" model-value="s"><v-radio label="Small" value="s"/><v-radio label="Medium" value="m"/></v-radio-group>',
    ),
    'Size\n[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    vue(`<v-select label="Country" model-value="Norway" :items="['Norway', 'Sweden']"/>`),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  // The picture of a calendar beside the field is a button of its own, to which the library gives no name.
  [
    'date field',
    vue('<v-date-input label="Birthday" :model-value="new Date(2024, 2, 5)"/>'),
    '[N button .calendar][N textbox Birthday="03/05/2024"]',
  ],
  [
    'rating',
    vue('<v-rating :model-value="3" item-aria-label="{0} of {1} stars"/>'),
    '[N radio 1 of 5 stars]\n[N radio 2 of 5 stars]\n[N radio 3 of 5 stars (checked)]\n[N radio 4 of 5 stars]\n[N radio 5 of 5 stars]',
  ],
  // The library hides its two buttons from assistive technology, as it steps the value by the arrow keys too.
  ['stepper', vue('<v-number-input label="Quantity" :model-value="2" :min="0" :max="9"/>'), '[N textbox Quantity=2]'],
  ['progress', vue('<v-progress-linear aria-label="Upload" :model-value="40"/>'), '(progress Upload 40 %)'],
  [
    'tabs',
    vue('<v-tabs model-value="o"><v-tab value="o">Orders</v-tab><v-tab value="i">Invoices</v-tab></v-tabs>'),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  [
    'menu',
    vue(
      '<v-menu><template #activator="{ props }"><v-btn v-bind="props">Options</v-btn></template><v-list><v-list-item title="Rename"/></v-list></v-menu>',
    ),
    '[N button Options (collapsed menu)]',
  ],
  [
    'upload',
    vue('<v-file-input label="Upload photo"/>'),
    '[N button Upload photo prepended action][N file Upload photo]',
  ],
]);
