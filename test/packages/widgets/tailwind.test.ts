import '@tailwindcss/browser';
import { pause, place } from '../support/page.ts';
import { widgets } from '../support/widgets.ts';

/** The script of Tailwind makes the style of the classes that it finds. */
const html = (markup: string) => async () => {
  place().innerHTML = markup;
  await pause(100);
};
const stars = [1, 2, 3, 4, 5]
  .map(
    (n) =>
      `<label class="cursor-pointer text-gray-300 has-checked:text-yellow-500"><input class="sr-only" type="radio" name="q" ${n === 3 ? 'checked' : ''} aria-label="${n} of 5">★</label>`,
  )
  .join('');

widgets('Tailwind', [
  [
    'slider',
    html('<label>Volume <input type="range" class="w-64 appearance-none bg-gray-200 h-2" value="30"></label>'),
    '[N slider Volume=30 of 0–100]',
  ],
  [
    'switch',
    html(
      '<label class="inline-flex items-center"><input type="checkbox" role="switch" class="sr-only peer" checked><div class="relative w-11 h-6 bg-gray-200 peer-checked:bg-blue-600 rounded-full after:content-[\'\'] after:absolute after:size-5 after:bg-white"></div><span class="ms-3">Wifi</span></label>',
    ),
    '[N switch Wifi (checked)]',
  ],
  [
    'checkbox',
    html(
      '<input id="t" type="checkbox" class="sr-only peer"><label for="t" class="flex peer-checked:text-blue-600"><span class="size-5 border"></span>Terms</label>',
    ),
    '[N checkbox Terms]',
  ],
  [
    'radio',
    html(
      '<fieldset><legend>Size</legend><label class="has-checked:bg-indigo-50"><input type="radio" name="s" class="sr-only peer" checked><span class="peer-checked:underline">Small</span></label><label><input type="radio" name="s" class="sr-only peer"><span class="peer-checked:underline">Medium</span></label></fieldset>',
    ),
    'Size\n[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    html(
      '<label for="c" class="block">Country</label><div class="grid"><select id="c" class="col-start-1 row-start-1 appearance-none"><option>Norway</option><option>Sweden</option></select><svg class="pointer-events-none col-start-1 row-start-1 size-5" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 6l4 4 4-4"/></svg></div>',
    ),
    '[N combobox Country="Norway" of 2: Norway · Sweden]',
  ],
  [
    'date field',
    html('<label>Birthday <input type="date" class="border px-3" value="2024-03-05"></label>'),
    '[N date Birthday="2024-03-05"]',
  ],
  [
    'rating',
    html(`<div class="flex">${stars}</div>`),
    '[N radio 1 of 5][N radio 2 of 5][N radio 3 of 5 (checked)][N radio 4 of 5][N radio 5 of 5]',
  ],
  [
    'stepper',
    html(
      '<div class="flex"><button aria-label="Decrease" class="p-2 border">−</button><input aria-label="Quantity" inputmode="numeric" role="spinbutton" aria-valuenow="2" value="2" class="w-10"><button aria-label="Increase" class="p-2 border">+</button></div>',
    ),
    '[N button − Decrease][N spinbutton Quantity=2][N button + Increase]',
  ],
  [
    'menu',
    html('<button class="inline-flex px-3 py-2" aria-haspopup="true" aria-expanded="false">Options</button>'),
    '[N button Options (collapsed menu)]',
  ],
  [
    'upload',
    html(
      '<label for="f" class="relative cursor-pointer rounded-md"><span>Upload photo</span><input id="f" type="file" class="sr-only"></label>',
    ),
    '[N file Upload photo]',
  ],
  [
    'swatch',
    html(
      '<label class="inline-flex"><input type="radio" name="c" aria-label="Purple" class="sr-only peer" checked><span class="size-8 rounded-full bg-[#7e5ffb] peer-checked:ring-2"></span></label>',
    ),
    '[N radio Purple (checked)]',
  ],
]);
