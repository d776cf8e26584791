// Pages without a library whose modal layer receives all input. What is behind it must not be marked as usable.
const noop = () => {};
const behind = `<header style="position:sticky;top:0"><a href="#h">Home</a> <button>Menu</button></header><main>${Array.from({ length: 20 }, (_, i) => `<p><a href="#${i}">Link ${i}</a> <button>Act ${i}</button> <input></p>`).join('')}</main>`;
const SCRIM = 'position:fixed;inset:0;background:#0008';
const PANEL = 'position:fixed;left:30%;top:30%;width:40%;background:#fff;padding:20px';
const ASK = '<p>Sure?</p><input><button>OK</button><button>Cancel</button>';
const page = (html, run = noop) => (host) => {
  host.innerHTML = behind + html;
  run(host);
};
const open = (selector, method) => (host) => host.querySelector(selector)[method]();

export default {
  'modal: native dialog': page(`<dialog>${ASK}</dialog>`, open('dialog', 'showModal')),
  'modal: native dialog in the middle of the page': (host) => {
    host.innerHTML = behind.replace('</main>', `<div style="opacity:.5"><dialog>${ASK}</dialog></div></main>`);
    host.querySelector('dialog').showModal();
  },
  'modal: two native dialogs': page(`<dialog id=a>${ASK}</dialog><dialog id=b><button>Yes</button></dialog>`, (host) => { host.querySelector('#a').showModal(); host.querySelector('#b').showModal(); }),
  'modal: aria-modal beside its scrim': page(`<div style="${SCRIM}"></div><div role=dialog aria-modal=true aria-label=Sure style="${PANEL}">${ASK}</div>`),
  'modal: panel in its scrim': page(`<div style="${SCRIM};display:flex;align-items:center;justify-content:center"><div style="background:#fff;padding:20px">${ASK}</div></div>`),
  'modal: small panel in its scrim': page(`<div style="${SCRIM}"><div style="position:absolute;left:62%;top:13%;background:#fff"><button>OK</button></div></div>`),
  'modal: panel beside its scrim': page(`<div style="${SCRIM}"></div><div style="${PANEL}">${ASK}</div>`),
  'modal: drawer and scrim': page(`<div style="${SCRIM}"></div><nav style="position:fixed;left:0;top:0;bottom:0;width:280px;background:#fff"><a href="#a">One</a><a href="#b">Two</a><button>Close</button></nav>`),
  'modal: sheet from below': page(`<div style="${SCRIM}"></div><section style="position:fixed;left:0;right:0;bottom:0;height:300px;background:#fff">${ASK}</section>`),
  'modal: cookie wall': page('<div style="position:fixed;inset:0;background:#fffe;z-index:9"><h2>Cookies</h2><p>We like them.</p><button>Accept</button><a href="#more">More</a></div>'),
  'modal: spinner over the page': page(`<div style="${SCRIM}"><svg width=40 height=40 style="position:absolute;left:50%;top:50%"><circle r=18 cx=20 cy=20 fill=none stroke=#fff /></svg></div>`),
  'modal: absolute cover': page(`<div style="position:absolute;left:0;top:0;width:100%;height:100vh;background:#000a;z-index:5"><div style="margin:100px auto;width:300px;background:#fff">${ASK}</div></div>`, (host) => {
    host.querySelector('main').style.cssText = 'height:300px;overflow:hidden';
    document.body.append(host.lastElementChild);
  }),
  'modal: popover with a scrim for a backdrop': page(`<style>#p::backdrop{background:#0008;pointer-events:auto}</style><div id=p popover=manual>${ASK}</div>`, open('#p', 'showPopover')),
  'modal: everything else inert': page(`<div id=d style="${PANEL}">${ASK}</div>`, (host) => { for (const el of host.children) if (el.id !== 'd') el.inert = true; }),
  'modal: everything else aria-hidden': page(`<div style="${SCRIM}"></div><div role=dialog style="${PANEL}">${ASK}</div>`, (host) => { for (const el of host.children) if (el.getAttribute('role') !== 'dialog') el.setAttribute('aria-hidden', 'true'); }),
  'modal: in a shadow root': page('<div id=s></div>', (host) => { host.querySelector('#s').attachShadow({ mode: 'open' }).innerHTML = `<div style="${SCRIM}"></div><div style="${PANEL}">${ASK}<slot></slot></div>`; }),
  'no modal: popover': page(`<div id=p popover=manual>${ASK}</div>`, open('#p', 'showPopover')),
  'no modal: dialog beside the page': page(`<dialog open style="top:0">${ASK}</dialog>`),
  'no modal: bar and chat': page(`<div style="position:fixed;left:0;right:0;bottom:0;height:60px;background:#ddd">We use cookies <button>OK</button></div><div style="position:fixed;right:20px;bottom:80px;width:200px;height:200px;background:#eee"><input><button>Send</button></div>`),
};
