import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap';
import { place } from '../support/page.ts';
import { widgets } from '../support/widgets.ts';

const html = (markup: string) => () => {
  place().innerHTML = markup;
};

widgets('Bootstrap', [
  [
    'slider',
    html('<label for="v" class="form-label">Volume</label><input type="range" class="form-range" value="30" id="v">'),
    '[N slider Volume=30 of 0–100]',
  ],
  [
    'switch',
    html(
      '<div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="w" checked><label class="form-check-label" for="w">Wifi</label></div>',
    ),
    '[N switch Wifi (checked)]',
  ],
  [
    'checkbox',
    html(
      '<div class="form-check"><input class="form-check-input" type="checkbox" id="t"><label class="form-check-label" for="t">Terms</label></div>',
    ),
    '[N checkbox Terms]',
  ],
  [
    'radio',
    html(
      '<div class="btn-group" role="group" aria-label="Size"><input type="radio" class="btn-check" name="size" id="s" checked><label class="btn btn-outline-primary" for="s">Small</label><input type="radio" class="btn-check" name="size" id="m"><label class="btn btn-outline-primary" for="m">Medium</label></div>',
    ),
    '[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    html(
      '<div class="form-floating"><select class="form-select" id="c"><option selected>Norway</option><option>Sweden</option></select><label for="c">Country</label></div>',
    ),
    '[N combobox Country="Norway" of 2: Norway · Sweden]',
  ],
  [
    'date field',
    html(
      '<div class="form-floating"><input type="date" class="form-control" id="b" value="2024-03-05"><label for="b">Birthday</label></div>',
    ),
    '[N date Birthday="2024-03-05"]',
  ],
  [
    'stepper',
    html(
      '<div class="input-group"><span class="input-group-text">Quantity</span><input type="number" class="form-control" value="2" min="0" max="9" aria-label="Quantity"></div>',
    ),
    '[N spinbutton Quantity=2]',
  ],
  [
    'progress',
    html(
      '<div class="progress" role="progressbar" aria-label="Upload" aria-valuenow="40" aria-valuemin="0" aria-valuemax="100"><div class="progress-bar" style="width:40%">40%</div></div>',
    ),
    '(progress Upload 40 %)',
  ],
  [
    'tabs',
    html(
      '<ul class="nav nav-tabs" role="tablist"><li class="nav-item" role="presentation"><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#o" role="tab" aria-selected="true">Orders</button></li><li class="nav-item" role="presentation"><button class="nav-link" data-bs-toggle="tab" data-bs-target="#i" role="tab" aria-selected="false">Invoices</button></li></ul>',
    ),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  [
    'menu',
    html(
      '<div class="dropdown"><button class="btn btn-secondary dropdown-toggle" data-bs-toggle="dropdown" aria-expanded="false">Options</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="#">Rename</a></li></ul></div>',
    ),
    '[N button Options (collapsed)]',
  ],
  [
    'upload',
    html('<label for="f" class="form-label">Upload photo</label><input class="form-control" type="file" id="f">'),
    '[N file Upload photo]',
  ],
  [
    'swatch',
    html('<input type="color" class="form-control form-control-color" aria-label="Colour" value="#7e5ffb">'),
    '[N color Colour="#7e5ffb"]',
  ],
]);
