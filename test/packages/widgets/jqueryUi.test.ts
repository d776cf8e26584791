import 'jquery-ui/dist/themes/base/jquery-ui.css';
import $ from 'jquery';
import { place } from '../support/page.ts';
import { widgets } from '../support/widgets.ts';

/** Makes a page and lets jQuery UI make widgets of it; the library expects jQuery as a global. */
const html = (markup: string, make: (jquery: any) => void) => async () => {
  Object.assign(window, { jQuery: $, $ });
  await import('jquery-ui/dist/jquery-ui.js' as string);
  place().innerHTML = markup;
  make($);
};

widgets('jQuery UI', [
  // The library gives its slider neither role nor name nor value: a person sees a handle at three tenths of a track.
  [
    'slider',
    html('<div id="v" style="width:200px"></div>', (jq) => jq('#v').slider({ value: 30 })),
    '[N slider=30 of 0–100]',
  ],
  [
    'checkbox',
    html('<label for="t">Terms</label><input type="checkbox" id="t">', (jq) => jq('#t').checkboxradio()),
    '[N checkbox Terms]',
  ],
  [
    'radio',
    html(
      '<fieldset><legend>Size</legend><label for="s">Small</label><input type="radio" name="r" id="s" checked><label for="m">Medium</label><input type="radio" name="r" id="m"></fieldset>',
      (jq) => jq('input').checkboxradio(),
    ),
    'Size\n[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    html(
      '<label for="c">Country</label><select id="c"><option selected>Norway</option><option>Sweden</option></select>',
      (jq) => jq('#c').selectmenu(),
    ),
    '[N combobox Country="Norway" (collapsed menu)]',
  ],
  [
    'date field',
    html('<label for="b">Birthday</label> <input id="b" value="03/05/2024">', (jq) => jq('#b').datepicker()),
    '[N textbox Birthday="03/05/2024"]',
  ],
  [
    'stepper',
    html('<label for="q">Quantity</label> <input id="q" value="2">', (jq) => jq('#q').spinner({ min: 0, max: 9 })),
    '[N spinbutton Quantity=2]',
  ],
  ['progress', html('<div id="p"></div>', (jq) => jq('#p').progressbar({ value: 40 })), '(progress 40 %)'],
  [
    'tabs',
    html(
      '<div id="x"><ul><li><a href="#o">Orders</a></li><li><a href="#i">Invoices</a></li></ul><div id="o"></div><div id="i"></div></div>',
      (jq) => jq('#x').tabs(),
    ),
    '@tablist\n[N tab Orders (selected expanded)][N tab Invoices (collapsed)]',
  ],
  [
    'menu',
    html('<ul id="m" style="width:150px"><li><div>Rename</div></li><li><div>Delete</div></li></ul>', (jq) =>
      jq('#m').menu(),
    ),
    '@menu\n[N Rename][N Delete]',
  ],
]);
