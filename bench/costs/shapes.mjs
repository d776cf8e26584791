/** Functions that run in a page and fill it with about the given number of nodes. */
export const SHAPES = {
  list: (size) => {
    const row = (i) => `<li><a href="/item/${i}">Item ${i}</a> costs ${i} euro <button>Buy ${i}</button></li>`;
    document.body.innerHTML = `<h1>List</h1><ul>${Array.from({ length: size / 6 }, (_, i) => row(i)).join('')}</ul>`;
  },
  paragraph: (size) => {
    document.body.innerHTML = `<p>${Array.from({ length: size / 3 }, (_, i) => `word <a href="/${i}">link ${i}</a> `).join('')}</p>`;
  },
  marks: (size) => {
    const marked = (i) => `a<s>struck ${i}</s> b<code>code ${i}</code> x<sup>2</sup> `;
    document.body.innerHTML = `<p>${Array.from({ length: size / 9 }, (_, i) => marked(i)).join('')}</p>`;
  },
  buttons: (size) => {
    document.body.innerHTML = '<div><button class="b">Go</button></div>'.repeat(size / 3);
  },
  siblings: (size) => {
    document.body.innerHTML = '<button class="b">Go</button>'.repeat(size / 2);
  },
  table: (size) => {
    const row = `<tr>${'<td><button>Edit</button></td>'.repeat(50)}</tr>`;
    document.body.innerHTML = `<table>${row.repeat(size / 150)}</table>`;
  },
  spans: (size) => {
    const row = (i) => `<tr>${'<td rowspan=3 colspan=2>cell</td>'.repeat(20)}<td>${i}</td></tr>`;
    document.body.innerHTML = `<table>${Array.from({ length: size / 44 }, (_, i) => row(i)).join('')}</table>`;
  },
  form: (size) => {
    const field = (i) => `<label>Field ${i}<input name="f${i}"></label><select><option>One<option>Two</select>`;
    document.body.innerHTML = `<form>${Array.from({ length: size / 7 }, (_, i) => field(i)).join('')}</form>`;
  },
  options: (size) => {
    document.body.innerHTML = `<select>${Array.from({ length: size / 2 }, (_, i) => `<option>${i}`).join('')}</select>`;
  },
  radios: (size) => {
    const radio = (i) => `<input type=radio name=r id=r${i}><label for=r${i}>Choice ${i}</label>`;
    document.body.innerHTML = `<form>${Array.from({ length: size / 3 }, (_, i) => radio(i)).join('')}</form>`;
  },
  headings: (size) => {
    const part = (i) => `<section aria-label="Part ${i}"><h2>Heading ${i}</h2><p>Some words.</p></section>`;
    document.body.innerHTML = Array.from({ length: size / 5 }, (_, i) => part(i)).join('');
  },
  deep: (size) => {
    let el = document.body;
    for (let i = 0; i < Math.min(size, 1500); i++) el = el.appendChild(document.createElement('div'));
    el.innerHTML = '<button>Deep</button>';
  },
  deepTargets: (size) => {
    let el = document.body;
    for (let i = 0; i < Math.min(size, 1500); i++) {
      el = el.appendChild(document.createElement('div'));
      el.onclick = () => {};
      if (i % 10 === 0) el.append(`level ${i} `);
    }
  },
  nestedLists: (size) => {
    let el = document.body;
    for (let i = 0; i < Math.min(size / 2, 700); i++) {
      el = el.appendChild(document.createElement('ul')).appendChild(document.createElement('li'));
      el.append(`level ${i}`);
    }
  },
  names: (size) => {
    document.body.innerHTML = `<div id=all>${'<span>word</span> '.repeat(size / 3)}</div>${'<button aria-labelledby=all>x</button>'.repeat(size / 20)}`;
  },
  described: (size) => {
    document.body.innerHTML = `<div id=all>${'<span>word</span> '.repeat(size / 3)}</div>${'<button aria-describedby=all>x</button>'.repeat(size / 20)}`;
  },
  clickables: (size) => {
    document.body.innerHTML =
      `<div onclick="1"><span>word</span> `.repeat(Math.min(size / 3, 300)) + '<i>x</i> '.repeat(size / 3);
  },
  nested: (size) => {
    // Boxes without words of their own are not kept in the tree.
    const box = (i) => `<div role=group aria-label="Box ${i}">`;
    document.body.innerHTML =
      Array.from({ length: Math.min(size / 6, 400) }, (_, i) => box(i)).join('') + '<i>x</i> '.repeat(size / 3);
  },
  pictures: (size) => {
    document.body.innerHTML = `<p>${'<img alt="a cat" width=9 height=9> cat '.repeat(size / 2)}</p>`;
  },
  text: (size) => {
    document.body.innerHTML = '<p></p>';
    document.querySelector('p').textContent = 'lorem ipsum dolor '.repeat((size * 100) / 18);
  },
  pre: (size) => {
    document.body.innerHTML = '<pre></pre>';
    document.querySelector('pre').textContent = '  if (a) return b;\n'.repeat(size);
  },
  positioned: (size) => {
    const one = (i) =>
      `<i style="position:absolute;left:${(i % 100) * 8}px;top:${Math.floor(i / 100) * 20}px">w${i}</i>`;
    document.body.innerHTML = Array.from({ length: size / 2 }, (_, i) => one(i)).join('');
  },
  overlapping: (size) => {
    const place = (i) => `left:${(i * 13) % 200}px;top:${((i * 7) % 200) + i / 10000}px`;
    const one = (i) => `<button style="position:absolute;${place(i)}">Go ${i}</button>`;
    document.body.innerHTML = Array.from({ length: size / 2 }, (_, i) => one(i)).join('');
  },
  images: (size) => {
    const areas = Array.from({ length: size / 3 }, (_, i) => `<area href="/${i}" alt="Part ${i}" coords="0,0,9,9">`);
    const images = `${'<img usemap=#other>'.repeat(size / 3)}<img usemap=#m width=9 height=9>`;
    document.body.innerHTML = `${images}<map name=m>${areas.join('')}</map>`;
  },
  suggestions: (size) => {
    const options = Array.from({ length: size / 3 }, (_, i) => `<option value="Choice ${i}">`);
    document.body.innerHTML = `<datalist id=d>${options.join('')}</datalist>${'<input list=d>'.repeat(size / 3)}`;
  },
  cards: (size) => {
    // The last ones have what is searched for.
    const title = (i) => (i < size / 8 - 20 ? `Card ${i}` : `Extra card ${i}`);
    const card = (i) => `<div><h3><a href="/${i}">${title(i)}</a></h3><p>Words</p><button>Buy</button></div>`;
    document.body.innerHTML = Array.from({ length: size / 8 }, (_, i) => card(i)).join('');
  },
  hidden: (size) => {
    const menu = (i) => `<div class=c${i}>x<span class=h>Menu ${i}</span></div>`;
    const rules = Array.from({ length: size / 8 }, (_, i) => `.c${i}:hover .h{display:block}`);
    const menus = Array.from({ length: size / 4 }, (_, i) => menu(i));
    document.body.innerHTML = `<style>.h{display:none}${rules.join('')}</style>${menus.join('')}`;
  },
  inline: (size) => {
    let el = document.body;
    for (let i = 0; i < size / 2; i++) {
      el = el.appendChild(document.createElement('span'));
      el.append(`word ${i} `);
    }
  },
  shadows: (size) => {
    for (let i = 0; i < size / 5; i++) {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).innerHTML = `<button>Go ${i}</button><slot></slot>`;
      host.append(`slotted ${i}`);
    }
  },
};
