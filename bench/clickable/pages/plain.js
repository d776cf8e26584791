// Small pages without a framework: listeners on spans, shapes and cells, delegation, menus, covering layers.
const noop = () => {};
const listen = (root, selector, type = 'click') => root.querySelectorAll(selector).forEach((el) => el.addEventListener(type, noop));
const days = Array.from({ length: 28 }, (_, i) => i + 1);

export default {
  'plain: form': (host) => {
    host.innerHTML = `<h1>Sign up</h1><form><label>Name <input name=n></label><label for=m>Mail</label><input id=m type=email>
      <label><input type=checkbox> I agree</label><fieldset><legend>Size</legend><label><input type=radio name=s>S</label><label><input type=radio name=s>M</label></fieldset>
      <select><option>a<option>b</select><textarea></textarea><input type=hidden value=x><button>Send</button><a href="#t">Terms</a><a>no link</a></form><details><summary>More</summary>text</details>`;
  },
  'plain: spans with listeners': (host) => {
    host.innerHTML = `<p>${Array.from({ length: 8 }, (_, i) => `some words <span class="alink s${i}" style="${i % 2 ? 'color:blue;cursor:pointer' : ''}">word ${i}</span>`).join(' ')}</p>`;
    listen(host, 'span');
  },
  'plain: shapes': (host) => {
    host.innerHTML = `<svg width=400 height=200>${Array.from({ length: 6 }, (_, i) => `<circle cx=${40 + i * 60} cy=50 r=20 fill=red />`).join('')}<rect x=20 y=100 width=40 height=40 fill=blue /><polygon points="100,100 140,100 120,140" fill=green /><text x=200 y=120>go</text><path d="M0 190 H400" stroke="black" /></svg>`;
    listen(host, 'circle, rect, polygon, text');
  },
  'plain: calendar': (host) => {
    host.innerHTML = `<style>td{padding:6px}.day:hover{background:#eee}</style><table><caption>March</caption><thead><tr><th>Mo<th>Tu<th>We<th>Th<th>Fr<th>Sa<th>Su</thead><tbody>${[0, 1, 2, 3].map((w) => `<tr>${days.slice(w * 7, w * 7 + 7).map((d) => `<td class=day>${d}</td>`).join('')}</tr>`).join('')}</tbody></table><button>&lt;</button><button>&gt;</button>`;
    listen(host, '.day');
  },
  'plain: delegated list': (host) => {
    host.innerHTML = `<style>.row{cursor:pointer;padding:4px}</style><ul id=list>${days.slice(0, 8).map((d) => `<li class=row>Item ${d} <button>Delete</button></li>`).join('')}</ul>`;
    host.querySelector('#list').addEventListener('click', noop);
    window.delegated = ['.row'];
  },
  'plain: cards': (host) => {
    host.innerHTML = `<style>.card{border:1px solid #999;width:200px;padding:10px;display:inline-block;cursor:pointer}</style>${[1, 2, 3].map((i) => `<div class=card><img width=40 height=40 alt=""><h3>Card ${i}</h3><p>Text of the card</p><button>Add</button><a href="#c${i}">More</a></div>`).join('')}`;
    listen(host, '.card, .card button');
  },
  'plain: handlers as attributes': (host) => {
    host.innerHTML = '<div onclick="1">one</div><p ondblclick="1">two</p><img onclick="1" width=30 height=30 alt=x><td onclick="1"></td><span onmousedown="1">three</span><b onmouseover="1">no</b>';
    host.querySelectorAll('p')[0].onclick = noop;
  },
  'plain: tabs and menu': (host) => {
    host.innerHTML = `<div role=tablist>${['A', 'B', 'C'].map((t, i) => `<div role=tab tabindex=${i ? -1 : 0} aria-selected=${!i}>${t}</div>`).join('')}</div><div role=tabpanel tabindex=0>panel</div>
      <nav><ul style="list-style:none">${['Home', 'Shop', 'Help'].map((t) => `<li><a href="#${t}"><span><i>*</i>${t}</span></a></li>`).join('')}</ul></nav><div role=menu><div role=menuitem tabindex=-1>Cut</div><div role=menuitem tabindex=-1>Copy</div></div><div role=slider tabindex=0 aria-valuenow=3 style="width:100px;height:10px;background:#aaa"></div>`;
    listen(host, '[role=tab], [role=menuitem]');
    listen(host, '[role=slider]', 'pointerdown');
  },
  'plain: icons and wrappers': (host) => {
    host.innerHTML = `<button><svg width=16 height=16><path d="M0 0H16V16H0Z" /></svg></button><div class=wrap><a href="#a"><span class=icon style="cursor:pointer">*</span><span>Go</span></a></div>
      <span class=btn>Styled</span><div class="btn btn-primary" style="display:inline-block;padding:5px">Div button</div><i class="icon icon-close" style="cursor:pointer">x</i><div style="cursor:pointer"><div><div>Deep</div></div></div>`;
    listen(host, '.btn, .icon-close');
    host.querySelector('div[style^=cursor]').addEventListener('click', noop);
  },
  'plain: a modal of its own': (host) => {
    host.innerHTML = `<nav>${days.map((d) => `<a href="#${d}">Link ${d}</a> `).join('')}</nav><main>${days.map((d) => `<p><button>Act ${d}</button></p>`).join('')}</main>
      <div style="position:fixed;inset:0;background:#0008"></div><div style="position:fixed;left:30%;top:30%;width:40%;background:#fff;padding:20px"><p>Cookies?</p><button>Accept</button><button>Reject</button></div>`;
  },
  'plain: a native modal': (host) => {
    host.innerHTML = `<main>${days.map((d) => `<p><button>Act ${d}</button></p>`).join('')}</main><dialog><form method=dialog><input><button>OK</button></form></dialog>`;
    host.querySelector('dialog').showModal();
  },
  'plain: hidden and covered': (host) => {
    host.innerHTML = `<button hidden>a</button><button style="visibility:hidden">b</button><button style="opacity:0">c</button><div style="height:0;overflow:hidden"><button>d</button></div><a href="#e" style="position:absolute;left:-9999px">e</a>
      <div style="position:relative;width:80px"><button>f</button><div style="position:absolute;inset:0;background:#fff">over</div></div><button style="pointer-events:none">g</button><div inert><button>h</button></div><details><summary>s</summary><button>i</button></details><button>seen</button>
      <div style="height:40px;overflow:auto"><p style="height:100px">x</p><button>scrolled</button></div><div style="height:40px;overflow:hidden"><p style="height:100px">x</p><button>cut</button></div>`;
  },
  'plain: table with controls': (host) => {
    host.innerHTML = `<table><thead><tr>${['Name', 'Age', 'City'].map((h) => `<th class=sort>${h}</th>`).join('')}<th></tr></thead><tbody>${days.slice(0, 10).map((d) => `<tr><td><a href="#${d}">Person ${d}</a><td>${d}<td>Town<td><input type=checkbox><button>Edit</button></tr>`).join('')}</tbody></table>`;
    listen(host, '.sort');
  },
  'plain: drag and press': (host) => {
    host.innerHTML = '<div class=knob style="width:20px;height:20px;background:red"></div><div draggable=true>drag me</div><canvas width=100 height=50></canvas><div class=pad style="width:100px;height:60px;background:#eee"></div>';
    listen(host, '.knob', 'mousedown');
    listen(host, '.pad', 'pointerdown');
    listen(host, '[draggable]', 'dragstart');
    listen(host, 'canvas');
  },
};
