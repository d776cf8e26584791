/** Small pages with one element #t each: the HTML, what a person who wants to use it meets, and what stands in the way (#by). */
const script = (code) => `<script>${code}</script>`;
const button = '<button id=t style="display:block;width:120px;height:40px">word</button>';
const over = (style) => `<div id=by style="position:absolute;background:#fff;${style}"></div>`;
const at = 'position:absolute;left:0;top:0;';

window.reachabilityPages = [
  [button, 'reachable', 'nothing in the way'],
  [`<div style="position:relative">${button}${over('inset:0')}</div>`, 'covered', 'by a box over all of it'],
  [`<div style="position:relative;width:120px">${button}${over('inset:0 50% 0 0')}</div>`, 'reachable', 'the right half is free'],
  [`<div style="position:relative">${button}${over('inset:0;pointer-events:none')}</div>`, 'reachable', 'the pointer goes through what lies over it'],
  [`<div style="position:relative">${button}${over('inset:0;visibility:hidden')}</div>`, 'reachable', 'a hidden box takes no pointer'],
  [`<button id=t><span style="position:relative;z-index:3">word</span></button>`, 'reachable', 'its own content is it'],
  [`${button}<div id=by style="position:fixed;inset:0;background:#fff8">x</div>`, 'covered', 'a veil over the page'],
  [`${button}<div style="height:3000px"></div><div style="position:fixed;top:0;left:0;right:0;height:60px" id=by>bar</div>`, 'covered', 'under a sticky bar now'],
  [`<div style="height:3000px"></div>${button}`, 'off-screen', 'below the fold'],
  [`<div style="height:60px;overflow:auto" id=by><div style="height:500px"></div>${button}</div>`, 'clipped', 'scrolled out of its container'],
  [`<div style="height:60px;overflow:auto" id=by><div style="height:30px"></div>${button}</div>`, 'reachable', 'half of it shows'],
  [`<div style="height:60px;overflow:auto" id=by><div style="height:200px;overflow:auto">${button}</div></div>`, 'reachable', 'in two containers'],
  ['<button id=t disabled>word</button>', 'disabled', 'disabled itself'],
  ['<fieldset id=by disabled><button id=t>word</button></fieldset>', 'disabled', 'by its fieldset'],
  ['<fieldset disabled><legend><button id=t>word</button></legend></fieldset>', 'reachable', 'the legend of a disabled fieldset is not disabled'],
  ['<div id=by role=group aria-disabled=true><button id=t>word</button></div>', 'disabled', 'by an ancestor\u2019s aria-disabled'],
  ['<div inert id=by><button id=t>word</button></div>', 'inert', 'by an ancestor'],
  [`${button}<dialog id=by>x</dialog>${script("document.querySelector('#by').showModal()")}`, 'inert', 'behind a modal dialog'],
  [`<dialog id=d>${button}</dialog>${script("document.querySelector('#d').showModal()")}`, 'reachable', 'in the modal dialog'],
  ['<button id=t hidden>word</button>', 'hidden', 'not shown'],
  ['<div style="height:20px;overflow:hidden"><button id=t style="margin-top:300px">word</button></div>', 'hidden', 'cut off for good'],
  [`<label>word <input id=t type=checkbox style="opacity:0;${at}"></label>`, 'reachable', 'a transparent checkbox'],
  ['<input id=t type=radio hidden><label for=t>word</label>', 'reachable', 'operated by its label'],
  [`<p style="width:70px;line-height:30px">aaaa <a id=t href="#x">word word word</a></p>`, 'reachable', 'an inline link over three lines: the middle of its box may be none of it'],
  ['<div id=h></div>' + script("h.attachShadow({ mode: 'open' }).innerHTML = '<button id=t>word</button>'"), 'reachable', 'in a shadow root'],
  ['<iframe id=f width=200 height=80></iframe>' + script("f.contentDocument.body.innerHTML = '<button id=t>word</button>'"), 'reachable', 'in a frame'],
  ['<div style="position:relative;width:210px"><iframe id=f width=200 height=80></iframe><div id=by style="position:absolute;inset:0;background:#fff">x</div></div>' + script("f.contentDocument.body.innerHTML = '<button id=t>word</button>'"), 'covered', 'its frame is covered'],
  ['<iframe id=f width=200 height=80></iframe>' + script("f.contentDocument.body.innerHTML = '<div style=height:900px></div><button id=t>word</button>'"), 'off-screen', 'scrolled out in its frame'],
];
