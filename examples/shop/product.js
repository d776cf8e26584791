'use strict';

const product = products.find(({ id }) => id === new URLSearchParams(location.search).get('id')) ?? products[0];
const at = (selector) => document.querySelector(selector);

function chosenColour() {
  return at('input[name=colour]:checked').value;
}

function showColour() {
  at('#picture').replaceChildren(drawProduct(product, chosenColour()));
}

document.title = `${product.name} – Harbour & Home`;
at('h1').textContent = product.name;
at('#crumb').textContent = categories[product.category];
at('#crumb').href = `index.html?category=${product.category}`;
at('#text').textContent = product.text;
at('#price').replaceChildren(make('span', {}, money(product.price)), ' ', product.was ? make('s', {}, money(product.was)) : '');
at('#rating').append(make('star-rating', { 'data-value': String(product.rating), 'data-count': String(product.reviews) }));

product.colours.forEach((colour, index) => {
  const swatch = make('span', { className: 'swatch', 'aria-hidden': 'true' });
  swatch.style.background = paints[colour];
  const radio = make('input', { type: 'radio', name: 'colour', value: colour, checked: index === 0, onchange: showColour });
  at('#colours').append(make('label', { className: 'colour' }, radio, swatch, colour));
});
showColour();

at('#form').onsubmit = (event) => {
  event.preventDefault();
  const count = Number(at('#count').value);
  basket.add(product.id, chosenColour(), count);
  announce(`Added to basket: ${count} × ${product.name}, ${chosenColour().toLowerCase()}`);
};

if (product.soldOut) {
  at('#add').disabled = true;
  at('#add').textContent = 'Sold out';
}

at('#less').onclick = () => at('#count').stepDown();
at('#more').onclick = () => at('#count').stepUp();
at('#open-care').onclick = () => at('#care').showModal();
at('#close-care').onclick = () => at('#care').close();
