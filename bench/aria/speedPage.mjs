// Makes a page of about `count` elements, of the kinds and in the proportions of application and article pages.

export function speedPage(count) {
  const parts = [];
  let elements = 0;
  const add = (html) => {
    parts.push(html);
    elements += (html.match(/<[a-z]/g) ?? []).length;
  };
  for (let i = 0; elements < count; i++) {
    add(`<div class="card c${i % 7}"><div class="head"><h3>Item <b>${i}</b></h3><span class="badge">new</span></div>
      <p>Some text about item ${i}, with <em>emphasis</em>, a <a href="#i${i}">link</a> and <code>code</code>.</p>
      <ul><li><a href="#a${i}">First of ${i}</a></li><li><a href="#b${i}"><span class="icon"></span><span>Second</span></a></li></ul>
      <div class="actions"><button type="button" class="btn"><svg width="8" height="8"><path d="M0 0h8v8"/></svg> Add ${i}</button>
      <button type="button" aria-label="More about ${i}"><i class="fa"></i></button></div></div>`);
    if (i % 3 === 0) {
      add(`<div class="row"><label for="f${i}">Field ${i}</label><input id="f${i}" placeholder="type"><label><input type="checkbox"> Option ${i}</label>
        <select aria-label="Size ${i}"><option>S</option><option>M</option><option>L</option></select></div>`);
    }
    if (i % 5 === 0) {
      add(`<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>${i}</td><td><a href="#t${i}">t</a></td></tr></tbody></table>
        <section aria-labelledby="s${i}"><h4 id="s${i}">Section ${i}</h4><div role="tablist"><div role="tab" aria-selected="true">One</div><div role="tab">Two</div></div></section>
        <figure><img alt="picture ${i}" src="data:,"><figcaption>Picture</figcaption></figure>`);
    }
  }
  return `<!doctype html><meta charset="utf-8"><title>speed</title><style>
    .card { margin: 4px } .icon::before { content: "★"; } .clearfix::after { content: ""; display: table } .badge { text-transform: uppercase }
    .head { display: flex } .btn { display: inline-block } *, ::before, ::after { box-sizing: border-box }
  </style><body>${parts.join('\n')}</body>`;
}
