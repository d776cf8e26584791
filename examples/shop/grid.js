'use strict';

const orders = {
  '': ['Our choice', () => 0],
  price: ['Price, lowest first', (a, b) => a.price - b.price],
  rating: ['Best rated', (a, b) => b.rating - a.rating],
  name: ['Name', (a, b) => a.name.localeCompare(b.name)],
};

const query = new URLSearchParams(location.search);
const wanted = (query.get('q') ?? '').trim().toLowerCase();
const category = query.get('category');

function isWanted(product) {
  if (category && product.category !== category) return false;
  return wanted === '' || `${product.name} ${categories[product.category]}`.toLowerCase().includes(wanted);
}

function card(product) {
  const price = make('p', { className: 'price' }, make('span', {}, money(product.price)), ' ', product.was ? make('s', {}, money(product.was)) : null);
  // The name of the product is right below the picture.
  const picture = drawProduct(product);
  picture.setAttribute('aria-hidden', 'true');
  return make(
    'li',
    { className: 'card' },
    make('a', { href: `product.html?id=${product.id}` }, picture, make('h2', {}, product.name)),
    make('p', { className: 'stars' }, `★ ${product.rating} of 5 (${product.reviews})`),
    price,
    product.soldOut ? make('p', { className: 'sold-out' }, 'Sold out') : null,
  );
}

function showGrid(order) {
  const found = products.filter(isWanted).sort(orders[order][1]);
  const title = wanted ? `Results for “${query.get('q').trim()}”` : category ? categories[category] : 'Things for the house';
  document.title = `${title} – Harbour & Home`;
  document.querySelector('h1').textContent = title;
  document.querySelector('#count').textContent = found.length === 1 ? '1 product' : `${found.length} products`;
  document.querySelector('#grid').replaceChildren(...found.map(card));
  document.querySelector('#nothing').hidden = found.length > 0;
}

const select = document.querySelector('#order');
select.append(...Object.entries(orders).map(([value, [name]]) => make('option', { value }, name)));
select.onchange = () => showGrid(select.value);
showGrid('');
