'use strict';

const list = document.querySelector('#lines');

function changeLine(index, count) {
  const lines = basket.read();
  if (count > 0) lines[index].count = count;
  else lines.splice(index, 1);
  basket.write(lines);
  showBasket();
  announce(count > 0 ? 'Basket changed' : 'Taken out of the basket');
}

function row({ id, colour, count }, index) {
  const product = products.find((each) => each.id === id);
  const amount = make('input', { type: 'number', min: 1, max: 20, value: count, 'aria-label': `Quantity of ${product.name}`, onchange: (event) => changeLine(index, Number(event.target.value)) });
  const remove = make('button', { className: 'quiet', 'aria-label': `Remove ${product.name}`, onclick: () => changeLine(index, 0) }, '✕');
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, make('a', { href: `product.html?id=${id}` }, product.name)),
    make('td', {}, colour),
    make('td', {}, amount),
    make('td', { className: 'number' }, money(product.price * count)),
    make('td', {}, remove),
  );
}

function showBasket() {
  const lines = basket.read();
  const total = lines.reduce((sum, { id, count }) => sum + products.find((each) => each.id === id).price * count, 0);
  list.replaceChildren(...lines.map(row));
  document.querySelector('#total').textContent = money(total);
  document.querySelector('#empty').hidden = lines.length > 0;
  document.querySelector('#full').hidden = lines.length === 0;
}

const dialog = document.querySelector('#checkout');
document.querySelector('#to-checkout').onclick = () => dialog.showModal();
document.querySelector('#cancel').onclick = () => dialog.close();
document.querySelector('#order').onsubmit = () => {
  basket.write([]);
  showBasket();
  announce('Thank you, your order is on its way');
};
showBasket();
