'use strict';

/** Stars with which a person rates a product. They are in a shadow root, as third-party widgets are. */
class StarRating extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = `
      :host { display: inline-flex; gap: .25rem; align-items: center; }
      button { border: 0; background: none; padding: .1rem; font-size: 1.4rem; line-height: 1; color: #c9c2b4; cursor: pointer; }
      button.on { color: #b8923f; }
      span { color: #6b6459; font-size: .9rem; }`;
    const average = Number(this.dataset.value);
    const text = document.createElement('span');
    text.textContent = `${average} of 5, ${this.dataset.count} reviews`;
    const stars = [1, 2, 3, 4, 5].map((star) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = '★';
      button.setAttribute('aria-label', star === 1 ? 'Rate 1 star' : `Rate ${star} stars`);
      button.setAttribute('aria-pressed', 'false');
      button.classList.toggle('on', star <= Math.round(average));
      button.onclick = () => {
        stars.forEach((each, index) => {
          each.classList.toggle('on', index < star);
          each.setAttribute('aria-pressed', String(index + 1 === star));
        });
        text.textContent = `You gave ${star} of 5`;
      };
      return button;
    });
    root.append(style, ...stars, text);
  }
}

customElements.define('star-rating', StarRating);
