'use strict';

/** Makes an element with properties, attributes (names with a dash, and `role`) and children. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('-') || key === 'role') element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const basket = {
  read: () => JSON.parse(localStorage.getItem('basket') ?? '[]'),
  write(lines) {
    localStorage.setItem('basket', JSON.stringify(lines));
    showBasketCount();
  },
  add(id, colour, count) {
    const lines = basket.read();
    const line = lines.find((each) => each.id === id && each.colour === colour);
    if (line) line.count += count;
    else lines.push({ id, colour, count });
    basket.write(lines);
  },
  count: () => basket.read().reduce((sum, { count }) => sum + count, 0),
};

function showBasketCount() {
  const count = basket.count();
  const link = document.querySelector('.basket-link');
  link.setAttribute('aria-label', `Basket, ${count} ${count === 1 ? 'item' : 'items'}`);
  link.querySelector('.badge').textContent = count;
}

let toastTimer = 0;

/** Announces a text in the live region, and removes it after a while. */
function announce(text) {
  const region = document.querySelector('#announcements');
  region.textContent = text;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (region.textContent = ''), 6000);
}

function buildHeader() {
  const here = new URLSearchParams(location.search);
  const search = make('input', { type: 'search', name: 'q', placeholder: 'Search products', value: here.get('q') ?? '', autocomplete: 'off', 'aria-label': 'Search products' });
  const form = make('form', { className: 'search', action: 'index.html', role: 'search' }, search, make('button', { type: 'submit' }, 'Search'));
  const links = Object.entries({ '': 'Everything', ...categories }).map(([id, name]) => {
    const link = make('a', { href: id === '' ? 'index.html' : `index.html?category=${id}` }, name);
    if (document.body.dataset.page === 'grid' && !here.has('q') && (here.get('category') ?? '') === id) link.setAttribute('aria-current', 'page');
    return make('li', {}, link);
  });
  const basketLink = make('a', { className: 'basket-link', href: 'basket.html' }, make('span', { 'aria-hidden': 'true' }, 'Basket '), make('span', { className: 'badge', 'aria-hidden': 'true' }));
  document.querySelector('header').append(
    make('a', { className: 'logo', href: 'index.html' }, 'Harbour & Home'),
    form,
    basketLink,
    make('nav', { 'aria-label': 'Categories' }, make('ul', {}, ...links)),
  );
}

function buildFooter() {
  document.querySelector('footer').append(
    make('iframe', { src: 'newsletter.html', title: 'Newsletter', className: 'newsletter' }),
    make('ul', { className: 'footer-links' }, ...['Delivery', 'Returns', 'Contact'].map((name) => make('li', {}, make('a', { href: `#${name.toLowerCase()}` }, name)))),
    make('p', { className: 'copyright' }, '© Harbour & Home. A sample shop; nothing here is for sale.'),
  );
}

/** Shows a banner at the bottom of the page until a person answers it. */
function buildCookieBanner() {
  if (localStorage.getItem('cookies')) return;
  const banner = make('section', { className: 'cookies', 'aria-label': 'Cookies' });
  const answer = (choice) => () => {
    localStorage.setItem('cookies', choice);
    banner.remove();
  };
  banner.append(
    make('p', {}, 'We use cookies to keep your basket, and would like to use some more to see how the shop is used.'),
    make('button', { className: 'quiet', onclick: answer('necessary') }, 'Only necessary'),
    make('button', { onclick: answer('all') }, 'Accept all'),
  );
  document.body.append(banner);
}

buildHeader();
buildFooter();
document.querySelector('footer').before(make('p', { id: 'announcements', role: 'status', 'aria-live': 'polite' }));
showBasketCount();
buildCookieBanner();
