import Aura from '@primevue/themes/aura';
import Checkbox from 'primevue/checkbox';
import ColorPicker from 'primevue/colorpicker';
import PrimeVue from 'primevue/config';
import DatePicker from 'primevue/datepicker';
import FileUpload from 'primevue/fileupload';
import InputNumber from 'primevue/inputnumber';
import ProgressBar from 'primevue/progressbar';
import RadioButton from 'primevue/radiobutton';
import Rating from 'primevue/rating';
import Select from 'primevue/select';
import Slider from 'primevue/slider';
import SplitButton from 'primevue/splitbutton';
import Tab from 'primevue/tab';
import TabList from 'primevue/tablist';
import Tabs from 'primevue/tabs';
import ToggleSwitch from 'primevue/toggleswitch';
import { showTemplate } from '../support/vue.ts';
import { widgets } from '../support/widgets.ts';

const components = {
  Checkbox,
  ColorPicker,
  DatePicker,
  FileUpload,
  InputNumber,
  ProgressBar,
  RadioButton,
  Rating,
  Select,
  Slider,
  SplitButton,
  Tab,
  TabList,
  Tabs,
  ToggleSwitch,
};
const vue =
  (template: string, data: object = {}) =>
  () =>
    showTemplate(
      template,
      (app) => {
        app.use(PrimeVue, { theme: { preset: Aura } });
        for (const [name, component] of Object.entries(components)) app.component(`P${name}`, component);
      },
      data,
    );

widgets('PrimeVue', [
  ['slider', vue('<p-slider aria-label="Volume" v-model="v"/>', { v: 30 }), '[N slider Volume=30 of 0–100]'],
  [
    'switch',
    vue('<label for="w">Wifi</label> <p-toggle-switch input-id="w" :model-value="true"/>'),
    '[N switch Wifi (checked)]',
  ],
  ['checkbox', vue('<p-checkbox input-id="t" binary/> <label for="t">Terms</label>'), '[N checkbox Terms]'],
  [
    'radio',
    vue(
      '<p-radio-button input-id="s" name="size" value="s" model-value="s"/> <label for="s">Small</label> <p-radio-button input-id="m" name="size" value="m" model-value="s"/> <label for="m">Medium</label>',
    ),
    '[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    vue(`<p-select aria-label="Country" model-value="Norway" :options="['Norway', 'Sweden']"/>`),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'date field',
    vue('<p-date-picker aria-label="Birthday" v-model="v"/>', { v: new Date(2024, 2, 5) }),
    '[N combobox Birthday="03/05/2024" (collapsed)]',
  ],
  [
    'rating',
    vue('<p-rating :model-value="3"/>'),
    '[N radio 1 star][N radio 2 stars][N radio 3 stars (checked)][N radio 4 stars][N radio 5 stars]',
  ],
  [
    'stepper',
    vue('<p-input-number aria-label="Quantity" show-buttons :model-value="2" :min="0" :max="9"/>'),
    '[N spinbutton Quantity=2]',
  ],
  ['progress', vue('<p-progress-bar aria-label="Upload" :value="40"/>'), '(progress Upload 40 %)'],
  [
    'tabs',
    vue(
      '<p-tabs value="o"><p-tab-list><p-tab value="o">Orders</p-tab><p-tab value="i">Invoices</p-tab></p-tab-list></p-tabs>',
    ),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  // A person sees an arrow on the second button. The library names neither the button nor the picture.
  [
    'menu',
    vue(`<p-split-button label="Options" :model="[{ label: 'Rename' }]"/>`),
    '[N button Options][N button (collapsed menu)]',
  ],
  [
    'upload',
    vue('<p-file-upload mode="basic" choose-label="Upload photo"/>'),
    '[N button Upload photo] No file chosen',
  ],
  // A person sees a small box of the colour. The library gives the read-only field no name.
  ['swatch', vue('<p-color-picker model-value="7e5ffb"/>'), '[N textbox swatch #7f5ffb (readonly)]'],
]);
