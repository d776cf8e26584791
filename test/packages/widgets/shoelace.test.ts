import '@shoelace-style/shoelace/dist/shoelace.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import { place } from '../support/page.ts';
import { widgets } from '../support/widgets.ts';

const html = (markup: string) => async () => {
  const host = place();
  host.innerHTML = markup;
  for (const el of host.querySelectorAll('*')) await (el as { updateComplete?: Promise<unknown> }).updateComplete;
};

widgets('Shoelace', [
  ['slider', html('<sl-range label="Volume" value="30"></sl-range>'), '[N slider Volume=30 of 0–100]'],
  ['switch', html('<sl-switch checked>Wifi</sl-switch>'), '[N switch Wifi (checked)]'],
  ['checkbox', html('<sl-checkbox>Terms</sl-checkbox>'), '[N checkbox Terms]'],
  [
    'radio',
    html(
      '<sl-radio-group label="Size" value="s"><sl-radio value="s">Small</sl-radio><sl-radio value="m">Medium</sl-radio></sl-radio-group>',
    ),
    'Size\n[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    html(
      '<sl-select label="Country" value="n"><sl-option value="n">Norway</sl-option><sl-option value="s">Sweden</sl-option></sl-select>',
    ),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'date field',
    html('<sl-input type="date" label="Birthday" value="2024-03-05"></sl-input>'),
    '[N date Birthday="2024-03-05"]',
  ],
  ['rating', html('<sl-rating label="Quality" value="3"></sl-rating>'), '[N slider Quality=3 of 0–5]'],
  [
    'stepper',
    html('<sl-input type="number" label="Quantity" value="2" min="0" max="9"></sl-input>'),
    '[N spinbutton Quantity=2]',
  ],
  ['progress', html('<sl-progress-bar label="Upload" value="40"></sl-progress-bar>'), '(progress Upload 40 %)'],
  [
    'tabs',
    html(
      '<sl-tab-group><sl-tab slot="nav" panel="o">Orders</sl-tab><sl-tab slot="nav" panel="i">Invoices</sl-tab><sl-tab-panel name="o"></sl-tab-panel><sl-tab-panel name="i"></sl-tab-panel></sl-tab-group>',
    ),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  [
    'menu',
    html(
      '<sl-dropdown><sl-button slot="trigger" caret>Options</sl-button><sl-menu><sl-menu-item>Rename</sl-menu-item></sl-menu></sl-dropdown>',
    ),
    '[N button Options]',
  ],
  // The button shows its colour, which style paints behind it by `::before`; the library gives it no value.
  ['swatch', html('<sl-color-picker label="Colour" value="#7e5ffb"></sl-color-picker>'), '[N button Colour]'],
]);
